error-no-lesson = There is no guided game of { $game } here. Play against bots, or read the rules first.
error-no-task = The lesson asks nothing of you now. Wait for the others, or play on if it is over.
error-no-step-back = You cannot go back to that step: you have not reached it, or the lesson is over. Start the lesson again instead.
error-coach-reply = The coach advises something else. Choose again, or go your own way.
error-no-coach = This table has no coach. Only a match that went on after a lesson has one.
error-coach-warning = The coach would do something else. Choose again, or do it anyway.
# $label is the better action; $best and $share are chances to win in whole per cent. $why is a sentence, or empty.
coach-warning = I would not. Better, with { $best }% to win instead of { $share }%: { $label }. { $why }
coach-praise = { $good ->
        [one] Well chosen: nothing promised more.
       *[other] Well chosen again.
    }
coach-praise-last = Well chosen again. From now on I speak up only before a blunder.
coach-goodbye = You know the game now, and I leave you to it. The light bulb still gives hints.
