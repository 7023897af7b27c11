### Das Kommando: Hilfe, Fehler, das Gespräch an der Eingabe, und was die Verben sagen.

## Hilfe

help-kontor = Die großen Handelsspiele an deiner Eingabe: spielen, Regeln lesen, Aufzeichnungen nachspielen und prüfen, die Umsetzung testen. Inoffiziell; eigene Worte, eigene Daten.
help-arguments = Angaben
help-options = Optionen
help-verbs = Verben
help-default = [Vorgabe: { $value }]
help-required = [nötig]
help-help = Zeige diese Hilfe.
help-lang = Die Sprache; ohne Angabe die deiner Umgebung (LANG).
help-game = Der Kurzname eines Spiels, wie `kontor games` ihn nennt.
help-game-or-all = Der Kurzname eines Spiels; ohne Angabe alle Spiele.
help-json = Gib JSON für Programme aus.
help-games = Zeige die installierten Spiele mit ihren Optionen und Urhebern.
help-play = Spiele ein Spiel hier im Terminal, mit anderen an dieser Tastatur und mit Bots.
help-seats = Wer am Tisch sitzt, im Uhrzeigersinn: `me` für eine Person (mehrere können sich dieses Terminal teilen), `deckhand` für einen Bot, der zufällig spielt, `clerk` für einen, der vernünftig spielt, `trader` für einen, der vorausschaut, `factor` für einen, der weiter schaut und sich Zeit nimmt. Ohne Angabe spielst du gegen zwei der besten, die das Spiel kennen.
help-hints = Zeige unter jeder Frage die besten Antworten, mit deinem Sieganteil und den Gründen; an der Eingabe zeigt `tipp` sie einmal.
help-set = Setze eine Option des Spiels, zum Beispiel edition=card; mehrfach möglich.
help-names = Die Namen der Plätze, zum Beispiel Anna,Bruno,Clara.
help-seed = Der Startwert der Mischung in Hexadezimal, um dieselben Karten noch einmal zu spielen; ohne Angabe wird frisch gemischt.
help-components = Eine Materialdatei, mit der gespielt wird, statt der mitgelieferten.
help-record = Schreibe die Aufzeichnung der Partie in diese Datei.
help-plain = Keine Farben, keine gezeichneten Linien, der Bildschirm wird nie gelöscht: für Vorleseprogramme, Umleitungen und einfache Terminals.
help-replay = Spiele eine Aufzeichnung nach, prüfe jeden Schritt, und sage, was das beweist.
help-record-file = Die Aufzeichnung einer Partie.
help-replay-log = Gib Zeile für Zeile aus, was geschehen ist.
help-rules = Zeige die Regeln eines Spiels nach Abschnitten, oder eine davon.
help-rule-id = Die Nummer einer Regel, zum Beispiel BOR-T2.8 oder KON-1.
help-fuzz = Spiele zufällige Partien über alle Aufstellungen auf allen Kernen, und melde, was schiefgeht.
help-fuzz-games = Wie viele Partien.
help-fuzz-seed = Der Startwert des Laufs: Derselbe Wert spielt dieselben Partien.
help-bench = Miss zufälliges Spiel auf einem Kern, neben Catanatron, wenn es installiert ist.
help-bench-seconds = Wie viele Sekunden jedes Programm spielt.
help-lab = Bots gegeneinander messen.
help-arena = Eine Stufe unter lauter Bots einer anderen messen: Jede Mischung wird einmal mit der Herausforderin auf jedem Platz gespielt.
help-arena-challenger = Die Stufe, die gemessen wird.
help-arena-field = Die Stufe aller anderen Plätze.
help-arena-seats = Wie viele am Tisch sitzen.
help-arena-games = Wie viele Partien höchstens; aufgerundet auf ganze Mischungen.
help-arena-seed = Der Startwert der Messung: Derselbe Startwert spielt dieselben Tische.
help-arena-budget = Wie lange ein Bot über eine Entscheidung nachdenken darf: 0.1s oder 200sims. Nur Simulationen lassen sich genau wiederholen.
help-arena-keep = Die Partien in dieser Datei aufheben und von dort weitermachen, wenn es sie gibt.
help-arena-sequential = Aufhören, sobald die Partien es entschieden haben.
help-arena-workers = Wie viele Prozesse; ohne Angabe einer je Kern.
help-train = Den Wert von Stellungen eines Spiels aus Partien der Bots lernen; die Gewichte kommen in das Paket.
help-train-script-games = Wie viele Partien nach dem Skript für jede Art von Tisch gespielt werden.
help-train-trader-games = Wie viele Partien der Trader, die daraus entstehen, in jeder Generation.
help-train-generations = Wie oft Trader mit dem spielen, was sie aus den Partien davor gelernt haben.
help-train-out = Wohin die Gewichte kommen; ohne Angabe in das Paket.
help-ladder = Jede Stufe gegen die nächstschwächere messen, für alle Spielerzahlen und Ausgaben.
help-ladder-level = Nur die Schritte hinauf zu dieser Stufe messen: clerk, trader oder factor.
help-ladder-keep = Die Partien jedes Schritts in diesem Ordner aufheben und von dort weitermachen.

## Fehler und Abschied

error = kontor: { $sentence }
left = Auf Wiedersehen.
error-usage = { $why }; siehe `{ $command } --help`.
error-no-language = Es gibt keine Texte in { $language }: Wähle eine von { $known }.
error-no-seat-kind = Niemand namens { $kind } kann einen Platz nehmen: Wähle aus { $known }, zum Beispiel --seats me,trader,trader.
error-no-numpy = Zum Lernen fehlt hier numpy: Starte `pip install "kontor[lab]"` oder im Projekt `make setup`.
error-no-level = Es gibt keine Stufe { $level }: Wähle eine von { $known }.
error-names-do-not-fit = Nenne { $seats } verschiedene Namen, einen für jeden Platz, zum Beispiel --names Anna,Bruno,Clara.
error-no-seed = { $seed } ist kein Startwert: Nenne bis zu 64 hexadezimale Ziffern (32 Bytes), zum Beispiel --seed 00ff.
error-no-option = Es gibt keine Option { $option }: Schreibe --set name=wert mit einer von { $known }.
error-option-value = { $why } Wähle einen von diesen: { $known }.
error-no-verb = Es gibt kein Verb { $verb }: Wähle eines von { $known }.
error-no-such-option = Es gibt keine Option { $option }
error-missing = Es fehlt { $parameter }
error-option-usage = Der Option { $option } fehlt ihr Wert, oder sie nimmt keinen
error-bad-value = Der Wert von { $parameter } passt nicht
error-too-many = „{ $words }“ ist zu viel
error-cannot-write = { $file } lässt sich nicht schreiben ({ $why }): Nenne eine Datei in einem Ordner, den es gibt.
error-cannot-read = { $file } lässt sich nicht lesen ({ $why }): Nenne die Datei einer Aufzeichnung.
error-no-folder = { $file } lässt sich nicht schreiben: Nenne eine Datei in einem Ordner, den es gibt.
error-is-folder = { $file } ist ein Ordner: Nenne eine Datei darin.
error-file-exists = Eine Datei { $file } gibt es schon, und sie wird nicht überschrieben: Nenne eine andere.
error-no-file-name = So kann keine Datei heißen: Lass die Steuerzeichen weg.
error-output = Die Ausgabe lässt sich nicht schreiben ({ $why }): Leite sie woandershin.
error-system = { $file } lässt sich nicht benutzen ({ $why }): Behebe das und versuche es noch einmal.
error-bench-seconds = { $seconds } taugt nicht als Dauer: Nenne eine Zahl von Sekunden zwischen { $least } und { $most }.
error-yardstick = Der Vergleich { $script } ist gescheitert ({ $why }): Rufe `make setup` auf, oder entferne { $folder }.
error-no-rule = Es gibt keine Regel { $word }: `kontor rules { $game }` zeigt alle.
no-rule-words = Keine Regel heißt „{ $word }“, und keine enthält diese Wörter.
error-no-rule-near = Es gibt keine Regel { $word }; ähnlich sind { $near }.

## Spiele

game-line = Entworfen von { $designer }; erschienen bei { $published }
game-seats = { $seats } Personen
game-options = Optionen (* ist die Vorgabe)
game-start = Inoffiziell. Spiele es: kontor play { $slug }

## Der Tisch

kind-person = an dieser Tastatur
kind-bot = Bot „{ $level }“
kind-fuzz = zufälliges Spiel
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
place = { $place }.
not-scored = nicht gewertet, also verloren
total = Summe
at-the-table = Am Tisch: { $seats }
commitment = Die Mischung steht fest. SHA-256 ihres Startwerts, der am Ende gezeigt wird: { $hash }
first-steps = Neu hier? { $count ->
        [0] {""}
        [one] `anleitung` erklärt das Spiel in einem kurzen Absatz,{" "}
       *[other] `anleitung` erklärt das Spiel in { $count } kurzen Absätzen,{" "}
    }`hilfe` zeigt, was du an der Eingabe fragen kannst.
too-narrow = Ab { $columns } Spalten zeigt das Terminal den gezeichneten Tisch statt dieser Liste.
no-cards = keine Karten
press-enter = Weiter mit der Eingabetaste.
hand-over = { $name } ist an der Reihe. Alle anderen schauen weg, dann weiter mit der Eingabetaste.
prompt = { $name }, eine Zahl oder `hilfe`:
no-number =
    { $count ->
        [one] Es gibt nur die Zahl 1.
       *[other] Diese Zahl gibt es nicht: Die Zahlen gehen von 1 bis { $count }.
    }
no-amount = „{ $amount }“ lässt sich hier nicht wählen. Der Tisch sagt, welche Mengen möglich sind.
not-understood = „{ $words }“ bedeutet hier nichts. Gib eine Zahl ein, um zu handeln, oder `hilfe` für alles andere.

## Befehle an der Eingabe: das Wort, andere Wörter dafür, was ihm folgt, und was es tut

help-number-word = 1, 2, 3 …
help-number = tu, was neben dieser Zahl steht
command-bid = biete
    .also = nimm menge
    .with = MENGE
    .help = beantworte eine Frage nach einer Zahl mit der Zahl selbst, zum Beispiel `biete 5`
command-why = warum
    .also = wieso weshalb
    .with = DING
    .help = warum ist es nicht erlaubt? Nenne eine Karte, ein Plättchen, einen Ort oder eine Person, wie der Tisch es nennt, zum Beispiel `warum Rot` oder `warum (2,0)`
command-if = wenn
    .also = falls
    .with = ZAHL
    .help = was folgt daraus für alle sichtbar
command-hint = tipp
    .also = hinweis rat
    .help = das Beste, was du tun kannst, mit deinem Sieganteil und den Gründen; so sieht es ein Bot, der nicht mehr weiß als du
command-undo = zurück
    .also = zurueck
    .help = nimm deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde und niemand sonst entschieden hat
command-log = protokoll
    .also = verlauf
    .with = [ZEILEN]
    .help = was bisher geschah, soweit du es wissen darfst
command-rules = regeln
    .also = regel
    .with = [NUMMER oder WÖRTER]
    .help = eine Regel nach ihrer Nummer, oder alle mit diesen Wörtern
command-guide = anleitung
    .also = einführung einfuehrung
    .help = wie das Spiel geht, in Kürze
command-hand = hand
    .also = karten
    .help = noch einmal deine Hand
command-table = tisch
    .also = zeige
    .help = noch einmal der ganze Tisch
command-scores = punkte
    .also = stand
    .help = die Punkte aller, und woher sie kommen
command-save = speichern
    .also = speichere
    .with = DATEI
    .help = schreibe die Aufzeichnung der Partie bis hierher; die Datei enthält die ganze Mischung
command-help = hilfe
    .also = ?
    .help = diese Liste
command-quit = ende
    .also = beenden tschüss
    .help = den Tisch verlassen

## Antworten

why-what = Warum was? Nenne eine Karte, ein Plättchen, einen Ort oder eine Person, wie der Tisch es nennt.
why-unknown = Nichts hier heißt „{ $words }“. Nenne es so, wie es gezeigt wird, oder mit seinem Zeichen, zum Beispiel card:ry_p1.
why-allowed = Das kannst du tun:
why-allowed-number = Diese Zahl ist erlaubt: Gib sie ein, um es zu tun.
why-question = Offen ist diese Frage: { $question }
why-more = Die ganze Regel: `regeln { $rule }`
if-nothing = Nichts, was sich vorher sagen ließe.
hint-title = Tipp, mit deinem Sieganteil:
hint-share = { NUMBER($percent, maximumFractionDigits: 0) } %
hint-alike = macht kaum einen Unterschied
hint-but = { $good }, aber { $bad }
undone = Deine letzte Entscheidung ist zurückgenommen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-other = Seitdem hat { $name } entschieden: Niemand geht über die Entscheidung einer anderen Person zurück.
undo-sealed = Deine letzte Entscheidung hat etwas aufgedeckt oder gezogen, deshalb lässt sie sich nicht zurücknehmen.
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
no-guide = Dieses Spiel hat noch keine Einführung: siehe `regeln`.
save-where = Wohin speichern? Nenne eine Datei, zum Beispiel `speichern partie.json`.
saved =
    { $count ->
        [one] Gespeichert in { $file }: 1 Entscheidung.
       *[other] Gespeichert in { $file }: { $count } Entscheidungen.
    }
recorded = Die Aufzeichnung der Partie ist in { $file }.

## Das Ende

end-title = Die Partie ist zu Ende
end-seed = Der Startwert der Mischung: { $seed }
end-hash = Sein SHA-256, wie am Anfang gezeigt: { $hash }

## Nachspielen

replaying = Nachspielen
replay-broken = { $file } hält nicht stand: { $why }
verified-moves =
    { $count ->
        [one] 1 Zug ist regelgerecht und führt zu dem, was die Aufzeichnung sagt.
       *[other] Alle { $count } Züge sind regelgerecht und führen zu dem, was die Aufzeichnung sagt.
    }
verified-seed = Der Startwert passt zur Festlegung { $hash }.
verified-result = Das Ergebnis ist das aufgezeichnete.
verified-unfinished = Die Partie wurde nicht zu Ende gespielt.

## Zufallsläufe und Messung

fuzzing = Zufällige Partien { $game }
fault = { $game }, { $seats } Plätze, { $options }, Startwert { $seed }, Schritt { $step }:
fault-unrecorded = Keine Aufzeichnung: Die Partie kam gar nicht in Gang.
fuzzed =
    { $game }: { $games } Partien, { $decisions } Entscheidungen, { $speed } Partien/s, längste Partie { $longest } Entscheidungen, { $faults ->
        [0] kein Fehler
        [one] 1 Fehler
       *[other] { $faults } Fehler
    }
benching = Messung { $game }
bench-title = { $game }, zufälliges Spiel auf einem Kern, Mediane
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
bench-alone = Catanatron ist hier nicht installiert (.venv-catanatron): `make setup` bringt den Vergleich.

## Das Labor

training = { $game } wird gelernt
trained = Tisch { $table }: { $games } Partien, Log-Verlust { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (blind geraten: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) })
weights-written = Die Gewichte stehen in { $file }.
arena-playing = { $challenger } unter { $field }, { $seats } Plätze
arena-title = { $game }: eine Stufe unter lauter Bots einer anderen
arena-who = Stufe
arena-pair = { $challenger } unter { $field }
arena-seats = Plätze
arena-games = Partien
arena-share = Sieganteil
arena-h2h = zu zweit
arena-verdict = Urteil
arena-stronger = stärker
arena-not-stronger = nicht stärker
arena-undecided = offen
