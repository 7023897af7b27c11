### Gründe der Tipps für Borneo. Jeder ist ein Hauptsatz, der allein stehen oder auf „aber“ folgen kann: was aus der
### Aktion folgt. more und less betreffen die gefragte Person, held und helped jemand anderen.

reason-borneo-points =
    .more = du kommst nach Punkten voran
    .less = du fällst nach Punkten zurück
    .held = { $seat } bekommt weniger Punkte
    .helped = { $seat } bekommt mehr Punkte
reason-borneo-goods =
    .more = du hast mehr Waren im Lager
    .less = du hast weniger Waren im Lager
    .held = { $seat } hat weniger Waren im Lager
    .helped = { $seat } hat mehr Waren im Lager
reason-borneo-orders =
    .more = du kommst deinem nächsten Auftrag näher
    .less = du bist weiter von deinem nächsten Auftrag entfernt
    .held = { $seat } ist weiter vom nächsten Auftrag entfernt
    .helped = { $seat } kommt dem nächsten Auftrag näher
reason-borneo-same =
    .more = du kommst einem Auftrag über ein einziges Gewürz näher
    .less = du bist weiter von einem Auftrag über ein einziges Gewürz entfernt
    .held = { $seat } ist weiter von einem Auftrag über ein einziges Gewürz entfernt
    .helped = { $seat } kommt einem Auftrag über ein einziges Gewürz näher
reason-borneo-each =
    .more = du kommst einem Auftrag über alle vier Gewürze näher
    .less = du bist weiter von einem Auftrag über alle vier Gewürze entfernt
    .held = { $seat } ist weiter von einem Auftrag über alle vier Gewürze entfernt
    .helped = { $seat } kommt einem Auftrag über alle vier Gewürze näher
reason-borneo-ship =
    .more = du hast das Piratenschiff
    .less = du musst auf das Piratenschiff verzichten
    .held = { $seat } muss auf das Piratenschiff verzichten
    .helped = { $seat } hat das Piratenschiff
reason-borneo-ranks =
    .more = du stehst in mehr Gesellschaften ganz vorn
    .less = du stehst in weniger Gesellschaften ganz vorn
    .held = { $seat } steht in weniger Gesellschaften ganz vorn
    .helped = { $seat } steht in mehr Gesellschaften ganz vorn
reason-borneo-low =
    .more = weniger deiner Händler stehen auf Rang 3 oder dahinter
    .less = mehr deiner Händler stehen auf Rang 3 oder dahinter
    .held = mehr Händler von { $seat } stehen auf Rang 3 oder dahinter
    .helped = weniger Händler von { $seat } stehen auf Rang 3 oder dahinter
reason-borneo-exposed =
    .more = direkt hinter deinen Händlern stehen weniger mögliche Angreifer
    .less = direkt hinter deinen Händlern stehen mehr mögliche Angreifer
    .held = direkt hinter den Händlern von { $seat } stehen mehr Rivalen
    .helped = direkt hinter den Händlern von { $seat } stehen weniger Rivalen
reason-borneo-income =
    .more = deine Ränge versprechen mehr Fracht aus den kommenden Häfen
    .less = deine Ränge versprechen weniger Fracht aus den kommenden Häfen
    .held = die Ränge von { $seat } versprechen weniger Fracht aus den kommenden Häfen
    .helped = die Ränge von { $seat } versprechen mehr Fracht aus den kommenden Häfen
reason-borneo-monopoly =
    .more = ein Monopol einer Gesellschaft, in der du gut stehst, rückt näher
    .less = ein Monopol einer Gesellschaft, in der du gut stehst, rückt weiter weg
    .held = ein Monopol einer Gesellschaft, in der { $seat } gut steht, rückt weiter weg
    .helped = ein Monopol einer Gesellschaft, in der { $seat } gut steht, rückt näher
reason-borneo-distribution =
    .more = du kannst vielleicht bald selbst die letzte Karte eines Hafens legen
    .less = du kannst seltener selbst die letzte Karte eines Hafens legen
    .held = { $seat } kann seltener die letzte Karte eines Hafens legen
    .helped = { $seat } kann vielleicht bald die letzte Karte eines Hafens legen
reason-borneo-turn =
    .more = du bist früher wieder an der Reihe
    .less = du bist später wieder an der Reihe
    .held = { $seat } ist später an der Reihe
    .helped = { $seat } ist früher an der Reihe
reason-borneo-hand =
    .more = du hast mehr Karten auf der Hand
    .less = du hast weniger Karten auf der Hand
    .held = { $seat } hat weniger Karten auf der Hand
    .helped = { $seat } hat mehr Karten auf der Hand
reason-borneo-flags =
    .more = du hast mehr Flaggen der Gesellschaften, in denen du gut stehst, auf der Hand
    .less = du hast weniger Flaggen der Gesellschaften, in denen du gut stehst, auf der Hand
    .held = { $seat } hat weniger Flaggen der eigenen guten Gesellschaften auf der Hand
    .helped = { $seat } hat mehr Flaggen der eigenen guten Gesellschaften auf der Hand
reason-borneo-attack =
    .more = du behältst Karten für einen Angriff auf den Rang direkt vor dir
    .less = du hast weniger Karten für einen Angriff auf den Rang direkt vor dir
    .held = { $seat } hat weniger Karten für einen Angriff auf den Rang davor
    .helped = { $seat } behält Karten für einen Angriff auf den Rang davor

## Was der Vergleich von Bots als verschwendet zählt.

waste-merchants-to-and-fro = Händler, die gleich zurückgingen
waste-goods-left = übrige Karten im Lager

## Der nächste Schritt eines Plans, als Infinitiv: `named`, wenn bekannt ist, um welches $thing es geht.

plan-borneo-order = einen Auftrag erfüllen
    .named = den Auftrag „{ $thing }“ erfüllen
plan-borneo-transfer = einen Händler versetzen
    .named = einen Händler nach { $thing } versetzen
plan-borneo-attack = jemanden angreifen
    .named = in { $thing } angreifen
