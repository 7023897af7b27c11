## Errors of backups and of the schema

error-no-tool = { $tool } is not installed: install the client programs of PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } failed ({ $why }): mend that and try again; nothing was changed.
error-not-empty = The database is not empty: name another one with KONTOR_DATABASE, or add --replace to lose what is in it.
error-in-use = Somebody is connected to the database: stop `kontor serve` and `kontor worker` first, so that nobody goes on with what was.
error-restore-failed = The database cannot be replaced ({ $why }): restore into a new one, and name that with KONTOR_DATABASE.
error-schema-ahead = The database is at revision { $revision }, which this release does not know: install the release that made it.
