## Fehler bei Sicherungen und beim Schema

error-no-tool = { $tool } ist nicht installiert. Installiere die Client-Programme von PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } ist gescheitert ({ $why }); geändert hat sich nichts. Behebe die Ursache und versuch es noch einmal.
error-not-empty = Die Datenbank ist nicht leer. Nenne mit KONTOR_DATABASE eine andere, oder lösche ihren Inhalt mit --replace.
error-in-use = Die Datenbank wird gerade benutzt. Beende zuerst `kontor serve` und `kontor worker`, damit nichts mit den alten Daten weiterläuft.
error-restore-failed = Die Datenbank lässt sich nicht ersetzen ({ $why }). Stelle die Sicherung in einer neuen wieder her, und nenne diese mit KONTOR_DATABASE.
error-schema-ahead = Die Datenbank ist auf dem Stand { $revision }, den diese Version von Kontor nicht kennt. Installiere die Version, die sie geschrieben hat.
