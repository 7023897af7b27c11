## Goa auf einer Seite

figure-wins = Was gewinnt
    .is = Fünf Bereiche zeigen, was deine Firma kann: Je tiefer ein Marker steht, desto mehr bringt er, auch an Punkten.
figure-round = Eine Runde
    .is = Marker werden gelegt, Plättchen und Flagge versteigert, alle führen drei Aktionen aus, danach folgen Zusatzaktionen.
figure-chain = Die Kette
    .is = Die Flagge beginnt am Rand, und jeder Marker kommt auf ein Plättchen neben dem vorigen, auch schräg.
figure-bids = Je ein Gebot
    .is = Jeder bietet einmal; dann nimmt der Versteigerer das höchste Gebot an oder behält das Plättchen für 1 Dukaten weniger.
figure-progress = Fortschritt
    .is = Zahl die Gewürze der nächsten Reihe und für jedes ein Schiff, und dein Marker rückt eine Reihe nach unten.
figure-harvest = Plantage und Ernte
    .is = Eine Plantage kommt voll mit ihrem Gewürz; was du ausgibst, macht ein Feld frei, und eine Ernte füllt es wieder.
figure-colony = Eine Kolonie
    .is = Deine Reihe, zwei aufgedeckte Karten und gezahlte Kolonisten müssen ihre Zahl erreichen; sonst bekommst du 1 Kolonisten.
figure-expedition = Drei Zwecke einer Karte
    .is = Eine Expeditionskarte wird gespielt, für ihre Kolonisten aufgedeckt oder für ihr Symbol behalten.
    .play = ausspielen, eine Karte pro Zug
    .reveal = beim Aufdecken zählen ihre Kolonisten
    .keep = behalten: gleiche Symbole bringen Punkte
figure-scores = Was zählt
    .is = Reihen, Kolonien, gleiche Symbole und die meisten Dukaten zählen; übrige Schiffe, Kolonisten und Gewürze nicht.
