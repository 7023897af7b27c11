## Seiten

page-unbuilt = Hier läuft Kontor, aber die Oberfläche für den Browser ist noch nicht gebaut. Rufe im Projekt <code>make web</code> auf und lade diese Seite neu. Programme finden die Schnittstelle unter <a href="/schema">/schema</a>.
page-game-title = { $game } online spielen

## Die Beschreibung der Schnittstelle

reference-title = Die Schnittstelle für Programme
reference-about = Alle Adressen dieses Servers und die Datensätze, die er sendet und liest. Dasselbe als Datei: <a href="/schema/openapi.json">openapi.json</a>.
reference-parameters = Parameter
reference-body = Inhalt
reference-answers = Antworten
reference-caller = Anmeldung
reference-login = nötig
reference-login-optional = möglich
reference-records = Datensätze
