"""What a player of Cargo Noir wastes: coins and tiles that bring nothing at the end, and ships that came back empty."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core import Action, Seat
from kontor.games.cargo_noir.actions import ResolveWithdraw
from kontor.games.cargo_noir.state import CargoNoirState


def waste(moves: Sequence[tuple[Any, Action]], end: CargoNoirState, seat: Seat) -> Mapping[str, float]:
    """Return the coins and cargo tiles that are left, and how often a ship left a port without its cargo."""
    return {
        "coins_left": end.safes[seat],
        "tiles_left": len(end.tiles[seat]),
        "withdrawals": sum(isinstance(action, ResolveWithdraw) for _, action in moves),
    }
