## Bedenkzeiten

speed-label = Bedenkzeit
speed-untimed = Ohne Uhr
    .about = alle nehmen sich die Zeit, die sie brauchen
speed-live = Live
speed-evening = Ein Abend
speed-days = Tage
speed-weeks = Wochen
speed-means = je { $bank }, + { $increment } pro Zug, höchstens { $cap }
speed-means-rests = je { $bank }, + { $increment } pro Zug, höchstens { $cap }; ruht nachts und im Urlaub
speed-out = Wem die Zeit ausgeht, der verliert keinen Platz: Der Verwalter, ein Bot, spielt bis zur Rückkehr.
make-rated = Zählt für die Wertung
    .about = Unter Freunden meist nicht, in der Liste der offenen Tische meist schon.
make-rated-untimed = Nur mit Uhr: Wähle eine Bedenkzeit.
lobby-rated = Die Partie zählt für die Wertung.
lobby-unrated = Die Partie zählt nicht für die Wertung.

## Uhren am Tisch

clocks = Uhren
clock-of = { $name }: noch { $left }
clock-runs = { $name }: noch { $left }, die Uhr läuft
clock-low = { $name }: nur noch { $left }, die Uhr läuft
clock-rests = { $name } ruht: Die Uhr steht bei { $left }
clock-caretaker = { $name } ist fort: Der Verwalter spielt
clock-resting = ruht
clock-away = fort
clock-warning = Du hast noch { $left }.
clock-paused = Pause

## Pausen, der Verwalter, Vertretungen

sitting = Wer da ist
sitting-away = Der Verwalter spielt für dich
    .about = Die anderen müssen nicht warten. Dein Platz bleibt deiner.
sitting-back = Nimm deinen Platz zurück
sitting-step-away = Kurz fort: Der Verwalter spielt
sitting-paused = Pause: Alle Uhren stehen.
sitting-resume = Weiterspielen
sitting-ask-pause = Um eine Pause bitten
sitting-withdraw-pause = Den Wunsch nach einer Pause zurücknehmen
sitting-withdraw = Zurücknehmen
sitting-pause-asked = { $names } { $count ->
        [one] möchte eine Pause.
       *[other] möchten eine Pause.
    }
sitting-pause-agree = Einverstanden: Uhren anhalten
sitting-pause-mine = Du möchtest eine Pause. Sie beginnt, wenn { $names } { $count ->
        [one] zustimmt.
       *[other] zustimmen.
    }
sitting-others-away = Der Verwalter spielt für { $names }.
sitting-agree = Vertretung für { $name } erlauben
sitting-disagree = Doch keine Vertretung für { $name }
sitting-agree-missing = Vertretung für { $name }: { $names } { $count ->
        [one] muss
       *[other] müssen
    } noch zustimmen.
sitting-free = Wer den Link hat, kann für { $name } weiterspielen.
sitting-copy = Link kopieren
sitting-copied = Kopiert
sitting-take-title = { $name } ist fort. Du kannst auf diesem Platz weiterspielen.
sitting-take = Platz von { $name } übernehmen
leave-title = Willst du gehen?
leave-away = Nur kurz fort
leave-away-means = Der Verwalter spielt für dich, bis du zurück bist. Dein Platz bleibt deiner; nimm ihn jederzeit zurück.
leave-for-good = Für immer gehen
leave-for-good-means = Ein Bot übernimmt deinen Platz für den Rest der Partie. Du bekommst ihn nicht zurück.
log-caretaker = Der Verwalter spielt jetzt für { $name }.
log-seated = Auf diesem Platz spielt von nun an { $name }.
log-pause-wanted = { $name } möchte eine Pause.
log-pause-withdrawn = { $name } möchte keine Pause mehr.
log-paused = { $name } stimmt der Pause zu: Alle Uhren stehen.
log-resumed = { $name } spielt weiter: Die Uhren laufen wieder.
log-free = { $name } erlaubt eine Vertretung für { $about }.
log-not-free = { $name } erlaubt keine Vertretung für { $about } mehr.

## Alle meine Partien

mine-quick = Kurze Antwort
mine-turn = Ganzer Zug
mine-asked-since = gefragt { $ago }
mine-left = noch { $left }
mine-left-until = noch { $left }, bis { $moment }
mine-low = Nur noch { $left }
mine-caretaker = der Verwalter spielt für dich: Nimm deinen Platz zurück
next = Nächste Partie, die auf dich wartet
next-count =
    { $count ->
        [0] Nächste Partie: Sonst wartet nichts auf dich
        [one] Nächste Partie: Eine andere wartet auf dich
       *[other] Nächste Partie: { $count } andere warten auf dich
    }
next-none = Sonst wartet nichts auf dich.
next-looking = Suche, was auf dich wartet …

## Wann ich ruhe

settings-next-key = N führt zur nächsten Partie
    .about = Die Taste N am Tisch öffnet die Partie, die am längsten auf dich wartet.
rest-title = Wann du ruhst
rest-lead = In Partien über Tage oder Wochen steht deine Uhr zu diesen Zeiten, und niemand erinnert dich. Die anderen sehen nur, dass du ruhst.
rest-nobody = Sobald du an einem Tisch sitzt, kannst du hier sagen, wann du ruhst.
rest-zone = Deine Zeitzone
rest-zone-here = { $zone } nehmen, wie auf diesem Gerät
rest-night = Nachts ruhen meine Uhren
    .about = Schnelle Uhren, live oder an einem Abend, laufen weiter. Während eine langsame Uhr von dir läuft, ändern sich Nacht und Zeitzone einmal am Tag.
rest-from = Von
rest-until = Bis
rest-night-long = Eine Nacht hat höchstens 12 Stunden.
rest-holidays = Urlaub
rest-holidays-about = Ganze Tage, der erste und der letzte gehören dazu; höchstens 60 in einem Jahr. Ein Tag, der begonnen hat, bleibt.
rest-no-holidays = Noch keiner.
rest-first = Erster Tag
rest-last = Letzter Tag
rest-add = Dazunehmen
rest-remove = { $days } wegnehmen
rest-end = { $days } heute beenden
rest-order = Der letzte Tag liegt vor dem ersten.
rest-many = Das wären mehr als 60 Tage in einem Jahr, die vergangenen mitgezählt, oder mehr als 20 Urlaube.
rest-kept = Gesichert.
