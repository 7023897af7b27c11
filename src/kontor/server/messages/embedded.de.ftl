## Fehler der mitgelieferten Datenbank

error-no-database-named = Es gibt keine Datenbank: PostgreSQL antwortet unter der üblichen Adresse nicht ({ $why }). Rufe `pip install "kontor[embedded]"` auf, dann bringt Kontor seine eigene mit, oder starte PostgreSQL und setze KONTOR_DATABASE auf seine Adresse.
error-not-embedded = Der Datenordner { $folder } braucht das PostgreSQL, das Kontor mitbringt, und das ist nicht installiert. Rufe `pip install "kontor[embedded]"` auf (Linux und macOS), oder setze KONTOR_DATABASE auf die Adresse eines anderen PostgreSQL.
error-other-version = Die Daten in { $folder } stammen von PostgreSQL { $version }, und das installierte kann { $known } lesen. Installiere die Version von Kontor, die sie angelegt hat, und rufe `kontor backup` auf; danach mit dieser Version `kontor restore`, mit einem neuen Ordner in KONTOR_DATA.
error-no-root = PostgreSQL läuft nicht als root. Starte Kontor als anderer Benutzer, oder setze KONTOR_DATA auf einen Ordner, der einem gehört ({ $folder } tut es nicht).
error-unreadable-folder = Der Datenordner { $folder } lässt sich nicht benutzen ({ $why }). Mach dich zu seinem Besitzer, oder setze KONTOR_DATA auf einen anderen.
error-folder-in-use = Ein anderes Kontor (Prozess { $process }) benutzt die Daten in { $folder }. Beende es zuerst, oder setze KONTOR_DATA auf einen anderen Ordner.
error-embedded-failed = PostgreSQL startet mit den Daten in { $folder } nicht ({ $why }). Sieh in postgres.log in diesem Ordner nach der Ursache.
error-nothing-stored = In { $folder } ist noch keine Datenbank. Rufe zuerst `kontor serve` auf, oder setze KONTOR_DATA oder KONTOR_DATABASE auf den Ort deiner Partien.
