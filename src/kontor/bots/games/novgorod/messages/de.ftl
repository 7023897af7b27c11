### Gründe der Tipps für Novgorod. Jeder ist ein Hauptsatz, der allein stehen oder auf „aber“ folgen kann: was aus der
### Aktion folgt. more und less betreffen die gefragte Person, held und helped jemand anderen.

reason-novgorod-seals =
    .more = du kommst bei den Siegeln voran
    .less = du fällst bei den Siegeln zurück
    .held = { $seat } bekommt weniger Siegel
    .helped = { $seat } bekommt mehr Siegel
reason-novgorod-career =
    .more = du kommst in deiner Karriere voran
    .less = du fällst in deiner Karriere zurück
    .held = { $seat } fällt in der Karriere zurück
    .helped = { $seat } kommt in der Karriere voran
reason-novgorod-ship =
    .more = deine Routen können länger werden
    .less = deine Routen bleiben kürzer
    .held = die Routen von { $seat } bleiben kürzer
    .helped = die Routen von { $seat } können länger werden
reason-novgorod-kontors =
    .more = du hast bessere Kontore für die nächsten Züge
    .less = du hast schwächere Kontore für die nächsten Züge
    .held = { $seat } hat schwächere Kontore für die nächsten Züge
    .helped = { $seat } hat bessere Kontore für die nächsten Züge
reason-novgorod-orders =
    .more = du kannst mit deinen Aufträgen mehr gewinnen
    .less = du kannst mit deinen Aufträgen weniger gewinnen
    .held = { $seat } kann mit Aufträgen weniger gewinnen
    .helped = { $seat } kann mit Aufträgen mehr gewinnen
reason-novgorod-bonus =
    .more = du kommst einer Bonuskarte näher
    .less = du bist weiter von einer Bonuskarte entfernt
    .held = { $seat } ist weiter von einer Bonuskarte entfernt
    .helped = { $seat } kommt einer Bonuskarte näher
reason-novgorod-prospect =
    .more = dein nächster Zug bringt dir mehr
    .less = dein nächster Zug bringt dir weniger
    .held = der nächste Zug von { $seat } bringt weniger
    .helped = der nächste Zug von { $seat } bringt mehr
reason-novgorod-turns =
    .more = du hast in dieser Runde noch einen Zug
    .less = du hast in dieser Runde keinen Zug mehr
    .held = { $seat } hat in dieser Runde keinen Zug mehr
    .helped = { $seat } hat in dieser Runde noch einen Zug

## Was der Vergleich von Bots als verschwendet zählt.

waste-ducats-left = übrige Dukaten
waste-stops-unused = ungenutzte Stationen

## Der nächste Schritt eines Plans, als Infinitiv: `named`, wenn bekannt ist, um welches $thing es geht.

plan-novgorod-stop = in einer weiteren Stadt anlegen
    .named = in { $thing } anlegen
plan-novgorod-produce = ein Luxusgut herstellen
plan-novgorod-row = eine Zeile eines Auftrags erfüllen
plan-novgorod-special = einen Spezialauftrag erfüllen
plan-novgorod-career = eine Karrierestufe aufsteigen
plan-novgorod-store = eine Ware im Laderaum lagern
plan-novgorod-kontor = ein Kontor kaufen
    .named = das Kontor in { $thing } kaufen
plan-novgorod-ship = ein schnelleres Schiff kaufen
plan-novgorod-order = einen Auftrag kaufen

points-novgorod = { $amount } Siegel
    .alike = Etwa gleich viele Siegel.
