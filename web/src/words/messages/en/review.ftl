## The review of a match

review-title = Review
review-of = Review: { $game }
review-where = where was it decided?
review-you = You
review-not-over = This match is not over yet. It can be reviewed when it is.
review-seen-by = Seen by
review-seen-by-about = Everything here is judged by what the person chosen here could know at each moment.

review-progress = Progress of the review
review-none = Nobody has asked for this review yet. It takes about twenty seconds of computing.
review-ask = Compute the review
review-ask-again = Ask again
review-asked = The review is waiting for a free computer …
review-asked-behind =
    { $ahead ->
        [one] The review is waiting for a free computer; one other is before it.
       *[other] The review is waiting for a free computer; { $ahead } others are before it.
    }
review-computing = The match is being reviewed: { $percent } % …
review-leave = You may leave this page: the review goes on, and is kept.
review-thorough = Compute a thorough review
review-thorough-about = This is the quick review. A thorough one looks eight times as closely and takes a few minutes.

review-curve = The chances, step by step
review-curve-about = Share of the win in per cent. The shaded band is how uncertain the chosen player’s line is. Move the slider, or touch the curve.
review-curve-rounds = Stripes are rounds; the dotted line is an even share.
review-scrubber = Step on the curve
review-see-step = See step { $step }

review-account = Where the match was decided
review-account-about = In points of a hundred: start, luck and decisions add up to the result.
review-account-large = The bot changed its opinion from turn to turn by more than a whole win. So nobody can tell whose decision that belongs to, and all decisions that are not named below are one part.
review-start = Even start
review-luck = Luck
review-own = Your decisions
review-own-of = Decisions of { $name }
review-others = The others’ decisions
review-result = Result
review-named =
    { $count ->
        [one] The decision named below
       *[other] The { $count } decisions named below
    }
review-rest = Everybody’s other decisions
review-own-split =
    { $count ->
        [one] The one below: { $lost }. All others: { $rest }.
       *[other] The { $count } below: { $lost }. All others: { $rest }.
    }
review-headline = { $victory }. { $own }
review-length =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
review-decided =
    { $times ->
        [one] you had one decision with a choice
       *[other] you had { $times } decisions with a choice
    }
review-picture = The table at this moment: solid is what was done, dashed what was better.

review-moments =
    { $count ->
        [0] No single decision cost much
        [1] The decision that mattered most
        [2] The two decisions that mattered most
       *[other] The three decisions that mattered most
    }
review-moments-about = Judged by what could be known at that moment, not by what came after.
review-looked = { $all ->
    [0] There was no choice to make
   *[other] { $looked } of { $all } decisions examined closely, { $clear ->
        [0] none
       *[other] { $clear }
    } with a clear loss
}
review-cost = −{ $points } %
review-cost-spread = ± { $spread }
review-you-did = You did
review-done = Done
review-better = Better
review-look = Look at it
review-look-at = Look at it: step { $step } of the replay

review-luck-events = The greatest luck
review-deal = The deal

review-trust = How far to trust this
review-trust-how = At every step a strong bot played on for everybody, again and again, in worlds that fit what the person to decide could know. A decision is named only if its loss is clear of chance (95 %).
review-trust-opinion = It is a strong player’s opinion, not the truth.
review-trust-unmeasured = How often positions with such shares are won was not measured when this review was made.
review-trust-limits = It does not know whom you were sitting with, nor what was said at the table. The intervals hold hidden cards and luck, not the mistakes of the bot.
review-made =
    { $simulations ->
        [one] Made with one look ahead, version { $version }. The same match always gives the same review.
       *[other] Made with { $simulations } looks ahead, version { $version }. The same match always gives the same review.
    }
