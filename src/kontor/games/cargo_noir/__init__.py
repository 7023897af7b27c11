"""Cargo Noir by Serge Laget.

Unofficial: own wording, own data; see NOTICE and `docs/rules/cargo_noir.md`.
"""

from kontor.games.cargo_noir.game import CargoNoir
from kontor.games.cargo_noir.state import CargoNoirOptions, CargoNoirState
from kontor.games.cargo_noir.view import CargoNoirView

GAME = CargoNoir()

__all__ = ["GAME", "CargoNoir", "CargoNoirOptions", "CargoNoirState", "CargoNoirView"]
