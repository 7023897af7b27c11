## Errors: what is wrong, and what to do about it

error-setting = The setting { $name } has no usable value. Give it a value like { $wanted }.
error-setting-extra = The setting { $name } needs something that is not installed. Run `pip install "kontor[{ $extra }]"`, or remove the setting.
error-no-database = PostgreSQL cannot be reached ({ $why }). Start it, or set KONTOR_DATABASE to where it is.
error-shard-unknown = This match is played in database { $number }, which this process does not know. Give all processes the same KONTOR_SHARDS.
error-shard-missing = KONTOR_SHARDS names { $given ->
    [one] one shard
   *[other] { $given } shards
}, but this server has { $known }. Name all of them, in the order in which they were added.
error-shard-new = Shard { $number } is new and has no tables yet. Run `kontor db upgrade`, or start `kontor serve` once.
error-shard-used = Shard { $number } is a database with matches or people of its own. Name an empty database in KONTOR_SHARDS.
error-shard-of-another = Address { $number } in KONTOR_SHARDS does not lead to shard { $number } of this server, but to another database. Put the addresses into the order in which they were added.
error-shard-as-home = KONTOR_DATABASE leads to shard { $number } of a server. Set it to the address of its home database.
error-match-lost = This match is not in the database in which it was played. Tell the host, who may have restored an older backup.
error-backup-incomplete = The backup lacks { $file }. It has a file for each shard beside the first one; put all of them into one folder.
error-database-read-only = The database takes no changes at the moment, and the server looks for one that does. Try again in a moment: nothing happens twice.
error-database-full = The server's disk is full, so nothing can be stored. Tell the host to make room, and try again: nothing happens twice.
error-database-busy = The database was too busy, and nothing was changed. Try again in a moment.
error-unsafe-database = PostgreSQL may lose moves that players were told are saved: off is { $settings }. Switch it on: ALTER SYSTEM SET { $first } = on; SELECT pg_reload_conf(); and look for settings of the role and the database, too. If these data may be lost, as in a test, set KONTOR_ALLOW_UNSAFE_DATABASE=1.
error-schema-locked = The tables cannot be updated: something else has used them for longer than { $seconds } seconds, { $tries } times in a row. Nothing was changed. Look in pg_stat_activity for a long statement or a backup, wait for its end, and start again.
error-database-missing = PostgreSQL answers, but it has no database { $name }. Make it: sudo -u postgres createdb { $name } --owner={ $role }. Or set KONTOR_DATABASE to the address of another one.
error-login-refused = PostgreSQL answers, but it refuses the role { $role } ({ $why }). Check the role and the password in KONTOR_DATABASE. If there is no such role, make it: sudo -u postgres createuser { $role } --pwprompt.
error-unreadable-matches = { $count } stored matches can be neither played nor shown by this release ({ $games }). Start the release that stored them, or a newer one.
error-no-trial = The upgrade cannot be tried in a copy of the database ({ $why }). Let the role create databases, or restore a backup elsewhere and check that.
error-newer-rules = This match of { $game } was played by version { $version } of the rules, which is newer than this server's. Ask the host to update Kontor.
error-not-installed = The game { $game } is not installed on this server any more. The match is kept; ask the host to install the game again.
error-unreadable-match = This match cannot be opened: there is a fault in what was stored of it, or in the rules. Your other matches go on. Tell the host, whose log says what is wrong.
error-no-box = This match of { $game } was started with components that this server does not have. Ask the host for the component file it began with.
error-position-lost = The position after step { $step } cannot be shown: the rules were corrected since then. The log still says what happened; choose another step.
error-no-match = There is no match { $match }. Check the link.
error-no-thing = There is nothing called { $ref } in this match. Ask about something that lies on the table.
error-no-hints-rated = There are no hints in a rated match. Decide by yourself, or play an unrated match to ask for advice.
error-no-hints-here = Hints are switched off at this table. Decide by yourself, or make a table with hints to ask for advice.
error-no-seat = You have no seat in this match. Join it first.
error-removed = The player who created this table has removed you from it. Ask them to invite you again, or look for another table.
error-no-removal = You have removed nobody with this number. Look at the table again.
error-not-creator = Only the player who created the match can decide that. Ask them.
error-seat-taken = That seat cannot be taken or given away. Look at the match again and choose another one.
error-bot-seated = { $name } already sits at this table. Choose another bot for this seat.
error-table-full = All seats are taken. Create your own match, or watch this one.
error-seats-empty = Some seats are empty. Wait for more players, or fill the seats with bots.
error-no-person = A match needs at least one person. Take a seat yourself or wait until somebody sits down, then start it.
error-too-many-tables = You have made { $most } tables that are not over, which is the maximum. Finish one of them or resign there; a table that has not started counts for one day.
error-too-many-tables-here = { $most } tables from your network are not over, which is the maximum. Finish one of them or resign there, or try again tomorrow.
error-too-many-bots = You have { $most } bots in your tables, which is the maximum. Finish a match with bots or resign there, or invite people instead.
error-too-many-bots-here = There are { $most } bots in tables from your network, which is the maximum. Finish a match with bots or resign there, or invite people instead.
error-not-open = The match has already started. Look at it again.
error-no-reveal = Nobody is asked to reveal a string now. Look at the match again.
error-other-string = This is not the string that your seat has committed to. Reveal that one, or stand up and sit down again.
error-not-playing = The match is not being played at the moment. Look at it again.
error-not-over = The match is not over yet. Wait for its end.
error-stale = The match moved on while you were deciding. Look at it again.
error-undo-nothing = You have nothing to undo yet.
error-undo-others = You can't undo: somebody else has decided since.
error-undo-sealed = You can't undo: your move revealed something hidden or used chance.
error-undo-late = You can't undo: the time since your move would come off your clock, and you don't have that much left.
error-undo-asked = You can't undo: somebody else is asked now and may already have prepared an answer.
error-not-started = The match has not started yet. Wait for its start.
error-no-spectators = This match cannot be watched. Ask the players for a seat.
error-not-asked = You have nothing to decide now. Wait for your turn.
error-who = You need an account for this. Start as a guest or log in, and send the token with your request.
error-no-rule = This game has no rule { $rule }. Use an id that a refusal or an event names.
error-no-board-file = { $game } has no drawing with a file { $file } here, or it was replaced by a newer one. Reload the page.
error-no-language = There are no texts in { $language }. Choose one of { $known }.
error-no-route = There is nothing at this address. /schema lists all addresses.
error-no-method = This address does not support that method. /schema lists what it supports.
error-other-origin = This request came from the page of another site, so nothing was changed. Open Kontor itself and try again. If this is your own server, set KONTOR_SITE to its address.
error-not-json = This request is not JSON, so nothing was changed. Send it with Content-Type: application/json.
error-too-large = That is too large. Send less at once.
error-too-many = That was a lot at once. Nothing is lost: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-broken = Something went wrong on our side, and we have logged it. Try again; if it happens again, tell the host.
error-too-many-sockets = You have too many matches open. Close some of them.
error-too-many-sockets-address = More than { $most } pages are open from your network. Close some of them and reload this one.
error-too-many-spectators-here = More than { $most } pages watch matches from your network without a login. Close some of them, or log in.
error-too-many-spectators = More than { $most } people watch this match already. Log in to watch as well, or come back for the replay.
error-server-full = The server is full. Wait a moment and reload the page.
error-hint-later = No hint is available at the moment. Try again shortly, or ask the host whether `kontor worker` is running.
error-no-such-box = This server knows no components with the hash { $components }. A match names those it began with.
error-no-step = There is no such step. This match has the steps 0 to { $steps }.
error-no-such-seat = There is no such seat. This match has { $seats } seats, counted from 0.
