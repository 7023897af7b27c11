### Gründe der Tipps für Pearls.

reason-pearls-points =
    .more = du bekommst mehr Punkte
    .less = du bekommst weniger Punkte
    .held = { $seat } bekommt weniger Punkte
    .helped = { $seat } bekommt mehr Punkte
reason-pearls-coins =
    .more = du hast mehr Münzen
    .less = du hast weniger Münzen
    .held = { $seat } hat weniger Münzen
    .helped = { $seat } hat mehr Münzen
reason-pearls-hand =
    .more = du hast bessere Perlen auf der Hand
    .less = du hast schlechtere Perlen auf der Hand
    .held = { $seat } hat schlechtere Perlen auf der Hand
    .helped = { $seat } hat bessere Perlen auf der Hand
