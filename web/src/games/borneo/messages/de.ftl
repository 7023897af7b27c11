# Wörter, die nur die Zeichnung braucht.

# Dinge ausführlich, für Screenreader
board-port =
    { $name } ({ $contents }): Monopol ab { $monopoly } Flaggen, Limit { $limit } Karten; { $cards ->
        [0] noch keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $flags ->
        [0] {""}
       *[other] , Flaggen: { $seen }
    }
board-flags-of = { $company } { $count }
board-merchant = { $name }: Rang { $rank } in { $company }
board-company =
    { $company }: { $count ->
        [0] kein Händler
        [one] 1 Händler
       *[other] { $count } Händler
    }{ $full ->
        [1] , kein Platz frei
       *[other] {""}
    }
board-order =
    Auftrag „{ $order }“, { $points } Punkte, { $left ->
        [0] keiner mehr da
        [one] noch 1 da
       *[other] noch { $left } da
    }{ $own ->
        [1] ; in deinem Lager { $have } von { $units }
       *[other] {""}
    }
board-stock =
    { $spice }: { $count }{ $kinds ->
        [0] {""}
       *[other] {" "}({ $cards })
    }
board-missing = { $spice }: { $count } von { $need } fehlen

# Häfen
board-ports = Häfen
board-monopoly = Monopol ab { $count } Flaggen
board-limit = Limit: { $count } Karten
board-cards = Karten
board-cards-of = { $count } von { $limit }
board-cards-then = { $before } → { $after } von { $limit }
board-monopoly-of = Monopol von { $company }
board-outcome-monopoly = Monopol
board-outcome-shared = Gemeinsame Verteilung
board-outcome-none = Keine Verteilung
board-covers = verdeckt
board-discards =
    { $count ->
        [one] 1 Karte wird abgelegt
       *[other] { $count } Karten werden abgelegt
    }
board-picks =
    { $count ->
        [one] { $name } wählt 1 Karte
       *[other] { $name } wählt { $count } Karten
    }
board-gets-port = { $name } bekommt die Hafenkarte
board-mark-monopoly = Monopol
board-mark-shared = Limit

# Eine Verteilung
board-sharing = Verteilung in { $port }
board-sharing-monopoly = Monopolverteilung
board-sharing-shared = Gemeinsame Verteilung
board-queue = Reihenfolge der Wahl
board-you-pick = Du nimmst eine Karte.
board-picks-now = { $name } nimmt eine Karte.

# Aufträge
board-orders = Ausliegende Aufträge
board-need-each = { $count } von jedem
board-need-same = { $count } gleiche
board-left =
    { $count ->
        [0] keiner
       *[other] noch { $count }
    }

# Gesellschaften, Stapel, Piraten
board-companies = Gesellschaften nach Rang
board-piles = Stapel
board-draw-pile =
    { $count ->
        [one] Karte zum Ziehen
       *[other] Karten zum Ziehen
    }
board-discarded = abgelegt
board-ports-left =
    { $count ->
        [one] Hafen im Stapel
       *[other] Häfen im Stapel
    }
board-cove = Das Piratenschiff liegt in der Bucht
board-ship-with = { $name } hat das Piratenschiff

# Der Zug und das Ende
board-your-turn = Dein Zug
board-phases = Phasen des Zuges
board-phase-order = Auftrag
board-phase-merchants = Händler
board-phase-cargo = Fracht
board-phase-draw = Ziehen
board-placement = Händler einsetzen
board-placement-order = Wer als Nächstes einsetzt, der Reihe nach
board-distributions-of = { $done } von { $all } Verteilungen
board-distributions =
    { $done ->
        [one] 1 Verteilung
       *[other] { $done } Verteilungen
    }
board-ended = Die Partie ist zu Ende
board-last-chance = Letzte Gelegenheit
board-last-chance-note = Die Häfen sind geschlossen. Alle dürfen der Reihe nach noch einen Auftrag erfüllen.
board-standings = Punkte
board-chance-now = ist jetzt gefragt
board-chance-coming = kommt noch dran
board-chance-done = war schon dran

# Eine Auseinandersetzung
board-contest = { $attacker } greift { $defender } in { $company } an
board-contest-in = Auseinandersetzung in { $company }
board-attack = Angriff
board-defence = Verteidigung
board-attack-rank = greift von Rang { $rank } an
board-attack-rank-own = greifst von Rang { $rank } an
board-defence-rank = verteidigt Rang { $rank }
board-defence-rank-own = verteidigst Rang { $rank }
board-between = { $count } Händler dazwischen
board-contest-attack = { $attacker } spielt Karten für den Angriff.
board-contest-defence = { $defender } darf sich verteidigen; bei Gleichstand gelingt der Angriff.
board-contest-relocation = { $attacker } hat jetzt Rang { $rank } in { $company }. { $defender } wählt einen neuen Platz.
board-contest-relocation-mine = Rang { $rank } in { $company } gehört jetzt dir. Er zählt, sobald { $company } Fracht verteilt.
board-contest-reward = Abgewehrt: { $defender } darf eine Karte der Verteidigung behalten.
board-contest-attack-own = Du spielst Karten für den Angriff.
board-contest-defence-own = Du darfst dich verteidigen; bei Gleichstand gelingt der Angriff.
board-contest-relocation-own = { $attacker } hat jetzt Rang { $rank } in { $company }: Du wählst einen neuen Platz.
board-contest-reward-own = Abgewehrt: Du darfst eine Karte der Verteidigung behalten.
board-contest-would-won = { $attacker } würde gewinnen.
board-contest-would-repelled = Der Angriff würde abgewehrt.
board-plus = +{ $count }
board-you = Du

# Einen Auftrag bezahlen
board-payment = Bezahlung des Auftrags „{ $order }“
board-you-pay = du bezahlst
board-pays = { $name } bezahlt
board-laid =
    { $count ->
        [0] Gelegt
       *[other] Gelegt: { $count }
    }
board-of-each = je
board-of-one = gleiche
board-warehouse = Lager

# Mitspieler
board-players = Alle am Tisch
board-others = Die anderen
board-is-asked = ist jetzt gefragt
board-is-active = am Zug
board-gets = +{ $count }
board-hand = Hand
board-hand-of = { $count } von { $limit }
board-hand-count =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
board-no-cards = Keine Handkarten
board-port-cards = Hafenkarten
board-orders-covered =
    { $count ->
        [one] 1 erfüllter Auftrag, verdeckt
       *[other] { $count } erfüllte Aufträge, verdeckt
    }
board-points-known = Punkte ohne die verdeckten Aufträge
board-and-unknown = + ?
board-unknown = ?
