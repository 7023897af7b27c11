# Erinnerungen: wo und wann du erfährst, dass du am Zug bist.

reminders-title = Erinnerungen
reminders-note = Wir sagen dir Bescheid, wenn du am Zug und nicht da bist: einmal pro Zug, alle Partien in einer Nachricht, und nie in deiner Nacht.
reminders-kind-mail = E‑Mail
reminders-kind-push = Gerät
reminders-kind-discord = Discord
reminders-kind-slack = Slack
reminders-kind-plain = JSON
reminders-unconfirmed = Wir haben eine E‑Mail an diese Adresse geschickt. Klick auf den Link darin.
reminders-unused = Es wurde noch nichts verschickt.
reminders-succeeded = Letzte Nachricht angekommen: { $when }.
reminders-failed = { $count ->
    [one] Einmal fehlgeschlagen, { $when }.
   *[other] { $count }-mal in Folge fehlgeschlagen, zuletzt { $when }.
}
reminders-test = Test schicken
    .for = Test schicken: { $name }
reminders-testing = Wird geschickt …
reminders-delete = Löschen
    .for = Löschen: { $name }
reminders-after = Erinnere mich, wenn eine Partie so lange gewartet hat
reminders-every = Abstand zwischen zwei Nachrichten, mindestens
reminders-minutes = { $count ->
    [0] sofort
    [60] 1 Stunde
    [120] 2 Stunden
    [240] 4 Stunden
    [480] 8 Stunden
   *[other] { $count } Minuten
}
reminders-weekly = Ein Brief pro Woche
reminders-weekly-about = Sonntagmorgens per E‑Mail: wo du dran bist, wer dich einlädt, was du gespielt hast. War in der Woche nichts los, kommt keiner.
reminders-weekly-no-mail = Gib zuerst eine E‑Mail-Adresse an. Dann schreiben wir dir sonntagmorgens, was auf dich wartet und was du gespielt hast.
reminders-add = Weitere Erinnerung einrichten
reminders-add-push = Auf diesem Gerät erinnern
reminders-denied = Dein Browser blockiert Mitteilungen von dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
reminders-no-push = Dieser Server kann keine Nachrichten an Geräte schicken.
reminders-no-push-here = Dieser Browser kann hier keine Erinnerungen anzeigen. Er braucht HTTPS; auf einem iPhone musst du die Seite außerdem zum Startbildschirm hinzufügen.
reminders-mail = E‑Mail-Adresse
reminders-add-mail = Per E‑Mail erinnern
reminders-no-mail = Dieser Server kann keine E‑Mails verschicken.
reminders-shape = Was der Webhook erwartet
reminders-webhook = Adresse des Webhooks
reminders-webhook-note = Eine Nachricht sagt, welche Partie wartet, wer mitspielt und wie lange sie schon wartet, aber nichts über deine Hand. Alle, die dort mitlesen, sehen sie.
reminders-add-webhook = Dort erinnern
reminders-no-webhook = Dieser Server kann keine Webhooks aufrufen.
