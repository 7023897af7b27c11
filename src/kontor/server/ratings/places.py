"""Places on leaderboards beyond the page that is shown: from the first thousand, read once a minute.

Counting who is in front of somebody costs as much as there are people in front. So each process keeps the order of the
first thousand of a board for a while; a place may be as old. The places of the rows of a page are always those of now.
"""

from bisect import bisect_left
from time import monotonic
from weakref import WeakKeyDictionary

from kontor.server.matches import Context
from kontor.server.store.competition import leaderboards as store
from kontor.server.store.competition.leaderboards import BoardRow
from kontor.server.store.pool import Connection

KEPT_SECONDS = 60.0
"""How old the order of a board may be."""


class Orders:
    """The order of the first people of each board, and when it was read."""

    def __init__(self) -> None:
        self.boards: dict[tuple[str, int], tuple[float, list[tuple[float, int]]]] = {}

    async def ahead_of(self, connection: Connection, game: str, seats: int, row: BoardRow, most: int) -> int:
        """Return how many people are in front of somebody, counted up to `most`."""
        read_at, order = self.boards.get((game, seats), (None, []))
        if read_at is None or monotonic() - read_at > KEPT_SECONDS:
            order = [(-ordinal, account) for ordinal, account in await store.front(connection, game, seats, most)]
            self.boards[game, seats] = (monotonic(), order)
        return bisect_left(order, (-(row.mu - 3 * row.sigma), row.account))


_ORDERS: WeakKeyDictionary[Context, Orders] = WeakKeyDictionary()


def orders_of(context: Context) -> Orders:
    """Return the orders that a process keeps."""
    return _ORDERS.setdefault(context, Orders())
