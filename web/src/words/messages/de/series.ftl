## Series: one deal after the other for a group, with a table

series-title = Serien
series-about = Ein kleines Turnier für eine Gruppe: In jeder Runde bekommen alle dieselben Karten und spielen sie einmal, wann sie Zeit haben.
series-heading = { $game }: eine Serie
series-length = { $rounds } Runden, { $seats } am Tisch
series-people = { $people ->
    [one] eine Person spielt mit
   *[other] { $people } Personen spielen mit
}
series-mine = Deine Serien
series-waits = eine Runde wartet auf dich
series-over = zu Ende
series-progress = { $closed } von { $rounds } Runden vorbei
series-create = Eine neue Serie
series-create-about = Du bekommst einen Link. Wer ihn öffnet, kann mitmachen, bis die erste Runde vorbei ist.
series-create-button = Serie anlegen
series-game = Spiel
series-seats = Plätze am Tisch, deiner und die der Bots
series-rounds = Runden
series-days = Tage je Runde
series-wait = Die erste Runde beginnt
series-wait-days = { $days ->
    [0] jetzt
    [one] morgen
   *[other] in { $days } Tagen
}
series-round = Runde { $number }
series-opens = beginnt { $time }
series-closes = läuft bis { $time }
series-closed = vorbei
series-play = Spielen
    .about = Runde { $number } spielen
series-playing = du spielst gerade
series-not-counted = dein Versuch zählt nicht
series-missed = nicht gespielt
series-join = Mitmachen
series-leave = Aussteigen
series-too-late = Die erste Runde ist vorbei, darum kann niemand mehr dazukommen.
series-become-member = Mitglied werden und mitmachen
series-link = Der Link zu dieser Serie
series-message = Spiel in meiner Serie mit: dieselben Karten für alle.
series-names = Es spielen mit: { $names }.
series-table = Tabelle
series-table-later = Die Tabelle beginnt, wenn die erste Runde vorbei ist: Bis dahin erfährt niemand, der noch spielen kann, ein Ergebnis.
series-table-about = In jeder Runde schlägst du alle mit weniger Punkten und alle, die nicht gespielt haben; bei gleich vielen Punkten zählt es halb. Es entscheidet die Summe, dann die Punkte aller Runden; wer auch da gleichauf liegt, teilt sich den Rang.
series-rank = Rang
series-name = Name
series-beaten = Geschlagen
series-points = Punkte
series-round-points = { $points } Punkte
series-rules = So wird gespielt
series-second-account = Was wir nicht verhindern können: Mit einem zweiten Konto kann sich jemand die Karten vorher ansehen. Deshalb zählt eine Serie nicht für die Wertung.
