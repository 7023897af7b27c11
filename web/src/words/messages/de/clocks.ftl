## Bedenkzeiten

speed-label = Bedenkzeit
speed-untimed = Ohne Uhr
    .about = so viel Zeit, wie ihr braucht
speed-live = Live
speed-evening = Ein Abend
speed-days = Tage
speed-weeks = Wochen
speed-means = je { $bank }, + { $increment } pro Zug, höchstens { $cap }
speed-figures = je { $bank }, + { $increment } pro Zug
speed-means-rests = je { $bank }, + { $increment } pro Zug, höchstens { $cap }; steht nachts und im Urlaub
speed-out = Läuft deine Zeit ab, behältst du deinen Platz: Der Verwalter, ein Bot, spielt für dich, bis du zurück bist.
make-rated = Gewertete Partie
    .about = Unter Freunden meist aus, bei Tischen in der öffentlichen Liste meist an.
make-rated-members = Nur für Mitglieder: Werde zuerst Mitglied, in deinem Konto.
make-rated-untimed = Nur mit Uhr: Wähle zuerst eine Bedenkzeit.
lobby-rated = Diese Partie wird gewertet.
lobby-unrated = Diese Partie wird nicht gewertet.

## Uhren in einer Partie

clocks = Uhren
clock-of = { $name }: noch { $left }
clock-runs = { $name }: noch { $left }, die Uhr läuft
clock-low = { $name }: nur noch { $left }, die Uhr läuft
clock-rests = { $name } hat Ruhezeit: Die Uhr steht bei { $left }
clock-caretaker = { $name } ist nicht da: Der Verwalter spielt
clock-resting = Ruhezeit
clock-away = nicht da
clock-warning = Du hast noch { $left }.
clock-paused = Pause

## Pausen, der Verwalter, Vertretungen

sitting = Wer da ist
sitting-away = Der Verwalter spielt für dich
    .about = Die anderen müssen nicht warten. Der Platz gehört weiter dir.
sitting-back = Platz wieder übernehmen
sitting-step-away = Kurz weg: Der Verwalter spielt
sitting-paused = Pause: Alle Uhren stehen.
sitting-resume = Weiterspielen
sitting-ask-pause = Um eine Pause bitten
sitting-withdraw-pause = Bitte um eine Pause zurückziehen
sitting-withdraw = Zurückziehen
sitting-pause-asked = { $names } { $count ->
        [one] bittet um eine Pause.
       *[other] bitten um eine Pause.
    }
sitting-pause-agree = Einverstanden: Uhren anhalten
sitting-pause-mine = Du hast um eine Pause gebeten. Sie beginnt, wenn { $names } { $count ->
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
sitting-deserted = Der Tisch wartet seit mehr als einem Tag auf { $name }. Du kannst den Verwalter rufen, einen Bot: Er spielt, bis { $name } wieder da ist.
sitting-call = Verwalter für { $name } rufen
sitting-call-agree = Zustimmen: Der Verwalter spielt für { $name }
sitting-call-asked = { $names } { $count ->
        [one] möchte
       *[other] möchten
    }, dass der Verwalter für { $name } spielt: Der Tisch wartet seit mehr als einem Tag.
sitting-call-mine = Du hast den Verwalter gerufen. Er spielt für { $name }, sobald { $names } { $count ->
        [one] zustimmt
       *[other] zustimmen
    }. Auf Leute, die einen Tag lang nicht da waren, wartet niemand.
sitting-copy = Link kopieren
sitting-copied = Kopiert
sitting-take-title = { $name } ist nicht da. Du kannst auf diesem Platz weiterspielen.
sitting-take = Platz von { $name } übernehmen
sitting-hurried = Gerade warten viele Tische auf Bots. Starke Bots überlegen deshalb kürzer und spielen schwächer als sonst, bis der Andrang vorbei ist.
leave-title = Willst du gehen?
leave-away = Nur kurz weg
leave-away-means = Der Verwalter spielt für dich, bis du zurück bist. Der Platz gehört weiter dir; du kannst ihn jederzeit wieder übernehmen.
leave-for-good = Endgültig aussteigen
leave-for-good-means = Ein Bot übernimmt deinen Platz für den Rest der Partie. Du bekommst ihn nicht zurück.
log-caretaker = Der Verwalter spielt jetzt für { $name }.
log-seated = Auf diesem Platz spielt jetzt { $name }.
log-pause-wanted = { $name } bittet um eine Pause.
log-pause-withdrawn = { $name } möchte keine Pause mehr.
log-paused = { $name } stimmt der Pause zu: Alle Uhren stehen.
log-resumed = { $name } spielt weiter: Die Uhren laufen wieder.
log-free = { $name } erlaubt eine Vertretung für { $about }.
log-call = { $name } möchte, dass der Verwalter für { $about } spielt.
log-not-call = { $name } möchte nicht mehr, dass der Verwalter für { $about } spielt.
log-closed = Die Moderation hat den Tisch geschlossen.
log-opened = Die Moderation hat den Tisch wieder geöffnet.
log-not-free = { $name } erlaubt keine Vertretung für { $about } mehr.

## Alle meine Partien

mine-quick = Kurze Antwort
mine-turn = Ganzer Zug
mine-asked-since = gefragt { $ago }
mine-left = noch { $left }
mine-left-until = noch { $left }, bis { $moment }
mine-low = Nur noch { $left }
mine-caretaker = der Verwalter spielt für dich: Übernimm deinen Platz wieder
next = Nächste Partie, die auf dich wartet
next-count =
    { $count ->
        [0] Nächste Partie: Keine andere Partie wartet auf dich
        [one] Nächste Partie: 1 andere Partie wartet auf dich
       *[other] Nächste Partie: { $count } andere Partien warten auf dich
    }
next-none = Keine andere Partie wartet auf dich.
next-looking = Suche eine Partie, die auf dich wartet …

## Wann ich ruhe

settings-next-key = Mit N zur nächsten Partie
    .about = In einer Partie öffnet die Taste N die Partie, die am längsten auf dich wartet.
rest-title = Deine Ruhezeiten
rest-lead = In Partien über Tage oder Wochen steht deine Uhr zu diesen Zeiten, und du bekommst keine Erinnerungen. Die anderen sehen nur, dass du Ruhezeit hast.
rest-nobody = Sobald du in einer Partie einen Platz hast, kannst du hier deine Ruhezeiten einstellen.
rest-zone = Deine Zeitzone
rest-zone-here = { $zone } nehmen, wie auf diesem Gerät
rest-night = Nachts stehen meine Uhren
    .about = Uhren von Live- und Abendpartien laufen weiter. Solange eine deiner langsamen Uhren läuft, kannst du Nacht und Zeitzone einmal am Tag ändern.
rest-from = Von
rest-until = Bis
rest-night-long = Eine Nacht kann höchstens 12 Stunden haben.
rest-holidays = Urlaub
rest-holidays-about = Ganze Tage, der erste und der letzte zählen mit; höchstens 60 Tage in einem Jahr. Ein Tag, der schon begonnen hat, lässt sich nicht mehr entfernen.
rest-no-holidays = Noch kein Urlaub.
rest-first = Erster Tag
rest-last = Letzter Tag
rest-add = Hinzufügen
rest-remove = { $days } entfernen
rest-end = { $days } heute beenden
rest-order = Der letzte Tag liegt vor dem ersten.
rest-many = Möglich sind höchstens 60 Tage in einem Jahr, vergangene mitgezählt, und höchstens 20 Urlaube.
rest-kept = Gespeichert.
