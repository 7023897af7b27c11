## kontor new

help-new = Make what a developer begins with.
help-new-game = Make a package with a small game that works: rules, a bot, a drawing for the terminal and one for the browser, texts in English and German, and tests. Change it into your own game.
help-new-name = The name of the game, in small letters, such as pearl_divers.
help-new-into = The folder in which the package gets a folder of its own; if you leave it out, the current one.
new-made = { $title } is in { $folder }: { $count } files. It works already; in that folder:
new-install = install it, next to Kontor
new-test = run the contract kit, and a test for each rule
new-play = play it here, against its own bot
new-browser = play it in the browser, on its own board; needs kontor[server,embedded]
new-guide = README.md says what each file is for.
error-new-name = { $name } can't be the name of a game: take 3 to 16 small letters, digits and “_”, a letter first and three of them at least, and no word of Python.
error-new-taken = { $name } is the name of a game or a module that is installed already. Take another name.
error-new-exists = { $folder } exists already and is not overwritten. Take another name, or move it away.
