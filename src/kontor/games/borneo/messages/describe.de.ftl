### Borneo: was jedes Ding auf dem Tisch ist. Der Satz sagt, was es ist und tut; `.kind` nennt die Art, `.when` sagt,
### wann man es braucht, `.now`, was jetzt daran zählt.

## Karten

describe-cargo =
    An einem Hafen zeigt sie 3 Flaggen von { $triple } und 1 von { $single }, im Lager ist sie { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $spice } wert.
    .kind = Frachtkarte
    .when = In Phase 3 deines Zuges legst du eine Handkarte an einen Hafen; in einer Auseinandersetzung spielst du Handkarten aus; aus dem Lager bezahlst du in Phase 1 Aufträge damit.
    .now =
        { $where ->
            [hand] Sie ist auf deiner Hand.
            [mine] Sie liegt in deinem Lager: Gibst du sie nicht aus, zählt sie am Ende 1 Punkt.
            [theirs] Sie liegt im Lager von { $seat }.
            [port] Sie liegt an { $slot }.
            [contest] Sie ist in der Auseinandersetzung ausgespielt.
            [discard] Sie liegt auf dem Ablagestapel.
           *[hidden] Du siehst sie gerade nicht: Sie ist im Nachziehstapel oder auf einer Hand.
        }
describe-port_card =
    Mit { $monopoly } sichtbaren Flaggen hat eine Gesellschaft hier das Monopol; mit { $limit } Frachtkarten ohne Monopol wird gemeinsam verteilt; im Lager ist die Karte { $joker ->
        [yes] ein Joker, also 1 Einheit eines beliebigen Gewürzes
       *[no] 1 Einheit { $contents }
    }.
    .kind = Hafenkarte
    .when = Sie verlässt den Hafen, wenn die Fracht dort verteilt wird; aus dem Lager bezahlst du in Phase 1 Aufträge damit.
    .now =
        { $where ->
            [port] Sie ist als { $slot } offen, { $laid ->
                [0] noch ohne Frachtkarten
                [one] mit 1 von { $limit } Frachtkarten
               *[other] mit { $laid } von { $limit } Frachtkarten
            }.
            [mine] Sie liegt in deinem Lager: Gibst du sie nicht aus, zählt sie am Ende 1 Punkt.
            [theirs] Sie liegt im Lager von { $seat }.
            [stack] Sie ist noch im Hafenstapel.
           *[out] Sie ist aus dem Spiel.
        }
describe-hidden_card = Eine verdeckte Frachtkarte: Nur wer sie auf der Hand hat, sieht ihre Flaggen und ihr Gewürz.
    .kind = Frachtkarte
    .name = Verdeckte Karte
    .when = Sie wird gezeigt, wenn sie an einen Hafen gelegt, in einer Auseinandersetzung ausgespielt oder abgeworfen wird.
    .now =
        Alle zusammen haben { $hands ->
            [one] 1 Karte
           *[other] { $hands } Karten
        } auf der Hand.
describe-port = Ein Platz für einen der drei offenen Häfen: Die sichtbaren Flaggen der Frachtkarten hier entscheiden, wer die Gewürze bekommt. Oben sagt die Flagge, wie viele Flaggen ein Monopol sind, und die Karten daneben, wie viele Karten er fasst.
    .kind = Hafen
    .name =
        { $open ->
            [yes] { $port }
           *[no] Leerer Hafen
        }
    .when = In Phase 3 deines Zuges legst du eine Handkarte an einen offenen Hafen.
    .now =
        { $open ->
            [yes] { $port } hat { $cards } von { $limit } Frachtkarten{ $cards ->
                [0] { "" }
               *[other] ; die meisten sichtbaren Flaggen sind { $most } von { $leaders }, das Monopol braucht { $monopoly }
            }.
           *[no] Die Fracht hier wird gerade verteilt.
        }

## Aufträge und Gewürze

describe-order =
    Er verlangt { $asks ->
        [each] { $amount ->
            [one] 1 Einheit
           *[other] { $amount } Einheiten
        } von jedem Gewürz
       *[same] { $amount } Einheiten eines Gewürzes
    } aus deinem Lager und bringt am Ende { $points } Punkte.
    .kind = Auftrag
    .when = In Phase 1 deines Zuges darfst du einen erfüllen, und nach dem Spielende bei der letzten Gelegenheit noch einen.
    .now =
        { $left ->
            [0] Von dieser Sorte ist keiner mehr da.
            [one] Von dieser Sorte ist noch 1 da.
           *[other] Von dieser Sorte sind noch { $left } da.
        }
describe-spice = Eines der vier Gewürze, die Aufträge verlangen; eine Karte mit einer „2“ zeigt es zweimal und liefert 2 Einheiten, jede andere 1 Einheit.
    .kind = Gewürz
    .when = Du bezahlst damit aus deinem Lager, wenn du in Phase 1 deines Zuges einen Auftrag erfüllst.
    .now =
        In deinem Lager { $units ->
            [0] ist keine Einheit
            [one] ist 1 Einheit
           *[other] sind { $units } Einheiten
        } { $spice }.

## Gesellschaften und Händler

describe-company = Eine Handelsgesellschaft mit einer Rangleiste von { $spaces } Feldern: Gewinnen ihre Flaggen Fracht, wählen ihre Händler von Rang 1 an der Reihe nach.
    .kind = Handelsgesellschaft
    .when = In Phase 2 deines Zuges versetzt du einen Händler oder greifst mit einem an.
    .now =
        { $count } von { $spaces } Rängen sind besetzt{ $own ->
            [0] { "" }
           *[other] ; dein bester Rang hier ist { $rank }
        }.
describe-company_row = Eine Handelsgesellschaft mit einer beliebig langen Reihe von Händlern: Gewinnen ihre Flaggen Fracht, wählen ihre Händler von Rang 1 an der Reihe nach.
    .kind = Handelsgesellschaft
    .when = In Phase 2 deines Zuges versetzt du einen Händler oder greifst mit einem an.
    .now =
        { $count ->
            [0] Hier steht kein Händler
            [one] Hier steht 1 Händler
           *[other] Hier stehen { $count } Händler
        }{ $own ->
            [0] { "" }
           *[other] ; dein bester Rang hier ist { $rank }
        }.
describe-merchant = Ein Händler der Gesellschaft { $company }: Je besser sein Rang, desto früher wählt er, wenn sie Fracht gewinnt.
    .kind = Händler
    .when =
        { $mine ->
            [yes] In Phase 2 deines Zuges kannst du ihn ans Ende einer anderen Gesellschaft versetzen oder mit ihm in { $company } einen besseren Rang angreifen.
           *[no] In Phase 2 deines Zuges kannst du ihn mit einem deiner Händler angreifen, der in { $company } einen schlechteren Rang hat.
        }
    .now =
        { $mine ->
            [yes] Er gehört dir und steht auf Rang { $rank } von { $count }.
           *[no] Er gehört { $seat } und steht auf Rang { $rank } von { $count }.{ $attacker ->
                [0] { "" }
               *[other] { " " }Gegen einen Angriff von deinem Rang { $attacker } hat er { $bonus ->
                    [0] keinen Bonus: Zwischen euch steht kein Händler
                   *[other] einen Bonus von +{ $bonus }, 1 für jeden Händler zwischen euch
                }.
            }
        }
describe-merchants = Ein Händler steht in einer der vier Gesellschaften und nimmt dort Fracht für das Lager seines Besitzers.
    .kind = Händler
    .name =
        { $mine ->
            [yes] Dein Händler
            [no] Händler von { $seat }
           *[any] Händler
        }
    .when = Alle Händler werden vor dem ersten Zug eingesetzt; in Phase 2 darf man einen eigenen versetzen oder mit einem angreifen.
describe-free_rank = Auf diesem Rang steht niemand: Der nächste Händler in { $company } kommt auf den besten freien Rang.
    .kind = Freier Rang
    .when = Ein Händler kommt hierher, wenn er eingesetzt, versetzt oder geschlagen wird.
    .now =
        { $count ->
            [0] Der beste freie Rang in { $company } ist Rang 1.
           *[other] Die Ränge 1 bis { $count } sind besetzt.
        }
describe-rank = Ein Platz in einer Gesellschaft: Rang 1 ist der beste und wählt zuerst.
    .kind = Rang
    .when = Ränge zählen bei jeder Verteilung, und in Phase 2 greift ein Händler einen besseren Rang an als seinen eigenen.
describe-swap = Dein geschlagener Händler nimmt den Rang ein, den der Angreifer verlässt.
    .kind = Platztausch
    .when = Du wählst ihn, wenn dein Händler geschlagen wurde; sonst geht er ans Ende einer Gesellschaft.

## Spieler und Stapel

describe-mat = Was vor { $seat } liegt: das Lager mit den Gewürzen, die erfüllten Aufträge und die verdeckten Handkarten.
    .kind = Spieler
    .when = Aus einem Lager werden in Phase 1 Aufträge bezahlt; am Ende bringen seine Karten und die erfüllten Aufträge Punkte.
    .now =
        { $seat } hat { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }, { $goods ->
            [one] 1 Karte
           *[other] { $goods } Karten
        } im Lager und { $orders ->
            [one] 1 erfüllten Auftrag
           *[other] { $orders } erfüllte Aufträge
        }.
describe-own_mat = Was dir gehört: deine Handkarten, dein Lager und deine erfüllten Aufträge; deine Hand sehen die anderen nicht.
    .kind = Dein Platz
    .when = Aus deinem Lager bezahlst du in Phase 1 deines Zuges Aufträge; am Ende bringen seine Karten und deine erfüllten Aufträge Punkte.
    .now =
        Du hast { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }, { $goods ->
            [one] 1 Karte
           *[other] { $goods } Karten
        } im Lager und { $orders ->
            [one] 1 erfüllten Auftrag
           *[other] { $orders } erfüllte Aufträge
        }.
describe-hand = Deine Handkarten, die nur du siehst. Am Ende deines Zuges darfst du höchstens { $limit } behalten; was darüber ist, wirfst du ab.
    .kind = Handlimit
    .name = Deine Hand
    .when = In Phase 3 deines Zuges legst du eine davon an, in Phase 4 ziehst du 2 nach; danach gilt das Limit.
    .now =
        Du hast { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } von höchstens { $limit }.
describe-draw_pile = Die Frachtkarten, die noch kommen, verdeckt: Ihre Reihenfolge kennt niemand.
    .kind = Stapel
    .name = Nachziehstapel
    .when = In Phase 4 deines Zuges ziehst du 2 Karten; ist der Stapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
    .now =
        Er hat { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
describe-discard_pile = Ausgegebene und abgeworfene Frachtkarten, offen: Alle dürfen sie durchsehen.
    .kind = Stapel
    .name = Ablagestapel
    .when = Er wird zum neuen Nachziehstapel, wenn eine Karte zu ziehen ist und der Nachziehstapel leer ist.
    .now =
        Er hat { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
describe-port_stack = Die Häfen, die noch kommen, verdeckt: Welche es sind, ist bekannt, ihre Reihenfolge nicht.
    .kind = Stapel
    .name = Hafenstapel
    .when = Nach jeder Verteilung öffnet seine oberste Karte als neuer Hafen; ist er dann leer, endet das Spiel.
    .now =
        { $count ->
            [0] Er ist leer: Mit der nächsten Verteilung endet das Spiel.
           *[other] { $count ->
                [one] 1 Hafen ist noch darin: { $ports }.
               *[other] { $count } Häfen sind noch darin: { $ports }.
            }
        }
describe-ship = Bei den Piraten bezahlst du 1 fehlende Einheit eines Auftrags mit einer beliebigen Karte; wer das zuletzt getan hat, hat das Schiff.
    .kind = Piratenschiff
    .name = Piratenschiff
    .when = Mit den Piraten handelst du, wenn du in Phase 1 einen Auftrag bezahlst, einmal je Auftrag und nur ohne das Schiff; am Ende kostet es 2 Punkte.
    .now =
        { $where ->
            [nobody] Es liegt in der Piratenbucht.
            [mine] Du hast es.
           *[theirs] { $seat } hat es.
        }
