## kontor lab selfplay

help-selfplay = Let bots play many matches, and keep every decision and every result in a folder. The same command gives the same data on any machine; a run that was stopped goes on.
help-selfplay-out = The folder for the matches; if a run was stopped there, it goes on.
help-selfplay-bots = Who plays, one name for each seat: clerk,script or module:Class,clerk. Each bot sits once on every seat of each deal. Repeat it for further lineups.
help-selfplay-matches = The number of matches, rounded up to whole deals.
help-selfplay-budget = How much a bot may think about a decision, in simulations: 40sims.
help-selfplay-reading = What is kept besides: numbers (what the seat saw, as numbers), forks (purchases played to the end both ways). Repeat it for both.
help-selfplay-chunk = How many deals one file has.
help-selfplay-backend = Where the matches are played: inline (in this process), processes, or ray (see the guide). It changes nothing but the time.
selfplay-playing = { $game }: bots play
selfplay-played = { $matches ->
    [one] One match is
   *[other] { $matches } matches are
} in { $folder }, { $played } of them played now. The hash of all rows is { $hash }.
error-selfplay-seats = The lineups need the same number of bots. Name one bot for each seat in every --bots.
selfplay-no-parquet = There are no Parquet files, because Polars is not installed. Run `pip install "kontor[lab]"` and the same command again: nothing is played twice.

## kontor lab tournament, kontor lab report

help-tournament = Let all bots play all others on the same deals, and say who is how strong. The matches are kept as those of selfplay.
help-tournament-bots = The bots, at least two: clerk,script,module:Class.
help-report = What the matches of a folder say about a game: seats, length, sources of points, prices, as one page that stands alone.
help-report-folder = A folder of `kontor lab selfplay` or `tournament`.
help-report-out = The file of the page; if you leave it out, report.html in the folder.
tournament-title = { $game }: all against all
tournament-points = points
report-written = The report is in { $file }.
error-tournament-alone = A tournament needs at least two different bots, such as --bots clerk,script.
error-report-unfinished = { $missing } chunks of { $folder } have not been played yet. Run the command that began it again.
