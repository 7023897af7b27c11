## The end of a match

end-points-word =
    { $points ->
        [one] point
       *[other] points
    }
end-won =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
end-won-you =
    You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
end-won-together =
    { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
end-nobody-won = Nobody wins
end-your-place =
    { $place ->
        [2] You come second
        [3] You come third
        [4] You come fourth
        [5] You come fifth
       *[other] You finish in place { $place }
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-your-place-shared =
    { $place ->
        [2] You share second place
        [3] You share third place
        [4] You share fourth place
       *[other] You share place { $place }
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-your-victory = Well played!
end-watched = The match is over.
end-length =
    { $steps ->
        [one] The match had 1 step.
       *[other] The match had { $steps } steps.
    }
end-you = you
end-bot = bot
end-ranking = Ranking
end-place = Place { $place }
end-place-shared = Place { $place }, shared
end-shared = shared
end-unscored = not scored under the rules: lost
end-tie-broken = Ties were broken by the rules of the game.

end-sources = Where the points come from
end-sources-table = Points by source
end-source = Source
end-piece = { $source }: { $points }

end-course = How the scores developed
end-course-hint = Choose a point on the chart to see that moment in the replay.
end-course-table = The scores as a table
end-course-none = Nothing was played, so there are no scores to show.
end-step = Step
end-step-number = Step { $step }
end-axis-steps = steps

end-seed = The shuffle, revealed
end-seed-about = Before the match the server committed to a secret by publishing its fingerprint. Every seat added its own text. Together they decided every shuffle, so nobody could choose the luck.
end-seed-checking = Your browser is checking the shuffle …
end-seed-fair = Checked: the shuffle was fair
end-seed-fair-about = Your browser has just checked it: the secret matches its fingerprint, and it leads to exactly the seed of this match.
end-seed-prepared = A prepared deal
end-seed-prepared-about = This match was a lesson: its cards were dealt as prepared, the same for everybody who learns the game.
end-seed-unfair = The check failed
end-seed-broken-promise = The secret does not match the fingerprint published before the match.
end-seed-broken-seed = The secret and the texts of the seats do not lead to the seed of this match.
end-seed-report = Do not trust this result. Download the record and show it to the people who run this server.
end-seed-unable = Not checked
end-seed-unable-about = Your browser can check this only over a secure connection (https). You can check the numbers below by hand.
end-seed-numbers = How it works, and the numbers
end-seed-commitment = Fingerprint, published before the match
end-seed-secret = The secret
end-seed-entropies = Added by the seats
end-seed-seed = The resulting seed

end-ways = What next?
end-replay = Watch the replay
end-rematch = Rematch
end-rematch-made = Opening a new table …
end-download = Download the record
end-copy = Copy the link
end-copied = Link copied.
end-copied-short = Copied
end-not-copied = Your browser did not allow copying. The link is: { $link }

## The replay

replay-title = Replay
replay-of = Replay: { $game }
replay-to-table = Back to the table
replay-step-of = Step { $step } of { $last }
replay-opening = The start
replay-first = Go to the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Go to the end
replay-controls = Move through the match
replay-slider = Step
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-fastest = Very fast
replay-eyes = Seen by
replay-eyes-spectator = A spectator
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (you)
replay-copy = Copy a link to this step
replay-story = What happened
replay-nothing = Nothing changes.
replay-before = The match is about to begin.
replay-over = The match is over.
replay-rule = Rule { $rule }
replay-board = The table
replay-others = The others
replay-own = This player’s things
replay-not-over = This match is not over yet. You can watch the replay when it is.
