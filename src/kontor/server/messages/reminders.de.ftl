## Erinnerungen: ihre Texte

reminder-turns-title = { $count ->
    [one] Du bist dran in { $game }
   *[other] Du bist dran in { $count } Partien
}
reminder-turns-text = { $count ->
    [one] { $name }, du bist dran.
   *[other] { $name }, du bist in { $count } Partien dran.
}
reminder-match = { $game }{ $others_count ->
    [0] {""}
   *[other] {" "}mit { $others }
}: wartet seit { $since }{ $clock ->
    [0] .
   *[other] , deine Uhr läuft nach { $left } Bedenkzeit ab.
}
reminder-more = { $count ->
    [one] Und eine weitere.
   *[other] Und { $count } weitere.
}
reminder-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
reminder-hours = { $count } Stunden
reminder-days = { $count } Tagen
reminder-test-title = Ein Test von Kontor
reminder-test-text = { $name }, hier erreichen dich Erinnerungen.
reminder-confirm-title = Möchtest du Erinnerungen von Kontor?
reminder-confirm-text = Jemand namens { $name } möchte an dieser Adresse erinnert werden, wenn er oder sie am Zug ist. Wenn du das bist, folge diesem Link. Wenn nicht, musst du nichts tun. Folgst du dem letzten Link, schreiben wir nie wieder an diese Adresse.
reminder-reset-title = Ein neues Passwort für Kontor
reminder-reset-text = { $name }, jemand möchte ein neues Passwort für dein Konto auf { $site }. Wenn du das bist, folge innerhalb einer Stunde diesem Link. Wenn nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.
reminder-invited-title = { $inviter } lädt dich zu { $game } ein
reminder-invited-text = { $name }, { $inviter } möchte mit dir { $game } spielen und hält einen Tisch offen.
reminder-invitation-title = { $named ->
    [0] Du bist zu { $game } eingeladen
   *[other] { $inviter } lädt dich zu { $game } ein
}
reminder-invitation-text = { $named ->
    [0] Jemand
   *[other] { $inviter }
} hält dir auf { $site } einen Platz bei { $game } frei. Mit diesem Link kommst du an den Tisch; gespielt wird im Browser, ein Konto brauchst du nicht. Deine Adresse haben wir nur für diese eine Mail bekommen und behalten sie nicht.
reminder-invitation-stop = Folgst du diesem Link, schreibt dieser Server nie wieder an diese Adresse:
reminder-week-title = Deine Woche bei Kontor
reminder-week-text = { $name }, das ist dein Wochenbrief.{ $count ->
    [0] {""}
    [one] {" "}In einer Partie bist du dran:
   *[other] {" "}In { $count } Partien bist du dran:
}
reminder-week-invited = { $inviter } hält dir einen Platz bei { $game } frei:
reminder-week-played = { $count ->
    [one] Eine deiner Partien ist zu Ende gegangen:
   *[other] { $count } deiner Partien sind zu Ende gegangen:
}
reminder-week-result = { $game }: { $left ->
    [0] Platz { $place } von { $seats }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] nicht zu Ende gespielt
}{ $rated ->
    [0] {""}
   *[other] , Wertung { $change }
}
reminder-week-tries = { $count ->
    [one] Eine Tagespartie, die du gespielt hast, ist ausgewertet:
   *[other] Tagespartien, die du gespielt hast, sind ausgewertet:
}
reminder-week-try = { $game }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $rank } von { $played }
reminder-week-deals = Die Tagespartien von heute: { $games }. Hier findest du sie und alles andere:
reminder-week-stop = Keinen Wochenbrief mehr:
reminder-stop = Erinnerungen abbestellen:

## Erinnerungen: die Seiten hinter ihren Links

reminder-stop-ask = Möchtest du die Erinnerungen an { $target } abbestellen?
reminder-stop-button = Abbestellen
reminder-stop-done = Wir schicken keine Erinnerungen mehr an { $target }. In deinem Konto kannst du sie wieder einschalten.
reminder-letters-ask = Möchtest du keinen Wochenbrief mehr an { $target }?
reminder-letters-button = Wochenbrief abbestellen
reminder-letters-done = Wir schicken dir keinen Wochenbrief mehr. In deinem Konto kannst du ihn wieder einschalten.
reminder-refuse-ask = Jemand hat uns deine Adresse genannt, für Erinnerungen oder um dich einzuladen. Sollen wir nicht mehr dorthin schreiben, auch wenn wieder jemand darum bittet?
reminder-refuse-done = Wir schreiben nicht mehr an deine Adresse, auch wenn jemand darum bittet. Hier kannst du das ändern.
reminder-welcome-button = Mails wieder erlauben
reminder-welcome-done = Man kann dich wieder per Mail einladen und deine Adresse für Erinnerungen nutzen. Bevor wir Erinnerungen schicken, fragen wir dich.
reminder-confirm-ask = Möchtest du an { $target } erinnert werden, wenn du dran bist?
reminder-confirm-button = Ja, erinnere mich
reminder-confirm-done = Ab jetzt schicken wir dir Erinnerungen an { $target }.

## Erinnerungen: was schiefgehen kann

error-reminders-off = { $kind ->
    [mail] Dieser Server verschickt keine Mails. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE, KONTOR_SMTP und KONTOR_MAIL_FROM zu setzen.
    [push] Dieser Server verschickt keine Push-Nachrichten. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE und KONTOR_VAPID_KEY zu setzen.
   *[other] Dieser Server ruft keine Webhooks auf. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET und KONTOR_SITE zu setzen.
}
error-too-many-mail-invitations = { $days ->
    [0] Du hast innerhalb eines Tages { $most } Leute per Mail eingeladen, mehr geht nicht. Verschicke den Link des Tisches oder lade sie morgen ein.
   *[other] Mit einem neuen Konto kannst du an einem Tag { $most } Leute per Mail einladen. Neu ist ein Konto { $days } Tage lang, oder bis es { $matches } Partien beendet hat. Verschicke den Link des Tisches oder lade sie morgen ein.
}
error-too-many-mails = Dieser Server hat in der letzten Stunde viele Einladungen verschickt. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal, oder verschicke den Link des Tisches.
error-no-channel = Einen solchen Kanal hast du nicht. Sieh noch einmal in die Liste.
error-channels = Du hast schon { $most } Kanäle. Lösche zuerst einen.
error-confirmations = Wir haben heute schon { $most } Bestätigungsmails für dich verschickt, mehr geht nicht. Sieh in dein Postfach, oder versuch es morgen wieder.
error-address-asked = Wir haben bei dieser Adresse heute schon { $most }-mal angefragt. Sieh dort nach unserer Mail, auch im Spam-Ordner, oder versuch es morgen wieder.
error-address-refused = Wem diese Adresse gehört, der möchte keine Mails von uns. Wenn du das bist, folge dem letzten Link in einer Mail von uns und erlaube Mails wieder; oder nimm eine andere Adresse.
error-not-reminding = Erinnerungen brauchen KONTOR_SITE und KONTOR_SECRET, das die Links in den Nachrichten signiert. Gib beiden in allen Server- und Worker-Prozessen jeweils denselben Wert; ein gutes Geheimnis ist die Ausgabe von `openssl rand -hex 32`.
error-tests = Du hast { $most } Tests in einer Minute verschickt. Warte einen Moment.
error-unconfirmed = Diese Adresse ist noch nicht bestätigt. Folge zuerst dem Link, den wir dorthin geschickt haben.
error-reminder-link = Dieser Link gilt nicht mehr. Erinnerungen verwaltest du in deinem Konto.
error-no-address = Das ist keine Mailadresse. Schreib sie wie anna@example.org.
error-no-url = Diese Adresse lässt sich nicht aufrufen. Schreib sie als URL mit { $schemes }, ohne Passwort darin.
error-private-address = Diese Adresse liegt im eigenen Netz des Servers. Wähle eine im Internet, oder bitte den Gastgeber, KONTOR_PRIVATE_WEBHOOKS zu setzen.
error-no-host = { $host } ist nicht zu finden. Prüfe die Adresse.
error-unreachable = { $host } ist nicht zu erreichen ({ $why }). Wir versuchen es noch einmal.
error-no-answer = { $host } antwortet nicht rechtzeitig. Wir versuchen es noch einmal.
error-receiver-status = Der Empfänger antwortet mit Status { $status }. Prüfe, ob die Adresse noch stimmt.
error-mail-refused = Der Mailserver lehnt diese Adresse ab ({ $why }). Prüfe die Adresse.
error-mail-away = Der Mailserver dieses Gastgebers ist gerade nicht verfügbar. Wir versuchen es noch einmal.
error-push-gone = Dieses Gerät hat sich abgemeldet. Schalte Erinnerungen in seinem Browser wieder ein.
error-push-keys = Diese Schlüssel stammen nicht aus einem Browser. Schalte Erinnerungen in deinem Browser aus und wieder ein.
