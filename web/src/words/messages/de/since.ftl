## Seit deinem letzten Zug

since-title = Seit deinem letzten Zug
since-key = Seit deinem letzten Zug (Alt+S)
since-hours =
    { $hours ->
        [one] Dein letzter Zug ist eine Stunde her.
       *[other] Dein letzter Zug ist { $hours } Stunden her.
    }
since-days =
    { $days ->
        [one] Dein letzter Zug ist einen Tag her.
       *[other] Dein letzter Zug ist { $days } Tage her.
    }
since-never = Du warst noch nicht am Zug.
since-nothing = Seitdem ist nichts geschehen.
since-steps =
    { $count ->
        [one] Seitdem ist 1 Sache geschehen:
       *[other] Seitdem sind { $count } Dinge geschehen. Das ist für dich am wichtigsten:
    }
since-stood-in =
    { $count ->
        [one] 1 Entscheidung wurde für dich getroffen.
       *[other] { $count } Entscheidungen wurden für dich getroffen.
    }
since-more =
    { $count ->
        [one] Und 1 kleinere Sache.
       *[other] Und { $count } kleinere Dinge.
    }
since-show = Auf dem Spielplan zeigen: { $text }
since-show-short = Auf dem Spielplan zeigen
since-notes = Deine Notizen
since-film = Auf dem Spielplan ansehen
since-film-end = Zurück zur Übersicht
since-film-then = So sah es nach deinem letzten Zug aus.
since-to-table = Zurück zum Tisch
