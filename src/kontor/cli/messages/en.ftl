### The command: help, errors, the talk at the prompt, and what the verbs say.

## Help

help-kontor = The great merchant games at your prompt: play them, read their rules, replay and verify records, and test the engine. Unofficial; own words, own data.
help-arguments = Arguments
help-options = Options
help-verbs = Verbs
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.
help-lang = The language; without it the one of your environment (LANG).
help-game = The short name of a game, as `kontor games` lists it.
help-game-or-all = The short name of a game; without it all games.
help-json = Print JSON for programs.
help-games = List the games that are installed, with their options and credits.
help-play = Play a game here in the terminal, with friends at this keyboard and with bots.
help-seats = Who sits at the table, clockwise: `me` for a person (several may share this terminal), `deckhand` for a bot that plays at random, `clerk` for one that plays sensibly, `trader` for one that looks ahead, `factor` for one that looks further and takes its time. Without it you play against two of the best that know the game.
help-hints = Below every question show the best answers, with your share of the win and why; at the prompt `hint` shows them once.
help-set = Set an option of the game, such as edition=card; may be given several times.
help-names = The names of the seats, such as Anna,Bruno,Clara.
help-seed = The seed of the shuffle in hexadecimal, to play the same deal again; without it the shuffle is fresh.
help-components = A component file to play with, instead of the one that comes with the game.
help-record = Write the record of the match to this file.
help-plain = No colours, no drawn lines, never clear the screen: for screen readers, pipes and simple terminals.
help-replay = Play a record again, verify every step, and say what that proves.
help-record-file = The record of a match.
help-replay-log = Print what happened, line by line.
help-rules = List the rules of a game by section, or show one.
help-rule-id = The id of a rule, such as BOR-T2.8 or KON-1.
help-fuzz = Play random games over every setup on all cores, and report what goes wrong.
help-fuzz-games = How many games.
help-fuzz-seed = The seed of the run: the same seed plays the same games.
help-bench = Measure random play on one core, beside Catanatron if it is installed.
help-bench-seconds = For how many seconds each engine plays.
help-lab = Measure bots against each other.
help-arena = Measure one level among copies of another: every seed is played once with the challenger on each seat.
help-arena-challenger = The level that is measured.
help-arena-field = The level of all other seats.
help-arena-seats = How many sit at the table.
help-arena-games = How many games at most; rounded up to whole seeds.
help-arena-seed = The seed of the measurement: the same seed plays the same tables.
help-arena-budget = How long a bot may think about a decision: 0.1s or 200sims. Only simulations can be repeated exactly.
help-arena-keep = Keep the games in this file, and go on from there if it exists.
help-arena-sequential = Stop as soon as the games have told.
help-arena-workers = How many processes; without it one for each core.
help-train = Learn the value of a game from self-play; the weights go into the package.
help-train-script-games = How many games by the script are played for each kind of table.
help-train-trader-games = How many games by the traders that come of it, in each generation.
help-train-generations = How many times traders play with what they learned from the games before.
help-train-out = Where the weights go; without it into the package.
help-ladder = Measure every level against the one below it, for all seat counts and editions.
help-ladder-level = Measure the steps up to this level alone: clerk, trader or factor.
help-ladder-keep = Keep the games of every step in this folder, and go on from there.

## Errors and leaving

error = kontor: { $sentence }
left = Goodbye.
error-usage = { $why }; see `{ $command } --help`.
error-no-language = There are no texts in { $language }: choose one of { $known }.
error-no-seat-kind = Nobody called { $kind } can take a seat: choose from { $known }, such as --seats me,trader,trader.
error-no-numpy = Training needs numpy, which is not installed here: run `pip install "kontor[lab]"`, or `make setup` in the project.
error-no-level = There is no level { $level }: choose one of { $known }.
error-names-do-not-fit = Give { $seats } different names, one for each seat, such as --names Anna,Bruno,Clara.
error-no-seed = { $seed } is no seed: give up to 64 hexadecimal digits (32 bytes), such as --seed 00ff.
error-no-option = There is no option { $option }: write --set key=value with one of { $known }.
error-option-value = { $why } Choose one of these: { $known }.
error-no-verb = There is no verb { $verb }: choose one of { $known }.
error-no-such-option = There is no option { $option }
error-missing = No { $parameter } is given
error-option-usage = The option { $option } lacks its value, or takes none
error-bad-value = The value of { $parameter } does not fit
error-too-many = “{ $words }” is too much
error-cannot-write = { $file } cannot be written ({ $why }): name a file in a folder that exists.
error-cannot-read = { $file } cannot be read ({ $why }): name the file of a record.
error-no-folder = { $file } cannot be written: name a file in a folder that exists.
error-is-folder = { $file } is a folder: name a file in it.
error-file-exists = There is a file { $file } already, and it is not overwritten: name another one.
error-no-file-name = This cannot be the name of a file: leave out its control characters.
error-output = The output cannot be written ({ $why }): direct it to another place.
error-system = { $file } cannot be used ({ $why }): mend that and try again.
error-bench-seconds = { $seconds } is no time to measure: give a number of seconds from { $least } to { $most }.
error-yardstick = The yardstick { $script } failed ({ $why }): run `make setup`, or remove { $folder }.
error-no-rule = There is no rule { $word }: `kontor rules { $game }` lists them all.
no-rule-words = No rule is called “{ $word }”, and none holds these words.
error-no-rule-near = There is no rule { $word }; near it are { $near }.

## Games

game-line = Designed by { $designer }; published by { $published }
game-seats = { $seats } players
game-options = Options (* is the default)
game-start = Unofficial. Play it: kontor play { $slug }

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
not-scored = not scored, so lost
total = Total
at-the-table = At the table: { $seats }
commitment = The shuffle is fixed. SHA-256 of its seed, which is shown at the end: { $hash }
first-steps = New here? { $count ->
        [0] {""}
        [one] `guide` explains the game in one short paragraph,{" "}
       *[other] `guide` explains the game in { $count } short paragraphs,{" "}
    }`help` lists what you can ask at the prompt.
too-narrow = From { $columns } columns on, the terminal shows the drawn table instead of this list.
no-cards = no cards
press-enter = Press Enter to begin.
hand-over = { $name } is next. Everybody else look away, then press Enter.
prompt = { $name }, a number or `help`:
no-number =
    { $count ->
        [one] There is only number 1.
       *[other] There is no such number: the numbers run from 1 to { $count }.
    }
no-amount = “{ $amount }” is no amount that can be chosen here. The table says which ones can be.
not-understood = “{ $words }” means nothing here. Type a number to act, `help` to see what else you can say.

## Commands at the prompt: the word, other words for it, what follows it, and what it does

help-number-word = 1, 2, 3 …
help-number = do what stands beside that number
command-bid = bid
    .also = take amount
    .with = AMOUNT
    .help = answer a question for a number with the number itself, such as `bid 5`
command-why = why
    .also = whynot
    .with = THING
    .help = why is it not allowed? Name a card, a tile, a place or a player as the table does, such as `why Red` or `why (2,0)`
command-if = if
    .also = whatif
    .with = NUMBER
    .help = what would follow from that action, for everybody to see
command-hint = hint
    .also = tip
    .help = the best you can do, with your share of the win and why, as a bot sees it that knows no more than you
command-undo = undo
    .also = back u
    .help = take your last decision back, as long as nothing was revealed and nobody else has decided
command-log = log
    .with = [LINES]
    .help = what happened so far, as far as you may know it
command-rules = rules
    .also = rule
    .with = [ID or WORDS]
    .help = one rule by its id, or all rules with these words
command-guide = guide
    .also = tutorial
    .help = how the game is played, in short
command-hand = hand
    .also = h
    .help = your hand again
command-table = table
    .also = t show
    .help = the whole table again
command-scores = scores
    .also = score points
    .help = everybody's points now, by where they come from
command-save = save
    .with = FILE
    .help = write the record of the match so far; the file holds the whole shuffle
command-help = help
    .also = ?
    .help = this list
command-quit = quit
    .also = exit q bye
    .help = leave the table

## Answers

why-what = Why what? Name a card, a tile, a place or a player as the table does.
why-unknown = Nothing here is called “{ $words }”. Name it as it is shown, or by its ref, such as card:ry_p1.
why-allowed = You can do that:
why-allowed-number = That number is allowed: type it to do it.
why-question = The open question is: { $question }
why-more = The whole rule: `rules { $rule }`
if-nothing = Nothing that could be said beforehand.
hint-title = Hint, with your share of the win:
hint-share = { NUMBER($percent, maximumFractionDigits: 0) } %
hint-alike = makes little difference
hint-but = { $good }, but { $bad }
undone = Your last decision is taken back.
undo-nothing = There is nothing to take back yet.
undo-other = { $name } has decided since then: nobody goes back across another player's decision.
undo-sealed = Your last decision revealed something or drew from a pile, so it cannot be taken back.
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
no-guide = This game has no guide yet: see `rules`.
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
end-hash = Its SHA-256, as shown at the start: { $hash }

## Replay

replaying = Replaying
replay-broken = { $file } does not hold: { $why }
verified-moves =
    { $count ->
        [one] 1 move is legal and leads to what the record says.
       *[other] All { $count } moves are legal and lead to what the record says.
    }
verified-seed = The seed opens the commitment { $hash }.
verified-result = The result is the one recorded.
verified-unfinished = The match was not finished.

## Fuzz and bench

fuzzing = Random games of { $game }
fault = { $game }, { $seats } seats, { $options }, seed { $seed }, step { $step }:
fault-unrecorded = No record: the match did not even start.
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
bench-advance = carrying out an action (µs)
bench-legal = finding the legal actions (µs)
bench-options = options per decision, 99th percentile
bench-count = { NUMBER($number, maximumFractionDigits: 0) }
bench-time = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-times = × { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-alone = Catanatron is not installed here (.venv-catanatron): run `make setup` for the comparison.

## The lab

training = Learning { $game }
trained = Table { $table }: { $games } games, log loss { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (a blind guess: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) })
weights-written = The weights are in { $file }.
arena-playing = { $challenger } among { $field }, { $seats } seats
arena-title = { $game }: a challenger among copies of one opponent
arena-who = Level
arena-pair = { $challenger } among { $field }
arena-seats = seats
arena-games = games
arena-share = win share
arena-h2h = head to head
arena-verdict = verdict
arena-stronger = stronger
arena-not-stronger = not stronger
arena-undecided = undecided
