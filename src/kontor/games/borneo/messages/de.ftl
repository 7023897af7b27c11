### Borneo: Namen, Beschriftungen, Verlauf, Ablehnungen, Fragen, Vorschau, Optionen, Punkte und Einführung.
### Optionale Felder haben ein `<feld>_count` von 0 oder 1, Listen eines mit der Zahl ihrer Einträge.

## Das Spiel

game-title = Borneo
game-short = Lege Gewürze an die Häfen und steige in den Gesellschaften auf, die sie verteilen.
game-pitch = Ein schnelles, listiges Kartenspiel um Gewürze: Du legst Karten für vier Gesellschaften, von denen dir keine gehört. Es passt zu allen, die gern beobachten, was andere wollen, ab drei Personen und ab zehn Jahren. Du fühlst dich schlau, wenn die Karte der anderen dein Lager füllt, und gleich darauf bestohlen.
game-about = Borneo ist ein Kartenspiel um den Gewürzhandel für 3 bis 5 Personen. Vier Handelsgesellschaften laufen drei offene Häfen an, und keine gehört jemandem allein: Deine Händler können sich in jeder nach oben arbeiten. Mit jeder Karte bestimmst du mit, welche Gesellschaft einen Hafen beherrscht und wer die Gewürze dort bekommt, und mit den richtigen Gewürzen erfüllst du wertvolle Aufträge.
game-credits = Borneo ist ein Spiel von Paolo Mori. Es erschien 2007 als Kartenspiel bei daVinci Editrice und 2008 mit Spielbrett bei daVinci / Abacusspiele. Kontor ist eine inoffizielle Umsetzung in eigenen Worten; die Liste der Karten, die Werte der Häfen und die Zahl der Aufträge haben wir selbst rekonstruiert.

## Namen

company-red = Rot
company-yellow = Gelb
company-green = Grün
company-blue = Blau

flag_on_card-red = rot
flag_on_card-yellow = gelb
flag_on_card-green = grün
flag_on_card-blue = blau

spice-pepper = Pfeffer
spice-cinnamon = Zimt
spice-cloves = Nelken
spice-nutmeg = Muskat
spice-joker = Joker

order-one_each = je 1 Gewürz
order-four_same = 4 gleiche
order-two_each = je 2 Gewürze
order-eight_same = 8 gleiche
order-three_each = je 3 Gewürze

# Eine Frachtkarte heißt nach ihrer Ware und ihren Flaggen; der Browser zeichnet sie, wo dieser Name im Text steht.
cargo-card =
    { $units ->
        [1] { $spice } (Flaggen { $flag1 }, { $flag2 }, { $flag3 }; unten { $flag4 })
       *[other] { $spice } ({ $units } Einheiten; Flaggen { $flag1 }, { $flag2 }, { $flag3 }; unten { $flag4 })
    }
spice_on_card-pepper = Pfeffer
spice_on_card-cinnamon = Zimt
spice_on_card-cloves = Nelken
spice_on_card-nutmeg = Muskat
port-card = { $name } ({ $contents })
slot = Hafen { $number }
rank = { $rank }
rank-in = Rang { $rank } in { $company }
flags-at = Flaggen von { $company } in { $port }
pirate_ship = Piratenschiff

destination-swap = Platztausch

## Aktionen

action-place_merchant = Setze einen Händler in die Gesellschaft { $company } ein
action-choose_order =
    { $spice_count ->
        [0] Erfülle den Auftrag „{ $order }“
       *[other] Erfülle den Auftrag „{ $order }“ mit { $spice }
    }
action-skip_order = Erfülle keinen Auftrag
action-pay_card =
    { $pirate ->
        [yes] Handle mit den Piraten: { $card } zählt als { $covered ->
            [one] 1 Einheit
           *[other] { $covered } Einheiten
        } { $due }, und du nimmst das Piratenschiff
       *[no] Bezahle { $card }: Das deckt { $covered ->
            [one] 1 Einheit
           *[other] { $covered } Einheiten
        } { $due }
    }
action-transfer_merchant = Versetze deinen Händler von { $from_company }, Rang { $rank }, ans Ende der Gesellschaft { $to_company }
action-attack = Greife { $defender } in der Gesellschaft { $company } an: dein Rang { $attacker_rank } gegen Rang { $defender_rank }
action-skip_merchant = Lass alle Händler, wo sie sind
action-add_attack_card = Greife mit { $card } an
action-end_attack = Spiele keine weitere Angriffskarte
action-add_defence_card = Verteidige dich mit { $card }
action-end_defence =
    { $played ->
        [0] Verteidige dich nicht
       *[other] Spiele keine weitere Verteidigungskarte
    }
action-relocate_defender =
    { $swap ->
        [yes] Wähle den Platztausch: Rang { $rank } in der Gesellschaft { $company }
       *[no] Schicke deinen Händler ans Ende der Gesellschaft { $to }
    }
action-take_reward = Behalte { $card } als Gewürz
action-decline_reward = Behalte keine der Karten
action-play_cargo = Lege { $card } an den Hafen { $port }
action-take_cargo = Nimm { $card }
action-discard_excess = Wirf { $card } ab

## Verlauf

event-merchant_placed = { $seat } setzt einen Händler in der Gesellschaft { $company } auf Rang { $rank } ein.
    .you = Du setzt einen Händler in der Gesellschaft { $company } auf Rang { $rank } ein.
event-turn_began = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-order_chosen =
    { $spice_count ->
        [0] { $seat } beginnt, den Auftrag „{ $order }“ zu bezahlen.
       *[other] { $seat } beginnt, den Auftrag „{ $order }“ mit { $spice } zu bezahlen.
    }
    .you =
        { $spice_count ->
            [0] Du beginnst, den Auftrag „{ $order }“ zu bezahlen.
           *[other] Du beginnst, den Auftrag „{ $order }“ mit { $spice } zu bezahlen.
        }
event-card_paid =
    { $rule ->
        [BOR-VB2] { $seat } handelt mit den Piraten: { $card } bezahlt { $units ->
            [one] 1 Einheit
           *[other] { $units } Einheiten
        } { $due }.
       *[other] { $seat } legt { $card } für den Auftrag beiseite: { $units ->
            [one] 1 Einheit
           *[other] { $units } Einheiten
        } { $due } bezahlt.
    }
    .you =
        { $rule ->
            [BOR-VB2] Du handelst mit den Piraten: { $card } bezahlt { $units ->
                [one] 1 Einheit
               *[other] { $units } Einheiten
            } { $due }.
           *[other] Du legst { $card } für den Auftrag beiseite: { $units ->
                [one] 1 Einheit
               *[other] { $units } Einheiten
            } { $due } bezahlt.
        }
event-order_completed =
    { $seat } hat den Auftrag „{ $order }“ bezahlt und bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du hast den Auftrag „{ $order }“ bezahlt und bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
event-ship_taken = { $seat } nimmt das Piratenschiff.
    .you = Du nimmst das Piratenschiff.
event-merchant_transferred = { $seat } versetzt einen Händler von { $from_company }, Rang { $from_rank }, nach { $to_company }, Rang { $to_rank }.
    .you = Du versetzt einen Händler von { $from_company }, Rang { $from_rank }, nach { $to_company }, Rang { $to_rank }.
event-contest_began = { $attacker } (Rang { $attacker_rank }) greift { $defender } (Rang { $defender_rank }) in der Gesellschaft { $company } an.
    .you-attacker = Du (Rang { $attacker_rank }) greifst { $defender } (Rang { $defender_rank }) in der Gesellschaft { $company } an.
    .you-defender = { $attacker } (Rang { $attacker_rank }) greift dich (Rang { $defender_rank }) in der Gesellschaft { $company } an.
event-attack_card_played = { $seat } greift mit { $card } an.
    .you = Du greifst mit { $card } an.
event-defence_card_played = { $seat } verteidigt sich mit { $card }.
    .you = Du verteidigst dich mit { $card }.
event-contest_decided =
    { $success ->
        [yes] { $attacker } schlägt { $defender } in der Gesellschaft { $company } und bekommt den besseren Rang: Stärke { $attack } reicht gegen { $bonus ->
            [0] Stärke { $flags }
           *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
        }.
       *[no] { $defender } wehrt { $attacker } in der Gesellschaft { $company } ab: Stärke { $attack } reicht nicht gegen { $bonus ->
            [0] Stärke { $flags }
           *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
        }.
    }
    .you-attacker =
        { $success ->
            [yes] Du schlägst { $defender } in der Gesellschaft { $company } und bekommst den besseren Rang: Stärke { $attack } reicht gegen { $bonus ->
                [0] Stärke { $flags }
               *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
            }.
           *[no] { $defender } wehrt deinen Angriff in der Gesellschaft { $company } ab: Stärke { $attack } reicht nicht gegen { $bonus ->
                [0] Stärke { $flags }
               *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
            }.
        }
    .you-defender =
        { $success ->
            [yes] { $attacker } schlägt dich in der Gesellschaft { $company } und bekommt deinen Rang: Stärke { $attack } reicht gegen { $bonus ->
                [0] Stärke { $flags }
               *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
            }.
           *[no] Du wehrst { $attacker } in der Gesellschaft { $company } ab: Stärke { $attack } reicht nicht gegen { $bonus ->
                [0] Stärke { $flags }
               *[other] Stärke { $flags } und einen Zuschlag von { $bonus }
            }.
        }
event-defender_relocated = Der unterlegene Händler von { $seat } geht auf Rang { $rank } in der Gesellschaft { $company }.
    .you = Dein unterlegener Händler geht auf Rang { $rank } in der Gesellschaft { $company }.
event-reward_taken = { $seat } behält { $card } als Gewürz.
    .you = Du behältst { $card } als Gewürz.
event-cards_discarded =
    { $rule ->
        [BOR-E3] Die Fracht in den Häfen und alle Handkarten werden abgelegt ({ $cards_count ->
            [one] 1 Karte
           *[other] { $cards_count } Karten
        }).
        [BOR-D10] Kein Händler darf die Fracht nehmen: { $cards } { $cards_count ->
            [one] wird
           *[other] werden
        } abgelegt.
        [BOR-T1_8] Der Auftrag ist bezahlt, also { $cards_count ->
            [one] wird
           *[other] werden
        } { $cards } abgelegt.
        [BOR-T2_16] Der Kampf ist vorbei, also werden die gespielten Karten abgelegt: { $cards }.
       *[other] { $cards } { $cards_count ->
            [one] wird
           *[other] werden
        } abgelegt: Das waren zu viele für eine Hand.
    }
    .by =
        { $rule ->
            [BOR-T1_8] { $by } legt { $cards } ab, bezahlt für den Auftrag.
            [BOR-T4_3] { $by } hat zu viele Handkarten und wirft { $cards } ab.
           *[other] { event-cards_discarded }
        }
    .by-you =
        { $rule ->
            [BOR-T1_8] Du legst { $cards } ab, bezahlt für den Auftrag.
            [BOR-T4_3] Du hast zu viele Handkarten und wirfst { $cards } ab.
           *[other] { event-cards_discarded }
        }
event-cargo_played = { $seat } legt { $card } an den Hafen { $port }.
    .you = Du legst { $card } an den Hafen { $port }.
event-distribution_began =
    { $way ->
        [monopoly] Die Gesellschaft { $companies } hat das Monopol in { $port }.
       *[shared] { $port } ist voll und wird gemeinsam verteilt, in dieser Reihenfolge: { $companies }.
    }
event-port_taken = { $seat } bekommt die Hafenkarte { $port }.
    .you = Du bekommst die Hafenkarte { $port }.
event-port_removed =
    { $rule ->
        [BOR-D10] Kein Händler darf die Hafenkarte { $port } nehmen: Sie kommt aus dem Spiel.
       *[other] Die Hafenkarte { $port } kommt aus dem Spiel.
    }
event-cargo_taken =
    { $rule ->
        [BOR-D11] { $seat } bekommt { $cards_count ->
            [one] die letzte Frachtkarte
           *[other] alle verbliebenen Frachtkarten
        }: { $cards }.
       *[other] { $seat } nimmt { $cards }.
    }
    .you =
        { $rule ->
            [BOR-D11] Du bekommst { $cards_count ->
                [one] die letzte Frachtkarte
               *[other] alle verbliebenen Frachtkarten
            }: { $cards }.
           *[other] Du nimmst { $cards }.
        }
event-port_revealed = { $port } wird als { $slot } aufgedeckt.
event-cargo_drawn =
    { $card_count ->
        [0] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
    .you = Du ziehst { $card }.
event-pile_reshuffled =
    Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
event-game_ended =
    { $rule ->
        [BOR-E2] Es gibt keine Karte mehr zu ziehen: Das Spiel endet im Zug von { $seat }, und alle haben eine letzte Gelegenheit, einen Auftrag zu erfüllen.
       *[other] Es gibt keinen Hafen mehr aufzudecken: Das Spiel endet im Zug von { $seat }, und alle haben eine letzte Gelegenheit, einen Auftrag zu erfüllen.
    }
    .you =
        { $rule ->
            [BOR-E2] Es gibt keine Karte mehr zu ziehen: Das Spiel endet in deinem Zug, und alle haben eine letzte Gelegenheit, einen Auftrag zu erfüllen.
           *[other] Es gibt keinen Hafen mehr aufzudecken: Das Spiel endet in deinem Zug, und alle haben eine letzte Gelegenheit, einen Auftrag zu erfüllen.
        }
event-orders_shown =
    { $seat } deckt die erfüllten Aufträge auf, zusammen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $orders }.
    .you =
        Du deckst deine erfüllten Aufträge auf, zusammen { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $orders }.
event-match_scored =
    { $winners_count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] Der Sieg wird geteilt: { $winners }.
    }
    .you-winners =
        { $winners_count ->
            [one] Du gewinnst das Spiel.
           *[other] Du teilst dir den Sieg mit { $others }.
        }

## Ablehnungen

refusal-BOR-S1 = Borneo ist für { $least } bis { $most } Personen, diese Partie hat aber { $seats } Plätze. Wähle { $least } bis { $most } Plätze.
refusal-BOR-R28 =
    { $option ->
        [three_player_four_merchants] Vier Händler für jede Person sind eine Variante der Brettausgabe für genau 3 Personen, aber { $seats ->
            [3] diese Partie nutzt die Kartenausgabe
           *[other] diese Partie hat { $seats } Plätze
        }. Wähle die Brettausgabe zu dritt, oder spiele ohne diese Variante.
        [blackbeard] Die Variante „Blackbeards Geheimnis“ gibt es nur in der Brettausgabe. Wähle die Brettausgabe, oder spiele ohne diese Variante.
       *[other] Die Option { $option } passt nicht zur Ausgabe oder zur Zahl der Personen ({ $seats }). Ändere eines davon.
    }
refusal-BOR-O4 = Der Startspieler muss in dieser Partie sitzen. Wähle einen ihrer { $seats } Plätze, oder lass das Los entscheiden.
refusal-BOR-S8b = Alle { $capacity } Felder der Gesellschaft { $company } sind besetzt. Wähle eine Gesellschaft mit einem freien Feld.
refusal-BOR-S8c = Der letzte Händler in der Gesellschaft { $company } ist dein eigener: In der Kartenausgabe darfst du nicht zwei eigene nebeneinander einsetzen. Wähle eine Gesellschaft, die leer ist oder mit dem Händler einer anderen Person endet.
refusal-BOR-T1_2 = Vom Auftrag „{ $order }“ liegt keiner mehr aus. Wähle einen, der noch ausliegt.
refusal-BOR-P3 =
    Deinem Lager { $short ->
        [one] fehlt 1 Einheit
       *[other] fehlen { $short } Einheiten
    } für den Auftrag „{ $order }“. Wähle einen Auftrag, den du ganz bezahlen kannst, oder keinen.
    .spice = Wähle den Auftrag „{ $order }“ noch einmal. Bei „{ order-four_same }“ und „{ order-eight_same }“ nennst du auch das Gewürz, bei den anderen Aufträgen nicht.
refusal-BOR-T1_4 = { $card } liegt nicht in deinem Lager. Bezahle mit Karten aus deinem eigenen Lager; Handkarten zählen nicht.
refusal-BOR-T1_7 = Als Nächstes bezahlst du { $spice }, und dazu passt { $card } nicht. Wähle eine Karte mit { $spice } oder, wenn du einen hast, einen Joker.
refusal-BOR-P5 = Ein Auftrag wird Gewürz für Gewürz bezahlt. Als Nächstes bezahlst du { $spice }, und dazu passt { $card } nicht; die Karte ist erst später dran. Wähle eine Karte mit { $spice } oder, wenn du einen hast, einen Joker.
refusal-BOR-P6 = Wenn du jetzt { $card } bezahlst, kann dein Lager den Rest des Auftrags nicht mehr decken. Wähle eine Karte, die du nicht für einen anderen Teil des Auftrags brauchst.
    .laid = { $card } ist für diesen Auftrag schon bezahlt. Wähle eine andere Karte aus deinem Lager.
refusal-BOR-VB2 = Den einen Piratenhandel dieses Auftrags hast du schon genutzt, deshalb kann { $card } nicht für { $spice } stehen. Wähle eine Karte mit { $spice } oder, wenn du einen hast, einen Joker.
refusal-BOR-VB4 = Du hast das Piratenschiff und darfst nicht mit den Piraten handeln, deshalb kann { $card } nicht für { $spice } stehen. Wähle eine Karte mit { $spice } oder, wenn du einen hast, einen Joker.
refusal-BOR-VB5 = Bei der letzten Gelegenheit handelt niemand mit den Piraten, deshalb kann { $card } nicht für { $spice } stehen. Wähle eine Karte mit { $spice } oder, wenn du einen hast, einen Joker.
refusal-BOR-T2_2 = Dieser Händler ist schon in der Gesellschaft { $company }. Wähle eine andere Gesellschaft, in die du ihn versetzt.
    .own = Auf Rang { $rank } in der Gesellschaft { $company } hast du keinen Händler. Wähle einen deiner eigenen Händler.
refusal-BOR-T2_2b = Alle { $capacity } Felder der Gesellschaft { $company } sind besetzt. Wähle eine Gesellschaft mit einem freien Feld.
refusal-BOR-T2_5 =
    .own = Auf Rang { $rank } in der Gesellschaft { $company } hast du keinen Händler. Greife mit einem deiner eigenen Händler an.
    .better = Dein Händler hat Rang { $rank } und kann in derselben Gesellschaft nur einen Händler mit besserem Rang angreifen, also mit einer kleineren Zahl.
    .other = Beide Händler gehören dir. Greife den Händler einer anderen Person an.
refusal-BOR-T2_6 =
    Für einen Angriff brauchst du mindestens 2 Handkarten, eine zum Spielen und eine zum Behalten, und du hast { $hand ->
        [one] nur 1
       *[other] { $hand }
    }. In diesem Zug kannst du nur einen Händler versetzen oder alle lassen, wo sie sind.
refusal-BOR-P8 = Keine deiner Handkarten zeigt eine Flagge der Gesellschaft { $company }. Greife in einer Gesellschaft an, deren Flagge du auf der Hand hast.
refusal-BOR-T2_7 =
    .hand = { $card } ist nicht auf deiner Hand. Greife mit einer deiner Handkarten an.
    .flag = { $card } zeigt keine Flagge der Gesellschaft { $company }. Greife mit einer Karte an, die eine zeigt.
    .keep =
        Du musst { $kept ->
            [one] 1 Karte
           *[other] { $kept } Karten
        } auf der Hand behalten. Beende stattdessen den Angriff.
refusal-BOR-P10 = Ein Angriff braucht mindestens eine Karte und lässt sich nicht abbrechen. Spiele zuerst eine Karte.
refusal-BOR-T2_8 =
    Der Angriff kam mit { $limit ->
        [one] 1 Karte
       *[other] { $limit } Karten
    }, und du darfst nicht mit mehr antworten. Beende stattdessen die Verteidigung.
    .hand = { $card } ist nicht auf deiner Hand. Verteidige dich mit einer deiner Handkarten, oder beende die Verteidigung.
    .flag = { $card } zeigt keine Flagge der Gesellschaft { $company }. Verteidige dich mit einer Karte, die eine zeigt, oder beende die Verteidigung.
refusal-BOR-R5 =
    Auch in der Verteidigung musst du { $kept ->
        [one] 1 Karte
       *[other] { $kept } Karten
    } auf der Hand behalten. Beende stattdessen die Verteidigung.
refusal-BOR-T2_13b = In der Brettausgabe darf dein unterlegener Händler nicht ans Ende der Gesellschaft { $company } gehen, wo er geschlagen wurde. Wähle den Platztausch oder eine andere Gesellschaft.
    .full = In der Gesellschaft { $company } ist kein Feld frei. Wähle den Platztausch oder eine Gesellschaft mit einem freien Feld.
refusal-BOR-R36 = Der alte Platz des Angreifers ist schon das Ende der Gesellschaft { $company }. Wähle den Platztausch: Das ist dasselbe.
refusal-BOR-T2_15 = { $card } hast du in dieser Verteidigung nicht gespielt. Behalte eine der Karten, mit denen du dich verteidigt hast, oder keine.
refusal-BOR-T3_1 = { $card } ist nicht auf deiner Hand. Lege eine deiner Handkarten.
refusal-BOR-P13 = { $card } liegt nicht in diesem Hafen. Nimm eine der Frachtkarten, die noch dort liegen.
refusal-BOR-T4_3 = { $card } ist nicht auf deiner Hand. Wirf eine deiner Handkarten ab.

## Fragen

question-placement = Händler { $number } von { $merchants }: In welche Gesellschaft setzt du ihn ein? Er bekommt dort den besten freien Rang.
    .other = { $seat } wählt eine Gesellschaft für den nächsten Händler.
question-order =
    { $last_chance ->
        [yes] Das ist deine letzte Gelegenheit: Welchen Auftrag erfüllst du, wenn überhaupt?
       *[no] Welchen Auftrag erfüllst du, wenn überhaupt?
    }
    .other =
        { $last_chance ->
            [yes] { $seat } hat eine letzte Gelegenheit, einen Auftrag zu erfüllen.
           *[no] { $seat } entscheidet, ob ein Auftrag erfüllt wird.
        }
question-payment =
    { $spice_count ->
        [0] Mit welcher Karte aus deinem Lager bezahlst du den Auftrag „{ $order }“? { $laid_count ->
            [0] Bisher ist nichts bezahlt.
           *[other] Bisher bezahlt: { $laid }.
        }
       *[other] Mit welcher Karte aus deinem Lager bezahlst du den Auftrag „{ $order }“ in { $spice }? { $laid_count ->
            [0] Bisher ist nichts bezahlt.
           *[other] Bisher bezahlt: { $laid }.
        }
    }
    .other = { $seat } wählt eine Karte, um den Auftrag „{ $order }“ zu bezahlen.
question-merchants = Versetzt du einen Händler in eine andere Gesellschaft, greifst du einen Händler mit besserem Rang an, oder tust du nichts davon?
    .other = { $seat } entscheidet: einen Händler versetzen, angreifen oder nichts davon.
question-attack =
    { $attack_count ->
        [0] Du greifst { $defender } in der Gesellschaft { $company } an, Rang { $attacker_rank } gegen Rang { $defender_rank }: Welche Karte mit einer Flagge dieser Gesellschaft spielst du?
       *[other] Du greifst { $defender } in der Gesellschaft { $company } mit { $attack } an: Spielst du noch eine Karte mit einer ihrer Flaggen?
    }
    .other =
        { $attack_count ->
            [0] { $seat } wählt eine Karte für den Angriff in der Gesellschaft { $company }.
           *[other] { $seat } greift in der Gesellschaft { $company } mit { $attack } an und kann noch eine Karte spielen.
        }
question-defence =
    { $defence_count ->
        [0] { $attacker } (Rang { $attacker_rank }) greift deinen Rang { $defender_rank } in der Gesellschaft { $company } mit { $attack } an: Verteidigst du dich? Du darfst { $attack_count ->
            [one] nur eine Karte
           *[other] bis zu { $attack_count } Karten
        } mit einer ihrer Flaggen spielen, so viele wie der Angreifer. Eine Karte muss auf der Hand bleiben.
       *[other] { $attacker } (Rang { $attacker_rank }) greift dich (Rang { $defender_rank }) in der Gesellschaft { $company } mit { $attack } an, und du verteidigst dich mit { $defence }: Spielst du noch eine Karte? Insgesamt darfst du bis zu { $attack_count } Karten spielen, so viele wie der Angreifer. Eine Karte muss auf der Hand bleiben.
    }
    .other =
        { $defence_count ->
            [0] { $seat } wählt in der Gesellschaft { $company } eine Verteidigung gegen { $attack }.
           *[other] { $seat } verteidigt sich in der Gesellschaft { $company } mit { $defence } und kann noch eine Karte spielen.
        }
question-relocation = { $attacker } hat deinen Händler in der Gesellschaft { $company } geschlagen: Nimmt dein Händler den alten Platz des Angreifers ein, Rang { $attacker_rank }, oder geht er ans Ende einer der angebotenen Gesellschaften?
    .other = { $seat } wählt einen neuen Platz für den Händler, der in der Gesellschaft { $company } geschlagen wurde.
question-reward =
    Du hast { $attacker } in der Gesellschaft { $company } abgewehrt: { $defence_count ->
        [one] Behältst du die Karte deiner Verteidigung als Gewürz?
       *[other] Welche Karte deiner Verteidigung behältst du als Gewürz, wenn überhaupt?
    }
    .other = { $seat } entscheidet, ob eine Karte der Verteidigung in der Gesellschaft { $company } als Gewürz bleibt.
question-cargo = Welche deiner Handkarten legst du an welchen Hafen?
    .other = { $seat } wählt eine Frachtkarte und den Hafen, an den sie kommt.
question-distribution = Welche Frachtkarte nimmst du aus { $port }? Genommen wird in dieser Reihenfolge: { $picks }.
    .other = { $seat } wählt eine Frachtkarte aus { $port }. Genommen wird in dieser Reihenfolge: { $picks }.
question-excess = Du hast zu viele Karten auf der Hand: Welche wirfst du ab?
    .other = { $seat } hat zu viele Karten auf der Hand und wählt eine zum Abwerfen.

## Vorschau

change-rank =
    { $before ->
        [0] Dein Händler bekommt Rang { $after } in der Gesellschaft { $thing }
       *[other] Neuer Rang in { $thing }: { $after }
    }
change-moves_up = Ein Händler von { $thing } rückt auf: Rang { $before } → { $after }
    .you = Einer deiner Händler rückt auf: Rang { $before } → { $after }
change-bonus =
    { $after ->
        [0] Die Flaggen auf den Karten, die ihr beide spielt, entscheiden; bei Gleichstand gewinnst du
       *[other] { $thing } verteidigt mit einem Zuschlag von { $after }, für die Ränge zwischen euch; bei Gleichstand gewinnst du
    }
change-attack = Stärke des Angriffs in der Gesellschaft { $thing }: { $before } → { $after }; die Karte wird danach abgelegt
change-defence = Stärke der Verteidigung in der Gesellschaft { $thing }, mit Zuschlag: { $before } → { $after }
change-contest =
    { $after ->
        [won] { $thing } hätte mit dem Angriff Erfolg
        [repelled] Der Angriff von { $thing } wäre abgewehrt
       *[other] Der Ausgang ist noch offen
    }
change-orders = Punkte von { $thing } aus Aufträgen: { $before } → { $after }
    .you = Deine Punkte aus Aufträgen: { $before } → { $after }
change-missing = Fehlende Einheiten { $thing }: { $before } → { $after }
change-units = Einheiten { $thing } in deinem Lager: { $before } → { $after }
change-flags = { $thing }: { $before } → { $after }
change-cards = Frachtkarten in { $thing }: { $before } → { $after }
change-distribution =
    { $after ->
        [monopoly] Monopolverteilung in { $thing }
        [shared] Gemeinsame Verteilung in { $thing }
       *[other] Keine Verteilung in { $thing }
    }
change-port_card = { $thing } bekommt die Hafenkarte
    .you = Du bekommst die Hafenkarte
change-discarded =
    { $after ->
        [one] 1 Frachtkarte wird abgelegt: Kein Händler darf sie nehmen
       *[other] { $after } Frachtkarten werden abgelegt: Kein Händler darf sie nehmen
    }
change-picks =
    { $thing } nimmt { $after ->
        [one] 1 Karte
       *[other] { $after } Karten
    }
    .you =
        Du nimmst { $after ->
            [one] 1 Karte
           *[other] { $after } Karten
        }

## Optionen

option-edition = Ausgabe: die Regeln der Brettausgabe oder die der älteren Kartenausgabe. Sie unterscheiden sich in wenigen Punkten, vor allem darin, wer nach einem Monopol die Hafenkarte bekommt.
option-edition-board = Brettausgabe (2008)
option-edition-card = Kartenausgabe (2007)
option-three_player_four_merchants = Vier Händler zu dritt: Alle haben vier Händler statt drei, die Gesellschaften sind also voller. Nur in der Brettausgabe mit genau 3 Personen.
option-three_player_four_merchants-true = Vier Händler für jede Person
option-three_player_four_merchants-false = Drei Händler für jede Person
option-blackbeard = Blackbeards Geheimnis: Einmal pro Auftrag darfst du eine Einheit mit einer Karte eines anderen Gewürzes bezahlen, indem du mit den Piraten handelst. Dann nimmst du das Piratenschiff; solange du es hast, darfst du nicht wieder handeln, und wer es am Spielende hat, verliert 2 Punkte. Nur in der Brettausgabe.
option-blackbeard-true = Mit Piraten
option-blackbeard-false = Ohne Piraten
option-start_player = Startspieler: wer den ersten Händler einsetzt und den ersten Zug hat, ausgelost oder bestimmt.
option-start_player-random = Ausgelost
option-start_player-seat = Platz { $number }
option-completed_orders = Erfüllte Aufträge: Alle sehen sie, oder sie liegen bis zum Spielende verdeckt wie im gedruckten Spiel. Verdeckt siehst du deine eigenen und wie viele die anderen haben. Das verlangt ein gutes Gedächtnis und ist kein Geheimnis: Der Verlauf nennt weiterhin jeden Auftrag, wenn er genommen wird.
option-completed_orders-open = Aufträge offen
option-completed_orders-covered = Aufträge verdeckt

## Punkte

score-cargo = Frachtkarten im Lager
score-ports = Hafenkarten im Lager
score-orders = Erfüllte Aufträge
score-ship = Piratenschiff
score-total = Summe

# Welche Regel bei gleich vielen Punkten entschieden hat.
tie-orders = { $ahead } und { $behind } haben gleich viele Punkte; mehr erfüllte Aufträge entscheiden: { $ahead } hat { $more }, { $behind } { $less }.

## Einführung (je eine Zeile: der Bildschirm bricht sie um)

guide-1 = Du sammelst Gewürze in deinem Lager und erfüllst damit Aufträge. Aufträge bringen viele Punkte, aber auch jedes Gewürz, das du bis zum Ende behältst, ist ein wenig wert. Wer am Ende die meisten Punkte hat, gewinnt.
guide-2 = Ein Zug hat vier Schritte. Du darfst einen Auftrag erfüllen, dann darfst du einen Händler versetzen oder mit einem angreifen; danach musst du eine Frachtkarte von deiner Hand an einen Hafen legen, und zum Schluss ziehst du zwei neue Karten. Am Ende deines Zuges darfst du höchstens sechs Karten auf der Hand haben.
guide-3 = Immer sind drei Häfen offen. Eine Frachtkarte zeigt ein Gewürz, manchmal doppelt, und vier Flaggen: drei von einer Gesellschaft und eine von einer anderen, geschrieben als obere Reihe / untere Reihe, zum Beispiel RoRoGe/Ro. Die nächste Karte am selben Hafen verdeckt die untere Reihe der Karte davor, und verdeckte Flaggen zählen nicht mehr. Von jeder Karte siehst du also drei Flaggen, die vierte nur bei der letzten.
guide-4 = Jeder Hafen hat eine Monopolzahl. Sobald eine Gesellschaft dort so viele Flaggen zeigt, hat sie das Monopol, und ihre Händler nehmen die ganze Fracht des Hafens: in der Reihenfolge ihrer Ränge je eine Karte, dann wieder von oben, bis nichts mehr da ist. Wer die letzte Karte gelegt hat, bekommt die Hafenkarte selbst; sie ist ein Gewürz wert oder ein Joker.
guide-5 = Jeder Hafen hat auch ein Frachtkartenlimit. Ist es ohne Monopol erreicht, wird die Fracht gemeinsam verteilt, unter allen Gesellschaften, die dort eine Flagge zeigen, die mit den meisten Flaggen zuerst: Alle Händler auf Rang 1 wählen eine Karte, dann die auf Rang 2 und so weiter. Auch hier geht die Hafenkarte an die Person, die die letzte Karte gelegt hat.
guide-6 = Es kommt also darauf an, wo deine Händler stehen. Vor dem ersten Zug setzt jede Person drei Händler auf den Rangleisten der vier Gesellschaften ein, immer am Ende. Später darfst du in jedem Zug einen Händler ans Ende einer anderen Gesellschaft versetzen; die Händler, die unter ihm standen, rücken auf.
guide-7 = Stattdessen darfst du einen Händler angreifen, der in derselben Gesellschaft einen besseren Rang hat. Du spielst Handkarten mit Flaggen dieser Gesellschaft, und die andere Person darf mit höchstens so vielen Karten antworten; jede Flagge zählt 1, und für jeden Händler zwischen den beiden bekommt die Verteidigung einen Zuschlag von 1. Bei Gleichstand gewinnt der Angriff: Dein Händler nimmt den Platz ein, und der unterlegene steigt ab oder geht in eine andere Gesellschaft. Wer einen Angriff abwehrt, darf zur Belohnung eine der dafür gespielten Karten als Gewürz behalten.
guide-8 = Aufträge verlangen eine, zwei oder drei Einheiten von jedem Gewürz oder vier oder acht Einheiten eines einzigen. Du bezahlst mit Karten aus deinem Lager, nie von der Hand. Wechselgeld gibt es nicht: Was du zu viel bezahlst, verfällt. Jeden Auftrag gibt es nur wenige Male, also achte darauf, was die anderen sammeln.
guide-9 = Das Spiel endet, wenn ein neuer Hafen aufgedeckt werden müsste und keiner mehr da ist, oder wenn es nichts mehr zu ziehen gibt. Dann haben alle eine letzte Gelegenheit, einen Auftrag zu erfüllen. Du bekommst die Punkte deiner Aufträge und 1 Punkt für jede Karte in deinem Lager; bei Gleichstand entscheidet die größere Zahl an Aufträgen.
guide-10 = In der Kartenausgabe ist einiges anders. Nach einem Monopol bekommt der erste Händler der Gesellschaft die Hafenkarte, nicht wer die letzte Karte gelegt hat, und es gibt keine Joker. Die Gesellschaften haben keine Grenze von fünf Händlern, dafür darfst du vor dem ersten Zug nicht zwei eigene nebeneinander einsetzen. Erreichen zwei Gesellschaften zugleich das Monopol, hat es die mit mehr Flaggen; in der Brettausgabe ist es die, deren Flagge auf der letzten Karte zuerst kommt.
