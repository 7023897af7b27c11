## Ablehnungen und Regeln des Tisches selbst

rule-KON-1 = Nur wer gefragt ist, entscheidet.
rule-KON-2 = Eine Antwort muss zur offenen Frage passen.
rule-KON-3 = Nach dem Ende einer Partie kann nichts mehr getan werden.
rule-KON-4 = Eine Option nimmt einen der Werte an, die das Spiel nennt.
rule-KON-5 = Manche Optionen brauchen andere oder eine bestimmte Zahl von Spielern.

refusal-KON-1 = Du bist gerade nicht gefragt: { $seat } entscheidet.
refusal-KON-2 = Das beantwortet nicht die Frage, die gerade offen ist.
refusal-KON-3 = Die Partie ist zu Ende.
refusal-KON-4 = { $value } ist kein Wert der Option { $option }.
refusal-KON-5 = Die Option { $option } passt nicht zu diesem Tisch.

error-no-such-action = Dieses Spiel kennt die Aktion { $action } nicht: Sende eine, die es hat.
error-no-such-thing = { $value } gibt es in diesem Spiel nicht (Feld { $field }): Nenne eine vorhandene Kennung.
error-no-such-order = Eine solche Anweisung kann jetzt nicht gegeben werden: Wähle { $known }.
error-order-field = { $value } passt nicht in das Feld { $field } dieser Anweisung: Nimm einen Wert, den ihr Formular anbietet.

## Aufzählungen und Plätze

seat = Platz { $number }
list-none = nichts
list-more = { $list }, { $item }
asked-of = Frage an { $seats }: { $question }

## Fehler: was nicht stimmt, und was zu tun ist

-record-changed = Die Aufzeichnung wurde verändert, nimm das Original
error-malformed = Das lässt sich nicht lesen: { $why }. Berichtige diese Stelle, oder nimm das Original.
error-options = Diese Optionen lassen sich nicht lesen: { $why }. { $game } hat die Optionen { $known }.
error-unknown-game = Es gibt kein Spiel { $game }: Wähle eines von { $known }.
error-components = Die Materialdatei { $file } passt nicht: { $why }
error-components-shape = Die Materialdatei { $file } passt nicht: { $why }. Berichtige diesen Eintrag.
error-components-toml = Die Materialdatei { $file } ist kein gültiges TOML: { $why }. Berichtige diese Stelle.
error-components-unread = Die Materialdatei { $file } lässt sich nicht lesen ({ $why }): Nenne eine TOML-Datei wie die mitgelieferte.
error-record-game = Das ist eine Aufzeichnung von { $recorded }, nicht von { $game }: Spiele sie mit ihrem eigenen Spiel nach.
error-record-version = Die Aufzeichnung wurde mit Fassung { $recorded } der Regeln gemacht, dies ist Fassung { $version }: Spiele sie mit der Ausgabe von Kontor nach, die sie geschrieben hat.
error-record-components = Die Partie wurde mit anderem Material gespielt: Nenne seine Datei mit --components.
error-record-opening = { -record-changed }: Kopf und Startwert führen nicht zu ihrer Anfangsstellung.
error-record-refused = { -record-changed }: Zug { $move } scheitert an { $why }
error-record-chain = { -record-changed }: Zug { $move } führt nicht zu dem, was sie sagt.
error-record-result = { -record-changed }: Ihre Züge führen nicht zu ihrem Ergebnis.
error-record-seed = { -record-changed }: Ihr Startwert ist keine hexadezimale Zahl von 32 Bytes.
error-record-commitment = { -record-changed }: Ihr Startwert passt nicht zur Festlegung in ihrem Kopf.
os-error =
    { $code ->
        [EACCES] das ist dir nicht erlaubt
        [EISDIR] das ist ein Ordner
        [ENOENT] das gibt es nicht
        [ENOSPC] der Datenträger ist voll
        [ENOTDIR] das liegt in einer Datei statt in einem Ordner
        [EROFS] der Datenträger ist schreibgeschützt
       *[other] { $why }
    }
