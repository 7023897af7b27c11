## Der Coach einer Lektion

coach = Coach
coach-first = { $game } zum ersten Mal
coach-step = Schritt { $number } von { $count }
coach-progress = So weit ist die Lektion
coach-show = Zeig es mir
coach-skip = Mach du das
coach-go-on = Weiter
coach-watch = Schau zu, was die anderen tun.
coach-finished = Ab hier entscheidest du. Die anderen spielen jetzt von selbst.
coach-choose-again = Gut, dann das andere
coach-own-way = Mein eigener Weg
coach-back = : diesen Schritt noch einmal spielen
coach-leave = Verlassen
coach-says = Coach: { $text }
coach-off = Coach aus
