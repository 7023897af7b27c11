## Seit deinem letzten Zug

since-title = Seit deinem letzten Zug
since-key = Seit deinem letzten Zug (Alt+S)
since-hours =
    { $hours ->
        [one] Deine letzte Entscheidung ist eine Stunde her.
       *[other] Deine letzte Entscheidung ist { $hours } Stunden her.
    }
since-days =
    { $days ->
        [one] Deine letzte Entscheidung ist einen Tag her.
       *[other] Deine letzte Entscheidung ist { $days } Tage her.
    }
since-never = Du hast noch nichts entschieden.
since-nothing = Seitdem ist nichts geschehen.
since-steps =
    { $count ->
        [one] Seitdem gab es einen Schritt; das hat er für dich geändert:
       *[other] Seitdem gab es { $count } Schritte; das war für dich das Wichtigste:
    }
since-stood-in =
    { $count ->
        [one] Einer davon geschah in deinem Namen.
       *[other] { $count } davon geschahen in deinem Namen.
    }
since-more =
    { $count ->
        [one] Und eine kleinere Sache.
       *[other] Und { $count } kleinere Dinge.
    }
since-show = Auf dem Plan zeigen: { $text }
since-show-short = Auf dem Plan zeigen
since-notes = Deine Notizen
since-film = Auf dem Plan ansehen
since-film-end = Zurück zur Übersicht
since-film-then = So stand es nach deiner letzten Entscheidung.
since-to-table = Zum Tisch
