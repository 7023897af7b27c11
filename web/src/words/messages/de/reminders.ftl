# Erinnerungen: wo und wann jemand erfährt, dass er dran ist.

reminders-title = Erinnerungen
reminders-note = Wenn du dran und nicht da bist, erfährst du es: einmal je Zug, alle Tische in einer Nachricht, und nie in deiner Nacht.
reminders-kind-mail = Mail
reminders-kind-push = Gerät
reminders-kind-discord = Discord
reminders-kind-slack = Slack
reminders-kind-plain = JSON
reminders-unconfirmed = Folge dem Link in der Mail, die dorthin ging.
reminders-unused = Noch wurde nichts geschickt.
reminders-succeeded = Die letzte Nachricht kam an: { $when }.
reminders-failed = { $count ->
    [one] Einmal gescheitert, { $when }.
   *[other] { $count }-mal in Folge gescheitert, zuletzt { $when }.
}
reminders-test = Test schicken
    .for = Test schicken: { $name }
reminders-testing = Wird geschickt …
reminders-delete = Löschen
    .for = Löschen: { $name }
reminders-after = Erinnere mich, wenn ein Tisch so lange gewartet hat
reminders-every = Zwischen zwei Nachrichten mindestens
reminders-minutes = { $count ->
    [0] sofort
    [60] 1 Stunde
    [120] 2 Stunden
    [240] 4 Stunden
    [480] 8 Stunden
   *[other] { $count } Minuten
}
reminders-add = Ein weiterer Weg
reminders-add-push = Auf diesem Gerät erinnern
reminders-denied = Dieser Browser erlaubt von hier keine Mitteilungen: Erlaube sie in seinen Einstellungen und versuche es wieder.
reminders-no-push = Der Gastgeber dieses Servers hat keine Nachrichten an Geräte eingerichtet.
reminders-no-push-here = Dieser Browser zeigt keine Erinnerungen: Er braucht HTTPS, auf einem iPhone auch die Seite auf dem Startbildschirm.
reminders-mail = Mailadresse
reminders-add-mail = Per Mail erinnern
reminders-no-mail = Der Gastgeber dieses Servers hat keine Mail eingerichtet.
reminders-shape = Was der Webhook erwartet
reminders-webhook = Adresse des Webhooks
reminders-webhook-note = Eine Nachricht sagt, welcher Tisch wartet, wer mitspielt und wie lange es schon dauert; nichts von deiner Hand. Wer dort mitliest, sieht sie.
reminders-add-webhook = Dort erinnern
reminders-no-webhook = Der Gastgeber dieses Servers hat keine Webhooks eingerichtet.
