"""The members of a run, who play at the tables that count. One member plays at one table at a time."""

from itertools import count

from chaos.asking import patiently
from chaos.book import Book
from kontor.client import ProblemError, Server

PASSWORD = "a password for chaos"  # noqa: S105 - the server is gone a minute later


class Members:
    """Lends out members; makes new ones when all of them play."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.free: list[str] = []
        self.numbers = count(1)
        self.known: set[str] = set()

    def borrow(self, wanted: int) -> list[str]:
        """Return the names of members who play nowhere."""
        return [self.free.pop() if self.free else f"Member {next(self.numbers)}" for _ in range(wanted)]

    def give_back(self, names: list[str]) -> None:
        """Take members back whose match is over."""
        self.free += names

    async def log_in(self, server: Server, name: str | None) -> None:
        """Let a person log in: as a member, who is made at the first time, or as a guest without a name."""
        if name is None:
            await patiently(self.book, lambda: server.become_guest("Anna"))
            return
        if name not in self.known:
            await patiently(self.book, lambda: self.register(server, name))
            self.known.add(name)
        await patiently(self.book, lambda: server.log_in(name, PASSWORD))

    async def register(self, server: Server, name: str) -> None:
        """Make a member, unless an earlier attempt whose answer was lost did."""
        try:
            await server.ask("POST", "/accounts", {"name": name, "password": PASSWORD})
        except ProblemError as problem:
            if problem.code != "name-taken":
                raise
