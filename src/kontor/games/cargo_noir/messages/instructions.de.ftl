### Anweisungen: ihr Wortlaut, die Namen ihrer Felder, und warum sie erledigt sind.

manner-least = nur so hoch wie nötig
manner-whole = sofort bis zum Limit

instruction-raise_or_withdraw =
    In { $port }: Erhöhe { $manner ->
        [whole] sofort auf { $limit }
       *[least] so hoch wie nötig, bis { $limit }
    }, sonst zieh dich zurück; allein nimm die Fracht.
    .title = Bis zu einem Limit erhöhen, sonst zurückziehen
    .port = Hafen
    .limit = Limit in Münzen
    .manner = Wie erhöht wird
    .over = Dein Schiff hat diesen Hafen verlassen, oder die Partie ist vorbei.
instruction-take_casino_coins = Lass deine Schiffe am Casino zuerst handeln.
    .title = Münzen am Casino nehmen
    .over = Du hast kein Schiff mehr am Casino.
instruction-trade_nothing =
    Handle nichts bis zum Ende von Runde { $until }{ $unless_full ->
        [yes] , außer du hast mehr Plättchen, als du behalten kannst.
       *[no] .
    }
    .title = Nichts handeln
    .until = Bis zum Ende von Runde
    .unless_full = Aber frage mich, wenn ich mehr Plättchen habe, als ich behalten kann
    .over = Diese Runde ist vorbei.
instruction-discard_first = Wirf über der Kapazität das erste von diesen ab, das du hast: { $cargo_types }.
    .title = Was abgeworfen wird
    .cargo_types = Fracht, die entbehrlichste zuerst
    .over = Die Partie ist vorbei.
