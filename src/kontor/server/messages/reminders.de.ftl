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
reminder-stop = Erinnerungen abbestellen:

## Erinnerungen: die Seiten hinter ihren Links

reminder-stop-ask = Möchtest du die Erinnerungen an { $target } abbestellen?
reminder-stop-button = Abbestellen
reminder-stop-done = Wir schicken keine Erinnerungen mehr an { $target }. In deinem Konto kannst du sie wieder einschalten.
reminder-refuse-ask = Jemand hat uns deine Adresse genannt, um dort erinnert zu werden. Sollen wir nicht mehr dorthin schreiben, auch wenn wieder jemand darum bittet?
reminder-refuse-done = Wir schreiben nicht mehr an deine Adresse, auch wenn jemand darum bittet. Hier kannst du das ändern.
reminder-welcome-button = Mails wieder erlauben
reminder-welcome-done = Deine Adresse kann wieder für Erinnerungen genutzt werden. Bevor wir welche schicken, fragen wir dich.
reminder-confirm-ask = Möchtest du an { $target } erinnert werden, wenn du dran bist?
reminder-confirm-button = Ja, erinnere mich
reminder-confirm-done = Ab jetzt schicken wir dir Erinnerungen an { $target }.

## Erinnerungen: was schiefgehen kann

error-reminders-off = { $kind ->
    [mail] Dieser Server verschickt keine Mails. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE, KONTOR_SMTP und KONTOR_MAIL_FROM zu setzen.
    [push] Dieser Server verschickt keine Push-Nachrichten. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE und KONTOR_VAPID_KEY zu setzen.
   *[other] Dieser Server ruft keine Webhooks auf. Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET und KONTOR_SITE zu setzen.
}
error-no-channel = Einen solchen Kanal hast du nicht. Sieh noch einmal in die Liste.
error-channels = Du hast schon { $most } Kanäle. Lösche zuerst einen.
error-confirmations = Wir haben heute schon { $most } Bestätigungsmails für dich verschickt, mehr geht nicht. Sieh in dein Postfach, oder versuch es morgen wieder.
error-address-asked = Wir haben bei dieser Adresse heute schon { $most }-mal angefragt. Sieh dort nach unserer Mail, auch im Spam-Ordner, oder versuch es morgen wieder.
error-address-refused = Wem diese Adresse gehört, der möchte keine Mails von uns. Wenn du das bist, folge dem letzten Link in der Mail, in der wir dich gefragt haben, und erlaube Mails wieder; oder nimm eine andere Adresse.
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
