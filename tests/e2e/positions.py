"""Prepared matches: clerks play them up to a position, always in the same way, and they are stored like any other."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from hashlib import sha256
from typing import Any, NamedTuple

from kontor.bots import DEFAULT_BUDGET, make_bot
from kontor.core import Action, AnyGame, Seat, encode, registry
from kontor.core.records import tag_of
from kontor.server.accounts import Login, do_make_guest
from kontor.server.bus import LocalBus
from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_play_action, do_start
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.lobby.fairness import commitment_of
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool
from server.gateway import SECRET

NAMES = ("Ida", "Bruno", "Chiara", "Davi", "Mei")
LUCK = "always the same"
OVER = "over"


class Wish(NamedTuple):
    """The position that a test asks for."""

    game: str
    seats: int
    options: dict[str, Any]
    share: float
    """How much of the match has been played: 0 is the first decision, 1 the end."""
    asks: tuple[str, ...] = ()
    """The wanted questions, by the names of their frames; empty for any."""
    anyone: bool = False
    """True if any seat may be asked; otherwise it is the turn of the viewer, who has the first seat."""
    speed: Slug = "untimed"
    ago: float = 0
    """How many seconds ago everything happened; a clock has been running since then."""


class Decision(NamedTuple):
    """One decision of a match, with the question."""

    seat: Seat
    action: Action
    question: str


def played_out(game: AnyGame, wish: Wish, seed: bytes) -> list[Decision]:
    """Return a whole match as clerks play it."""
    state, bot = game.start(wish.seats, game.options(wish.options), seed), make_bot("clerk", game)
    luck = random.Random(1)  # noqa: S311 - nothing is kept secret here
    made = []
    while state.frames:
        seat = game.deciders(state)[0]
        legal = game.legal_actions(state, seat)
        action = legal[0]
        if len(legal) > 1:
            action = bot.decide(game.view(state, seat), legal, DEFAULT_BUDGET, luck.randbytes(32)).action
        made.append(Decision(seat, action, tag_of(state.frames[-1])))
        state = game.apply(state, seat, action).state
    return made


def where(wish: Wish, decisions: list[Decision]) -> int:
    """Return the number of the decision before which the match stops: the fitting one nearest to the wish."""
    if wish.share >= 1:
        return len(decisions)
    fitting = [
        number
        for number, made in enumerate(decisions)
        if (wish.anyone or made.seat == 0) and (not wish.asks or made.question in wish.asks)
    ]
    if not fitting:
        raise LookupError(f"{wish.game} never asks {wish.asks}, only {sorted({made.question for made in decisions})}")
    return min(fitting, key=lambda number: abs(number - wish.share * len(decisions)))


@asynccontextmanager
async def context_at(database: str) -> AsyncIterator[Context]:
    """A context for a database that other processes serve at the same time."""
    pool = await open_pool(database, 2)
    yield Context(Settings(database=database, secret=SECRET), pool, LocalBus())
    await pool.close()


async def open_match(database: str, game: str, seats: int) -> dict[str, Any]:
    """Return a match before its start, with the login of its creator, who is alone in it."""
    async with context_at(database) as context:
        person = await do_make_guest(context, NAMES[0])
        match = await do_create_match(context, person.account, NewMatch(game, seats, listed=True))
        await do_join(context, match, person.account, person.name, None, None)
    return {"match": match, "tokens": [person.token]}


async def prepare(database: str, wish: Wish) -> dict[str, Any]:
    """Play a match up to a position; return its id, the tokens of its people, and what is asked."""
    game = registry.game(wish.game)
    async with context_at(database) as context:
        then = context.now() - timedelta(seconds=wish.ago)
        context.clock = lambda: then
        people = [await do_make_guest(context, name) for name in NAMES[: wish.seats]]
        match = await seated(context, wish, people)
        async with context.cache.locked(match) as table:
            decisions = played_out(game, wish, demand_started(table).state.seed)
        stop = where(wish, decisions)
        for seq, made in enumerate(decisions[:stop]):
            await do_play_action(context, Command(match, made.seat, seq, None), encode(made.action))
        async with connected(context.pool) as connection:  # nobody was here since
            accounts = [person.account for person in people]
            await connection.execute("UPDATE logins SET seen_at = $2 WHERE account = ANY ($1)", accounts, then)
    asked = decisions[stop].question if stop < len(decisions) else OVER
    return {
        "match": match,
        "tokens": [person.token for person in people],
        "asked": asked,
        "decision": stop,
        "of": len(decisions),
    }


async def seated(context: Context, wish: Wish, people: list[Login]) -> str:
    """Return a started match of these people with the seed that all prepared matches have."""
    match = await do_create_match(
        context, people[0].account, NewMatch(wish.game, wish.seats, wish.options, speed=wish.speed)
    )
    secret = sha256(LUCK.encode()).digest()
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE matches SET secret = $2, commitment = $3 WHERE id = $1", match, secret, commitment_of(secret)
        )
    for person in people:
        await do_join(context, match, person.account, person.name, None, person.name)
    await do_start(context, match, people[0].account)
    return match
