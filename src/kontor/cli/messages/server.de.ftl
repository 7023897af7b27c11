## Der Server: seine Datenbank und seine Arbeiter

help-db = Die Datenbank des Servers ansehen und auf den neuesten Stand bringen.
help-db-upgrade = Lege fehlende Tabellen an und bringe alte auf den neuesten Stand. Einstellungen kommen aus der Umgebung: KONTOR_DATABASE sagt, wo PostgreSQL ist.
help-db-status = Sage, auf welchem Stand die Datenbank ist; endet mit 1, wenn etwas fehlt.
help-worker = Spiele die Züge der Bots auf dem Server, bis SIGTERM oder Strg-C kommt. Einstellungen kommen aus der Umgebung: KONTOR_DATABASE, KONTOR_NATS.
help-worker-processes = In wie vielen Prozessen Bots nachdenken; ohne Angabe einer je Kern.
db-newest = Die Datenbank ist auf dem neuesten Stand: { $newest }.
db-upgraded = Die Datenbank ist jetzt auf dem Stand { $newest }. Ausgeführt: { $missing }.
db-behind = Die Datenbank ist auf dem Stand { $revision }. Es fehlen: { $missing }. Rufe `kontor db upgrade` auf.
error-no-server = Der Server ist hier nicht installiert ({ $module } fehlt): Starte `pip install "kontor[server]"` oder im Projekt `make setup`.
error-schema-behind = Der Datenbank fehlen { $missing }: Rufe zuerst `kontor db upgrade` auf.
help-serve = Partien über HTTP und WebSocket anbieten, bis SIGTERM oder Strg-C kommt. Die Einstellungen kommen aus der Umgebung: KONTOR_DATABASE, KONTOR_NATS, KONTOR_SECRET.
help-serve-host = Die Adresse, unter der gehorcht wird; 0.0.0.0 für alle.
help-serve-port = Der Port, an dem gehorcht wird.
help-serve-workers = Wie viele Prozesse sich den Port teilen; mehr als einer brauchen NATS.
help-serve-bots = In wie vielen Prozessen Bots neben jedem Prozess des Servers nachdenken; 0, wenn `kontor worker` anderswo läuft.
serving = Kontor ist unter { $address } zu erreichen. Strg-C beendet es.
error-workers-need-nats = Mehrere Prozesse hören über NATS von den Zügen der anderen: mit KONTOR_NATS sagen, wo es ist, oder --workers 1 nehmen.
