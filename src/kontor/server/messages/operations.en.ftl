## Errors with backups and with the schema

error-no-tool = { $tool } is not installed. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } failed ({ $why }), and nothing was changed. Fix the cause and try again.
error-not-empty = The database is not empty. Name another one with KONTOR_DATABASE, or add --replace to delete what is in it.
error-in-use = The database is in use. Stop `kontor serve` and `kontor worker` first, so that nothing goes on with the old data.
error-restore-failed = The database cannot be replaced ({ $why }). Restore into a new one, and name it with KONTOR_DATABASE.
error-schema-ahead = The database is at revision { $revision }, which this release does not know. Install the release that wrote it.

## Packs of old matches

error-packs-unset = This match is in a pack, and the server does not know where packs are. Tell the host to set KONTOR_PACKS to the place that it had.
error-packs-unwritable = Packs cannot be written to { $place } ({ $why }). Nothing was removed from the database; make the place writable, and the next night tries again.
error-packs-unreadable = This match is in a pack, and { $place } cannot be read at the moment ({ $why }). Try again later, and tell the host if it lasts.
error-pack-damaged = The pack of this match is damaged, so its moves cannot be shown. Tell the host, who may have a copy of the packs: { $match }.
