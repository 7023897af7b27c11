### Wörter, die nur die Zeichnung von Cargo Noir braucht.

## Aufzählungen und Leute

board-and = { $before }, { $item }
board-you = du

## Wo die Partie steht

board-round = Runde { $round } von { $rounds }
board-last-round = Letzte Runde
board-over = Die Partie ist zu Ende
board-your-turn = Du bist am Zug
board-order = Zugreihenfolge
board-phases = Phasen des Zuges
board-phase-ships = I Schiffe
board-phase-trade = II Handel
board-phase-send = III Losschicken
board-starts = beginnt
board-starts-long = { $name } beginnt jede Runde
board-bag = Beutel { $count }
board-discard = Ablage { $count }
board-bank = Vorrat { $count }
board-bag-short = im Beutel
board-discard-short = abgelegt
board-supply-note = Was noch gezogen werden kann. Ist der Beutel leer, kommen die abgelegten Plättchen wieder hinein.

## Häfen

board-ports = Häfen rund um Macao
board-port =
    { $name }: { $tiles }; { $ships ->
        [0] kein Schiff
       *[other] { $stacks }
    }{ $barred ->
        [you] ; in diesem Zug für dich gesperrt
        [other] ; in diesem Zug für { $active } gesperrt
       *[no] {""}
    }
board-stack =
    { $name }: { $coins ->
        [0] noch keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $how ->
        [alone] {" "}(allein)
        [leads] {" "}(höchstes Gebot)
        [outbid] {" "}(überboten)
       *[none] {""}
    }
board-tiles-of =
    { $count ->
        [one] { $cargo }
       *[other] { $count } { $cargo }
    }
board-barred = jetzt gesperrt
board-barred-for = gesperrt: { $name }
board-outbid = überboten
board-raised = erhöht
board-alone = allein
board-highest = höchstes Gebot
board-you-alone = Du bist allein hier
board-you-leads = Du hast am meisten geboten
board-you-outbid =
    { $poor ->
        [casino] { $own } gegen { $highest }: erst Casino, dann erhöhen
        [yes] { $own } gegen { $highest }: zu wenig Münzen
       *[no] Überboten: { $own } gegen { $highest }
    }
board-they-alone = { $name } allein, Gebot ab { $least }
board-they-leads = { $name } vorn, Gebot ab { $least }
board-nobody = Noch kein Schiff, Gebot ab { $least }
board-closed = offen ab { $players } Spielern
board-worth-then = Wert { $before } → { $after }
board-news-captured = { $name } hat für { $coins } erworben
board-news-left = { $name } ist abgezogen
board-news-came = { $name } kam mit { $coins }
board-news-raised = { $name } hat auf { $coins } erhöht

## Macao

board-macao = Macao
board-casino =
    Casino, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } je Schiff; { $ships ->
        [0] kein Schiff
       *[other] { $whose }
    }
board-casino-pays =
    { $coins ->
        [one] 1 Münze je Schiff
       *[other] { $coins } Münzen je Schiff
    }
board-black-market =
    Schwarzmarkt: { $tiles }; { $ships ->
        [0] kein Schiff
       *[other] { $whose }
    }
board-black-market-does =
    { $how ->
        [now] hier antippen: blind ziehen; eigene Fracht antippen: tauschen
        [chosen] zieht blind aus dem Beutel; eigene Fracht antippen: tauschen
       *[ever] ziehen oder ein eigenes tauschen
    }
board-no-ships = keine Schiffe
board-ships-of =
    { $name }: { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }

## Der Kartenmarkt

board-market = Siegkarten
board-group-smugglers_edge = Schmuggelvorteil
board-group-smugglers_edge-note = max. je { $limit }
board-group-simple = Einfache Karten
board-group-simple-note = links Kosten, rechts Punkte
board-group-unique = Unikate
board-group-unique-note = je eine Karte
board-card =
    { $card }: Kosten { $cost }, { $points } Punkte{ $effect ->
        [yes] , { $does }
       *[no] {""}
    }; { $left ->
        [0] ausverkauft
       *[other] noch { $left } von { $copies }
    }{ $basket ->
        [0] {""}
       *[other] ; { $basket } im Warenkorb
    }{ $reached ->
        [yes] ; du kannst sie bezahlen
       *[no] {""}
    }
board-effect-cargo_ship =
    { $amount ->
        [one] +1 Schiff
       *[other] +{ $amount } Schiffe
    }
board-effect-warehouse = +{ $amount } Felder
board-effect-syndicate = +{ $amount } Münzen
# Der Name auf der Karte, wo der volle lang ist
board-title-showbiz = Show­geschäft
board-sold = weg
board-own-card =
    { $count ->
        [one] { $card }: { $points } Punkte
       *[other] { $count } × { $card }: je { $points } Punkte
    }

## Familientafeln

board-players = Mitspielende
board-others = Die anderen
board-sheet = Deine Familientafel
board-points = { $points } Punkte
board-points-word = Punkte
board-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
board-safe = Safe
board-cards = Karten
board-no-cards = noch keine
board-dock = am Dock
board-at-dock =
    { $count ->
        [one] 1 am Dock
       *[other] { $count } am Dock
    }
board-fleet =
    { $reserve ->
        [0] Flotte { $fleet }
       *[other] Flotte { $fleet } + { $reserve } in Reserve
    }
board-whereabouts = Wo die Schiffe sind
board-warehouse = Warenlager
board-slots = { $tiles } von { $slots }
board-excess = { $count } überzählig
board-cargo-worth =
    { $count ->
        [0] Kein Plättchen auf { $slots } Feldern
        [one] 1 Plättchen auf { $slots } Feldern, Wert { $value }
       *[other] { $count } Plättchen auf { $slots } Feldern, Wert { $value }
    }
board-value = Bester Wert: { $value }
board-value-then = Wert { $before } → { $after }
board-gain =
    { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }
board-run =
    { $cargo }{ $count ->
        [one] {""}
       *[other] , { $count } Plättchen
    }{ $paid ->
        [0] {""}
       *[other] , { $paid } davon abgegeben
    }
board-set-same =
    { $count ->
        [one] 1 Plättchen, Wert { $value }
       *[other] { $count } gleiche, Wert { $value }
    }
board-set-different =
    { $count ->
        [one] 1 Plättchen, Wert { $value }
       *[other] { $count } verschiedene, Wert { $value }
    }
board-trades = kauft
board-paid-of = { $value } von { $cost } bezahlt

## Der Handelstisch

board-bench = Handelstisch
board-worth = Deine Fracht ist { $value } wert
board-basket = Warenkorb
board-basket-empty = noch keine Karte
board-payment-empty = Noch kein Plättchen abgegeben.
board-open = noch { $count } offen
board-exact = Genau bezahlt
board-surplus = { $count } zu viel: verfällt
board-left-for-cards = noch { $left } von { $most } zum Ausgeben
board-nothing-fits =
    { $basket ->
        [0] Keine Karte passt.
       *[other] Keine weitere Karte passt.
    }
board-short = { $card }: es fehlen { $count }
board-gauge-paid = Abgegeben: { $value }; der Warenkorb kostet { $cost }; bezahlen kannst du bis zu { $most }
board-gauge-basket = Der Warenkorb kostet { $cost }; bezahlen kannst du bis zu { $most }
board-tiles = Plättchen
board-same = gleiche
board-different = versch.
