## Der Doktor: was ein Server braucht, wie es darum steht, und was hilft

help-doctor = Sieh alles an, was ein Server braucht, und sage, was hilft; endet mit 1, wenn etwas so nicht gehen kann. Einstellungen kommen aus der Umgebung, wie bei `kontor serve`.
state-ok = gut
state-warning = Warnung
state-failed = Fehler
doctor-database = PostgreSQL antwortet.
doctor-no-database = PostgreSQL antwortet nicht ({ $why }): Starte es, oder sage mit KONTOR_DATABASE, wo es ist.
doctor-version = PostgreSQL hat die Version { $version }.
doctor-version-old = PostgreSQL hat die Version { $version }: Bringe es auf { $oldest } oder neuer.
doctor-schema = Die Tabellen sind die dieser Ausgabe, Stand { $revision }.
doctor-schema-behind = Den Tabellen fehlen { $missing }: Rufe `kontor db upgrade` auf.
doctor-schema-ahead = Die Tabellen sind auf dem Stand { $revision }, den diese Ausgabe nicht kennt: Installiere die Ausgabe, die sie angelegt hat.
doctor-clock = Die Uhr geht wie die von PostgreSQL, auf { $milliseconds } ms genau.
doctor-clock-apart = Die Uhr geht { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden anders als die von PostgreSQL, so dass Zeiten in Protokollen täuschen: Lass beide Rechner einen Zeitserver fragen (chrony, systemd-timesyncd).
doctor-bus = NATS antwortet.
doctor-bus-none = KONTOR_NATS nennt kein NATS: Ein einziger Prozess bedient alle und braucht keines.
doctor-no-bus = NATS antwortet nicht ({ $why }): Starte es, oder sage mit KONTOR_NATS, wo es ist; für einen einzigen Prozess lass KONTOR_NATS weg.
doctor-secret = KONTOR_SECRET ist gesetzt.
doctor-secret-none = KONTOR_SECRET ist nicht gesetzt, so dass Rückkehr-Links bei jedem Neustart verfallen: Setze es, etwa auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-several = KONTOR_SECRET ist nicht gesetzt, so dass ein Rückkehr-Link nur bei dem Prozess gilt, der ihn gemacht hat: Setze es für alle auf denselben Wert, etwa auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-reminders = KONTOR_SECRET ist nicht gesetzt, so dass niemand erinnert wird und Rückkehr-Links bei jedem Neustart verfallen: Setze es für alle Prozesse auf denselben Wert, etwa auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-short = KONTOR_SECRET ist kurz und lässt sich erraten: Nimm { $least } Zeichen oder mehr, etwa die Ausgabe von `openssl rand -hex 32`.
doctor-disk = Auf der Platte sind { $free } MiB frei.
doctor-disk-little = Auf der Platte sind nur noch { $free } MiB frei: Schaffe bald Platz.
doctor-disk-full = Auf der Platte sind nur noch { $free } MiB frei: Schaffe jetzt Platz, ehe PostgreSQL stehen bleibt.
doctor-files = Ein Prozess darf { $limit } Dateien öffnen.
doctor-files-few = Ein Prozess darf nur { $limit } Dateien öffnen, und jede Verbindung ist eine: Erhöhe das mit `ulimit -n` oder LimitNOFILE von systemd auf { $wanted } oder mehr.
