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

## Die Dokumentation

docs-title = Dokumentation
docs-unbuilt = Die Dokumentation ist hier noch nicht gebaut. Rufe im Projekt <code>make docs</code> auf und lade diese Seite neu. Ihre Quellen liegen im Ordner <code>docs</code> des Projekts.
docs-missing = Unter dieser Adresse hat die Dokumentation keine Seite. Ihre erste Seite ist

## Die Schlüssel der Aufzeichnungen

keys-title = Schlüssel der Aufzeichnungen
keys-about = Die Aufzeichnung einer beendeten Partie kann man als Datei behalten, die dieser Server unterschreibt. Mit diesen Schlüsseln kann jeder prüfen, auch ohne diesen Server, dass so eine Datei so ist, wie sie hier geschrieben wurde. Speichere dafür die Liste unten und führe aus: kontor verify DATEI --key kontor-keys.json
keys-none = Dieser Server unterschreibt keine Aufzeichnungen. Wer ihn betreibt, kann KONTOR_RECORD_KEY setzen.
keys-current = In Gebrauch seit { $since }
keys-former = In Gebrauch von { $since } bis { $until }
keys-list = Die Liste für Programme
error-no-viewer = Dieser Server kann die Seite einer Partie nicht machen, weil sein Client nicht gebaut wurde. Bitte den Gastgeber, `make web` auszuführen.
