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
    .company = Gesellschaft (keine: alle)
    .rank = Schlechtester Rang, den du verteidigst
    .cards = Höchstzahl der Karten
    .keep = Gewürze, die du behältst
    .over = Du hast keinen Händler mehr in dieser Gesellschaft, oder die Partie ist vorbei.
instruction-relocate_to = Wird ein Händler geschlagen, schicke ihn zum ersten dieser Ziele, das frei ist: { $places }.
    .title = Wohin ein geschlagener Händler geht
    .places = Ziele, das liebste zuerst
    .over = Die Partie ist vorbei.
instruction-keep_reward = Behalte nach einer Verteidigung das erste dieser Gewürze, das du gespielt hast: { $spices }; sonst nichts.
    .title = Was du nach einer Verteidigung behältst
    .spices = Gewürze, das liebste zuerst
    .over = Die Partie ist vorbei.
instruction-take_by_spice =
    Wird { $port_count ->
        [0] ein Hafen
       *[other] { $port }
    } verteilt, nimm das erste dieser Gewürze, das noch da ist: { $spices }.
    .title = Fracht nach Vorliebe nehmen
    .port = Hafen (keiner: alle)
    .spices = Gewürze, das liebste zuerst
    .over = Dieser Hafen wurde verteilt, oder die Partie ist vorbei.
instruction-leave_merchants = Lass deine Händler, wo sie sind, bis sich der Rang eines von ihnen ändert.
    .title = Die Händler in Ruhe lassen
    .over = Der Rang eines deiner Händler hat sich geändert, oder die Partie ist vorbei.
