## The server: its database and its workers

help-db = Check the server's database, and bring it up to date.
help-db-upgrade = Create missing tables and bring old ones up to date. Settings come from the environment: KONTOR_DATABASE is the address of PostgreSQL.
help-db-check = Change nothing, and say what an upgrade to this release makes of the stored matches; exits with 1 if it cannot read some. Missing revisions run in a copy of the database, which needs room on the disk.
help-db-status = Show if the database is up to date; exits with 1 if it is not.
help-worker = Play the turns of the server's bots until SIGTERM or Ctrl-C. Settings come from the environment: KONTOR_DATABASE, KONTOR_NATS.
help-worker-metrics-port = Serve the metrics of this worker to Prometheus on this port of 127.0.0.1, under /metrics.
error-port = The metrics can't be served on port { $port } ({ $why }). Choose another one with --metrics-port.
help-worker-processes = The number of processes in which bots think; if you leave it out, one for each core.
db-newest = The database is up to date, at revision { $newest }.
db-upgraded = The database is now at revision { $newest }. Revisions run: { $missing }.
db-behind = The database is at revision { $revision }. Missing: { $missing }. Run `kontor db upgrade`.
db-checking = Matches
db-check-carried-over = { $count ->
    [one] 1 match goes
   *[other] { $count } matches go
} on as if nothing had happened.
db-check-continued = { $count ->
    [one] 1 match goes
   *[other] { $count } matches go
} on from the present position, because the rules were corrected.
db-check-shown = { $count ->
    [one] 1 finished match is
   *[other] { $count } finished matches are
} shown.
db-check-not-installed = { $count ->
    [one] 1 match belongs
   *[other] { $count } matches belong
} to games that are not installed. Nothing is lost: install these games to open them.
db-check-unreadable = { $count ->
    [one] 1 match cannot be read
   *[other] { $count } matches cannot be read
} by this release. Do not upgrade: use the release that stored them, or a newer one.
error-no-server = The server is not installed ({ $module } is missing). Run `pip install "kontor[server]"`, or `make setup` in the project.
error-schema-behind = The database lacks { $missing }. Run `kontor db upgrade` first.
help-serve = Serve matches over HTTP and WebSocket until SIGTERM or Ctrl-C. Settings come from the environment: KONTOR_DATABASE, KONTOR_NATS, KONTOR_SECRET.
help-serve-host = The address to listen on; 0.0.0.0 for all.
help-serve-port = The port to listen on.
help-serve-workers = The number of processes that share the port; more than one needs NATS.
help-serve-bots = The number of bot processes that each process of the server runs in the background; 0 if `kontor worker` runs elsewhere.
waiting-for-database = PostgreSQL does not answer yet ({ $why }). Waiting up to { $seconds } seconds for it; KONTOR_DATABASE says where it is.
serving = Kontor is running at { $address }. Press Ctrl-C to stop it.
error-port-in-use = Another program listens on port { $port }, perhaps a Kontor that is already running. Stop it, or choose another port, such as --port 8001.
error-port-forbidden = Only root may listen on port { $port }. Choose a port from 1024 on, such as --port 8000, and let a proxy pass requests on.
error-no-host = This machine has no address { $host }. Use --host 127.0.0.1 for this machine alone, or --host 0.0.0.0 for everybody who can reach it.
error-cannot-listen = The server can't listen on { $host }, port { $port } ({ $why }). Choose another --host or --port.
error-workers-need-nats = Several processes need NATS to learn of each other's moves. Set KONTOR_NATS to its address, or use --workers 1.
help-schema = Print the OpenAPI document of the server as JSON, to generate types or clients from; no server needs to run.
help-backup = Write the server's whole database to a file; matches can go on meanwhile. KONTOR_DATABASE is the address of PostgreSQL.
help-backup-file = The file to write; an existing one is never overwritten.
help-backup-keep = FILE is a folder: name the backup by the time, and remove all but this number of such backups when it is complete.
help-restore = Fill the server's database from a backup. Stop `kontor serve` and `kontor worker` first.
help-restore-file = A file written by `kontor backup`.
help-restore-replace = Replace what is in the database; without this, only an empty database is filled.
backed-up = The backup is in { $file } ({ $size } KiB). Keep it safe: it contains all secrets of the server.
backup-removed = The old backup { $file } is removed.
restored = The database is restored from { $file }.
error-no-backup = There is no file { $file }. Name one that `kontor backup` wrote.
