## Denkaufgaben aus echten Partien

puzzles-title = Denkaufgaben
puzzles-about = Stellungen aus echten Partien, in denen eine Antwort klar die beste ist. Sieh dir den Tisch an, wie ihn die Person am Zug sah, antworte, und lies, was deine Antwort wert war und warum. Was du gelöst hast, merkt sich dieser Browser.
puzzles-none = Auf diesem Server gibt es noch keine Denkaufgaben.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-number = Aufgabe { $number }
puzzles-facts = Zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    }, { $answers } Antworten
puzzles-first = Auf Anhieb gelöst
puzzles-later = Später gelöst
puzzles-wrong = Noch nicht gelöst
puzzles-open = Noch nicht versucht

puzzle-of = Denkaufgabe: { $game }
puzzle-number = Aufgabe { $number } von { $count }
puzzle-what = Was würdest du tun?
puzzle-answer = Antworten
puzzle-right = Richtig: Nichts anderes kommt da heran
puzzle-wrong =
    { $points ->
        [one] Nicht die beste Antwort: Sie verschenkt 1 Punkt vom Sieg
       *[other] Nicht die beste Antwort: Sie verschenkt { $points } Punkte vom Sieg
    }
puzzle-best = Am besten:
puzzle-all-answers = Was alle { $count } Antworten wert sind
puzzle-loss-none = am besten
puzzle-loss = −{ $points } ({ $low } bis { $high })
puzzle-how =
    Ein Punkt ist ein Sieg in hundert solchen Stellungen. Nach jeder Antwort hat ein starker Bot weitergespielt, in { $worlds } Welten, die zu dem passen, was die Person am Zug wissen konnte; in Klammern steht, wie weit der Zufall den Verlust offen lässt (95 %). Die zweitbeste Antwort verliert { $second ->
        [one] 1 Punkt.
       *[other] { $second } Punkte.
    }
puzzle-origin-bots = Aus einer Partie von Bots ({ $level }), Zug { $step } von { $steps }.
puzzle-origin-people = Aus einer Partie von Menschen, Zug { $step } von { $steps }.
puzzle-played = Gespielt wurde: { $action }.
puzzle-ways = Wie es weitergeht
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-list = Alle Denkaufgaben
