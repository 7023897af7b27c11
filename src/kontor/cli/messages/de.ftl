### Die Kommandozeile: Hilfe, Fehler, Befehle während der Partie und die Ausgaben.

## Hilfe

help-kontor = Brettspiele um Handel und Kaufleute im Terminal: spielen, Regeln lesen, Aufzeichnungen nachspielen und prüfen, die Umsetzung testen. Inoffiziell; mit eigenen Worten und Daten.
help-arguments = Argumente
help-options = Optionen
help-verbs = Befehle
help-default = [Vorgabe: { $value }]
help-required = [erforderlich]
help-help = Diese Hilfe anzeigen.
help-version = Die Version anzeigen.
help-lang = Die Sprache; ohne Angabe gilt die deiner Umgebung (LANG).
help-game = Der Kurzname eines Spiels, wie ihn `kontor games` anzeigt.
help-game-or-all = Der Kurzname eines Spiels; ohne Angabe alle Spiele.
help-json = JSON für Programme ausgeben.
help-games = Die installierten Spiele mit ihren Optionen und Urhebern anzeigen.
help-play = Ein Spiel im Terminal spielen, mit anderen an dieser Tastatur und mit Bots.
help-seats = Wer mitspielt, im Uhrzeigersinn: `me` ist ein Mensch (mehrere können sich dieses Terminal teilen); `deckhand` ist ein Bot, der zufällig spielt, `clerk` spielt vernünftig, `trader` denkt voraus, `factor` denkt noch weiter voraus und lässt sich mehr Zeit, und `doge`, den es nur in Goa gibt, rechnet dabei mit klugen Antworten; `builder`, `hoarder` und `denier` sind wie `trader`, aber jeder mit eigenem Stil. Ohne Angabe spielst du gegen den stärksten von `trader`, `clerk` und `deckhand`, der das Spiel kennt.
help-hints = Unter jeder Frage die besten Antworten anzeigen, mit deiner Gewinnchance und den Gründen. Während der Partie zeigt `tipp` sie einmal.
help-set = Eine Option des Spiels setzen, zum Beispiel edition=card; mehrfach möglich.
help-names = Die Namen der Mitspielenden, zum Beispiel Anna,Bruno,Clara.
help-seed = Der Startwert der Mischung in hexadezimaler Schreibweise, um dieselbe Mischung noch einmal zu spielen; ohne Angabe wird zufällig gemischt.
help-components = Eine Materialdatei, die statt der mitgelieferten verwendet wird.
help-record = Die Aufzeichnung der Partie in diese Datei schreiben.
help-plain = Keine Farben und keine Rahmenzeichen, und der Bildschirm wird nie gelöscht: für Screenreader, Pipes und einfache Terminals.
help-replay = Eine Aufzeichnung nachspielen, jeden Schritt prüfen und sagen, was das beweist.
help-record-file = Die Aufzeichnung einer Partie.
help-verify = Eine Aufzeichnung prüfen: ihre Unterschrift, ihre Hashes, ihre Züge nach den Regeln und ihr Glück. Rückgabewert: 0 stimmt, 1 geändert, 3 nicht alles ließ sich hier prüfen.
help-verify-key = Die Liste der Schlüssel des Servers; die Aufzeichnung muss mit einem davon unterschrieben sein.
help-keep = Aus einer Aufzeichnung eine HTML-Datei machen: die ganze Partie zum Anschauen, ohne Server und ohne Netz.
help-keep-out = Die HTML-Datei; ohne Angabe kommt sie neben die Aufzeichnung.
help-replay-log = Zeile für Zeile ausgeben, was geschehen ist.
help-review = Zeigen, wo sich eine Partie entschieden hat: Glück, eigene Entscheidungen, Entscheidungen der anderen und die wichtigsten Momente.
help-review-seat = Nur diesen Platz analysieren, gezählt ab 1; ohne Angabe alle Plätze.
help-review-budget = Wie gründlich jeder Platz analysiert wird: quick oder full mit achtmal so vielen Simulationen; auch eine Zahl von Simulationen wie 5000sims ist möglich.
help-review-out = Die Datei für die Seite; ohne Angabe entsteht sie neben der Aufzeichnung.
help-rules = Die Regeln eines Spiels nach Abschnitten anzeigen, oder eine einzelne.
help-rule-id = Die Nummer einer Regel, zum Beispiel BOR-T2.8 oder KON-1.
help-fuzz = Auf allen Kernen zufällige Partien in allen Aufstellungen spielen und melden, was schiefgeht.
help-fuzz-games = Die Zahl der Partien.
help-fuzz-seed = Der Startwert des Laufs; mit demselben Wert werden dieselben Partien gespielt.
help-bench = Messen, wie schnell zufällige Partien auf einem Kern laufen, im Vergleich mit Catanatron, falls es installiert ist.
help-bench-seconds = Wie viele Sekunden jedes Programm spielt.
help-lab = Bots messen und trainieren.
help-arena = Eine Spielstärke gegen lauter Bots einer anderen messen; jede Mischung wird einmal mit dem Herausforderer auf jedem Platz gespielt.
help-arena-challenger = Die Spielstärke, die gemessen wird.
help-arena-field = Die Spielstärke aller anderen Plätze.
help-arena-seats = Die Zahl der Plätze.
help-arena-games = Die Höchstzahl der Partien, aufgerundet auf ganze Mischungen.
help-arena-seed = Der Startwert der Messung; mit demselben Wert wird mit denselben Mischungen gespielt.
help-arena-budget = Wie lange ein Bot über eine Entscheidung nachdenken darf: 0.1s, 0.1cpu (Sekunden des Prozessors, die andere Arbeit auf der Maschine nicht verkürzt) oder 200sims. Nur mit einer Zahl von Simulationen kommt jedes Mal dasselbe heraus.
help-arena-keep = Die Partien in dieser Datei aufheben; gibt es sie schon, geht es dort weiter.
help-arena-sequential = Aufhören, sobald das Ergebnis klar ist.
help-arena-workers = Die Zahl der Prozesse; ohne Angabe einer je Kern.
help-train = Aus Partien der Bots lernen, wie gut Stellungen eines Spiels sind, und die Gewichte in das Paket schreiben.
help-train-script-games = Wie viele Partien der einfachen Strategie für jede Aufstellung gespielt werden.
help-train-trader-games = Wie viele Partien der trainierten Trader für jede Aufstellung in jeder Generation gespielt werden.
help-train-generations = Wie oft Trader mit dem spielen, was sie aus den Partien davor gelernt haben.
help-train-out = Die Datei für die Gewichte; ohne Angabe die im Paket.
help-ladder = Jede Spielstärke gegen die nächstschwächere messen, für alle Spielerzahlen und Ausgaben.
help-ladder-level = Nur den Schritt hinauf zu dieser Spielstärke messen: clerk, trader, factor oder doge.
help-ladder-keep = Die Partien jedes Schritts in diesem Ordner aufheben und dort weitermachen.
help-gate = Prüfen, dass eine Änderung an einem Bot nicht schlechter ist als das, was sie ersetzt: Beide spielen mit denselben Mischungen gegen die Skripte aller Stile und gegen den früheren Bot. Der Exitcode ist 1, wenn sein Vorsprung irgendwo kleiner ist.
help-gate-former = Was der Herausforderer ersetzt: eine Spielstärke, ein Skript oder ein eigener Bot als modul:Klasse.
help-gate-opponent = Nur dieser Gegner; mehrfach möglich. Ohne Angabe die Skripte aller Stile und der frühere Bot.
help-gate-seats = Nur diese Zahl von Plätzen.
help-cost = Messen, wie viel Prozessorzeit ein Platz eines Bots in einer Partie braucht; auf den anderen Plätzen spielen einfache Skripte.
help-cost-bot = Eine Spielstärke, ein Skript oder ein eigener Bot als modul:Klasse; mehrfach angegeben werden sie mit denselben Mischungen verglichen.
help-calibrate = Messen, was die Anteile in Analysen wert sind: Bots verschiedener Stärken spielen, einige Stellungen jeder Partie werden wie in einer Analyse beurteilt, und die Anteile werden mit den Ergebnissen verglichen.
help-calibrate-matches = Wie viele Partien gespielt werden, reihum mit allen Spielerzahlen und Ausgaben.
help-calibrate-keep = Die Partien in dieser Datei aufheben und dort weitermachen.
help-calibrate-fit = Die Korrektur der Anteile an diese Partien anpassen und in diese Datei schreiben.
help-calibrate-publish = Die Korrektur in dieser Datei messen und dort eintragen, was sie wert ist. Der Startwert muss ein anderer sein als bei der Anpassung. Gibt es die Datei noch nicht: die Anteile messen, wie sie sind.
help-calibrate-check = Mit den veröffentlichten Zahlen vergleichen. Der Exitcode ist 1, wenn die Anteile sicher weiter danebenliegen.
help-calibrate-raw = Die Anteile ohne die Korrektur messen.
help-review-check = Analysen prüfen: ob sie Fehler finden, die in Partien von Bots eingebaut wurden, ob sie gute Entscheidungen als Verlust ausgeben, und was ihre Anteile mitten in einer Partie wert sind.
help-review-check-blunders = Wie viele Fehler eingebaut werden, reihum in allen Spielen.
help-review-check-matches = Wie viele Partien jedes Spiels gespielt werden, um die Anteile mit den Ergebnissen zu vergleichen.
help-review-check-keep = Die Ergebnisse in diesem Ordner aufheben und dort weitermachen.
help-review-check-check = Der Exitcode ist 1, wenn eine Zahl nicht so ist, wie sie sein soll.
help-puzzles = In Partien nach Denkaufgaben suchen: Stellungen, in denen jede Antwort außer einer sicher mehr als 10 Punkte vom Sieg kostet. Sie kommen in eine Sammlung, die ein Server zeigt.
help-puzzles-out = Die Sammlung in diese Datei schreiben.
help-puzzles-matches = Wie viele Partien von Bots durchsucht werden, reihum mit allen Spielerzahlen und Ausgaben; ohne Angabe 12, und keine, wenn eine Aufzeichnung genannt ist.
help-puzzles-record = Die beendete Partie in dieser Aufzeichnung durchsuchen; mehrfach möglich.
help-puzzles-most = Wie viele Denkaufgaben höchstens ausgewählt werden.
help-puzzles-keep = Was gefunden wird, in dieser Datei aufheben und dort weitermachen.

## Fehler und Abschied

error = kontor: { $sentence }
left = Auf Wiedersehen.
error-usage = { $why }; siehe `{ $command } --help`.
error-no-language = Texte auf „{ $language }“ gibt es nicht. Wähle eine Sprache aus { $known }.
error-no-seat-kind = { $kind } kann keinen Platz einnehmen. Wähle aus { $known }, zum Beispiel --seats me,trader,trader.
error-no-numpy = Zum Trainieren fehlt numpy. Installiere es mit `pip install "kontor[lab]"` oder im Projekt mit `make setup`.
error-calibrate-not-held-out = Die Korrektur wurde mit dem Startwert { $seed } angepasst; diese Partien wären keine Prüfung. Wähle einen anderen Startwert.
error-calibrate-unpublished = Für { $game } sind keine Zahlen veröffentlicht. Rufe `kontor lab calibrate` mit --fit auf, dann mit --publish.
error-puzzles-other-game = Du suchst Denkaufgaben für { $game }, und eine Aufzeichnung gehört zu { $other }. Nenne Aufzeichnungen eines Spiels.
error-calibrate-unread = { $file } enthält keine Kalibrierung ({ $why }). Nenne eine Datei, die --fit geschrieben hat.
error-no-level = Die Spielstärke { $level } gibt es nicht. Wähle eine aus { $known }.
error-names-do-not-fit = Du brauchst { $seats } verschiedene Namen, einen für jeden Platz, zum Beispiel --names Anna,Bruno,Clara.
error-no-seed = { $seed } ist kein Startwert. Gib bis zu 64 hexadezimale Ziffern an (32 Bytes), zum Beispiel --seed 00ff.
error-no-option = Die Option { $option } gibt es nicht. Schreibe --set name=wert mit einer von { $known }.
error-option-value = { $why } Wähle aus { $known }.
error-no-verb = Den Befehl { $verb } gibt es nicht. Wähle einen aus { $known }.
error-no-such-option = Die Option { $option } gibt es nicht
error-no-such-option-near = Die Option { $option } gibt es nicht, aber { $near }
error-play-needs-game = Nenne das Spiel, das du spielen willst, zum Beispiel `kontor play borneo`. Zur Wahl stehen { $known }.
error-no-verb-near = Den Befehl { $verb } gibt es nicht. Meintest du `kontor { $near }`? `kontor --help` zeigt alle Befehle.
error-bad-number = Der Wert von { $parameter } muss eine Zahl von { $least } bis { $most } sein
error-missing = { $parameter } fehlt
error-option-usage = Die Option { $option } braucht einen Wert, oder sie hat einen und nimmt keinen
error-bad-value = Der Wert von { $parameter } ist nicht möglich
error-too-many = Mit „{ $words }“ kann der Befehl nichts anfangen
error-cannot-write = { $file } lässt sich nicht schreiben ({ $why }). Nenne eine Datei in einem vorhandenen Ordner, in den du schreiben darfst.
error-cannot-read = { $file } lässt sich nicht lesen ({ $why }). Nenne die Datei einer Aufzeichnung.
error-no-folder = { $file } lässt sich nicht schreiben, weil es den Ordner nicht gibt. Nenne eine Datei in einem vorhandenen Ordner.
error-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben. Nenne eine andere Datei.
error-no-file-name = So kann keine Datei heißen. Lass die Steuerzeichen weg.
error-output = Die Ausgabe lässt sich nicht schreiben ({ $why }). Leite sie woandershin.
error-system = { $file } lässt sich nicht benutzen ({ $why }). Behebe das und versuche es noch einmal.
error-bench-seconds = { $seconds } taugt nicht als Dauer. Gib eine Zahl von Sekunden zwischen { $least } und { $most } an.
error-yardstick = Das Vergleichsprogramm { $script } ist gescheitert ({ $why }). Entferne { $folder }, und rufe `make bench` auf, um es neu zu installieren.
error-no-rule = Die Regel { $word } gibt es nicht. `kontor rules { $game }` zeigt alle Regeln.
no-rule-words = Keine Regel heißt „{ $word }“, und keine enthält diese Wörter.
error-no-rule-near = Die Regel { $word } gibt es nicht. Ähnlich sind { $near }.

## Spiele

game-line = Entworfen von { $designer }; erschienen bei { $published }
game-seats = { $seats } Spieler
game-options = Optionen (* ist die Vorgabe)
game-start = Inoffiziell. So spielst du es: kontor play { $slug }

## Der Tisch

kind-person = an dieser Tastatur
kind-bot = Bot „{ $level }“
kind-fuzz = Zufallsspiel
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
place = { $place }.
not-scored = nicht gewertet, also verloren
total = Summe
at-the-table = Es spielen: { $seats }
commitment = Die Mischung steht fest. Das ist der SHA-256-Wert ihres Startwerts, den du am Ende siehst: { $hash }
first-steps = Neu hier? { $count ->
        [0] {""}
        [one] `anleitung` erklärt das Spiel in einem kurzen Absatz,{" "}
       *[other] `anleitung` erklärt das Spiel in { $count } kurzen Absätzen,{" "}
    }`hilfe` zeigt alle Befehle.
too-narrow = Mach das Terminal mindestens { $columns } Spalten breit, um statt dieser Liste das Spielbrett zu sehen.
no-cards = keine Karten
press-enter = Weiter mit der Eingabetaste.
hand-over = { $name } ist an der Reihe. Alle anderen schauen bitte weg; { $name } drückt dann die Eingabetaste.
prompt = { $name }, eine Zahl oder `hilfe`:
no-number =
    { $count ->
        [one] Es gibt nur die Zahl 1.
       *[other] Diese Zahl gibt es nicht: Die Zahlen gehen von 1 bis { $count }.
    }
no-amount = „{ $amount }“ kannst du hier nicht wählen. Die Frage sagt, welche Mengen möglich sind.
not-understood = „{ $words }“ ist kein Befehl. Gib eine Zahl ein, um zu ziehen, oder `hilfe` für alle Befehle.

## Befehle an der Eingabe: das Wort, andere Wörter dafür, was ihm folgt, und was es tut

help-number-word = 1, 2, 3 …
help-number = führe den Zug mit dieser Zahl aus
command-bid = biete
    .also = nimm menge
    .with = MENGE
    .help = beantworte eine Frage nach einer Menge mit der Menge selbst, zum Beispiel `biete 5`
command-why = warum
    .also = wieso weshalb
    .with = DING
    .help = warum ist das nicht erlaubt? Nenne eine Karte, ein Plättchen, einen Ort oder eine Person so, wie du sie auf dem Bildschirm siehst, zum Beispiel `warum Rot` oder `warum (2,0)`
command-if = wenn
    .also = falls
    .with = ZAHL
    .help = was würde dieser Zug ändern?
command-hint = tipp
    .also = hinweis rat
    .help = die besten Züge, mit deiner Gewinnchance und den Gründen, von einem Bot, der nicht mehr weiß als du
command-undo = zurück
    .also = zurueck
    .help = nimm deine letzte Entscheidung zurück, solange sie nichts aufgedeckt und seitdem niemand entschieden hat
command-log = protokoll
    .also = verlauf
    .with = [ZEILEN]
    .help = was bisher geschehen ist
command-rules = regeln
    .also = regel
    .with = [NUMMER oder WÖRTER]
    .help = eine Regel nach ihrer Nummer, oder alle Regeln mit diesen Wörtern
command-guide = anleitung
    .also = einführung einfuehrung
    .help = das Spiel kurz erklärt
command-hand = hand
    .also = karten
    .help = zeige deine Hand noch einmal
command-table = tisch
    .also = zeige
    .help = zeige den ganzen Tisch noch einmal
command-scores = punkte
    .also = stand
    .help = alle Punkte bisher, und woher sie kommen
command-save = speichern
    .also = speichere
    .with = DATEI
    .help = schreibe die Aufzeichnung der Partie bis hierher; die Datei verrät die ganze Mischung
command-help = hilfe
    .also = ?
    .help = diese Liste
command-quit = ende
    .also = beenden tschüss
    .help = verlasse die Partie

## Antworten

why-what = Warum was? Nenne eine Karte, ein Plättchen, einen Ort oder eine Person so, wie du sie auf dem Bildschirm siehst.
why-unknown = Nichts hier heißt „{ $words }“. Nenne es so, wie du es auf dem Bildschirm siehst, oder mit seiner Kennung, zum Beispiel card:ry_p1.
why-allowed = Das darfst du:
why-allowed-number = Dieser Zug ist erlaubt. Gib seine Zahl ein, um ihn auszuführen.
why-question = Die Frage lautet jetzt: { $question }
why-more = Die ganze Regel zeigt `regeln { $rule }`
if-nothing = Nichts, was sich vorher sagen lässt.
hint-title = Was „{ $level }“ tun würde, das Beste zuerst, jeweils mit deiner Gewinnchance:
hint-share = { NUMBER($percent, maximumFractionDigits: 0) } %
undone = Deine letzte Entscheidung ist zurückgenommen.
undo-nothing = Es gibt noch nichts, was du zurücknehmen kannst.
undo-other = Du kannst nichts zurücknehmen: Seitdem hat { $name } entschieden.
undo-sealed = Du kannst das nicht zurücknehmen: Deine letzte Entscheidung hat etwas Verdecktes gezeigt oder den Zufall entscheiden lassen.
log-times = { $line } (×{ $count })
log-more =
    { $count ->
        [one] … und eine Zeile davor: `{ $command }`
       *[other] … und { $count } Zeilen davor: `{ $command }`
    }
rules-how = Nenne eine Nummer, zum Beispiel `regeln { $id }`, oder Wörter, zum Beispiel `regeln Monopol`.
rules-more =
    { $count ->
        [one] … und eine weitere.
       *[other] … und { $count } weitere: Nenne noch ein Wort.
    }
no-guide = Dieses Spiel hat noch keine Anleitung. Die Regeln zeigt `regeln`.
save-where = Wohin speichern? Nenne eine Datei, zum Beispiel `speichern partie.json`.
saved =
    { $count ->
        [one] Gespeichert in { $file }: 1 Entscheidung.
       *[other] Gespeichert in { $file }: { $count } Entscheidungen.
    }
recorded = Die Aufzeichnung der Partie steht in { $file }.

## Das Ende

end-title = Die Partie ist zu Ende
end-seed = Der Startwert der Mischung: { $seed }
end-hash = Sein SHA-256-Wert, wie du ihn am Anfang gesehen hast: { $hash }

## Nachspielen

replaying = Aufzeichnung wird nachgespielt
replay-broken = { $file } lässt sich nicht bestätigen: { $why }
verified-moves =
    { $count ->
        [one] 1 Zug ist regelgerecht und führt zu dem, was die Aufzeichnung sagt.
       *[other] Alle { $count } Züge sind regelgerecht und führen zu dem, was die Aufzeichnung sagt.
    }
verified-other-moves =
    { $count ->
        [0] Kein Zug ließ sich bestätigen.
        [one] 1 Zug ist regelgerecht und führt zu dem, was die Aufzeichnung sagt.
       *[other] { $count } Züge sind regelgerecht und führen zu dem, was die Aufzeichnung sagt.
    }
trusted-moves =
    { $first ->
        [0] Der Anfang und alle Züge bis Zug { $last } sind nicht bestätigt: Sie entstanden unter früheren Regeln, und die heutigen führen anderswohin. Die Partie geht von der Stellung weiter, die in der Aufzeichnung steht.
       *[other] Die Züge { $first } bis { $last } sind nicht bestätigt: Sie entstanden unter früheren Regeln, und die heutigen führen anderswohin. Die Partie geht von der Stellung weiter, die in der Aufzeichnung steht.
    }
verified-seed = Der Startwert passt zur Festlegung { $hash }.
verified-result = Das Ergebnis stimmt mit der Aufzeichnung überein.
kept-page = { $file } zeigt die ganze Partie ({ $kilobytes } KB). Öffne sie in einem Browser.
checked-holds = An dieser Aufzeichnung wurde nichts geändert.
checked-partly = An dem, was sich hier prüfen ließ, wurde nichts geändert.
checked-broken = Diese Aufzeichnung wurde geändert.
verified-unfinished = Die Partie wurde nicht zu Ende gespielt.

## Zufallsläufe und Messung

fuzzing = Zufällige Partien von { $game }
fault = { $game }, { $seats } Plätze, { $options }, Startwert { $seed }, Schritt { $step }:
fault-unrecorded = Es gibt keine Aufzeichnung, weil die Partie nicht begonnen hat.
fuzzed =
    { $game }: { $games } Partien, { $decisions } Entscheidungen, { $speed } Partien/s, längste Partie { $longest } Entscheidungen, { $faults ->
        [0] kein Fehler
        [one] 1 Fehler
       *[other] { $faults } Fehler
    }
benching = { $game } wird gemessen
bench-title = { $game }: zufällige Partien auf einem Kern, Mediane
bench-what = {""}
bench-ours = Kontor
bench-theirs = Catanatron
bench-ratio = Verhältnis
bench-decisions = Entscheidungen je Sekunde
bench-clone = Kopieren eines Zustands (µs)
bench-advance = Ausführen einer Aktion (µs)
bench-legal = Finden der erlaubten Aktionen (µs)
bench-options = Möglichkeiten je Entscheidung, 99. Perzentil
bench-count = { NUMBER($number, maximumFractionDigits: 0) }
bench-time = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-times = × { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-alone = Catanatron ist nicht installiert (.venv-catanatron). Rufe im Projekt `make bench` auf, um es zu installieren und zu vergleichen.

## Das Labor

training = { $game } wird trainiert
trained = Aufstellung { $table }: { $games } Partien, Log-Verlust { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (geraten: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) })
weights-written = Die Gewichte stehen in { $file }.
arena-playing = { $challenger } gegen { $field }, { $seats } Plätze
arena-title = { $game }: ein Herausforderer gegen lauter Bots einer anderen Spielstärke
arena-who = Spielstärke
arena-pair = { $challenger } gegen { $field }
arena-seats = Plätze
arena-games = Partien
arena-share = Sieganteil
arena-h2h = direkter Vergleich
arena-verdict = Urteil
arena-stronger = stärker
arena-not-stronger = nicht stärker
arena-undecided = offen

gate-title = { $game }: { $challenger } statt { $former }
gate-opponent = Gegen
gate-lead = Vorsprung in Punkten
gate-difference = Differenz
gate-better = besser
gate-worse = schlechter
gate-same = offen
gate-passed = Bestanden: nirgends schlechter.
gate-failed = Nicht bestanden: In den Zeilen mit „schlechter“ ist der Vorsprung kleiner.
gate-waste = In einer Partie verschwendet, im Mittel (weniger ist besser)
gate-figure = Was
gate-former = früher
gate-now = jetzt

calibrate-playing = { $game }: Partien verschiedener Bots
calibrate-title = { $game }: was Anteile in Analysen wert sind, { $matches } Partien
calibrate-phase = Teil der Partie
calibrate-fifth = Fünftel { $number }
calibrate-all = alle
calibrate-positions = Stellungen
calibrate-error = daneben, im Mittel
calibrate-skill = besser als gleiche Anteile
calibrate-temperature = Temperatur
calibrate-bins = Versprochen und gewonnen
calibrate-shares = Anteile
calibrate-mean = im Mittel
calibrate-won = gewonnen
calibrate-passed = Bestanden: Die Anteile liegen um mindestens { $low } daneben, als möglich veröffentlicht sind { $high }.
calibrate-failed = Nicht bestanden: Die Anteile liegen um mindestens { $low } daneben, mehr als die { $high }, die als möglich veröffentlicht sind.

review-check-blunders = Eingebaute Fehler
review-check-matches = Partien verschiedener Bots
review-check-game = Spiel
review-check-planted = eingebaut
review-check-found = gefunden
review-check-agreed = übrige Entscheidungen des starken Bots
review-check-false = davon mit Verlust über 5 %
review-check-all = alle
review-check-midgame = Anteile mitten in der Partie
review-check-played = Partien
review-check-error = daneben, im Mittel
review-check-chance = davon Zufall
review-check-beyond = über den Zufall hinaus
review-check-skill = besser als der Punktestand
review-check-passed = Bestanden: Alle Zahlen sind so, wie sie sein sollen.
review-check-missed = Nicht bestanden: { $figures }.

puzzles-searching = { $game }: Partien durchsuchen
puzzles-title = { $game }: von Entscheidungen zu Denkaufgaben
puzzles-matches = Partien
puzzles-decisions = Entscheidungen mit einer Wahl
puzzles-looked = angesehen
puzzles-stood-out = eine Antwort ragte heraus
puzzles-proven = bewiesen
puzzles-chosen = ausgewählt
puzzles-written = { $puzzles ->
    [one] Eine Denkaufgabe steht in { $file }.
   *[other] { $puzzles } Denkaufgaben stehen in { $file }.
}

cost-title = { $game }: Prozessorzeit eines Platzes
cost-bot = Bot
cost-decisions = Entscheidungen
cost-match = Sekunden in einer Partie
cost-decision = ms pro Entscheidung
cost-p95 = 95. Perzentil

## Analysen

reviewing = Analyse: { $game }
review-table = Woher das Ergebnis kommt, in Prozent des Sieges
review-column-who = Spieler
review-column-start = Start
review-column-luck = Glück
review-column-own = eigene Entscheidungen
review-column-others = Entscheidungen der anderen
review-column-result = Ergebnis
review-written = Die Analyse steht in { $file }. Öffne sie in einem Browser.
