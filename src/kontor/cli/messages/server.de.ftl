## Der Server: seine Datenbank und seine Worker

help-db = Die Datenbank des Servers prüfen und auf den neuesten Stand bringen.
help-db-upgrade = Fehlende Tabellen anlegen und alte auf den neuesten Stand bringen. Die Einstellungen kommen aus der Umgebung: KONTOR_DATABASE ist die Adresse von PostgreSQL.
help-db-check = Ändert nichts und sagt, was eine Aktualisierung auf diese Version aus den gespeicherten Partien macht; endet mit 1, wenn sie einige nicht lesen kann. Fehlende Revisionen laufen in einer Kopie der Datenbank, die Platz auf der Platte braucht.
help-db-status = Anzeigen, ob die Datenbank auf dem neuesten Stand ist; endet mit 1, wenn nicht.
help-worker = Die Züge der Bots auf dem Server spielen, bis SIGTERM oder Strg-C kommt. Die Einstellungen kommen aus der Umgebung: KONTOR_DATABASE, KONTOR_NATS.
help-worker-metrics-port = Die Messwerte dieses Workers für Prometheus an diesem Port von 127.0.0.1 bereitstellen, unter /metrics.
error-port = Die Messwerte lassen sich an Port { $port } nicht bereitstellen ({ $why }). Wähle mit --metrics-port einen anderen.
help-worker-processes = Die Zahl der Prozesse, in denen Bots nachdenken; ohne Angabe einer je Kern.
db-newest = Die Datenbank ist auf dem neuesten Stand: { $newest }.
db-upgraded = Die Datenbank ist jetzt auf dem Stand { $newest }. Ausgeführt: { $missing }.
db-behind = Die Datenbank ist auf dem Stand { $revision }. Es fehlen: { $missing }. Rufe `kontor db upgrade` auf.
db-checking = Partien
db-check-carried-over = { $count ->
    [one] 1 Partie geht
   *[other] { $count } Partien gehen
} weiter, als wäre nichts geschehen.
db-check-continued = { $count ->
    [one] 1 Partie geht
   *[other] { $count } Partien gehen
} von der jetzigen Stellung aus weiter, weil die Regeln berichtigt wurden.
db-check-shown = { $count ->
    [one] 1 beendete Partie wird
   *[other] { $count } beendete Partien werden
} gezeigt.
db-check-not-installed = { $count ->
    [one] 1 Partie gehört
   *[other] { $count } Partien gehören
} zu Spielen, die nicht installiert sind. Nichts ist verloren: Installiere diese Spiele, um sie zu öffnen.
db-check-unreadable = { $count ->
    [one] 1 Partie kann
   *[other] { $count } Partien können
} von dieser Version nicht gelesen werden. Aktualisiere nicht: Nimm die Version, die sie gespeichert hat, oder eine neuere.
error-no-server = Der Server ist nicht installiert ({ $module } fehlt). Installiere ihn mit `pip install "kontor[server]"` oder im Projekt mit `make setup`.
error-schema-behind = Der Datenbank fehlen { $missing }. Rufe zuerst `kontor db upgrade` auf.
help-serve = Partien über HTTP und WebSocket anbieten, bis SIGTERM oder Strg-C kommt. Die Einstellungen kommen aus der Umgebung: KONTOR_DATABASE, KONTOR_NATS, KONTOR_SECRET.
help-serve-host = Die Adresse, an der der Server erreichbar ist; 0.0.0.0 für alle.
help-serve-port = Der Port, an dem der Server erreichbar ist.
help-serve-workers = Die Zahl der Prozesse, die sich den Port teilen; ab zwei ist NATS nötig.
help-serve-bots = Die Zahl der Bot-Prozesse, die jeder Prozess des Servers im Hintergrund betreibt; 0, wenn `kontor worker` anderswo läuft.
waiting-for-database = PostgreSQL antwortet noch nicht ({ $why }). Kontor wartet bis zu { $seconds } Sekunden darauf; wo es ist, steht in KONTOR_DATABASE.
serving = Kontor läuft unter { $address }. Strg-C beendet es.
error-port-in-use = An Port { $port } lauscht schon ein anderes Programm, vielleicht ein Kontor, das noch läuft. Beende es, oder wähle einen anderen Port, zum Beispiel --port 8001.
error-port-forbidden = An Port { $port } darf nur root lauschen. Wähle einen Port ab 1024, zum Beispiel --port 8000, und lass einen Proxy die Anfragen weitergeben.
error-no-host = Dieser Rechner hat die Adresse { $host } nicht. Nimm --host 127.0.0.1 nur für diesen Rechner, oder --host 0.0.0.0 für alle, die ihn erreichen.
error-cannot-listen = Der Server kann an { $host }, Port { $port }, nicht lauschen ({ $why }). Wähle mit --host oder --port etwas anderes.
error-workers-need-nats = Mehrere Prozesse erfahren nur über NATS von den Zügen der anderen. Setze KONTOR_NATS auf seine Adresse, oder nimm --workers 1.
help-schema = Das OpenAPI-Dokument des Servers als JSON ausgeben, um daraus Typen oder Clients zu erzeugen; ein laufender Server ist nicht nötig.
help-backup = Die ganze Datenbank des Servers in eine Datei schreiben, auch während gespielt wird. KONTOR_DATABASE ist die Adresse von PostgreSQL.
help-backup-file = Die Datei, die geschrieben wird; eine vorhandene wird nie überschrieben.
help-backup-keep = FILE ist ein Ordner: die Sicherung nach der Zeit benennen, und wenn sie vollständig ist, nur so viele solcher Sicherungen behalten.
help-restore = Die Datenbank des Servers aus einer Sicherung füllen. Beende vorher `kontor serve` und `kontor worker`.
help-restore-file = Eine Datei, die `kontor backup` geschrieben hat.
help-restore-replace = Ersetzen, was in der Datenbank ist; ohne diese Angabe wird nur eine leere Datenbank gefüllt.
backed-up = Die Sicherung steht in { $file } ({ $size } KiB). Bewahre sie sicher auf: Sie enthält alle Geheimnisse des Servers.
backup-removed = Die alte Sicherung { $file } ist gelöscht.
restored = Die Datenbank ist aus { $file } wiederhergestellt.
error-no-backup = Die Datei { $file } gibt es nicht. Nenne eine, die `kontor backup` geschrieben hat.
