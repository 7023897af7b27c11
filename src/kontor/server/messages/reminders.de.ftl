## Erinnerungen: was in ihnen steht

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
reminder-confirm-text = Jemand namens { $name } möchte an dieser Adresse erinnert werden, wenn er oder sie am Zug ist. Wenn du das bist, folge diesem Link. Wenn nicht, musst du nichts tun; folge dem letzten Link, und niemand kann uns dir noch einmal schreiben lassen.
reminder-stop = Keine Erinnerungen mehr hierher:

## Erinnerungen: die Seiten hinter ihren Links

reminder-stop-ask = Sollen Erinnerungen an { $target } aufhören?
reminder-stop-button = Keine mehr davon
reminder-stop-done = An { $target } gehen keine Erinnerungen mehr. In deinem Konto kannst du sie wieder einschalten.
reminder-refuse-ask = Jemand hat uns deine Adresse genannt, um dort erinnert zu werden. Sollen wir nicht mehr dorthin schreiben, wer auch immer es möchte?
reminder-refuse-done = Wir schreiben nicht mehr an deine Adresse, wer auch immer es möchte. Hier kannst du das zurücknehmen.
reminder-welcome-button = Ihr dürft mich wieder fragen
reminder-welcome-done = Deine Adresse kann uns wieder genannt werden; wer auch immer das tut, wir fragen dich zuerst.
reminder-confirm-ask = Möchtest du bei { $target } erinnert werden, wenn du dran bist?
reminder-confirm-button = Ja, erinnere mich
reminder-confirm-done = Ab jetzt wirst du bei { $target } erinnert.

## Erinnerungen: was schiefgehen kann

error-reminders-off = { $kind ->
    [mail] Dieser Server verschickt keine Mail: Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE, KONTOR_SMTP und KONTOR_MAIL_FROM zu setzen.
    [push] Dieser Server schickt nichts an Geräte: Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET, KONTOR_SITE und KONTOR_VAPID_KEY zu setzen.
   *[other] Dieser Server ruft keine Webhooks: Wähle einen anderen Weg, oder bitte den Gastgeber, KONTOR_SECRET und KONTOR_SITE zu setzen.
}
error-no-channel = Einen solchen Kanal hast du nicht: Sieh noch einmal in die Liste.
error-channels = Du hast schon { $most } Kanäle: Lösche erst einen.
error-confirmations = Du hast heute { $most } Adressen gefragt: Sieh in deine Mail, oder versuche es morgen wieder.
error-address-asked = Diese Adresse wurde heute { $most }-mal gefragt: Sieh dort nach einem Brief, auch im Spam, oder versuche es morgen wieder.
error-address-refused = Wer an dieser Adresse liest, möchte keine Briefe von uns: Wenn du das bist, nimm das hinter dem letzten Link des Briefs zurück, der dich gefragt hat, oder nimm eine andere Adresse.
error-not-reminding = Ohne KONTOR_SITE und KONTOR_SECRET, mit dem die Links der Nachrichten unterschrieben werden, wird niemand erinnert: Setze beide für alle Prozesse, die bedienen oder arbeiten, auf denselben Wert, das Geheimnis etwa auf die Ausgabe von `openssl rand -hex 32`.
error-tests = Das waren { $most } Tests in einer Minute: Warte einen Moment.
error-unconfirmed = Diese Adresse ist nicht bestätigt: Folge erst dem Link, der dorthin ging.
error-reminder-link = Dieser Link gilt nicht mehr: Erinnerungen verwaltest du in deinem Konto.
error-no-address = Das ist keine Mailadresse: Schreib sie wie anna@example.org.
error-no-url = Das ist keine Adresse, die man rufen kann: Schreib sie als URL mit { $schemes }, ohne Passwort darin.
error-private-address = Diese Adresse liegt im eigenen Netz des Servers: Wähle eine des Internets, oder bitte den Gastgeber, KONTOR_PRIVATE_WEBHOOKS zu setzen.
error-no-host = { $host } ist nicht zu finden: Sieh dir die Adresse noch einmal an.
error-unreachable = { $host } ist nicht zu erreichen ({ $why }): Es wird wieder versucht.
error-no-answer = { $host } antwortet nicht rechtzeitig: Es wird wieder versucht.
error-receiver-status = Der Empfänger antwortet mit Status { $status }: Sieh nach, ob die Adresse dort noch stimmt.
error-mail-refused = Der Mailserver sagt { $why }: Sieh dir die Adresse noch einmal an.
error-mail-away = Der Mailserver dieses Gastgebers ist gerade nicht zu gebrauchen: Es wird wieder versucht.
error-push-gone = Dieses Gerät hat sich abgemeldet: Schalte Erinnerungen in seinem Browser wieder ein.
error-push-keys = Das sind keine Schlüssel eines Browsers: Schalte Erinnerungen dort aus und wieder ein.
