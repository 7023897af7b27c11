## Moderation at the command line

help-admin = Moderate without a browser: give roles, read reports, decide, and read the audit log. Settings come from the environment, as for `kontor serve`.
help-admin-grant = Give a member a role: moderators decide about reports, hosts also about moderators and for good.
help-admin-revoke = Take the role of a member away.
help-admin-roles = Show who has a role.
help-admin-queue = Show the open reports: first those of matches that are being played, then the oldest.
help-admin-show = Show a report with what was said and who is concerned.
help-admin-warn = Warn somebody: they read the reason before they play on.
help-admin-mute = Let somebody write in no chat for some days. They play on.
help-admin-rename = Give somebody a neutral name until they choose another one. Members go on logging in with the former one.
help-admin-suspend = Let somebody play no more, for some days or for good. Their logins end, and the caretaker plays on for them.
help-admin-close = End a match without a result. No rating changes, and nothing hidden is revealed.
help-admin-dismiss = Resolve a report without a measure. An objection is answered like this, too: the measure stays.
help-admin-undo = Undo a measure. Those concerned are told.
help-admin-audit = Show the audit log, the latest row first. Nobody can change it.
help-admin-member = The name of a member.
help-admin-role = The role: moderator or host.
help-admin-report = The number of a report, as `kontor admin queue` lists it.
help-admin-name = The name of a member whom nobody has reported.
help-admin-match = The id of a match that nobody has reported: the last part of its address.
help-admin-reason = Why. Those concerned read it.
help-admin-days = For how many days.
help-admin-suspend-days = For how many days; if you leave it out, for good.
help-admin-measure = The number of a measure, as `kontor admin audit` lists it.
help-admin-before = Only rows before this one.
error-admin-about-what = Say what it is about: one of --report, --name (or, to close a table, --match).
admin-granted = { $name } has the role { $role } now.
admin-revoked = { $name } has no role any more.
admin-has-role = { $name }: { $role }
admin-no-roles = Nobody has a role yet. Give the first one with `kontor admin grant NAME moderator`.
admin-queue-empty = No open reports.
admin-report-line = { $id }  { $at } UTC  { $kind }, { $category }: about { $subject }, by { $reporters ->
    [one] 1 person
   *[other] { $reporters } people
}; match { $match } ({ $game })
admin-report-text = The reporter says: { $text }
admin-report-seats = At the table: { $names }
admin-report-subject = Concerned: { $name }, here since { $since }, { $matches } finished matches, { $reports } reports resolved, { $upheld } of them with a measure; { $measures } measures
admin-report-reporter = Reported by: { $name }, here since { $since }, { $matches } finished matches, { $reports } reports resolved, { $upheld } of them with a measure
admin-report-measure = Measure { $measure } ({ $kind }): { $reason }
admin-log-line = { $id }  { $at } UTC  { $actor }: { $deed }, about { $subject }, match { $match }, measure { $measure }: { $reason }
admin-log-empty = The log is empty.
admin-done-warn = Warned. This is measure { $measure }.
admin-done-mute = Muted. This is measure { $measure }.
admin-done-rename = Renamed. This is measure { $measure }.
admin-done-suspend = Suspended. This is measure { $measure }.
admin-done-close = The table is closed. This is measure { $measure }.
admin-done-dismiss = Resolved without a measure. This is decision { $measure }.
admin-undone = Measure { $measure } is undone.
error-table-closed = A moderator has closed this table: it ended without a result, and no rating changes. Your account says why.
help-admin-pack = Pack the moves of old matches: they leave the database for KONTOR_PACKS, as every night.
help-admin-pack-now = All matches that are over, not only those that ended KONTOR_PACK_DAYS ago.
help-admin-pack-most = The largest number of matches.
help-admin-unpack = Put the moves of a packed match into the database again.
help-admin-unpacked-match = The id of the match: the last part of its address.
error-admin-no-packs = KONTOR_PACKS is not set. Set it to a folder that belongs to your backup.
admin-packed = { $count ->
    [one] 1 match is packed
   *[other] { $count } matches are packed
} ({ $size } KiB). { $left ->
    [0] Each was proven before its moves left the database.
    [one] 1 match stays in the database, because it could not be proven; the log says which.
   *[other] { $left } matches stay in the database, because they could not be proven; the log says which.
}
admin-unpacked = The moves of { $match } are in the database again.
admin-not-packed = The match { $match } is not packed.
