### Playing on a server.

help-play-game = The short name of a game, as `kontor games` lists it. You can leave it out with --match.
help-server = Play on a server, such as http://127.0.0.1:8000. In --seats, one seat is `me`, and `open` is a seat for a friend.
help-match = Join a match on the server, or return to it.
help-name = Your name on the server.
help-recovery = Log in with the recovery link that the server gave you earlier.
error-no-client = The client for servers is not installed ({ $module } is missing). Run `pip install "kontor[client]"`, or `make setup` in the project.
error-needs-server = { $option } works only for a match on a server. Add --server with its address.
error-not-together = { $option } can't be used together with { $other }. Leave out one of them.
error-no-address = { $address } is not the address of a server. Use one such as http://127.0.0.1:8000.
error-no-answer = The server at { $address } does not answer. Check the address and whether the server is running, then try again.
error-no-kontor = { $address } answers, but not like a Kontor server of this release. Check the address.
error-server-says = { $text }
error-one-me = On a server, exactly one seat must be `me`, such as --seats me,open,trader.
error-no-match-id = There is no match “{ $match }”. Use the id from your invitation, such as --match k7x2mq9abcde.
error-other-game = The match { $match } is a match of { $game }. Name that game, or leave it out.
error-other-rules = The server uses version { $there } of the rules of { $game }, and you have version { $here }. Install the same release.
error-record-later = The record reveals the shuffle, so you can't have it before the end of the match. Start with --record FILE to get it then.
error-say-nobody = You can chat only in a match on a server. Everybody else here sits at this keyboard.
error-hint-nobody = There are no hints for { $game }: no bot knows the game well enough yet.
kind-distant = somewhere else
command-say = say
    .also = chat
    .with = TEXT
    .help = send a line to the others, in a match on a server
say-what = Say what? Type it after the command.
said = { $name }: { $text }
invite = To invite a friend, send them this command:
table-branches = Everyone at this table may try out moves in a branch while the match runs, with what they know alone. By sitting down you agree to that.
waiting-for-people =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-for-start = Waiting for the match to start.
rules-corrected = The rules were corrected. The match goes on from this position.
sits-down = { $name } joins.
stands-up = { $name } leaves.
waiting-for = Waiting for { $seats }.
took-back = { $seat } undoes the last decision.
bot-goes-on = { $before } leaves the match; { $after } takes over the seat.
line-lost = The connection to the server is lost. Reconnecting …
line-back = The server is back.
come-back-later = If you have to leave, the match waits for you. This command brings you back; anyone who has it can play in your place:
next-recovery = The link that you typed works once. Your next one is:
come-back = The match continues on the server. To return, type:
commitment-server = The shuffle is made from a secret of the server and a string from every seat. This is the SHA-256 of the secret, which is revealed at the end: { $hash }
end-branch = This match was a branch: its cards come from step { $step } of another match, so there is no shuffle to check.
end-fair = Verified: the seed was made from the server's secret { $secret }, whose SHA-256 you saw before the match ({ $hash }), and a string from every seat.
luck-bound = Nobody could choose the shuffle, not even the host: your own string is in it, and the secret and all other strings were fixed before yours was known.
luck-partly = Your own string is in it, so no player could choose the shuffle. But the strings of { $names } were not fixed before yours was known: somebody who controls the server could have chosen them to fit.
luck-players = This shows that no player chose the shuffle. It does not bind the host, because an earlier run of this command drew your string and it is not known here.
end-unfair = Warning: the seed does not match what the server promised before the match ({ $hash }). The server says that its secret was { $secret }.
