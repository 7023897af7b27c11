"""While a match is played: actions, undo, hints, and handing a seat over to a bot."""
