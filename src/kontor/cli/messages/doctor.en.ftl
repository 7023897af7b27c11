## The doctor: what a server needs, and how to fix it

help-doctor = Check everything that a server needs and say how to fix what is wrong; exits with 1 if a check fails. Settings come from the environment, as for `kontor serve`.
state-ok = ok
state-warning = warning
state-failed = failed
doctor-database = PostgreSQL answers.
doctor-database-missing = PostgreSQL answers, but it has no database { $name }. Make it: sudo -u postgres createdb { $name } --owner={ $role }. Or set KONTOR_DATABASE to the address of another one.
doctor-login-refused = PostgreSQL answers, but it refuses the role { $role } ({ $why }). Check the role and the password in KONTOR_DATABASE. If there is no such role, make it: sudo -u postgres createuser { $role } --pwprompt.
doctor-database-read-only = PostgreSQL answers, but takes no changes ({ $why }). If it is a standby, name the primary in KONTOR_DATABASE, or promote it; if not, set default_transaction_read_only to off.
doctor-no-database = PostgreSQL does not answer ({ $why }). Start it, or set KONTOR_DATABASE to its address; `pip install "kontor[embedded]"` brings a database of its own.
doctor-version = PostgreSQL is version { $version }.
doctor-version-old = PostgreSQL is version { $version }. Upgrade it to { $oldest } or newer.
doctor-schema = The tables match this release (revision { $revision }).
doctor-schema-new = The database is empty: `kontor serve` makes the tables at its start.
doctor-schema-behind = The tables lack { $missing }. `kontor serve` adds this at its start, and `kontor db upgrade` does it now.
doctor-schema-ahead = The tables are at revision { $revision }, which this release does not know. Install the release that made them.
doctor-pooler = A pooler is in front of PostgreSQL, and prepared statements work through it.
doctor-pooler-none = No pooler is in front of PostgreSQL.
doctor-pooler-forgets = The pooler in front of PostgreSQL forgets prepared statements, so every command would fail. Use pgbouncer 1.21 or newer with max_prepared_statements = 200, or let KONTOR_DATABASE lead to PostgreSQL itself. Debian 12 has pgbouncer 1.18.
doctor-pooler-broken = The pooler in front of PostgreSQL does not do what Kontor needs: { $why }. Let KONTOR_DATABASE lead to PostgreSQL itself, or use pgbouncer 1.21 or newer with max_prepared_statements = 200.
doctor-shard = Shard { $number } answers and belongs to this server.
doctor-shard-new = Shard { $number } has no tables yet: `kontor serve` makes them at its start, and `kontor db upgrade` does it now.
doctor-shard-away = Shard { $number } does not answer ({ $why }). Start it, or correct address { $number } in KONTOR_SHARDS. The matches that are played there wait.
doctor-shard-behind = The tables of shard { $number } lack { $missing }. `kontor serve` adds this at its start, and `kontor db upgrade` does it now.
doctor-shard-of-another = Address { $number } in KONTOR_SHARDS does not lead to shard { $number } of this server. Put the addresses into the order in which they were added.
doctor-shard-unsafe = Shard { $number } may lose moves that players were told are saved: off is { $settings }. Switch it on there, as for the database of KONTOR_DATABASE.
doctor-durability = What PostgreSQL has acknowledged outlives a power failure.
doctor-durability-allowed = PostgreSQL may lose moves that players were told are saved: off is { $settings }. KONTOR_ALLOW_UNSAFE_DATABASE allows it; on a server for people, switch it on and remove that setting.
doctor-durability-off = PostgreSQL may lose moves that players were told are saved: off is { $settings }. Switch it on: ALTER SYSTEM SET { $first } = on; SELECT pg_reload_conf(); and look for settings of the role and the database, too. `kontor serve` does not start with it, unless KONTOR_ALLOW_UNSAFE_DATABASE=1 says that these data may be lost.
doctor-clock = The clock agrees with PostgreSQL's within { $milliseconds } ms.
doctor-clock-apart = The clock differs from PostgreSQL's by { NUMBER($seconds, maximumFractionDigits: 1) } seconds. A process here flags nobody whose time has run out, and times in logs are misleading. Let both machines use a time server (chrony, systemd-timesyncd).
doctor-bus = NATS answers.
doctor-bus-none = KONTOR_NATS is not set. That is fine for a server of one process.
doctor-no-bus = NATS does not answer ({ $why }). Start it, or set KONTOR_NATS to its address; for a server of one process, leave KONTOR_NATS empty.
doctor-secret = KONTOR_SECRET is set.
doctor-secret-none = KONTOR_SECRET is not set, so recovery links stop working at every restart. Set it, for example to the output of `openssl rand -hex 32`.
doctor-secret-several = KONTOR_SECRET is not set, so a recovery link works only in the process that made it. Set it to the same value for all processes, for example to the output of `openssl rand -hex 32`.
doctor-secret-reminders = KONTOR_SECRET is not set, so nobody gets reminders, and recovery links stop working at every restart. Set it to the same value for all processes, for example to the output of `openssl rand -hex 32`.
doctor-secret-short = KONTOR_SECRET is short enough to be guessed. Use { $least } characters or more, for example the output of `openssl rand -hex 32`.
doctor-disk = The disk has { $free } MiB free.
doctor-disk-little = The disk has only { $free } MiB free. Make room soon.
doctor-disk-full = The disk has only { $free } MiB free. Make room now, before PostgreSQL stops.
doctor-proxies = Proxies that may name the caller: { $trusted }.
doctor-proxies-any = Every caller may name an address of their own, because FORWARDED_ALLOW_IPS is *. Set it to the address or the network of your proxy.
doctor-proxies-unfit = FORWARDED_ALLOW_IPS has something that is no address: { $unfit }. Write the IP address or the network of your proxy, such as 10.0.0.5 or 10.0.0.0/24.
doctor-files = A process may open { $limit } files.
doctor-files-few = A process may open only { $limit } files, and every connection is one. Raise the limit to { $wanted } or more with `ulimit -n`, or with LimitNOFILE in systemd.
doctor-embedded = The database that comes with Kontor keeps its data in { $folder }.
doctor-embedded-new = There is no database yet. `kontor serve` creates one in { $folder }.
doctor-secret-folder = The secret is kept in the data folder.
doctor-packs = Packs can be written to { $place }: { $count } matches are packed, and { $sample } of them were read.
doctor-packs-none = KONTOR_PACKS is not set, so old matches stay in the database. That is fine for a club.
doctor-packs-unset = KONTOR_PACKS is not set, but the moves of { $count } matches are in packs. Set it to the place that it had, or nobody can see these matches.
doctor-packs-unusable = Packs cannot be kept in { $place } ({ $why }). Make it, and let the user of the server write there.
doctor-packs-damaged = { $count } of { $sample } packs in { $place } cannot be read. Bring missing files back from the backup of that place.
