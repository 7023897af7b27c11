## Wertungen

ratings-title = Wertungen
ratings-note = Aus Tischen, die zählen, je Spiel und Zahl der Plätze. Tische unter Freunden zählen nur, wenn du es beim Eröffnen sagst. Es zählt nur, was du überwiegend selbst gespielt hast; wer geht, wird wie der Letzte gewertet.
ratings-none = Noch keine: Setz dich an einen Tisch, der zählt.
ratings-game = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}
ratings-points = { $points } Punkte
ratings-matches = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
end-rating = Deine Wertung: { $points } Punkte ({ $change })
ratings-guess = noch eine Vermutung

## Wertungen aller an einem Tisch, der zählt

seat-ratings = Wertungen an diesem Tisch
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } Punkte in diesem Spiel mit { $seats } Plätzen, aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}
seat-rating-none = { $name }: noch keine Partie, die hier zählt; alle beginnen mit { $points } Punkten

## Alle meine Daten

export-title = Alle meine Daten
export-note = Eine Datei mit allem, was von dir aufgehoben ist: Name, Einstellungen, Partien, was du getan, gesagt und notiert hast, Wertungen. Programme können sie lesen, und du auch.
export-button = Herunterladen

## Löschen

delete-title = Konto löschen
delete-note = Jederzeit. Genau das geschieht, und es lässt sich nicht zurücknehmen:
delete-name = Dein Name verschwindet überall, auch aus beendeten Partien und ihren Aufzeichnungen: An deinen Plätzen steht dann „N. N.“.
delete-gone = Deine Anmeldung, dein Rückkehr-Link, deine Einstellungen, Erinnerungen, Notizen und Wertungen werden gelöscht.
delete-running = In laufenden Partien spielt ein Bot auf deinem Platz weiter; wo du nur wartest, wird dein Platz frei.
delete-stays = Was du gespielt und am Tisch gesagt hast, bleibt den anderen, ohne deinen Namen.
delete-first = Wenn du etwas behalten willst, lade vorher deine Daten herunter.
delete-button = Löschen
delete-sure = Dein Konto und dein Name werden für immer gelöscht. Auf deinen Plätzen spielen Bots weiter.
