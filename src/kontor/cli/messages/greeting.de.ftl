## kontor ohne Argumente

greeting = Kontor spielt mit dir Brettspiele um Handel und Kaufleute: { $games }. Spiele gegen Bots, mit anderen an dieser Tastatur oder im Browser.
greeting-play = hier ein Spiel gegen Bots spielen
greeting-learn = ein Spiel in zehn Minuten lernen, mit einem Coach
greeting-serve = einen Server starten, um mit anderen im Browser zu spielen
greeting-more = `kontor --help` zeigt alles Weitere.
greeting-ask = Was möchtest du tun? Tippe eine Zahl, oder drücke Enter, um aufzuhören:
greeting-game = Welches Spiel? Tippe eine Zahl, oder drücke Enter, um aufzuhören:
