## Der Doktor: was ein Server braucht, wie es darum steht, und was hilft

help-doctor = Alles prüfen, was ein Server braucht, und sagen, wie sich Fehler beheben lassen; endet mit 1, wenn eine Prüfung scheitert. Die Einstellungen kommen aus der Umgebung, wie bei `kontor serve`.
state-ok = ok
state-warning = Warnung
state-failed = Fehler
doctor-database = PostgreSQL antwortet.
doctor-database-missing = PostgreSQL antwortet, hat aber keine Datenbank { $name }. Lege sie an: sudo -u postgres createdb { $name } --owner={ $role }. Oder setze KONTOR_DATABASE auf die Adresse einer anderen.
doctor-login-refused = PostgreSQL antwortet, weist aber die Rolle { $role } ab ({ $why }). Prüfe die Rolle und das Passwort in KONTOR_DATABASE. Wenn es die Rolle nicht gibt, lege sie an: sudo -u postgres createuser { $role } --pwprompt.
doctor-database-read-only = PostgreSQL antwortet, nimmt aber keine Änderungen an ({ $why }). Wenn es ein Standby ist, gib in KONTOR_DATABASE die Adresse des Primärservers an oder befördere diesen hier; sonst setze default_transaction_read_only auf off.
doctor-no-database = PostgreSQL antwortet nicht ({ $why }). Starte es, oder setze KONTOR_DATABASE auf seine Adresse; `pip install "kontor[embedded]"` bringt eine eigene Datenbank mit.
doctor-version = PostgreSQL hat die Version { $version }.
doctor-version-old = PostgreSQL hat die Version { $version }. Aktualisiere es auf { $oldest } oder neuer.
doctor-schema = Die Tabellen passen zu dieser Version von Kontor (Stand { $revision }).
doctor-schema-new = Die Datenbank ist noch leer: `kontor serve` legt die Tabellen beim Start an.
doctor-schema-behind = Den Tabellen fehlen { $missing }. `kontor serve` ergänzt das beim Start, und `kontor db upgrade` sofort.
doctor-schema-ahead = Die Tabellen haben den Stand { $revision }, den diese Version von Kontor nicht kennt. Installiere die Version, die sie angelegt hat.
doctor-pooler = Vor PostgreSQL steht ein Pooler, und vorbereitete Anweisungen funktionieren durch ihn.
doctor-pooler-none = Vor PostgreSQL steht kein Pooler.
doctor-pooler-forgets = Der Pooler vor PostgreSQL vergisst vorbereitete Anweisungen, deshalb würde jeder Befehl scheitern. Nimm pgbouncer ab 1.21 mit max_prepared_statements = 200, oder lass KONTOR_DATABASE direkt zu PostgreSQL führen. Debian 12 hat pgbouncer 1.18.
doctor-pooler-broken = Der Pooler vor PostgreSQL tut nicht, was Kontor braucht: { $why }. Lass KONTOR_DATABASE direkt zu PostgreSQL führen, oder nimm pgbouncer ab 1.21 mit max_prepared_statements = 200.
doctor-shard = Shard { $number } antwortet und gehört zu diesem Server.
doctor-shard-new = Shard { $number } hat noch keine Tabellen: `kontor serve` legt sie beim Start an, `kontor db upgrade` sofort.
doctor-shard-away = Shard { $number } antwortet nicht ({ $why }). Starte ihn, oder berichtige Adresse { $number } in KONTOR_SHARDS. Die Partien, die dort gespielt werden, warten so lange.
doctor-shard-behind = Den Tabellen von Shard { $number } fehlt { $missing }. `kontor serve` ergänzt das beim Start, `kontor db upgrade` sofort.
doctor-shard-of-another = Adresse { $number } in KONTOR_SHARDS führt nicht zu Shard { $number } dieses Servers. Nenne die Adressen in der Reihenfolge, in der sie dazukamen.
doctor-shard-unsafe = Shard { $number } kann Züge verlieren, die den Spielern schon als gespeichert gemeldet wurden: Ausgeschaltet ist { $settings }. Schalte es dort ein, wie bei der Datenbank aus KONTOR_DATABASE.
doctor-durability = Was PostgreSQL bestätigt hat, übersteht einen Stromausfall.
doctor-durability-allowed = PostgreSQL kann Züge verlieren, die den Spielern schon als gespeichert gemeldet wurden: Ausgeschaltet ist { $settings }. KONTOR_ALLOW_UNSAFE_DATABASE lässt das zu; auf einem Server, auf dem Menschen spielen, schalte es ein und entferne diese Einstellung.
doctor-durability-off = PostgreSQL kann Züge verlieren, die den Spielern schon als gespeichert gemeldet wurden: Ausgeschaltet ist { $settings }. Schalte es ein: ALTER SYSTEM SET { $first } = on; SELECT pg_reload_conf(); und sieh auch bei den Einstellungen der Rolle und der Datenbank nach. `kontor serve` startet damit nicht, außer KONTOR_ALLOW_UNSAFE_DATABASE=1 sagt, dass diese Daten verloren gehen dürfen.
doctor-clock = Die Uhr stimmt mit der von PostgreSQL überein, auf { $milliseconds } ms genau.
doctor-clock-apart = Die Uhr weicht um { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden von der Uhr von PostgreSQL ab. Ein Prozess auf diesem Rechner stellt deshalb bei niemandem eine Zeitüberschreitung fest, und Zeiten in Protokollen sind irreführend. Lass beide Rechner einen Zeitserver verwenden (chrony, systemd-timesyncd).
doctor-bus = NATS antwortet.
doctor-bus-none = KONTOR_NATS ist nicht gesetzt. Für einen Server mit einem Prozess ist das in Ordnung.
doctor-no-bus = NATS antwortet nicht ({ $why }). Starte es, oder setze KONTOR_NATS auf seine Adresse; für einen Server mit einem Prozess lass KONTOR_NATS leer.
doctor-secret = KONTOR_SECRET ist gesetzt.
doctor-secret-none = KONTOR_SECRET ist nicht gesetzt, deshalb werden Rückkehr-Links bei jedem Neustart ungültig. Setze es, zum Beispiel auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-several = KONTOR_SECRET ist nicht gesetzt, deshalb gilt ein Rückkehr-Link nur in dem Prozess, der ihn erzeugt hat. Setze es für alle Prozesse auf denselben Wert, zum Beispiel auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-reminders = KONTOR_SECRET ist nicht gesetzt, deshalb wird niemand erinnert, und Rückkehr-Links werden bei jedem Neustart ungültig. Setze es für alle Prozesse auf denselben Wert, zum Beispiel auf die Ausgabe von `openssl rand -hex 32`.
doctor-secret-short = KONTOR_SECRET ist so kurz, dass es sich erraten lässt. Nimm mindestens { $least } Zeichen, zum Beispiel die Ausgabe von `openssl rand -hex 32`.
doctor-disk = Auf der Platte sind { $free } MiB frei.
doctor-disk-little = Auf der Platte sind nur noch { $free } MiB frei. Schaffe bald Platz.
doctor-disk-full = Auf der Platte sind nur noch { $free } MiB frei. Schaffe jetzt Platz, bevor PostgreSQL stehen bleibt.
doctor-proxies = Proxys, die den Absender nennen dürfen: { $trusted }.
doctor-proxies-any = Jeder kann sich selbst eine Adresse geben, weil FORWARDED_ALLOW_IPS auf * steht. Setze es auf die Adresse oder das Netz deines Proxys.
doctor-proxies-unfit = In FORWARDED_ALLOW_IPS steht etwas, das keine Adresse ist: { $unfit }. Schreib die IP-Adresse oder das Netz deines Proxys hinein, etwa 10.0.0.5 oder 10.0.0.0/24.
doctor-files = Ein Prozess darf { $limit } Dateien öffnen.
doctor-files-few = Ein Prozess darf nur { $limit } Dateien öffnen, und jede Verbindung zählt als eine. Erhöhe die Grenze mit `ulimit -n` oder mit LimitNOFILE in systemd auf mindestens { $wanted }.
doctor-embedded = Die Datenbank, die Kontor mitbringt, hat ihre Daten in { $folder }.
doctor-embedded-new = Es gibt noch keine Datenbank. `kontor serve` legt eine in { $folder } an.
doctor-secret-folder = Das Geheimnis liegt im Datenordner.
doctor-packs = Bündel lassen sich nach { $place } schreiben: { $count } Partien sind gepackt, und { $sample } davon wurden gelesen.
doctor-packs-none = KONTOR_PACKS ist nicht gesetzt, alte Partien bleiben also in der Datenbank. Für einen Verein ist das in Ordnung.
doctor-packs-unset = KONTOR_PACKS ist nicht gesetzt, aber die Züge von { $count } Partien sind in Bündeln. Setze es auf den früheren Ort, sonst kann niemand diese Partien sehen.
doctor-packs-unusable = In { $place } lassen sich keine Bündel ablegen ({ $why }). Lege den Ort an, und lass den Benutzer des Servers dort schreiben.
doctor-packs-damaged = { $count } von { $sample } Bündeln in { $place } lassen sich nicht lesen. Hole fehlende Dateien aus der Sicherung dieses Orts zurück.
