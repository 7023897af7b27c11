### Was die Plättchen können, in je einem Satz. Er folgt auf den Namen des Plättchens.

power-flag =
    Wer sie bekommt, beginnt die Aktionsphase und nimmt { $extra_actions ->
        [one] 1 Zusatzaktionskarte
       *[other] { $extra_actions } Zusatzaktionskarten
    }.
power-plantation =
    { $fields ->
        [1] Sie bringt sofort 1 Säckchen { $spice }, lässt sich durch eine Ernte wieder füllen und zählt am Ende Siegpunkte.
       *[other] Sie bringt sofort { $fields } Säckchen { $spice } und lässt sich durch eine Ernte wieder füllen.
    }
power-crop_rotation = Sie bringt sofort 1 Säckchen nach Wahl und nimmt bei jeder Ernte ein beliebiges Gewürz auf.
power-foreman =
    Am Ende zählt jede deiner 1er-Plantagen { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }.
power-mission_2 =
    Sie zählt am Ende { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }.
power-mission_3 =
    Sie zählt am Ende { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }.
power-red_ship =
    Einmal pro Runde nimmst du damit in deinem Aktionszug { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }.
power-red_colonist = Einmal pro Runde nimmst du damit in deinem Aktionszug { $colonists } Kolonisten.
power-red_ducats = Einmal pro Runde nimmst du damit in deinem Aktionszug { $ducats } Dukaten.
power-red_spice =
    Einmal pro Runde nimmst du damit in deinem Aktionszug { $spices ->
        [one] 1 Gewürz für ein freies Feld
       *[other] { $spices } Gewürze für freie Felder
    }.
power-red_expedition =
    Einmal pro Runde ziehst du damit in deinem Aktionszug { $cards ->
        [one] 1 Expeditionskarte
       *[other] { $cards } Expeditionskarten
    }.
power-espionage = Einmal nutzt du damit in deinem Aktionszug die Reihe einer anderen Person, ohne dass es eine Aktion kostet: für Schiffbau, Ernte, Steuer oder die Kolonisten einer Gründung.
power-extra_harvest =
    Einmal füllst du damit in deinem Aktionszug { $tiles ->
        [one] 1 deiner Plantagen oder Kolonien
       *[other] bis zu { $tiles } deiner Plantagen und Kolonien
    } ganz auf.
power-resupply =
    Einmal deckst du damit in deinem Aktionszug { $revealed ->
        [one] 1 Karte
       *[other] { $revealed } Karten
    } auf und nimmst so viele Schiffe, Kolonisten oder Gewürze, wie darauf Kolonisten zu sehen sind.
power-vice_king = Einmal rückst du damit in deinem Aktionszug deinen am wenigsten vorgerückten Erfolgsmarker umsonst eine Reihe vor.
power-duty =
    Einmal gibst du dafür in deinem Aktionszug { $required ->
        [one] 1 Gewürz
       *[other] { $required } Gewürze
    } ab, und das zählt am Ende { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }.
power-swap = Einmal tauschst du ihn in deinem Aktionszug gegen ein beliebiges Plättchen der Spielfläche.
power-ships_4 =
    Das bringt sofort { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }.
power-colonists_4 = Das bringt sofort { $colonists } Kolonisten.
power-ships_or_colonists =
    Das bringt sofort { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    } oder { $colonists } Kolonisten, ganz nach Wahl.
power-settlement =
    Sie bringt sofort { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }, { $colonists } Kolonisten und { $extra_actions ->
        [one] 1 Zusatzaktionskarte
       *[other] { $extra_actions } Zusatzaktionskarten
    }.
power-extra_actions_2 =
    Das bringt sofort { $extra_actions ->
        [one] 1 Zusatzaktionskarte
       *[other] { $extra_actions } Zusatzaktionskarten
    }.
power-expeditions_2 =
    Das bringt sofort { $cards ->
        [one] 1 Expeditionskarte
       *[other] { $cards } Expeditionskarten
    }, auch über das Handkartenlimit hinaus.
power-expeditions_3 =
    Das bringt sofort { $cards ->
        [one] 1 Expeditionskarte
       *[other] { $cards } Expeditionskarten
    }, auch über das Handkartenlimit hinaus.
power-favor = Sie bringt sofort eines der aussortierten Plättchen.
