error-kept-unread = { $file } holds no measurement that can be continued ({ $why }). Name another file.
error-kept-other = { $file } holds another measurement. Name another file, or the same game, levels, seats, seed, budget and options.
error-kept-without-leads = The kept games do not say by how many points they were won: they are older than the gate. Name another folder.
error-no-blunder = None of { $matches } matches of { $game } has a decision with a clearly bad answer. Choose another seed.
