### Der Tisch von Borneo im Terminal.

borneo-piles =
    Ziehstapel { $draw } · Ablage { $discard } · noch { $distributions ->
        [one] 1 Verteilung
       *[other] { $distributions } Verteilungen
    }
borneo-turn = { $active } am Zug
borneo-placing = Händler einsetzen
borneo-last = letzte Gelegenheit
borneo-port-card = Hafenkarte: { $spice }
borneo-numbers-board = Monopol { $monopoly } · Limit { $limit }
borneo-numbers-card = Limit { $limit } · Monopol { $monopoly }
borneo-no-cargo = noch keine Fracht
borneo-distributing = wird verteilt
borneo-closed = geschlossen
borneo-cards = Karten
borneo-missing = noch { $count }
borneo-goods =
    { $units ->
        [1] { $spice }
       *[other] { $units } × { $spice }
    }
borneo-ladders = Händler nach Gesellschaft und Rang
borneo-rank = Rang { $rank }
borneo-at-rank = Rang { $rank }
borneo-orders = Offene Aufträge
borneo-points = { $points } Pkt.
borneo-left = ×{ $count }
borneo-gone = weg
borneo-players = Spieler: Handkarten, Lager in Einheiten, Punkte
borneo-hand = Hand
borneo-completed = Aufträge
borneo-covered = { $count } verdeckt
borneo-score = Punkte
borneo-you = (du)
borneo-ship = Schiff
borneo-your-hand = Deine Hand ({ $count })
borneo-card-column = Lege …
borneo-cargo-hint = Neben jeder Zahl: die Flaggen an diesem Hafen vor → nach dem Anlegen. Mehr dazu: `wenn ZAHL`
borneo-pick = { $name }×{ $count }
borneo-monopoly =
    { $count ->
        [0] Monopol: niemand da
       *[other] Monopol: { $picks }
    }
borneo-shared =
    { $count ->
        [0] Geteilt: niemand da
       *[other] Geteilt: { $picks }
    }
borneo-short-rank = Rang { $after }
borneo-short-bonus = Bonus der Verteidigung { $after }
borneo-short-attack = Stärke { $before } → { $after }
borneo-short-defence = Stärke { $before } → { $after }
borneo-short-orders = deine Aufträge { $before } → { $after } Punkte
borneo-short-missing = noch nötig: { $thing } { $before } → { $after }
borneo-short-units = dein Lager: { $thing } { $before } → { $after }
borneo-move-column = Versetze deinen Händler …
borneo-to-company = nach { $company }
borneo-arrives = Rang { $rank }
borneo-flag-red = Ro
borneo-flag-yellow = Ge
borneo-flag-green = Gr
borneo-flag-blue = Bl
