"""Novgorod by Stefan Risthaus.

Unofficial: own wording, own data; see NOTICE and `docs/rules/novgorod.md`.
"""

from kontor.games.novgorod.game import Novgorod
from kontor.games.novgorod.state import NovgorodOptions, NovgorodState
from kontor.games.novgorod.view import NovgorodView

GAME = Novgorod()

__all__ = ["GAME", "Novgorod", "NovgorodOptions", "NovgorodState", "NovgorodView"]
