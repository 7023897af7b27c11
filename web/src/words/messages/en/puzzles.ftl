## Puzzles from real matches

puzzles-title = Puzzles
puzzles-about = Positions from real matches in which one answer is clearly best. Look at the table as the player saw it, answer, and read what your answer was worth and why. What you solved stays in this browser.
puzzles-none = This server has no puzzles yet.
puzzles-solved = { $solved } of { $count } solved
puzzles-number = Puzzle { $number }
puzzles-facts = { $seats } players, { $answers } answers
puzzles-first = Solved at once
puzzles-later = Solved later
puzzles-wrong = Not solved yet
puzzles-open = Not tried yet

puzzle-of = Puzzle: { $game }
puzzle-number = Puzzle { $number } of { $count }
puzzle-what = What would you do?
puzzle-answer = Answer
puzzle-right = Right: nothing else comes close
puzzle-wrong =
    { $points ->
        [one] Not the best: this gives away 1 point of the win
       *[other] Not the best: this gives away { $points } points of the win
    }
puzzle-best = Best:
puzzle-all-answers = What all { $count } answers are worth
puzzle-loss-none = best
puzzle-loss = −{ $points } ({ $low } to { $high })
# $second is how much the second best answer loses.
puzzle-how =
    A point is one win in a hundred such positions. A strong bot played on after every answer in { $worlds } worlds that fit what the player could know; in brackets is how far chance leaves the loss open (95 %). The second best answer loses { $second ->
        [one] 1 point.
       *[other] { $second } points.
    }
puzzle-origin-bots = From a match of bots ({ $level }), move { $step } of { $steps }.
puzzle-origin-people = From a match of people, move { $step } of { $steps }.
puzzle-played = Played there: { $action }.
puzzle-ways = Where to go on
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-list = All puzzles
