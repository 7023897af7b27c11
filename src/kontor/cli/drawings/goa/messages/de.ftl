### Der Tisch von Goa


goa-part-quick_start = Schnellstart
goa-part-placing = Marker setzen
goa-part-auctions = Versteigerungen
goa-part-actions = Aktionsphase
goa-part-extra_actions = Zusatzaktionen
goa-part-over = die Partie ist zu Ende
goa-round = Runde { $round }
goa-turn = { $player } entscheidet
goa-flag-holder = Flagge: { $player }
goa-piles = Stapel { $deck }, Ablage { $discard }
goa-area = Spielfläche: (Zeile,Spalte), Ränder n e s w, { $flag } Flagge
goa-bonanza = { $sign } Bonanza
goa-removed = Aussortiert (für die Gunst):
goa-now = Jetzt
goa-flag = Flagge
goa-placing = Marker { $marker } von { $last }
goa-auction = Versteigerung { $marker }/{ $last }
goa-sold-by = Versteigerer:
goa-offer = bietet { $amount }
goa-passed = passt
goa-bids-now = ist dran
goa-bids-later = später
goa-auctioneer-decides = Der Versteigerer entscheidet.
goa-action = Aktion { $number } von { $last }
goa-not-passed = Noch nicht gepasst: { $seats }
goa-card-played = Eine Karte wurde gespielt.
goa-played = Karte im Spiel:
goa-new-tile = Neues Plättchen:
goa-founding = { $colony } braucht { $required }
goa-brought = Tableau: { $board }
goa-missing = Es fehlen: { $missing }
goa-revealed = Aufgedeckt: { $colonists }
goa-players = Spieler
goa-players-covered = Spieler ({ $sign } verdeckte Dukaten)
goa-ducats = Dukaten
goa-ships = Schiffe
goa-colonists = Kol.
goa-extra = Zusatz
goa-cards = Hand
goa-points = SP
goa-development = Entwicklung: Reihe und Ertrag
goa-column-ships = Schiffb.
goa-column-harvest = Ernte
goa-column-taxes = Steuer
goa-column-expedition = Exped.
goa-column-colony = Kolonie
goa-first = Karte/Erster
goa-next = Schrittpreis
goa-storage = Plantagen, Kolonien und behaltene Plättchen
goa-turned = (umgedreht)
goa-fulfilled = (erfüllt)
goa-face-down = (verdeckt)
goa-your-hand = Deine Hand ({ $count })

goa-code-ginger = In
goa-code-cinnamon = Zi
goa-code-pepper = Pf
goa-code-nutmeg = Mu
goa-code-clove = Ne

# Die Plättchen in höchstens zwölf Zeichen; $count ist, was sie geben.
goa-tile-crop_rotation = Fruchtfolge
goa-tile-foreman = Vormann
goa-tile-mission_2 = Mission { $count } SP
goa-tile-mission_3 = Mission { $count } SP
goa-tile-red_ship = Schiff rot
goa-tile-red_colonist = Kolonist rot
goa-tile-red_ducats = Dukaten rot
goa-tile-red_spice = Gewürz rot
goa-tile-red_expedition = Exped. rot
goa-tile-espionage = Spionage
goa-tile-extra_harvest = Zusatzernte
goa-tile-resupply = Nachschub
goa-tile-vice_king = Vizekönig
goa-tile-duty = Abgaben
goa-tile-swap = Tausch
goa-tile-ships_4 = Schiffe { $count }
goa-tile-colonists_4 = Kolonisten { $count }
goa-tile-ships_or_colonists = Sch./Kol. { $count }
goa-tile-settlement = Siedlung
goa-tile-extra_actions_2 = Zusatzakt. { $count }
goa-tile-expeditions_2 = Exped. II
goa-tile-expeditions_3 = Exped. III
goa-tile-favor = Gunst

goa-group-advance_two = In Reihe 2
goa-group-place_marker = Marker auf
goa-group-swap = Tausch gegen
goa-group-progress = Fortschritt
goa-group-income = Aktion
goa-group-found = Gründe
goa-group-play_card = Spiele
goa-group-discard_card = Wirf ab
goa-group-use_tile = Setze ein
goa-group-give_up = Gib ab
goa-group-favor = Nimm
goa-group-fill = Fülle
goa-group-colony_tile = Nimm
goa-group-mix_ships = Schiffe
goa-group-mix_colonists = Kolonisten
goa-map-hint = Gib die Zahl des Platzes für die Flagge ein; { $sign } ist ein Plättchen.
goa-bids-none = Du hast zu wenige Dukaten, um zu bieten.
goa-bids-one =
    Biete { $most ->
        [one] 1 Dukat
       *[other] { $most } Dukaten
    }: Gib `biete { $most }` ein
goa-bids-many = Biete { $least } bis { $most } Dukaten: Gib dein Gebot ein, zum Beispiel `biete { $least }`
goa-card = { $symbol }: { $effect }
goa-step = { $column } → Reihe { $row }
goa-step-progress =
    { $spices } + { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
goa-step-no_spices =
    { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
goa-step-no_ships = { $spices }
goa-step-ducats =
    { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
goa-step-vice_king = kostenlos
goa-income-ships =
    Schiffbau: { $amount ->
        [one] 1 Schiff
       *[other] { $amount } Schiffe
    }
goa-income-harvest =
    Ernte: { $amount ->
        [one] 1 Gewürz
       *[other] bis zu { $amount } Gewürze
    }
goa-income-taxes = Steuer: { $amount } Dukaten
goa-income-expedition =
    Expedition: { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
goa-found = { $colony }: braucht { $required }, Tableau { $board }

goa-short-ships = deine Schiffe { $before } → { $after }
goa-short-colonists = deine Kolonisten { $before } → { $after }
goa-short-ducats = deine Dukaten { $before } → { $after }
goa-short-spices = deine Gewürze { $before } → { $after }
goa-short-sacks = dein Lager: { $thing } { $before } → { $after }
goa-short-row = Reihe { $before } → { $after }
goa-short-points =
    { $rule ->
        [GOA-F2] SP für Kolonien { $before } → { $after }
       *[other] SP der Reihe { $before } → { $after }
    }
goa-short-cards = Expeditionskarte
goa-short-extra_actions = Zusatzaktionskarte
goa-short-colonists_needed = { $after } Kolonisten nötig
