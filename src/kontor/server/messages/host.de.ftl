## Seiten des Betreibers

page-back = Zurück zu Kontor
imprint-title = Impressum
imprint-missing = Wer diesen Server betreibt, hat sich hier nicht genannt. Ist es deiner, schreibe das Impressum, das bei dir vorgeschrieben ist, in eine Datei und nenne sie in KONTOR_IMPRINT.
privacy-title = Datenschutz
privacy-intro = Hier steht, was dieser Server über dich speichert und wie lange. Der Text gehört zu Kontor und richtet sich nach den Einstellungen dieses Servers. Was der Betreiber sonst noch tut, weiß er nicht: Frag ihn, wenn du es wissen willst. Wer das ist, steht im Impressum.
privacy-stored = Was gespeichert wird
privacy-stored-account = Dein Konto: der Name, den du gewählt hast, und wann du zuletzt hier warst, auf die Stunde genau. Bist du Mitglied, auch dein Passwort als Hash, aus dem es niemand lesen kann, deine Passkeys, deine Wertungen und, falls du sie angegeben hast, deine Nächte und Ferien.
privacy-stored-logins = Wo du angemeldet bist: die Art des Browsers, seit wann und wann zuletzt. Eine Anmeldung endet, wenn du dich abmeldest, spätestens nach { $login_days } Tagen.
privacy-stored-matches = Deine Partien: wer wo saß, jeder Zug und wann er gemacht wurde, deine Anweisungen und deine Notizen, die nur du lesen kannst. Partien bleiben erhalten, damit alle, die mitgespielt haben, sie noch einmal ansehen können. Deine Gesuche in der Lobby, die andere mit deinem Namen sehen, bis zwei Tage nach ihrem Ende. Mitglieder mit genug gewerteten Partien stehen auf Ranglisten, die alle sehen können.
privacy-stored-imports = Die Aufzeichnungen von Partien, die du importierst: die Datei mit den Namen und Zügen, die darin stehen, wer sie unterschrieben hat und wann du sie gebracht hast. Sie bleiben, bis du sie entfernst oder dein Konto löschst. Deine Liste siehst nur du; wer den Link einer importierten Partie hat, kann sie ansehen und erfährt nicht, wer sie gebracht hat.
privacy-stored-deals = Deine Versuche an Tagespartien: die Partie, wann sie begann, Punkte und Platz; dazu die Herausforderungen und Serien, die du erstellt hast, und die Serien, bei denen du mitspielst. Sie bleiben so lange wie die Partien.
privacy-stored-people = Wem du folgst, wen du blockiert hast und wen du mit Namen an einen Tisch eingeladen hast. Die ersten beiden kannst nur du sehen. Aus den beendeten Partien berechnen wir deine Ergebnisse und deine Statistik.
privacy-stored-invited = Wenn dich ein Mitglied per Mail einlädt: deine Adresse, bis die Mail verschickt ist, höchstens { $invited_days } Tage. Wenn du keine Mails von diesem Server möchtest, bleibt ein Hash deiner Adresse, damit uns niemand dazu bringt, dorthin zu schreiben. Wer dich einlädt, erfährt davon nichts.
privacy-stored-chat = { $chat_days ->
    [0] Was du im Chat einer Partie schreibst. Es bleibt so lange erhalten wie die Partie.
   *[other] Was du im Chat einer Partie schreibst. Es wird { $chat_days } Tage nach dem Ende der Partie gelöscht.
}
privacy-stored-moderation = Was du meldest, und was in diesem Moment darum herum gesagt wurde: Es wird { $report_days } Tage nach der Entscheidung gelöscht. Was die Moderation über dich entschieden hat, mit der Begründung: bis du dein Konto löschst. Das Protokoll, das niemand ändern kann, behält statt deines Namens eine Nummer, dazu die Begründung und den Zeitpunkt.
privacy-stored-filter = Wenn du manches in Chats nicht lesen willst: diese Wahl, bis du sie änderst.
privacy-stored-reminders = Wenn du Erinnerungen oder den Wochenbrief willst: die Mailadresse, der Webhook oder das Gerät, das du angegeben hast, bis du es löschst, und { $delivery_days } Tage lang, welche Nachrichten dorthin gingen. Der Brief entsteht beim Verschicken aus deinen Zügen, Einladungen, Ergebnissen und Tagespartien und wird nicht aufgehoben.
privacy-addresses = Deine Netzadresse
privacy-addresses-limits = Um Anfragen zu begrenzen, zählt der Server sie nach deiner Adresse, in seinem Arbeitsspeicher. In der Datenbank steht nur ein Hash davon; er wird ein bis zwei Stunden nach deiner letzten Anfrage gelöscht.
privacy-addresses-tables = Auch ein Tisch, den du eröffnest, hat einen solchen Hash, damit niemand zu viele eröffnet. Er wird mit dem Ende der Partie gelöscht, spätestens { $origin_days } Tage nach dem letzten Zug.
privacy-addresses-places = Wenn du dich an einen Tisch setzt, wird mit der Partie ein Hash deines Anschlusses und deiner Art von Browser und System gespeichert, damit die Moderation sieht, ob zwei Leute an einem Tisch sie teilen. Sein Salz wechselt jede Woche, und zwischen Partien lässt er sich nicht vergleichen. Nach { $place_days } Tagen wird er gelöscht. Adressen von Heimnetzen hinterlassen nichts.
privacy-addresses-logs = Das Protokoll von Kontor hat eine Zeile je Anfrage, ohne deine Adresse und deinen Namen. Ein Proxy davor führt vielleicht ein eigenes.
privacy-browser = Was in deinem Browser liegt
privacy-browser-cookie = Ein Cookie hält dich angemeldet. Andere gibt es nicht, und von fremden Seiten wird nichts geladen.
privacy-browser-storage = Dein Browser merkt sich Einstellungen und was du zum Mischen beigetragen hast. Das bleibt dort, bis du es löschst.
privacy-seen = Wer es sieht
privacy-seen-table = Wer mit dir am Tisch sitzt, sieht deinen Namen, deine Züge, deinen Chat und ob du da bist. Wer zuschaut, sieht, was im Spiel offen liegt, wenn der Tisch Zuschauer zulässt.
privacy-seen-page = Mitglieder haben eine Seite, die alle sehen können: der Name, der Monat, in dem das Konto entstanden ist, Wertungen, Ergebnisse gewerteter Tische, die in der Liste standen und denen alle zusehen dürfen, der Verlauf jeder Wertung über deine öffentlichen Partien und Fairness: wie viele deiner letzten Partien du zu Ende gespielt und wie viele Züge du rechtzeitig gemacht hast, private Tische eingeschlossen. Wer mit dir gespielt hat, sieht außerdem, wie viele Partien ihr beide jeweils gewonnen habt. Deine anderen Partien, deine Statistik, wer dir folgt und wer dich blockiert hat, sieht niemand. Gäste haben keine Seite.
privacy-seen-deals = Wenn eine Tagespartie beendet ist, sehen alle, wie viele Leute wie viele Punkte haben, ohne Namen; wer sie gespielt hat, sieht es schon vorher. In der Tabelle einer Herausforderung stehen Namen und Punkte der fünfzig Besten: für alle, die sie gespielt haben, und nach ihrem Ende für alle, die ihren Link haben. Bei einer Serie sehen alle, die mitspielen, die Namen der anderen und nach jeder Runde deren Punkte.
privacy-seen-cards = Ein Link auf eine Partie oder Tagespartie zeigt in Messengern einen Titel und ein Bild. Namen stehen dort nur von Tischen, denen alle zusehen dürfen, ein Ergebnis erst nach dem Ende; keines von Versuchen an Tagespartien, und keines, wenn jemand am Tisch seine Ergebnisse verbirgt. Messenger bewahren das vielleicht lange auf.
privacy-seen-moderators = Die Moderation liest, was gemeldet wurde, drei Zeilen davor und eine danach, die Namen an diesem Tisch, und wie viele Meldungen über dich zu etwas geführt haben. Sie sieht keine verdeckten Karten, keine Notizen, keine Mailadresse und keine Netzadresse.
privacy-seen-nobody = Kontor selbst gibt nichts weiter, außer den Erinnerungen und Mails, um die du oder ein anderes Mitglied gebeten hat. Wer diesen Server betreibt, kann die Datenbank lesen, aber kein Passwort.
privacy-rights = Was du tun kannst
privacy-rights-show = Auf deiner eigenen Seite kannst du deine Ergebnisse vor anderen verbergen und Einladungen ablehnen. Du kannst auch ein Mitglied blockieren; es erfährt das nicht.
privacy-rights-export = Auf der Seite deines Kontos kannst du herunterladen, was über dich gespeichert ist.
privacy-rights-delete = Dort kannst du dein Konto auch löschen. Deine Partien bleiben den anderen erhalten, ohne deinen Namen; in laufenden übernimmt ein Bot.
privacy-rights-guests = { $guest_days ->
    [0] Gäste werden nicht von selbst gelöscht.
   *[other] Wer als Gast { $guest_days } Tage nicht da war und an keinem Tisch sitzt, wird gelöscht.
}
privacy-rights-open = { $open_table_days ->
    [0] Tische, die niemand startet, werden nicht von selbst gelöscht.
   *[other] Ein Tisch, der { $open_table_days } Tage lang nicht gestartet wird, wird gelöscht, außer dort wird noch geredet.
}
privacy-rights-backups = Sicherungen der Datenbank enthalten noch, was später gelöscht wurde. Wie lange es sie gibt, entscheidet der Betreiber.
privacy-rights-host = Alles andere fragst du am besten den, der diesen Server betreibt.

## Status

status-title = Status
status-ok = Alles in Ordnung: Du kannst spielen.
status-not-ok = Etwas stimmt nicht. Deine Partien sind gespeichert; versuche es in ein paar Minuten noch einmal.
status-database = Datenbank
status-bus = Verbindung zwischen den Prozessen
status-workers = Worker, die für die Bots spielen
status-waiting = Partien, in denen ein Bot am Zug ist
status-quarantined = Partien, in denen ein Bot nicht ziehen konnte
status-version = Version
status-well = in Ordnung
status-away = nicht erreichbar
status-unknown = unbekannt
