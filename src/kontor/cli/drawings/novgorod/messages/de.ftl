### Der Tisch von Novgorod im Terminal.

novgorod-round =
    { $last ->
        [yes] letzte Runde ({ $round })
       *[no] Runde { $round }
    }
novgorod-phase-side = vor der ersten Runde: Karrierekarten
novgorod-phase-intro = vor der ersten Runde: Kontore und Aufträge
novgorod-phase-route = Phase 1: Route
novgorod-phase-evaluation = Phase 2: Wertung
novgorod-phase-purchase = Phase 3: Kauf
novgorod-phase-window = Ende des Zuges
novgorod-phase-over = die Partie ist zu Ende
novgorod-turn = { $player } entscheidet
novgorod-start = Startspieler: { $player }
novgorod-goal = Ende bei { $seals } Siegeln

novgorod-sea = Das Meer: Preise, +Einkommen, { $minus }Hafengebühr
novgorod-signs = { $merchant } Kaufmann, { $pirate } Pirat
novgorod-yield =
    { $goods ->
        [one] erste Ware: { $seals } Siegel, { $ducats ->
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }
       *[other] erste { $goods }: { $seals } Siegel, { $ducats ->
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }
    }
novgorod-yield-short =
    { $goods ->
        [one] erste Ware: { $seals } Siegel
       *[other] erste { $goods }: { $seals } Siegel
    }
novgorod-none = vergriffen
novgorod-near = nach { $cities }

novgorod-head-ducats = Duk.
novgorod-head-seals = Siegel
novgorod-head-career = Karriere
novgorod-head-speed = Tempo
novgorod-head-kontors = Kont.
novgorod-head-filed = Auftr.
novgorod-head-hold = Laderaum
novgorod-head-more = Privilegien
novgorod-hold = Laderaum:
novgorod-hold-empty = Laderaum leer
novgorod-in-hold = im Laderaum
novgorod-hidden =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }

novgorod-cards = Spieler und Karten · Aufträge oben/unten
novgorod-cards-special = Spieler und Karten · Aufträge oben/unten · Spezial: Dukaten→Siegel
novgorod-your-cards = Deine Karten
novgorod-bonuses = Bonus
novgorod-later = dann { $seals }
novgorod-bonus-luxury_merchant = Luxusgut aus mindestens 2 Waren
novgorod-bonus-career3 = 3 Siegel je Zug
novgorod-bonus-diversity = am Ende
novgorod-specials = Spezial
novgorod-special = { $card }{ $part }
novgorod-inputs = aus { $number } Waren
novgorod-open = Offen
novgorod-deck = Stapel { $count }
novgorod-others = Andere
novgorod-kontors = Kontore:
novgorod-yours = Hand
novgorod-career = Karriere
novgorod-number = #{ $number }
novgorod-cost-goods =
    { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }
novgorod-cost-luxuries =
    { $number ->
        [one] 1 Luxusgut
       *[other] { $number } Luxusgüter
    }
novgorod-cost-ducats =
    { $number ->
        [one] 1 Dukat
       *[other] { $number } Dukaten
    }
novgorod-privilege-speed = +{ $number } Tempo
novgorod-privilege-income = +{ $number } Dukaten
novgorod-privilege-order_discount = Auftrag −{ $number }
novgorod-privilege-seal = +{ $number } Siegel
novgorod-left-speed = Tempo
novgorod-left-income = Dukaten
novgorod-left-order_discount = Auftrag
novgorod-left-seal = Siegel

novgorod-route = Route von { $player }: { $slots } von { $limit } Plätzen, Hafengebühr { $fees }
novgorod-leftward = Manufakturen nehmen Waren von links
novgorod-ship = Schiff { $speed }
novgorod-stop-chosen = gewählt
novgorod-stop-fresh = ab dem nächsten Zug
novgorod-stop-swapped = nur in diesem Zug
novgorod-stop-used = genutzt
novgorod-placeholder = Platzhalter

novgorod-price =
    { $ducats ->
        [0] kostenlos
        [one] für 1 Dukat
       *[other] für { $ducats } Dukaten
    }
novgorod-brings = → { $seals } Siegel
novgorod-pays =
    → { $seals } Siegel, { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
novgorod-in = in { $city }
novgorod-from = aus { $city }
novgorod-from-hold = aus dem Laderaum
novgorod-all = alles
novgorod-privilege = Privileg
novgorod-speed = Tempo { $speed }
novgorod-unseen = verdeckt vom Stapel
novgorod-climb =
    Stufe { $step }: { $cost }, verdeckt „{ $privilege }“, dann { $seals ->
        [0] noch keine Siegel
       *[other] { $seals } Siegel je Zug
    }
novgorod-do-kontor = Kontor
novgorod-do-order = Auftrag für { $ducats }
novgorod-do-order-less = Privileg: für { $ducats }
novgorod-do-stop = Halt
novgorod-do-pirate =
    { $ducats ->
        [0] Pirat nach
       *[other] Pirat für { $ducats } nach
    }
novgorod-do-pirate-privilege = Privileg: Pirat
novgorod-do-both = in { $city }: Kontor und { $luxury }
novgorod-do-end = Ende
novgorod-do-produce = Herstellen
novgorod-do-recipe = Aus
novgorod-do-source = Nehmen
novgorod-do-row = Auftrag
novgorod-do-career = Karriere
novgorod-do-special = Spezialauftrag
novgorod-do-store = Lagern
novgorod-do-store-lost = Lagern, { $good } verfällt
novgorod-do-income = Einkommen
novgorod-do-ship = Schiff

novgorod-short-picked = Kontore { $before } → { $after }
novgorod-short-ducats = deine Dukaten { $before } → { $after }
novgorod-short-seals = deine Siegel { $before } → { $after }
novgorod-short-slots = Plätze { $before } → { $after }
novgorod-short-fees = Gebühr { $before } → { $after }
novgorod-short-privilege = braucht „{ $thing }“
novgorod-short-step = Stufen { $before } → { $after }
novgorod-short-speed = Tempo { $before } → { $after }
novgorod-short-merchant =
    Kaufmann → { $after ->
        [antwerp] { city-antwerp }
        [bergen] { city-bergen }
        [danzig] { city-danzig }
        [london] { city-london }
        [luebeck] { city-luebeck }
        [novgorod] { city-novgorod }
        [riga] { city-riga }
       *[visby] { city-visby }
    }
