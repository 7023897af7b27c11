## Since your last turn

since-title = Since your last turn
since-key = Since your last turn (Alt+S)
since-hours =
    { $hours ->
        [one] Your last turn was an hour ago.
       *[other] Your last turn was { $hours } hours ago.
    }
since-days =
    { $days ->
        [one] Your last turn was a day ago.
       *[other] Your last turn was { $days } days ago.
    }
since-never = You have not had a turn yet.
since-nothing = Nothing has happened since.
since-steps =
    { $count ->
        [one] 1 thing has happened since:
       *[other] { $count } things have happened since. These matter most to you:
    }
since-stood-in =
    { $count ->
        [one] 1 decision was made for you.
       *[other] { $count } decisions were made for you.
    }
since-more =
    { $count ->
        [one] And 1 smaller thing.
       *[other] And { $count } smaller things.
    }
since-show = Show on the board: { $text }
since-show-short = Show on the board
since-notes = Your notes
since-film = Watch it on the board
since-film-end = Back to the summary
since-film-then = This is how it was after your last turn.
since-to-table = Back to the table
