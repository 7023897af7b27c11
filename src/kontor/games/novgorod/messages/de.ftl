### Novgorod: Namen, Aktionen, Spielprotokoll, Ablehnungen, Fragen, Vorschau, Optionen, Punkte und Einführung.
### Zu Listen gibt es `<feld>_count`, die Zahl ihrer Einträge.

## Das Spiel

game-title = Novgorod
game-short = Lege in jedem Zug eine Handelsroute aus, erfülle Aufträge und steige auf.
game-pitch = In jedem Zug legst du eine Route durch Hansestädte und holst aus ihren wenigen Stationen so viel wie möglich heraus. Es passt zu allen, die gern planen und tüfteln, auch zu zweit; gestört wirst du wenig. Du siehst die perfekte Route, eine Station zu lang, und findest dann doch den kürzeren Weg.
game-about = Novgorod ist ein Kartenspiel um Seewege und Handel für 2 bis 4 Personen. Als Kaufmann oder Kauffrau der Hanse legst du in jedem Zug eine neue Route aus, von Stadt zu Stadt, und entscheidest, was dir jedes Kontor darin bringt: eine Ware für einen Auftrag, Rohstoff für ein Luxusgut, Ladung für den nächsten Zug oder Dukaten. Nebenbei kaufst du Kontore, schnellere Schiffe und Aufträge und steigst Stufe um Stufe in deiner Karriere auf. Am Ende zählen die Siegel.
game-credits = Novgorod wurde von Stefan Risthaus erdacht und von Fiore GmbH illustriert. Es erschien 2020 bei OSTIA-Spiele. Kontor ist eine inoffizielle Umsetzung in eigenen Worten und mit eigenen Zeichnungen; die meisten Zahlen auf den Karten, eine der Städte, die Waren zweier Städte und einige Seewege haben wir selbst rekonstruiert.

## Namen

city-antwerp = Antwerpen
city-bergen = Bergen
city-danzig = Danzig
city-london = London
city-luebeck = Lübeck
city-novgorod = Novgorod
city-riga = Riga
city-visby = Visby

good-amber = Bernstein
good-cloth = Stoffe
good-fish = Fisch
good-furs = Pelz
good-glass = Glas
good-grain = Getreide
good-salt = Salz
good-wool = Wolle

luxury-clothing = Kleidung
luxury-jewellery = Schmuck
luxury-provisions = Proviant

order-card = Auftrag { $number } ({ $upper } / { $lower })
order-deck = oberster Auftrag des Stapels
offer-deck = oberster Auftrag des Stapels
row-upper = obere Zeile
row-lower = untere Zeile
row-of = { $row } von { $order }
joined = { $rest } + { $last }
place-aside = behalten
place-filed = abgelegt
stop-hold = Laderaum
source-hold = Laderaum
recipe = Rezept { $number }
answer-yes = ja
answer-no = nein

side-front = beige Vorderseite
side-back = silberne Rückseite
career-c1 = Karrierekarte 1
career-c2 = Karrierekarte 2
career-c3 = Karrierekarte 3
career-c4 = Karrierekarte 4
career-step = { $cost } ({ $privilege })
cost-goods =
    { $number ->
        [one] 1 Ware
       *[other] { $number } verschiedene Waren
    }
cost-luxuries =
    { $number ->
        [one] 1 Luxusgut
       *[other] { $number } verschiedene Luxusgüter
    }
cost-ducats =
    { $number ->
        [one] 1 Dukat
       *[other] { $number } Dukaten
    }

privilege-speed = Geschwindigkeit +{ $number }
privilege-income = { $number } Dukaten extra
privilege-order_discount = Auftrag { $number } Dukaten billiger
privilege-seal = { $number } Siegel extra

bonus-kontor8 = Acht Kontore
bonus-route5 = Route mit fünf Städten
bonus-luxury_merchant = Luxushändler
bonus-orders3 = Drei Aufträge
bonus-career3 = Karriere
bonus-diversity = Warenvielfalt

special_order-s1 = Spezialauftrag 1
special_order-s2 = Spezialauftrag 2
special_order-s3 = Spezialauftrag 3
special_order-s4 = Spezialauftrag 4

## Aktionen

action-choose_career_side = Nimm die { $side }
action-intro_take_kontor = Wähle das Kontor in { $city } für { $price } Dukaten: { $good }, Einkommen { $income }
action-intro_take_order =
    { $deck ->
        [yes] Wähle blind den obersten Auftrag des Stapels für { $price } Dukaten
       *[no] Wähle { $order } für { $price } Dukaten
    }
action-lay_stop =
    Lege in { $city } an: { $good }; { $own ->
        [yes] dein Kontor, Einkommen { $income }
       *[no] Basiskontor (nicht deins), Hafengebühr { $fee }
    }; Manufaktur für { $luxury }
    .other =
        { $seat } legt in { $city } an: { $good }; { $own ->
            [yes] eigenes Kontor, Einkommen { $income }
           *[no] Basiskontor, Hafengebühr { $fee }
        }; Manufaktur für { $luxury }.
action-lay_placeholder = Platzhalter in { $city }: Ein anderes deiner Kontore zählt verdeckt als Station, und du kannst Kontor und Manufaktur ({ $luxury }) beide nutzen
    .other = { $seat } legt in { $city } einen Platzhalter, um Kontor und Manufaktur ({ $luxury }) zu nutzen.
action-end_route =
    { $slots ->
        [0] Lege in diesem Zug keine Route aus
       *[other] Beende die Route hier: Hafengebühr { $fees }
    }
action-produce = Stelle in { $stop } { $luxury } her
    .other = { $seat } beginnt in { $stop } mit der Herstellung: { $luxury }.
action-fulfil_row = Erfülle die { $row } von Auftrag { $number }: { $asked }, für { $seals } Siegel
    .other = { $seat } beginnt mit der { $row } von Auftrag { $number }: { $asked }.
action-career_step =
    Karrierestufe { $step } für { $cost }: verdeckt „{ $privilege }“{ $seals ->
        [0] {""}
       *[other] , bringt dann { $seals } Siegel pro Zug
    }
    .other = { $seat } beginnt mit Karrierestufe { $step } für { $cost }; sie verdeckt „{ $privilege }“.
action-fulfil_special =
    Erfülle { $card }: { $asked }{ $inputs ->
        [0] {""}
        [one] {""}
       *[other] , das Luxusgut aus mindestens { $inputs } Waren,
    } und { $ducats ->
        [0] keine Dukaten
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }, für { $seals } Siegel
    .other = { $seat } beginnt mit { $card }: { $asked }.
action-choose_manufactory = Nutze die Manufaktur in { $stop } für { $luxury } (Rezepte: { $recipes })
    .other = { $seat } nutzt die Manufaktur in { $stop } für { $luxury }.
action-choose_recipe =
    { $plain ->
        [yes] Aus { $goods }, für { $seals } Siegel und { $ducats ->
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }
       *[no] Aus { $goods }
    }
    .other = { $seat } stellt das Luxusgut aus { $goods } her.
action-choose_source =
    { $hold ->
        [yes] Nimm { $good } aus dem Laderaum
       *[no] Nimm { $good } aus { $source }
    }
    .other =
        { $hold ->
            [yes] { $seat } nimmt { $good } aus dem Laderaum.
           *[no] { $seat } nimmt { $good } aus { $source }.
        }
action-use_discount =
    { $use ->
        [yes] Setze das Privileg ein und zahle { $ducats ->
            [0] nichts
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }
       *[no] Setze das Privileg nicht ein und zahle { $ducats ->
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }
    }
    .other =
        { $use ->
            [yes] { $seat } setzt das Privileg für Spezialaufträge ein.
           *[no] { $seat } setzt das Privileg für Spezialaufträge nicht ein.
        }
action-place_order =
    { $aside ->
        [yes] Behalte den Auftrag; die untere Zeile bleibt offen: { $asked }
       *[no] Lege den Auftrag ab; die untere Zeile verfällt: { $asked }
    }
action-store_good =
    { $full ->
        [yes] Lagere { $good } aus { $stop }; die Ware im Laderaum ({ $left }) geht verloren
       *[no] Lagere { $good } aus { $stop } im Laderaum
    }
action-take_income =
    Nimm das Einkommen in { $stop }: { $ducats } Dukaten{ $merchant ->
        [0] {""}
       *[other] , davon { $merchant } vom Kaufmann
    }
action-take_all_income =
    Nimm alles Einkommen: { $ducats } Dukaten{ $merchant ->
        [0] {""}
       *[other] , davon { $merchant } vom Kaufmann
    }
action-use_income_privilege = Privileg: { $ducats } Dukaten extra
action-end_phase2 =
    { $fees ->
        [0] Fertig mit dieser Route
       *[other] Fertig mit dieser Route: Hafengebühr { $fees }
    }
    .other = { $seat } ist mit der Route fertig.
action-buy_kontor = Kaufe das Kontor in { $city } für { $price } Dukaten: { $good }, Einkommen { $income }
action-buy_ship = Kaufe ein Schiff mit Geschwindigkeit { $speed } für { $price } Dukaten
action-buy_order =
    { $deck ->
        [yes] Kaufe blind den obersten Auftrag des Stapels für { $price } Dukaten
       *[no] Kaufe { $order } für { $price } Dukaten
    }
action-buy_order_discounted =
    { $deck ->
        [yes] Setze das Privileg ein und kaufe blind den obersten Auftrag des Stapels für { $price } Dukaten
       *[no] Setze das Privileg ein und kaufe { $order } für { $price } Dukaten
    }
action-end_phase3 =
    { $bought ->
        [yes] Kaufe nichts mehr
       *[no] Kaufe nichts
    }
action-move_pirate =
    { $back ->
        [yes] Setze das Privileg ein und versetze den Piraten nach { $city }
       *[no] Versetze den Piraten { $ducats ->
            [0] kostenlos
           *[other] für { $ducats } Dukaten
        } nach { $city }
    }
action-end_turn = Lass den Piraten, wo er ist, und beende deinen Zug

## Spielprotokoll

event-side_chosen = { $seat } nimmt die { $side } ({ $card }).
    .you = Du nimmst die { $side } ({ $card }).
event-kontor_picked = { $seat } wählt das Kontor in { $city } für { $price } Dukaten.
    .you = Du wählst das Kontor in { $city } für { $price } Dukaten.
event-order_taken =
    { $price ->
        [0] { $seat } nimmt { $order }.
       *[other] { $seat } nimmt { $order } für { $price } Dukaten.
    }
    .you =
        { $price ->
            [0] Du nimmst { $order }.
           *[other] Du nimmst { $order } für { $price } Dukaten.
        }
event-order_drawn =
    { $order_count ->
        [0] { $seat } zieht { $price ->
            [0] einen Auftrag
           *[other] für { $price } Dukaten einen Auftrag
        } vom Stapel.
       *[other] { $seat } zieht { $price ->
            [0] einen Auftrag
           *[other] für { $price } Dukaten einen Auftrag
        } vom Stapel: { $order }.
    }
    .you =
        Du ziehst { $price ->
            [0] einen Auftrag
           *[other] für { $price } Dukaten einen Auftrag
        } vom Stapel: { $order }.
event-intro_paid = { $seat } zahlt { $ducats } Dukaten für Kontore und Aufträge.
    .you = Du zahlst { $ducats } Dukaten für deine Kontore und Aufträge.
event-orders_opened = Neu ausgelegt: { $orders }.
event-round_began =
    { $last ->
        [yes] Runde { $number } beginnt, die letzte.
       *[no] Runde { $number } beginnt.
    }
event-turn_began = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-route_laid =
    { $stops_count ->
        [0] { $seat } legt keine Route aus.
       *[other] { $seat } legt eine Route aus: { $stops }{ $placeholders_count ->
            [0] {""}
           *[other] , mit Platzhalter in { $placeholders }
        }{ $fees ->
            [0] {""}
           *[other] ; Hafengebühr: { $fees }
        }.
    }
    .you =
        { $stops_count ->
            [0] Du legst keine Route aus.
           *[other] Du legst eine Route aus: { $stops }{ $placeholders_count ->
                [0] {""}
               *[other] , mit Platzhalter in { $placeholders }
            }{ $fees ->
                [0] {""}
               *[other] ; Hafengebühr: { $fees }
            }.
        }
event-hold_swapped = { $seat } legt das Kontor in { $city } aus dem Laderaum in die Route; im Laderaum liegt dafür das Basiskontor.
    .you = Du legst das Kontor in { $city } aus deinem Laderaum in die Route; im Laderaum liegt dafür das Basiskontor.
event-privilege_used = { $seat } setzt das Privileg „{ $privilege }“ ein.
    .you = Du setzt das Privileg „{ $privilege }“ ein.
event-bonus_gained = { $seat } erfüllt die Bonuskarte „{ $bonus }“: { $seals } Siegel.
    .you = Du erfüllst die Bonuskarte „{ $bonus }“: { $seals } Siegel.
event-luxury_produced =
    { $seat } stellt in { $city } { $luxury } her (aus { $goods }){ $seals ->
        [0] {""}
       *[other] {" "}für { $seals } Siegel
    }{ $ducats ->
        [0] {""}
        [one] {" "}und 1 Dukat
       *[other] {" "}und { $ducats } Dukaten
    }.
    .you =
        Du stellst in { $city } { $luxury } her (aus { $goods }){ $seals ->
            [0] {""}
           *[other] {" "}für { $seals } Siegel
        }{ $ducats ->
            [0] {""}
            [one] {" "}und 1 Dukat
           *[other] {" "}und { $ducats } Dukaten
        }.
event-goods_consumed = { $seat } liefert { $goods }.
    .you = Du lieferst { $goods }.
event-row_fulfilled = { $seat } erfüllt die { $row } von { $order }: { $seals } Siegel.
    .you = Du erfüllst die { $row } von { $order }: { $seals } Siegel.
event-order_placed = { $seat }: { $order } wird { $place }.
    .you = Dein { $order } wird { $place }.
event-step_covered =
    { $seat } steigt { $ducats ->
        [0] auf Karrierestufe
       *[other] für { $ducats } Dukaten auf Karrierestufe
    } { $step } und verdeckt das Privileg „{ $privilege }“.
    .you =
        Du steigst { $ducats ->
            [0] auf Karrierestufe
           *[other] für { $ducats } Dukaten auf Karrierestufe
        } { $step } und verdeckst das Privileg „{ $privilege }“.
event-special_fulfilled =
    { $seat } erfüllt { $card }, Teil { $part }, für { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }: { $seals } Siegel.
    .you =
        Du erfüllst { $card }, Teil { $part }, für { $ducats ->
            [one] 1 Dukat
           *[other] { $ducats } Dukaten
        }: { $seals } Siegel.
event-marker_taken =
    { $order_count ->
        [0] { $seat } legt den obersten Auftrag des Stapels verdeckt als Merkkarte ab.
       *[other] { $seat } legt den obersten Auftrag des Stapels verdeckt als Merkkarte ab: { $order }.
    }
    .you = Du legst den obersten Auftrag des Stapels verdeckt als Merkkarte ab: { $order }.
event-good_stored = { $seat } lagert { $good } aus { $city } im Laderaum.
    .you = Du lagerst { $good } aus { $city } im Laderaum.
event-good_lost = { $seat } verliert die Ware im Laderaum: { $good }.
    .you = Du verlierst die Ware in deinem Laderaum: { $good }.
event-income_taken = { $seat } nimmt das Einkommen in { $city }: { $ducats } Dukaten.
    .you = Du nimmst das Einkommen in { $city }: { $ducats } Dukaten.
event-ducats_gained =
    { $by ->
        [merchant] { $seat } bekommt vom Kaufmann { $ducats } Dukaten.
       *[privilege] { $seat } bekommt durch das Privileg { $ducats } Dukaten.
    }
    .you =
        { $by ->
            [merchant] Du bekommst vom Kaufmann { $ducats } Dukaten.
           *[privilege] Du bekommst durch dein Privileg { $ducats } Dukaten.
        }
event-merchant_seal = { $seat } bekommt vom Kaufmann { $seals } Siegel.
    .you = Du bekommst vom Kaufmann { $seals } Siegel.
event-fees_paid = { $seat } zahlt { $ducats } Dukaten Hafengebühr.
    .you = Du zahlst { $ducats } Dukaten Hafengebühr.
event-merchant_moved = Der Kaufmann zieht nach { $city }.
event-pirate_moved =
    { $seat } versetzt den Piraten { $ducats ->
        [0] nach
       *[other] für { $ducats } Dukaten nach
    } { $city }.
    .you =
        Du versetzt den Piraten { $ducats ->
            [0] nach
           *[other] für { $ducats } Dukaten nach
        } { $city }.
event-special_moved = { $card } kommt ans Ende der Spalte und zeigt jetzt Teil { $part }.
event-kontor_bought = { $seat } kauft das Kontor in { $city } für { $price } Dukaten.
    .you = Du kaufst das Kontor in { $city } für { $price } Dukaten.
event-ship_bought = { $seat } kauft ein Schiff mit Geschwindigkeit { $speed } für { $price } Dukaten.
    .you = Du kaufst ein Schiff mit Geschwindigkeit { $speed } für { $price } Dukaten.
event-seals_gained =
    { $by ->
        [career] { $seat } bekommt durch die Karriere { $seals } Siegel.
       *[privilege] { $seat } bekommt durch das Privileg { $seals } Siegel.
    }
    .you =
        { $by ->
            [career] Du bekommst durch deine Karriere { $seals } Siegel.
           *[privilege] Du bekommst durch dein Privileg { $seals } Siegel.
        }
event-bonus_lowered = Die Bonuskarte „{ $bonus }“ bringt jetzt { $seals } Siegel.
event-bonus_removed = Die Bonuskarte „{ $bonus }“ verlässt das Spiel.
event-last_round_announced = Das Ende naht: Runde { $number } wird die letzte.
event-markers_shown =
    { $orders_count ->
        [0] Die abgelegten Aufträge von { $seat } bringen { $seals ->
            [0] keine Siegel
           *[other] { $seals } Siegel
        } für die Warenvielfalt.
       *[other] Die abgelegten Aufträge von { $seat } bringen { $seals ->
            [0] keine Siegel
           *[other] { $seals } Siegel
        } für die Warenvielfalt, mit diesen aufgedeckten Merkkarten: { $orders }.
    }
    .you =
        { $orders_count ->
            [0] Deine abgelegten Aufträge bringen { $seals ->
                [0] keine Siegel
               *[other] { $seals } Siegel
            } für die Warenvielfalt.
           *[other] Deine abgelegten Aufträge bringen { $seals ->
                [0] keine Siegel
               *[other] { $seals } Siegel
            } für die Warenvielfalt, mit diesen aufgedeckten Merkkarten: { $orders }.
        }
event-match_scored =
    { $winners_count ->
        [0] Niemand gewinnt: Jede Karriere zeigt noch ein rotes X.
        [one] { $winners } gewinnt das Spiel.
       *[other] Geteilter Sieg: { $winners }.
    }
    .you-winners =
        { $winners_count ->
            [one] Du gewinnst das Spiel.
           *[other] Du teilst dir den Sieg mit { $others }.
        }

## Ablehnungen

refusal-NOV-O1 = Novgorod ist für { $least } bis { $most } Personen, diese Partie hat aber { $seats } Plätze. Wähle { $least } bis { $most } Plätze.
refusal-NOV-O3 = In diesem Spiel gibt es keinen Piraten. Er kommt nur mit dem Expertenteil „Kaufmann und Pirat“.
refusal-NOV-O4 = Die Seite des Kaufmanns kannst du nur mit dem Expertenteil „Kaufmann und Pirat“ wählen. Nimm ihn dazu, oder lass es bei der Vorderseite.
refusal-NOV-O5 = Die Seite des Piraten kannst du nur mit dem Expertenteil „Kaufmann und Pirat“ wählen. Nimm ihn dazu, oder lass es bei der Vorderseite.
refusal-NOV-O6 = Anfangsstädte auslosen kannst du nur mit dem Expertenteil „Kaufmann und Pirat“. Nimm ihn dazu, oder lose nicht aus.
refusal-NOV-N2 = In { $city } hast du schon ein Kontor, und mehr als eines pro Stadt ist nicht erlaubt. Wähle das Kontor einer anderen Stadt oder einen Auftrag.
    .order = Dieser Auftrag liegt nicht offen aus: { $order }. Wähle einen, der ausliegt, zieh vom Stapel, oder wähle ein Kontor.
refusal-NOV-N3 =
    .kontor =
        { $most ->
            [one] In diesen Runden wählt jede Person nur 1 Kontor, und deines hast du schon. Wähle einen Auftrag.
           *[other] In diesen Runden wählt jede Person nur { $most } Kontore, und deine hast du schon. Wähle einen Auftrag.
        }
    .order =
        { $most ->
            [one] In diesen Runden wählt jede Person nur 1 Auftrag, und deinen hast du schon. Wähle ein Kontor.
           *[other] In diesen Runden wählt jede Person nur { $most } Aufträge, und deine hast du schon. Wähle ein Kontor.
        }
refusal-NOV-R6 =
    Das Kontor in { $city } kostet { $price } Dukaten, und wenn deine Aufträge bezahlt sind, hast du dafür { $spare ->
        [0] nichts
       *[other] nur { $spare }
    } übrig. Wähle ein billigeres Kontor oder einen Auftrag.
refusal-NOV-T1_2 = Von deiner letzten Station führt kein Seeweg nach { $city }. Fahr weiter in eine Nachbarstadt, oder beende die Route.
refusal-NOV-T1_3 =
    Die Route hätte { $slots ->
        [one] 1 Station
       *[other] { $slots } Stationen
    }, und das ist für dein Schiff mit Geschwindigkeit { $speed } jetzt zu lang. Platzhalter zählen als Stationen. Beende die Route, oder plane eine kürzere. Ist dein Privileg für Geschwindigkeit noch frei, gibt es dir eine Station mehr.
refusal-NOV-T1_5 = Du hast kein Kontor mehr auf der Hand, das Platzhalter sein könnte; die in der Route und das im Laderaum zählen nicht. Mach ohne Platzhalter weiter.
    .stop = Das Kontor in { $city } brauchst du für einen Platzhalter, den du gelegt hast; also kann es nicht auch Station sein. Fahr weiter in eine Stadt, in der du keines hast, oder beende die Route.
refusal-NOV-T1_8 =
    .stop = Die Hafengebühr würde { $fees } Dukaten betragen, und die könntest du nach dieser Route nicht bezahlen, was auch folgt. Wähle eine Stadt, in der du ein Kontor hast, oder eine billigere.
    .end = Die Hafengebühr dieser Route beträgt { $fees } Dukaten, mehr, als du danach bezahlen könntest. Fahr weiter in eine Stadt, die Dukaten bringt.
refusal-NOV-A4 = Ein Platzhalter gehört zur letzten Station, und jede hat höchstens einen. Lege zuerst eine Station an.
refusal-NOV-A13 = Jetzt kannst du den Piraten nicht versetzen. Vor der ersten Station einer Route geht es; danach mit seiner Vorderseite, solange du die Route nutzt oder kaufst, mit seiner Rückseite erst nach deinen Käufen.
refusal-NOV-R10 = { $city } ist schon in deiner Route, und eine Route besucht jede Stadt nur einmal. Fahr weiter in eine andere Nachbarstadt, oder beende die Route.
refusal-NOV-XP1 =
    Die Route hätte { $slots ->
        [one] 1 Station
       *[other] { $slots } Stationen
    }. Ohne den Piraten könnte dein Schiff mit Geschwindigkeit { $speed } das, aber eine Route mit einer Station in { $city } hat weniger Stationen. Beende die Route, plane eine kürzere, oder lass { $city } aus. Vor deiner ersten Station kannst du den Piraten versetzen.
refusal-NOV-XP3 = Der Pirat hat { $city } von der Karte genommen. Lass die Stadt aus: Ihre Nachbarn sind jetzt untereinander benachbart.
refusal-NOV-T2_1 = Dein Kontor in { $city } hast du in diesem Zug schon genutzt, und jedes dient nur einem Zweck. Wähle eine andere Station.
refusal-NOV-T2_3 = In { $city } benutzt du das Basiskontor, und Basiskontore bringen kein Einkommen. Nimm das Einkommen eines deiner eigenen Kontore in der Route.
refusal-NOV-TA1 =
    .no_stop = { $city } ist nicht in deiner Route, also kannst du die Manufaktur dort nicht nutzen. Stelle an einer deiner Stationen etwas her.
    .worked = Die Manufaktur in { $city } hat schon gearbeitet: Jede arbeitet nur einmal im Zug. Wähle eine andere Station.
    .used = Das Kontor in { $city } ist verbraucht, und ohne Platzhalter müsste die Manufaktur darauf liegen. Wähle eine andere Station. Lege nächstes Mal einen Platzhalter dazu, oder stelle zuerst etwas her.
    .manufactory = Die Manufaktur in { $city } kann dieses Luxusgut jetzt nicht herstellen: Sie stellt ein anderes her, sie hat schon gearbeitet, oder eine Ware fehlt. Wähle eine, die angeboten wird.
refusal-NOV-TA2 =
    In { $city } lässt sich jetzt nichts herstellen. Die Waren eines Rezepts müssen links von der Manufaktur, an derselben Station oder im Laderaum liegen und unverbraucht sein. Wähle eine andere Station. Lege nächstes Mal den Rohstoff zuerst.
    .recipe = Das geht jetzt nicht: { $recipe } braucht Waren, die nicht da sind, oder lässt dir nichts für die Hafengebühr. Wähle ein anderes Rezept.
    .source = Dort ist jetzt keine unverbrauchte Ware zu holen ({ $source }). Wähle einen anderen Ort.
refusal-NOV-A2 =
    .source = Die Ware von dort ({ $source }) kannst du jetzt nicht nehmen: Sie wird nicht gebraucht, Waren werden von links nach rechts gewählt, oder etwas anderes ließe sich dann nicht mehr bezahlen. Wähle einen Ort, der angeboten wird.
refusal-NOV-TB1 =
    .upper = Die obere Zeile ist schon erfüllt: { $order }. Von einem behaltenen Auftrag lässt sich nur noch die untere Zeile erfüllen.
    .not_there = Du hast diesen Auftrag nicht: { $order }. Erfülle einen von deiner Hand oder einen, den du behalten hast.
refusal-NOV-TB2 = Diese Zeile kannst du jetzt nicht erfüllen: { $order }. Deine unverbrauchten Waren und Manufakturen geben nicht alles her, was verlangt ist. Nimm eine andere Zeile, oder lagere eine Ware für deinen nächsten Zug.
refusal-NOV-TC1 =
    Deine nächste Karrierestufe kannst du jetzt nicht bezahlen. Du brauchst alle ihre Waren und Luxusgüter im selben Zug, und alle müssen verschieden sein. Lagere eine Ware für deinen nächsten Zug, oder plane eine längere Route.
    .ducats = Deine nächste Karrierestufe kostet { $ducats } Dukaten, mehr als du jetzt hast. Nimm zuerst Einkommen, oder warte einen Zug ab.
refusal-NOV-TC2 = Alle Stufen deiner Karriere sind schon verdeckt. Höher geht es nicht.
refusal-NOV-TD1 = In { $city } liegt kein eigenes Kontor in deiner Route. Lagern kannst du nur die Ware eines eigenen Kontors, nicht die eines Basiskontors.
refusal-NOV-TD3 = Diese Ware hast du erst in diesem Zug eingelagert. Du kannst sie ab deinem nächsten Zug verwenden; nimm jetzt eine andere.
refusal-NOV-TZ2 =
    .action = Danach könntest du die { $fees } Dukaten Hafengebühr nicht bezahlen: Was dafür verbraucht wird, Kontore oder ein Privileg, bringt keine Dukaten mehr. Verdiene zuerst welche, oder verzichte in diesem Zug darauf.
    .payment = Wenn du dafür { $ducats } Dukaten zahlst, kannst du die { $fees } Dukaten Hafengebühr nicht bezahlen. Verdiene zuerst Dukaten, oder verzichte in diesem Zug darauf.
    .store = Wenn du diese Ware lagerst, kannst du die { $fees } Dukaten Hafengebühr nicht bezahlen. Mach sie zu Dukaten, oder lagere eine andere Ware.
    .income = Wenn du dieses Einkommen nimmst, kannst du die { $fees } Dukaten Hafengebühr nicht bezahlen: Als Luxusgut bringen die Waren mehr. Stelle zuerst etwas her.
    .end = Die Hafengebühr beträgt { $fees } Dukaten, und so viel hast du nicht. Nimm zuerst Einkommen, oder stelle etwas her.
refusal-NOV-TE1 = { $city } ist nicht in deiner Route, also gibt es dort kein Einkommen zu nehmen. Nimm das eines eigenen Kontors in der Route.
refusal-NOV-A12 = Es sind keine zwei Kontore mehr übrig, die Einkommen bringen. Nimm das Einkommen des letzten, wenn noch eines da ist.
refusal-NOV-T0_3 = Dieses Privileg kannst du jetzt nicht einsetzen: Es ist auf deiner Karrierekarte verdeckt, oder du hast in diesem Zug schon ein Privileg eingesetzt, und mehr als eines pro Zug ist nicht erlaubt.
refusal-NOV-XS2 = Dieser Spezialauftrag liegt nicht in der Spalte. Wähle einen, der dort liegt.
refusal-NOV-A10 = Über das Privileg ist jetzt nichts zu entscheiden. Mach mit dem Schritt weiter, nach dem gefragt ist.
refusal-NOV-XS3 =
    .ducats = Dieser Spezialauftrag kostet dich { $ducats } Dukaten, mehr als du jetzt hast; jede Karte darüber macht ihn teurer. Nimm zuerst Einkommen, oder wähle einen, der weiter oben liegt.
refusal-NOV-XS5 = Diesen Spezialauftrag kannst du jetzt nicht erfüllen: Deine unverbrauchten Waren und Manufakturen geben nicht alles her, was verlangt ist. Zwei Kisten verlangen ein Luxusgut aus mindestens zwei Waren.
refusal-NOV-XS7 = Diesen Spezialauftrag hast du in diesem Zug schon erfüllt, und jeden kannst du nur einmal pro Zug erfüllen. Wähle einen anderen.
refusal-NOV-T3_1 =
    .ducats = Das kostet { $price } Dukaten, und so viel hast du nicht. Kredit gibt es keinen: Kaufe etwas Billigeres oder nichts.
    .twice = Du hast schon gekauft. In jedem Zug kannst du eines kaufen: ein Kontor, ein schnelleres Schiff oder einen Auftrag. Nur das Privileg bringt noch einen Auftrag dazu.
refusal-NOV-T3_2 = In { $city } hast du schon ein Kontor, und mehr als eines pro Stadt ist nicht erlaubt. Wähle eine andere Stadt.
refusal-NOV-R29 = Der Pirat hat { $city } von der Karte genommen, dort gibt es also kein Kontor zu kaufen. Wähle eine andere Stadt.
refusal-NOV-T3_4 = Dein Schiff hat Geschwindigkeit { $speed }, und ein schnelleres gibt es nicht. Kaufe ein Kontor oder einen Auftrag.
refusal-NOV-T3_5 = Dieser Auftrag liegt nicht offen aus: { $order }. Wähle einen, der ausliegt, oder zieh vom Stapel.
refusal-NOV-T3_6 =
    { $most ->
        [one] Du darfst nur 1 Auftrag in Bearbeitung haben, auf der Hand oder behalten. Schließe ihn zuerst ab.
       *[other] Du darfst nur { $most } Aufträge in Bearbeitung haben, auf der Hand und behaltene zusammen. Schließe zuerst einen ab.
    }
refusal-NOV-D1 = Der Auftragsstapel ist leer. Wähle einen Auftrag, der ausliegt, wenn noch einer da ist.
refusal-NOV-R25 =
    .same = Der Pirat ist schon in { $city }. Versetzen kannst du ihn nur in eine andere Stadt.
    .twice = Du hast den Piraten in diesem Zug schon versetzt, also kann er nicht mehr nach { $city }. In deinem nächsten Zug geht es wieder.
    .early = Du hast den Piraten vor deiner Route schon versetzt, also kann er jetzt nicht nach { $city }. Sobald die Route ausliegt, kannst du ihn noch einmal versetzen.
refusal-NOV-XP2 = Den Piraten zu versetzen würde dich jetzt { $cost } Dukaten kosten, und so viel hast du nicht. Lass ihn, wo er ist.
refusal-NOV-XP4 = Die Rückseite des Piraten versetzt du nur mit dem Privileg für zusätzliche Dukaten, und das kannst du in diesem Zug nicht mehr einsetzen. Lass ihn, wo er ist.

## Fragen

question-career_side = Mit welcher Seite deiner Karrierekarte spielst du?
    .other = { $seat } wählt eine Seite der Karrierekarte.
question-pick =
    { $kontors ->
        [0] Welchen Auftrag wählst du? Mehr fehlt dir nicht.
       *[other] Was wählst du? { $orders ->
            [0] { $kontors ->
                [one] Dir fehlt noch 1 Kontor.
               *[other] Dir fehlen noch { $kontors } Kontore.
            }
           *[other] Dir fehlen noch { $kontors ->
                [one] 1 Kontor
               *[other] { $kontors } Kontore
            } und 1 Auftrag.
        } Nach Abzug der Aufträge { $spare ->
            [0] bleiben keine Dukaten
            [one] bleibt 1 Dukat
           *[other] bleiben { $spare } Dukaten
        } für Kontore.
    }
    .other = { $seat } wählt ein Kontor oder einen Auftrag.
question-route =
    { $slots ->
        [0] Wo beginnt deine Route? Sie darf { $speed ->
            [one] 1 Station
           *[other] { $speed } Stationen
        } haben. Hafengebühren kannst du aus dem zahlen, was du unterwegs verdienst.
       *[other] Wohin geht deine Route weiter, oder endet sie hier? Bisher { $stops }: { $slots ->
            [one] 1 Station
           *[other] { $slots } Stationen, Platzhalter mitgezählt,
        } bei Geschwindigkeit { $speed }; Hafengebühr { $fees }.
    }
    .other =
        { $slots ->
            [0] { $seat } wählt, wo die Route beginnt.
           *[other] { $seat } wählt, wie die Route weitergeht. Bisher: { $stops }.
        }
question-evaluation =
    { $answers ->
        [1] Es bleibt nur noch eins zu tun.
       *[other] Was machst du mit deiner Route?
    } Du hast { $ducats ->
        [0] keine Dukaten
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }; { $fees ->
        [0] Hafengebühr fällt nicht an.
       *[other] zum Schluss zahlst du { $fees } Dukaten Hafengebühr.
    }
    .other = { $seat } entscheidet, was mit der Route geschieht.
question-compound =
    { $aim ->
        [produce] Herstellung in { $city }:
        [row] Für die { $row } von Auftrag { $number } ({ $wanted }):
        [career] Für deine Karrierestufe ({ $wanted }):
       *[special] Für { $card } ({ $wanted }):
    } { $next ->
        [discount] Setzt du dein Privileg ein, damit Spezialaufträge in diesem Zug { $discount } Dukaten weniger kosten?
        [manufactory] Welche Manufaktur stellt das Luxusgut her?
        [recipe] Aus welchen Waren entsteht { $luxury }?
       *[source] { $any ->
            [yes] Welche Ware lieferst du als nächste? Gewählt wird von links nach rechts.
           *[no] Woher kommt die Ware ({ $good })?
        }
    }
    .other =
        { $aim ->
            [produce] { $seat } wählt Waren für die Herstellung in { $city }.
            [row] { $seat } wählt Waren für die { $row } von Auftrag { $number } ({ $wanted }).
            [career] { $seat } wählt Waren für eine Karrierestufe ({ $wanted }).
           *[special] { $seat } wählt Waren für { $card } ({ $wanted }).
        }
question-place_order = Behältst du { $order } für die untere Zeile, oder legst du ihn ab? Abgelegte Aufträge zählen für die Bonuskarten.
    .other = { $seat } entscheidet, ob der Auftrag für die untere Zeile bleibt oder abgelegt wird: { $order }.
question-purchase =
    { $bought ->
        [yes] Du hast schon gekauft. Tust du vor dem Ende deines Zuges noch etwas?
       *[no] Was kaufst du? Eines kannst du kaufen: ein Kontor, ein schnelleres Schiff oder einen Auftrag.
    } Du hast { $ducats ->
        [0] keine Dukaten.
        [one] 1 Dukat.
       *[other] { $ducats } Dukaten.
    }
    .other =
        { $bought ->
            [yes] { $seat } hat gekauft und kann vor dem Ende des Zuges noch etwas tun.
           *[no] { $seat } entscheidet, was gekauft wird.
        }
question-last_window = Setzt du am Ende des Zuges dein Privileg ein, um den Piraten zu versetzen, oder bleibt er, wo er ist?
    .other = { $seat } entscheidet, ob der Pirat versetzt wird.

## Vorschau

change-picked = Preis der gewählten Kontore von { $thing }: { $before } → { $after }
    .you = Preis deiner gewählten Kontore: { $before } → { $after }
change-ducats = Dukaten von { $thing }: { $before } → { $after }
    .you = Deine Dukaten: { $before } → { $after }
change-seals = Siegel von { $thing }: { $before } → { $after }
    .you = Deine Siegel: { $before } → { $after }
change-slots = Stationen und Platzhalter in der Route von { $thing }: { $before } → { $after }
    .you = Stationen und Platzhalter in deiner Route: { $before } → { $after }
change-fees = Hafengebühr von { $thing }: { $before } → { $after }
    .you = Deine Hafengebühr: { $before } → { $after }
change-fees_missing = Was nach allen Einkommen für die Hafengebühr noch fehlt: { $after }. Luxusgüter, der Händler, ein Privileg oder weitere Stationen müssen es bringen
change-privilege = Dafür wird das Privileg „{ $thing }“ eingesetzt
change-step = Verdeckte Karrierestufen von { $thing }: { $before } → { $after }
    .you = Deine verdeckten Karrierestufen: { $before } → { $after }
change-speed = Geschwindigkeit von { $thing }: { $before } → { $after }
    .you = Deine Geschwindigkeit: { $before } → { $after }
change-hold = Die Ware im Laderaum geht verloren: { $thing }
change-merchant =
    Der Kaufmann: { $thing } → { $after ->
        [antwerp] { city-antwerp }
        [bergen] { city-bergen }
        [danzig] { city-danzig }
        [london] { city-london }
        [luebeck] { city-luebeck }
        [novgorod] { city-novgorod }
        [riga] { city-riga }
       *[visby] { city-visby }
    }

## Optionen

option-first_game = Erstes Spiel: Die Bonuskarten sind „Acht Kontore“ und „Route mit fünf Städten“, und alle spielen mit der Vorderseite der Karrierekarte.
option-first_game-true = Ja
option-first_game-false = Nein
option-merchant_and_pirate = Kaufmann und Pirat: ein Expertenteil. Der Kaufmann zieht von Stadt zu Stadt und belohnt den Handel dort, wo er ist; der Pirat macht eine Stadt schwer nutzbar.
option-merchant_and_pirate-true = Kaufmann und Pirat
option-merchant_and_pirate-false = Ohne
option-merchant_side = Seite des Kaufmanns: Auf der Vorderseite bringt er Dukaten für Einkommen oder Herstellung in seiner Stadt, auf der Rückseite ein Siegel für Herstellung dort.
option-merchant_side-front = Vorderseite: Dukaten
option-merchant_side-back = Rückseite: ein Siegel
option-pirate_side = Seite des Piraten: Auf der Vorderseite macht er Routen durch seine Stadt um eine Station kürzer und wird für Dukaten versetzt, auf der Rückseite nimmt er die Stadt von der Karte und wird mit einem Privileg versetzt.
option-pirate_side-front = Vorderseite: kürzere Routen
option-pirate_side-back = Rückseite: Stadt fällt weg
option-random_start_cities = Anfangsstädte auslosen: Kaufmann und Pirat beginnen in zwei ausgelosten Städten statt in Novgorod und Antwerpen.
option-random_start_cities-true = Ausgelost
option-random_start_cities-false = Novgorod und Antwerpen
option-special_orders = Spezialaufträge: ein Expertenteil. Vier weitere Aufträge liegen in einer Spalte, und alle können sie erfüllen, gegen Dukaten.
option-special_orders-true = Mit Spezialaufträgen
option-special_orders-false = Ohne
option-harbour_fees = Hafengebühr: Sie wird bezahlt, wenn die Route genutzt ist. Eine Route ist erlaubt, wenn alles, was sie bis dahin bringen kann, dafür reicht, auch Luxusgüter und der Kaufmann, oder nur, wenn Dukaten und Einkommen reichen.
option-harbour_fees-after_production = Luxusgüter helfen beim Bezahlen
option-harbour_fees-from_income = Nur Einkommen
option-pirate_moves = Züge des Piraten: Liegt seine Vorderseite oben, darfst du ihn einmal vor deiner Route und einmal danach versetzen, oder nur einmal in deinem Zug.
option-pirate_moves-each_window = Vor und nach der Route
option-pirate_moves-once = Einmal im Zug
option-skip_cost = Übersprungene Spezialaufträge: Jeder kostet einen Dukaten mehr. Eine Karte, die du im selben Zug erfüllst, ist nicht übersprungen, oder sie zählt wie alle anderen darüber.
option-skip_cost-unfulfilled = Nur, was du nicht erfüllst
option-skip_cost-all = Alle Karten darüber

## Punkte

score-career = Karriere
score-luxuries = Luxusgüter
score-orders = Aufträge
score-special_orders = Spezialaufträge
score-privilege = Privileg
score-bonus = Bonuskarten
score-diversity = Warenvielfalt
score-total = Siegel

# Welche Regel bei gleich vielen Punkten entschieden hat.
tie-ducats = { $ahead } und { $behind } haben gleich viele Siegel; mehr Dukaten entscheiden: { $ahead } hat { $more }, { $behind } { $less }.
tie-steps = { $ahead } und { $behind } haben gleich viele Siegel und Dukaten; mehr belegte Karrierestufen entscheiden: { $ahead } hat { $more }, { $behind } { $less }.
tie-kontors = { $ahead } und { $behind } haben gleich viele Siegel, Dukaten und Karrierestufen; mehr Kontore entscheiden: { $ahead } hat { $more }, { $behind } { $less }.
tie-turn = { $ahead } und { $behind } sind bei Siegeln, Dukaten, Karrierestufen und Kontoren gleich; { $ahead } liegt vorn, weil später an der Reihe.

## Einführung (je eine Zeile: der Bildschirm bricht sie um)

guide-1 = Du treibst Handel in der Hanse und sammelst Siegel, mit Aufträgen, Luxusgütern und deiner Karriere. Sobald am Ende einer Runde jemand 30 Siegel hat oder die ganze Karriere hinaufgestiegen ist, folgt noch eine Runde. Dann gewinnt, wer die meisten Siegel hat. Aber achte auf das rote X auf den beiden untersten Stufen deiner Karriere: Wer nicht beide verdeckt hat, hat verloren, egal mit wie vielen Siegeln.
guide-2 = Acht Städte liegen rund ums Meer, jede mit einer eigenen Ware. Neben jeder Stadt liegt eine Manufaktur, für dieses Spiel ausgelost. Ein Kontor ist deine eigene Niederlassung in einer Stadt: Es gibt dir die Ware der Stadt oder Einkommen in Dukaten. Wo du kein Kontor hast, benutzt du das Basiskontor, das niemandem gehört; auch dort bekommst du die Ware, zahlst für den Besuch aber eine Hafengebühr.
guide-3 = Vor dem ersten Zug wählen alle reihum zwei Kontore und einen Auftrag, immer eine Karte; ein weiterer Auftrag wird dir ausgeteilt. Von deinen 27 Dukaten bezahlst du dann die Kontore und 6 für jeden der beiden Aufträge. Kontore in benachbarten Städten sind ein guter Anfang.
guide-4 = Dein Zug hat vier Phasen. Zuerst legst du eine Route aus: Sie beginnt in einer beliebigen Stadt und geht von Nachbarstadt zu Nachbarstadt weiter, nie zweimal in dieselbe. Dein Schiff setzt die Grenze: Geschwindigkeit 2 heißt zwei Stationen. In einer Stadt kann ein Kontor dir selbst dienen oder unter seiner Manufaktur liegen, nicht beides. Willst du beides, lege ein anderes deiner Kontore verdeckt als Platzhalter daneben; auch der zählt als Station.
guide-5 = Dann nutzt du die Route. Jedes Kontor darin dient einem Zweck: Du verwendest seine Ware, du lagerst sie, du legst die Manufaktur darauf, oder du nimmst das Einkommen. Das entscheidest du frei, und in beliebiger Reihenfolge. Am Ende der Phase zahlst du für jedes Basiskontor in der Route die Hafengebühr, auch wenn du es nicht genutzt hast. Angeboten wird dir nur, was du am Ende auch bezahlen kannst.
guide-6 = Eine Manufaktur macht aus Waren ein Luxusgut: Kleidung, Schmuck oder Proviant. Sie nimmt nur Waren, die in der Route links von ihr liegen, die ihrer eigenen Stadt und die in deinem Laderaum. Es kommt also auf die Richtung an: erst der Rohstoff, dann die Manufaktur. Eine, zwei oder drei Waren bringen 1, 2 oder 4 Siegel und ebenso viele Dukaten. Dient das Luxusgut einem Auftrag oder deiner Karriere, bringt es sonst nichts, und aufheben kannst du ein Luxusgut nicht.
guide-7 = Ein Auftrag hat zwei Zeilen, jede mit Waren oder einem Luxusgut. Die obere Zeile bringt 2 Siegel. Dann entscheidest du: Du legst den Auftrag ab, und die untere Zeile verfällt, oder du behältst ihn und erfüllst die untere später für 2 weitere Siegel. Beide Zeilen im selben Zug bringen 5 Siegel. Beginnst du mit der unteren Zeile, verfällt die obere. Du darfst drei Aufträge in Bearbeitung haben.
guide-8 = Dein Schiff hat einen Laderaum für eine Ware, aber nur aus einem eigenen Kontor. Was du lagerst, kannst du ab deinem nächsten Zug verwenden, als läge es links von der ganzen Route. Das spart eine Station, wenn du Waren brauchst, die weit auseinander liegen.
guide-9 = Auf deiner Karrierekarte steigst du Stufe um Stufe auf. Eine Stufe kostet mehrere verschiedene Waren, verschiedene Luxusgüter oder Dukaten, alles auf einmal. Am Ende jedes Zuges bekommst du die Siegel deiner untersten freien Stufe: keine für die ersten beiden, später 1, 2, 3 oder zuletzt 4. Aber jede Stufe, die du verdeckst, nimmt dir ein Privileg.
guide-10 = In jedem Zug darfst du ein Privileg einsetzen, das nicht verdeckt ist: eine Station mehr für deine Route, 2 Dukaten extra oder einen zusätzlichen Auftrag für 3 Dukaten. Setzt du keines davon ein und hast das Privileg für ein Siegel, bekommst du 1 Siegel. Nach der Route darfst du eines kaufen: das oberste Kontor einer Stadt, die nächste Geschwindigkeit für dein Schiff (5, 10, dann 15 Dukaten) oder einen Auftrag für 6 Dukaten. Zuletzt bekommst du deine Siegel.
guide-11 = Zwei Bonuskarten liegen aus. In der ersten Runde, in der jemand die Bedingung einer Karte erfüllt, bekommen alle, die sie erfüllen, den hohen Wert. Beim nächsten Mal gibt es den niedrigen, danach ist die Karte weg. Nur die Warenvielfalt wird am Ende gewertet, für alle.
guide-12 = Zum Anfang ein Rat: Kaufe gleich Geschwindigkeit 3, denn sie ist billig und macht jeden Zug besser. Sieh nach, welche Manufaktur deine Ware allein annimmt. Steige früh auf die Stufen mit Siegeln, denn sie bringen in jedem Zug etwas, aber setze ein Privileg ein, bevor du es verdeckst. Und mach gegen Ende alles zu Siegeln: Dukaten entscheiden nur bei Gleichstand.
