## Seiten

page-unbuilt = Hier läuft Kontor, aber sein Tisch für den Browser ist nicht gebaut: Rufe im Projekt <code>make web</code> auf und lade diese Seite neu. Programme finden unter <a href="/schema">/schema</a>, was sie fragen können.
