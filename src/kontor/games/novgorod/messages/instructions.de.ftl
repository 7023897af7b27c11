### Anweisungen: ihr Wortlaut, die Namen ihrer Felder, und warum sie erledigt sind.

instruction-choose_side = Wähle diese Seite deiner Karrierekarte: { $side }.
    .title = Die Seite der Karrierekarte
    .side = Seite
    .over = Die Seite ist gewählt.
instruction-pick_kontors = Nimm in den Einführungsrunden ein Kontor in der ersten dieser Städte, in der es geht: { $cities }.
    .title = Kontore wählen
    .cities = Städte, die liebste zuerst
    .over = Du hast zum letzten Mal gewählt.
instruction-place_orders = Nach seiner oberen Zeile wird jeder Auftrag { $place }.
    .title = Aufträge nach ihrer oberen Zeile behalten oder ablegen
    .place = Jeder Auftrag wird
    .over = Die Partie ist vorbei.
instruction-buy_nothing =
    Kaufe nichts bis zum Ende von Runde { $until }{ $below_count ->
        [0] .
       *[other] , solange du weniger als { $below } Dukaten hast.
    }
    .title = Nichts kaufen
    .until = Bis zum Ende von Runde
    .below = Nur mit weniger Dukaten als
    .over = Diese Runde ist vorbei.
instruction-leave_pirate =
    Lass den Piraten am Ende eines Zuges, wo er ist{ $unless_here ->
        [yes] , außer er ist in einer Stadt mit einem Kontor von dir.
       *[no] .
    }
    .title = Den Piraten in Ruhe lassen
    .unless_here = Aber frage mich, wenn er in einer Stadt mit einem Kontor von mir ist
    .over = Die Partie ist vorbei.
