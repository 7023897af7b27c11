## kontor learn

help-learn = Play a guided first game of ten minutes: a coach tells you what to do and why.
help-learn-game = The game to learn, such as goa.
help-check = Replay every lesson in both languages instead, and print what is wrong.
help-again = Start from the beginning, even if you stopped halfway.
lesson-open = A guided first game in { $steps } steps, about { $minutes } minutes. You are { $name }. Do what the coach says, or try something else: nothing is lost. The cards are dealt as prepared, the same for everybody. You can leave at any time with `quit`, and come back with the same command.
lesson-continued = You go on where you stopped. To start from the beginning, leave and add --again.
lesson-go-on = Press Enter to go on.
lesson-step = Coach · { $title } · { $number } of { $count }
lesson-left = The lesson ends here. From now on you play freely, against { $names }.
lesson-checked = { $game }: { $steps } steps, { $decisions } decisions, { $ways ->
    [one] one way
   *[other] { $ways } ways
} through it, at most { $words } words in a line.
lesson-fault = { $game }: { $fault }
error-reply = { $line } Choose again, or type `own` to do it anyway.
error-own-what = Choose something first. If the coach advises otherwise, `own` does it anyway.
error-lesson-over = The lesson is over: from here on you play freely.
error-back-nowhere = You are at the first step.
error-no-lesson = { $game } has no guided game. Choose one of { $known }.
error-learn-needs-game = Name the game that you want to learn, such as `kontor learn borneo`. `kontor games` lists them.

command-which = which
    .help = the answers that the coach means
command-skip = skip
    .help = let the coach make the decisions of this step
command-again = again
    .also = repeat
    .help = back to the beginning of this step, or to the one before
command-own = own
    .also = anyway
    .help = do what you wanted, although the coach advised something else; this ends the lesson, and the match goes on
