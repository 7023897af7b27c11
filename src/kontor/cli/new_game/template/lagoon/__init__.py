"""The game: rules here, bots in `bots`, how the terminal draws it in `drawing`, how the browser does in `board`."""

from kontor.cli.new_game.template.lagoon.game import Lagoon

GAME = Lagoon()
