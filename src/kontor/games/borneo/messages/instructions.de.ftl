### Anweisungen: ihr Wortlaut, die Namen ihrer Felder, und warum sie erledigt sind.

instruction-defend =
    Verteidige Rang { $rank } oder besser { $company_count ->
        [0] in jeder Gesellschaft
       *[other] in der Gesellschaft { $company }
    } mit höchstens { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, wenn das den Angriff abwehrt{ $keep_count ->
        [0] { "" }
       *[other] , aber behalte { $keep }
    }; sonst spiele keine.
    .title = Einen Rang verteidigen
    .company = Gesellschaft (keine: jede)
    .rank = Schlechtester Rang, der es wert ist
    .cards = Höchstens so viele Karten
    .keep = Gewürze, die du behältst
    .over = Du hast keinen Händler mehr in dieser Gesellschaft, oder die Partie ist vorbei.
instruction-relocate_to = Wird ein Händler geschlagen, schicke ihn zum ersten offenen Ziel von diesen: { $places }.
    .title = Wohin ein geschlagener Händler geht
    .places = Ziele, das liebste zuerst
    .over = Die Partie ist vorbei.
instruction-keep_reward = Behalte nach einer Verteidigung das erste von diesen, das gespielt wurde: { $spices }; sonst nichts.
    .title = Was du nach einer Verteidigung behältst
    .spices = Gewürze, das liebste zuerst
    .over = Die Partie ist vorbei.
instruction-take_by_spice =
    Wird { $port_count ->
        [0] ein Hafen
       *[other] { $port }
    } verteilt, nimm das erste von diesen, das noch da ist: { $spices }.
    .title = Fracht nach Vorliebe nehmen
    .port = Hafen (keiner: jeder)
    .spices = Gewürze, das liebste zuerst
    .over = Dieser Hafen wurde verteilt, oder die Partie ist vorbei.
instruction-leave_merchants = Lass deine Händler, wo sie sind, bis einer von ihnen einen anderen Rang hat.
    .title = Die Händler in Ruhe lassen
    .over = Einer deiner Händler hat einen anderen Rang, oder die Partie ist vorbei.
