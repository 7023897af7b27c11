### Anweisungen: ihr Wortlaut, die Namen ihrer Felder, und warum sie erledigt sind.

manner-least = nur so hoch wie nötig
manner-whole = sofort bis zum Limit

instruction-raise_or_withdraw =
    In { $port }: Erwirb die Fracht, wenn du allein bist. Bist du überboten, erhöhe { $manner ->
        [whole] sofort auf { $limit } Münzen
       *[least] so hoch wie nötig, bis zu { $limit } Münzen
    }; sonst überlass den Hafen der Konkurrenz.
    .title = Bis zu einem Limit erhöhen, sonst der Konkurrenz überlassen
    .port = Hafen
    .limit = Limit in Münzen
    .manner = Wie erhöht wird
    .over = Dein Schiff hat diesen Hafen verlassen, oder die Partie ist vorbei.
instruction-take_casino_coins = Deine Schiffe am Casino sind zuerst an der Reihe.
    .title = Münzen am Casino nehmen
    .over = Du hast kein Schiff mehr am Casino.
instruction-trade_nothing =
    Tausche bis zum Ende von Spielrunde { $until } nichts ein{ $unless_full ->
        [yes] , außer du hast mehr Frachtplättchen, als du behalten kannst.
       *[no] .
    }
    .title = Nichts eintauschen
    .until = Bis zum Ende von Spielrunde
    .unless_full = Aber frage mich, wenn ich mehr Frachtplättchen habe, als ich behalten kann
    .over = Diese Spielrunde ist vorbei.
instruction-discard_first = Hast du mehr Fracht, als ins Warenlager passt, wirf die erste dieser Frachtarten ab, die du hast: { $cargo_types }.
    .title = Was abgeworfen wird
    .cargo_types = Frachtarten, die entbehrlichste zuerst
    .over = Die Partie ist vorbei.
