## Karten: was ein Link auf eine Partie oder Tagespartie in einem Messenger zeigt

card-private = { $game } bei Kontor
card-private-note = Ein Tisch für sich
card-open = { $game }: { $free ->
    [0] ein voller Tisch
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
card-open-note = Komm und nimm Platz
card-playing = { $game } mit { $names }
card-playing-note = Wird gerade gespielt: Schau zu
card-over = { $game } mit { $names }
card-over-note = Eine beendete Partie
card-result = { $count ->
    [0] { $game }: Niemand gewinnt
    [one] { $winners } gewinnt { $game }
   *[other] { $winners } gewinnen { $game } gemeinsam
}
card-review = { $count ->
    [0] Analyse von { $game }: niemand hat gewonnen
    [one] Wie { $winners } { $game } gewann
   *[other] Wie { $winners } { $game } gewannen
}
card-import = Eine importierte Partie { $game }
card-import-note = Als Datei gebracht, nicht hier gespielt
card-table-note = Sieh, wie es gelaufen ist
card-review-note = Die Analyse einer beendeten Partie
card-deal = Tagespartie: { $game }
card-dare = Herausforderung: Schlag mich in { $game }
card-series = Eine Runde der Serie: { $game }
card-deal-note = Für alle gleich gemischt, ein Versuch
card-deal-closed = { $played ->
    [0] Beendet; niemand hat sie gespielt
    [one] Beendet; einmal gespielt
   *[other] Beendet; { $played }-mal gespielt
}
