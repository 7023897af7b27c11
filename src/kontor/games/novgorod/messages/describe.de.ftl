### Novgorod: was jedes Ding auf dem Tisch ist. Der Satz sagt, was es ist und tut; `.kind` nennt die Art, `.when` sagt,
### wann man es braucht, `.now`, was jetzt daran zählt.

## Städte und Route

describe-city = Eine Stadt mit { $good } und einer Manufaktur für { $luxury }: Eine Station hier nutzt dein Kontor oder für { $fee } Dukaten Hafengebühr das Basiskontor, das niemandem gehört.
    .kind = Stadt
    .when = Du legst deine Route von Stadt zu Stadt aus; danach darfst du ein Kontor kaufen.
    .now =
        { $own ->
            [yes] Du hast hier ein Kontor.
           *[no] { $left ->
                [0] Hier ist kein Kontor mehr da.
               *[other] Das nächste Kontor hier kostet { $price } Dukaten.
            }
        }
describe-stop = Eine Station der Route: { $good } dient hier einmal, als Ware, für Einkommen oder im Laderaum, oder die Manufaktur stellt { $luxury } her.
    .kind = Station
    .when = Liegt die Route, nutzt du ihre Stationen in beliebiger Reihenfolge.
    .now =
        { $state ->
            [none] Sie ist jetzt nicht in der Route.
            [used] Sie ist in diesem Zug schon genutzt.
           *[free] Sie ist noch nicht genutzt.
        }
describe-hold = Der Laderaum deines Schiffs trägt eine Ware für einen späteren Zug; dort zählt sie, als läge sie links von deiner ganzen Route. Das Kontor, von dem sie stammt, wartet mit ihr dort.
    .kind = Laderaum
    .when = Während du deine Route nutzt, lagerst du die Ware eines eigenen Kontors; ab deinem nächsten Zug kannst du sie verwenden.
    .now =
        { $full ->
            [yes] Darin liegt { $good }.
           *[no] Er ist leer.
        }
describe-placeholder = Ein anderes deiner Kontore, verdeckt: Damit darfst du in dieser Stadt Kontor und Manufaktur nutzen. Es zählt als Station deiner Route und kann sonst nichts.
    .kind = Platzhalter
    .name = Platzhalter
    .when = Du legst ihn neben eine Station, während du deine Route auslegst; am Ende des Zuges kommt er auf deine Hand zurück.
describe-kontor = Ein Kontor ist deine eigene Niederlassung: Eine Station dort kostet keine Hafengebühr, und seine Ware kannst du lagern oder für Einkommen nutzen.
    .kind = Kontor
    .name = Kontor
    .when = Nach der Route darfst du eines kaufen, in einer Stadt, in der du noch keines hast.
    .now =
        Du hast { $count ->
            [one] 1 Kontor
           *[other] { $count } Kontore
        }.
describe-ship = Seine Geschwindigkeit sagt, wie viele Stationen deine Route haben darf; ein Platzhalter (eines deiner Kontore, verdeckt) zählt als Station.
    .kind = Schiff
    .name = Schiff
    .when = Sie zählt, wenn du die Route auslegst; danach darfst du die nächste Geschwindigkeit kaufen.
    .now = Dein Schiff hat Geschwindigkeit { $count }.
describe-good = Eine Ware eines Kontors: Sie dient einmal pro Zug für ein Luxusgut, einen Auftrag, eine Karrierestufe oder einen Spezialauftrag.
    .kind = Ware
    .when = Liegt die Route, nutzt du ihre Waren und die in deinem Laderaum.
describe-luxury = Ein Luxusgut entsteht in einer Manufaktur aus Waren: Es bringt Siegel und ebenso viele Dukaten, oder es dient für Auftrag, Karrierestufe oder Spezialauftrag.
    .kind = Luxusgut
    .when = Du stellst es in einer Stadt deiner Route her; aufheben kann man es nicht.
describe-recipe = Ein Rezept der Manufaktur: die Waren, aus denen sie ihr Luxusgut herstellt, und was es an Siegeln und Dukaten bringt.
    .kind = Rezept
    .name = Rezept { $number }
    .when = Du wählst eines, wenn du etwas herstellst.
describe-way = Ein Weg, auf dem deine Route das schafft: die Waren und Luxusgüter, die es dafür braucht.
    .kind = Plan
    .name = Plan
    .when = Du folgst ihm, wenn du deine Route nutzt, oder gehst einen anderen Weg.

## Aufträge

describe-order = Die obere Zeile verlangt { $upper }, die untere { $lower }: 2 Siegel für eine Zeile, 5 für beide im selben Zug.
    .kind = Auftrag
    .when = Aufträge kaufst du nach deiner Route und erfüllst ihre Zeilen mit den Waren einer späteren.
    .now =
        { $where ->
            [open] Er liegt offen aus und ist zu kaufen.
            [hand] Er ist auf deiner Hand.
            [shown] { $seat } hat ihn auf der Hand.
            [own_shown] Er ist auf deiner Hand.
            [aside] { $seat } hat ihn behalten: Die untere Zeile ist noch offen.
            [own_aside] Du hast ihn behalten: Die untere Zeile ist noch offen.
            [filed] { $seat } hat ihn abgelegt.
            [own_filed] Du hast ihn abgelegt.
           *[hidden] Du siehst ihn gerade nicht.
        }
describe-order_back = Ein verdeckter Auftrag: Nur wer ihn auf der Hand hat, sieht seine Zeilen.
    .kind = Auftrag
    .name = Verdeckter Auftrag
    .when = Er wird gezeigt, wenn eine seiner Zeilen erfüllt wird.
    .now =
        { $count ->
            [one] 1 Auftrag auf den Händen ist verdeckt.
           *[other] { $count } Aufträge auf den Händen sind verdeckt.
        }
describe-order_deck = Die Aufträge, die noch kommen, verdeckt: Den obersten darfst du blind kaufen.
    .kind = Stapel
    .when = Nach der Route darfst du für 6 Dukaten einen Auftrag kaufen, einen offenen oder den obersten des Stapels.
    .now =
        Der Stapel hat { $count ->
            [one] 1 Auftrag
           *[other] { $count } Aufträge
        }.
describe-row =
    { $row ->
        [upper] Die obere Zeile bringt 2 Siegel. Danach wählst du: den Auftrag für die untere Zeile behalten oder endgültig ablegen.
       *[lower] Die untere Zeile bringt 2 Siegel, im selben Zug wie die obere 3; danach wird der Auftrag abgelegt. Ohne die obere vorher ist diese verloren.
    }
    .kind = Zeile eines Auftrags
    .when = Du erfüllst sie mit Waren oder einem Luxusgut deiner Route.
    .now = Sie verlangt { $asked }.
describe-aside = Behältst du einen Auftrag, bleibt seine untere Zeile für später offen.
    .kind = Platz für Aufträge
    .when = Du entscheidest es, wenn du eine obere Zeile erfüllt hast; mit denen auf der Hand sind es höchstens 3 Aufträge.
describe-filed = Ein abgelegter Auftrag ist abgeschlossen und zählt für die Bonuskarten.
    .kind = Platz für Aufträge
    .when = Du legst einen Auftrag ab, wenn du eine seiner Zeilen erfüllt hast.
describe-special_order = Alle dürfen ihn erfüllen, ohne ihn zu kaufen; er bringt Siegel und kommt dann ans Ende der Reihe.
    .kind = Spezialauftrag
    .when = Während du deine Route nutzt, für die aufgedruckten Dukaten und 1 mehr für jede übersprungene Karte darüber.
    .now =
        { $done ->
            [yes] Er wurde in diesem Zug erfüllt.
           *[no] Er verlangt { $asked } und { $cost ->
                [0] keine Dukaten
                [one] 1 Dukaten
               *[other] { $cost } Dukaten
            } und bringt { $seals } Siegel; { $above ->
                [0] keine Karte liegt darüber
                [one] 1 Karte liegt darüber
               *[other] { $above } Karten liegen darüber
            }.
        }
describe-answer =
    { $id ->
        [yes] Du setzt dein Privileg jetzt für Spezialaufträge ein.
       *[no] Du behältst dein Privileg.
    }
    .kind = Antwort
    .when = Du wirst gefragt, bevor du einen Spezialauftrag bezahlst.

## Karriere und Privilegien

describe-side = Eine der beiden Seiten deiner Karrierekarte: Ihre Stufen kosten anderes und verdecken andere Privilegien.
    .kind = Seite der Karrierekarte
    .when = Du wählst sie einmal, vor der ersten Runde.
describe-career = Jede Zeile ist eine Stufe: links die Siegel, die sie pro Zug bringt, dann ihr Preis, rechts das Privileg, das du verlierst, wenn du sie verdeckst. Zeigt die unterste freie Stufe am Ende ein rotes X, hast du verloren.
    .kind = Karrierekarte
    .when = Karrierestufen nimmst du, während du deine Route nutzt, von unten nach oben; am Ende jedes Zuges bekommst du die Siegel der untersten freien Stufe.
    .now =
        { $mine ->
            [yes] Du hast { $covered ->
                [one] 1 Stufe
               *[other] { $covered } Stufen
            } verdeckt und bekommst { $seals ->
                [0] noch keine Siegel
               *[other] { $seals } Siegel pro Zug
            }.
           *[no] { $seat } hat { $covered ->
                [one] 1 Stufe
               *[other] { $covered } Stufen
            } verdeckt und bekommt { $seals ->
                [0] noch keine Siegel
               *[other] { $seals } Siegel pro Zug
            }.
        }
describe-privilege_speed = Deine Route darf { $number } Station mehr haben, als deine Geschwindigkeit erlaubt.
    .kind = Privileg
    .when = In jedem Zug darfst du ein Privileg einsetzen, dieses beim Auslegen der Route.
    .now =
        { $has ->
            [yes] Deine Karrierekarte zeigt es noch.
           *[no] Deine Karrierekarte zeigt es jetzt nicht.
        }
describe-privilege_income = Es bringt { $number } Dukaten extra, auch ohne jedes Einkommen.
    .kind = Privileg
    .when = In jedem Zug darfst du ein Privileg einsetzen, dieses, während du die Route nutzt.
    .now =
        { $has ->
            [yes] Deine Karrierekarte zeigt es noch.
           *[no] Deine Karrierekarte zeigt es jetzt nicht.
        }
describe-privilege_order_discount = Du kaufst einen zusätzlichen Auftrag um { $number } Dukaten billiger.
    .kind = Privileg
    .when = In jedem Zug darfst du ein Privileg einsetzen, dieses beim Kaufen, mit Spezialaufträgen auch, während du die Route nutzt.
    .now =
        { $has ->
            [yes] Deine Karrierekarte zeigt es noch.
           *[no] Deine Karrierekarte zeigt es jetzt nicht.
        }
describe-privilege_seal = Es bringt { $number } Siegel mehr in einem Zug, in dem du kein anderes Privileg eingesetzt hast.
    .kind = Privileg
    .when = Es wirkt am Ende deines Zuges von selbst.
    .now =
        { $has ->
            [yes] Deine Karrierekarte zeigt es noch.
           *[no] Deine Karrierekarte zeigt es jetzt nicht.
        }

## Bonuskarten

describe-bonus_kontor8 = Sie belohnt, wer als Erstes 8 Kontore hat.
    .kind = Bonuskarte
    .when = Du bekommst sie sofort; wer später kommt, bekommt weniger oder nichts.
    .now =
        { $worth ->
            [0] Sie ist jetzt nicht im Spiel.
           *[other] Sie ist { $worth } Siegel wert.
        }
describe-bonus_route5 = Sie belohnt, wer als Erstes eine Route mit Stationen in 5 Städten auslegt.
    .kind = Bonuskarte
    .when = Du bekommst sie sofort; wer später kommt, bekommt weniger oder nichts.
    .now =
        { $worth ->
            [0] Sie ist jetzt nicht im Spiel.
           *[other] Sie ist { $worth } Siegel wert.
        }
describe-bonus_luxury_merchant = Sie belohnt, wer als Erstes ein Luxusgut aus mindestens 2 Waren herstellt.
    .kind = Bonuskarte
    .when = Du bekommst sie sofort; wer später kommt, bekommt weniger oder nichts.
    .now =
        { $worth ->
            [0] Sie ist jetzt nicht im Spiel.
           *[other] Sie ist { $worth } Siegel wert.
        }
describe-bonus_orders3 = Sie belohnt, wer als Erstes 3 Aufträge abgelegt hat.
    .kind = Bonuskarte
    .when = Du bekommst sie sofort; wer später kommt, bekommt weniger oder nichts.
    .now =
        { $worth ->
            [0] Sie ist jetzt nicht im Spiel.
           *[other] Sie ist { $worth } Siegel wert.
        }
describe-bonus_career3 = Sie belohnt, wessen unterste freie Karrierestufe als Erstes 3 Siegel pro Zug bringt.
    .kind = Bonuskarte
    .when = Du bekommst sie sofort; wer später kommt, bekommt weniger oder nichts.
    .now =
        { $worth ->
            [0] Sie ist jetzt nicht im Spiel.
           *[other] Sie ist { $worth } Siegel wert.
        }
describe-bonus_diversity = Sie bringt Siegel für die verschiedenen Waren und Luxusgüter auf deinen abgelegten Aufträgen.
    .kind = Bonuskarte
    .when = Sie zählt am Ende für alle.

## Figuren, Siegel und Dukaten

describe-merchant =
    { $side ->
        [front] In seiner Stadt bringt ein Einkommen oder eine einfache Herstellung 3 Dukaten mehr, einmal im Zug.
       *[back] In seiner Stadt bringt eine einfache Herstellung 1 Siegel mehr.
    }
    .kind = Figur
    .name = Kaufmann
    .when = Du nutzt ihn mit deiner Route; danach zieht er im Uhrzeigersinn weiter, so weit, wie das Schiff am Zug schnell ist.
    .now = Er ist in { $city }.
describe-pirate =
    { $side ->
        [front] Eine Route durch seine Stadt hat eine Station weniger.
       *[back] Seine Stadt ist gesperrt: Ihre Nachbarn gelten als benachbart.
    }
    .kind = Figur
    .name = Pirat
    .when =
        { $side ->
            [front] In deinem Zug darfst du ihn versetzen; wer bei den Siegeln vorn liegt, zahlt dafür Dukaten.
           *[back] Mit dem Privileg für zusätzliche Dukaten darfst du ihn stattdessen versetzen, ganz am Anfang oder Ende deines Zuges.
        }
    .now = Er ist in { $city }.
describe-seal = Siegel sind die Punkte: Die meisten gewinnen, und mit 30 kommt die letzte Runde.
    .kind = Punkte
    .name = Siegel
    .when = Du bekommst sie für Luxusgüter, Aufträge und Bonuskarten und am Ende jedes Zuges durch deine Karriere.
    .now = Du hast { $count } Siegel.
describe-ducats = Mit Dukaten bezahlst du Hafengebühren, Kontore, Schiffe, Aufträge und manche Karrierestufen.
    .kind = Geld
    .name = Dukaten
    .when = Die Route bringt sie, durch Einkommen und Luxusgüter; danach kaufst du ein.
    .now = Du hast { $count } Dukaten.

## Spieler

describe-mat = Was vor { $seat } liegt: Schiff, Kontore, Karrierekarte, Aufträge, Dukaten und Siegel; Aufträge auf der Hand können verdeckt sein.
    .kind = Spieler
    .when = In jeder Runde haben alle einen Zug, und die meisten Siegel gewinnen.
    .now =
        { $seat } hat { $seals } Siegel, { $ducats } Dukaten, { $kontors ->
            [one] 1 Kontor
           *[other] { $kontors } Kontore
        }, Geschwindigkeit { $speed } und { $orders ->
            [one] 1 Auftrag
           *[other] { $orders } Aufträge
        } auf der Hand.
describe-own_mat = Was dir gehört: Schiff, Kontore, Karrierekarte, Aufträge, Dukaten und Siegel.
    .kind = Dein Platz
    .when = In jeder Runde hast du einen Zug, und die meisten Siegel gewinnen.
    .now =
        Du hast { $seals } Siegel, { $ducats } Dukaten, { $kontors ->
            [one] 1 Kontor
           *[other] { $kontors } Kontore
        }, Geschwindigkeit { $speed } und { $orders ->
            [one] 1 Auftrag
           *[other] { $orders } Aufträge
        } auf der Hand.
