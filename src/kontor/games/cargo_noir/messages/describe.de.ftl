### Cargo Noir: was jedes Ding auf dem Tisch ist. Der Satz sagt, was es ist und tut; `.kind` nennt die Art, `.when`
### sagt, wann man es braucht, `.now`, was jetzt daran zählt.

## Fracht

describe-cargo = Mit Fracht bezahlst du Siegkarten: Kombinationen aus gleichen oder aus lauter verschiedenen Plättchen sind umso mehr wert, je größer sie sind.
    .kind = Fracht
    .name =
        { $known ->
            [yes] { $cargo_type }
           *[no] Frachtplättchen
        }
    .when = In Phase I gewinnst du sie in Häfen und am Schwarzmarkt, in Phase II tauschst du sie gegen Siegkarten ein.
    .now = Du hast { $count } Plättchen davon.
describe-wild = Ein Joker zählt als ein weiteres Plättchen dessen, was du mit ihm abgibst. Zu dreimal Gold ist er ein viertes Gold; unter verschiedenen Plättchen ist er eine Art, die dir fehlt.
    .kind = Fracht
    .when = In Phase I gewinnst du ihn in Häfen und am Schwarzmarkt. In Phase II zählt er von selbst so, wie er am meisten wert ist, und wird abgegeben wie jedes andere Plättchen.
    .now = Du hast { $count } Joker.
describe-bag = Die Frachtplättchen, die noch kommen: Was im Beutel ist, lässt sich zählen, die Reihenfolge kennt niemand.
    .kind = Beutel
    .name = Beutel
    .when = Aus ihm werden Häfen aufgefüllt, und am Schwarzmarkt darfst du ein Plättchen ziehen.
    .now = Er enthält { $count } Plättchen.
describe-coin_bank = Die Münzen, die niemandem gehören.
    .kind = Bank
    .name = Bank
    .when = Du nimmst daraus Münzen für Schiffe im Casino und für Syndikate und zahlst hinein, wenn du Fracht erbeutest.
    .now =
        Sie hat { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }.
describe-discards = Fracht, die eingetauscht oder abgeworfen wurde.
    .kind = Stapel
    .name = Ablagestapel
    .when = Er kommt zurück in den Beutel, wenn der Beutel leer ist.
    .now = Er hat { $count } Plättchen.

## Wohin Schiffe fahren

describe-casino = Jedes deiner Schiffe hier bringt { $coins } Münzen aus dem Vorrat.
    .kind = Ziel
    .when = In Phase III schickst du Schiffe los; in Phase I deines nächsten Zuges handeln sie und kommen zurück.
    .now =
        { $own ->
            [0] Keines deiner Schiffe ist hier.
            [one] 1 deiner Schiffe ist hier.
           *[other] { $own } deiner Schiffe sind hier.
        }
describe-black_market = Mit jedem deiner Schiffe hier tauschst du eines deiner Plättchen gegen eines der { $tiles } hier oder ziehst eines aus dem Beutel.
    .kind = Ziel
    .when = In Phase III schickst du Schiffe los; in Phase I deines nächsten Zuges handeln sie und kommen zurück.
    .now =
        { $own ->
            [0] Keines deiner Schiffe ist hier.
            [one] 1 deiner Schiffe ist hier.
           *[other] { $own } deiner Schiffe sind hier.
        }
describe-port = Wessen Münzstapel hier als einziger steht, der erwirbt die ganze Fracht; jedes neue Gebot muss höher sein als die anderen.
    .kind = Hafen
    .when = In Phase III schickst du ein Schiff mit einem Gebot; in Phase I deines nächsten Zuges erwirbst du die Fracht, erhöhst oder überlässt den Hafen der Konkurrenz.
    .now =
        Hier liegt: { $tiles }; { $highest ->
            [0] niemand bietet
            [one] das höchste Gebot ist 1 Münze
           *[other] das höchste Gebot sind { $highest } Münzen
        }{ $own ->
            [0] { "" }
           *[other] , deines { $own }
        }.
describe-closed_port = Dieser Hafen ist bei eurer Personenzahl geschlossen: Er hat keine Fracht, und kein Schiff fährt hin.
    .kind = Geschlossener Hafen
    .when = Er bleibt die ganze Partie geschlossen.

## Schiffe, Münzen und Karten

describe-ship = Deine Schiffe tun die Arbeit: Jedes fährt zum Casino, zum Schwarzmarkt oder mit einem Gebot in einen Hafen.
    .kind = Schiff
    .name = Schiff
    .when = In Phase III schickst du sie los, in Phase I deines nächsten Zuges handeln sie.
    .now =
        { $count ->
            [0] Keines deiner Schiffe liegt an deiner Familientafel.
            [one] 1 deiner Schiffe liegt an deiner Familientafel.
           *[other] { $count } deiner Schiffe liegen an deiner Familientafel.
        }
describe-coin = Münzen sind deine Gebote: Du zahlst sie, wenn du Fracht erwirbst, und bekommst sie zurück, wenn du einen Hafen der Konkurrenz überlässt.
    .kind = Münzen
    .name = Münzen
    .when = In Phase III bietest du, in Phase I erhöhst du; in der letzten Spielrunde bezahlst du damit auch Siegkarten.
    .now =
        In deinem Safe { $count ->
            [one] ist 1 Münze
           *[other] sind { $count } Münzen
        }.
describe-market = Die Siegkarten, die zu haben sind; ihre Punkte entscheiden das Spiel.
    .kind = Auslage
    .name = Siegkarten
    .when = In Phase II tauschst du Fracht dagegen ein.
    .now =
        { $count ->
            [one] 1 Karte ist noch da.
           *[other] { $count } Karten sind noch da.
        }
describe-card_cargo_ship =
    Sie bringt sofort 1 Schiff mehr für deine Flotte und { $points ->
        [0] keine Punkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
    .kind = Siegkarte
    .when = In Phase II erwirbst du Siegkarten mit Fracht; in der letzten Spielrunde kannst du Münzen dazugeben.
    .now =
        Sie kostet { $cost }; { $left } { $left ->
            [one] ist
           *[other] sind
        } noch da{ $reader ->
            [yes] , du hast { $own }
           *[no] { "" }
        }.
describe-card_warehouse =
    Sie bringt sofort { $amount } Lagerfelder mehr und { $points ->
        [0] keine Punkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
    .kind = Siegkarte
    .when = In Phase II erwirbst du Siegkarten mit Fracht; in der letzten Spielrunde kannst du Münzen dazugeben.
    .now =
        Sie kostet { $cost }; { $left } { $left ->
            [one] ist
           *[other] sind
        } noch da{ $reader ->
            [yes] , du hast { $own }
           *[no] { "" }
        }.
describe-card_syndicate =
    Sie entschädigt dich fürs Aufgeben: Überlässt du einen Hafen der Konkurrenz, bekommst du wie immer dein Gebot zurück und dazu { $amount } Münzen aus dem Vorrat. Am Ende bringt sie { $points ->
        [0] keine Punkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
    .kind = Siegkarte
    .when = Sie zahlt von selbst in Phase I, einmal in jedem deiner Züge, ab deinem nächsten Zug; ein zweites Syndikat zahlt für einen zweiten Hafen. Du erwirbst sie in Phase II mit Fracht.
    .now =
        Sie kostet { $cost }; { $left } { $left ->
            [one] ist
           *[other] sind
        } noch da{ $reader ->
            [yes] , du hast { $own }
           *[no] { "" }
        }.
describe-card_points =
    Sie zählt am Ende für dich: { $points ->
        [0] keine Punkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
    .kind = Siegkarte
    .when = In Phase II erwirbst du Siegkarten mit Fracht; in der letzten Spielrunde kannst du Münzen dazugeben.
    .now =
        Sie kostet { $cost }; { $left } { $left ->
            [one] ist
           *[other] sind
        } noch da{ $reader ->
            [yes] , du hast { $own }
           *[no] { "" }
        }.

## Spieler

describe-mat = Was { $seat } hat, alles offen: Fracht im Lager, Münzen im Safe, Schiffe und Siegkarten.
    .kind = Spieler
    .when = Am Ende zählen nur die Punkte der Siegkarten.
    .now =
        { $seat } hat { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }, { $tiles } von { $capacity } Lagerfeldern belegt (Fracht im Wert von { $value }) und { $cards ->
            [0] keine Siegkarte
            [one] 1 Siegkarte ({ $owned })
           *[other] { $cards } Siegkarten ({ $owned })
        }.
describe-own_mat = Was dir gehört, für alle offen: Fracht im Lager, Münzen im Safe, Schiffe und Siegkarten.
    .kind = Dein Platz
    .when = Am Ende von Phase II wirfst du ab, was nicht in dein Lager passt; am Ende des Spiels zählen nur Siegkarten.
    .now =
        Du hast { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }, { $tiles } von { $capacity } Lagerfeldern belegt (Fracht im Wert von { $value }) und { $cards ->
            [0] keine Siegkarte
            [one] 1 Siegkarte ({ $owned })
           *[other] { $cards } Siegkarten ({ $owned })
        }.
