"""Regatta, the game of the village; see `game.py`."""

from village.regatta.game import Regatta

GAME = Regatta()
