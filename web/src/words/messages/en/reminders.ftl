# Reminders: where and when somebody is told that it is their turn.

reminders-title = Reminders
reminders-note = When it is your turn and you are away, you hear of it: once a turn, all tables in one message, and never in your night.
reminders-kind-mail = Mail
reminders-kind-push = Device
reminders-kind-discord = Discord
reminders-kind-slack = Slack
reminders-kind-plain = JSON
reminders-unconfirmed = Follow the link in the mail that was sent there.
reminders-unused = Nothing was sent yet.
reminders-succeeded = The last message arrived: { $when }.
reminders-failed = { $count ->
    [one] Failed once, { $when }.
   *[other] Failed { $count } times in a row, last { $when }.
}
reminders-test = Send a test
    .for = Send a test: { $name }
reminders-testing = Sending…
reminders-delete = Delete
    .for = Delete: { $name }
reminders-after = Remind me when a table has waited for
reminders-every = Between two messages at least
reminders-minutes = { $count ->
    [0] at once
    [60] 1 hour
    [120] 2 hours
    [240] 4 hours
    [480] 8 hours
   *[other] { $count } minutes
}
reminders-add = Another way
reminders-add-push = Remind me on this device
reminders-denied = This browser does not allow notifications from here: allow them in its settings and try again.
reminders-no-push = The host of this server has not set up messages to devices.
reminders-no-push-here = This browser shows no reminders: it needs HTTPS, and on an iPhone the page on the home screen.
reminders-mail = Mail address
reminders-add-mail = Remind me by mail
reminders-no-mail = The host of this server has not set up mail.
reminders-shape = What the webhook expects
reminders-webhook = Address of the webhook
reminders-webhook-note = A message says which table waits, who else plays and how long it waits; nothing of your hand. Whoever reads along there sees it.
reminders-add-webhook = Remind me there
reminders-no-webhook = The host of this server has not set up webhooks.
