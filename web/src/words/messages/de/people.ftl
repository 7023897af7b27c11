## Seiten von Personen, was man ihnen ist, und die Statistik

person-link = { $name }: zur Seite dieser Person
person-none = Hier heißt niemand { $name }
person-none-why = Mitglieder können ihren Namen ändern, und Gäste haben keine Seite. Öffne die Seite noch einmal von einem Tisch aus, an dem ihr gesessen habt.
person-since =
    Mitglied seit { $month } · { $matches ->
        [0] noch keine gewertete Partie
        [one] 1 gewertete Partie
       *[other] { $matches } gewertete Partien
    }
person-others-see = Das ist deine Seite, wie andere sie sehen. Was nur du siehst, ist gekennzeichnet.
person-ratings = Wertungen
person-ratings-note = Punkte sagen, wie gut jemand mindestens spielt. Im Balken liegt die wahre Stärke, in 19 von 20 Fällen.
person-ratings-none = Noch keine Wertung: Sie kommt mit der ersten gewerteten Partie.
person-seats =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
person-number = { $number }
person-strength = Stärke { $strength } ± { $margin }
person-rated-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
person-won = { $won } gewonnen
person-guess = noch geraten
person-results = Letzte Partien
person-results-own = Alle meine Partien
person-results-none = Noch keine Ergebnisse, die alle sehen dürfen.
person-results-none-own = Noch keine Partie ist zu Ende.
person-results-hidden = { $name } zeigt keine einzelnen Ergebnisse.
person-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
person-only-you = siehst nur du
person-left = nicht zu Ende gespielt
person-change = Wertung { $change ->
    [one] plus 1
   *[other] { NUMBER($change, signDisplay: "always") }
}
person-replay = Nachspielen
person-replay-of = { $game } vom { $day } nachspielen
person-more = Frühere Partien
person-places = Plätze
person-won-share = { $percent } % gewonnen
person-even = Zufall { $percent }
person-fair = Fairness
person-fair-few = Noch sind es zu wenige Partien, um etwas zu sagen.
person-fair-finished = Partien zu Ende gespielt
person-fair-in-time = Züge rechtzeitig gemacht
person-fair-note = Aus den letzten Partien mit anderen Menschen, höchstens { $matches }.
person-percent = { $percent } %
person-of = { $part } von { $all }
person-never = Nie hier: Mail, Ort, ob jemand gerade da ist, Chat, private Tische, verdeckte Karten, wer wem folgt oder wen blockiert.
person-follow = Folgen
person-follows = Du folgst
person-report = Melden
person-together = Du und { $name }
person-together-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
person-together-won = { $won } von dir gewonnen, { $lost } von { $name }
person-together-note = Partien am selben Tisch, die ihr beide zu Ende gespielt habt. Das seht nur ihr zwei.
person-course-about = Die Wertung in { $matches } öffentlichen Partien seit { $first }: zwischen { $low } und { $high } Punkten, zuletzt { $last }.
person-course-range = { $low } bis { $high } Punkte
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-blocked = Du hast { $name } blockiert. Ihr sitzt nicht am selben Tisch, und du liest nicht, was die Person schreibt.
person-block-title = { $name } blockieren?
person-block-text = Ihr setzt euch nicht mehr an denselben Tisch, findet die offenen Tische des anderen nicht und könnt euch nicht einladen, und du liest nicht mehr, was die Person schreibt. Sie erfährt es nicht. Laufende Partien gehen weiter.
person-own = Das siehst nur du
person-own-note = Deine Statistik, wem du folgst und wen du blockiert hast.
person-shows = Meine Ergebnisse zeigen
person-shows-about = Gewertete Partien an Tischen, die in der Liste standen. Deine Wertungen sind in jedem Fall zu sehen.
person-takes = Einladungen annehmen
person-takes-about = Mitglieder können dich mit deinem Namen an ihren Tisch einladen.
person-followed = Wem du folgst
person-followed-none = Niemandem. Folge jemandem auf seiner Seite, dann siehst du, wenn er an einem öffentlichen Tisch sitzt.
person-unfollow = Nicht mehr folgen
person-unfollow-name = { $name } nicht mehr folgen
person-unblock-name = { $name } nicht mehr blockieren
person-blocked-people = Wen du blockiert hast
person-blocked-none = Niemanden.
account-page = Deine Seite, wie andere sie sehen
followed-title = Leute, denen du folgst
followed-playing = wird gespielt: zusehen
invite-name = Ein Mitglied mit Namen einladen
invite-button = Einladen
invite-invited = Eingeladen: { $names }
invite-mail = Jemanden per Mail einladen
invite-mail-button = Schicken
invite-mail-note = Die Mail schreiben wir, mit deinem Namen und dem Link dieses Tisches; die Adresse behalten wir nicht.
invite-mailed = Die Einladung an { $address } ist unterwegs, außer dort sind keine Mails von diesem Server erwünscht.
invite-server = Freunde auf diesen Server einladen
invite-server-message = Komm, spiel mit mir:
invite-server-note = Freunde im Raum scannen das mit dem Handy.
mine-invited-by-name = Einladungen an einen Tisch
mine-invited-by = von { $name } eingeladen
mine-decline = Ablehnen
mine-decline-name = Die Einladung zu { $game } ablehnen
statistics-title = Meine Statistik
statistics-nobody = Melde dich an, um deine Statistik zu sehen.
statistics-note =
    { $matches ->
        [0] Noch hast du keine Partie zu Ende gespielt.
        [one] Aus 1 Partie, die du zu Ende gespielt hast. Diese Seite siehst nur du.
       *[other] Aus { $matches } Partien, die du zu Ende gespielt hast (höchstens die letzten { $most }). Diese Seite siehst nur du.
    }
statistics-matches = Partien
statistics-won = Gewonnen
statistics-even = (Zufall: { $even })
statistics-place = Platz im Schnitt
statistics-points = Punkte im Schnitt
statistics-course = Punkte, Partie für Partie
statistics-course-about = Die Punkte deiner letzten { $matches } Partien: von { $least } bis { $most }, in der letzten { $last }.
statistics-course-won = gewonnen
statistics-course-other = nicht gewonnen
statistics-sources = Punkte nach Quellen, im Schnitt
statistics-opponents = Nach Gegnern
statistics-seats = Nach Plätzen
statistics-seat = Platz { $seat } von { $seats }
statistics-people = Mit anderen Menschen
statistics-mixed = Bots verschiedener Stufen
person-bot-since = Bot seit { $month }
person-bot-of = Ein Bot von
person-bot-play = Lade ihn an einem deiner Tische beim Namen ein, um mit ihm zu spielen.
person-bots = Bots:
