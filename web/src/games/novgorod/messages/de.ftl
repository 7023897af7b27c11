### Wörter, die nur die Zeichnung von Novgorod braucht: `board-` für die Mitte des Tisches, `dock-` und `mat-` daneben.

## Aufzählungen und Leute

board-and = { $before }, { $item }
board-you = du

## Wo die Partie steht

board-over = Die Partie ist zu Ende
board-intro = Vor dem ersten Zug
board-round = Runde { $round }
board-last-round = Runde { $round }: die letzte
board-ends = endet bei { $seals } Siegeln
board-order = Reihenfolge
board-starts = { $name } beginnt jede Runde
board-phases = Phasen des Zuges
board-phase-route = Route
board-phase-evaluate = Nutzen
board-phase-buy = Kauf
board-phase-seals = Siegel

## Die See

board-sea = Die See und ihre Städte
board-north-sea = Nordsee
board-baltic-sea = Ostsee
board-city =
    { $stop ->
        [0] { $city }
       *[other] { $city } (Station { $stop })
    }: { $good }; { $left ->
        [0] kein Kontor mehr
        [one] letztes Kontor für { $price }
       *[other] noch { $left } Kontore, das oberste für { $price }
    }; Einkommen { $income }, Hafengebühr { $fee }; Manufaktur für { $luxury } aus { $recipes }{ $owned ->
        [0] {""}
       *[other] ; Kontore: { $owners }
    }
board-merchant-front = hier ist der Kaufmann und bringt { $ducats } Dukaten für Einkommen oder Herstellung
board-merchant-back = hier ist der Kaufmann und bringt { $seals } Siegel für eine Herstellung
board-pirate-front =
    hier ist der Pirat: Eine Route durch diese Stadt hat { $slots ->
        [one] 1 Station
       *[other] { $slots } Stationen
    } weniger
board-pirate-back = hier ist der Pirat: Die Stadt ist von der Karte genommen

## Die Route

board-route = Route des Zuges
board-your-route = Deine Route
board-route-of = Route von { $name }
board-slots =
    { $more ->
        [0] { $slots } von { $most } Stationen
       *[other] { $slots } von { $most } Stationen (+{ $more } durch Privileg)
    }
board-slot-more = eine Station mehr durch das Privileg für Geschwindigkeit
board-robbed =
    { $slots ->
        [one] der Pirat nimmt eine Station
       *[other] der Pirat nimmt { $slots } Stationen
    }
board-fees = Hafengebühr { $fees }
board-fee = Geb. { $fee }
board-rightward = Waren fließen nach rechts
board-speed = Schiff mit Geschwindigkeit { $speed }
board-hold = Lade­raum
board-hold-fresh = ab nächstem Zug
board-hold-empty = Der Laderaum ist leer
board-hold-full =
    Laderaum: { $good } aus { $city }{ $state ->
        [taken] , dafür genommen
        [fresh] , ab dem nächsten Zug zu benutzen
       *[ready] {""}
    }
board-placeholder = Platzhalter in { $city }, ein anderes eigenes Kontor, verdeckt: Kontor und Manufaktur dieser Stadt sind beide nutzbar
board-stop =
    Station { $number }, { $city }: { $good }, { $own ->
        [yes] eigenes Kontor, Einkommen { $income }
       *[no] Basiskontor (gehört niemandem), Hafengebühr { $fee }
    }{ $state ->
        [taken] , dafür genommen
        [used] , benutzt
       *[ready] {""}
    }; Manufaktur für { $luxury }{ $works ->
        [working] , arbeitet gerade dafür
        [worked] , hat gearbeitet
        [can] , kann jetzt arbeiten mit { $recipes }
       *[idle] {""}
    }
board-workshop = Manufaktur in { $city }
board-recipe =
    { $goods } für { $luxury }{ $plain ->
        [yes] : { $seals } Siegel und { $ducats } Dukaten
       *[no] {""}
    }

## Aufträge

board-orders = Offene Aufträge
board-own-orders = Deine Aufträge
board-orders-note = je { $price } Dukaten
board-deck =
    { $count ->
        [0] Der Auftragsstapel ist leer
        [one] Stapel: der letzte Auftrag, verdeckt
       *[other] Stapel: { $count } Aufträge, verdeckt
    }
board-deck-word = Stapel
board-specials = Spezialaufträge
board-specials-note = +{ $ducats } je Karte darüber
board-special =
    { $card }, Teil { $part }: { $asks }{ $inputs ->
        [0] {""}
        [one] {""}
       *[other] {" "}(das Luxusgut aus mindestens { $inputs } Waren)
    }; kostet { $ducats } Dukaten, bringt { $seals } Siegel{ $state ->
        [done] ; in diesem Zug erfüllt
       *[open] {""}
    }
board-discount-yes = Privileg einsetzen: { $ducats } weniger
board-discount-no = Voll bezahlen

## Bonuskarten

board-bonuses = Bonuskarten
board-bonus =
    { $bonus }: { $wants }; { $state ->
        [end] zählt am Ende
        [high] { $high } Siegel zuerst, später { $low }
        [low] jetzt { $low } Siegel
       *[gone] weg
    }{ $owned ->
        [0] {""}
       *[other] ; bekommen: { $owners }
    }
board-wants-kontor8 = 8 Kontore besitzen
board-wants-route5 = eine Route durch 5 Städte auslegen
board-wants-luxury_merchant = ein Luxusgut aus 2 oder mehr Waren herstellen
board-wants-orders3 = 3 Aufträge ablegen
board-wants-career3 = mit der Karriere 3 Siegel pro Zug erreichen
board-wants-diversity = am Ende: verschiedene Waren und Luxusgüter auf abgelegten Aufträgen

## Die eigenen Sachen

dock-own = Dein Schiff und deine Kontore
dock-seals = { $count } von { $end }
dock-standings = Siegel bisher
dock-next-speed = Geschw. { $speed }
dock-next-ship =
    Das nächste Schiff: Geschwindigkeit { $speed } für { $price ->
        [one] 1 Dukaten
       *[other] { $price } Dukaten
    }
dock-fastest = schnellstes Schiff
dock-hold = Laderaum
dock-hold-empty = Laderaum leer
dock-hold-fresh = nächster Zug
dock-hold-base = nur dieser Zug
dock-kontors = Deine Kontore
dock-kontor =
    { $city }, { $good }: { $place ->
        [none] { $price ->
            [0] nicht deins, keines mehr da
            [one] nicht deins, 1 Dukaten
           *[other] nicht deins, { $price } Dukaten
        }
        [route] in deiner Route, Einkommen { $income }
        [used] in deiner Route, benutzt
        [hold] im Laderaum
       *[hand] auf deiner Hand, Einkommen { $income }
    }
dock-at-route = Route
dock-at-used = benutzt
dock-at-hold = gelagert
dock-orders = Aufträge
dock-in-progress = { $count } von { $limit }
dock-aside = behalten
dock-number = Nr. { $number }
dock-fulfilled = erfüllt
dock-row =
    { $row ->
        [upper] Obere
       *[lower] Untere
    } Zeile von Auftrag { $number }: { $asked }{ $seals ->
        [0] {""}
        [one] ; die Route kann sie erfüllen, für 1 Siegel
       *[other] ; die Route kann sie erfüllen, für { $seals } Siegel
    }
dock-place-aside = Den Auftrag behalten: Seine untere Zeile bleibt offen ({ $asked })
dock-place-filed = Den Auftrag ablegen: Seine untere Zeile verfällt ({ $asked })
dock-to-aside = Für später behalten
dock-to-filed = Endgültig ablegen
dock-then-aside = untere Zeile bleibt offen
dock-then-filed = untere Zeile verfällt
dock-filed =
    { $count ->
        [0] keiner abgelegt
       *[other] { $count } abgelegt
    }

## Der Planer

planner-title = Planer
planner-count =
    { $count ->
        [one] 1 Plan
       *[other] { $count } Pläne
    }
planner-income = Einkommen
planner-fees = Gebühren
planner-sources = Waren der Route, und wie viele Pläne jede brauchen können
planner-source =
    { $good }, { $place }: { $count ->
        [0] kein Plan braucht diese Ware
        [one] 1 Plan kann diese Ware brauchen
       *[other] { $count } Pläne können diese Ware brauchen
    }
planner-plans = Pläne; jeder ist für sich möglich
planner-aim-row = Aufträge
planner-aim-special = Spezialaufträge
planner-aim-career = Karriere
planner-aim-produce = Luxusgüter
planner-row =
    Nr. { $number } { $row ->
        [upper] oben
       *[lower] unten
    }
planner-special = { $part } (Nr. { $place })
planner-step = Stufe { $number }
planner-begin-row = Auftrag { $target }
planner-begin-special = Spezialauftrag { $target }
planner-begin-produce = Manufaktur in { $target }
planner-from = { $good } ({ $city })
planner-from-hold = { $good } (Laderaum)
planner-made = { $luxury } in { $city } aus { $goods }
planner-covers = verdeckt das Kontor in { $city }
planner-way =
    { $things }: { $seals } Siegel, { $ducats ->
        [0] keine Dukaten
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
planner-way-up =
    { $things }: Deine Karriere bringt dann { $after } Siegel pro Zug statt { $before }{ $ducats ->
        [0] {""}
       *[other] ; Dukaten { $ducats }
    }
planner-or = oder
planner-more =
    { $count ->
        [one] 1 weiterer Weg
       *[other] { $count } weitere Wege
    }
planner-later = Wenn du eine Route legst, siehst du hier, was aus ihren Waren werden kann und was das bringt.
planner-nothing-yet = Aus diesen Waren wird noch nichts: Verlängere die Route, oder nimm das Einkommen.
planner-all-used = Alle Waren der Route sind verbraucht.
planner-example = z. B.
planner-nothing = Aus diesen Waren wird nichts mehr: Nimm das Einkommen, oder lagere eine ein.

## Die Karriere

career-title = Karriere
career-a-turn = pro Zug
career-top = ganz oben
career-here = hier bist du
career-next = Nächste Stufe:
career-covered = verdeckt:
career-used = benutzt
career-x = rotes X: keine Siegel, und ist es am Ende noch offen, verlierst du
career-seals = { $count } Siegel pro Zug
career-goods =
    { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }
career-luxuries =
    { $number ->
        [one] 1 Luxusgut
       *[other] { $number } Luxusgüter
    }
career-ducats = { $number } Dukaten
career-short-speed =
    { $number ->
        [one] +1 Station
       *[other] +{ $number } Stationen
    }
career-short-income = +{ $number } Dukaten
career-short-order_discount = Auftrag { $number } billiger
career-short-seal = +{ $number } Siegel
career-line = { $cost } ({ $privilege })
career-choose = Wähle eine Seite
career-side =
    { $side ->
        [front] Beige Vorderseite
       *[back] Silberne Rückseite
    }, von unten: { $steps }
career-unscored = über das X, sonst verlierst du
career-not-scored = rotes X: nicht gewertet

## Die anderen

mat-players = Spieler
mat-others = Die anderen
mat-starts = beginnt jede Runde
mat-seals = { $count } Siegel
mat-ducats =
    { $count ->
        [0] keine Dukaten
        [one] 1 Dukat
       *[other] { $count } Dukaten
    }
mat-speed = Geschwindigkeit { $speed }
mat-hold = Im Laderaum: { $good }
mat-hold-empty = Nichts im Laderaum
mat-kontors =
    { $count ->
        [0] Kein Kontor
        [one] Kontor: { $cities }
       *[other] { $count } Kontore: { $cities }
    }
mat-order =
    { $place ->
        [aside] Behalten, obere Zeile erfüllt:
        [filed] Abgelegt:
       *[hand] Auf der Hand:
    } { $order }
mat-hidden = Ein Auftrag, den du nicht gesehen hast
mat-no-orders = kein Auftrag
mat-filed =
    { $count ->
        [0] Kein Auftrag abgelegt
        [one] 1 Auftrag abgelegt
       *[other] { $count } Aufträge abgelegt
    }
mat-key-ship = Schiff
mat-key-kontors = Kontore
mat-key-orders = Aufträge
mat-key-filed = Abgelegt
mat-key-career = Karriere
mat-key-privileges = Privilegien
mat-career =
    Karriere: { $covered } von { $steps } Stufen verdeckt, { $seals } Siegel pro Zug{ $x ->
        [yes] ; die unterste freie Stufe zeigt das rote X
       *[no] {""}
    }
mat-no-privilege = Kein Privileg mehr
mat-unscored = rotes X: würde nicht gewertet
mat-not-scored = rotes X: nicht gewertet
