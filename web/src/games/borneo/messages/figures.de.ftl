## Borneo auf einer Seite

figure-wins = Was gewinnt
    .is = Aufträge bringen die meisten Punkte; jede Karte, die in deinem Lager übrig bleibt, zählt noch 1.
figure-turn = Ein Zug
    .is = Du darfst einen Auftrag erfüllen und einen Händler versetzen oder angreifen; dann musst du eine Karte legen, und du ziehst zwei.
figure-card = Eine Frachtkarte
    .is = Sie zeigt ein Gewürz, einfach oder doppelt, und vier Flaggen: drei in der oberen Reihe, eine in der unteren.
    .upper = obere Reihe
    .lower = untere Reihe
    .goods = Gewürz
figure-covered = Verdeckte Flaggen
    .is = Die nächste Karte am Hafen verdeckt die untere Reihe der vorigen, und verdeckte Flaggen zählen nicht.
figure-monopoly = Ein Monopol
    .is = Zeigt eine Gesellschaft so viele Flaggen, wie der Hafen verlangt, nehmen ihre Händler die Fracht, Rang für Rang.
figure-shared = Ein voller Hafen
    .is = Ohne Monopol teilen sich die Händler auf Rang 1 die Fracht; wessen Gesellschaft die meisten Flaggen zeigt, wählt zuerst.
figure-attack = Ein Angriff
    .is = Flaggen entscheiden, und wer verteidigt, bekommt 1 mehr für jeden Händler dazwischen; bei Gleichstand gewinnt der Angriff.
figure-end = Das Ende
    .is = Ist kein Hafen mehr zu öffnen oder keine Karte mehr zu ziehen, darf jeder noch einen letzten Auftrag erfüllen.
