### The command: help, errors, the commands at the prompt, and what the verbs print.

## Help

help-kontor = Merchant board games in your terminal: play them, read their rules, replay and verify records, and test the engine. Unofficial; our own words and data.
help-arguments = Arguments
help-options = Options
help-verbs = Verbs
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.
help-version = Show the version.
help-lang = The language; if you leave it out, the one of your environment (LANG).
help-game = The short name of a game, as `kontor games` lists it.
help-game-or-all = The short name of a game; if you leave it out, all games.
help-json = Print JSON for programs.
help-games = List the installed games with their options and credits.
help-play = Play a game in the terminal, with friends at this keyboard and with bots.
help-seats = Who plays, in clockwise order: `me` is a person (several people can share this terminal); `deckhand` is a bot that plays at random, `clerk` plays sensibly, `trader` looks ahead, `factor` looks further ahead and takes more time, and `doge`, which plays only Goa, also expects clever answers; `builder`, `hoarder` and `denier` are traders with a style of their own. If you leave it out, you play against the strongest of `trader`, `clerk` and `deckhand` that knows the game.
help-hints = Show the best answers below every question, with your chance to win and the reasons. At the prompt, `hint` shows them once.
help-set = Set an option of the game, such as edition=card. You can repeat this.
help-names = The names of the players, such as Anna,Bruno,Clara.
help-seed = The seed of the shuffle in hexadecimal, to play the same deal again; if you leave it out, the shuffle is random.
help-components = A component file to use instead of the one that comes with the game.
help-record = Write the record of the match to this file.
help-plain = No colours, no box-drawing characters, and the screen is never cleared: for screen readers, pipes and simple terminals.
help-replay = Replay a record, verify every step, and say what that proves.
help-record-file = The record of a match.
help-verify = Verify a record: its signature, its hashes, its moves by the rules, and its luck. Exit code: 0 holds, 1 changed, 3 not everything could be checked here.
help-verify-key = The server's list of keys; the record must be signed with one of them.
help-keep = Make one HTML file of a record: the whole match to look at, without a server and without a network.
help-keep-out = The HTML file; if you leave it out, it is written next to the record.
help-replay-log = Print what happened, line by line.
help-review = Show where a finished match was decided: luck, your decisions, the others' decisions, and the moments that mattered most.
help-review-seat = Review only this seat, counted from 1; if you leave it out, every seat.
help-review-budget = How long to think, for each seat: quick, or full with eight times as many simulations; a number of simulations such as 5000sims is also possible.
help-review-out = The file for the page; if you leave it out, it is written next to the record.
help-rules = List the rules of a game by section, or show one.
help-rule-id = The id of a rule, such as BOR-T2.8 or KON-1.
help-fuzz = Play random games of every setup on all cores, and report what goes wrong.
help-fuzz-games = The number of games.
help-fuzz-seed = The seed of the run; the same seed plays the same games.
help-bench = Measure random play on one core, and compare it with Catanatron if that is installed.
help-bench-seconds = How many seconds each engine plays.
help-lab = Measure and train bots.
help-arena = Measure one level against copies of another; every deal is played once with the challenger in each seat.
help-arena-challenger = The level to measure.
help-arena-field = The level of all other seats.
help-arena-seats = The number of seats.
help-arena-games = The maximum number of games, rounded up to whole deals.
help-arena-seed = The seed of the measurement; the same seed plays the same deals.
help-arena-budget = How long a bot may think about a decision: 0.1s, 0.1cpu (seconds of the processor, which other work on the machine does not shorten) or 200sims. Only a number of simulations gives the same result every time.
help-arena-keep = Keep the games in this file; if it exists, continue from there.
help-arena-sequential = Stop as soon as the result is clear.
help-arena-workers = The number of processes; if you leave it out, one for each core.
help-train = Learn to value the positions of a game from self-play, and write the weights into the package.
help-train-script-games = How many games of the simple policy are played for each setup.
help-train-trader-games = How many games of the trained traders are played for each setup and generation.
help-train-generations = How many times traders play with what they learned from the games before.
help-train-out = The file for the weights; if you leave it out, the one in the package.
help-ladder = Measure every level against the one below it, for all seat counts and editions.
help-ladder-level = Measure only the step up to this level: clerk, trader, factor or doge.
help-ladder-keep = Keep the games of every step in this folder, and continue from there.
help-gate = Check that a change of a bot is not worse than what it replaces: both play the same deals against the scripts of every style and against the former bot. The exit code is 1 if it leads by fewer points anywhere.
help-gate-former = What the challenger replaces: a level, a script, or a bot of your own as module:Class.
help-gate-opponent = Only this opponent; you can repeat this. If you leave it out, the scripts of every style and the former bot.
help-gate-seats = Only this number of seats.
help-cost = Measure the processor time that one seat of a bot takes in a match; the other seats are plain scripts.
help-cost-bot = A level, a script, or a bot of your own as module:Class; repeat this to compare several in the same deals.
help-calibrate = Measure what the shares of reviews are worth: bots of mixed strength play, a few positions of each match are read as a review reads them, and the shares are compared with the results.
help-calibrate-matches = How many matches are played, over all seat counts and editions in turn.
help-calibrate-keep = Keep the matches in this file, and continue from there.
help-calibrate-fit = Fit the correction of the shares to these matches, and write it to this file.
help-calibrate-publish = Measure the correction in this file, and write what it is worth into it. The seed must be another one than it was fitted with. Without such a file: measure the shares as they are.
help-calibrate-check = Compare with the published figures. The exit code is 1 if the shares are surely further off.
help-calibrate-raw = Measure the shares without the correction.
help-review-check = Check reviews: whether they find blunders that were planted in matches of bots, whether they call good decisions losses, and what their shares are worth in the middle of a match.
help-review-check-blunders = How many blunders are planted, over all games in turn.
help-review-check-matches = How many matches of each game are played to compare shares with results.
help-review-check-keep = Keep the results in this folder, and continue from there.
help-review-check-check = The exit code is 1 if a figure is not as it should be.
help-puzzles = Search matches for puzzles: positions in which every answer but one surely loses more than 10 points of the win. Write them as a set that a server shows.
help-puzzles-out = Write the set to this file.
help-puzzles-matches = How many matches of bots are searched, over all seat counts and editions in turn; by default 12, or none if a record is named.
help-puzzles-record = Search the finished match in this record; you can repeat this.
help-puzzles-most = How many puzzles are chosen at most.
help-puzzles-keep = Keep what was found in this file, and continue from there.

## Errors and leaving

error = kontor: { $sentence }
left = Goodbye.
error-usage = { $why }; see `{ $command } --help`.
error-no-language = There are no texts in { $language }. Choose one of { $known }.
error-no-seat-kind = { $kind } can't take a seat. Choose from { $known }, such as --seats me,trader,trader.
error-no-numpy = Training needs numpy, which is not installed. Run `pip install "kontor[lab]"`, or `make setup` in the project.
error-calibrate-not-held-out = The correction was fitted with seed { $seed }, so these matches would not be a test. Choose another seed.
error-calibrate-unpublished = No figures are published for { $game }. Run `kontor lab calibrate` with --fit, then with --publish.
error-puzzles-other-game = You are searching for puzzles of { $game }, and a record is of { $other }. Name records of one game.
error-calibrate-unread = { $file } holds no calibration ({ $why }). Name a file that --fit has written.
error-no-level = There is no level { $level }. Choose one of { $known }.
error-names-do-not-fit = You need { $seats } different names, one for each seat, such as --names Anna,Bruno,Clara.
error-no-seed = { $seed } is not a seed. Use up to 64 hexadecimal digits (32 bytes), such as --seed 00ff.
error-no-option = There is no option { $option }. Write --set key=value with one of { $known }.
error-option-value = { $why } Choose one of { $known }.
error-no-verb = There is no verb { $verb }. Choose one of { $known }.
error-no-such-option = There is no option { $option }
error-no-such-option-near = There is no option { $option }, but there is { $near }
error-play-needs-game = Name the game that you want to play, such as `kontor play borneo`. There are { $known }.
error-no-verb-near = There is no verb { $verb }. Did you mean `kontor { $near }`? `kontor --help` lists all verbs.
error-bad-number = The value of { $parameter } must be a number from { $least } to { $most }
error-missing = { $parameter } is missing
error-option-usage = The option { $option } needs a value, or has one that it does not take
error-bad-value = The value of { $parameter } is not possible
error-too-many = “{ $words }” is more than the command takes
error-cannot-write = { $file } can't be written ({ $why }). Name a file in a folder that exists and that you may write to.
error-cannot-read = { $file } can't be read ({ $why }). Name the file of a record.
error-no-folder = { $file } can't be written because its folder does not exist. Name a file in a folder that exists.
error-is-folder = { $file } is a folder. Name a file in it.
error-file-exists = { $file } exists already and is not overwritten. Name another file.
error-no-file-name = This can't be the name of a file. Leave out its control characters.
error-output = The output can't be written ({ $why }). Send it somewhere else.
error-system = { $file } can't be used ({ $why }). Fix that and try again.
error-bench-seconds = { $seconds } is not a usable time. Give a number of seconds from { $least } to { $most }.
error-yardstick = { $script }, the script for the comparison, failed ({ $why }). Remove { $folder }, and run `make bench` to install it again.
error-no-rule = There is no rule { $word }. `kontor rules { $game }` lists all rules.
no-rule-words = No rule has the id “{ $word }” or contains these words.
error-no-rule-near = There is no rule { $word }. Similar ids are { $near }.

## Games

game-line = Designed by { $designer }; published by { $published }
game-seats = { $seats } players
game-options = Options (* is the default)
game-start = Unofficial. To play: kontor play { $slug }

## The table

kind-person = at this keyboard
kind-bot = bot “{ $level }”
kind-fuzz = random play
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
place = { $place }.
not-scored = not scored, so can't win
total = Total
at-the-table = Players: { $seats }
commitment = The shuffle is fixed. This is the SHA-256 of its seed, which you will see at the end: { $hash }
first-steps = New here? { $count ->
        [0] {""}
        [one] `guide` explains the game in one short paragraph,{" "}
       *[other] `guide` explains the game in { $count } short paragraphs,{" "}
    }`help` lists all commands.
too-narrow = Make the terminal at least { $columns } columns wide to see the board instead of this list.
no-cards = no cards
press-enter = Press Enter to start.
hand-over = { $name } is next. Everybody else, please look away; { $name }, press Enter.
prompt = { $name }, type a number or `help`:
no-number =
    { $count ->
        [one] There is only number 1.
       *[other] There is no such number: the numbers run from 1 to { $count }.
    }
no-amount = You can't choose “{ $amount }” here. The question says which amounts are possible.
not-understood = “{ $words }” is not a command. Type a number to act, or `help` to see all commands.

## Commands at the prompt: the word, other words for it, what follows it, and what it does

help-number-word = 1, 2, 3 …
help-number = take the action with that number
command-bid = bid
    .also = take amount
    .with = AMOUNT
    .help = answer a question for an amount with the amount itself, such as `bid 5`
command-why = why
    .also = whynot
    .with = THING
    .help = why is this not allowed? Name a card, a tile, a place or a player as you see it on the screen, such as `why Red` or `why (2,0)`
command-if = if
    .also = whatif
    .with = NUMBER
    .help = what would this action change?
command-hint = hint
    .also = tip
    .help = the best actions, with your chance to win and the reasons, from a bot that knows no more than you do
command-undo = undo
    .also = back u
    .help = undo your last decision, as long as it revealed nothing and nobody has decided since
command-log = log
    .with = [LINES]
    .help = what has happened so far
command-rules = rules
    .also = rule
    .with = [ID or WORDS]
    .help = one rule by its id, or all rules that contain these words
command-guide = guide
    .also = tutorial
    .help = how to play, in short
command-hand = hand
    .also = h
    .help = show your hand again
command-table = table
    .also = t show
    .help = show the whole table again
command-scores = scores
    .also = score points
    .help = everybody's points so far, by source
command-save = save
    .with = FILE
    .help = write a record of the match so far; the file reveals the whole shuffle
command-help = help
    .also = ?
    .help = this list
command-quit = quit
    .also = exit q bye
    .help = leave the match

## Answers

why-what = Why what? Name a card, a tile, a place or a player as you see it on the screen.
why-unknown = Nothing here is called “{ $words }”. Name it as you see it on the screen, or by its id, such as card:ry_p1.
why-allowed = You can do this:
why-allowed-number = This action is allowed. Type its number to take it.
why-question = The question now is: { $question }
why-more = To read the whole rule: `rules { $rule }`
if-nothing = Nothing that can be known in advance.
hint-title = What a { $level } would do, the best first, each with your chance to win:
hint-share = { NUMBER($percent, maximumFractionDigits: 0) } %
undone = Your last decision is undone.
undo-nothing = There is nothing to undo yet.
undo-other = You can't undo: { $name } has decided since then.
undo-sealed = You can't undo: your last decision revealed something hidden or used chance.
log-times = { $line } (×{ $count })
log-more =
    { $count ->
        [one] … and one line before these: `{ $command }`
       *[other] … and { $count } lines before these: `{ $command }`
    }
rules-how = Name an id, such as `rules { $id }`, or words, such as `rules monopoly`.
rules-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more: add a word.
    }
no-guide = This game has no guide yet. `rules` shows its rules.
save-where = Save where? Name a file, such as `save match.json`.
saved =
    { $count ->
        [one] Saved to { $file }: 1 decision.
       *[other] Saved to { $file }: { $count } decisions.
    }
recorded = The record of the match is in { $file }.

## The end

end-title = The match is over
end-seed = The seed of the shuffle: { $seed }
end-hash = Its SHA-256, as you saw it at the start: { $hash }

## Replay

replaying = Replaying
replay-broken = { $file } can't be verified: { $why }
verified-moves =
    { $count ->
        [one] 1 move is legal and leads to what the record says.
       *[other] All { $count } moves are legal and lead to what the record says.
    }
verified-other-moves =
    { $count ->
        [0] No move could be verified.
        [one] 1 move is legal and leads to what the record says.
       *[other] { $count } moves are legal and lead to what the record says.
    }
trusted-moves =
    { $first ->
        [0] The opening and all moves up to move { $last } are not verified: former rules made them, and today's lead elsewhere. The match goes on from the position that the record gives.
       *[other] Moves { $first } to { $last } are not verified: former rules made them, and today's lead elsewhere. The match goes on from the position that the record gives.
    }
verified-seed = The seed matches its commitment { $hash }.
verified-result = The result is the recorded one.
kept-page = { $file } shows the whole match ({ $kilobytes } KB). Open it in a browser.
checked-holds = Nothing in this record was changed.
checked-partly = Nothing that could be checked here was changed.
checked-broken = This record was changed.
verified-unfinished = The match was not played to the end.

## Fuzz and bench

fuzzing = Random games of { $game }
fault = { $game }, { $seats } seats, { $options }, seed { $seed }, step { $step }:
fault-unrecorded = There is no record because the match did not start.
fuzzed =
    { $game }: { $games } games, { $decisions } decisions, { $speed } games/s, longest game { $longest } decisions, { $faults ->
        [0] no fault
        [one] 1 fault
       *[other] { $faults } faults
    }
benching = Measuring { $game }
bench-title = { $game }, random play on one core, medians
bench-what = {""}
bench-ours = Kontor
bench-theirs = Catanatron
bench-ratio = ratio
bench-decisions = decisions per second
bench-clone = copying a state (µs)
bench-advance = applying an action (µs)
bench-legal = finding the legal actions (µs)
bench-options = options per decision, 99th percentile
bench-count = { NUMBER($number, maximumFractionDigits: 0) }
bench-time = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-times = × { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-alone = Catanatron is not installed (.venv-catanatron). Run `make bench` in the project to install it and compare.

## The lab

training = Training { $game }
trained = Setup { $table }: { $games } games, log loss { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (random guess: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) })
weights-written = The weights are in { $file }.
arena-playing = { $challenger } against { $field }, { $seats } seats
arena-title = { $game }: one challenger against copies of another level
arena-who = Level
arena-pair = { $challenger } against { $field }
arena-seats = seats
arena-games = games
arena-share = win share
arena-h2h = head to head
arena-verdict = verdict
arena-stronger = stronger
arena-not-stronger = not stronger
arena-undecided = undecided

gate-title = { $game }: { $challenger } instead of { $former }
gate-opponent = Against
gate-lead = lead in points
gate-difference = difference
gate-better = better
gate-worse = worse
gate-same = undecided
gate-passed = Passed: nowhere worse.
gate-failed = Not passed: it leads by fewer points in the lines marked as worse.
gate-waste = Wasted in a game, on average (less is better)
gate-figure = What
gate-former = former
gate-now = now

calibrate-playing = { $game }: matches of mixed bots
calibrate-title = { $game }: what shares of reviews are worth, { $matches } matches
calibrate-phase = Part of the match
calibrate-fifth = fifth { $number }
calibrate-all = all
calibrate-positions = positions
calibrate-error = off by, on average
calibrate-skill = better than an even share
calibrate-temperature = temperature
calibrate-bins = Promised and won
calibrate-shares = shares
calibrate-mean = on average
calibrate-won = won
calibrate-passed = Passed: the shares are off by at least { $low }, and { $high } is published as possible.
calibrate-failed = Not passed: the shares are off by at least { $low }, more than the { $high } that is published as possible.

review-check-blunders = Planted blunders
review-check-matches = Matches of mixed bots
review-check-game = Game
review-check-planted = planted
review-check-found = found
review-check-agreed = the strong bot's other decisions
review-check-false = of these, a loss above 5 %
review-check-all = all
review-check-midgame = Shares in the middle of a match
review-check-played = matches
review-check-error = off by, on average
review-check-chance = of this, chance
review-check-beyond = beyond chance
review-check-skill = better than the leader by points
review-check-passed = Passed: all figures are as they should be.
review-check-missed = Not passed: { $figures }.

puzzles-searching = { $game }: searching matches
puzzles-title = { $game }: from decisions to puzzles
puzzles-matches = matches
puzzles-decisions = decisions with a choice
puzzles-looked = looked at
puzzles-stood-out = one answer stood out
puzzles-proven = proven
puzzles-chosen = chosen
puzzles-written = { $puzzles ->
    [one] One puzzle is in { $file }.
   *[other] { $puzzles } puzzles are in { $file }.
}

cost-title = { $game }: processor time of one seat
cost-bot = Bot
cost-decisions = decisions
cost-match = seconds in a match
cost-decision = ms for a decision
cost-p95 = 95th percentile

## Reviews

reviewing = Reviewing { $game }
review-table = Where the result comes from, in per cent of the win
review-column-who = Player
review-column-start = start
review-column-luck = luck
review-column-own = own decisions
review-column-others = others' decisions
review-column-result = result
review-written = The review is in { $file }. Open it in a browser.
