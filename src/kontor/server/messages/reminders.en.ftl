## Reminders: what is said in them

reminder-turns-title = { $count ->
    [one] Your turn in { $game }
   *[other] Your turn in { $count } matches
}
reminder-turns-text = { $count ->
    [one] { $name }, it is your turn.
   *[other] { $name }, it is your turn in { $count } matches.
}
reminder-match = { $game }{ $others_count ->
    [0] {""}
   *[other] {" "}with { $others }
}: waiting for { $since }{ $clock ->
    [0] .
   *[other] , your clock has { $left } left.
}
reminder-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
reminder-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
reminder-hours = { $count } hours
reminder-days = { $count } days
reminder-test-title = A test from Kontor
reminder-test-text = { $name }, reminders reach you here.
reminder-confirm-title = Do you want reminders from Kontor?
reminder-confirm-text = Somebody called { $name } wants to be reminded at this address when it is their turn. If that is you, follow this link. If not, you need do nothing; follow the last link, and nobody can have us write to you again.
reminder-stop = No more reminders here:

## Reminders: the pages behind their links

reminder-stop-ask = Shall reminders to { $target } stop?
reminder-stop-button = No more of these
reminder-stop-done = No more reminders go to { $target }. You can switch them on again in your account.
reminder-refuse-ask = Somebody gave us your address and wants to be reminded there. Shall we write to it no more, whoever wants us to?
reminder-refuse-done = We write no more to your address, whoever wants us to. You can take that back here.
reminder-welcome-button = You may ask me again
reminder-welcome-done = Your address can be given to us again; whoever does that, we ask you first.
reminder-confirm-ask = Do you want reminders at { $target } when it is your turn?
reminder-confirm-button = Yes, remind me
reminder-confirm-done = From now on you are reminded at { $target }.

## Reminders: what can go wrong

error-reminders-off = { $kind ->
    [mail] This server sends no mail: choose another way, or ask the host to set KONTOR_SECRET, KONTOR_SITE, KONTOR_SMTP and KONTOR_MAIL_FROM.
    [push] This server sends nothing to devices: choose another way, or ask the host to set KONTOR_SECRET, KONTOR_SITE and KONTOR_VAPID_KEY.
   *[other] This server calls no webhooks: choose another way, or ask the host to set KONTOR_SECRET and KONTOR_SITE.
}
error-no-channel = You have no such channel: look at the list again.
error-channels = You have { $most } channels already: delete one first.
error-confirmations = You have asked { $most } addresses today: look into your mail, or try again tomorrow.
error-address-asked = This address was asked { $most } times today: look for a letter there, among the spam, too, or try again tomorrow.
error-address-refused = Whoever reads at this address wants none of our letters: if that is you, take that back behind the last link of the letter that asked you, or take another address.
error-not-reminding = Nobody can be reminded without KONTOR_SITE and KONTOR_SECRET, which signs the links of messages: set both to the same value for every process that serves or works, the secret for example to the output of `openssl rand -hex 32`.
error-tests = That were { $most } tests in a minute: wait a moment.
error-unconfirmed = This address is not confirmed: follow the link that was sent there first.
error-reminder-link = This link is not valid any more: manage reminders in your account.
error-no-address = That is no mail address: write it like anna@example.org.
error-no-url = That is no address that can be called: write it as a URL with { $schemes }, without a password in it.
error-private-address = That address lies inside the server's own network: choose one of the Internet, or ask the host to set KONTOR_PRIVATE_WEBHOOKS.
error-no-host = { $host } cannot be found: look at the address again.
error-unreachable = { $host } cannot be reached ({ $why }): it is tried again.
error-no-answer = { $host } does not answer in time: it is tried again.
error-receiver-status = The receiver answers with status { $status }: look whether the address is still right there.
error-mail-refused = The mail server says { $why }: look at the address again.
error-mail-away = The mail server of this host cannot be used now: it is tried again.
error-push-gone = This device has unsubscribed: switch reminders on again in its browser.
error-push-keys = These are no keys of a browser: switch reminders off and on again in it.
