## Regeln, die in jedem Spiel gelten

rule-KON-1 = Nur wer gefragt ist, darf entscheiden.
rule-KON-2 = Eine Aktion muss die offene Frage beantworten.
rule-KON-3 = Nach dem Ende einer Partie kann niemand mehr etwas tun.
rule-KON-4 = Eine Option nimmt einen der Werte an, die das Spiel nennt.
rule-KON-5 = Manche Optionen setzen eine andere Option oder eine bestimmte Personenzahl voraus.

## Ablehnungen

refusal-KON-1 = Du bist gerade nicht gefragt: { $seat } entscheidet.
refusal-KON-2 = Das beantwortet die offene Frage nicht.
refusal-KON-3 = Die Partie ist zu Ende.
refusal-KON-4 = Die Option { $option } kann nicht den Wert { $value } haben.
refusal-KON-5 = Die Option { $option } passt nicht zu diesen Plätzen und Optionen.

## Fehler in Aktionen und Anweisungen

error-no-such-action = Dieses Spiel kennt die Aktion { $action } nicht. Sende eine, die es hat.
error-no-such-thing = { $value } gibt es in diesem Spiel nicht (Feld { $field }). Nenne eine vorhandene Kennung.
error-no-such-order = Diese Anweisung kannst du jetzt nicht geben. Möglich sind: { $known }.
error-order-field = { $value } passt nicht in das Feld { $field } dieser Anweisung. Nimm einen Wert, den ihr Formular anbietet.

## Aufzählungen und Plätze

seat = Platz { $number }
# Wer eine Aufzählung liest und selbst darin vorkommt: immer im Nominativ.
seat-you = du
list-none = nichts
list-more = { $list }, { $item }

## Fehler: was nicht stimmt, und was zu tun ist

-record-changed = Die Aufzeichnung wurde verändert
error-malformed = Das lässt sich nicht lesen: { $why }. Korrigiere dieses Feld, oder nimm die Originaldatei.
error-options = Diese Optionen lassen sich nicht lesen: { $why }. { $game } hat die Optionen { $known }.
error-unknown-game = Es gibt kein Spiel namens { $game }. Wähle eines von diesen: { $known }.
error-components = Die Materialdatei { $file } ist nicht zu gebrauchen: { $why }
error-components-shape = Die Materialdatei { $file } ist nicht zu gebrauchen: { $why }. Korrigiere diesen Eintrag.
error-components-toml = Die Materialdatei { $file } ist kein gültiges TOML: { $why }. Korrigiere diese Stelle.
error-components-unread = Die Materialdatei { $file } lässt sich nicht lesen ({ $why }). Nenne eine TOML-Datei wie die mitgelieferte.
error-components-twice = Die Liste { $list } enthält die id { $id } zweimal: Ändere eine davon.
error-components-known = Die Liste { $list } muss genau diese ids enthalten, denn nur für sie gibt es Texte: { $known }.
error-lesson-file = Die Lektion { $file } ist nicht zu gebrauchen: { $why }. Korrigiere diese Stelle.
error-components-least = Für { $name } ist mindestens { $least } nötig.
error-record-game = Das ist eine Aufzeichnung von { $recorded }, nicht von { $game }. Spiele sie mit ihrem eigenen Spiel nach.
error-record-version = Die Aufzeichnung entstand mit Fassung { $recorded } der Regeln, dieses Kontor kennt sie bis Fassung { $version }. Bring Kontor auf den neuesten Stand, um sie nachzuspielen.
error-record-corrected = Die Aufzeichnung entstand mit Fassung { $recorded } der Regeln. Fassung { $version } berichtigt sie und führt ab Zug { $move } anderswohin, falls die Aufzeichnung nicht verändert wurde. Spiele sie mit der Version von Kontor nach, die sie geschrieben hat.
error-record-components = Die Partie wurde mit anderem Material gespielt. Nenne dessen Datei mit --components.
error-record-opening = { -record-changed }: Kopf und Startwert führen nicht zu ihrer Anfangsstellung. Nimm die Originaldatei.
error-record-refused = { -record-changed }: Zug { $move } scheitert an { $why } Nimm die Originaldatei.
error-record-chain = { -record-changed }: Zug { $move } führt nicht zur aufgezeichneten Stellung. Nimm die Originaldatei.
error-record-result = { -record-changed }: Ihre Züge führen nicht zu ihrem Ergebnis. Nimm die Originaldatei.
error-record-seed = { -record-changed }: Ihr Startwert ist keine hexadezimale Zahl von 32 Bytes. Nimm die Originaldatei.
error-record-commitment = { -record-changed }: Ihr Startwert passt nicht zur Festlegung in ihrem Kopf. Nimm die Originaldatei.
error-level-unknown = Die Stufe „{ $level }“ gibt es bei den Bots nicht. Wähle eine von diesen: { $known }.
error-level-cannot-play = Bots der Stufe „{ $level }“ können { $game } nicht spielen. Wähle eine von diesen: { $known }.
error-level-broken = Die Stufe „{ $level }“ aus einem installierten Paket lässt sich nicht verwenden: { $why }. Aktualisiere das Paket, oder entferne es.
error-board-broken = Das Spielbrett von { $game } aus einem installierten Paket lässt sich nicht verwenden: { $why }. Aktualisiere das Paket, oder entferne es.
error-bot-not-found = Den Bot { $bot } gibt es nicht: { $why }. Nenne ihn als Modul:Klasse, in einem Modul, das Python importieren kann.
os-error =
    { $code ->
        [EACCES] der Zugriff ist nicht erlaubt
        [EISDIR] das ist ein Ordner
        [ENOENT] das gibt es nicht
        [ENOSPC] der Datenträger ist voll
        [ENOTDIR] der Pfad führt durch eine Datei statt durch einen Ordner
        [EROFS] der Datenträger ist schreibgeschützt
       *[other] { $why }
    }
