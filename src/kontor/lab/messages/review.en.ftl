error-review-unfinished = The match is not over. A review is made after the end.
error-review-empty = The match has no decisions, so there is nothing to review.
error-review-trusted = Today's rules cannot replay the moves up to move { $last }, so this match cannot be reviewed.
error-review-budget = “{ $written }” is not a budget for a review. Write quick, full, or simulations such as 5000sims.
error-review-seat = There is no seat { $seat }. Choose one from 1 to { $seats }.

## The page of a review, to the person whose seat it is about

review-title = Review: { $game }
review-result =
    { $count ->
        [0] Nobody won. The match had { $moves } moves.
        [one] { $winners } won with { $points } points after { $moves } moves.
       *[other] { $winners } won together with { $points } points after { $moves } moves.
    }
review-seen-by = Seen by
review-curve = The chances, step by step
review-curve-about = The share of the win that { $name } and the others could expect, step by step
review-curve-note = Share of the win in per cent, by the number of moves, judged by what you could know at that moment. The band is how far the imagined worlds leave your own share open. Numbers mark the decisions below.
review-account = Where the game was decided
review-start = Start: an even share
review-luck = Luck
review-own = Your decisions
review-others = The others' decisions
review-named = The decisions named below
review-rest = Everybody's other decisions
review-end = Result
review-account-large = The bot changed its opinion from turn to turn by more than a whole win. So nobody can tell whose decision that belongs to, and all decisions that are not named below are one part.
review-decisions = The decisions that mattered most
review-looked =
    { $all ->
        [0] You had no choice to make.
       *[other] Of your decisions with a choice ({ $all }), those that looked most costly at first were examined closely ({ $looked }). Where the loss is clear of chance ({ $clear }), the largest are named here.
    }
review-step = Step { $step }
review-cost = cost you { $cost } % ± { $spread }
review-asked = Question
review-did = You did
review-better = Better
review-no-single-reason = No single reason can be named: the better move left you a little better off in several ways.
review-decided-match = With the better move you would most likely have won.
review-luck-events = The greatest luck
review-deal = The deal
review-trust-title = How far to trust this
review-trust =
    A bot played on from every step, for everybody, in worlds that fit what you could know: up to { $simulations } simulations for each seat. A decision is named only if its loss is clear of chance (95 %).
    It is a bot's opinion, not the truth. The bot looks only some turns ahead and then estimates; the intervals do not contain its own mistakes. It does not know whom you played with.
    The same match gives the same review. Version { $version }.
review-worth = Tested on { $matches } matches of bots: on average its shares are off by { $error } % at most (95 % sure). Matches of people were not measured.
review-worth-claims = Of positions to which it gave { $low } to { $high } %, { $won } % were won.
review-worth-vague = In the first { $percent } % of a match its shares say hardly more than an even share.
review-worth-unknown = How often positions with such shares are won has not been measured for this game.
