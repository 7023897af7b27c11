## Reporting

report-line = Report this message of { $name }
report-open = Report…
report-title = Report something
report-title-line = Report a message of { $name }
report-about = What is it about?
report-match = The table
report-category = What is wrong?
category-insult = Insult
category-spam = Advertising
category-name = Offensive name
category-leaving = Leaves on purpose
category-unfair = Unfair play
category-accounts = Two seats, one person?
category-other = Something else
category-warn = Warned
category-mute = Muted
category-rename = Renamed
category-suspend = Suspended
category-close = Table closed
report-text = What should a moderator know? (optional)
report-note = A moderator reads this message with three before it and one after. You are told whether something was done.
report-note-person = A moderator reads who sits here and the last three messages of this person. You are told whether something was done.
report-note-match = A moderator reads who sits here, and nothing of the chat. You are told whether something was done.
report-title-member = Report { $name }
report-note-page = A moderator reads what you write here and the name of this member. You are told whether something was done. If it happened at a table, report it there: then moderators see what was said.
moderation-kind-page = on a person's page
report-send = Report
report-sent = Thank you. A moderator looks at it, and you get a notice.

## Notices

notices-title = Notices from the moderators
notices-none = No moderator has decided anything about you.
notice-measure-warn = You were warned
notice-measure-mute = You can't write in chats
notice-measure-rename = Your name was taken
notice-measure-suspend = Your account is suspended
notice-measure-close = A table of yours was closed
notice-until = until { $until }
notice-for-good = for good
notice-undone = A moderator has undone this: { $what }
notice-upheld = Your objection was answered: it stays
notice-outcome = Thank you for your report: something was done
notice-outcome-none = Thank you for your report: a moderator found nothing to do
notice-reason = Reason: “{ $reason }”
notice-about-rename = Choose another name in your account. If you are a member, you log in with the former one until then.
notice-about-suspend = You can read your notices, object, download your data and delete your account. A caretaker plays on for you.
notice-about-close = The match ended without a result, and no rating changes.
notice-read = I have read it
notice-object = Object
notice-object-title = Object once
notice-object-text = Why is it wrong?
notice-object-about = You can object once. Another moderator reads it if there is one.
notice-object-send = Send the objection
notice-objected = You have objected. You get an answer here.
notice-no-longer = no longer holds
notice-to-account = Read and object in my account

## What I do not want to read

filter-title = What I do not read in chats
filter-note = Only your own page changes: others go on reading everything.
filter-all = Nothing of others
filter-all-about = You go on seeing your own messages.
filter-guests = Nothing of guests
filter-guests-about = Guests have no account with a password.
filter-words = Messages with one of these words
filter-words-about = One word a line, at most 50. Capitals do not matter.
filter-save = Save
filter-saved = Saved.

## The console

nav-moderation = Moderation
moderation-title = Moderation
moderation-count = { $open ->
    [0] No open reports
    [one] 1 open report
   *[other] { $open } open reports
}
moderation-kept-out = { $count ->
    [one] 1 report concerns you or your tables; somebody else handles it.
   *[other] { $count } reports concern you or your tables; somebody else handles them.
}
moderation-reports = Reports
moderation-todo = To do
moderation-done = Done
moderation-empty = Nothing to do. New reports appear here when you open the page.
moderation-nothing-done = Nothing was decided yet.
moderation-order = First those of matches that are being played, then the oldest.
moderation-about = about { $name }
moderation-by = { $count ->
    [one] by { $name }
   *[other] by { $count } people
}
moderation-nobody = somebody who has left
moderation-choose = Choose a report on the left.
moderation-objection = Objection
moderation-kind-chat = in the chat
moderation-kind-person = about a person
moderation-kind-match = about a table
moderation-live = live
moderation-watch = Watch the table
moderation-since = since { $month }
moderation-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
moderation-upheld = { $count ->
    [one] 1 report
   *[other] { $count } reports
} resolved, { $upheld } with a measure
moderation-subject = Concerned
moderation-reporter = Reported by
moderation-objector = Objects
moderation-was-called = Called “{ $name }” when it was reported
moderation-muted = muted
moderation-suspended = suspended
moderation-said = What was said
moderation-said-note = three lines before, one after; the rest of the chat is not shown
moderation-said-person = the last lines of this person; the rest of the chat is not shown
moderation-reported = reported
moderation-says = “{ $text }”
moderation-seats = At the table: { $names }
moderation-signals = Signals
moderation-signals-note = A signal is no proof: a family shares a connection, and everybody makes mistakes.
moderation-signal-place = { $names } sat down with the same network, browser and system.
moderation-signal-soft = { $lost } of the win went from { $giver } in { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, by the measure of the review; { $share } of it to { $gainer }.
moderation-what = What to do
moderation-warn = Warn
moderation-warn-about = a private notice, seen at the next visit
moderation-mute = Mute
moderation-mute-about = no chat; play goes on
moderation-rename = Rename
moderation-rename-about = a neutral name until they choose another one
moderation-suspend = Suspend
moderation-suspend-about = no play; a caretaker plays on
moderation-close = Close the table
moderation-close-about = no result, no rating changes
moderation-dismiss = Nothing to do
moderation-dismiss-about = the reporters are thanked
moderation-uphold = It stays
moderation-uphold-about = the objection is answered
moderation-undo = Undo
moderation-undo-about = those concerned are told
moderation-days = For how long?
moderation-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
moderation-for-good = For good
moderation-reason = Reason
moderation-reason-note = Those concerned read this reason and may object once. Who reported is told whether something was done, not what.
moderation-do-warn = Warn { $name }
moderation-do-mute = Mute { $name }
moderation-do-rename = Rename { $name }
moderation-do-suspend = Suspend { $name }
moderation-do-close = Close the table
moderation-do-dismiss = Nothing to do
moderation-do-uphold = The measure stays
moderation-do-undo = Undo the measure
moderation-log = What was done
moderation-log-more = Earlier
moderation-log-note = Nobody can change this log; a measure is lifted by a new row.
moderation-log-empty = Nothing was done yet.
moderation-host = The host
moderation-deed = { $actor } { $deed ->
    [warn] warned { $subject }
    [mute] muted { $subject }
    [rename] renamed { $subject }
    [suspend] suspended { $subject }
    [close] closed a table
    [dismiss] found nothing to do
    [uphold] let a measure stand
    [undo] undid a measure
    [remove-import] removed an imported match of { $subject }
   *[other] changed a role: { $deed }, { $subject }
}
moderation-undo-of = Undo this measure
moderation-hands-off = Never shown here
moderation-hidden-1 = Hidden cards and notes of matches
moderation-hidden-2 = Chats that nobody reported
moderation-hidden-3 = Mail and internet addresses
moderation-hidden-4 = Ratings: they follow from results alone
