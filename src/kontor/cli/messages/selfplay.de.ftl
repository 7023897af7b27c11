## kontor lab selfplay

help-selfplay = Bots viele Partien spielen lassen und jede Entscheidung und jedes Ergebnis in einem Ordner aufheben. Derselbe Befehl ergibt auf jeder Maschine dieselben Daten; ein abgebrochener Lauf geht weiter.
help-selfplay-out = Der Ordner für die Partien; wurde dort ein Lauf abgebrochen, geht er weiter.
help-selfplay-bots = Wer spielt, ein Name je Platz: clerk,script oder modul:Klasse,clerk. In jeder Mischung sitzt jeder Bot einmal auf jedem Platz. Für weitere Besetzungen wiederholen.
help-selfplay-matches = Die Zahl der Partien, aufgerundet auf ganze Mischungen.
help-selfplay-budget = Wie viel ein Bot über eine Entscheidung nachdenken darf, in Simulationen: 40sims.
help-selfplay-reading = Was außerdem aufgehoben wird: numbers (was der Platz sah, als Zahlen), forks (Käufe, die auf beide Arten zu Ende gespielt werden). Für beides wiederholen.
help-selfplay-chunk = Wie viele Mischungen in einer Datei sind.
help-selfplay-backend = Wo gespielt wird: inline (in diesem Prozess), processes (in mehreren) oder ray (siehe die Anleitung). Das ändert nur die Dauer.
selfplay-playing = { $game }: Bots spielen
selfplay-played = { $matches ->
    [one] Eine Partie ist
   *[other] { $matches } Partien sind
} in { $folder }, davon { $played } jetzt gespielt. Der Hash aller Zeilen ist { $hash }.
error-selfplay-seats = Die Besetzungen brauchen gleich viele Bots. Nenne bei jedem --bots einen für jeden Platz.
selfplay-no-parquet = Parquet-Dateien gibt es keine, denn Polars ist nicht installiert. Rufe `pip install "kontor[lab]"` auf und dann denselben Befehl noch einmal: Nichts wird zweimal gespielt.

## kontor lab tournament, kontor lab report

help-tournament = Alle Bots mit denselben Mischungen gegeneinander spielen lassen und sagen, wer wie stark ist. Die Partien werden wie bei selfplay aufgehoben.
help-tournament-bots = Die Bots, mindestens zwei: clerk,script,modul:Klasse.
help-report = Was die Partien eines Ordners über ein Spiel sagen: Plätze, Länge, Herkunft der Punkte, Preise, als eine Seite, die nichts weiter braucht.
help-report-folder = Ein Ordner von `kontor lab selfplay` oder `tournament`.
help-report-out = Die Datei für die Seite; ohne Angabe report.html im Ordner.
tournament-title = { $game }: alle gegen alle
tournament-points = Punkte
report-written = Der Bericht steht in { $file }.
error-tournament-alone = Ein Turnier braucht mindestens zwei verschiedene Bots, zum Beispiel --bots clerk,script.
error-report-unfinished = In { $folder } sind { $missing } Teile noch nicht gespielt. Rufe den Befehl, der den Lauf begonnen hat, noch einmal auf.
