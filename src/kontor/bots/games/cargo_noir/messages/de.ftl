### Gründe der Tipps für Cargo Noir. Jeder ist ein Hauptsatz, der allein stehen oder auf „aber“ folgen kann: was aus der
### Aktion folgt. more und less betreffen die gefragte Person, held und helped jemand anderen.

reason-cargo_noir-points =
    .more = du kommst nach Punkten voran
    .less = du fällst nach Punkten zurück
    .held = { $seat } bekommt weniger Punkte
    .helped = { $seat } bekommt mehr Punkte
reason-cargo_noir-sets =
    .more = deine Fracht ist mehr wert
    .less = deine Fracht ist weniger wert
    .held = die Fracht von { $seat } ist weniger wert
    .helped = die Fracht von { $seat } ist mehr wert
reason-cargo_noir-growth =
    .more = deine Kombinationen können noch wachsen
    .less = deine Kombinationen können weniger wachsen
    .held = die Kombinationen von { $seat } können weniger wachsen
    .helped = die Kombinationen von { $seat } können noch wachsen
reason-cargo_noir-unique =
    .more = du kommst einem Unikat näher
    .less = du bist weiter von einem Unikat entfernt
    .held = { $seat } ist weiter von einem Unikat entfernt
    .helped = { $seat } kommt einem Unikat näher
reason-cargo_noir-coins =
    .more = du hast mehr Münzen zum Bieten
    .less = du hast weniger Münzen zum Bieten
    .held = { $seat } hat weniger Münzen zum Bieten
    .helped = { $seat } hat mehr Münzen zum Bieten
reason-cargo_noir-stakes =
    .more = unter deinen Schiffen liegen mehr Münzen
    .less = unter deinen Schiffen liegen weniger Münzen
    .held = unter den Schiffen von { $seat } liegen weniger Münzen
    .helped = unter den Schiffen von { $seat } liegen mehr Münzen
reason-cargo_noir-bids =
    .more = deine Gebote sind schwerer zu überbieten
    .less = deine Gebote sind leichter zu überbieten
    .held = die Gebote von { $seat } sind leichter zu überbieten
    .helped = die Gebote von { $seat } sind schwerer zu überbieten
reason-cargo_noir-market =
    .more = du kannst auf dem Schwarzmarkt mehr holen
    .less = du kannst auf dem Schwarzmarkt weniger holen
    .held = { $seat } kann auf dem Schwarzmarkt weniger holen
    .helped = { $seat } kann auf dem Schwarzmarkt mehr holen
reason-cargo_noir-ships =
    .more = du hast mehr Schiffe zum Losschicken
    .less = du hast weniger Schiffe zum Losschicken
    .held = { $seat } hat weniger Schiffe zum Losschicken
    .helped = { $seat } hat mehr Schiffe zum Losschicken
reason-cargo_noir-slots =
    .more = du hast mehr Platz im Warenlager
    .less = du hast weniger Platz im Warenlager
    .held = { $seat } hat weniger Platz im Warenlager
    .helped = { $seat } hat mehr Platz im Warenlager
reason-cargo_noir-turns =
    .more = du kannst in dieser Runde noch handeln
    .less = du kannst in dieser Runde nicht mehr handeln
    .held = { $seat } kann in dieser Runde nicht mehr handeln
    .helped = { $seat } kann in dieser Runde noch handeln

## Was der Vergleich von Bots als verschwendet zählt.

waste-coins-left = übrige Münzen
waste-tiles-left = übrige Frachtplättchen
waste-withdrawals = ohne Fracht verlassene Häfen

## Der nächste Schritt eines Plans, als Infinitiv: `named`, wenn bekannt ist, um welches $thing es geht.

plan-cargo_noir-raise = ein Gebot erhöhen
    .named = dein Gebot in { $thing } erhöhen
plan-cargo_noir-card = eine Siegkarte erwerben
    .named = „{ $thing }“ erwerben
plan-cargo_noir-casino = ein Schiff zum Casino schicken
plan-cargo_noir-black_market = ein Schiff zum Schwarzmarkt schicken
plan-cargo_noir-port = ein Schiff in einen Hafen schicken
    .named = ein Schiff nach { $thing } schicken
