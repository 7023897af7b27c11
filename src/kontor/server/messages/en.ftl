## Errors: what is wrong, and what to do about it

error-setting = { $name } cannot be { $value }: give it a value like { $wanted }.
error-no-database = PostgreSQL cannot be reached ({ $why }): start it, or say with KONTOR_DATABASE where it is.
error-other-rules = This match of { $game } was begun with rules version { $version } or another box: play it on with the release that began it.
error-no-match = There is no match { $match }: look at the link again.
error-no-seat = You have no seat at this table: join it first.
error-not-creator = Whoever created the match decides that: ask them.
error-seat-taken = That seat cannot be taken or given: look at the table again and choose another one.
error-table-full = All seats are taken: create a match of your own, or watch this one.
error-seats-empty = Some seats are empty: wait for people, or start with bots in them.
error-not-open = The match has started: look at the table again.
error-not-playing = The match is not being played: look at the table again.
error-not-over = The match is not over yet: wait for its end.
error-stale = The match moved on while you decided: look at it again.
error-undo-nothing = There is nothing to undo yet: make a decision first.
error-undo-others = Somebody else has decided since: your decision stands.
error-undo-sealed = By your decision something hidden was seen or luck was drawn: it stands.
