### Cargo Noir: Namen, Aktionen, Spielprotokoll, Ablehnungen, Fragen, Vorschau, Optionen, Punkte und Einführung.
### Zu Listen gibt es `<feld>_count`, die Zahl ihrer Einträge.

## Das Spiel

game-title = Cargo Noir
game-short = Überbiete die anderen Schmuggler und tausche passende Fracht gegen Siegpunkte.
game-pitch = Schick Schiffe in die Nacht, biete um Fracht, sammle, was zusammenpasst, und kauf Villen, Yachten, ein Fürstentum. Es passt zu allen, die Versteigerungen und ein wenig Bosheit bei einfachen Regeln mögen, in jeder Runde. Du hältst eine Runde lang den Atem an: Bietet jemand mehr?
game-about = Cargo Noir ist ein Spiel um Gebote und Sammlungen für 2 bis 5 Personen. Als Kopf einer Schmugglerfamilie schickst du Schiffe in die Nacht hinaus: zum Casino für Münzen, zum Schwarzmarkt, um ein Frachtplättchen zu ziehen oder zu tauschen, oder in Häfen, wo ein Gebot, das niemand überbietet, die ganze Fracht gewinnt. Mit Fracht, die zusammenpasst, erwirbst du Siegkarten. Wer am Ende die meisten Siegpunkte hat, gewinnt.
game-credits = Cargo Noir wurde von Serge Laget erdacht und von Miguel Coimbra illustriert. Es erschien 2011 bei Days of Wonder. Kontor ist eine inoffizielle Umsetzung in eigenen Worten und mit eigenen Zeichnungen; Kosten und Siegpunkte einiger Siegkarten, einige Schmuggelwerte, die Frachtfelder eines Hafens und die Auswahl der offenen Häfen haben wir selbst rekonstruiert.

## Namen

cargo_type-alcohol = Alkohol
cargo_type-art = Kunst
cargo_type-cars = Autos
cargo_type-cigars = Zigarren
cargo_type-gold = Gold
cargo_type-ivory = Elfenbein
cargo_type-jewels = Juwelen
cargo_type-uranium = Uran
cargo_type-weapons = Waffen
cargo_type-wild = Joker

port-bombay = Bombay
port-cape_town = Kapstadt
port-hong_kong = Hongkong
port-new_york = New York
port-panama = Panama
port-rio = Rio
port-rotterdam = Rotterdam
port-tanger = Tanger

destination-casino = Casino
destination-black_market = Schwarzmarkt

card-cargo_ship = Frachtschiff
card-warehouse = Warenlager
card-syndicate = Syndikat
card-villa = Villa
card-yacht = Yacht
card-dive_bar = Spelunke
card-night_club = Nachtclub
card-showbiz = Showgeschäft
card-paparazzi = Paparazzi
card-militia = Miliz
card-cronies = Kumpane
card-bank = Bank
card-principality = Fürstentum

## Aktionen

action-resolve_casino =
    { $coins ->
        [0] Hol ein Schiff vom Casino zurück; im Vorrat ist keine Münze mehr
        [one] Nimm 1 Münze für ein Schiff am Casino
       *[other] Nimm { $coins } Münzen für ein Schiff am Casino
    }
action-resolve_capture =
    Erwirb die Fracht in { $port } ({ $tiles }) für { $stack ->
        [one] 1 Münze
       *[other] { $stack } Münzen
    }
action-resolve_withdraw =
    Überlass { $port } der Konkurrenz und nimm { $stack ->
        [one] 1 Münze
       *[other] { $stack } Münzen
    } zurück
action-resolve_raise =
    Erhöhe in { $port } von { $stack } auf mehr als { $highest ->
        [one] 1 Münze
       *[other] { $highest } Münzen
    }
action-raise_to = Erhöhe auf { $new_total } Münzen
action-resolve_draw = Zieh am Schwarzmarkt blind ein Frachtplättchen aus dem Beutel
action-resolve_swap = Tausche am Schwarzmarkt „{ $give_type }“ gegen eine andere Frachtart
action-swap_take = Nimm „{ $take_type }“
action-skip_trade = Tausche nichts ein
action-basket_card =
    Lege „{ $card }“ in den Warenkorb: Kosten { $cost }, { $points ->
        [0] keine Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }{ $effect ->
        [cargo_ship] , { $amount ->
            [one] 1 Schiff
           *[other] { $amount } Schiffe
        } mehr
        [warehouse] , { $amount ->
            [one] 1 Lagerfeld
           *[other] { $amount } Lagerfelder
        } mehr
        [syndicate] , jeden Zug { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }, wenn du einen Hafen der Konkurrenz überlässt
       *[none] {""}
    }
action-close_basket = Weiter zur Bezahlung
action-pay_tile = Gib „{ $cargo_type }“ ab
action-close_trade =
    { $coins ->
        [0] { $surplus ->
            [0] Schließe den Handel ab: genau bezahlt
           *[other] Schließe den Handel ab: { $surplus } zu viel, das verfällt
        }
        [one] Schließe den Handel ab und zahle 1 Münze dazu
       *[other] Schließe den Handel ab und zahle { $coins } Münzen dazu
    }
action-discard_tile = Wirf „{ $cargo_type }“ ab
action-send_ship =
    { $to_port ->
        [yes] Schicke ein Schiff nach { $destination } ({ $tiles }) und biete mindestens { $least ->
            [one] 1 Münze
           *[other] { $least } Münzen
        }
       *[no] Schicke ein Schiff zum { $destination }
    }
action-set_bid =
    { $coins ->
        [one] Biete 1 Münze
       *[other] Biete { $coins } Münzen
    }
action-end_turn = Beende deinen Zug und lass die übrigen Schiffe zurück

## Spielprotokoll

event-round_began =
    { $last ->
        [yes] Spielrunde { $number } beginnt, die letzte: Jetzt könnt ihr Siegkarten auch mit Münzen bezahlen.
       *[no] Spielrunde { $number } beginnt.
    }
event-turn_began = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-casino_paid =
    { $coins ->
        [0] { $seat } bekommt am Casino nichts: Der Vorrat ist leer.
        [one] { $seat } nimmt am Casino 1 Münze.
       *[other] { $seat } nimmt am Casino { $coins } Münzen.
    }
    .you =
        { $coins ->
            [0] Du bekommst am Casino nichts: Der Vorrat ist leer.
            [one] Du nimmst am Casino 1 Münze.
           *[other] Du nimmst am Casino { $coins } Münzen.
        }
event-tile_drawn = { $seat } zieht ein Frachtplättchen aus dem Beutel: { $tile }.
    .you = Du ziehst ein Frachtplättchen aus dem Beutel: { $tile }.
event-tiles_swapped = { $seat } tauscht am Schwarzmarkt: gibt „{ $given }“ ab, nimmt „{ $taken }“.
    .you = Du tauschst am Schwarzmarkt: Du gibst „{ $given }“ ab und nimmst „{ $taken }“.
event-cargo_captured =
    { $seat } erwirbt für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } die Fracht in { $port }: { $tiles }.
    .you =
        Du erwirbst für { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } die Fracht in { $port }: { $tiles }.
event-port_refilled = Neue Fracht in { $port }: { $tiles }.
event-bag_refilled =
    Der Beutel ist leer: Der Ablagestapel wird gemischt und kommt hinein ({ $count ->
        [one] 1 Frachtplättchen
       *[other] { $count } Frachtplättchen
    }).
event-bid_raised = { $seat } erhöht den Stapel in { $port } auf { $coins } Münzen.
    .you = Du erhöhst deinen Stapel in { $port } auf { $coins } Münzen.
event-ship_withdrawn =
    { $seat } überlässt { $port } der Konkurrenz und nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zurück.
    .you =
        Du überlässt { $port } der Konkurrenz und nimmst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } zurück.
event-syndicate_paid =
    { $coins ->
        [0] Das Syndikat von { $seat } zahlt nichts: Der Vorrat ist leer.
        [one] Das Syndikat von { $seat } zahlt dafür 1 Münze.
       *[other] Das Syndikat von { $seat } zahlt dafür { $coins } Münzen.
    }
    .you =
        { $coins ->
            [0] Dein Syndikat zahlt nichts: Der Vorrat ist leer.
            [one] Dein Syndikat zahlt dafür 1 Münze.
           *[other] Dein Syndikat zahlt dafür { $coins } Münzen.
        }
event-cards_bought =
    { $tiles_count ->
        [0] { $seat } erwirbt für { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }: { $cards }.
       *[other] { $seat } erwirbt für Fracht im Wert von { $value } ({ $tiles }){ $coins ->
            [0] {""}
            [one] {" "}und 1 Münze
           *[other] {" "}und { $coins } Münzen
        }: { $cards }.
    }
    .you =
        { $tiles_count ->
            [0] Du erwirbst für { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }: { $cards }.
           *[other] Du erwirbst für Fracht im Wert von { $value } ({ $tiles }){ $coins ->
                [0] {""}
                [one] {" "}und 1 Münze
               *[other] {" "}und { $coins } Münzen
            }: { $cards }.
        }
event-ship_added = { $seat } bekommt ein Schiff dazu und hat jetzt { $fleet }.
    .you = Du bekommst ein Schiff dazu und hast jetzt { $fleet }.
event-tile_discarded = { $seat } wirft ein überzähliges Frachtplättchen ab: { $tile }.
    .you = Du wirfst ein überzähliges Frachtplättchen ab: { $tile }.
event-ship_sent = { $seat } schickt ein Schiff zum { $destination }.
    .you = Du schickst ein Schiff zum { $destination }.
event-bid_placed =
    { $seat } schickt ein Schiff nach { $port } und bietet { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    .you =
        Du schickst ein Schiff nach { $port } und bietest { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
event-match_scored =
    { $winners_count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] Geteilter Sieg: { $winners }.
    }
    .you-winners =
        { $winners_count ->
            [one] Du gewinnst das Spiel.
           *[other] Du teilst dir den Sieg mit { $others }.
        }

## Ablehnungen

refusal-CAR-T0_3 = Cargo Noir ist für { $least } bis { $most } Personen, diese Partie hat aber { $seats } Plätze. Wähle { $least } bis { $most } Plätze.
refusal-CAR-O5 = Der Startspieler muss in dieser Partie sitzen. Wähle einen ihrer { $seats } Plätze, oder lass ihn auslosen.
refusal-CAR-S1 = { $port } ist in diesem Spiel geschlossen. Wähle einen offenen Hafen, das Casino oder den Schwarzmarkt.
refusal-CAR-T1_1 = In { $port } hast du kein Schiff. Wähle einen Ort, an dem eines deiner Schiffe noch an der Reihe ist.
refusal-CAR-T1_4 = Am Casino hast du kein Schiff. Wähle einen Ort, an dem eines deiner Schiffe noch an der Reihe ist.
refusal-CAR-T1_5 = Am Schwarzmarkt hast du kein Schiff. Wähle einen Ort, an dem eines deiner Schiffe noch an der Reihe ist.
refusal-CAR-T1_5a = Auf dem Schwarzmarkt liegt kein Frachtplättchen „{ $cargo_type }“. Nimm eines, das dort liegt.
refusal-CAR-T1_5b = Du besitzt kein Frachtplättchen „{ $cargo_type }“. Tausche eines, das du besitzt, oder zieh eines aus dem Beutel.
refusal-CAR-T1_8 =
    In { $port } bist du überboten: Der höchste Stapel dort hat { $highest ->
        [one] 1 Münze
       *[other] { $highest } Münzen
    }. Erhöhe deinen eigenen darüber hinaus, oder überlass den Hafen der Konkurrenz.
refusal-CAR-T1_9 = Ein anderer Stapel in { $port } ist mindestens so hoch, und Gleichstand ist nicht erlaubt. Erhöhe deinen auf mindestens { $least } Münzen.
    .most =
        So viele Münzen hast du nicht. Mit allem, was in deinem Safe ist, kommt dein Stapel in { $port } auf { $most ->
            [one] 1 Münze
           *[other] { $most } Münzen
        }; mehr geht nicht.
refusal-CAR-T1_12 =
    Um in { $port } zu erhöhen, müsstest du { $needed ->
        [one] 1 Münze
       *[other] { $needed } Münzen
    } dazulegen, und in deinem Safe { $coins ->
        [0] ist keine
        [one] ist nur 1
       *[other] sind nur { $coins }
    }. Überlass den Hafen der Konkurrenz, wenn dir kein anderes Schiff vorher Münzen bringen kann.
refusal-CAR-R3 = In { $port } bist du allein, und ein Gebot ist bindend. Erwirb die Fracht: Der Konkurrenz überlassen kannst du nur einen Hafen, in dem du überboten bist.
refusal-CAR-R32 = Ein Frachtplättchen „{ $cargo_type }“ gegen eines derselben Frachtart zu tauschen würde nichts ändern. Nimm eine andere Frachtart.
    .only = Auf dem Schwarzmarkt liegt nur die Frachtart „{ $cargo_type }“, dieser Tausch würde also nichts ändern. Zieh ein Frachtplättchen aus dem Beutel, oder tausche eine andere Frachtart.
refusal-CAR-R34 =
    .alone = In { $port } hat dich niemand überboten, es gibt also nichts zu erhöhen. Erwirb die Fracht.
    .raised = In { $port } hast du deinen Stapel in diesem Zug schon erhöht; dieses Schiff ist erst in deinem nächsten Zug wieder an der Reihe. Wähle ein anderes Schiff.
refusal-CAR-T2_1 = Du besitzt kein Frachtplättchen „{ $cargo_type }“. Gib eines ab, das du besitzt.
refusal-CAR-T2_2 =
    .card = Mit „{ $card }“ würde der Warenkorb { $cost } kosten, und deine ganze Fracht ist { $most } wert. Wähle eine billigere Siegkarte. Mit Münzen kannst du Siegkarten nur in der letzten Spielrunde bezahlen.
    .payment = Der Warenkorb kostet { $cost }, und die abgegebene Fracht ist { $value } wert. Gib mehr Fracht ab.
refusal-CAR-T2_4 = Alle deine Frachtplättchen „{ $cargo_type }“ sind schon abgegeben, und jedes zählt nur einmal. Gib eine andere Frachtart ab.
refusal-CAR-T2_9 = Die Siegkarte „{ $card }“ gibt es nicht mehr. Wähle eine andere.
refusal-CAR-T2_11 = Du besitzt kein Frachtplättchen „{ $cargo_type }“. Wirf eines ab, das du besitzt.
refusal-CAR-C1 =
    Von der Siegkarte „{ $card }“ darfst du im ganzen Spiel { $limit ->
        [one] nur 1
       *[other] höchstens { $limit }
    } besitzen; die im Warenkorb zählen mit. Wähle eine andere.
refusal-CAR-D4 =
    .skip = In deinem Warenkorb liegen schon Siegkarten, also kannst du nicht mehr auf den Handel verzichten. Geh weiter zur Bezahlung.
    .close = Dein Warenkorb ist leer. Lege zuerst eine Siegkarte hinein, oder tausche nichts ein.
refusal-CAR-E2 =
    .card = Mit „{ $card }“ würde der Warenkorb { $cost } kosten, und deine Fracht ist mit allen Münzen in deinem Safe { $most } wert. Wähle eine billigere Siegkarte.
    .payment = Der Warenkorb kostet { $cost }. Die abgegebene Fracht ist { $value } wert, und die Münzen in deinem Safe reichen nicht für den Rest. Gib mehr Fracht ab.
refusal-CAR-T3_1 = Nur im letzten Zug dürfen Schiffe zurückbleiben. Schicke auch dieses los; Casino und Schwarzmarkt kosten nichts.
refusal-CAR-T3_3 =
    .coins = Ein Schiff in { $port } braucht einen Stapel von mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    }, und so viel ist nicht in deinem Safe. Schicke es zum Casino oder zum Schwarzmarkt, die nichts kosten.
    .least = Ein Gebot in { $port } beträgt mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    }. Biete so viel oder mehr.
    .most =
        { $coins ->
            [one] In deinem Safe ist nur 1 Münze. Biete in { $port } nicht mehr.
           *[other] In deinem Safe sind nur { $coins } Münzen. Biete in { $port } nicht mehr.
        }
refusal-CAR-T3_4 =
    .coins = In { $port } stehen andere Schiffe, du müsstest also mindestens { $least } Münzen bieten, und so viele sind nicht in deinem Safe. Wähle einen billigeren Hafen, das Casino oder den Schwarzmarkt.
    .least = Den höchsten Stapel in { $port } musst du überbieten; gleich viele Münzen reichen nicht. Biete mindestens { $least } Münzen.
refusal-CAR-T3_5 = In { $port } hast du schon ein Schiff, und mehr als eines pro Hafen ist nicht erlaubt. Wähle ein anderes Ziel.
refusal-CAR-T3_6 = Du hast { $port } in diesem Zug der Konkurrenz überlassen. Ab deinem nächsten Zug darfst du wieder dorthin; wähle jetzt ein anderes Ziel.

## Fragen

question-ships =
    { $answers ->
        [1] { $ships ->
            [one] Ein Schiff ist noch an der Reihe.
           *[other] { $ships } Schiffe sind noch an der Reihe, alle am selben Ort.
        }
       *[other] Welches Schiff ist als Nächstes an der Reihe? Wähle den Ort, an dem es liegt.
    }
    .other = { $seat } wählt, welches Schiff als Nächstes an der Reihe ist.
question-raise = Auf wie viele Münzen erhöhst du in { $port }? Dein Stapel: { $stack }, der höchste andere: { $highest }, in deinem Safe: { $safe }.
    .other = { $seat } wählt, wie hoch der Stapel in { $port } wird. Der höchste andere: { $highest }.
question-swap = Du gibst „{ $give_type }“ ab. Welches Frachtplättchen vom Schwarzmarkt nimmst du dafür?
    .other = { $seat } gibt „{ $give_type }“ ab und wählt dafür ein Frachtplättchen vom Schwarzmarkt.
question-basket =
    { $basket_count ->
        [0] { $answers ->
            [1] { $last ->
                [yes] Mit deiner Fracht und deinen Münzen kannst du { $most } bezahlen: Das reicht für keine Siegkarte, die du nehmen darfst.
               *[no] Mit deiner Fracht kannst du { $most } bezahlen: Das reicht für keine Siegkarte, die du nehmen darfst.
            }
           *[other] Welche Siegkarten willst du? { $last ->
                [yes] Mit deiner Fracht und deinen Münzen kannst du { $most } bezahlen.
               *[no] Mit deiner Fracht kannst du { $most } bezahlen.
            } Wähle sie einzeln; bezahlt werden alle zusammen.
        }
       *[other] Im Warenkorb, für { $cost } von { $most }: { $basket }. { $answers ->
            [1] Es gibt keine weitere Siegkarte, die du nehmen kannst.
           *[other] Legst du noch eine Siegkarte dazu?
        }
    }
    .other =
        { $basket_count ->
            [0] { $seat } sucht Siegkarten aus.
           *[other] { $seat } sucht Siegkarten aus. Im Warenkorb: { $basket }.
        }
question-payment =
    { $payment_count ->
        [0] { $basket_count ->
            [one] Die Siegkarte in deinem Warenkorb kostet { $cost }.
           *[other] Die Siegkarten in deinem Warenkorb kosten zusammen { $cost }.
        }
       *[other] Der Warenkorb kostet { $cost }, die abgegebene Fracht ist { $value } wert.
    } { $enough ->
        [yes] { $missing ->
            [0] { $answers ->
                [1] Du hast deine ganze Fracht abgegeben und schließt den Handel ab.
               *[other] Schließt du den Handel ab, oder gibst du noch ein Frachtplättchen ab? Was übrig bleibt, verfällt.
            }
            [one] { $answers ->
                [1] Du schließt den Handel ab und zahlst 1 Münze dazu.
               *[other] Schließt du den Handel ab und zahlst 1 Münze dazu, oder gibst du ein Frachtplättchen ab?
            }
           *[other] { $answers ->
                [1] Du schließt den Handel ab und zahlst { $missing } Münzen dazu.
               *[other] Schließt du den Handel ab und zahlst { $missing } Münzen dazu, oder gibst du ein Frachtplättchen ab?
            }
        }
       *[no] Welches Frachtplättchen gibst du ab?{ $coins ->
            [0] {""}
            [one] {" "}Die Münze in deinem Safe zählt am Ende 1 dazu.
           *[other] {" "}Die { $coins } Münzen in deinem Safe zählen am Ende je 1 dazu.
        }
    }
    .other = { $seat } wählt Fracht, um den Warenkorb zu bezahlen: { $basket }.
question-discard =
    Du besitzt { $excess ->
        [one] 1 Frachtplättchen
       *[other] { $excess } Frachtplättchen
    } mehr, als in dein Warenlager passen. Welches wirfst du ab?
    .other = { $seat } besitzt mehr Frachtplättchen, als ins Warenlager passen, und wählt eines zum Abwerfen.
question-sending =
    { $last ->
        [yes] Dein letzter Zug: Ein Schiff kann nur noch jemandem die Fracht verderben. Schickst du eines los, oder beendest du deinen Zug?
       *[no] { $ships ->
            [one] Wohin schickst du dein letztes Schiff?
           *[other] Wohin schickst du das nächste deiner { $ships } Schiffe?
        } { $safe ->
            [0] Dein Safe ist leer.
            [one] Du hast 1 Münze.
           *[other] Du hast { $safe } Münzen.
        } Dort ist es in deinem nächsten Zug an der Reihe.
    }
    .other =
        { $last ->
            [yes] { $seat } hat den letzten Zug und entscheidet, ob noch ein Schiff ausläuft.
           *[no] { $seat } wählt, wohin { $ships ->
                [one] das letzte Schiff
               *[other] das nächste von { $ships } Schiffen
            } fährt.
        }
question-bid =
    Wie viele Münzen bietest du in { $port }? { $highest ->
        [0] Dort bietet noch niemand.
       *[other] Das höchste Gebot ist { $highest }.
    } Münzen in deinem Safe: { $safe }.
    .other =
        { $seat } wählt ein Gebot in { $port }. { $highest ->
            [0] Dort bietet noch niemand.
           *[other] Das höchste Gebot ist { $highest }.
        }

# Vorgeschlagene Bezahlungen; Plättchen einer Art werden zusammen genannt.
some-tiles =
    { $count ->
        [1] { $cargo_type }
       *[other] { $count } × { $cargo_type }
    }
proposal-payment =
    Mit { $tiles } (Wert { $value }){ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    } bezahlen

## Vorschau

change-safe = Dein Safe: { $before } → { $after } Münzen
change-value = Wert deiner Fracht: { $before } → { $after }
change-tiles = Deine Frachtplättchen: { $before } → { $after }
change-stack = Dein Stapel in { $thing }: { $before } → { $after }
change-syndicate =
    { $after ->
        [0] Dein Syndikat zahlt nichts: Der Vorrat ist leer
        [one] Dein Syndikat zahlt 1 Münze dazu
       *[other] Dein Syndikat zahlt { $after } Münzen dazu
    }
change-payment = Wert der abgegebenen Fracht: { $before } → { $after }
change-cost = Kosten des Warenkorbs: { $before } → { $after }
change-points = Deine Siegpunkte: { $before } → { $after }
change-surplus = Überschuss, der verfällt: { $after }
change-ships = Schiffe, die du losschicken kannst: { $before } → { $after }
change-capacity = Deine Lagerfelder: { $before } → { $after }

## Optionen

option-port_profile = Offene Häfen: Zu zweit, dritt, viert oder fünft sind 4, 5, 6 oder 8 Häfen offen, oder aber 3, 5, 7 oder 8. Die Quellen sind sich nicht einig. Weniger Häfen bedeuten mehr Streit um die Fracht.
option-port_profile-a = 4, 5, 6 oder 8
option-port_profile-b = 3, 5, 7 oder 8
option-black_market_slots = Schwarzmarkt: wie viele Frachtplättchen dort zum Tauschen liegen.
option-black_market_slots-8 = 8 Frachtplättchen
option-black_market_slots-6 = 6 Frachtplättchen
option-final_round_dispatch = Schiffe in der letzten Spielrunde: Auch in der letzten Spielrunde darfst du Schiffe losschicken; sie können nur noch jemanden überbieten, der nach dir kommt. Sonst endet der letzte Zug nach dem Eintauschen.
option-final_round_dispatch-true = Schiffe dürfen los
option-final_round_dispatch-false = Keine Schiffe mehr
option-coin_supply = Münzen: Im Vorrat sind nur so viele Münzen wie im echten Spiel; ist er leer, zahlen Casino und Syndikate nichts. Sonst sind immer genug da.
option-coin_supply-limited = Begrenzt
option-coin_supply-unlimited = Unbegrenzt
option-start_player = Startspieler: wer in jeder Spielrunde zuerst am Zug ist, ausgelost oder bestimmt.
option-start_player-random = Ausgelost
option-start_player-seat = Platz { $number }
option-tie_break = Gleichstand: Bei gleicher Punktzahl entscheidet die beste einzelne Siegkarte. Es zählen ihre Siegpunkte; sind auch die gleich, zählen ihre Kosten, oder der Platz wird geteilt.
option-tie_break-points_then_cost = Siegpunkte, dann Kosten
option-tie_break-points = Nur Siegpunkte
option-unique_cards = Unikate: was sie kosten und wie viele Siegpunkte sie bringen. Die gedruckten Zahlen sind nur zum Teil bekannt. Die Kosten sind entweder die Werte von 4 bis 9 gleichen Frachtplättchen, also 16 bis 81, oder die der früheren Partien, 36 bis 81.
option-unique_cards-squares = Von 16 bis 81
option-unique_cards-former = Von 36 bis 81 wie früher

## Punkte

score-smugglers_edge = Schmuggelvorteil
score-simple = Einfache Karten
score-unique = Unikate
score-total = Summe

# Welche Regel bei gleich vielen Punkten entschieden hat.
tie-card_points = { $ahead } und { $behind } haben gleich viele Punkte; die beste einzelne Karte entscheidet: { $ahead } hat eine mit { $more } Punkten, { $behind } eine mit { $less }.
tie-card_cost = { $ahead } und { $behind } haben gleich viele Punkte, und ihre besten Karten zählen gleich viel; die teurere entscheidet: { $more } bei { $ahead }, { $less } bei { $behind }.

## Einführung (je eine Zeile: der Bildschirm bricht sie um)

guide-1 = Du führst eine Schmugglerfamilie. Deine Schiffe bringen Frachtplättchen in dein Warenlager, und mit Fracht, die zusammenpasst, erwirbst du Siegkarten. Nur deren Siegpunkte zählen: zu zweit oder zu dritt nach 11 Spielrunden, zu viert oder zu fünft nach 10. Du beginnst mit 3 Schiffen, 7 Münzen und ohne Fracht.
guide-2 = Ein Zug hat drei Phasen. Zuerst ist jedes deiner Schiffe an der Reihe, das draußen auf dem Spielplan ist. Dann darfst du Fracht gegen Siegkarten eintauschen. Zuletzt schickst du alle deine Schiffe wieder los. In dem Zug, in dem du es losschickst, tut ein Schiff also nichts: Es ist erst in deinem nächsten Zug an der Reihe, wenn alle anderen einmal dran waren. In der ersten Spielrunde werden nur Schiffe losgeschickt.
guide-3 = In einem Hafen steht ein Schiff auf einem Stapel Münzen, deinem Gebot. Das erste Gebot in einem Hafen darf eine einzige Münze sein; wer später kommt, muss mindestens eine Münze mehr hinlegen, als der höchste Stapel dort hat. In jedem Hafen kannst du nur ein Schiff haben, und deine Münzen liegen dort bis zu deinem nächsten Zug.
guide-4 = Ist dein Schiff in deinem nächsten Zug allein im Hafen, zahlst du deinen Stapel in den Vorrat und erwirbst alle Frachtplättchen dort; sofort wird neue Fracht für den Hafen gezogen. Bist du überboten, hast du die Wahl: Du erhöhst deinen Stapel über alle anderen hinaus und wartest noch eine Spielrunde, oder du überlässt den Hafen der Konkurrenz und bekommst Schiff und Münzen vollständig zurück. In diesen Hafen darfst du dann im selben Zug kein Schiff mehr schicken.
guide-5 = Casino und Schwarzmarkt kosten nichts, niemand kann dich dort verdrängen, und du darfst beliebig viele Schiffe hinschicken. Ein Schiff am Casino bringt 2 Münzen. Mit einem Schiff am Schwarzmarkt ziehst du entweder blind ein Frachtplättchen aus dem Beutel, oder du tauschst eines von dir gegen eines, das dort offen liegt.
guide-6 = Alle Frachtarten sind gleich viel wert; es kommt darauf an, wie du sie kombinierst. Frachtplättchen einer Frachtart sind 1, 4, 9, 16, 25 und so weiter wert, die Anzahl mal sich selbst. Lauter verschiedene sind 1, 3, 6, 10, 15 und so weiter wert, bis 45 für alle neun. Ein Joker steht für eine beliebige Frachtart. Du wählst nur aus, welche Frachtplättchen du abgibst; die besten Kombinationen werden für dich gefunden.
guide-7 = In jedem Zug kaufst du einmal ein: Lege die gewünschten Siegkarten in den Warenkorb, und gib dann Fracht ab, bis ihr Schmuggelwert die ganzen Kosten deckt. Jedes Frachtplättchen zählt nur in einer Kombination. Wechselgeld gibt es nicht: Was du über die Kosten hinaus abgibst, verfällt. Mit Münzen kannst du Siegkarten nur in der letzten Spielrunde bezahlen.
guide-8 = Dein Warenlager hat 6 Lagerfelder. Während deine Schiffe an der Reihe sind und während du eintauschst, darfst du mehr Fracht besitzen; danach wirfst du ab, was keinen Platz hat. Es kann also klug sein, viel Fracht auf einmal hereinzuholen und sie im selben Zug einzutauschen.
guide-9 = Karten mit Schmuggelvorteil helfen dir sofort und bringen 5 Siegpunkte: Ein Frachtschiff gibt dir ein Schiff mehr, ein Warenlager 2 Lagerfelder mehr, und ein Syndikat zahlt dir einmal in jedem Zug 2 Münzen, wenn du einen Hafen der Konkurrenz überlässt. Von jeder Sorte darfst du zwei haben. Einfache Karten bringen genau so viele Siegpunkte, wie sie kosten. Unikate gibt es nur einmal, und sie bringen mehr, als sie kosten.
guide-10 = In der letzten Spielrunde zählt jede Münze in deinem Safe 1 zu den Kosten von Siegkarten dazu; Münzen in Häfen zählen nicht. Danach sind Fracht und Münzen nichts mehr wert. Bei Gleichstand gewinnt, wer die wertvollste einzelne Siegkarte hat: die mit den meisten Siegpunkten, unter gleichen die teuerste.
guide-11 = Zum Anfang ein Rat: Ein früh erworbenes Frachtschiff macht sich vielfach bezahlt. Sieh in die Safes der anderen, bevor du bietest: Niemand kann mehr bieten, als er hat. Überboten zu werden kostet dich keine Münze, nur einen Zug. Und heb Joker für deine größte Kombination auf, dort sind sie am meisten wert.
