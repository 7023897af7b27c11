"""What happens in a match besides actions: people talk, leave, come back, and the server is restarted."""

from typing import Any

from updates.make_corpus.server import Server
from updates.make_corpus.wanted import Moment, Wanted

SUBSTITUTE = "Frieda"
LINES = ("Good luck, everybody!", "Viel Glück! Möge der Bessere gewinnen.", "My last ducat…", "Well played 👏")
SECONDS = {"untimed": 20, "live": 12, "evening": 25, "days": 1800, "weeks": 7200}
"""By speed: seconds that an action takes."""


class Moments:
    """A match that is being made; for every `Moment` there is a method, called with the match as it is."""

    def __init__(self, server: Server, wanted: Wanted) -> None:
        self.server = server
        self.wanted = wanted
        self.id = ""
        self.people: list[str] = []
        """The names of the people, by seat."""
        self.undos = 0
        """Undos that somebody wants as soon as one is possible."""
        self.messages = 0
        """Chat messages so far."""
        self.has_instructions = False
        self.is_reread = False
        """Whether the server reads the match from the store before every action."""

    async def happen(self, moment: Moment, match: Any) -> None:
        """Let something happen."""
        self.pass_time()
        await getattr(self, moment)(match)

    def pass_time(self) -> None:
        """Let the time of one action pass."""
        self.server.tick(SECONDS[self.wanted.speed])

    async def chat(self, _: Any) -> None:
        """Somebody writes a message, the next person each time."""
        account = self.server.accounts[self.people[self.messages % len(self.people)]]
        await self.server.do("chat", self.id, account, LINES[self.messages % len(LINES)])
        self.messages += 1

    async def note(self, _: Any) -> None:
        """The first person writes a private note."""
        await self.server.do("write_note", self.id, self.server.accounts[self.people[0]], "The others hoard pepper.")

    async def hint(self, match: Any) -> None:
        """The decider asks for a hint, and no worker is there."""
        values = (self.id, match.deciders[0], match.seq)
        await self.server.value("INSERT INTO hints (match, seat, seq) VALUES ($1, $2, $3)", *values)

    async def undo(self, _: Any) -> None:
        """Somebody will undo the next action that can be undone."""
        self.undos += 1

    async def instructions(self, match: Any) -> None:
        """Everybody gives all instructions that they may give now."""
        for seat in range(len(self.people)):
            self.has_instructions |= await self.server.give_instructions(match, seat) > 0

    async def resign(self, match: Any) -> None:
        """The first person resigns."""
        await self.server.do("resign_to_bot", self.server.command(match, 0), self.wanted.players)

    async def away(self, match: Any) -> None:
        """The first person leaves the seat to the caretaker."""
        await self.server.do("step_away", self.server.command(match, 0))

    async def back(self, match: Any) -> None:
        """The first person is back."""
        await self.server.do("come_back", self.server.command(match, 0))

    async def substitute(self, _: Any) -> None:
        """The others free the seat of the first person, and somebody new takes it."""
        server = self.server
        for seat in range(1, len(self.people)):
            await server.do("free_seat", server.command(await server.look(self.id), seat), 0, True)
        account = await server.account(SUBSTITUTE)
        await server.do("substitute", server.command(await server.look(self.id), 0), account, SUBSTITUTE)

    async def flag(self, match: Any) -> None:
        """The clock of the first person who is asked runs out, and the caretaker takes over."""
        seat = next(seat for seat in match.deciders if self.server.occupants(match)[seat].kind == "person")
        self.server.tick(match.clocks.seats[seat].bank + 1)
        await self.server.do("flag", self.server.command(match, seat))

    async def pause(self, _: Any) -> None:
        """Everybody wants a pause, so it begins."""
        for seat in range(len(self.people)):
            await self.server.do("want_pause", self.server.command(await self.server.look(self.id), seat), True)

    async def resume(self, match: Any) -> None:
        """The first person ends the pause."""
        await self.server.do("want_pause", self.server.command(match, 0), False)

    async def restart(self, _: Any) -> None:
        """The server is restarted once."""
        self.server.forget(self.id)

    async def restarts(self, _: Any) -> None:
        """From now on the server reads the match from the store before every action."""
        self.is_reread = True
