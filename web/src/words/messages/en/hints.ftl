## Tables with and without hints

make-hints = Hints
    .about = Everybody may ask a bot what it would do.
make-hints-rated = Never in a rated match.
lobby-hints = You may ask a bot what it would do.
lobby-no-hints = There are no hints at this table.

## Hints at the table

hint-thinking = A bot is thinking …
hint-seconds = { $seconds } s
hints-of = Hints of a { $level }
hint-says = About { $percent }% to win. { $why }
hint-percent = { $percent }%
hint-spoken = Hint { $number }, { $percent }% to win: { $label }. { $why }
hints-told =
    { $count ->
        [one] One hint.
       *[other] { $count } hints.
    } Chosen: { $number }, { $label }. { $why }
