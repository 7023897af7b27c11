## Errors with backups and with the schema

error-no-tool = { $tool } is not installed. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } failed ({ $why }), and nothing was changed. Fix the cause and try again.
error-not-empty = The database is not empty. Name another one with KONTOR_DATABASE, or add --replace to delete what is in it.
error-in-use = The database is in use. Stop `kontor serve` and `kontor worker` first, so that nothing goes on with the old data.
error-restore-failed = The database cannot be replaced ({ $why }). Restore into a new one, and name it with KONTOR_DATABASE.
error-schema-ahead = The database is at revision { $revision }, which this release does not know. Install the release that wrote it.
