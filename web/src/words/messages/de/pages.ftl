## Kopf und Fuß der Seiten

nav-label = Hauptmenü
nav-home = Kontor, Startseite
nav-skip = Zum Inhalt springen
nav-menu = Menü
nav-play = Spielen
nav-rules = Regeln
nav-rules-of = Regeln von { $game }
nav-settings = Einstellungen
nav-account = Konto
nav-credits = Mitwirkende
language-en = English
language-de = Deutsch
nav-dark = Dunkles Aussehen
nav-light = Helles Aussehen
me-guest = Gast · Plätze behalten
me-member = Mitglied
me-nobody = Anmelden
foot-label = Mehr
foot-unofficial = Inoffiziell. Die Spiele gehören ihren Autoren und Verlagen; die Regeln sind in unseren eigenen Worten, die Zeichnungen von uns.
foot-game = { $game }: { $designer }; { $published }.
foot-source = Quelltext
foot-docs = Dokumentation
foot-privacy = Datenschutz
foot-imprint = Impressum
foot-status = Status

## Spielstärken der Bots

level-label = Spielstärke der Bots
level-deckhand = Matrose
    .about = spielt zufällig
    .against =
        { $bots ->
            [one] einen Matrosen
           *[other] { $bots } Matrosen
        }
level-clerk = Schreiber
    .about = folgt Faustregeln
    .against =
        { $bots ->
            [one] einen Schreiber
           *[other] { $bots } Schreiber
        }
level-trader = Händler
    .about = plant voraus, jeder mit eigenem Stil
    .against =
        { $bots ->
            [one] einen Händler
           *[other] { $bots } Händler
        }
level-factor = Faktor
    .about = plant weit voraus
    .against =
        { $bots ->
            [one] einen Faktor
           *[other] { $bots } Faktoren
        }
level-doge = Doge
    .about = plant weit voraus und rechnet mit klugen Antworten
    .against =
        { $bots ->
            [one] einen Dogen
           *[other] { $bots } Dogen
        }
level-builder = Mira
    .about = investiert gern früh
    .habit = { $name } investiert gern früh.
level-hoarder = Otto
    .about = spart gern
    .habit = { $name } spart gern.
level-denier = Vera
    .about = nimmt gern, was andere brauchen
    .habit = { $name } nimmt gern, was andere brauchen.
level-against =
    { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    }
level-rating = Wertung { $points }
level-advice-stronger = Du hast deine letzten beiden Partien gegen diese Bots gewonnen.
level-advice-weaker = Gegen diese Bots bist du zweimal hintereinander auf dem letzten Platz gelandet.
level-advice-take = Zu { $level } wechseln

## Startseite

home-title = Handeln, bieten, überlisten: direkt im Browser
home-lead = Handelsspiele, gleich jetzt gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Installation.
home-games = Die Spiele
home-play-now = Gleich losspielen
home-game-against = { $game } gegen { $opponents }
home-as-last-time = { $game } gegen { $opponents }, wie beim letzten Mal
home-start-game = { $game } starten
home-start-here = Hier anfangen
home-change = Ändern
home-with-friends = Mit Freunden
home-play-game = { $game } spielen
home-learn = Lernen
home-learn-game = { $game } lernen
home-learn-on = Schritt { $number } von { $count }
home-learn-on-game = Schritt { $number } von { $count }: weiter { $game } lernen
home-learn-again-game = { $game } lernen, noch einmal von vorn
home-learn-first = Erst { $game } lernen
home-learn-note = ein geführtes Spiel von zehn Minuten
game-minutes = { $minutes } Min.
game-weight = Gewicht { $weight } von { $most }: wie viel zu lernen ist
solo-title = Gegen Bots
friends-note = Eröffne einen Tisch und verschick den Link. Bots nehmen die leeren Plätze.
home-by = von { $designer }
home-seats =
    { $least ->
        [one] Bis { $most } Personen
       *[other] { $least }–{ $most } Personen
    }
home-bots = Bots
home-options = Optionen und Varianten
option-needs = Nur mit „{ $choice }“ möglich.
option-needs-seats = Nur mit { $seats } Personen möglich.
home-start =
    { $bots ->
        [one] { $game } gegen 1 Bot starten
       *[other] { $game } gegen { $bots } Bots starten
    }
home-starting = Die Partie wird gestartet …
home-start-note = Du kannst jederzeit aufhören und später weiterspielen.
make-title = Mit Freunden
make-note = { $game }, mit den gewählten Optionen. Du bekommst einen Link für deine Freunde; Bots nehmen die leeren Plätze.
make-seats = Plätze
make-listed = In der Liste der offenen Tische zeigen
make-spectators = Andere dürfen zuschauen
make-more = Uhr, Sichtbarkeit, Wertung
make-listed-short = In der Liste der offenen Tische
make-private-short = Nur mit dem Link
make-button = Tisch eröffnen
make-making = Der Tisch wird eröffnet …
name-label = Dein Name
name-placeholder = Wie deine Freunde dich nennen
join-title = Mit Link mitspielen
join-note = Füge den Link oder den Code ein, den du bekommen hast.
join-field = Link oder Code eines Tisches
join-placeholder = …/table/ oder Code
join-button = Mitspielen
join-wrong = Das ist weder der Link noch der Code eines Tisches. Füge den ganzen Link ein oder seinen letzten Teil.
open-title = Offene Tische
open-none = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und zeig ihn hier.
open-rated = gewertet
open-join = Mitspielen
    .about = { $game } mit { $names } mitspielen

## Meine Partien

mine-learn = { $game } spielend lernen, in zehn Minuten

mine-lesson = Lektion, Schritt { $number } von { $count }
mine-waiting = Wartet auf dich
mine-count =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
mine-with = mit { $names }
mine-your-turn = Du bist am Zug.
mine-invited = Einladungen zur Revanche
mine-gathering = Noch nicht gestartet
mine-free =
    { $free ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
mine-running = Läuft, du bist nicht am Zug
mine-result =
    Platz { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $when }
mine-over = Beendet, mit Wiederholung
unavailable-not-installed = Lässt sich nicht öffnen: Das Spiel ist auf diesem Server nicht installiert.
unavailable-no-box = Lässt sich nicht öffnen: Dieser Server hat das Material nicht, mit dem die Partie begann.
unavailable-newer-rules = Lässt sich nicht öffnen: Die Partie wurde nach Regeln gespielt, die neuer sind als die dieses Servers.
unavailable-unreadable = Lässt sich nicht öffnen: Dieser Server kann nicht lesen, was gespeichert wurde.
seal-title = Du kannst das Mischen prüfen.
seal-text = Der Server legt sich vor dem Start auf jedes Mischen fest und legt es am Ende offen.

## Überall auf den Seiten

copy = Kopieren
copied = Kopiert
share = Teilen
cancel = Abbrechen

## Eine Partie vor dem Start

lobby-tab = Tisch
lobby-title = { $game }: Der Tisch ist eröffnet
lobby-lead-creator = Schick deinen Freunden den Link und starte, wann du magst. Bots nehmen die leeren Plätze.
lobby-lead-seated = Du hast einen Platz. Sag, wenn du bereit bist. Den Link darfst du weitergeben.
lobby-lead = Such dir einen Platz aus. Ohne Konto, ohne Installation.
lobby-invite = Einladung
lobby-message = Spiel mit mir { $game }:
lobby-code = QR-Code der Einladung
lobby-scan = Freunde im Raum scannen das mit dem Handy und nehmen einen Platz.
lobby-only-here = Dieser Link geht nur auf diesem Rechner. Starte Kontor mit „kontor serve --network“, dann können andere in deinem Netz mitspielen.
lobby-name-placeholder = Wie die anderen dich nennen sollen
lobby-free = Freier Platz
lobby-bot = Bot, { $level }
lobby-bot-styled = Bot, so stark wie ein Händler; { $about }
seat-styles = Wie die Bots gern spielen
lobby-ready = Bereit
lobby-you = Du
seat-guest = Gast
lobby-here = Da
lobby-not-here = Gerade nicht da
lobby-ready-switch = Bereit
lobby-stand-up = Aufstehen
lobby-seat-bot = Bot einsetzen
lobby-seat-bot-at = Bot einsetzen: Platz { $seat }
lobby-sit = Hier hinsetzen
lobby-remove = Entfernen
lobby-remove-name = { $name } entfernen
lobby-removed = Von dir entfernt: { $names }. Wieder hinsetzen geht nur, wenn du neu einlädst.
lobby-invite-again = { $name } wieder einladen
lobby-kept-out = Du wurdest von diesem Tisch entfernt. Du kannst dich erst wieder hinsetzen, wenn dich die Person wieder einlädt, die ihn eröffnet hat.
lobby-chat-readers = Alle, die den Link haben, können hier mitlesen.
lobby-chat-sit = Nimm einen Platz, dann kannst du etwas sagen.
lobby-slow =
    { $count ->
        [one] { $names } ist noch nicht bereit. Du kannst trotzdem starten.
       *[other] { $names } sind noch nicht bereit. Du kannst trotzdem starten.
    }
lobby-start =
    { $free ->
        [0] Starten
        [one] Starten, mit 1 Bot auf dem leeren Platz
       *[other] Starten, mit { $free } Bots auf den leeren Plätzen
    }
lobby-reveal = Gleich geht es los: Alle Browser decken ihren Text für das Mischen auf. Das dauert höchstens zehn Sekunden.
lobby-reveal-failed =
    { $count ->
        [one] Platz { $seats } hat beim Start nicht geantwortet und ist wieder frei.
       *[other] Die Plätze { $seats } haben beim Start nicht geantwortet und sind wieder frei.
    }
lobby-reveal-again = Warte, bis sich jemand dorthin setzt, oder starte noch einmal.
lobby-reveal-wait = Die Partie kann noch einmal gestartet werden.
lobby-choose = Nimm einen freien Platz, oder warte hier und schau zu.
lobby-waits = Die Partie beginnt, sobald die Person sie startet, die den Tisch eröffnet hat. Dann siehst du sie hier.
lobby-about = Über { $game }
lobby-no-options = Dieses Spiel hat keine Optionen.
lobby-listed = In der Liste der offenen Tische: Alle dürfen einen Platz nehmen.
lobby-private = Nur wer den Link hat, kann mitspielen: Dieser Tisch steht nicht in der Liste.
lobby-spectators = Andere dürfen zuschauen.
lobby-no-spectators = Niemand darf zuschauen.

## Einstellungen

settings-lead = Änderungen gelten sofort. Sie bleiben in diesem Browser, Ruhezeiten bei deinem Konto.
settings-look = Bild und Ton
settings-language = Sprache
settings-theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Animationen
    .about = Was sich bewegt, fliegt sichtbar von seinem alten an seinen neuen Ort. Ohne Animationen werden beide Orte umrandet. Immer aus, wenn auf deinem Gerät weniger Bewegung eingestellt ist.
settings-pace = Was andere tun
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
settings-sound = Ton
    .about = Ein leiser Klang, wenn du am Zug bist.
settings-table = Am Tisch
settings-at-once = Sofort handeln
    .about = Aktionen, die du rückgängig machen kannst, geschehen sofort, wenn du sie wählst, ohne „Ausführen“.
settings-warn = Warnen, bevor ich etwas verschenke
    .about = Zum Beispiel Einkommen, das du nicht genommen hast. Gefragt wird einmal im Zug.
settings-only-answer = Für mich antworten, wo ich keine Wahl habe
    .about = Nur wo alle sehen, dass es eine einzige Antwort gibt, und wo nichts mehr zurückzunehmen ist.
settings-plain = Schlichte Darstellung
    .about = Zeigt jedes Spiel als Listen und Zahlen statt mit einem Spielplan.

## Konto

account-guest = Du bist Gast: Deine Plätze gehören zu diesem Browser. Hier sind zwei Wege, sie zu behalten.
account-member = Du bist Mitglied: Melde dich auf einem beliebigen Gerät an, um zu deinen Plätzen zu kommen.
account-name = Name
account-password = Passwort
account-log-in = Anmelden
account-log-out = Abmelden
log-in-note = Mit Name und Passwort. Du kannst auch ohne Anmeldung spielen.
log-in-note-guest = Falls du schon Mitglied bist. Du bist dann nicht mehr dieser Gast: Wenn du als dieser Gast irgendwo mitspielst, erstelle vorher einen Rückkehr-Link.
register-title = Mitglied werden
register-note = Nur ein Name und ein Passwort, keine E‑Mail-Adresse. Du behältst alle deine Plätze.
register-note-new = Nur ein Name und ein Passwort, keine E‑Mail-Adresse. Du kommst dann von jedem Gerät zu deinen Partien.
register-button = Mitglied werden
recovery-title = Rückkehr-Link
recovery-note = Bringt dich auf einem anderen Gerät zu deinen Plätzen zurück, oder auf diesem, wenn seine Daten gelöscht wurden.
recovery-secret = Behalte ihn für dich: Wer diesen Link hat, kann für dich spielen.
recovery-make = Rückkehr-Link erstellen
recovery-renew = Neuen Link erstellen
recovery-old = Jeder Link gilt nur einmal: Wenn du mit ihm zurückkommst, bekommst du den nächsten. Ein neuer Link macht alle älteren ungültig.
recover-title = Willkommen zurück
recover-ask-title = Mit diesem Link anmelden?
recover-ask-guest = Auf diesem Gerät bist du { $name }. Der Link meldet dich als jemand anderes an, und du verlierst hier die Plätze dieses Gasts. Willst du sie behalten, erstelle zuerst in deinem Konto einen Rückkehr-Link.
recover-ask-member = Du bist als { $name } angemeldet. Der Link meldet dich als jemand anderes an. Nimm ihn nur, wenn er dir gehört.
recover-ask-button = Mit dem Link anmelden
recover-ask-stay = { $name } bleiben
recover-failed-title = Dieser Link funktioniert nicht
recover-failed = Ein neuerer Link macht die älteren ungültig. Wenn du Mitglied bist, melde dich einfach an.

## Nicht gefunden

lost-title = Unter dieser Adresse gibt es nichts
lost-text = Vielleicht ist der Link nicht vollständig. Lass ihn dir noch einmal schicken, oder geh zur Startseite.

## Regeln und Mitwirkende

rules-title = { $game }: Regeln
rules-lead = Von { $designer }. Die Regeln in unseren eigenen Worten, jede mit ihrer Nummer.
rules-no-game = Dieses Spiel gibt es auf diesem Server nicht.
rules-parts = Teile der Regeln
rules-guide = Einführung
rules-now = Jetzt
rules-rules = Alle Regeln
rules-about = Über das Spiel
rules-search = Regeln durchsuchen
rules-sections = Abschnitte
rules-found =
    { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = In keiner Regel steht „{ $sought }“.
credits-games = Die Spiele
credits-drawings = Zeichnungen und Symbole
credits-own = Spielpläne, Karten, Wappen und Titelbilder haben wir selbst gezeichnet. Kein Bild und kein Satz stammt aus einer Schachtel oder Anleitung.
credits-lucide = Symbole auf Knöpfen: Lucide (ISC-Lizenz, Teile von Feather unter MIT),
credits-game-icons = Symbole auf Spielplänen, umgefärbt und angepasst:
credits-fonts = Schriften
credits-libraries = Bibliotheken in deinem Browser
credits-licences = Die Lizenzen aller Schriften, Symbole und Bibliotheken im Wortlaut
credits-source = Kontor selbst ist freie Software unter der
credits-protocol = Für Programme, die mitspielen:
