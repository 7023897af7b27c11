## Tische mit und ohne Tipps

make-hints = Tipps
    .about = Alle dürfen einen Bot fragen, was er tun würde.
make-hints-rated = Nie in einer gewerteten Partie.
lobby-hints = Du darfst einen Bot fragen, was er tun würde.
lobby-no-hints = An diesem Tisch gibt es keine Tipps.
