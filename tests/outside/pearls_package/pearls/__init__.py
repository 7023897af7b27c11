"""Pearls, a small auction game: rules in `game`, what bots know in `bots`, how the terminal shows it in `drawing`."""

from pearls.game import Pearls


class OutsidePearls(Pearls):
    """The game as this package brings it, with its own components and messages."""

    package = "pearls"


GAME = OutsidePearls()
