error-kept-unread = { $file } enthält keine Messung, die sich fortsetzen lässt ({ $why }). Nenne eine andere Datei.
error-kept-other = { $file } enthält eine andere Messung. Nenne eine andere Datei oder dasselbe Spiel, dieselben Stufen, Plätze und Optionen, dieselbe Bedenkzeit und denselben Startwert.
error-kept-without-leads = Die aufgehobenen Partien sagen nicht, mit wie vielen Punkten sie gewonnen wurden: Sie sind älter als dieser Vergleich. Nenne einen anderen Ordner.
error-no-blunder = In keiner von { $matches } Partien von { $game } gibt es eine Entscheidung mit einer klar schlechten Antwort. Wähle einen anderen Startwert.
