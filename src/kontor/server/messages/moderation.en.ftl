## Errors with reports, measures and notices

error-muted = You can't write in chats until { $until }: a moderator has muted you. Your account says why, and you can object there.
error-suspended = Your account is suspended. Your notices say why and until when, and you can object there. You can still download your data and delete your account.
error-table-closed = A moderator has closed this table. It ended without a result, and no rating changes. Your notices say why.
error-not-closed = This table is not closed. Look at it again.
error-filter-word = A word has 1 to { $most } characters and no control characters. Change it, or remove it from the list.
error-report-text = A report has at most { $most } characters and no control characters. Shorten it and send it again.
error-report-self = You can't report yourself. Choose the line or the seat of somebody else.
error-report-seat = There is no person at this seat. Choose the seat of a person.
error-report-line = There is no such message in the chat that you can read. Look at the chat again.
error-too-many-reports = You have made { $most } reports within a day, and more can't be read in time. Try again tomorrow; if it is urgent, write to the host.
error-too-many-new-chat = Your account is new: in its first { $days } days, or until you have finished { $matches } matches, you can send { $most } messages an hour. You can write again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-new-tables = Your account is new: in its first { $days } days, or until you have finished { $matches } matches, you can open { $most } tables an hour in the lobby. Open one again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or play with a link.
error-name-refused = A moderator has taken the name { $name } from you. Choose another one.
error-reason = A reason has 1 to { $most } characters and no control characters. Those concerned read it.
error-days = Say for how many days: 1 to { $most }.
error-only-host = Only a host may decide this. Leave it to them, or choose something milder.
error-no-report = There is no report with this number that you may handle. Look at the queue again.
error-report-decided = Somebody has decided about this report in the meantime. Look at it again.
error-objection-decides = An objection is answered in one of two ways: the measure stays, or it is undone. Choose one of them.
error-no-subject = Nobody is concerned whom you could warn, mute, rename or suspend. Choose something else.
error-no-table = There is no table to close. Choose something else.
error-no-measure = There is no measure with this number that you may undo. Look at the log again.
error-measure-undone = This measure was undone before. Look at it again.
error-table-gone = The table had not started and is deleted, so it can't be opened again. Its people can open another one.
error-no-notice = There is no such notice to which you could object. Look at your notices again.
error-objection-text = An objection has 1 to { $most } characters and no control characters. Change it and send it again.
error-objected = You have already objected to this. A moderator answers you in a notice.
error-no-member = There is no member called { $name }. Guests can't have a role: they become members first.

## The message about a notice

reminder-notice-title = A moderator has decided something about your account
reminder-notice-text = Hello { $name }, you have a new notice. Open your account to read what was decided, why, and how to object.
