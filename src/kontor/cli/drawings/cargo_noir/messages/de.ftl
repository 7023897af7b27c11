### Der Tisch von Cargo Noir im Terminal.

cargo_noir-round = Runde { $round } von { $last }
cargo_noir-phase-ships = Phase I: Schiffe
cargo_noir-phase-trade = Phase II: Handel
cargo_noir-phase-sending = Phase III: Losschicken
cargo_noir-phase-over = die Partie ist zu Ende
cargo_noir-turn = { $player } entscheidet
cargo_noir-start = Startspieler: { $player }
cargo_noir-bank =
    Goldvorrat: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

cargo_noir-places = Macao und die offenen Häfen ({ $sign } höchster Stapel)
cargo_noir-places-you = Macao und die offenen Häfen ({ $sign } höchster Stapel, Plus: Wert für dich)
cargo_noir-gain = Plus
cargo_noir-cargo = Fracht
cargo_noir-ships = Schiffe und Münzen
cargo_noir-casino =
    { $coins ->
        [one] 1 Münze für jedes Schiff
       *[other] { $coins } Münzen für jedes Schiff
    }
cargo_noir-closed = Geschlossen
cargo_noir-alone = allein
cargo_noir-ahead = führt
cargo_noir-outbid = überboten
cargo_noir-barred = gesperrt: { $player }
cargo_noir-supply = Beutel { $bag } + Ablage { $discard }:

cargo_noir-families = Familien (Dock: Schiffe bereit/Flotte, Res.: Schiffe in Reserve)
cargo_noir-safe = Safe
cargo_noir-dock = Dock
cargo_noir-reserve = Res.
cargo_noir-tiles = Lager
cargo_noir-value = Wert
cargo_noir-points = SP
cargo_noir-combos = Kombinationen, [Karten]
cargo_noir-no-tiles = keine Fracht

cargo_noir-market = Siegkarten: Kosten→Punkte ×Vorrat
cargo_noir-market-reach = Siegkarten: Kosten→Punkte ×Vorrat, { $sign } für dich bezahlbar ({ $value })
cargo_noir-group-smugglers_edge = Vorteil
cargo_noir-group-simple = Einfach
cargo_noir-group-unique = Unikat
cargo_noir-effect-cargo_ship =
    { $amount ->
        [one] +1 Schiff
       *[other] +{ $amount } Schiffe
    }
cargo_noir-effect-warehouse =
    { $amount ->
        [one] +1 Feld
       *[other] +{ $amount } Felder
    }
cargo_noir-effect-syndicate =
    { $amount ->
        [one] +1 Münze
       *[other] +{ $amount } Münzen
    }
cargo_noir-gone = vergriffen
cargo_noir-limit = (mehr darfst du nicht haben)

cargo_noir-trade = Handel
cargo_noir-basket = Warenkorb
cargo_noir-cost = kostet { $cost }
cargo_noir-payment = Bezahlung
cargo_noir-rest = Es bleibt
cargo_noir-worth = insgesamt { $value }
cargo_noir-missing = es fehlen { $value }
cargo_noir-missing-last = es fehlen { $value }; du kannst sie mit Münzen zahlen
cargo_noir-enough = passt genau
cargo_noir-surplus =
    { $value ->
        [one] genug; 1 verfällt
       *[other] genug; { $value } verfallen
    }
cargo_noir-most = Höchstens

cargo_noir-send-macao = Macao
cargo_noir-send-port = Häfen
cargo_noir-from = ab { $coins }
cargo_noir-do-casino = Münzen nehmen
cargo_noir-do-draw = Fracht ziehen
cargo_noir-do-swap = { $cargo } tauschen
cargo_noir-do-capture = erwerben
cargo_noir-do-raise = erhöhen auf mindestens { $coins }
cargo_noir-do-withdraw = der Konkurrenz überlassen
cargo_noir-do-take = Für { $given }
cargo_noir-do-pay = Gib ab
cargo_noir-do-discard = Wirf ab
cargo_noir-do-stack = Münzen
cargo_noir-amount-hint = Zahl → Münzen in deinem Stapel. Du kannst auch die Münzen eingeben: `biete { $least }`

cargo_noir-short-safe = dein Safe { $before } → { $after }
cargo_noir-short-tiles = deine Fracht { $before } → { $after }
cargo_noir-short-value = Wert { $before } → { $after }
cargo_noir-short-stack = Stapel { $before } → { $after }
cargo_noir-short-syndicate =
    { $after ->
        [one] Syndikat +1 Münze
       *[other] Syndikat +{ $after } Münzen
    }
cargo_noir-short-cost = Kosten { $before } → { $after }
cargo_noir-short-points = deine Punkte { $before } → { $after }
cargo_noir-short-payment = { $before } → { $after }
cargo_noir-short-surplus =
    { $after ->
        [one] 1 verfällt
       *[other] { $after } verfallen
    }
cargo_noir-short-ships = deine Schiffe am Dock { $before } → { $after }
cargo_noir-short-capacity = deine Lagerfelder { $before } → { $after }
