"""Partitions: a process of Kontor is cut off from PostgreSQL, from NATS, or from both, in one direction or in both."""

from itertools import cycle

from chaos.proxy import Proxy, Way

WAYS = (Way.CUT, Way.HELD, Way.ANSWERS_HELD, Way.REQUESTS_HELD)


class Partition:
    """Some connections of one process, cut or held in another way each time."""

    kind, is_kill = "partition", False

    def __init__(self, name: str, proxies: list[Proxy], first: int) -> None:
        self.proxies = proxies
        self.between = name
        self.ways = cycle((*WAYS[first % len(WAYS) :], *WAYS[: first % len(WAYS)]))
        self.way = Way.OPEN

    @property
    def name(self) -> str:
        """What is hit, and how."""
        return f"{self.between} {self.way.value}"

    async def begin(self) -> None:
        """Cut or hold all of them."""
        self.way = next(self.ways)
        self.turn(self.way)

    async def end(self) -> None:
        """Let everything pass."""
        self.turn(Way.OPEN)

    def turn(self, way: Way) -> None:
        """Treat all of them this way."""
        for proxy in self.proxies:
            proxy.turn(way)
