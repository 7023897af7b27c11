"""Goa by Rüdiger Dorn: the newer edition of 2012 with quick start and Bonanza.

Unofficial: own wording, own data; see NOTICE and `docs/rules/goa.md`.
"""

from kontor.games.goa.game import Goa
from kontor.games.goa.state import GoaOptions, GoaState
from kontor.games.goa.view import GoaView

GAME = Goa()

__all__ = ["GAME", "Goa", "GoaOptions", "GoaState", "GoaView"]
