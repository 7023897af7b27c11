## The coach of a lesson

coach = Coach
coach-first = Your first { $game }
coach-step = Step { $number } of { $count }
coach-progress = How far the lesson is
coach-show = Show me
coach-skip = Do it for me
coach-go-on = Go on
coach-watch = Watch what the others do.
coach-finished = From here on you decide. The others play by themselves now.
coach-choose-again = All right, the other one
coach-own-way = My own way
coach-back = : play this step again
coach-leave = Leave
coach-says = Coach: { $text }
coach-off = Coach off
