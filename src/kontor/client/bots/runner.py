"""Runs a bot at a server: accepts challenges, decides when it is asked, and goes on after any restart.

It remembers nothing that the server does not tell again. Each action is sent with a key made from its place in the log,
so that it happens once, however often it is sent.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_bytes
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias

import httpx

from kontor.client.bots.policy import Policy
from kontor.client.bots.stream import BotStream
from kontor.client.errors import ProblemError
from kontor.client.position import Position, read_position
from kontor.client.server import Server
from kontor.core import Action, AnyGame, Record

log = logging.getLogger(__name__)

CLOCK_SHARE = 10
"""A turn may take one tenth of what is left on the clock."""
SHORTEST_TURN_SECONDS = 0.2
PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.2, 10.0
"""Seconds between two tries of a request that nobody answered, at first and at most."""
MAX_TRIES = 30
BUSY = (429, 503)
"""What a server answers that wants to be asked again later."""
SEED_BYTES = 32


class Turn(Record, frozen=True):
    """A question to a bot: where, what it sees, and how long it may take."""

    match: str
    game: str
    seat: int
    seq: int
    seconds: float
    view: dict[str, Any]
    """As the server sends it."""
    legal: tuple[dict[str, Any], ...]


class Decider(Protocol):
    """What decides: a Python class in a thread, or a program."""

    async def decide(self, turn: Turn, game: AnyGame, position: Position, seed: bytes) -> Action:
        """Return one of the legal actions of a position within the seconds of the turn."""

    async def ended(self, told: dict[str, Any]) -> None:
        """Hear that a match is over."""


Report: TypeAlias = Callable[[str, dict[str, Any]], None]
"""Is told what happens, as a key of a text with its facts."""


class BotRunner:
    """A bot at one server."""

    def __init__(self, server: Server, decider: Decider, policy: Policy, seconds: float, report: Report) -> None:
        assert server.token is not None
        self.server = server
        self.decider = decider
        self.policy = policy
        self.seconds = seconds
        """Seconds that it takes for a turn at most."""
        self.report = report
        self.stream = BotStream(server.addresses, server.token)
        self.matches: set[str] = set()
        self.challenges: dict[str, dict[str, Any]] = {}
        """Those that wait until the bot has room."""
        self.turns: dict[str, int] = {}
        """The entry of the log at which each match is being decided."""
        self.games: dict[tuple[str, str], AnyGame] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.lobby = asyncio.Lock()
        self.ended = 0
        """Matches that were played to their end."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def run(self) -> None:
        """Play until the token ends; ProblemError says that it has."""
        async for message in self.stream.messages():
            await self.hear(message)

    async def hear(self, message: dict[str, Any]) -> None:
        """Act on a message of the stream; what takes time happens in the background."""
        match message["tell"]:
            case "welcome":
                self.challenges.clear()
                self.report("bot-connected", {"name": message["name"], "owner": message["bot_of"]})
            case "matches":
                self.matches = set(message["matches"])
            case "challenge":
                self.challenges[message["table"]["match"]] = message
                self.start(self.answer_challenges())
            case "challenge-gone":
                self.challenges.pop(message["match"], None)
            case "turn":
                self.matches.add(message["seen"]["match"])
                self.start(self.take_turn(message))
            case "away":
                self.start(self.come_back(message))
            case "end":
                await self.end(message)

    async def end(self, message: dict[str, Any]) -> None:
        """Forget a match that is over, and look whether somebody waits for the bot."""
        self.matches.discard(message["match"])
        self.turns.pop(message["match"], None)
        self.ended += message["status"] == "over"
        self.report("bot-ended", {key: message[key] for key in ("match", "status", "place", "points")})
        await self.decider.ended(message)
        self.start(self.answer_challenges())

    def start(self, what: Any) -> None:
        """Do something in the background."""
        task: asyncio.Task[None] = asyncio.create_task(self.guarded(what))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, what: Awaitable[None]) -> None:
        """Wait for something; a fault in one match must not end the others."""
        try:
            await what
        except ProblemError as error:
            self.report("bot-refused", {"text": str(error), "code": error.code})
        except Exception:
            log.exception("a match went wrong")

    async def answer_challenges(self) -> None:
        """Decline what the policy excludes, and accept the others as long as there is room."""
        async with self.lobby:
            for match_id, challenge in list(self.challenges.items()):
                if self.policy.declines(challenge):
                    self.challenges.pop(match_id, None)
                    self.report_answer("bot-declined", challenge)
                    await self.ask("DELETE", f"/me/invitations/{match_id}")
                elif self.policy.has_room(self.matches):
                    self.challenges.pop(match_id, None)
                    self.matches.add(match_id)
                    try:
                        await self.ask("POST", f"/matches/{match_id}/seats", {})
                    except ProblemError:
                        self.matches.discard(match_id)
                        raise
                    self.report_answer("bot-accepted", challenge)

    def report_answer(self, key: str, challenge: dict[str, Any]) -> None:
        """Report what was answered to a challenge; nobody in particular asks for a rematch."""
        by = challenge.get("by")
        self.report(key if by else f"{key}-rematch", {"match": challenge["table"]["match"], "by": by})

    async def take_turn(self, message: dict[str, Any]) -> None:
        """Decide, and play what was decided; a turn that is being decided is not decided again."""
        seen = message["seen"]
        match_id, seq = seen["match"], seen["seq"]
        if self.turns.get(match_id) == seq:
            return
        self.turns[match_id] = seq
        try:
            game = await self.game(message["game"], message["components"])
            turn = Turn(
                match_id,
                message["game"],
                seen["seat"],
                seq,
                self.seconds_for(seen),
                seen["view"],
                tuple(seen["legal"]),
            )
            position = read_position(game, seen)
            action = await self.decider.decide(turn, game, position, token_bytes(SEED_BYTES))
            await self.ask("POST", f"/matches/{match_id}/actions", {"seq": seq, "key": f"at-{seq}", "action": action})
        except ProblemError as error:
            if error.code != "stale":  # the match moved on without us, and the stream says where it is
                raise
        finally:
            if self.turns.get(match_id) == seq:
                del self.turns[match_id]

    def seconds_for(self, seen: dict[str, Any]) -> float:
        """Return how long a turn may take: what was chosen, and never so long that the clock runs out."""
        clocks = seen["clocks"]
        if not clocks:
            return self.seconds
        left: float = clocks[seen["seat"]]["left"]
        return min(self.seconds, max(SHORTEST_TURN_SECONDS, left / CLOCK_SHARE))

    async def come_back(self, message: dict[str, Any]) -> None:
        """Take a seat back from the caretaker, who played while the bot was away."""
        with suppress(ProblemError):  # no time is left, or the match has moved on: the stream says so again
            body = {"seq": message["seq"], "plays": False}
            await self.ask("PUT", f"/matches/{message['match']}/caretaker", body)
            self.report("bot-back", {"match": message["match"]})

    async def game(self, slug: str, components: str) -> AnyGame:
        """Return a game with the box of a match; the server has those that this package does not ship."""
        if (slug, components) not in self.games:
            self.games[slug, components] = await self.server.game_with(slug, components)
        return self.games[slug, components]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request until somebody answers; everything that is sent here may be sent again."""
        pause = PAUSE_SECONDS
        for tries_left in reversed(range(MAX_TRIES)):
            try:
                return await self.server.ask(method, path, body)
            except httpx.TransportError:
                if not tries_left:
                    raise
            except ProblemError as error:
                if error.status not in BUSY or not tries_left:
                    raise
                pause = max(pause, float(error.facts.get("seconds", 0)))
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE_SECONDS, pause * 2)
        raise AssertionError
