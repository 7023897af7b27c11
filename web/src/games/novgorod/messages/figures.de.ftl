## Novgorod auf einer Seite

figure-wins = Siegel und rote X
    .is = Mit 30 Siegeln beginnt die letzte Runde, und die meisten Siegel gewinnen; wer noch ein rotes X zeigt, hat verloren.
figure-turn = Ein Zug
    .is = Du legst eine Route von Stadt zu Stadt, nutzt, was ihre Stationen bieten, darfst eins kaufen und nimmst deine Siegel.
figure-chart = Das Meer
    .is = Jede der acht Städte hat ihre eigene Ware, und eine Route führt von Nachbar zu Nachbar.
figure-once = Eine Station, ein Zweck
    .is = Jedes Kontor deiner Route dient in diesem Zug einem Zweck; du wählst, welchem.
    .order = Auftrag
    .works = Manufaktur
    .start = Karriere
    .hold = Laderaum
    .income = Einkommen
figure-leftward = Von links nach rechts
    .is = Eine Manufaktur macht ein Luxusgut aus den Waren links von ihr und der eigenen Stadt, nie aus denen rechts.
figure-rows = Ein Auftrag, zwei Zeilen
    .is = Die obere Zeile bringt 2 Siegel, die untere später noch einmal 2; beide im selben Zug bringen 5.
figure-base = Deins oder niemandes
    .is = Dein eigenes Kontor kann statt der Ware Einkommen bringen; wo du keins hast, bekommst du die Ware gegen Gebühr.
figure-uncovered = Privilegien
    .is = In jedem Zug darfst du ein offenes Privileg nutzen; jede Stufe, die du aufsteigst, verdeckt eins für immer.
