### Wörter, die nur die Zeichnung von Goa braucht. Kurze Namen haben weiche Trennstriche, damit sie auf kleinen Plättchen gut umbrechen.

## Wo die Partie steht

board-rounds = Runden
board-steps = Teile der Runde
board-step-placing = Setzen
board-step-auctions = Versteigern
board-step-actions = Aktionen
board-step-extra_actions = Zusatzaktionen
board-you = Du
board-starts = Flagge
board-decides = ist dran
board-vp = SP
board-points = { $points } SP
board-points-sight = { $points } SP sichtbar
board-points-open = Offene Siegpunkte: Entwicklungstableau, Kolonien und Plättchen. Handkarten und Geld kommen am Ende dazu.
board-points-long = Siegpunkte am Ende
board-points-own = Siegpunkte bisher; die für die meisten Dukaten kommen am Ende dazu

## Die Spielfläche

board-grid = Spielfläche
board-field =
    { $is ->
        [tile] { $tile } auf { $place }. { $power }
       *[empty] { $place }, leer
    }{ $marker ->
        [0] {""}
        [1] . Hier liegen die Flagge und Marker 1 von { $owner }
       *[other] . Marker { $marker } von { $owner }
    }{ $bonanza ->
        [yes] . Darunter liegt ein Bonanza-Plättchen
       *[no] {""}
    }
board-tiles-left = noch { $tiles } Plättchen
board-kind-plantation = Plantage
board-kind-red = jede Runde
board-kind-immediate = sofort
board-kind-once = einmal
board-kind-scoring = Wertung
board-kind-bonanza = Bonanza darunter
board-flag = Flagge
board-flag-long = Die Flagge

board-spice-ginger = Ingwer
board-spice-cinnamon = Zimt
board-spice-pepper = Pfeffer
board-spice-nutmeg = Muskat
board-spice-clove = Nelken
board-tile-crop_rotation = Frucht­folge
board-tile-foreman = Vormann
board-tile-mission_2 = Mission
board-tile-mission_3 = Mission
board-tile-red_ship = Schiff
board-tile-red_colonist = Kolonist
board-tile-red_ducats = Dukaten
board-tile-red_spice = Gewürz
board-tile-red_expedition = Expe­dition
board-tile-espionage = Spionage
board-tile-extra_harvest = Zusatz­ernte
board-tile-resupply = Nach­schub
board-tile-vice_king = Vize­könig
board-tile-duty = Abgaben
board-tile-swap = Tausch
board-tile-ships_4 = Schiffe
board-tile-colonists_4 = Kolo­nisten
board-tile-ships_or_colonists = Auswahl
board-tile-settlement = Siedlung
board-tile-extra_actions_2 = Zusatz­aktionen
board-tile-expeditions_2 = Expe­ditionen
board-tile-expeditions_3 = Expe­ditionen
board-tile-favor = Gunst

## Setzen und Versteigern

board-placing-why = Wer einen Marker auf ein Plättchen setzt, versteigert es. Jedes Plättchen liegt neben dem vorigen, waagerecht, senkrecht oder diagonal.
board-marker-of = Marker { $number } von { $name }
board-link-done = fertig
board-link-now = jetzt
board-link-placing = setzt
board-auction = Versteigerung { $number } von { $all }
board-sells =
    { $you ->
        [yes] versteigerst
       *[no] versteigert
    }
board-bonanza-below = Dazu kommt das Bonanza-Plättchen darunter.
board-bid-purse = hast { $ducats }
board-bid-highest = höchstes
board-bid-bid = geboten
board-bid-passed = gepasst
board-bid-now = bietet jetzt
board-bid-later = bietet noch
board-bid-last = entscheidet
board-bid-decides = entscheidet
board-if-sold = Verkauft:
board-if-kept = Behalten:
board-then-sold =
    { $you ->
        [buyer] Du zahlst { $price } an { $seller }.
        [seller] { $buyer } zahlt dir { $price }.
       *[no] { $buyer } zahlt { $price } an { $seller }.
    }
board-then-kept =
    { $you ->
        [buyer] { $seller } zahlt der Bank 1 weniger, du nichts.
        [seller] Du zahlst der Bank 1 weniger.
       *[no] { $seller } zahlt der Bank 1 weniger.
    }
board-then-nobody =
    { $you ->
        [seller] Bietet niemand, bekommst du es umsonst.
       *[no] Bietet niemand, bekommt es { $seller } umsonst.
    }

## Aktionen

board-action-of = Aktion { $number } von { $all }
board-action-short = Aktion { $number }/{ $all }
board-acts = am Zug
board-acted = nach der Aktion
board-turn =
    { $name }: { $state ->
        [done] fertig
        [now] ist jetzt dran
       *[next] kommt noch
    }
board-extra-of =
    { $name }: { $cards ->
        [0] keine Zusatzaktionskarte
        [one] 1 Zusatzaktionskarte
       *[other] { $cards } Zusatzaktionskarten
    }{ $passed ->
        [yes] , in dieser Runde fertig
       *[no] {""}
    }
board-card-of-turn =
    { $played ->
        [yes] Die Karte dieses Zuges ist gespielt.
       *[no] In diesem Zug ist noch eine Karte erlaubt.
    }
board-pause-harvest = Säckchen ohne Feld
board-pause-harvest-left =
    { $left ->
        [one] 1 Säckchen hat noch kein Feld gefunden. Schafft eine Karte oder ein Plättchen Platz, wird es gelegt, sonst geht es verloren.
       *[other] { $left } Säckchen haben noch kein Feld gefunden. Schafft eine Karte oder ein Plättchen Platz, werden sie gelegt, sonst gehen sie verloren.
    }
board-pause-expedition = Noch Karten zu ziehen
board-pause-expedition-left =
    { $left ->
        [one] 1 Karte darf noch gezogen werden.
       *[other] Bis zu { $left } Karten dürfen noch gezogen werden.
    } Handkarten: { $cards } von { $limit }.
board-take = Zur Auswahl
board-resource-ships =
    { $amount ->
        [one] 1 Schiff
       *[other] { $amount } Schiffe
    }
board-resource-colonists =
    { $amount ->
        [one] 1 Kolonist
       *[other] { $amount } Kolonisten
    }
board-resource-spices =
    { $amount ->
        [one] 1 Gewürz
       *[other] { $amount } Gewürze
    }
board-of-ships = Schiffe
board-of-colonists = Kolonisten
board-of-spices = Gewürze
board-needs-room = Sie braucht einen Plantagenplatz. Wähle, welche deiner Plantagen du abgibst; die Gewürze darauf gehen in den Vorrat zurück.
board-swaps = Es kommt an die Stelle des Plättchens, das du von der Spielfläche nimmst.
board-removed = Aussortierte Plättchen
board-mix-ships = { $taken } als Schiffe, { $rest } bleiben für Kolonisten und Gewürze
board-mix-colonists = { $taken } als Kolonisten, { $rest } bleiben für Gewürze
board-to-place = noch { $left } zu legen
board-to-return = noch { $left }
board-row = Reihe { $row }

## Kolonien

board-colonies = Kolonien
board-colony =
    { $colony } braucht { $required } Kolonisten und hat { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    }. { $mine ->
        [yes] Du hast sie gegründet.
        [watching] {""}
       *[no] Zu deinem Tableau und deinen Kolonisten müssten die Karten noch { $cards } bringen.
    } { $left ->
        [one] 1 Plättchen ist übrig.
       *[other] { $left } Plättchen sind übrig.
    } { $count ->
        [0] Noch niemand hat sie gegründet.
       *[other] Gegründet von { $founders }.
    }
board-colony-place = { $colony } braucht { $required } Kolonisten; die Karten müssten { $cards } bringen.
board-colony-founded = { $colony } ist gegründet: Welches Plättchen?
board-founding = Gründung von { $colony }
board-from-board = Tableau
board-needed = nötig
board-missing =
    { $missing ->
        [one] 1 Kolonist fehlt
       *[other] { $missing } Kolonisten fehlen
    }; { $own ->
        [0] keine Kolonisten mehr zum Bezahlen.
        [one] noch 1 Kolonist zum Bezahlen.
       *[other] noch { $own } Kolonisten zum Bezahlen.
    }
board-reach-board = Tableau
board-reach-own = eigene
board-reach-cards = aus Karten
board-any = jedes

## Expeditionskarten und Vorrat

board-supply = Expeditionskarten und Vorrat
board-deck = Stapel
board-deck-long = Expeditionskarten im Stapel
board-discards = Ablage
board-unseen = unbekannt
board-unseen-long = Karten, die du nicht gesehen hast, im Stapel und auf anderen Händen, nach ihren Kolonisten
board-colonists-shown = Kolonisten beim Aufdecken
board-extra-left = Zusatzaktionen übrig
board-more = offene Stapel
board-bonanza-open =
    Bonanza, noch { $corners ->
        [one] 1 Ecke
       *[other] { $corners } Ecken
    }; noch nicht gesehen
board-card-gain_ships = Schiffe
    .does = { $effect }, einmal, in einem Zug deiner Wahl
board-card-gain_colonists = Kolo­nisten
    .does = { $effect }, einmal, in einem Zug deiner Wahl
board-card-gain_ducats = Dukaten
    .does = { $effect }, einmal, in einem Zug deiner Wahl
board-card-gain_spices = Gewürze
    .does = { $effect } nach Wahl auf freie Felder
board-card-sell_spices = Verkauf
    .does = { $effect }
board-card-advance_for_ducats = Gekaufter Schritt
    .does = ein Marker eine Reihe vor, für { $prices } Dukaten je nach Reihe
board-card-harvest_mix = Gemischte Ernte
    .does = zur Ernte: Schiffe, Kolonisten oder Gewürze
board-card-found_extra_reveal = Karte mehr
    .does = zur Gründung: eine weitere Karte aufdecken
board-card-progress_no_spices = Ohne Gewürze
    .does = zum Fortschritt: nur die Schiffe zahlen
board-card-progress_no_ships = Ohne Schiffe
    .does = zum Fortschritt: nur die Gewürze zahlen

## Personen

board-own = Deine Sachen
board-goods = Güter
board-spices = Deine Gewürze
board-spice-count =
    { $spice }: { $amount ->
        [one] 1 Säckchen
       *[other] { $amount } Säckchen
    }
board-good-ducats =
    { $amount ->
        [one] 1 Dukat
       *[other] { $amount } Dukaten
    }
board-good-ships =
    { $amount ->
        [one] 1 Schiff
       *[other] { $amount } Schiffe
    }
board-good-colonists =
    { $amount ->
        [one] 1 Kolonist
       *[other] { $amount } Kolonisten
    }
board-good-extra_actions =
    { $amount ->
        [one] 1 Zusatzaktionskarte
       *[other] { $amount } Zusatzaktionskarten
    }
board-good-cards =
    { $amount ->
        [one] 1 Expeditionskarte auf der Hand
       *[other] { $amount } Expeditionskarten auf der Hand
    }
board-unit-ducats =
    { $amount ->
        [one] Dukat
       *[other] Dukaten
    }
board-unit-ships =
    { $amount ->
        [one] Schiff
       *[other] Schiffe
    }
board-unit-colonists =
    { $amount ->
        [one] Kolonist
       *[other] Kolonisten
    }
board-unit-extra_actions =
    { $amount ->
        [one] Zusatzaktion
       *[other] Zusatzaktionen
    }
board-unit-cards =
    { $amount ->
        [one] Handkarte
       *[other] Handkarten
    }
board-covered = Dukaten liegen verdeckt: Merk dir, was eingenommen und gezahlt wurde
board-covered-short = verdeckt
board-development = Entwicklungstableau
board-column-ships = Schiffbau
    .gives = Schiffe mit einer Aktion
board-column-harvest = Ernte
    .gives = Gewürze mit einer Ernte
board-column-taxes = Steuer
    .gives = Dukaten mit einer Aktion
board-column-expedition = Expe­dition
    .gives = Karten ziehen / Handkartenlimit
board-column-colony = Kolonie
    .gives = Kolonisten, die das Tableau zu einer Gründung gibt
board-column =
    { $column }: Reihe { $row }, bringt { $gives }. { $ships ->
        [0] Die letzte Reihe ist erreicht.
       *[other] Die nächste Reihe bringt { $next } und kostet { $cost } und { $ships ->
            [one] 1 Schiff
           *[other] { $ships } Schiffe
        }.
    }
board-column-row = { $column }: Reihe { $row }, bringt { $gives }
board-first = 1.
board-all = alle 5
board-all-long = Sobald alle fünf Marker eine Reihe erreicht haben, nimmst du 1 Zusatzaktionskarte
board-plantations = Plantagen
board-plantations-of = Plantagen von { $name }
board-colonies-of-player = Kolonien von { $name }
board-colonies-of = { $count } von { $all }
board-sacks =
    { $sacks ->
        [0] leer
       *[other] { $spices }
    } ({ $sacks } von { $fields })
board-sacks-free =
    { $fields ->
        [0] noch kein Feld für Gewürze
       *[other] { $sacks } Säckchen, { $free ->
            [0] kein freies Feld
            [one] 1 freies Feld
           *[other] { $free } freie Felder
        }
    }
board-space-free = freier Platz
board-kept = Behaltene Plättchen
board-kept-used = benutzt
board-kept-none = Kein Plättchen
board-kept-tile =
    { $tile }. { $power } { $state ->
        [used] In dieser Runde benutzt.
        [fulfilled] Erfüllt.
        [down] Es liegt verdeckt und zählt am Ende.
       *[ready] {""}
    }
board-hand = Hand
board-hand-limit =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, Limit { $limit }
board-hand-empty = keine Expeditionskarte
board-hand-shown = Handkarten
board-score-development = Tableau
board-score-colonies = Kolonien
board-score-plantations = Plantagen
board-score-duties = Abgaben
board-score-missions = Missionen
board-score-symbols = Karten
board-score-money = Geld
