### Gründe der Tipps für Pearls.

reason-pearls-points =
    .more = bringt dir Punkte
    .less = kostet dich Punkte
    .held = hält { $seat } von Punkten ab
    .helped = bringt { $seat } Punkte
reason-pearls-coins =
    .more = lässt dir mehr Münzen
    .less = lässt dir weniger Münzen
    .held = lässt { $seat } weniger Münzen
    .helped = lässt { $seat } mehr Münzen
reason-pearls-hand =
    .more = lässt dir bessere Perlen auf der Hand
    .less = lässt dir schlechtere Perlen auf der Hand
    .held = lässt { $seat } schlechtere Perlen auf der Hand
    .helped = lässt { $seat } bessere Perlen auf der Hand
