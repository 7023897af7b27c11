"""Borneo by Paolo Mori: the board edition of 2008 and the card edition of 2007.

Unofficial: own wording, own data; see NOTICE and `docs/rules/borneo.md`.
"""

from kontor.games.borneo.game import Borneo
from kontor.games.borneo.state import BorneoOptions, BorneoState
from kontor.games.borneo.view import BorneoView

GAME = Borneo()

__all__ = ["GAME", "Borneo", "BorneoOptions", "BorneoState", "BorneoView"]
