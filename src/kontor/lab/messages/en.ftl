error-kept-unread = { $file } holds no measurement that can be continued ({ $why }). Name another file.
error-kept-other = { $file } holds another measurement. Name another file, or the same game, levels, seats, seed, budget and options.
error-kept-without-leads = The kept games do not say by how many points they were won: they are older than the gate. Name another folder.
error-no-blunder = None of { $matches } matches of { $game } has a decision with a clearly bad answer. Choose another seed.
error-timed-budget = With the budget { $budget } no run could be repeated: how much a bot finds in that time depends on the machine. Name a number of simulations, such as 40sims.
error-folder-other = { $folder } holds another run. Name another folder, or the same game, bots, seed, budget, options and readings.
error-folder-unwritten = Nothing can be written into { $folder } ({ $why }). Name another folder.
error-no-ray = Ray is not installed. Run `pip install "kontor[ray]"`, or choose another --backend.
