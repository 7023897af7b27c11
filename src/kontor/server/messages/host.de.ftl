## Seiten des Betreibers

page-back = Zurück zu Kontor
imprint-title = Impressum
imprint-missing = Wer diesen Server betreibt, hat sich hier nicht genannt. Ist es deiner, schreibe das Impressum, das bei dir vorgeschrieben ist, in eine Datei und nenne sie in KONTOR_IMPRINT.
privacy-title = Datenschutz
privacy-intro = Hier steht, was dieser Server über dich speichert und wie lange. Der Text gehört zu Kontor und richtet sich nach den Einstellungen dieses Servers. Was der Betreiber sonst noch tut, weiß er nicht: Frag ihn, wenn du es wissen willst. Wer das ist, steht im Impressum.
privacy-stored = Was gespeichert wird
privacy-stored-account = Dein Konto: der Name, den du gewählt hast, und wann du zuletzt hier warst, auf die Stunde genau. Bist du Mitglied, auch dein Passwort als Hash, aus dem es niemand lesen kann, deine Passkeys, deine Wertungen und, falls du sie angegeben hast, deine Nächte und Ferien.
privacy-stored-logins = Wo du angemeldet bist: die Art des Browsers, seit wann und wann zuletzt. Eine Anmeldung endet, wenn du dich abmeldest, spätestens nach { $login_days } Tagen.
privacy-stored-matches = Deine Partien: wer wo saß, jeder Zug und wann er gemacht wurde, deine Anweisungen und deine Notizen, die nur du lesen kannst. Partien bleiben erhalten, damit alle, die mitgespielt haben, sie noch einmal ansehen können.
privacy-stored-chat = { $chat_days ->
    [0] Was du im Chat einer Partie schreibst. Es bleibt so lange erhalten wie die Partie.
   *[other] Was du im Chat einer Partie schreibst. Es wird { $chat_days } Tage nach dem Ende der Partie gelöscht.
}
privacy-stored-reminders = Wenn du erinnert werden willst: die Mailadresse, der Webhook oder das Gerät, das du angegeben hast, bis du es löschst, und { $delivery_days } Tage lang, welche Nachrichten dorthin gingen.
privacy-addresses = Deine Netzadresse
privacy-addresses-limits = Um Anfragen zu begrenzen, zählt der Server sie nach deiner Adresse, in seinem Arbeitsspeicher. In der Datenbank steht nur ein Hash davon; er wird ein bis zwei Stunden nach deiner letzten Anfrage gelöscht.
privacy-addresses-tables = Auch ein Tisch, den du eröffnest, hat einen solchen Hash, damit niemand zu viele eröffnet. Er wird mit dem Ende der Partie gelöscht, spätestens { $origin_days } Tage nach dem letzten Zug.
privacy-addresses-logs = Das Protokoll von Kontor hat eine Zeile je Anfrage, ohne deine Adresse und deinen Namen. Ein Proxy davor führt vielleicht ein eigenes.
privacy-browser = Was in deinem Browser liegt
privacy-browser-cookie = Ein Cookie hält dich angemeldet. Andere gibt es nicht, und von fremden Seiten wird nichts geladen.
privacy-browser-storage = Dein Browser merkt sich Einstellungen und was du zum Mischen beigetragen hast. Das bleibt dort, bis du es löschst.
privacy-seen = Wer es sieht
privacy-seen-table = Wer mit dir am Tisch sitzt, sieht deinen Namen, deine Züge, deinen Chat und ob du da bist. Wer zuschaut, sieht, was im Spiel offen liegt, wenn der Tisch Zuschauer zulässt.
privacy-seen-nobody = Kontor selbst gibt nichts weiter, außer den Erinnerungen, um die du gebeten hast. Wer diesen Server betreibt, kann die Datenbank lesen, aber kein Passwort.
privacy-rights = Was du tun kannst
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
