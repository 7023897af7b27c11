## kontor without arguments

greeting = Kontor plays merchant board games with you: { $games }. Play against bots, with friends at this keyboard, or in the browser.
greeting-play = play a game here, against bots
greeting-learn = learn a game in ten minutes, with a coach
greeting-serve = run a server, to play with friends in the browser
greeting-more = `kontor --help` lists everything else.
greeting-ask = What would you like to do? Type a number, or press Enter to leave:
greeting-game = Which game? Type a number, or press Enter to leave:
