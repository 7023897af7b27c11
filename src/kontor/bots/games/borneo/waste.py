"""What a player of Borneo wastes: merchants who go to and fro, and goods that were never paid for an order."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from kontor.core import Action, Seat
from kontor.games.borneo.actions import TransferMerchant
from kontor.games.borneo.state import BorneoState


def waste(moves: Sequence[tuple[Any, Action]], end: BorneoState, seat: Seat) -> Mapping[str, float]:
    """Return how often a merchant went back to the company that it had just left, and the goods that are left."""
    return {"merchants_to_and_fro": len(list(returns(moves))), "goods_left": len(end.warehouses[seat])}


def returns(moves: Sequence[tuple[Any, Action]]) -> Iterator[TransferMerchant]:
    """Yield the transfers that undo the one before."""
    transfers = [action for _, action in moves if isinstance(action, TransferMerchant)]
    for before, after in pairwise(transfers):
        if (before.from_company, before.to_company) == (after.to_company, after.from_company):
            yield after
