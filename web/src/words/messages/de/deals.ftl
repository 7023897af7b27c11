## Deals: one shuffle for everybody, and how they compare

deals-title = Tagespartien
deals-about = Jeden Tag mischen wir einmal für alle, gegen dieselben Bots. Du hast einen Versuch.
deals-until = Neue Tagespartien gibt es um { $time }.
deals-series = Mit Freunden über mehrere Tage: eine Serie
deal-title = Tagespartie
deal-heading = { $game }: die Tagespartie
deal-heading-dare = { $game }: eine Herausforderung
deal-heading-series = { $game }: eine Runde der Serie
deal-series = Zur Serie
deal-seat = Platz { $seat } von { $seats }
deal-rules = Alle bekommen dieselben Karten auf demselben Platz, und die Bots antworten auf dieselben Züge gleich. Du hast einen Versuch, ohne Tipps. Er zählt, wenn du ihn selbst zu Ende spielst, bevor die Zeit um ist.
deal-play = Spielen
    .about = Die Tagespartie { $game } spielen
deal-continue = Weiterspielen
    .about = Die Tagespartie { $game } weiterspielen
deal-look = Ansehen
    .about = Ansehen: dein Versuch bei { $game }
deal-become-member = Mitglied werden und spielen
deal-played = { $played ->
    [0] noch von niemandem gespielt
    [one] einmal gespielt
   *[other] { $played }-mal gespielt
}
deal-line = { $points } Punkte, besser als { $percent } % der anderen
deal-mine = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deal-place = und Platz { $place } von { $seats } an deinem Tisch
deal-first = Bisher bist nur du fertig. Schau später nach, wie es den anderen ergangen ist.
deal-rank = Rang { $rank } von { $played }: besser als { $percent } % der anderen.
deal-left = Dein Versuch zählt nicht, weil ein Bot für dich gespielt hat.
deal-late = Dein Versuch zählt nicht, weil er erst zu Ende war, als die Zeit schon um war.
deal-spread = Wie viele Leute wie viele Punkte haben
deal-column = { $points } Punkte: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
deal-column-own = { $points } Punkte, mit deinen: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
deal-points = Punkte
deal-until = Gespielt werden kann bis { $time }. Dann wird aufgedeckt, wie gemischt war, und du kannst deine Partie analysieren.
deal-is-closed = Die Zeit ist um. Es ist aufgedeckt, wie gemischt war, und du kannst deine Partie analysieren.
deal-over = Dein Versuch ist zu Ende
deal-withheld = Andere können diese Karten noch spielen. Die Aufzeichnung, die Analyse und die Karten der anderen werden um { $time } geöffnet.
deal-page = Zu den Ergebnissen
deal-replay = Deine Partie, wie du sie gesehen hast
deal-link = Fordere jemanden mit diesem Link heraus
deal-dare-message = Schlägst du mich mit denselben Karten?
deal-dare = Andere neu herausfordern
deal-dare-about = Wir mischen neu, und du bekommst einen Link. Wer ihn hat, kann dieselben Karten sieben Tage lang spielen; auch du hast einen Versuch.
deal-table = Die Besten bisher
deal-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place }
deal-fair = Ist das fair?
deal-fair-about = Wie gemischt wird, folgt aus einem Geheimnis, das gezogen wurde, bevor jemand gespielt hat. Sein SHA-256 steht von Anfang an hier; wenn die Zeit um ist, wird das Geheimnis veröffentlicht, und alle können prüfen, dass es dasselbe war.
deal-second-account = Was wir nicht verhindern können: Mit einem zweiten Konto kann sich jemand die Karten vorher ansehen. Deshalb zählt das Ergebnis nicht für die Wertung.
deal-commitment = SHA-256 des Geheimnisses:
deal-secret = Das Geheimnis:
