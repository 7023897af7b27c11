"""Playing one wanted match at the server of a former commit, by its own bots and its own `do_…` functions."""

import importlib
from hashlib import sha256
from typing import Any

from updates.make_corpus.moments import Moments
from updates.make_corpus.server import Server
from updates.make_corpus.wanted import END, Wanted

PEOPLE = ("Anna", "Bruno", "Clara", "David", "Elena")
LEAVER = "Georg"
"""The last person of a match after which an account is deleted."""


class Play(Moments):
    """One match while it is made."""

    def __init__(self, server: Server, wanted: Wanted) -> None:
        super().__init__(server, wanted)
        bots = importlib.import_module("kontor.bots")
        self.bot_type = {"clerk": bots.Clerk, "deckhand": bots.Deckhand}[wanted.players]
        self.budget = bots.Budget(simulations=1)
        self.waiting = sorted(wanted.moments, key=lambda moment: moment[0])
        """Moments that have not come yet, and at which share of the match each comes."""
        self.luck = 0
        """The number of the luck of its bots."""

    async def make(self) -> str:
        """Make the match, and return its id."""
        wanted, server = self.wanted, self.server
        others = wanted.people - 1
        self.people = [*PEOPLE[:others], LEAVER] if wanted.then == "delete" else [*PEOPLE[: wanted.people]]
        creator = await server.account(PEOPLE[0])
        fields: dict[str, Any] = {"game": wanted.game, "seats": wanted.seats, "options": dict(wanted.options)}
        if server.has_clocks:
            fields["speed"] = wanted.speed
        self.id = await server.do("create_match", creator, server.new_match(**fields, listed=wanted.listed))
        for name in self.people:
            await server.do("join", self.id, await server.account(name), name, None, f"luck of {name}")
        if wanted.played is not None:
            await server.do("start", self.id, creator, wanted.players)
            await self._play(wanted.played)
            await self._after()
        elif wanted.people < wanted.seats - 1:
            await server.do("seat_bot", self.id, creator, wanted.people, "clerk")
        return self.id

    async def _play(self, share: float) -> None:
        """Play a share of the match, with everything else that happens on the way."""
        length, events = self._foreseen(await self.server.look(self.id))
        while not all(text in events for text in self.wanted.shows):
            self.luck += 1
            length, events = self._foreseen(await self.server.look(self.id))
        while (match := await self.server.look(self.id)).status == "playing":
            is_far_enough = share < END and match.step >= int(share * length)
            if self.waiting and (is_far_enough or match.step >= self.waiting[0][0] * length):
                await self.happen(self.waiting.pop(0)[1], match)
            elif self.has_instructions and await self.server.follow_instruction(self.id):
                self.pass_time()
            elif is_far_enough and not self.undos and self._stops_here(match):
                break
            else:
                await self._decide(match)
        is_over = (await self.server.look(self.id)).status == "over"
        assert is_over == (share == END), f"{self.wanted.about}: over is {is_over}"

    def _stops_here(self, match: Any) -> bool:
        """Return True if the kind of player has to decide who should."""
        occupant = self.server.occupants(match)[match.deciders[0]]
        is_bot = occupant.kind == "bot" or getattr(occupant, "caretaker", False)
        return is_bot == (self.wanted.stops_at == "bot")

    async def _decide(self, match: Any) -> None:
        """Let the first decider play, and undo that if somebody wants to and may."""
        server, seat = self.server, match.deciders[0]
        occupant = server.occupants(match)[seat]
        fields: dict[str, Any] = {}
        if getattr(occupant, "caretaker", False):
            fields["by"] = f"caretaker:{self.wanted.players}"
        elif occupant.kind == "bot":
            fields["by"] = f"bot:{self.wanted.players}"
            if not server.has_clocks:
                fields["key"] = f"bot:{match.seq}"  # as the workers of that time
        else:
            fields["key"] = sha256(f"{self.wanted.about}/{match.seq}".encode()).hexdigest()[:12]
        action = self._choose(match.game, match.state, seat, match.seq)
        self.pass_time()
        await server.do("play_action", server.command(match, seat, **fields), server.core.encode(action))
        if self.is_reread:
            server.forget(self.id)
        if self.undos and occupant.kind == "person":
            await self._try_to_undo(seat)

    async def _try_to_undo(self, seat: int) -> None:
        match = await self.server.look(self.id)
        if match.status == "over":
            return
        try:
            self.pass_time()
            await self.server.do("undo", self.server.command(match, seat))
        except self.server.core.KontorError:
            return  # it is sealed, or somebody else was asked
        self.undos -= 1

    def _choose(self, game: Any, state: Any, seat: int, number: int) -> Any:
        """Return what a bot does for a seat, with luck that depends on the match and the entry alone."""
        legal = game.legal_actions(state, seat)
        seed = sha256(f"{self.wanted.about}/{self.luck}/{number}".encode()).digest()
        if len(legal) == 1:
            return legal[0]
        return self.bot_type(game).decide(game.view(state, seat), legal, self.budget, seed).action

    def _foreseen(self, match: Any) -> tuple[int, str]:
        """Play the match in memory; return about how many actions it takes, and its events as JSON."""
        game, state = match.game, match.state
        events: list[Any] = []
        while deciders := game.deciders(state):
            step = game.apply(state, deciders[0], self._choose(game, state, deciders[0], len(events)))
            events.append(step.events)
            state = step.state
        return len(events), self.server.core.encode(events).decode()

    async def _after(self) -> None:
        """Do what is done after the end of a match."""
        if self.wanted.chores:
            await self.server.do_chores(self.id)
        if self.wanted.then == "rematch":
            name = self.people[-1]
            await self.server.do("rematch", self.id, self.server.accounts[name], name)
        elif self.wanted.then == "delete":
            await self.server.delete_account(LEAVER)
