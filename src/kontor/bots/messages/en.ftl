error-budget = “{ $written }” is not a budget. Write seconds such as 0.1s, or simulations such as 200sims.
error-no-knowledge = No bot knows { $game } yet, except the deckhand, who plays at random. Choose deckhand.
error-no-weights = Nothing has been learned about { $game } yet. Run `kontor lab train`, or choose clerk or deckhand.
error-old-weights = What was learned about { $game } belongs to other rules or features. Run `kontor lab train` again.

## Hints: one sentence for each. $good and $bad are reasons, which are whole clauses; $number is that of another hint.
## Every reason, of a hint and of the coach, has the form of `hint-after`: it is what follows from the choice, not what is
## so now. $compared comes last, where a phone has no space for all.

hint-and = { $one } and { $two }
hint-good = { $good }
hint-but = { $good }, but { $bad }
hint-after =
    { $own ->
        [yes] After your choice
       *[no] After this
    }: { $clauses } ({ $compared }).
hint-than = compared with hint { $number }
hint-than-all = compared with other answers
hint-than-better = compared with the better answer
hint-weaker = weaker than hint { $number }
hint-alike = About as good as hint { $number }.
hint-weaker-somehow = Weaker than hint { $number }, for no single reason.
hint-best-somehow = The best answer, for no single reason.
hint-even = It makes little difference what you choose here.
hint-alone = The bot sees no other answer that is worth comparing.
hint-only = It is the only answer that the rules allow.
