## Fehler bei Sicherungen und beim Schema

error-no-tool = { $tool } ist nicht installiert: Installiere die Client-Programme von PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } ist gescheitert ({ $why }): Behebe das und versuche es noch einmal; geändert hat sich nichts.
error-not-empty = Die Datenbank ist nicht leer: Nenne mit KONTOR_DATABASE eine andere, oder füge --replace hinzu und verliere, was darin ist.
error-in-use = Jemand ist mit der Datenbank verbunden: Beende erst `kontor serve` und `kontor worker`, damit niemand mit dem weitermacht, was war.
error-restore-failed = Die Datenbank lässt sich nicht ersetzen ({ $why }): Stelle in einer neuen wieder her, und nenne sie mit KONTOR_DATABASE.
error-schema-ahead = Die Datenbank ist auf dem Stand { $revision }, den diese Ausgabe nicht kennt: Installiere die Ausgabe, die sie angelegt hat.
