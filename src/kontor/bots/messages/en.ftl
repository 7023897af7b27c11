error-budget = “{ $written }” is not a budget. Write seconds such as 0.1s, seconds of the processor such as 0.1cpu, or simulations such as 200sims.
error-no-knowledge = No bot knows { $game } yet, except the deckhand, who plays at random. Choose deckhand.
error-no-style = The bots of { $game } have no style “{ $style }”. Choose one of these: { $known }.
error-no-weights = Nothing has been learned about { $game } yet. Run `kontor lab train`, or choose clerk or deckhand.
error-old-weights = What was learned about { $game } belongs to other rules or features. Run `kontor lab train` again.

## Hints: one sentence for each. $good and $bad are reasons, which are whole clauses; $number is that of another hint.
## Every reason, of a hint and of the coach, has the form of `hint-after`: it is what follows from the choice, not what is
## so now. $compared comes last, where a phone has no space for all. $margin is how much better the best answer is: clear,
## slight, or none (not known, or no difference).

hint-and = { $one } and { $two }
hint-good = { $good }
hint-but = { $good }, but { $bad }
hint-after =
    { $own ->
        [yes] After your choice
       *[no] After this
    }: { $clauses } ({ $compared }).
hint-than = compared with hint { $number }
hint-than-all =
    { $margin ->
        [clear] clearly better than other answers
        [slight] slightly better than other answers
       *[none] compared with other answers
    }
hint-than-better = compared with the better answer
hint-weaker =
    { $margin ->
        [clear] clearly weaker than hint { $number }
        [slight] slightly weaker than hint { $number }
       *[none] weaker than hint { $number }
    }
hint-alike = About as good as hint { $number }.
hint-weaker-somehow =
    { $margin ->
        [clear] Clearly weaker than hint { $number }, for no single reason.
        [slight] Slightly weaker than hint { $number }, for no single reason.
       *[none] Weaker than hint { $number }, for no single reason.
    }
hint-best-somehow =
    { $margin ->
        [clear] Clearly the best answer, for no single reason.
        [slight] Slightly better than other answers, for no single reason.
       *[none] The best answer, for no single reason.
    }
hint-even = It makes little difference what you choose here.
hint-alone = The bot sees no other answer that is worth comparing.
hint-only = It is the only answer that the rules allow.

## What comes after a hint. $step is an infinitive, of the messages `plan-…` of a game; $points is an amount, with its noun.

hint-plan = Likely next: { $step }.
hint-points = About { $points } at the end.
hint-points-alike = About as many points.
hint-points-less = { $points } less than with hint { $number }.
hint-points-more = { $points } more than with hint { $number }.
hint-points-amount =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
