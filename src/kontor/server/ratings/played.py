"""Who played a seat: the decisions that count, by its owner or for them."""

from collections.abc import Collection, Iterable

from kontor.core import Seat, decode
from kontor.server.store.log import Entry
from kontor.server.store.seats import Occupant

BY_OWNER = ("person", "order")
"""By whom an entry was made if its owner decided: at the table, or by an order given before."""


def mostly_own(entries: Iterable[Entry], counting: Collection[int], seat: Seat, owner: int) -> bool:
    """Say whether the owner made more than half of the decisions of a seat that count; with none there is no doubt."""
    own = every = 0
    theirs = True
    for entry in entries:
        if entry.seat != seat:
            continue
        if entry.kind == "chair" and entry.action is not None:
            theirs = decode(entry.action, Occupant).account == owner
        elif entry.kind == "action" and entry.seq in counting:
            every += 1
            own += theirs and entry.by in BY_OWNER
    return own * 2 > every or every == 0
