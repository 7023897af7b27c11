# Reminders: where and when you are told that it is your turn.

reminders-title = Reminders
reminders-note = We tell you when it is your turn and you are not here: once per turn, all matches in one message, and never during your night.
reminders-kind-mail = Email
reminders-kind-push = Device
reminders-kind-discord = Discord
reminders-kind-slack = Slack
reminders-kind-plain = JSON
reminders-unconfirmed = We sent an email to this address. Follow the link in it.
reminders-unused = Nothing has been sent yet.
reminders-succeeded = Last message delivered { $when }.
reminders-failed = { $count ->
    [one] Failed once, { $when }.
   *[other] Failed { $count } times in a row, last { $when }.
}
reminders-test = Send a test
    .for = Send a test: { $name }
reminders-testing = Sending …
reminders-delete = Delete
    .for = Delete: { $name }
reminders-after = Remind me after a match has waited for
reminders-every = Time between two messages, at least
reminders-minutes = { $count ->
    [0] at once
    [60] 1 hour
    [120] 2 hours
    [240] 4 hours
    [480] 8 hours
   *[other] { $count } minutes
}
reminders-weekly = A letter once a week
reminders-weekly-about = On Sunday morning, by email: your turns, your invitations, what you played. None after a week in which nothing happened.
reminders-weekly-no-mail = Add an email address first. Then we write to you on Sunday morning what waits for you and what you played.
reminders-add = Add another way
reminders-add-push = Remind me on this device
reminders-denied = Your browser blocks notifications from this site. Allow them in its settings and try again.
reminders-no-push = This server cannot send messages to devices.
reminders-no-push-here = This browser cannot show reminders here. It needs HTTPS; on an iPhone, also add this page to the home screen.
reminders-mail = Email address
reminders-add-mail = Remind me by email
reminders-no-mail = This server cannot send email.
reminders-shape = What the webhook expects
reminders-webhook = Address of the webhook
reminders-webhook-note = A message says which match waits, who else plays and how long it has waited, but nothing about your hand. Everybody who can read that channel sees it.
reminders-add-webhook = Remind me there
reminders-no-webhook = This server cannot call webhooks.
