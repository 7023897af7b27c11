## Seiten

page-unbuilt = Hier läuft Kontor, aber die Oberfläche für den Browser ist noch nicht gebaut. Rufe im Projekt <code>make web</code> auf und lade diese Seite neu. Programme finden die Schnittstelle unter <a href="/schema">/schema</a>.
page-game-title = { $game } online spielen
