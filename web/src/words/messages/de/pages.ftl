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
me-guest = Gast · Platz behalten
me-member = Mitglied
me-nobody = Anmelden
foot-label = Mehr
foot-unofficial = Inoffiziell. Die Spiele gehören ihren Autoren und Verlagen; Regeln in eigenen Worten, eigene Zeichnungen.
foot-game = { $game }: { $designer }; { $published }.
foot-source = Quelltext

## Stufen der Bots

level-label = Stufe der Bots
level-deckhand = Matrose
    .about = spielt zufällig
level-clerk = Schreiber
    .about = zum Einstieg
level-trader = Händler
    .about = ein guter Gegner
level-factor = Faktor
    .about = ein harter Gegner

## Startseite

home-title = Spiel gleich los
home-lead = Du gegen Bots. Ohne Konto, ohne Installation.
home-game = Spiel
home-by = von { $designer }
home-seats =
    { $least ->
        [one] Bis { $most } Personen
       *[other] { $least }–{ $most } Personen
    }
home-bots = Bots
home-options = Optionen und Varianten
option-needs = Gerade nicht: nur mit „{ $choice }“.
option-needs-seats = Gerade nicht: nur mit { $seats } Personen.
home-start =
    { $bots ->
        [one] { $game } gegen 1 Bot starten
       *[other] { $game } gegen { $bots } Bots starten
    }
home-starting = Der Tisch wird gedeckt …
home-start-note = Hör jederzeit auf: Das Spiel wartet auf dich.
make-title = Tisch aufmachen
make-note = { $game }, mit den Optionen von oben. Ein Link für deine Freunde; Bots nehmen die leeren Plätze.
make-seats = Plätze
make-listed = In der Liste der offenen Tische zeigen
make-spectators = Andere dürfen zuschauen
make-button = Tisch aufmachen
make-making = Der Tisch wird aufgestellt …
name-label = Dein Name
name-placeholder = Wie deine Freunde dich nennen
join-title = Mit Link dazukommen
join-note = Füge den Link oder den Code ein.
join-field = Link oder Code eines Tisches
join-placeholder = …/table/ oder Code
join-button = Dazukommen
join-wrong = Das ist weder der Link eines Tisches noch sein Code. Füge den ganzen Link ein oder seinen letzten Teil.
open-title = Offene Tische
open-none = Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf und zeig ihn hier.

## Meine Partien

mine-learn = { $game } lernen, in kurzen Schritten

mine-waiting = Wartet auf dich
mine-count =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
mine-none = Nichts wartet auf dich. Hier stehen deine Partien und was du dort gefragt wirst.
mine-none-now = Gerade wartet nichts auf dich.
mine-with = mit { $names }
mine-your-turn = Du bist am Zug.
mine-gathering = Tische vor dem Start
mine-free =
    { $free ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
mine-running = Läuft, du bist nicht am Zug
mine-over = Beendet, zum Nachspielen
seal-title = Das Mischen lässt sich prüfen.
seal-text = Jede Partie legt sich vor dem Start öffentlich auf ihren Zufall fest und deckt ihn am Ende auf.

## Überall auf den Seiten

copy = Kopieren
copied = Kopiert
share = Teilen
cancel = Abbrechen

## Ein Tisch vor dem Start

lobby-tab = Tisch
lobby-title = { $game }: Der Tisch ist gedeckt
lobby-lead-creator = Schick deinen Freunden den Link und starte, wann du magst: Bots nehmen die leeren Plätze.
lobby-lead-seated = Du sitzt am Tisch. Sag, wenn du bereit bist; den Link darfst du weitergeben.
lobby-lead = Such dir einen Platz aus. Ohne Konto, ohne Installation.
lobby-invite = Einladung
lobby-message = Spiel { $game } mit mir:
lobby-name-placeholder = Wie die anderen dich nennen sollen
lobby-free = Freier Platz
lobby-bot = Bot, { $level }
lobby-ready = Bereit
lobby-you = Du
lobby-here = Ist da
lobby-ready-switch = Bereit
lobby-stand-up = Aufstehen
lobby-seat-bot = Bot einsetzen
lobby-seat-bot-at = Bot einsetzen: Platz { $seat }
lobby-sit = Hier hinsetzen
lobby-remove = Wegnehmen
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
lobby-choose = Setz dich auf einen freien Platz, oder warte hier und schau zu.
lobby-waits = Wer den Tisch aufgemacht hat, startet das Spiel. Du kommst von selbst mit.
lobby-about = Über { $game }
lobby-no-options = Dieses Spiel hat keine Optionen.
lobby-listed = In der Liste der offenen Tische: Alle dürfen sich dazusetzen.
lobby-private = Nur mit dem Link: Der Tisch steht in keiner Liste.
lobby-spectators = Andere dürfen zuschauen.
lobby-no-spectators = Niemand darf zuschauen.

## Einstellungen

settings-lead = Alles gilt sofort und bleibt in diesem Browser.
settings-look = Bild und Ton
settings-language = Sprache
settings-theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
    .about = Dinge gleiten an ihren neuen Ort. Immer aus, wenn dein Gerät um weniger Bewegung bittet.
settings-sound = Ton
    .about = Ein leiser Klang, wenn du am Zug bist.
settings-table = Am Tisch
settings-at-once = Sofort handeln
    .about = Was sich zurücknehmen lässt, geschieht, sobald du es gewählt hast, ohne Bestätigung.
settings-plain = Schlichte Darstellung
    .about = Jedes Spiel als Listen und Zahlen statt mit seinem Spielplan.

## Konto

account-guest = Du bist Gast. Deine Plätze gehören diesem Browser, bis du sie auf einem dieser Wege behältst.
account-member = Du bist Mitglied: Deine Plätze folgen dir überallhin, wo du dich anmeldest.
account-name = Name
account-password = Passwort
account-log-in = Anmelden
account-log-out = Abmelden
log-in-note = Mit Name und Passwort. Zum Spielen braucht das niemand.
log-in-note-guest = Falls du schon Mitglied bist. Du verlässt dann den Gast, der du jetzt bist: Behalte vorher den Rückkehr-Link, wenn der Gast irgendwo mitspielt.
register-title = Mitglied werden
register-note = Ein Name und ein Passwort, keine Mailadresse. Du behältst alle deine Plätze.
register-note-new = Ein Name und ein Passwort, keine Mailadresse. Deine Partien folgen dir dann auf jedes Gerät.
register-button = Mitglied werden
recovery-title = Rückkehr-Link
recovery-note = Öffnet deine Plätze auf einem anderen Gerät, oder auf diesem, wenn seine Daten gelöscht wurden.
recovery-secret = Behalte ihn für dich: Wer ihn hat, sitzt auf deinem Platz.
recovery-make = Rückkehr-Link machen
recovery-renew = Neuen Link machen
recovery-old = Ein neuer Link beendet alle älteren.
recover-title = Willkommen zurück
recover-failed-title = So kommst du nicht zurück
recover-failed = Jeder neue Link beendet die älteren. Wer Mitglied ist, meldet sich einfach an.

## Verirrt

lost-title = An dieser Adresse liegt nichts
lost-text = Vielleicht wurde der Link unterwegs abgeschnitten. Lass ihn dir noch einmal schicken, oder fang von vorn an.

## Regeln und Mitwirkende

rules-title = { $game }: Regeln
rules-lead = Von { $designer }. Die Regeln in unseren eigenen Worten, jede mit ihrer Nummer.
rules-no-game = Dieses Spiel gibt es hier nicht.
rules-parts = Teile der Regeln
rules-guide = Einführung
rules-rules = Alle Regeln
rules-about = Über das Spiel
rules-search = Regeln durchsuchen
rules-sections = Abschnitte
rules-found =
    { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = Keine Regel spricht von „{ $sought }“.
credits-games = Die Spiele
credits-drawings = Zeichnungen und Zeichen
credits-own = Spielpläne, Karten, Wappen und Titelbilder sind eigene Zeichnungen. Kein Bild und kein Satz stammt aus einer Schachtel oder Anleitung.
credits-lucide = Zeichen auf Knöpfen: Lucide (ISC-Lizenz, Teile von Feather unter MIT),
credits-game-icons = Zeichen auf Spielplänen, umgefärbt und zugeschnitten:
credits-fonts = Schriften
credits-libraries = Bibliotheken in deinem Browser
credits-source = Kontor selbst ist freie Software unter der
credits-protocol = Wie ein Programm mitspielt:
