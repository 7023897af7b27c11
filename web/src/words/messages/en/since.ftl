## Since your last turn

since-title = Since your last turn
since-key = Since your last turn (Alt+S)
since-hours =
    { $hours ->
        [one] You last decided an hour ago.
       *[other] You last decided { $hours } hours ago.
    }
since-days =
    { $days ->
        [one] You last decided a day ago.
       *[other] You last decided { $days } days ago.
    }
since-never = You have not decided anything yet.
since-nothing = Nothing has happened since.
since-steps =
    { $count ->
        [one] One step was taken since; this is what it changed for you:
       *[other] { $count } steps were taken since; this is what mattered most to you:
    }
since-stood-in =
    { $count ->
        [one] One of them was taken in your name.
       *[other] { $count } of them were taken in your name.
    }
since-more =
    { $count ->
        [one] And one smaller thing.
       *[other] And { $count } smaller things.
    }
since-show = Show on the board: { $text }
since-show-short = Show on the board
since-notes = Your notes
since-film = Watch it on the board
since-film-end = Back to the summary
since-film-then = So it stood after your last decision.
since-to-table = To the table
