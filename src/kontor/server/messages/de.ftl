## Fehler: was nicht stimmt, und was zu tun ist

error-setting = Die Einstellung { $name } hat keinen brauchbaren Wert. Gib ihr einen wie { $wanted }.
error-setting-extra = Für die Einstellung { $name } ist etwas nicht installiert. Rufe `pip install "kontor[{ $extra }]"` auf, oder entferne die Einstellung.
error-no-database = PostgreSQL ist nicht zu erreichen ({ $why }). Starte es, oder gib in KONTOR_DATABASE an, wo es ist.
error-shard-unknown = Diese Partie wird in Datenbank { $number } gespielt, die dieser Prozess nicht kennt. Gib allen Prozessen dasselbe KONTOR_SHARDS.
error-shard-missing = KONTOR_SHARDS nennt { $given ->
    [one] einen Shard
   *[other] { $given } Shards
}, dieser Server hat aber { $known }. Nenne alle, in der Reihenfolge, in der sie dazukamen.
error-shard-new = Shard { $number } ist neu und hat noch keine Tabellen. Rufe `kontor db upgrade` auf, oder starte einmal `kontor serve`.
error-shard-used = Shard { $number } ist eine Datenbank, in der schon Partien oder Personen sind. Nenne in KONTOR_SHARDS eine leere Datenbank.
error-shard-of-another = Adresse { $number } in KONTOR_SHARDS führt nicht zu Shard { $number } dieses Servers, sondern zu einer anderen Datenbank. Nenne die Adressen in der Reihenfolge, in der sie dazukamen.
error-shard-as-home = KONTOR_DATABASE führt zu Shard { $number } eines Servers. Setze es auf die Adresse seiner Hauptdatenbank.
error-match-lost = Diese Partie ist nicht in der Datenbank, in der sie gespielt wurde. Sag dem Betreiber Bescheid; vielleicht hat er eine ältere Sicherung wiederhergestellt.
error-backup-incomplete = Der Sicherung fehlt { $file }. Neben der ersten Datei liegt eine für jeden Shard; lege alle in einen Ordner.
error-database-read-only = Die Datenbank nimmt gerade keine Änderungen an, und der Server sucht eine, die das tut. Versuch es gleich noch einmal: Nichts geschieht doppelt.
error-database-full = Die Festplatte des Servers ist voll, deshalb lässt sich nichts speichern. Bitte den Betreiber, Platz zu schaffen, und versuch es noch einmal: Nichts geschieht doppelt.
error-database-busy = Die Datenbank war zu beschäftigt, und nichts wurde geändert. Versuch es gleich noch einmal.
error-unsafe-database = PostgreSQL kann Züge verlieren, die den Spielern schon als gespeichert gemeldet wurden: Ausgeschaltet ist { $settings }. Schalte es ein: ALTER SYSTEM SET { $first } = on; SELECT pg_reload_conf(); und sieh auch bei den Einstellungen der Rolle und der Datenbank nach. Wenn diese Daten verloren gehen dürfen, etwa in einem Test, setze KONTOR_ALLOW_UNSAFE_DATABASE=1.
error-schema-locked = Die Tabellen lassen sich nicht aktualisieren: Etwas anderes hat sie { $tries }-mal nacheinander länger als { $seconds } Sekunden belegt. Nichts wurde geändert. Such in pg_stat_activity nach einer langen Anweisung oder einer Sicherung, warte ihr Ende ab und starte noch einmal.
error-database-missing = PostgreSQL antwortet, hat aber keine Datenbank { $name }. Lege sie an: sudo -u postgres createdb { $name } --owner={ $role }. Oder setze KONTOR_DATABASE auf die Adresse einer anderen.
error-login-refused = PostgreSQL antwortet, weist aber die Rolle { $role } ab ({ $why }). Prüfe die Rolle und das Passwort in KONTOR_DATABASE. Wenn es die Rolle nicht gibt, lege sie an: sudo -u postgres createuser { $role } --pwprompt.
error-unreadable-matches = { $count } gespeicherte Partien kann diese Version weder weiterspielen noch zeigen ({ $games }). Starte die Version, die sie gespeichert hat, oder eine neuere.
error-no-trial = Die Aktualisierung lässt sich nicht an einer Kopie der Datenbank erproben ({ $why }). Erlaube der Rolle, Datenbanken anzulegen, oder stelle eine Sicherung anderswo wieder her und prüfe dort.
error-newer-rules = Diese Partie { $game } wurde mit Fassung { $version } der Regeln gespielt, und die ist neuer als die dieses Servers. Bitte den Betreiber, Kontor zu aktualisieren.
error-not-installed = Das Spiel { $game } ist auf diesem Server nicht mehr installiert. Die Partie bleibt gespeichert; bitte den Betreiber, das Spiel wieder zu installieren.
error-unreadable-match = Diese Partie lässt sich nicht öffnen: In dem, was von ihr gespeichert ist, oder in den Regeln steckt ein Fehler. Deine anderen Partien laufen weiter. Sag dem Betreiber Bescheid; in seinem Protokoll steht, was nicht stimmt.
error-no-box = Diese Partie { $game } hat mit Material begonnen, das dieser Server nicht hat. Bitte den Betreiber um die Datei mit dem Material, mit dem sie begann.
error-position-lost = Die Stellung nach Schritt { $step } lässt sich nicht zeigen: Die Regeln wurden seither berichtigt. Das Protokoll sagt noch, was geschah; wähle einen anderen Schritt.
error-no-match = Es gibt keine Partie { $match }. Prüfe den Link.
error-no-thing = In dieser Partie gibt es nichts mit der Kennung { $ref }. Frage nach etwas, das auf dem Tisch liegt.
error-no-hints-rated = In einer gewerteten Partie gibt es keine Tipps. Entscheide selbst, oder spiele eine Partie ohne Wertung, um Rat zu fragen.
error-no-hints-here = An diesem Tisch gibt es keine Tipps. Entscheide selbst, oder eröffne einen Tisch mit Tipps, um Rat zu fragen.
error-no-seat = Du hast keinen Platz in dieser Partie. Setz dich zuerst.
error-removed = Du wurdest von diesem Tisch entfernt. Bitte die Person, die ihn eröffnet hat, dich wieder einzuladen, oder such dir einen anderen Tisch.
error-no-removal = Unter dieser Nummer hast du niemanden entfernt. Sieh dir den Tisch noch einmal an.
error-not-creator = Das entscheidet nur, wer die Partie eröffnet hat. Frag dort nach.
error-seat-taken = Dieser Platz lässt sich nicht nehmen oder vergeben. Sieh dir die Partie noch einmal an und wähle einen anderen.
error-bot-seated = { $name } sitzt schon an diesem Tisch. Wähle für diesen Platz einen anderen Bot.
error-table-full = Alle Plätze sind besetzt. Eröffne eine eigene Partie, oder sieh bei dieser zu.
error-seats-empty = Einige Plätze sind frei. Warte auf Mitspieler, oder besetze die Plätze mit Bots.
error-no-person = Eine Partie braucht mindestens einen Menschen. Nimm selbst Platz oder warte, bis sich jemand setzt, und starte sie dann.
error-too-many-tables = Du hast { $most } Tische eröffnet, die noch nicht zu Ende sind; mehr geht nicht. Spiel eine der Partien zu Ende oder gib sie auf. Ein Tisch, der noch nicht begonnen hat, zählt nur einen Tag lang.
error-too-many-tables-here = Aus deinem Netz sind { $most } Tische noch nicht zu Ende; mehr geht nicht. Spielt eine der Partien zu Ende oder gebt sie auf, oder versuch es morgen wieder.
error-too-many-bots = An deinen Tischen sitzen { $most } Bots; mehr geht nicht. Spiel eine Partie mit Bots zu Ende oder gib sie auf, oder lade stattdessen Leute ein.
error-too-many-bots-here = An Tischen aus deinem Netz sitzen { $most } Bots; mehr geht nicht. Spielt eine Partie mit Bots zu Ende oder gebt sie auf, oder lade stattdessen Leute ein.
error-not-open = Die Partie hat schon begonnen. Sieh sie dir noch einmal an.
error-no-reveal = Im Moment soll niemand einen Text aufdecken. Sieh dir die Partie noch einmal an.
error-other-string = Auf diesen Text hat sich dein Platz nicht festgelegt. Decke den richtigen auf, oder steh auf und setz dich noch einmal.
error-not-playing = Die Partie wird gerade nicht gespielt. Sieh sie dir noch einmal an.
error-not-over = Die Partie ist noch nicht zu Ende. Warte, bis es so weit ist.
error-stale = Die Partie ging weiter, während du überlegt hast. Sieh sie dir noch einmal an.
error-undo-nothing = Du hast noch nichts, was du zurücknehmen könntest.
error-undo-others = Du kannst das nicht zurücknehmen: Inzwischen hat jemand anderes entschieden.
error-undo-sealed = Du kannst das nicht zurücknehmen: Dein Zug hat Verdecktes aufgedeckt oder den Zufall entscheiden lassen.
error-undo-late = Du kannst das nicht zurücknehmen: Die Zeit seit deinem Zug ginge von deiner Uhr ab, und so viel hast du nicht mehr.
error-undo-asked = Du kannst das nicht zurücknehmen: Jetzt ist jemand anderes gefragt und hat vielleicht schon eine Antwort vorbereitet.
error-not-started = Die Partie hat noch nicht begonnen. Warte, bis es losgeht.
error-no-spectators = Bei dieser Partie darf niemand zusehen. Bitte die Mitspieler um einen Platz.
error-not-asked = Du hast gerade nichts zu entscheiden. Warte, bis du an der Reihe bist.
error-who = Dafür brauchst du ein Konto. Beginne als Gast oder melde dich an, und schick das Token mit.
error-no-rule = In diesem Spiel gibt es keine Regel { $rule }. Nimm eine Kennung, die eine Ablehnung oder ein Ereignis nennt.
error-no-board-file = Für { $game } gibt es hier keine Zeichnung mit einer Datei { $file }, oder eine neuere hat sie ersetzt. Lade die Seite neu.
error-no-language = Es gibt keine Texte auf { $language }. Wähle eine von diesen Sprachen: { $known }.
error-no-route = Unter dieser Adresse gibt es nichts. /schema nennt alle Adressen.
error-no-method = Diese Adresse kennt die Methode nicht. /schema nennt, was sie kann.
error-other-origin = Diese Anfrage kam von der Seite einer anderen Website, deshalb wurde nichts geändert. Öffne Kontor selbst und versuch es noch einmal. Ist es dein eigener Server, setze KONTOR_SITE auf seine Adresse.
error-not-json = Diese Anfrage ist kein JSON, deshalb wurde nichts geändert. Sende sie mit Content-Type: application/json.
error-too-large = Das ist zu groß. Schick weniger auf einmal.
error-too-many = Das war viel auf einmal. Es ist nichts verloren: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-broken = Bei uns ist etwas schiefgegangen; es ist protokolliert. Versuch es noch einmal, und sag dem Gastgeber Bescheid, wenn es wieder passiert.
error-too-many-sockets = Du hast zu viele Partien offen. Schließ einige davon.
error-too-many-sockets-address = Aus deinem Netz sind mehr als { $most } Seiten offen. Schließe einige und lade diese neu.
error-too-many-spectators-here = Aus deinem Netz schauen mehr als { $most } Seiten ohne Anmeldung zu. Schließe einige, oder melde dich an.
error-too-many-spectators = Dieser Partie schauen schon mehr als { $most } Leute zu. Melde dich an, um auch zuzuschauen, oder sieh dir später die Wiederholung an.
error-server-full = Der Server ist voll. Warte kurz und lade die Seite neu.
error-hint-later = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal, oder frag den Gastgeber, ob `kontor worker` läuft.
error-no-such-box = Dieser Server kennt kein Material mit dem Hash { $components }. Eine Partie nennt das, mit dem sie begann.
error-no-step = Diesen Schritt gibt es nicht. Diese Partie hat die Schritte 0 bis { $steps }.
error-no-such-seat = Diesen Platz gibt es nicht. Diese Partie hat { $seats } Plätze, von 0 an gezählt.
