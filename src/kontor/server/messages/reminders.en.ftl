## Reminders: their texts

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
reminder-confirm-text = Somebody called { $name } wants to be reminded at this address when it is their turn. If that is you, follow this link. If it is not you, you do not have to do anything. If you follow the last link, we will never write to this address again.
reminder-reset-title = A new password for Kontor
reminder-reset-text = { $name }, somebody asked for a new password for your account at { $site }. If that was you, follow this link within an hour. If it was not, you do not have to do anything: your password stays as it is.
reminder-invited-title = { $inviter } invites you to { $game }
reminder-invited-text = { $name }, { $inviter } would like to play { $game } with you and keeps a table open.
reminder-invitation-title = { $named ->
    [0] You are invited to { $game }
   *[other] { $inviter } invites you to { $game }
}
reminder-invitation-text = { $named ->
    [0] Somebody
   *[other] { $inviter }
} keeps a seat for you at a table of { $game } on { $site }. With this link you sit down; you play in your browser and need no account. We got your address for this one mail and do not keep it.
reminder-invitation-stop = If you follow this link, this server will never write to this address again:
reminder-week-title = Your week at Kontor
reminder-week-text = { $name }, this is your weekly letter.{ $count ->
    [0] {""}
    [one] {" "}It is your turn in one match:
   *[other] {" "}It is your turn in { $count } matches:
}
reminder-week-invited = { $inviter } keeps a seat for you at a table of { $game }:
reminder-week-played = { $count ->
    [one] One of your matches ended:
   *[other] { $count } of your matches ended:
}
reminder-week-result = { $game }: { $left ->
    [0] place { $place } of { $seats }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] not played to the end
}{ $rated ->
    [0] {""}
   *[other] , rating { $change }
}
reminder-week-tries = { $count ->
    [one] A deal that you played has closed:
   *[other] Deals that you played have closed:
}
reminder-week-try = { $game }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $rank } of { $played }
reminder-week-deals = Today's deals: { $games }. You find them, and everything else, here:
reminder-week-stop = No more weekly letters:
reminder-stop = Stop these reminders:

## Reminders: the pages behind their links

reminder-stop-ask = Do you want to stop reminders to { $target }?
reminder-stop-button = Stop reminders
reminder-stop-done = We no longer send reminders to { $target }. You can turn them on again in your account.
reminder-letters-ask = Do you want no more weekly letters to { $target }?
reminder-letters-button = Stop the weekly letter
reminder-letters-done = We write you no more weekly letters. You can turn them on again in your account.
reminder-refuse-ask = Somebody gave us your address, for reminders or to invite you. Do you want us to stop writing to it, even if somebody asks again?
reminder-refuse-done = We will not write to your address again, even if somebody asks us to. You can change that here.
reminder-welcome-button = Allow mail again
reminder-welcome-done = People can invite you by mail again, and your address can be used for reminders. We will ask you before we send reminders.
reminder-confirm-ask = Do you want reminders at { $target } when it is your turn?
reminder-confirm-button = Yes, remind me
reminder-confirm-done = You will now get reminders at { $target }.

## Reminders: what can go wrong

error-reminders-off = { $kind ->
    [mail] This server does not send mail. Choose another way, or ask the host to set KONTOR_SECRET, KONTOR_SITE, KONTOR_SMTP and KONTOR_MAIL_FROM.
    [push] This server does not send push messages. Choose another way, or ask the host to set KONTOR_SECRET, KONTOR_SITE and KONTOR_VAPID_KEY.
   *[other] This server does not call webhooks. Choose another way, or ask the host to set KONTOR_SECRET and KONTOR_SITE.
}
error-too-many-mail-invitations = { $days ->
    [0] You have invited { $most } people by mail within a day, which is the maximum. Send them the link of the table, or invite them tomorrow.
   *[other] New accounts may invite { $most } people by mail within a day: an account is new for { $days } days, or until it has finished { $matches } matches. Send them the link of the table, or invite them tomorrow.
}
error-too-many-mails = This server has sent many invitations in the last hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or send the link of the table.
error-no-channel = You have no such channel. Look at the list again.
error-channels = You already have { $most } channels. Delete one first.
error-confirmations = We have sent { $most } confirmation mails for you today, and that is the limit. Check your mail, or try again tomorrow.
error-address-asked = We have already asked this address { $most } times today. Look for our mail there, also in the spam folder, or try again tomorrow.
error-address-refused = The owner of this address does not want mail from us. If that is you, follow the last link in a mail of ours and allow mail again, or use another address.
error-not-reminding = Reminders need KONTOR_SITE and KONTOR_SECRET, which signs the links in messages. Set each of them to the same value for every server and worker process; a good secret is the output of `openssl rand -hex 32`.
error-tests = You have sent { $most } tests within a minute. Wait a moment.
error-unconfirmed = This address is not confirmed yet. First follow the link that we sent there.
error-reminder-link = This link is no longer valid. You can manage reminders in your account.
error-no-address = That is not a mail address. Write it like anna@example.org.
error-no-url = That address cannot be called. Write it as a URL with { $schemes }, without a password in it.
error-private-address = That address is inside the server's own network. Choose one on the Internet, or ask the host to set KONTOR_PRIVATE_WEBHOOKS.
error-no-host = { $host } cannot be found. Check the address.
error-unreachable = { $host } cannot be reached ({ $why }). We will try again.
error-no-answer = { $host } does not answer in time. We will try again.
error-receiver-status = The receiver answers with status { $status }. Check whether the address is still correct.
error-mail-refused = The mail server refuses this address ({ $why }). Check the address.
error-mail-away = The mail server of this host is not available at the moment. We will try again.
error-push-gone = This device has unsubscribed. Turn reminders on again in its browser.
error-push-keys = These keys do not come from a browser. Turn reminders off and on again in your browser.
