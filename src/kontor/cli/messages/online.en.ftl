### Playing at a server.

help-play-game = The short name of a game, as `kontor games` lists it; with --match the server knows it.
help-server = Play at a server, such as http://127.0.0.1:8000. In --seats one seat is `me`, and `open` is a seat for a friend.
help-match = Sit down at a match of the server, or come back to it.
help-name = What you are called at the server.
help-recovery = Come back to the server as the one who got this link there.
error-no-client = What talks to a server is not installed here ({ $module } is missing): run `pip install "kontor[client]"`, or `make setup` in the project.
error-needs-server = { $option } is for a match at a server: say with --server where it is.
error-not-together = { $option } does not go together with { $other }: leave out one of the two.
error-no-address = { $address } is no address of a server: give one such as http://127.0.0.1:8000.
error-no-answer = Nobody answers at { $address } now: see whether the address is right and the server runs, and try again.
error-no-kontor = What answers at { $address } is no Kontor server that this release can talk to: look at the address again.
error-server-says = { $text }
error-one-me = Exactly one seat at a server is `me`: write --seats such as me,open,trader.
error-no-match-id = There is no match “{ $match }”: give the id that whoever invites you was told, such as --match k7x2mq9abcde.
error-other-game = The match { $match } is one of { $game }: name that game, or none.
error-other-rules = The server plays { $game } by version { $there } of its rules, and here is version { $here }: install the same release.
error-record-later = The record opens the shuffle, so it can be had only after the end of the match: start with --record FILE.
error-say-nobody = Everybody who could hear you sits at this keyboard: just say it.
error-hint-nobody = Nobody knows { $game } well enough yet to give you a hint.
kind-distant = at a distance
command-say = say
    .also = chat
    .with = TEXT
    .help = say something to the others, in a match at a server
say-what = Say what? Write it after the word.
said = { $name } says: { $text }
invite = For a friend at a distance to sit down, they type:
waiting-for-people =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-for-start = Waiting until the match starts.
sits-down = { $name } sits down.
stands-up = { $name } stands up again.
waiting-for = Waiting for { $seats }.
took-back = { $seat } takes the last decision back.
bot-goes-on = { $before } leaves the table; { $after } goes on in that seat.
line-lost = The connection to the server is lost; it is being made again.
line-back = The server is there again.
come-back-later = If you have to leave, the match waits for you. This brings you back, and whoever has it plays in your seat:
come-back = The match goes on at the server. To come back, type:
commitment-server = The shuffle comes from a secret of the server and a string of every seat, so nobody can choose it. SHA-256 of the secret, which is opened at the end: { $hash }
end-fair = Checked here: it was made of the server's secret { $secret }, whose SHA-256 was promised before the match ({ $hash }), and of a string of every seat.
end-unfair = Beware: this is not what the server promised before the match ({ $hash }), although it says that its secret was { $secret }.
