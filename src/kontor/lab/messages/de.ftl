error-kept-unread = { $file } enthält keine Messung, die sich fortsetzen lässt ({ $why }). Nenne eine andere Datei.
error-kept-other = { $file } enthält eine andere Messung. Nenne eine andere Datei oder dasselbe Spiel, dieselben Stufen, Plätze und Optionen, dieselbe Bedenkzeit und denselben Startwert.
