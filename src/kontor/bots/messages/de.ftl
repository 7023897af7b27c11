error-budget = „{ $written }“ ist keine Bedenkzeit. Schreib Sekunden wie 0.1s, Sekunden des Prozessors wie 0.1cpu oder Simulationen wie 200sims.
error-no-knowledge = Noch kennt kein Bot { $game }, außer „deckhand“, der zufällig spielt. Wähle deckhand.
error-no-style = Die Bots von { $game } haben keinen Stil „{ $style }“. Wähle einen von diesen: { $known }.
error-no-weights = Über { $game } wurde noch nichts gelernt. Starte `kontor lab train`, oder wähle clerk oder deckhand.
error-old-weights = Was über { $game } gelernt wurde, gehört zu anderen Regeln oder Merkmalen. Starte `kontor lab train` noch einmal.

## Tipps: je ein Satz. $good und $bad sind Gründe, also ganze Hauptsätze; $number ist die Nummer eines anderen Tipps.
## Jeder Grund, der eines Tipps und der des Coachs, hat die Form von `hint-after`: Er sagt, was aus der Wahl folgt, nicht, was
## jetzt gilt. $sentence beginnt mit einem Großbuchstaben; $compared steht zuletzt, wenn auf dem Telefon nicht alles Platz hat.
## $margin ist, um wie viel die beste Antwort besser ist: clear (deutlich), slight (etwas) oder none (unbekannt oder kein Unterschied).

hint-and = { $one } und { $two }
hint-good = { $good }
hint-but = { $good }, aber { $bad }
hint-after =
    { $own ->
        [yes] Nach deiner Wahl
       *[no] Danach
    }: { $sentence } ({ $compared }).
hint-than = verglichen mit Tipp { $number }
hint-than-all =
    { $margin ->
        [clear] deutlich besser als andere Antworten
        [slight] etwas besser als andere Antworten
       *[none] verglichen mit anderen Antworten
    }
hint-than-better = verglichen mit der besseren Antwort
hint-weaker =
    { $margin ->
        [clear] deutlich schwächer als Tipp { $number }
        [slight] etwas schwächer als Tipp { $number }
       *[none] schwächer als Tipp { $number }
    }
hint-alike = Etwa so gut wie Tipp { $number }.
hint-weaker-somehow =
    { $margin ->
        [clear] Deutlich schwächer als Tipp { $number }, ohne dass ein einzelner Grund den Ausschlag gibt.
        [slight] Etwas schwächer als Tipp { $number }, ohne dass ein einzelner Grund den Ausschlag gibt.
       *[none] Schwächer als Tipp { $number }, ohne dass ein einzelner Grund den Ausschlag gibt.
    }
hint-best-somehow =
    { $margin ->
        [clear] Deutlich die beste Antwort, ohne dass ein einzelner Grund den Ausschlag gibt.
        [slight] Etwas besser als andere Antworten, ohne dass ein einzelner Grund den Ausschlag gibt.
       *[none] Die beste Antwort, ohne dass ein einzelner Grund den Ausschlag gibt.
    }
hint-even = Hier macht es kaum einen Unterschied, was du wählst.
hint-alone = Der Bot sieht keine andere Antwort, die einen Vergleich lohnt.
hint-only = Die Regeln erlauben nur diese Antwort.

## Was nach einem Tipp kommt. $step ist ein Infinitiv aus den Nachrichten `plan-…` eines Spiels, $points eine Menge mit ihrem Wort.

hint-plan = Dann wohl: { $step }.
hint-points = Am Ende etwa { $points }.
hint-points-alike = Etwa gleich viele Punkte.
hint-points-less = { $points } weniger als mit Tipp { $number }.
hint-points-more = { $points } mehr als mit Tipp { $number }.
hint-points-amount =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
