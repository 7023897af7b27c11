### Goa: was jedes Ding auf dem Tisch ist. Der Satz sagt, was es ist und tut; `.kind` nennt die Art, `.when` sagt,
### wann man es braucht, `.now`, was jetzt daran zählt.

## Plättchen

describe-tile_plantation = { $power }
    .kind = Plantage
    .when = Du bekommst sie in einer Versteigerung; die Aktion Ernte füllt ihre freien Felder, für den Fortschritt nimmst du Gewürze von ihr.
    .now =
        { $where ->
            [grid] Sie liegt auf der Spielfläche.
            [mine] Sie gehört dir, mit { $sacks_count } Säckchen.
            [theirs] Sie gehört { $seat }, mit { $sacks_count } Säckchen.
           *[elsewhere] Sie ist gerade nicht im Spiel.
        }
describe-tile_crop_rotation = { $power }
    .kind = Plantage
    .when = Du bekommst sie in einer Versteigerung; die Aktion Ernte füllt ihr Feld, für den Fortschritt nimmst du das Gewürz von ihr.
    .now =
        { $where ->
            [grid] Sie liegt auf der Spielfläche.
            [mine] Sie gehört dir, mit { $sacks_count } Säckchen.
            [theirs] Sie gehört { $seat }, mit { $sacks_count } Säckchen.
           *[elsewhere] Sie ist gerade nicht im Spiel.
        }
describe-tile_scoring = { $power }
    .kind = Wertungsplättchen
    .when = Du bekommst es in einer Versteigerung und behältst es; am Ende zählt es.
    .now =
        { $where ->
            [grid] Es liegt auf der Spielfläche.
            [mine] Es gehört dir.
            [theirs] Es gehört { $seat }.
           *[elsewhere] Es ist gerade nicht im Spiel.
        }
describe-tile_red = { $power }
    .kind = Rotes Plättchen
    .when = Du bekommst es in einer Versteigerung; von da an darfst du es in jeder Aktionsphase einmal nutzen.
    .now =
        { $where ->
            [grid] Es liegt auf der Spielfläche.
            [mine] Es gehört dir.
            [theirs] Es gehört { $seat }.
           *[elsewhere] Es ist gerade nicht im Spiel.
        }
describe-tile_one_shot = { $power }
    .kind = Einmaliges Plättchen
    .when = Du bekommst es in einer Versteigerung und behältst es, bis du es in einem deiner Aktionszüge nutzt.
    .now =
        { $where ->
            [grid] Es liegt auf der Spielfläche.
            [mine] Es gehört dir.
            [theirs] Es gehört { $seat }.
           *[elsewhere] Es ist gerade nicht im Spiel.
        }
describe-tile_swap = { $power }
    .kind = Einmaliges Plättchen
    .when = Du bekommst es in einer Versteigerung und behältst es, bis du es in einem deiner Aktionszüge nutzt.
    .now =
        { $where ->
            [grid] Es liegt auf der Spielfläche.
            [mine] Es gehört dir.
            [theirs] Es gehört { $seat }.
           *[elsewhere] Es ist gerade nicht im Spiel.
        }
describe-tile_immediate = { $power }
    .kind = Sofortplättchen
    .when = Wer es in einer Versteigerung bekommt, nimmt vor der nächsten Versteigerung, was es bringt.
    .now =
        { $where ->
            [grid] Es liegt auf der Spielfläche.
            [mine] Es gehört dir.
            [theirs] Es gehört { $seat }.
           *[elsewhere] Es ist gerade nicht im Spiel.
        }
describe-tile_colony =
    Eine Kolonie mit { $fields ->
        [one] 1 Feld
       *[other] { $fields } Feldern
    } für { $spices }: Sie wird sofort gefüllt, wenn du { $colony } gründest, und wieder bei jeder Ernte.
    .kind = Kolonie
    .when = Du bekommst sie durch die Aktion Koloniegründung.
    .now =
        { $where ->
            [mine] Sie gehört dir, mit { $sacks_count } Säckchen.
            [theirs] Sie gehört { $seat }, mit { $sacks_count } Säckchen.
           *[elsewhere] Sie liegt im Stapel von { $colony }.
        }
describe-colony =
    Sie verlangt { $required } Kolonisten: Es zählen die deiner Spalte Koloniegründung und die auf 2 aufgedeckten Expeditionskarten; was fehlt, darfst du bezahlen.
    .kind = Kolonie
    .when = Mit der Aktion Koloniegründung darfst du sie gründen, einmal im Spiel.
    .now =
        { $founded ->
            [yes] Du hast { $colony } gegründet.
           *[no] { $left ->
                [one] Von { $colony } ist noch 1 Plättchen da.
               *[other] Von { $colony } sind noch { $left } Plättchen da.
            }
        }

## Karten

describe-card =
    Gespielt wirkt ihr oberer Teil („{ $effect }“), aufgedeckt zählt sie { $colonists ->
        [one] 1 Kolonisten
       *[other] { $colonists } Kolonisten
    }, und bis zum Ende auf der Hand zählt ihr Symbol ({ $symbol }).
    .kind = Expeditionskarte
    .when =
        { $modifies ->
            [yes] In jedem deiner Aktionszüge darfst du eine Karte spielen. Das A oben heißt: diese nur zusammen mit der Aktion, die sie nennt.
           *[no] In jedem deiner Aktionszüge darfst du eine Karte spielen. Der Pfeil oben heißt: Diese wirkt sofort, vor, während oder nach der Aktion.
        }
    .now =
        { $where ->
            [discard] Sie liegt auf dem Ablagestapel.
           *[hand] Sie ist auf deiner Hand.
        }
describe-hidden_card = Eine verdeckte Expeditionskarte: Nur wer sie auf der Hand hat, sieht sie.
    .kind = Expeditionskarte
    .name = Verdeckte Karte
    .when = Sie wird gezeigt, wenn sie gespielt, abgeworfen oder aufgedeckt wird, und am Ende.
    .now =
        Alle zusammen haben { $hands ->
            [one] 1 Karte
           *[other] { $hands } Karten
        } auf der Hand.
describe-deck = Die Expeditionskarten, die noch kommen, verdeckt: Ihre Reihenfolge kennt niemand.
    .kind = Stapel
    .name = Expeditionskarten
    .when = Mit der Aktion Expedition ziehst du davon; bei einer Koloniegründung werden 2 Karten aufgedeckt.
    .now =
        Der Stapel hat { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
describe-discards = Gespielte, aufgedeckte und abgeworfene Expeditionskarten, offen.
    .kind = Stapel
    .name = Ablagestapel
    .when = Er wird neu gemischt, wenn der Stapel der Expeditionskarten leer ist.
    .now =
        Er hat { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.

## Das Entwicklungstableau

describe-column =
    { $column ->
        [ships] Dein Marker hier sagt, wie viele Schiffe die Aktion Schiffbau bringt.
        [harvest] Dein Marker hier sagt, wie viele Gewürze die Aktion Ernte bringt.
        [taxes] Dein Marker hier sagt, wie viele Dukaten die Aktion Steuer bringt.
        [expedition] Von den zwei Zahlen bei deinem Marker sagt die erste, wie viele Karten du bei einer Expedition ziehst, die zweite, wie viele du halten darfst.
       *[colony] Dein Marker hier sagt, wie viele Kolonisten bei einer Koloniegründung für dich zählen.
    }
    .kind = Spalte des Entwicklungstableaus
    .when = Die Aktion Fortschritt rückt einen Marker eine Reihe vor, für die gezeigten Gewürze und je ein Schiff.
    .now =
        Reihe { $row } bringt { $amount }{ $limit ->
            [0] { "" }
           *[other] /{ $limit }: { $amount ->
                [one] 1 Karte ziehen
               *[other] bis zu { $amount } Karten ziehen
            }, höchstens { $limit } auf der Hand halten
        }{ $ships ->
            [0] ; es ist die letzte Reihe
            [one] ; der nächste Schritt kostet 1 Schiff und { $spices }
           *[other] ; der nächste Schritt kostet { $ships } Schiffe und { $spices }
        }.
describe-progress = Ein Erfolgsmarker: Je weiter er vorgerückt ist, desto mehr bringt seine Spalte und desto mehr Punkte zählt er am Ende.
    .kind = Erfolgsmarker
    .name = Erfolgsmarker: { $column }
    .when = Er rückt vor durch die Aktion Fortschritt, durch manche Expeditionskarten und den Vizekönig.
    .now =
        { $where ->
            [mine] Deiner steht in Reihe { $row } von { $bottom }
           *[theirs] Der von { $seat } steht in Reihe { $row } von { $bottom }
        }{ $limit ->
            [0] {""}
           *[other] {""}; { $amount }/{ $limit } dort heißt: { $amount } ziehen, höchstens { $limit } halten
        }.

## Waren

describe-spice = Mit Gewürzen bezahlst du den Fortschritt; sie liegen als Säckchen auf deinen Plantagen und Kolonien.
    .kind = Gewürz
    .name = { $spice }
    .when = Du bekommst sie durch die Aktion Ernte und gibst sie für den Fortschritt ab.
    .now = Du hast { $count } Säckchen { $spice }.
describe-spices = Gewürze nach Wahl, jedes für ein passendes freies Feld deiner Plantagen und Kolonien.
    .kind = Vorrat
    .name = Gewürze
    .when = Du gibst sie für den Fortschritt ab.
describe-ships = Schiffe befördern Gewürze: Jedes Gewürz, das der Fortschritt kostet, braucht auch ein Schiff.
    .kind = Vorrat
    .name = Schiffe
    .when = Du bekommst sie durch die Aktion Schiffbau und gibst sie für den Fortschritt ab.
    .now =
        Du hast { $count ->
            [one] 1 Schiff
           *[other] { $count } Schiffe
        }.
describe-colonists = Kolonisten ersetzen, was dir bei einer Koloniegründung fehlt.
    .kind = Vorrat
    .name = Kolonisten
    .when = Du bezahlst sie bei einer Gründung, für die die aufgedeckten Karten nicht reichen; scheitert sie, bekommst du 1.
    .now = Du hast { $count } Kolonisten.
describe-ducats = Mit Dukaten bezahlst du Plättchen in den Versteigerungen; wer am Ende die meisten hat, bekommt 3 Siegpunkte.
    .kind = Geld
    .name = Dukaten
    .when = Du bietest damit in den Versteigerungen; neue bringt die Aktion Steuer.
    .now = Du hast { $count } Dukaten.
describe-extra_actions = Eine Zusatzaktionskarte ist eine Aktion mehr wert.
    .kind = Zusatzaktionskarte
    .name = Zusatzaktionskarten
    .when = Nach den drei Aktionen einer Runde spielst du sie einzeln aus; 1 darfst du für die nächste Runde behalten.
    .now =
        Du hast { $count ->
            [one] 1 Zusatzaktionskarte
           *[other] { $count } Zusatzaktionskarten
        }.
describe-supply = Schiffe, Kolonisten, Dukaten, Gewürze und Zusatzaktionskarten, die niemandem gehören; nur die Zusatzaktionskarten können ausgehen.
    .kind = Vorrat
    .name = Vorrat
    .when = Was du bekommst, kommt von hier, und was du bezahlst, geht hierher zurück.

## Spielfläche und Versteigerungen

describe-field =
    { $empty ->
        [yes] Ein Feld der Spielfläche, auf der die Plättchen liegen, die versteigert werden.
       *[no] { $power }
    }
    .kind =
        { $empty ->
            [yes] Feld
           *[no] Plättchen auf der Spielfläche
        }
    .name =
        { $empty ->
            [yes] { $field }
           *[no] { $tile }
        }
    .when = Vor den Versteigerungen setzen alle der Reihe nach einen Marker auf ein Plättchen neben dem vorigen.
    .now =
        { $empty ->
            [yes] Es ist leer: Die Flagge kann hier liegen, wenn ein Plättchen angrenzt.
           *[no] Es liegt in { $field }. Du bekommst es in einer Versteigerung, sobald ein Marker darauf liegt.
        }
describe-edge = Ein Platz am Rand der Spielfläche, auf dem die Flagge liegen kann.
    .kind = Rand
    .when = Wer die Flagge hat, wählt ihn am Anfang einer Runde; ein Plättchen muss angrenzen.
describe-flag =
    Sie wird zuerst versteigert: Wer sie bekommt, beginnt die Aktionsphase und nimmt { $extra_actions ->
        [one] 1 Zusatzaktionskarte
       *[other] { $extra_actions } Zusatzaktionskarten
    }.
    .kind = Flagge
    .name = Flagge
    .when = Am Anfang jeder Runde legt ihr Besitzer sie an den Rand oder auf ein leeres Feld.
    .now =
        { $where ->
            [mine] Du hast sie.
           *[theirs] { $seat } hat sie.
        }
describe-marker =
    { $number ->
        [1] Er liegt bei der Flagge: Wem er gehört, der versteigert sie als Erstes.
       *[other] Er zeigt, in welcher Reihenfolge versteigert wird; wem er gehört, der ist Versteigerer.
    }
    .kind = Versteigerungsmarker
    .name = Versteigerungsmarker { $number }
    .when = Die Marker werden am Anfang jeder Runde gesetzt; dann wird in ihrer Reihenfolge versteigert.
    .now = Er liegt hier: { $place }.
describe-auction = Was gerade versteigert wird, mit den Geboten: Alle außer dem Versteigerer bieten genau einmal.
    .kind = Versteigerung
    .name = Versteigerung
    .when = Du bietest mehr als das höchste Gebot oder passt; zuletzt verkauft der Versteigerer oder kauft selbst für 1 Dukaten weniger.
describe-bonanza = Ein kleiner Bonus, der verdeckt unter einem Eckplättchen liegt.
    .kind = Bonanza-Plättchen
    .when = Wer das Eckplättchen bekommt, nimmt auch den Bonus.
    .now =
        { $corners ->
            [0] Unter keiner Ecke liegt mehr eines.
            [one] Unter 1 Ecke liegt noch eines.
           *[other] Unter { $corners } Ecken liegt noch eines.
        }

describe-phase = Einer der beiden Spielabschnitte, erst A, dann B: { $phase }1 bis { $phase }{ $rounds } sind seine Runden, und die Plättchen der Spielfläche tragen seinen Buchstaben auf der Rückseite.
    .kind = Spielabschnitt
    .when = In jeder Runde wird versteigert, dann haben alle drei Aktionen; nach Abschnitt A werden die Plättchen von B ausgelegt.
    .now = Gerade läuft Runde { $round } von { $rounds }.
describe-action = Eine der sechs Aktionen: Fortschritt, Schiffbau, Ernte, Steuer, Expedition, Koloniegründung.
    .kind = Aktion
    .name = Aktion
    .when = In jeder Aktionsphase führen alle drei davon aus, immer eine der Reihe nach.

## Spieler

describe-mat = Was { $seat } hat: Entwicklungstableau, Plantagen, Kolonien und Plättchen; Handkarten und Dukaten sind verdeckt.
    .kind = Spieler
    .when = Reihen, Kolonien, Plättchen und die Symbole der Handkarten zählen am Ende.
    .now =
        { $seat } hat { $ships ->
            [one] 1 Schiff
           *[other] { $ships } Schiffe
        }, { $colonists } Kolonisten, { $colonies ->
            [one] 1 Kolonie
           *[other] { $colonies } Kolonien
        } und { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }.
describe-own_mat = Was dir gehört: dein Entwicklungstableau, deine Plantagen, Kolonien, Plättchen, Handkarten und Dukaten.
    .kind = Dein Platz
    .when = Reihen, Kolonien, Plättchen und die Symbole deiner Handkarten zählen am Ende.
    .now =
        Du hast { $ducats } Dukaten, { $ships ->
            [one] 1 Schiff
           *[other] { $ships } Schiffe
        }, { $colonists } Kolonisten, { $colonies ->
            [one] 1 Kolonie
           *[other] { $colonies } Kolonien
        } und { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }.
