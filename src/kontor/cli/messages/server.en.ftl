## The server: its database and its workers

help-db = Look at the server's database, and bring it up to date.
help-db-upgrade = Create the tables that are missing, and bring old ones up to date. Settings come from the environment: KONTOR_DATABASE says where PostgreSQL is.
help-db-status = Say where the database stands; leaves with 1 if something is missing.
help-worker = Take the turns of the server's bots, until SIGTERM or Ctrl-C. Settings come from the environment: KONTOR_DATABASE, KONTOR_NATS.
help-worker-processes = In how many processes bots think; without it one for each core.
db-newest = The database is up to date, at revision { $newest }.
db-upgraded = The database is now at revision { $newest }. Carried out: { $missing }.
db-behind = The database is at revision { $revision }. Missing: { $missing }. Run `kontor db upgrade`.
error-no-server = The server is not installed here ({ $module } is missing): run `pip install "kontor[server]"`, or `make setup` in the project.
error-schema-behind = The database lacks { $missing }: run `kontor db upgrade` first.
help-serve = Serve matches over HTTP and WebSocket, until SIGTERM or Ctrl-C. Settings come from the environment: KONTOR_DATABASE, KONTOR_NATS, KONTOR_SECRET.
help-serve-host = The address to listen at; 0.0.0.0 for everybody.
help-serve-port = The port to listen at.
help-serve-workers = How many processes share the port; more than one need NATS.
help-serve-bots = In how many processes bots think beside each process of the server; 0 if `kontor worker` runs elsewhere.
serving = Kontor serves at { $address }. Ctrl-C stops it.
error-workers-need-nats = Several processes hear of each other's moves through NATS: say with KONTOR_NATS where it is, or take --workers 1.
