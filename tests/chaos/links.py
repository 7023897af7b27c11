"""The proxies through which one of Kontor's processes reaches PostgreSQL and NATS."""

from chaos.pair import Pair
from chaos.proxy import HOST, Proxy


class Links:
    """One proxy for each PostgreSQL server, and one for NATS."""

    def __init__(self, pair: Pair, nats: int) -> None:
        self.pair = pair
        self.postgres = [Proxy(server.port) for server in pair.servers]
        self.nats = Proxy(nats)

    @property
    def all(self) -> list[Proxy]:
        """All of them."""
        return [*self.postgres, self.nats]

    async def start(self) -> dict[str, str]:
        """Open them, and return the environment of a process that uses them."""
        for proxy in self.all:
            await proxy.start()
        database = self.pair.address(*(proxy.port for proxy in self.postgres))
        return {"KONTOR_DATABASE": database, "KONTOR_NATS": f"nats://{HOST}:{self.nats.port}"}

    async def close(self) -> None:
        """Close them."""
        for proxy in self.all:
            await proxy.close()
