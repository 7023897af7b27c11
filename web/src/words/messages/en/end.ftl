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
end-bot-styled = bot, { $about }
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
end-seed-about = Before anybody sat down, the server committed to a secret by publishing its fingerprint. Every person's browser committed to a text in the same way when it took a seat, and revealed it at the start. The text of a bot follows from the secret. Together they decided every shuffle.
end-seed-not-proven = What this does not prove: that nobody looked. The server knows all hidden cards, and the people who run it could look at them. It also takes the word of this page, which comes from the same server: with the record and these numbers you can check everything elsewhere.
end-seed-checking = Your browser is checking the shuffle …
end-seed-bound = Checked: nobody could choose the shuffle
end-seed-bound-about = Your browser added a text of its own and has just found it in the seed. The secret of the server and all other texts were fixed before yours was known. So neither a player nor the people who run this server could choose the shuffle.
end-seed-players = Checked: no player could choose the shuffle
end-seed-open-about =
    { $count ->
        [one] The secret matches its fingerprint, and your browser's own text is in the seed. But the text of { $names } was not fixed before yours was known: somebody who controls this server could have chosen it to fit.
       *[other] The secret matches its fingerprint, and your browser's own text is in the seed. But the texts of { $names } were not fixed before yours was known: somebody who controls this server could have chosen them to fit.
    }
end-seed-players-about = The secret matches its fingerprint, and it leads to exactly the seed of this match. This browser added no text of its own, so this proves nothing about the people who run this server.
end-seed-unseen = Nor did it see the fingerprint before the match: it is the one that the server shows now.
end-seed-repeated =
    { $count ->
        [one] The start was repeated once, because somebody did not answer or stood up: that made it another shuffle.
       *[other] The start was repeated { $count } times, because somebody did not answer or stood up: each time that made it another shuffle.
    }
end-seed-prepared = A prepared deal
end-seed-prepared-about = This match was a lesson: its cards were dealt as prepared, the same for everybody who learns the game.
end-seed-unfair = The check failed
end-seed-broken-promise = The secret does not match the fingerprint published before the match.
end-seed-broken-seed = The secret and the texts of the seats do not lead to the seed of this match.
end-seed-missing = The text that your browser added is not in it.
end-seed-report = Do not trust this result. Download the record and show it to the people who run this server.
end-seed-unable = Not checked
end-seed-unable-about = Your browser can check this only over a secure connection (https). You can check the numbers below by hand.
end-seed-numbers = How it works, and the numbers
end-seed-commitment = Fingerprint, published before the match
end-seed-secret = The secret
end-seed-entropies = Added by the seats
end-seed-from-committed = committed to, then revealed
end-seed-from-sent = sent openly when sitting down
end-seed-from-server = drawn by the server
end-seed-from-derived = follows from the secret
end-seed-seed = The resulting seed

end-ways = What next?
end-review = Review the match
end-replay = Watch the replay
end-rematch = Rematch
end-rematch-made = Opening a new table …
end-keep = Keep this match
end-keep-about = One file with the whole match: it opens in any browser, without this server and without a network.
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
replay-round = Round { $number }
replay-marked = a decision that mattered
replay-chances = Chances
replay-only-own = My decisions only
replay-only-of = Only decisions of { $name }
replay-board = The table
replay-others = The others
replay-own = This player’s things
replay-not-over = This match is not over yet. You can watch the replay when it is.
