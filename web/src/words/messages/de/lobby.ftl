## Die Lobby: Mitspieler finden

nav-lobby = Mitspieler finden
finding-title = Mitspieler finden
finding-lead = Sag, was du spielen willst, dann beginnt die Partie von selbst – oder setz dich an einen offenen Tisch.
finding-all = Alles in der Lobby
seek-title = Gesuch
seek-about = Sag, was du willst. Sobald genug Leute zusammenpassen, beginnt die Partie von selbst.
seek-game = Spiel
seek-seats = Spielerzahl
seek-seats-of = { $seats } Personen
seek-speed = Zeit
seek-speed-live = Live
seek-speed-evening = Ein Abend
seek-speed-days = Tage
seek-speed-weeks = Wochen
seek-counts = Wertung
seek-rated = Gewertet
seek-friendly = Freundschaftlich
seek-level = Stärke
seek-any = Jede Stärke
seek-near = Etwa meine Stärke
    .about = Anfangs höchstens 100 Punkte Abstand; je länger du wartest, desto mehr.
seek-members = Für gewertete Partien brauchst du ein Konto mit Passwort.
seek-start = Suchen
seek-starting = Einen Moment …
seek-no-seats = Wähl mindestens eine Spielerzahl.
seek-what = { $game }, { $seats }, { $speed }, { $counts }
seek-waiting = du suchst seit { $since }, längstens bis { $until }
seek-found = Eine Partie hat sich gefunden.
seek-missed = Eine Partie hatte sich gefunden, aber dieser Browser hat zum Beginn nicht geantwortet. Such noch einmal, wenn du da bist.
seek-expired = In dieser Zeit hat sich niemand gefunden. Such noch einmal, oder eröffne einen Tisch und lade andere ein.
seek-withdraw = Zurückziehen
seek-open = Zum Tisch
seek-again = Noch einmal suchen
seek-live-note = Lass Kontor offen: Eine Live-Partie beginnt wenige Sekunden, nachdem sie sich gefunden hat.
seek-others = Andere suchen
seek-none = Gerade sucht sonst niemand. Such selbst: Wer als Nächstes kommt, findet dich.
seek-none-near = Gerade sucht niemand, der etwa so stark ist wie du. Sieh dir jede Stärke an, oder such selbst.
seek-more = Ältere Gesuche
seek-by = { $name }{ $points ->
        [0] { "" }
       *[other] , { $points } Punkte
    } · { $since }
seek-join = Mitmachen
    .about = Dasselbe suchen wie { $name }: { $what }
finding-tables = Offene Tische
finding-make = Tisch eröffnen
finding-any = Alle
finding-live = Live
finding-filters = Filter
finding-sit = Hinsetzen
    .about = Hinsetzen: { $game } mit { $names }
finding-untimed = Ohne Uhr
finding-none = Kein offener Tisch passt. Nimm einen Filter zurück, such selbst, oder eröffne einen Tisch.
finding-more = Ältere Tische
finding-free-of = { $free } von { $seats } Plätzen frei

## Ein Platz für einen Bot

bot-offer = { $free ->
        [one] Für den freien Platz ist noch niemand gekommen.
       *[other] Für { $free } freie Plätze ist noch niemand gekommen.
    } Soll ein Bot mitspielen?
bot-offer-level = Wie gut er spielt
bot-offer-seat = Bot dazusetzen

## Partien zum Zuschauen

watch-title = Zuschauen
watch-pace = Welche Partien
watch-days = Über Tage
watch-players = Am Tisch
watch-far =
    { $moves ->
        [0] Gerade begonnen
        [one] Nach 1 Zug
       *[other] Nach { $moves } Zügen
    } · { $seats } Plätze
watch-points = { $points } Punkte
watch-mean = Im Mittel { $points } Punkte
watch-late = Du siehst sie { $time } später: Sie wird gewertet.
watch-more = Ältere Partien
watch-none = Gerade spielt niemand öffentlich. Eröffne einen Tisch, den alle sehen, dann können andere zuschauen.

## Ranglisten

board-title = Rangliste
board-game = Spiel
board-seats = Spielerzahl
board-about = Ab { $matches } gewerteten Partien. Gereiht nach den Punkten, die jemand mindestens wert ist: die Schätzung abzüglich ihrer dreifachen Unsicherheit. Im Balken liegt die wahre Stärke in 19 von 20 Fällen; wessen Balken sich überlappen, die sind nicht sicher verschieden stark.
board-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
board-bot = Bot, fester Wert
board-you = Du
board-more = Weitere Plätze
board-none = Noch hat niemand genug gewertete Partien. Such eine gewertete Partie: Der erste Platz ist frei.
board-missing =
    { $missing ->
        [one] Noch eine gewertete Partie, dann stehst du auf dieser Liste.
       *[other] Noch { $missing } gewertete Partien, dann stehst du auf dieser Liste.
    }
board-interval = zwischen { $low } und { $high }
board-points = { $points } Punkte
board-beyond = hinter Platz 1000
