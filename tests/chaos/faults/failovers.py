"""Failover: the primary is lost with its machine, the standby takes over, and a new standby is made of what is left."""

from chaos.pair import Pair


class Failover:
    """The primary is killed for good, and the standby promoted."""

    kind, is_kill = "failover", False

    def __init__(self, pair: Pair) -> None:
        self.pair = pair

    @property
    def name(self) -> str:
        """What is hit."""
        return f"{self.pair.standby.name} to {self.pair.primary.name}"

    async def begin(self) -> None:
        """Fail over; until the end nothing else is done to the pair."""
        await self.pair.busy.acquire()
        try:
            await self.pair.fail_over()
        except BaseException:
            self.pair.busy.release()
            raise

    async def end(self) -> None:
        """Make a standby of the former primary."""
        try:
            await self.pair.add_standby()
        finally:
            self.pair.busy.release()
