## Tische mit und ohne Tipps

make-hints = Tipps
    .about = Alle dürfen einen Bot fragen, was er tun würde.
make-hints-rated = Nie in einer gewerteten Partie.
lobby-hints = Du darfst einen Bot fragen, was er tun würde.
lobby-no-hints = An diesem Tisch gibt es keine Tipps.

## Tipps am Tisch

hint-thinking = Ein Bot denkt nach …
hint-seconds = { $seconds } s
hints-of = Tipps: { $level }
hint-says = Etwa { $percent } % Siegchance. { $why }
hint-percent = { $percent } %
hint-spoken = Tipp { $number }, { $percent } % Siegchance: { $label }. { $why }
hints-told =
    { $count ->
        [one] Ein Tipp.
       *[other] { $count } Tipps.
    } Gewählt: { $number }, { $label }. { $why }
