### Goa: Namen, Beschriftungen, Verlauf, Ablehnungen, Fragen, Vorschau, Optionen, Punkte und Einführung.
### Optionale Felder haben ein `<feld>_count` von 0 oder 1, Listen eines mit der Zahl ihrer Einträge.

## Das Spiel

game-title = Goa
game-short = Ersteigere Plättchen, gründe Kolonien und bring in acht Runden dein Entwicklungstableau voran.
game-pitch = Acht Runden mit Versteigerungen und je drei Aktionen: Plantagen kaufen, ernten, segeln und fünf Fähigkeiten deiner Firma voranbringen. Es passt zu allen, die gern aufbauen und feilschen, am besten zu dritt oder zu viert an einem ganzen Abend. Immer fehlt dir genau eine Aktion, und gerade das ist schön.
game-about = Goa ist ein Spiel um den Gewürzhandel an der Küste Indiens für 2 bis 4 Personen. Du ersteigerst Plantagen und andere Plättchen, erntest Gewürze, baust Schiffe, gründest Kolonien und bringst dein Entwicklungstableau voran. Aktionen sind knapp: In jeder der acht Runden hast du nur drei, und jede Zusatzaktion will verdient sein.
game-credits = Goa ist ein Spiel von Rüdiger Dorn. Die erste Ausgabe erschien 2004 bei Hans im Glück; diese hier ist die Ausgabe von 2012 (Z-Man Games / Lookout). Kontor ist eine inoffizielle Umsetzung in eigenen Worten; die Erträge auf dem Entwicklungstableau, die Expeditionskarten, die Anzahl der Plättchen in Spielabschnitt B und die Bonanza-Plättchen haben wir zum Teil selbst rekonstruiert.

## Namen

column-ships = Schiffbau
column-harvest = Ernte
column-taxes = Steuer
column-expedition = Expedition
column-colony = Koloniegründung

spice-ginger = Ingwer
spice-cinnamon = Zimt
spice-pepper = Pfeffer
spice-nutmeg = Muskat
spice-clove = Nelken

# Kennwörter, nach denen Beschriftungen und Verlauf auswählen, in jeder Sprache gleich; sie stehen in keinem Text.
resource-ships = ships
resource-colonists = colonists
resource-ducats = ducats
resource-extra_actions = extra_actions
resource-spices = spices

colony-quilon = Quilon
colony-cochin = Cochin
colony-madras = Madras
colony-calicut = Calicut

symbol-elephant = Elefant
symbol-tiger = Tiger
symbol-fish = Fisch
symbol-palm = Palme
symbol-shell = Muschel
symbol-statue = Statue

effect-gain_ships =
    { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
effect-gain_colonists =
    { $colonists ->
        [one] 1 Kolonist
       *[other] { $colonists } Kolonisten
    }
effect-gain_ducats = { $ducats } Dukaten
effect-gain_spices =
    bis zu { $spices ->
        [one] 1 Gewürz
       *[other] { $spices } Gewürze
    }
effect-sell_spices =
    bis zu { $spices ->
        [one] 1 Gewürz
       *[other] { $spices } Gewürze
    } für je { $price } Dukaten verkaufen
effect-advance_for_ducats = für Dukaten vorrücken
effect-harvest_mix = gemischte Ernte
effect-found_extra_reveal = eine Karte mehr aufdecken
effect-progress_no_spices = Fortschritt ohne Gewürze
effect-progress_no_ships = Fortschritt ohne Schiffe

# Eine Expeditionskarte heißt nach ihrem oberen Teil, ihrem Symbol und ihren Kolonisten.
card =
    „{ $effect }“ ({ $symbol }, { $colonists ->
        [one] 1 Kolonist
       *[other] { $colonists } Kolonisten
    })

tile-plantation = { $spice }-Plantage ({ $fields }er)
tile-colony =
    { $fields ->
        [1] { $colony } (jedes Gewürz)
       *[other] { $colony } (jedes Gewürz, { $fields } Felder)
    }
tile-colony-pair =
    { $fields ->
        [1] { $colony } ({ $first }/{ $second })
       *[other] { $colony } ({ $first }/{ $second }, { $fields } Felder)
    }
tile-crop_rotation = Fruchtfolge (jedes Gewürz)
tile-foreman = Vormann
tile-mission_2 =
    Mission ({ $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    })
tile-mission_3 =
    Mission ({ $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    })
tile-red_ship = Schiff (rot)
tile-red_colonist = Kolonist (rot)
tile-red_ducats = Dukaten (rot)
tile-red_spice = Gewürz (rot)
tile-red_expedition = Expedition (rot)
tile-espionage = Spionage
tile-extra_harvest = Zusatzernte
tile-resupply = Nachschub
tile-vice_king = Vizekönig
tile-duty = Abgaben
tile-swap = Tausch
tile-ships_4 = Schiffe ({ $ships })
tile-colonists_4 = Kolonisten ({ $colonists })
tile-ships_or_colonists = Schiffe/Kolonisten ({ $ships }/{ $colonists })
tile-settlement = Siedlung
tile-extra_actions_2 = Zusatzaktionen ({ $extra_actions })
tile-expeditions_2 = Expeditionen II
tile-expeditions_3 = Expeditionen III
tile-favor = Gunst

bonanza-bonanza_ships =
    { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
bonanza-bonanza_colonists =
    { $colonists ->
        [one] 1 Kolonist
       *[other] { $colonists } Kolonisten
    }
bonanza-bonanza_ship_colonist =
    { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    } und { $colonists ->
        [one] 1 Kolonist
       *[other] { $colonists } Kolonisten
    }
bonanza-bonanza_ducats =
    { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
bonanza-bonanza_ship_ducats =
    { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    } und { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
bonanza-bonanza_spices =
    { $spices ->
        [one] 1 Gewürz
       *[other] { $spices } Gewürze
    } nach Wahl
bonanza-bonanza_expedition =
    { $cards ->
        [one] 1 Expeditionskarte
       *[other] { $cards } Expeditionskarten
    }
bonanza-bonanza_extra_action =
    { $extra_actions ->
        [one] 1 Zusatzaktionskarte
       *[other] { $extra_actions } Zusatzaktionskarten
    }

# Zeile und Spalte zählen von 1 an, von oben links; alle Plätze stehen nach „auf“.
field = Zeile { $row }, Spalte { $column }
edge-n = oberer Rand, Spalte { $number }
edge-e = rechter Rand, Zeile { $number }
edge-s = unterer Rand, Spalte { $number }
edge-w = linker Rand, Zeile { $number }

phase-A = Spielabschnitt A
phase-B = Spielabschnitt B

# Was jemand als Aktion tut; steht nur in `event-action_taken`.
deed-progress = macht einen Fortschritt
    .you = machst einen Fortschritt
deed-build_ships = baut Schiffe
    .you = baust Schiffe
deed-harvest = erntet
    .you = erntest
deed-taxes = treibt Steuern ein
    .you = treibst Steuern ein
deed-expedition = geht auf Expedition
    .you = gehst auf Expedition
deed-found_colony = versucht eine Koloniegründung
    .you = versuchst eine Koloniegründung

## Aktionen

action-advance_two = Beginne mit deinen Erfolgsmarkern der Bereiche { $first } und { $second } in Reihe 2
action-take_ducats = Beginne mit { $amount } Dukaten mehr
action-place_flag = Setze die Flagge hierhin: { $place }
action-place_marker = Setze den Versteigerungsmarker auf „{ $tile }“ ({ $field })
action-bid = Biete { $ducats } Dukaten
action-pass_bid = Passe
action-sell = Verkaufe an { $bidder } und nimm { $price } Dukaten
action-buy =
    { $price ->
        [0] Kaufe selbst, ohne etwas zu zahlen
       *[other] Kaufe selbst und zahle { $price } Dukaten an die Bank
    }
action-progress =
    Fortschritt: Rücke im Bereich { $column } in Reihe { $row } vor, für { $ships ->
        [one] 1 Schiff und 1 Säckchen { $spices }
       *[other] { $ships } Schiffe und je 1 Säckchen { $spices }
    }
action-build_ships =
    Schiffbau: Nimm { $amount ->
        [one] 1 Schiff
       *[other] { $amount } Schiffe
    }
action-harvest =
    Ernte: { $lost ->
        [0] Nimm { $amount ->
            [one] 1 Gewürz
           *[other] { $amount } Gewürze
        }
       *[other] { $fits ->
            [0] nichts, kein Feld ist frei
           *[other] Nimm nur { $fits } von { $amount } Gewürzen, mehr Felder sind nicht frei
        }
    }
action-taxes = Steuer: Nimm { $amount } Dukaten
action-expedition =
    Expedition: Zieh { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
action-found_colony =
    Koloniegründung: Nenne { $colony } (verlangt { $required } Kolonisten, dein Tableau bringt { $board ->
        [0] keine
       *[other] { $board }
    })
action-play_card = Spiele { $card } aus
action-use_tile = Setze „{ $tile }“ ein. { $power }
action-discard_card = Wirf { $card } ab
action-end_turn = Beende deinen Aktionszug
action-pay = Zahle { $missing } Kolonisten und gründe { $colony }
action-fail =
    { $missing ->
        [one] Gib die Gründung von { $colony } auf (1 Kolonist fehlt) und nimm 1 Kolonisten
       *[other] Gib die Gründung von { $colony } auf ({ $missing } Kolonisten fehlen) und nimm 1 Kolonisten
    }
action-place_spice =
    Lege 1 Säckchen { $spice } auf „{ $tile }“{ $fields ->
        [1] {""}
       *[other] {" "}({ $sacks_count ->
            [0] noch leer
           *[other] { $sacks_count } von { $fields } Feldern belegt: { $sacks }
        })
    }
action-take_spice =
    Gib 1 Säckchen { $spice } von „{ $tile }“ ab{ $fields ->
        [1] {""}
       *[other] {" "}({ $sacks_count } von { $fields } Feldern belegt: { $sacks })
    }
action-done =
    { $ends ->
        [harvest] Verzichte auf { $lost } Säckchen
        [expedition] Beende die Expedition
       *[other] Höre hier auf
    }
action-draw_next = Zieh die nächste Karte
action-choose_column =
    { $purpose ->
        [no_spices] Rücke im Bereich { $column } in Reihe { $row } vor, für { $ships ->
            [one] 1 Schiff
           *[other] { $ships } Schiffe
        } und ohne Gewürze
        [no_ships] Rücke im Bereich { $column } in Reihe { $row } vor, für { $ships ->
            [one] 1 Säckchen { $spices }
           *[other] je 1 Säckchen { $spices }
        } und ohne Schiffe
        [ducats] Rücke im Bereich { $column } in Reihe { $row } vor, für { $price } Dukaten
       *[vice_king] Rücke im Bereich { $column } umsonst in Reihe { $row } vor
    }
action-mix_ships =
    { $ships ->
        [0] Nimm keine Schiffe
        [one] Nimm 1 Schiff
       *[other] Nimm { $ships } Schiffe
    }
action-mix_colonists =
    { $colonists ->
        [0] Nimm keine Kolonisten
       *[other] Nimm { $colonists } Kolonisten
    }
action-choose_resource =
    { $resource ->
        [ships] Nimm { $amount ->
            [one] 1 Schiff
           *[other] { $amount } Schiffe
        }
        [colonists] Nimm { $amount } Kolonisten
       *[spices] { $lost ->
            [0] Lege { $amount ->
                [one] 1 Gewürz auf ein freies Feld
               *[other] { $amount } Gewürze auf freie Felder
            }
           *[other] { $fits ->
                [0] Nimm Gewürze: keines deiner Felder ist frei, du gehst leer aus
               *[other] Lege { $fits } von { $amount } Gewürzen, mehr Felder sind nicht frei
            }
        }
    }
action-discard_plantation =
    Gib „{ $tile }“ ab { $sacks_count ->
        [0] (leer)
       *[other] ({ $sacks_count } von { $fields } { $fields ->
            [one] Feld
           *[other] Feldern
        } belegt: { $sacks })
    }
action-choose_favor = Nimm „{ $tile }“. { $power }
action-choose_grid_tile = Nimm „{ $tile }“ ({ $field })
action-choose_espionage = Nutze den Bereich { $column } von { $opponent }: Reihe { $row } bringt { $amount }
action-name_colony =
    Nenne { $colony } (verlangt { $required } Kolonisten, das fremde Tableau bringt { $board ->
        [0] keine
       *[other] { $board }
    })
action-choose_fill_tile =
    Fülle „{ $tile }“ auf ({ $sacks_count ->
        [0] noch leer
       *[other] { $sacks_count } von { $fields } Feldern belegt: { $sacks }
    })
action-choose_colony_tile = Nimm „{ $tile }“
action-play_extra = Spiele eine Zusatzaktionskarte und führe noch eine Aktion aus
action-pass_extra = Passe für diese Runde

## Verlauf

event-start_card_revealed = { $seat } deckt bei der Suche nach dem Startspieler { $card } auf.
    .you = Du deckst bei der Suche nach dem Startspieler { $card } auf.
event-start_player_found = { $seat } hat den ersten Elefanten, nimmt die Flagge und ist Startspieler.
    .you = Du hast den ersten Elefanten, nimmst die Flagge und bist Startspieler.
event-tiles_removed =
    Vor { $phase } { $tiles_count ->
        [one] wird 1 Plättchen
       *[other] werden { $tiles_count } Plättchen
    } aussortiert: { $tiles }.
event-round_began = Runde { $number } beginnt ({ $phase }). { $seat } hat die Flagge und setzt zuerst.
    .you = Runde { $number } beginnt ({ $phase }). Du hast die Flagge und setzt zuerst.
event-flag_placed = { $seat } setzt die Flagge mit Versteigerungsmarker 1 ({ $place }).
    .you = Du setzt die Flagge mit Versteigerungsmarker 1 ({ $place }).
event-marker_placed = { $seat } setzt Versteigerungsmarker { $marker } auf „{ $tile }“ ({ $field }).
    .you = Du setzt Versteigerungsmarker { $marker } auf „{ $tile }“ ({ $field }).
event-auction_began =
    { $tile_count ->
        [0] Versteigerung { $marker }: { $seat } versteigert die Flagge.
       *[other] Versteigerung { $marker }: { $seat } versteigert „{ $tile }“.
    }
    .you =
        { $tile_count ->
            [0] Versteigerung { $marker }: Du versteigerst die Flagge.
           *[other] Versteigerung { $marker }: Du versteigerst „{ $tile }“.
        }
event-bid_made = { $seat } bietet { $amount } Dukaten.
    .you = Du bietest { $amount } Dukaten.
event-bid_passed = { $seat } passt und bietet nicht.
    .you = Du passt und bietest nicht.
event-tile_taken_for_nothing =
    { $tile_count ->
        [0] Niemand hat geboten: { $seat } nimmt die Flagge umsonst.
       *[other] Niemand hat geboten: { $seat } nimmt „{ $tile }“ umsonst.
    }
    .you =
        { $tile_count ->
            [0] Niemand hat geboten: Du nimmst die Flagge umsonst.
           *[other] Niemand hat geboten: Du nimmst „{ $tile }“ umsonst.
        }
event-tile_sold =
    { $seat } zahlt { $price } Dukaten an { $auctioneer } für { $tile_count ->
        [0] die Flagge
       *[other] „{ $tile }“
    }.
    .you =
        Du zahlst { $price } Dukaten an { $auctioneer } für { $tile_count ->
            [0] die Flagge
           *[other] „{ $tile }“
        }.
    .you-auctioneer =
        { $seat } zahlt dir { $price } Dukaten für { $tile_count ->
            [0] die Flagge
           *[other] „{ $tile }“
        }.
event-tile_bought =
    { $seat } kauft { $tile_count ->
        [0] die Flagge
       *[other] „{ $tile }“
    } selbst und zahlt { $price ->
        [0] nichts
       *[other] { $price } Dukaten an die Bank
    }.
    .you =
        Du kaufst { $tile_count ->
            [0] die Flagge
           *[other] „{ $tile }“
        } selbst und zahlst { $price ->
            [0] nichts
           *[other] { $price } Dukaten an die Bank
        }.
event-flag_taken = { $seat } bekommt die Flagge und ist nun Startspieler.
    .you = Du bekommst die Flagge und bist nun Startspieler.
event-resources_gained =
    { $rule ->
        [GOA-B3] { $seat } hat alle Erfolgsmarker in einer neuen Reihe und nimmt { $amount ->
            [one] 1 Zusatzaktionskarte
           *[other] { $amount } Zusatzaktionskarten
        }.
       *[other] { $seat } nimmt { $resource ->
            [ships] { $amount ->
                [one] 1 Schiff
               *[other] { $amount } Schiffe
            }
            [colonists] { $amount } Kolonisten
            [ducats] { $amount } Dukaten
           *[extra_actions] { $amount ->
                [one] 1 Zusatzaktionskarte
               *[other] { $amount } Zusatzaktionskarten
            }
        }.
    }
    .you =
        { $rule ->
            [GOA-B3] Du hast alle Erfolgsmarker in einer neuen Reihe und nimmst { $amount ->
                [one] 1 Zusatzaktionskarte
               *[other] { $amount } Zusatzaktionskarten
            }.
           *[other] Du nimmst { $resource ->
                [ships] { $amount ->
                    [one] 1 Schiff
                   *[other] { $amount } Schiffe
                }
                [colonists] { $amount } Kolonisten
                [ducats] { $amount } Dukaten
               *[extra_actions] { $amount ->
                    [one] 1 Zusatzaktionskarte
                   *[other] { $amount } Zusatzaktionskarten
                }
            }.
        }
event-resources_paid =
    { $seat } zahlt { $resource ->
        [ships] { $amount ->
            [one] 1 Schiff
           *[other] { $amount } Schiffe
        }
        [colonists] { $amount } Kolonisten
       *[ducats] { $amount } Dukaten
    }.
    .you =
        Du zahlst { $resource ->
            [ships] { $amount ->
                [one] 1 Schiff
               *[other] { $amount } Schiffe
            }
            [colonists] { $amount } Kolonisten
           *[ducats] { $amount } Dukaten
        }.
event-spice_placed = { $seat } legt 1 Säckchen { $spice } auf „{ $tile }“.
    .you = Du legst 1 Säckchen { $spice } auf „{ $tile }“.
event-spices_lost =
    { $count ->
        [one] 1 Gewürz von { $seat } findet kein freies Feld und verfällt.
       *[other] { $count } Gewürze von { $seat } finden kein freies Feld und verfallen.
    }
    .you =
        { $count ->
            [one] 1 deiner Gewürze findet kein freies Feld und verfällt.
           *[other] { $count } deiner Gewürze finden kein freies Feld und verfallen.
        }
event-spice_returned = { $seat } gibt 1 Säckchen { $spice } von „{ $tile }“ ab.
    .you = Du gibst 1 Säckchen { $spice } von „{ $tile }“ ab.
event-plantation_placed = { $seat } legt „{ $tile }“ auf einen Plantagenplatz.
    .you = Du legst „{ $tile }“ auf einen Plantagenplatz.
event-plantation_replaced =
    { $kept ->
        [yes] { $seat } gibt „{ $tile }“ ab; das Plättchen bleibt verdeckt liegen und zählt am Ende weiter.
       *[no] { $seat } gibt „{ $tile }“ ab.
    }
    .you =
        { $kept ->
            [yes] Du gibst „{ $tile }“ ab; das Plättchen bleibt verdeckt liegen und zählt am Ende weiter.
           *[no] Du gibst „{ $tile }“ ab.
        }
event-tile_kept =
    { $rule ->
        [GOA-R51] { $seat } legt „{ $tile }“ neben das Lagertableau, umgedreht bis zur nächsten Runde.
       *[other] { $seat } legt „{ $tile }“ neben das Lagertableau.
    }
    .you =
        { $rule ->
            [GOA-R51] Du legst „{ $tile }“ neben dein Lagertableau, umgedreht bis zur nächsten Runde.
           *[other] Du legst „{ $tile }“ neben dein Lagertableau.
        }
event-favor_taken = { $seat } nimmt „{ $tile }“ von den aussortierten Plättchen.
    .you = Du nimmst „{ $tile }“ von den aussortierten Plättchen.
event-bonanza_taken = { $seat } deckt ein Bonanza-Plättchen auf: { $bonanza }.
    .you = Du deckst ein Bonanza-Plättchen auf: { $bonanza }.
event-turn_began = { $seat } beginnt Aktion { $number } der Runde.
    .you = Du beginnst Aktion { $number } der Runde.
event-action_taken = { $seat } { $action }.
    .you = Du { $action }.
event-marker_moved = { $seat } rückt im Bereich { $column } in Reihe { $row } vor.
    .you = Du rückst im Bereich { $column } in Reihe { $row } vor.
event-card_drawn =
    { $rule ->
        [GOA-B1] { $card_count ->
            [0] { $seat } erreicht diese Reihe vor allen anderen und zieht eine Expeditionskarte.
           *[other] { $seat } erreicht diese Reihe vor allen anderen und zieht { $card }.
        }
       *[other] { $card_count ->
            [0] { $seat } zieht eine Expeditionskarte.
           *[other] { $seat } zieht { $card }.
        }
    }
    .you =
        { $rule ->
            [GOA-B1] Du erreichst diese Reihe vor allen anderen und ziehst { $card }.
           *[other] Du ziehst { $card }.
        }
event-cards_revealed =
    { $cards_count ->
        [0] { $seat } kann keine Karte aufdecken: Es ist keine mehr da.
       *[other] { $rule ->
            [GOA-R9] { $seat } deckt noch auf: { $cards }. Dazu { $colonists ->
                [one] kommt also 1 Kolonist
               *[other] kommen also { $colonists } Kolonisten
            }.
           *[other] { $seat } deckt auf: { $cards }. Zusammen { $colonists ->
                [one] ist das 1 Kolonist
               *[other] sind das { $colonists } Kolonisten
            }.
        }
    }
    .you =
        { $cards_count ->
            [0] Du kannst keine Karte aufdecken: Es ist keine mehr da.
           *[other] { $rule ->
                [GOA-R9] Du deckst noch auf: { $cards }. Dazu { $colonists ->
                    [one] kommt also 1 Kolonist
                   *[other] kommen also { $colonists } Kolonisten
                }.
               *[other] Du deckst auf: { $cards }. Zusammen { $colonists ->
                    [one] ist das 1 Kolonist
                   *[other] sind das { $colonists } Kolonisten
                }.
            }
        }
event-deck_reshuffled =
    Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
event-card_played = { $seat } spielt { $card } aus.
    .you = Du spielst { $card } aus.
event-card_discarded = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
event-tile_used = { $seat } setzt „{ $tile }“ ein.
    .you = Du setzt „{ $tile }“ ein.
event-tile_swapped = { $seat } nimmt „{ $tile }“ ({ $field }) und legt den Tausch dorthin.
    .you = Du nimmst „{ $tile }“ ({ $field }) und legst den Tausch dorthin.
event-row_spied = { $seat } nutzt den Bereich { $column } von { $opponent }.
    .you = Du nutzt den Bereich { $column } von { $opponent }.
    .you-opponent = { $seat } nutzt deinen Bereich { $column }.
event-founding_began =
    { $seat } will { $colony } gründen: Die Kolonie verlangt { $required } Kolonisten, das Tableau bringt { $board ->
        [0] keine
       *[other] { $board }
    }, für den Rest werden Karten aufgedeckt.
    .you =
        Du willst { $colony } gründen: Die Kolonie verlangt { $required } Kolonisten, dein Tableau bringt { $board ->
            [0] keine
           *[other] { $board }
        }, für den Rest werden Karten aufgedeckt.
event-colony_founded = { $seat } gründet { $colony }.
    .you = Du gründest { $colony }.
event-colony_tile_taken = { $seat } nimmt das Kolonieplättchen „{ $tile }“.
    .you = Du nimmst das Kolonieplättchen „{ $tile }“.
event-founding_failed = { $seat } scheitert mit der Gründung von { $colony }: Es fehlen Kolonisten.
    .you = Du scheiterst mit der Gründung von { $colony }: Es fehlen Kolonisten.
event-extra_action_played = { $seat } spielt eine Zusatzaktionskarte und hat noch eine Aktion.
    .you = Du spielst eine Zusatzaktionskarte und hast noch eine Aktion.
event-extra_actions_passed =
    { $rule ->
        [GOA-E8] { $seat } hat keine Zusatzaktionskarte und passt für diese Runde.
       *[other] { $seat } verzichtet auf eine Zusatzaktion und passt für diese Runde.
    }
    .you =
        { $rule ->
            [GOA-E8] Du hast keine Zusatzaktionskarte und passt für diese Runde.
           *[other] Du verzichtest auf eine Zusatzaktion und passt für diese Runde.
        }
event-round_ended = Runde { $number } ist zu Ende, und die roten Plättchen werden zurückgedreht.
event-hand_shown =
    { $cards_count ->
        [0] { $seat } hat keine Handkarten.
       *[other] { $seat } zeigt die Handkarten: { $cards }.
    }
    .you =
        { $cards_count ->
            [0] Du hast keine Handkarten.
           *[other] Du zeigst deine Handkarten: { $cards }.
        }
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

refusal-GOA-O1 = Goa ist für { $least } bis { $most } Personen, diese Partie hat aber { $seats } Plätze. Wähle { $least } bis { $most } Plätze.
refusal-GOA-O4 = Wer zuerst aufdeckt, muss in dieser Partie sitzen. Wähle einen ihrer { $seats } Plätze, oder lass das Los entscheiden.
refusal-GOA-V1 = Der Schnellstart rückt zwei verschiedene Erfolgsmarker vor, und du hast zweimal { $column } genannt. Wähle für einen davon einen anderen Bereich.
    .order = Nenne die zwei Bereiche in der Reihenfolge des Tableaus: { column-ships }, { column-harvest }, { column-taxes }, { column-expedition }, { column-colony }. Das Ergebnis ist dasselbe.
refusal-GOA-P1 = Hier liegt ein Plättchen: { $place }. Setze die Flagge an den Rand oder auf ein leeres Feld.
refusal-GOA-P2 = An diesen Platz grenzt kein Plättchen: { $place }. Setze die Flagge waagerecht oder senkrecht neben ein Plättchen; diagonal genügt nicht.
refusal-GOA-P3 = Das Plättchen in { $field }, liegt nicht neben der Flagge. Wähle eines, das waagerecht, senkrecht oder diagonal neben ihr liegt.
refusal-GOA-P4 = Das Plättchen in { $field }, liegt nicht neben Versteigerungsmarker { $marker }. Wähle eines, das waagerecht, senkrecht oder diagonal neben ihm liegt.
    .empty = In { $field } liegt kein Plättchen. Setze den Versteigerungsmarker auf ein Plättchen.
refusal-GOA-P7 = In { $field } liegt schon ein Versteigerungsmarker. Wähle ein anderes Plättchen.
refusal-GOA-A2 =
    { $bid ->
        [0] Ein Gebot beträgt mindestens 1 Dukaten. Biete so viel oder mehr, oder passe.
       *[other] Das höchste Gebot beträgt { $bid } Dukaten. Biete mehr, oder passe.
    }
refusal-GOA-A3 =
    { $ducats ->
        [0] Du hast keine Dukaten, also kannst du nur passen.
       *[other] Du hast nur { $ducats } Dukaten und darfst nicht mehr bieten. Biete weniger, oder passe.
    }
refusal-GOA-A6 =
    Selbst zu kaufen kostet dich { $price } Dukaten, und du hast { $ducats ->
        [0] keine
       *[other] nur { $ducats }
    }. Verkaufe an die Person mit dem höchsten Gebot.
refusal-GOA-K4 = „{ $tile }“ lässt sich nicht einsetzen: Das Plättchen zählt nur am Ende des Spiels.
refusal-GOA-K5 =
    .bottom = Dein Erfolgsmarker im Bereich { $column } steht in Reihe 5 und kann nicht weiter. Wähle einen anderen Bereich.
    .ships =
        Dieser Schritt im Bereich { $column } kostet { $ships ->
            [one] 1 Schiff
           *[other] { $ships } Schiffe
        }, und du hast { $owned ->
            [0] keines
           *[other] nur { $owned }
        }. Baue zuerst Schiffe, oder wähle einen billigeren Schritt.
    .spices = Dieser Schritt im Bereich { $column } kostet 1 Säckchen { $spice }, und du hast keines. Beschaffe dir zuerst eines, oder wähle einen anderen Bereich.
refusal-GOA-K6 = Auf „{ $tile }“ liegt bei dir kein Säckchen { $spice }. Wähle eines deiner Plättchen, auf dem eines liegt.
    .due = Als Nächstes ist 1 Säckchen { $spice } fällig. Wähle ein Plättchen, auf dem eines liegt.
    .stop = Der Schritt muss ganz bezahlt werden, und als Nächstes ist 1 Säckchen { $spice } fällig. Wähle ein Plättchen, auf dem eines liegt.
refusal-GOA-K8 =
    .other = Auf „{ $tile }“ kannst du dieses Gewürz jetzt nicht legen. Wähle eines der angebotenen Plättchen.
    .full = Auf „{ $tile }“ ist kein Feld mehr frei. Wähle ein Plättchen mit einem freien Feld.
    .fitting = Ein Säckchen { $spice } passt nicht auf „{ $tile }“. Wähle ein Gewürz, das dort erlaubt ist, oder ein anderes Plättchen.
refusal-GOA-K9 =
    Du musst so viele Gewürze legen wie möglich, und { $left ->
        [one] 1 ist
       *[other] { $left } sind
    } noch übrig. Wähle das nächste Feld.
refusal-GOA-K11 =
    In deiner Reihe bringt eine Expedition höchstens { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }. Zieh weniger.
refusal-GOA-K12 =
    Dein Handkartenlimit ist { $limit }, und du hast { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand: Für so viele ist kein Platz. Wirf zuerst eine Karte ab, spiele eine aus, oder zieh weniger, wenn das reicht.
refusal-GOA-K13 = { $colony } hast du schon gegründet. Nenne eine andere Kolonie.
refusal-GOA-K16 =
    Für die Gründung { $missing ->
        [one] fehlt 1 Kolonist
       *[other] fehlen { $missing } Kolonisten
    }, und du hast { $owned ->
        [0] keinen
       *[other] nur { $owned }
    }. Nutze eine Karte oder ein Plättchen, das Kolonisten bringt, oder gib die Gründung auf.
refusal-GOA-K19 = „{ $tile }“ liegt nicht im Stapel von { $colony }. Nimm eines der Plättchen, die dort noch liegen.
refusal-GOA-K22 =
    .none = Bei einer Expedition ziehst du mindestens 1 Karte. Zieh eine, oder wähle eine andere Aktion.
    .left =
        { $left ->
            [0] Es gibt keine Karte mehr zu ziehen. Wähle eine andere Aktion.
            [one] Es gibt nur noch 1 Karte zu ziehen. Zieh diese eine.
           *[other] Es gibt nur noch { $left } Karten zu ziehen. Zieh weniger.
        }
refusal-GOA-K26 = Du gründest gerade eine Kolonie, und in der Gründungspause darf keine zweite Gründung beginnen. Wähle Schiffbau, Ernte oder Steuer.
refusal-GOA-C1 = { $card } ist nicht auf deiner Hand. Spiele eine deiner Handkarten aus.
refusal-GOA-C2 = In diesem Aktionszug hast du schon eine Expeditionskarte ausgespielt, und mehr als eine ist nicht erlaubt. Hebe diese für einen späteren Aktionszug auf.
refusal-GOA-C4 = Diese Karte wandelt eine Aktion ab und wird zu deren Beginn ausgespielt. Spiele sie in einem späteren Aktionszug aus, vor deiner Aktion.
refusal-GOA-C5 = Die Karte bringt mindestens 1 Gewürz. Wähle ein freies Feld dafür.
refusal-GOA-C6 = Mit der Karte verkaufst du mindestens 1 Gewürz. Wähle eines.
refusal-GOA-C7 = Dieser Schritt im Bereich { $column } kostet { $price } Dukaten, mehr als du hast. Wähle einen billigeren Schritt.
    .bottom = Dein Erfolgsmarker im Bereich { $column } steht in Reihe 5 und kann nicht weiter. Wähle einen anderen Bereich.
refusal-GOA-C8 =
    Von deiner Ernte { $left ->
        [one] ist nur noch 1 zu verteilen. Nimm höchstens 1
       *[other] sind nur noch { $left } zu verteilen. Nimm höchstens { $left }
    }.
    .fields = Für den Rest als Gewürze hast du nicht genug freie Felder. Nimm mindestens { $fewest } Kolonisten.
refusal-GOA-C10 = { $card } ist nicht auf deiner Hand. Wirf eine deiner Handkarten ab.
refusal-GOA-C12 =
    .bottom = Alle deine Erfolgsmarker stehen in Reihe 5, es gibt also keinen Schritt mehr.
    .colony = Du hast schon alle vier Kolonien gegründet: Diese Karte kann keiner Gründung mehr helfen.
    .ships = Für keinen Bereich hast du die Schiffe, die der nächste Schritt kostet. Beschaffe dir Schiffe, bevor du „{ effect-progress_no_spices }“ ausspielst.
    .spices = Für keinen Bereich hast du die Gewürze, die der nächste Schritt kostet. Beschaffe dir Gewürze, bevor du „{ effect-progress_no_ships }“ ausspielst.
refusal-GOA-E3 =
    Du hast { $cards ->
        [one] 1 Zusatzaktionskarte
       *[other] { $cards } Zusatzaktionskarten
    } und darfst { $keep ->
        [0] keine
       *[other] nur { $keep }
    } in die nächste Runde mitnehmen. Spiele jetzt eine.
refusal-GOA-T2 = „{ $tile }“ liegt nicht auf einem deiner Plantagenplätze. Gib eines der vier Plättchen ab, die dort liegen; das neue bleibt.
refusal-GOA-T6 = In { $field } liegt kein Plättchen. Wähle ein Feld mit einem Plättchen.
refusal-GOA-T7 = Dieses Plättchen bringt keine Gewürze. Nimm Schiffe oder Kolonisten.
refusal-GOA-T8 = „{ $tile }“ gehört nicht zu den aussortierten Plättchen. Nimm eines von diesen.
refusal-GOA-T9 = „{ $tile }“ ist umgedreht: Du hast es in dieser Runde schon eingesetzt oder durch Tausch bekommen. In der nächsten Runde kannst du es einsetzen.
refusal-GOA-T10 = Mit der Spionage nutzt du die Reihe einer anderen Person. Wähle eine andere Person.
    .column = Im Bereich { $column } kannst du nicht spionieren. Wähle Schiffbau, Ernte, Steuer oder Koloniegründung.
refusal-GOA-T11 = „{ $tile }“ gehört dir nicht oder hat kein freies Feld. Wähle eine deiner Plantagen oder Kolonien mit einem freien Feld.
    .first = Mit der Zusatzernte füllst du mindestens ein Plättchen auf. Wähle es, bevor du aufhörst.
refusal-GOA-T12 = Du hast kein freies Feld für ein Gewürz. Nimm stattdessen Schiffe oder Kolonisten.
refusal-GOA-T13 = Der Vizekönig rückt einen deiner am wenigsten vorgerückten Erfolgsmarker vor, und der im Bereich { $column } ist schon weiter. Wähle einen in der Reihe mit der kleinsten Zahl.
refusal-GOA-T14 =
    .fulfilled = Diese Abgaben hast du schon erfüllt. Sie zählen am Ende.
    .spices = Für die Abgaben brauchst du { $required } Gewürze, und so viele hast du nicht. Ernte zuerst.
    .stop =
        Für die Abgaben { $left ->
            [one] ist noch 1 Gewürz
           *[other] sind noch { $left } Gewürze
        } fällig. Wähle das nächste.
refusal-GOA-T15 = „{ $tile }“ hast du nicht. Setze eines deiner eigenen Plättchen ein.
refusal-GOA-R9 = Die Karte „{ effect-found_extra_reveal }“ spielst du während einer Koloniegründung aus, wenn nach dem Aufdecken Kolonisten fehlen. Beginne zuerst eine Koloniegründung.
refusal-GOA-R16 = Diese Gründung kam durch Spionage, und „{ effect-found_extra_reveal }“ hilft nur bei einer eigenen Aktion. Nutze etwas anderes, zahle, oder gib die Gründung auf.
refusal-GOA-R17 = Alle deine Erfolgsmarker stehen in Reihe 5: Der Vizekönig kann keinen mehr vorrücken.
refusal-GOA-R33 = In dieser Partie werden Karten nur vor der Aktion abgeworfen. Wirf sie in deinem nächsten Aktionszug ab, bevor du handelst.
refusal-GOA-R39 =
    .bottom = Alle deine Erfolgsmarker stehen in Reihe 5, also würde sich nichts ändern.
    .field = Du hast kein freies Feld für ein Gewürz, also würde sich nichts ändern. Mach zuerst Platz, zum Beispiel mit einem Fortschritt.
    .spice = Du hast kein Gewürz zu verkaufen. Ernte zuerst.
    .price = Mit { $ducats } Dukaten kannst du keinen Schritt dieser Karte bezahlen. Beschaffe dir zuerst mehr Dukaten.
    .card = Es gibt keine Expeditionskarte mehr zu ziehen oder aufzudecken, also würde sich nichts ändern.
    .board = Diese Reihe bringt nicht mehr Kolonisten, als deine Gründung schon hat. Wähle eine tiefere Reihe oder einen anderen Bereich.
    .colony = Du hast schon alle vier Kolonien gegründet. Wähle Schiffbau, Ernte oder Steuer.
refusal-GOA-R54 = Der Bereich Koloniegründung einer anderen Person hilft bei einer eigenen Gründung, wenn Kolonisten fehlen. Wähle Schiffbau, Ernte oder Steuer.
refusal-GOA-R44 =
    Es gibt keine Expeditionskarte mehr aufzudecken. Nutze etwas anderes, zahle, oder gib die Gründung auf.
    .start = Die zwei Karten der Gründung sind die letzten, eine dritte gibt es nicht aufzudecken. Gründe ohne diese Karte.

## Fragen

question-quick_start = Wie beginnst du: mit zwei Erfolgsmarkern in Reihe 2 deines Entwicklungstableaus oder mit mehr Dukaten?
    .other = { $seat } wählt den Beginn: zwei Erfolgsmarker in Reihe 2 oder mehr Dukaten.
question-place_flag = Wohin setzt du die Flagge mit Versteigerungsmarker 1? Sie kommt an den Rand der Spielfläche oder auf ein leeres Feld, direkt neben ein Plättchen. Der nächste Versteigerungsmarker muss neben ihr liegen.
    .other = { $seat } wählt einen Platz für die Flagge mit Versteigerungsmarker 1.
question-place_marker = Auf welches Plättchen setzt du Versteigerungsmarker { $marker }? Dieses Plättchen versteigerst du gleich.
    .other = { $seat } wählt ein Plättchen für Versteigerungsmarker { $marker }.
question-bid =
    Was bietest du für { $tile_count ->
        [0] die Flagge
       *[other] „{ $tile }“
    }, wenn überhaupt? { $price ->
        [0] Noch hat niemand geboten.
       *[other] { $bidder } bietet { $price } Dukaten.
    } Bieten kannst du nur einmal; { $auctioneer } entscheidet. { $power }
    .other =
        { $seat } wählt ein Gebot für { $tile_count ->
            [0] die Flagge
           *[other] „{ $tile }“
        }. { $price ->
            [0] Noch hat niemand geboten.
           *[other] Das höchste Gebot: { $price } Dukaten.
        }
question-auctioneer_decide =
    { $bidder } bietet { $price } Dukaten für { $tile_count ->
        [0] die Flagge
       *[other] „{ $tile }“
    }. { $payable ->
        [yes] Verkaufst du, oder kaufst du selbst für 1 Dukaten weniger?
       *[no] Um selbst zu kaufen, hast du zu wenige Dukaten, also verkaufst du.
    } { $power }
    .other =
        { $seat } entscheidet über { $tile_count ->
            [0] die Flagge
           *[other] „{ $tile }“
        }: für { $price } Dukaten verkaufen oder für 1 Dukaten weniger selbst kaufen.
question-turn = Welche Aktion führst du aus? Plättchen und eine Karte darfst du vorher oder nachher einsetzen.
    .other = { $seat } wählt eine Aktion.
question-after_action =
    { $answers ->
        [1] Deine Aktion ist ausgeführt, und du kannst nichts mehr einsetzen oder ausspielen.
       *[other] Deine Aktion ist ausgeführt. Willst du noch ein Plättchen oder eine Karte einsetzen, oder bist du fertig?
    }
    .other = { $seat } hat die Aktion ausgeführt und kann vor dem Ende des Aktionszugs noch Plättchen und Karten einsetzen.
question-harvest_pause =
    { $left ->
        [one] 1 Säckchen deiner Ernte findet kein freies Feld
       *[other] { $left } Säckchen deiner Ernte finden kein freies Feld
    }{ $answers ->
        [1] , und du hast nichts, was Platz schafft.
       *[other] . Schaffst du mit { $played ->
            [yes] einem Plättchen Platz, etwa mit Abgaben
           *[no] einer Karte oder einem Plättchen Platz, etwa mit einem Verkauf oder mit Abgaben
        }, oder verzichtest du darauf?{ $discards ->
            [yes] {" "}Du darfst auch Karten abwerfen.
           *[no] {""}
        }
    }
    .other =
        { $left ->
            [one] 1 Säckchen der Ernte findet kein freies Feld
           *[other] { $left } Säckchen der Ernte finden kein freies Feld
        }: { $seat } kann noch Platz schaffen.
question-expedition_pause =
    Deine Expedition darf noch { $left ->
        [one] 1 Karte
       *[other] bis zu { $left } Karten
    } bringen. { $draws ->
        [full] Du hast { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }, dein Limit ist { $limit }: { $discards ->
            [yes] { $played ->
                [yes] Wirf eine Karte ab, um Platz zu schaffen, oder beende
               *[no] Spiel eine Karte aus oder wirf eine ab, um Platz zu schaffen, oder beende
            }
           *[no] { $played ->
                [yes] Beende
               *[no] Spiel eine Karte aus, um Platz zu schaffen, oder beende
            }
        } die Expedition.
       *[other] { $draws ->
            [none] Aber es ist keine mehr da: Beendest du die Expedition?
           *[yes] Auf deiner Hand ist Platz für { $room }: Ziehst du die nächste, oder beendest du die Expedition?
        } Vorher darfst du ein Plättchen einsetzen{ $discards ->
            [yes] , Karten abwerfen
           *[no] {""}
        } oder eine Karte ausspielen.
    }
    .other =
        { $seat } entscheidet, ob die Expedition weitergeht. Sie darf noch { $left ->
            [one] 1 Karte
           *[other] bis zu { $left } Karten
        } bringen.
question-founding =
    Für { $colony } { $missing ->
        [one] fehlt 1 Kolonist
       *[other] fehlen { $missing } Kolonisten
    }. { $payable ->
        [yes] Zahlst du, oder gibst du auf (+1 Kolonist)?
       *[no] Du hast zu wenige, um zu zahlen. Gibst du auf (+1 Kolonist)?
    } Vorher geht noch ein Plättchen oder eine Karte{ $espionage ->
        [yes] , bei Spionage nicht „{ effect-found_extra_reveal }“
       *[no] {""}
    }.
    .other =
        Für { $colony } { $missing ->
            [one] fehlt 1 Kolonist
           *[other] fehlen { $missing } Kolonisten
        }: { $seat } muss zahlen oder aufgeben.
question-place_spice =
    { $tile_count ->
        [0] { $up_to ->
            [yes] Auf welches Feld legst du das nächste Gewürz? Du darfst { $left ->
                [one] noch 1
               *[other] bis zu { $left }
            } legen.
           *[no] Welches Gewürz legst du auf welches Feld?{ $left ->
                [one] {""}
               *[other] {" "}Noch { $left } Gewürze sind zu legen, so viele wie passen.
            }
        }
       *[other] Welches Gewürz legst du auf „{ $tile }“? { $left ->
            [one] 1 Feld ist frei.
           *[other] { $left } Felder sind frei.
        }
    }
    .other =
        { $tile_count ->
            [0] { $seat } wählt ein Feld für das nächste Gewürz.
           *[other] { $seat } wählt ein Gewürz für „{ $tile }“.
        }
question-take_spice =
    { $purpose ->
        [progress] { $due_count ->
            [one] Von welchem Plättchen gibst du das fällige Gewürz ({ $due }) ab?
           *[other] Von welchem Plättchen gibst du das nächste Gewürz ab? Noch fällig, in dieser Reihenfolge: { $due }.
        }
        [sale] { $may_stop ->
            [yes] Welches Gewürz verkaufst du als Nächstes, oder hörst du hier auf? Du darfst noch { $left } verkaufen.
           *[no] Welches Gewürz verkaufst du zuerst? Du darfst bis zu { $left } verkaufen.
        }
       *[duty] Welches Gewürz gibst du { $left ->
            [one] als letztes für die Abgaben ab?
           *[other] für die Abgaben ab? Noch { $left } Gewürze sind fällig.
        }
    }
    .other =
        { $purpose ->
            [progress] { $seat } wählt ein Plättchen, von dem ein Gewürz abgegeben wird.
            [sale] { $seat } wählt ein Gewürz zum Verkauf.
           *[duty] { $seat } wählt ein Gewürz für die Abgaben.
        }
question-choose_column =
    { $purpose ->
        [no_spices] In welchem Bereich rückst du eine Reihe vor und zahlst Schiffe, aber keine Gewürze?
        [no_ships] In welchem Bereich rückst du eine Reihe vor und zahlst Gewürze, aber keine Schiffe?
        [ducats] In welchem Bereich rückst du für Dukaten eine Reihe vor?
       *[vice_king] Welchen deiner am wenigsten vorgerückten Erfolgsmarker rückst du umsonst eine Reihe vor?
    }
    .other = { $seat } wählt einen Erfolgsmarker, der eine Reihe vorrückt.
question-mix_ships = Du teilst eine Ernte von { $left } auf Schiffe, Kolonisten und Gewürze auf: Wie viele Schiffe nimmst du?
    .other = { $seat } teilt eine Ernte von { $left } auf Schiffe, Kolonisten und Gewürze auf.
question-mix_colonists = Für Kolonisten und Gewürze bleibt eine Ernte von { $left }: Wie viele Kolonisten nimmst du?
    .other = { $seat } teilt eine Ernte von { $left } auf Kolonisten und Gewürze auf.
question-choose_resource =
    { $revealed_count ->
        [0] Nimmst du Schiffe oder Kolonisten?
       *[other] Die aufgedeckten Karten zeigen { $ships } Kolonisten: Nimmst du so viele Schiffe, Kolonisten oder Gewürze?
    }
    .other =
        { $revealed_count ->
            [0] { $seat } wählt zwischen Schiffen und Kolonisten.
           *[other] { $seat } wählt für die aufgedeckten Karten zwischen Schiffen, Kolonisten und Gewürzen.
        }
question-discard_plantation = Deine vier Plantagenplätze sind belegt. Welches Plättchen gibst du für „{ $tile }“ ab? Die Gewürze darauf verlierst du.
    .other = { $seat } wählt ein Plättchen, das für „{ $tile }“ Platz macht.
question-choose_favor = Welches der aussortierten Plättchen nimmst du? Es wirkt, als hättest du es gekauft.
    .other = { $seat } wählt eines der aussortierten Plättchen.
question-choose_grid_tile = Welches Plättchen der Spielfläche nimmst du? Der Tausch kommt an seine Stelle, und das neue Plättchen wirkt, als hättest du es gekauft.
    .other = { $seat } wählt ein Plättchen der Spielfläche; der Tausch kommt an seine Stelle.
question-choose_espionage =
    Welchen Bereich welcher Person nutzt du: Schiffbau, Ernte{ $spies ->
        [yes] { $pause ->
            [yes] , Steuer oder Koloniegründung? Ihre Zahl bei der Koloniegründung ersetzt deine in dieser Gründung.
           *[no] {" "}oder Steuer? Die Koloniegründung hilft nur, während du selbst eine Kolonie gründest.
        }
       *[no] { $pause ->
            [yes] {" "}oder Steuer? Eine zweite Gründung kann jetzt nicht beginnen.
           *[no] , Steuer oder Koloniegründung?
        }
    }
    .other = { $seat } wählt einen fremden Bereich für die Spionage.
question-name_colony = Welche Kolonie gründest du mit der Reihe von { $opponent }?
    .other = { $seat } wählt die Kolonie, die gegründet werden soll.
question-name_founding = Welche Kolonie gründest du? Du deckst dafür { $cards } Karten auf statt { $usual }.
    .other = { $seat } wählt die Kolonie, die gegründet werden soll; { $cards } Karten werden dafür aufgedeckt statt { $usual }.
question-choose_fill_tile =
    Welche deiner Plantagen und Kolonien füllst du ganz auf? Du darfst { $left ->
        [one] noch 1
       *[other] bis zu { $left }
    } auffüllen{ $may_stop ->
        [yes] {" "}oder hier aufhören
       *[no] {""}
    }.
    .other = { $seat } wählt eine Plantage oder Kolonie zum Auffüllen.
question-choose_colony_tile = Welches Plättchen von { $colony } nimmst du? Es bestimmt, welche Gewürze die Kolonie aufnimmt.
    .other = { $seat } wählt ein Plättchen von { $colony }.
question-extra_or_pass =
    { $must ->
        [yes] Du hast { $cards } Zusatzaktionskarten und darfst nur eine in die nächste Runde mitnehmen: Spiele eine für eine weitere Aktion.
       *[no] Spielst du deine Zusatzaktionskarte für eine weitere Aktion, oder behältst du sie und passt für diese Runde?
    }
    .other =
        { $must ->
            [yes] { $seat } muss eine Zusatzaktionskarte spielen.
           *[no] { $seat } entscheidet: eine Zusatzaktionskarte spielen oder für diese Runde passen.
        }

## Vorschau

change-ships = Schiffe von { $thing }: { $before } → { $after }
    .you = Deine Schiffe: { $before } → { $after }
change-colonists = Kolonisten von { $thing }: { $before } → { $after }
    .you = Deine Kolonisten: { $before } → { $after }
change-ducats = Dukaten von { $thing }: { $before } → { $after }
    .you = Deine Dukaten: { $before } → { $after }
change-extra_actions = Zusatzaktionskarten von { $thing }: { $before } → { $after }
    .you = Deine Zusatzaktionskarten: { $before } → { $after }
change-spices = Gewürze von { $thing }: { $before } → { $after }
    .you = Deine Gewürze: { $before } → { $after }
change-cards = Expeditionskarten von { $thing }: { $before } → { $after }
    .you = Deine Expeditionskarten: { $before } → { $after }
change-colonists_needed =
    { $after ->
        [0] Dein Tableau bringt alle Kolonisten, die { $thing } verlangt
       *[other] { $after } Kolonisten für { $thing } müssen von den aufgedeckten Karten und von dir kommen; reicht es nicht, nimmst du 1 Kolonisten
    }
change-row = Reihe im Bereich { $thing }: { $before } → { $after }
change-points = Siegpunkte von { $thing } hierfür: { $before } → { $after }
    .you = Deine Siegpunkte hierfür: { $before } → { $after }
change-sacks = Deine Säckchen { $thing }: { $before } → { $after }
change-sacks_lost = Verlorene Säckchen deiner Ernte: { $after }

## Optionen

option-quick_start = Schnellstart: Vor der ersten Runde rückt jede Person zwei Erfolgsmarker in Reihe 2 oder nimmt 10 Dukaten mehr, damit die Partie schneller in Gang kommt.
option-quick_start-true = Mit Schnellstart
option-quick_start-false = Ohne Schnellstart
option-bonanza = Bonanza: Unter den vier Eckplättchen liegt je ein Bonanza-Plättchen. Wer ein Eckplättchen bekommt, bekommt auch den kleinen Bonus darunter.
option-bonanza-true = Mit Bonanza
option-bonanza-false = Ohne Bonanza
option-first_revealer = Wer zuerst aufdeckt: die Person, die bei der Suche nach dem Startspieler die erste Karte aufdeckt, ausgelost oder bestimmt. Startspieler ist, wer den ersten Elefanten aufdeckt.
option-first_revealer-random = Ausgelost
option-first_revealer-seat = Platz { $number }
option-open_money = Offene Dukaten: Alle sehen die Dukaten aller. Sonst liegen die der anderen bis zum Spielende verdeckt; wer mitzählt, kennt sie trotzdem.
option-open_money-true = Dukaten offen
option-open_money-false = Dukaten verdeckt
option-extra_reveal = Eine Karte mehr: wann du die Expeditionskarte ausspielst, die bei einer Koloniegründung eine Karte mehr aufdeckt. Nach dem deutschen Regelheft zu Beginn der Aktion.
option-extra_reveal-start = Zu Beginn der Gründung
option-extra_reveal-after_reveal = Nach dem Aufdecken, wenn Kolonisten fehlen
option-swapped_red_tiles = Rote Plättchen durch Tausch: ab wann du ein rotes Plättchen nutzen darfst, das du in der Aktionsphase durch Tausch bekommst. Nach dem deutschen Regelheft sind rote Plättchen ab der folgenden Aktionsphase nutzbar.
option-swapped_red_tiles-next_phase = Ab der nächsten Aktionsphase
option-swapped_red_tiles-at_once = Sofort
option-discarding = Abwerfen: wann du in deinem Aktionszug Expeditionskarten abwerfen darfst. Nach dem deutschen Regelheft jederzeit.
option-discarding-any_time = Jederzeit im eigenen Aktionszug
option-discarding-before_action = Nur vor der Aktion
option-effects_during = Während einer Aktion: wo du mitten in einer Aktion Plättchen einsetzen und eine Karte ausspielen darfst. Nach dem deutschen Regelheft während jeder Aktion: wenn Säckchen einer Ernte verloren gingen und vor der nächsten Karte einer Expedition.
option-effects_during-any_action = Auch bei Ernte und Expedition
option-effects_during-founding = Nur bei der Koloniegründung
option-espionage_colony = Spionage bei Kolonien: was dir der Bereich Koloniegründung einer anderen Person bringt. Das deutsche Regelheft spricht von den Kolonisten bei einer Koloniegründung.
option-espionage_colony-number = Ihre Zahl bei einer eigenen Gründung
option-espionage_colony-founding = Eine ganze Gründung ohne Aktion

## Punkte

score-development = Entwicklungstableau
score-colonies = Kolonien
score-plantations = 1er-Plantagen
score-duties = Abgaben
score-missions = Missionen
score-symbols = Symbole auf Handkarten
score-money = Meiste Dukaten
score-total = Summe

# Welche Regel bei gleich vielen Punkten entschieden hat.
tie-ducats = { $ahead } und { $behind } haben gleich viele Punkte; mehr Dukaten entscheiden: { $ahead } hat { $more }, { $behind } { $less }.

## Einführung (je eine Zeile: der Bildschirm bricht sie um)

guide-1 = Auf deinem Entwicklungstableau steht in jedem der fünf Bereiche Schiffbau, Ernte, Steuer, Expedition und Koloniegründung ein Erfolgsmarker. Je weiter unten er steht, desto mehr leistet der Bereich, und desto mehr Siegpunkte bringt er am Ende. Gespielt werden acht Runden, vier in Spielabschnitt A und vier in Spielabschnitt B. In jeder Runde setzt ihr zuerst Versteigerungsmarker, dann versteigert ihr Plättchen, und zum Schluss führt ihr Aktionen aus. Wer am Ende die meisten Siegpunkte hat, gewinnt.
guide-2 = Auf der Spielfläche liegen zu Beginn 25 Plättchen. Wer die Flagge hat, setzt sie mit Versteigerungsmarker 1 an den Rand oder auf ein leeres Feld, direkt neben ein Plättchen. Reihum setzen dann alle anderen je einen Versteigerungsmarker auf ein Plättchen neben dem vorigen, auch diagonal, und zuletzt noch einmal die Person mit der Flagge. Zeilen und Spalten zählen von oben links an.
guide-3 = Versteigert wird in der Reihenfolge der Versteigerungsmarker, zuerst die Flagge. Versteigerer ist, wer den Versteigerungsmarker gesetzt hat. Reihum kommt jede andere Person genau einmal dran: Sie bietet mehr als das höchste Gebot oder passt. Dann entscheidet der Versteigerer: Entweder verkauft er und bekommt das höchste Gebot, oder er kauft selbst und zahlt 1 Dukaten weniger an die Bank. Hat niemand geboten, bekommt er das Plättchen umsonst. Wer die Flagge bekommt, nimmt dazu eine Zusatzaktionskarte und beginnt die Aktionsphase.
guide-4 = Danach führen alle reihum je eine Aktion aus, dreimal. Mit Schiffbau, Ernte und Steuer nimmst du so viele Schiffe, Gewürze oder Dukaten, wie deine Reihe angibt, mit der Expedition ziehst du Expeditionskarten, mit der Koloniegründung versuchst du, eine Kolonie zu gründen. Der Fortschritt rückt einen Erfolgsmarker eine Reihe nach unten: Du gibst die angegebenen Gewürze ab und für jedes Gewürz ein Schiff. Der erste Schritt in einem Bereich kostet ein Gewürz, der letzte vier.
guide-5 = Gewürze liegen immer auf den Feldern deiner Plantagen und Kolonien. Eine neue Plantage ist sofort voll; sind ihre Felder später leer, füllst du sie mit einer Ernte wieder. Was kein freies Feld findet, verfällt. Du hast vier Plantagenplätze, für eine fünfte Plantage musst du eine alte abgeben. Eine 1er-Plantage zählt auch dann noch 1 Siegpunkt.
guide-6 = Für eine Koloniegründung nennst du eine Kolonie: Quilon verlangt 6 Kolonisten, Cochin 8, Madras 10, Calicut 12. Dann deckst du zwei Expeditionskarten auf und zählst ihre Kolonisten zu denen deines Tableaus. Was fehlt, darfst du aus deinem Vorrat zahlen. Misslingt der Versuch, behältst du deine Kolonisten und bekommst noch einen dazu. Eine gegründete Kolonie ist sofort voll, und auf ihre Felder passen mehrere Gewürze.
guide-7 = Expeditionskarten auf der Hand kannst du ausspielen oder wegen ihrer Symbole behalten. Ausspielen darfst du in jedem Aktionszug nur eine; manche bringen dir etwas, andere wandeln eine Aktion ab. Das Handkartenlimit gilt nur, wenn du die Aktion Expedition wählst; durch Boni darfst du auch darüber hinaus Karten ziehen. Wer in einem Bereich vor allen anderen Reihe 4 oder Reihe 5 erreicht, zieht eine Expeditionskarte.
guide-8 = Manche Plättchen behältst du und setzt sie in deinem Aktionszug ein, ohne dass es eine Aktion kostet: rote einmal pro Runde, andere nur ein einziges Mal. So führst du mit der Spionage eine Aktion mit der Reihe einer anderen Person aus, und der Vizekönig rückt deinen am wenigsten vorgerückten Erfolgsmarker umsonst vor. Nach den drei Aktionen darfst du Zusatzaktionskarten spielen, jede für eine weitere Aktion; nur eine darfst du in die nächste Runde mitnehmen. Eine Zusatzaktionskarte bekommst du auch, sobald alle deine fünf Erfolgsmarker mindestens in Reihe 2 stehen, ebenso bei Reihe 3, 4 und 5.
guide-9 = Am Ende bringt ein Erfolgsmarker in Reihe 2, 3, 4 oder 5 dir 1, 3, 6 oder 10 Siegpunkte. Für 1, 2, 3 oder 4 Kolonien gibt es 1, 3, 6 oder 10, für 1 bis 5 gleiche Symbole auf deiner Hand 1, 3, 6, 10 oder 15. Dazu kommen 1er-Plantagen, Missionen, erfüllte Abgaben und 3 Siegpunkte für die meisten Dukaten. Übrige Schiffe, Kolonisten und Gewürze bringen nichts.
guide-10 = Zum Anfang ein Rat: Sorge früh für Gewürze verschiedener Sorten und für Schiffe, denn jeder Schritt braucht beides. Lass keinen Erfolgsmarker ganz zurück, sonst entgehen dir Zusatzaktionskarten. Versteigere Plättchen, die auch andere brauchen: Ein Gebot bringt dir Dukaten, oder du bekommst das Plättchen billiger. Biete selbst nur so viel, wie du wirklich zahlen willst.
