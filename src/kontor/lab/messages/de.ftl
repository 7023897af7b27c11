error-kept-unread = { $file } enthält keine Messung, die sich fortsetzen lässt ({ $why }). Nenne eine andere Datei.
error-kept-other = { $file } enthält eine andere Messung. Nenne eine andere Datei oder dasselbe Spiel, dieselben Stufen, Plätze und Optionen, dieselbe Bedenkzeit und denselben Startwert.
error-kept-without-leads = Die aufgehobenen Partien sagen nicht, mit wie vielen Punkten sie gewonnen wurden: Sie sind älter als dieser Vergleich. Nenne einen anderen Ordner.
error-no-blunder = In keiner von { $matches } Partien von { $game } gibt es eine Entscheidung mit einer klar schlechten Antwort. Wähle einen anderen Startwert.
error-timed-budget = Mit dem Budget { $budget } ließe sich kein Lauf wiederholen: Wie viel ein Bot in dieser Zeit findet, hängt von der Maschine ab. Nenne eine Zahl von Simulationen, zum Beispiel 40sims.
error-folder-other = In { $folder } liegt ein anderer Lauf. Nenne einen anderen Ordner oder dasselbe Spiel, dieselben Bots, Startwert, Budget, Optionen und Auswertungen.
error-folder-unwritten = In { $folder } lässt sich nichts schreiben ({ $why }). Nenne einen anderen Ordner.
error-no-ray = Ray ist nicht installiert. Installiere es mit `pip install "kontor[ray]"` oder wähle ein anderes --backend.
