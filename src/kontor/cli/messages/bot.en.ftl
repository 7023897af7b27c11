### Running a bot of your own at a server.

help-bot = Let a bot of your own play at a server.
help-bot-run = Play at a server with a bot account: accept challenges, decide, and go on after any restart.
help-bot-name = Your bot as MODULE:CLASS, from this folder, or the name of a level.
help-bot-server = The address of the server.
help-bot-program = Instead of a class: a program in any language, such as "node bot.mjs". It gets a line of JSON for each turn and answers with one.
help-bot-token-file = A file with the token of the bot. Without it, the token is read from the variable KONTOR_BOT_TOKEN.
help-bot-games = Only challenges for these games, such as goa,borneo. Without it all of them.
help-bot-seats = Only tables with these numbers of seats, such as 2,3. Without it all of them.
help-bot-from = Only challenges by these people. Without it everybody's.
help-bot-matches = How many matches it plays at a time at most.
help-bot-seconds = How many seconds it takes for a turn at most; never more than a tenth of its clock.
error-bot-one-of = Name your bot as MODULE:CLASS, or give a program with --program "COMMAND": one of the two.
error-bot-no-token = There is no token. Make one on your account page, and put it into the variable { $variable } or into a file for --token-file.
error-bot-token-file = The file { $file } can't be read ({ $why }). Put the token of your bot into it, as one line.
bot-connected = { $name } by { $owner } is connected.
bot-accepted = { $match }: accepted, a challenge by { $by }.
bot-accepted-rematch = { $match }: accepted, a rematch.
bot-declined = { $match }: declined, a challenge by { $by }.
bot-declined-rematch = { $match }: declined, a rematch.
bot-ended = { $match }: { $status ->
    [over] over. Place { $place }, points: { $points }.
    [closed] closed by a moderator.
   *[other] the bot has no seat there any more.
}
bot-back = { $match }: back at the table.
bot-refused = The server says: { $text }
bot-stopped = Stopped. { $count ->
    [one] One match was
   *[other] { $count } matches were
} played to the end.
bot-program-late = { $match }: no answer in time, so the first legal action was played.
bot-program-gone = { $match }: the program ended, so the first legal action was played. It is started again.
bot-program-start = { $match }: the program can't be started ({ $why }), so the first legal action was played.
bot-program-hello = { $match }: the program did not say hello in version 1 but { $why }, so the first legal action was played.
bot-program-nonsense = { $match }: the answer is no legal action ({ $why }), so the first one was played.
