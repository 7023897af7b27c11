"""The level that this package adds; its bot is named and not imported, so a server loads no code that thinks."""

from kontor.levels import Level

DIVER = Level("diver", "pearls.bots:Diver", rating=12.0, bar=0.5)
