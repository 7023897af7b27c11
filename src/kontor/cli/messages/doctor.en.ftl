## The doctor: what a server needs, how it is, and what mends it

help-doctor = Look at everything that a server needs and say what mends it; leaves with 1 if something cannot work. Settings come from the environment, as for `kontor serve`.
state-ok = ok
state-warning = warning
state-failed = failed
doctor-database = PostgreSQL answers.
doctor-no-database = PostgreSQL does not answer ({ $why }): start it, or say with KONTOR_DATABASE where it is.
doctor-version = PostgreSQL has version { $version }.
doctor-version-old = PostgreSQL has version { $version }: upgrade it to { $oldest } or newer.
doctor-schema = The tables are those of this release, revision { $revision }.
doctor-schema-behind = The tables lack { $missing }: run `kontor db upgrade`.
doctor-schema-ahead = The tables are at revision { $revision }, which this release does not know: install the release that made them.
doctor-clock = The clock agrees with PostgreSQL's, within { $milliseconds } ms.
doctor-clock-apart = The clock is { NUMBER($seconds, maximumFractionDigits: 1) } seconds off PostgreSQL's, so times in logs will mislead: let both machines ask a time server (chrony, systemd-timesyncd).
doctor-bus = NATS answers.
doctor-bus-none = KONTOR_NATS names no NATS: one process serves, and needs none.
doctor-no-bus = NATS does not answer ({ $why }): start it, or say with KONTOR_NATS where it is; leave KONTOR_NATS away for one process.
doctor-secret = KONTOR_SECRET is set.
doctor-secret-none = KONTOR_SECRET is not set, so recovery links die with every restart: set it, for example to the output of `openssl rand -hex 32`.
doctor-secret-several = KONTOR_SECRET is not set, so a recovery link works only at the process that made it: set it to the same value for all, for example to the output of `openssl rand -hex 32`.
doctor-secret-reminders = KONTOR_SECRET is not set, so nobody is reminded, and recovery links die with every restart: set it to the same value for all processes, for example to the output of `openssl rand -hex 32`.
doctor-secret-short = KONTOR_SECRET is short and can be guessed: take { $least } characters or more, for example the output of `openssl rand -hex 32`.
doctor-disk = The disk has { $free } MiB free.
doctor-disk-little = The disk has only { $free } MiB left: make room soon.
doctor-disk-full = The disk has only { $free } MiB left: make room now, before PostgreSQL stops.
doctor-files = A process may open { $limit } files.
doctor-files-few = A process may open only { $limit } files, and every socket is one: raise it to { $wanted } or more with `ulimit -n`, or LimitNOFILE of systemd.
