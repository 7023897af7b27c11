## Branches: playing on against bots from a step of another match

branch-open = Play on from here
branch-open-step = Play on from here: step { $step }
branch-open-at = Play on from step { $step }
branch-at-end = The match is over at this step. Go back to play on from there.
branch-about = A branch is a match of its own against bots. It never counts for ratings, and the other match stays as it is.
branch-watched = Everybody who may watch the other match can watch the branch by its link.
branch-unwatched = Nobody else can watch it.
branch-before-end = The match is not over. So you play on from your own seat, with everything hidden dealt again.
branch-seat = You sit as
branch-seat-you = { $name } (you)
branch-hidden = What you could not see then
branch-as-it-was = As it was
branch-as-it-was-about = The hands and piles of the real match. You may know some of them from its end.
branch-dealt-again = Dealt again
branch-dealt-again-about = Hands and piles are dealt again, so that they fit everything you knew at step { $step }. A fairer test of the decision.
branch-bots-stay = { $count ->
    [one] { $names } stays the same bot.
   *[other] { $names } stay the same bots.
}
branch-people = { $count ->
    [one] A bot plays for { $names }.
   *[other] Bots play for { $names }.
}
branch-cancel = Cancel
branch-start = Start the branch
branch-starting = Starting …
branch-mark = Branch
branch-from = Branch from step { $step }
branch-from-as-it-was = This match goes on from step { $step } of another one, as it was there. Look at that step.
branch-from-dealt-again = This match goes on from step { $step } of another one, with everything hidden dealt again. Look at that step.
branch-try = Try something from here
branch-seed = A position of another match
branch-seed-about = This match is a branch: its cards come from a step of another match, so there is no shuffle to check here.

## Tables at which moves may be tried out

make-branches = Trying out moves
    .about = Everyone at the table may try out moves in a branch while the match runs.
make-branches-rated = Never in a rated match.
lobby-branches = Everyone at this table may try out moves in a branch while the match runs, with what they know alone. By sitting down you agree to that.
