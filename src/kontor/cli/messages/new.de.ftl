## kontor new

help-new = Legt an, womit eine Entwicklung beginnt.
help-new-game = Legt ein Paket mit einem kleinen Spiel an, das schon läuft: Regeln, ein Bot, eine Zeichnung für das Terminal und eine für den Browser, Texte auf Englisch und Deutsch, und Tests. Mach daraus dein eigenes Spiel.
help-new-name = Der Name des Spiels in Kleinbuchstaben, zum Beispiel perlen_taucher.
help-new-into = Der Ordner, in dem das Paket einen eigenen Ordner bekommt; wenn du ihn weglässt, der aktuelle.
new-made = { $title } liegt in { $folder }: { $count } Dateien. Es läuft schon; in diesem Ordner:
new-install = installiert es neben Kontor
new-test = prüft den Vertrag und jede Regel
new-play = spielt es hier, gegen seinen eigenen Bot
new-browser = spielt es im Browser, auf seinem eigenen Brett; braucht kontor[server,embedded]
new-guide = README.md sagt, wozu jede Datei da ist.
error-new-name = { $name } kann nicht der Name eines Spiels sein: Nimm 3 bis 16 Kleinbuchstaben, Ziffern und „_“, vorn einen Buchstaben, insgesamt mindestens drei davon, und kein Wort von Python.
error-new-taken = { $name } heißt schon ein Spiel oder ein Modul, das installiert ist. Nimm einen anderen Namen.
error-new-exists = { $folder } gibt es schon und wird nicht überschrieben. Nimm einen anderen Namen, oder räum es weg.
