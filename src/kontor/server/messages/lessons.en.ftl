error-no-lesson = There is no guided game of { $game } here. Play against bots, or read the rules first.
error-no-task = The lesson asks nothing of you now. Wait for the others, or play on if it is over.
error-no-step-back = You cannot go back to that step: you have not reached it, or the lesson is over. Start the lesson again instead.
error-coach-reply = The coach advises something else. Choose again, or go your own way.
