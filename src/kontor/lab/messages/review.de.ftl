error-review-unfinished = Die Partie ist noch nicht zu Ende. Eine Analyse gibt es erst danach.
error-review-empty = In dieser Partie hat niemand etwas entschieden. Es gibt nichts zu analysieren.
error-review-trusted = Mit den heutigen Regeln lassen sich die Züge bis Zug { $last } nicht nachspielen. Diese Partie kann deshalb nicht analysiert werden.
error-review-budget = „{ $written }“ ist kein Budget für eine Analyse. Schreib quick, full oder eine Zahl von Simulationen wie 5000sims.
error-review-seat = Einen Platz { $seat } gibt es nicht. Wähle einen von 1 bis { $seats }.

## Die Seite einer Analyse, für die Person, um deren Platz es geht

review-title = Analyse: { $game }
review-result =
    { $count ->
        [0] Niemand hat gewonnen. Die Partie hatte { $moves } Züge.
        [one] { $winners } hat nach { $moves } Zügen mit { $points } Punkten gewonnen.
       *[other] { $winners } haben nach { $moves } Zügen gemeinsam mit { $points } Punkten gewonnen.
    }
review-seen-by = Aus der Sicht von
review-curve = Die Aussichten, Schritt für Schritt
review-curve-about = Welchen Anteil am Sieg { $name } und die anderen Schritt für Schritt erwarten konnten
review-curve-note = Anteil am Sieg in Prozent nach der Zahl der Züge, beurteilt nach dem, was du in diesem Moment wissen konntest. Das Band zeigt, wie weit die vorgestellten Welten deinen eigenen Anteil offenlassen. Die Ziffern markieren die Entscheidungen weiter unten.
review-account = Wo sich die Partie entschieden hat
review-start = Start: gleiche Aussichten für alle
review-luck = Glück
review-own = Deine Entscheidungen
review-others = Die Entscheidungen der anderen
review-named = Die unten genannten Entscheidungen
review-rest = Alle anderen Entscheidungen am Tisch
review-end = Ergebnis
review-account-large = Der Bot hat seine Meinung von Zug zu Zug um mehr als einen ganzen Sieg geändert. Wessen Entscheidung das war, lässt sich nicht sagen. Deshalb stehen alle Entscheidungen, die unten nicht genannt sind, hier zusammen.
review-decisions = Die wichtigsten Entscheidungen
review-looked =
    { $all ->
        [0] Du hattest nichts zu wählen.
       *[other] Von deinen Entscheidungen mit mehreren Möglichkeiten ({ $all }) wurden die genauer untersucht, die auf den ersten Blick am meisten gekostet haben ({ $looked }). Wo sich der Verlust klar vom Zufall abhebt ({ $clear }), stehen die größten hier.
    }
review-step = Schritt { $step }
review-cost = hat dich { $cost } % ± { $spread } gekostet
review-asked = Frage
review-did = Dein Zug
review-better = Besser
review-no-single-reason = Ein einzelner Grund lässt sich nicht nennen: Mit dem besseren Zug hättest du in mehrerem etwas besser dagestanden.
review-decided-match = Mit dem besseren Zug hättest du höchstwahrscheinlich gewonnen.
review-luck-events = Das größte Glück und Pech
review-deal = Die Ausgangslage
review-trust-title = Wie weit man dem trauen kann
review-trust =
    Ein Bot hat von jedem Schritt aus für alle weitergespielt, in Welten, die zu dem passen, was du wissen konntest: mit bis zu { $simulations } Simulationen für jeden Platz. Genannt wird eine Entscheidung nur, wenn sich ihr Verlust klar vom Zufall abhebt (95 %).
    Das ist die Meinung eines Bots, nicht die Wahrheit. Er schaut nur einige Züge voraus und schätzt dann; seine eigenen Fehler stecken nicht in den Spannen. Mit wem du gespielt hast, weiß er nicht.
    Dieselbe Partie ergibt immer dieselbe Analyse. Version { $version }.
review-worth = Geprüft an { $matches } Partien von Bots: Im Mittel liegen die Anteile höchstens { $error } % daneben (zu 95 % sicher). An Partien von Menschen ist das nicht gemessen.
review-worth-claims = Von Stellungen, denen sie { $low } bis { $high } % gab, wurden { $won } % gewonnen.
review-worth-vague = In den ersten { $percent } % einer Partie sagen die Anteile kaum mehr als gleiche Aussichten für alle.
review-worth-unknown = Wie oft Stellungen mit solchen Anteilen gewonnen werden, ist für dieses Spiel nicht gemessen.
