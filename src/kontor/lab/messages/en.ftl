error-kept-unread = { $file } holds no measurement that can be taken up again ({ $why }): give another file.
error-kept-other = { $file } holds another measurement: give another file, or the same game, levels, seats, seed, budget and options.
