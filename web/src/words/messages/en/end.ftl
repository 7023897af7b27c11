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
       *[other] You take place { $place }
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
        [one] The match took 1 step.
       *[other] The match took { $steps } steps.
    }
end-you = you
end-bot = bot
end-ranking = Ranking
end-place = Place { $place }
end-place-shared = Place { $place }, shared
end-shared = shared
end-unscored = not scored by the rules, so lost
end-tie-broken = Where points are equal, the rules of the game decided who is ahead.

end-sources = Where the points come from
end-sources-table = Points by source
end-source = Source
end-piece = { $source }: { $points }

end-course = The course of the scores
end-course-hint = Choose a place on the chart to see that moment in the replay.
end-course-table = The course as a table
end-course-none = Nothing was played: there is no course to show.
end-step = Step
end-step-number = Step { $step }
end-axis-steps = steps

end-seed = The luck, opened
end-seed-about = Before the match the server promised a secret by publishing its fingerprint. Every seat added a text of its own. Both together decided how everything was shuffled, so that nobody could choose the luck.
end-seed-checking = Your browser is checking the luck …
end-seed-fair = Checked: the luck was fair
end-seed-fair-about = Your browser has just computed it anew: the secret is the one that was promised, and it leads to exactly the seed that this match was played with.
end-seed-unfair = The check failed
end-seed-broken-promise = The secret is not the one that was promised before the match.
end-seed-broken-seed = The secret and the texts of the seats do not lead to the seed of this match.
end-seed-report = Do not trust this result. Download the record and show it to whoever runs this server.
end-seed-unable = Not checked
end-seed-unable-about = Your browser computes this only on pages that came over a secure connection (https). The numbers below can be checked by hand.
end-seed-numbers = How it works, and the numbers
end-seed-commitment = Promised before the match
end-seed-secret = The secret
end-seed-entropies = Added by the seats
end-seed-seed = The seed that follows

end-ways = What now?
end-replay = Watch the replay
end-rematch = Rematch
end-rematch-made = Setting the table …
end-download = Download the record
end-copy = Copy the link
end-copied = The link is copied.
end-copied-short = Copied
end-not-copied = The browser did not let us copy. The link is: { $link }

## The replay

replay-title = Replay
replay-of = Replay: { $game }
replay-to-table = To the table
replay-step-of = Step { $step } of { $last }
replay-opening = The opening
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-controls = Move through the match
replay-slider = Step
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-fastest = Very fast
replay-eyes = Through the eyes of
replay-eyes-spectator = A spectator
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (you)
replay-copy = Copy a link to this step
replay-story = What happened
replay-nothing = Nothing changes on the table.
replay-before = The match is about to begin.
replay-over = The match is over.
replay-rule = Rule { $rule }
replay-board = The table
replay-others = The others
replay-own = Own things
replay-not-over = This match is not over yet. The replay opens when it is.
