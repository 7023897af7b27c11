## Wertungen

ratings-title = Wertungen
ratings-note = Aus gewerteten Partien, je Spiel und Zahl der Plätze. Eine Partie unter Freunden wird nur gewertet, wenn du das beim Eröffnen des Tisches auswählst. Eine Partie zählt, wenn du den größten Teil selbst gespielt hast; wer aussteigt, wird als Letzter gewertet.
ratings-none = Noch keine Wertung. Spiel eine gewertete Partie, um eine zu bekommen.
ratings-game = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}
ratings-points = { $points } Punkte
ratings-matches = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
end-rating = Deine Wertung: { $points } Punkte ({ $change })
ratings-guess = vorläufig

## Wertungen aller in einer gewerteten Partie

seat-ratings = Wertungen an diesem Tisch
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } Punkte in diesem Spiel mit { $seats } Plätzen, aus { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
seat-rating-none = { $name }: noch keine gewertete Partie dieser Art; alle beginnen mit { $points } Punkten

## Alle meine Daten

export-title = Alle deine Daten
export-note = Eine Datei mit allem, was wir über dich speichern: Name, Einstellungen, Partien, Züge, Nachrichten, Notizen und Wertungen. Du kannst sie lesen, und Programme können es auch.
export-button = Herunterladen

## Löschen

delete-title = Konto löschen
delete-note = Das geht jederzeit, lässt sich aber nicht rückgängig machen. Das geschieht:
delete-name = Dein Name verschwindet überall, auch aus beendeten Partien und ihren Aufzeichnungen. Auf deinen Plätzen steht dann „N. N.“.
delete-gone = Deine Anmeldung, dein Rückkehr-Link, deine Einstellungen, Erinnerungen, Notizen und Wertungen werden gelöscht.
delete-running = In laufenden Partien übernimmt ein Bot deinen Platz. In Partien, die noch nicht begonnen haben, wird dein Platz frei.
delete-stays = Deine Züge und deine Nachrichten im Chat bleiben für die anderen sichtbar, ohne deinen Namen.
delete-first = Wenn du etwas behalten willst, lade vorher deine Daten herunter.
delete-button = Löschen
delete-sure = Dein Konto und dein Name werden endgültig gelöscht. Bots übernehmen deine Plätze.
