"""People who sit down and play, for tests of the server."""

import asyncio
from secrets import token_hex

import msgspec

from kontor.core import Action, Seat, encode
from kontor.server.api.socket.outbox import Outbox
from kontor.server.api.socket.rooms import Listener
from kontor.server.matches import (
    Command,
    CommandResult,
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_play_action,
    do_start,
)
from kontor.server.matches.kernel.match import demand_started
from kontor.server.store.pool import connected

TOLD_TIMEOUT_SECONDS = 30.0


async def new_account(context: Context, name: str = "Anna") -> int:
    """Return the account of a member, who can never log in: their password is no hash."""
    async with connected(context.pool) as connection:
        statement = "INSERT INTO accounts (name, login, password) VALUES ($1, $2, 'none') RETURNING id"
        account: int = await connection.fetchval(statement, name, token_hex(8))
    return account


async def started(context: Context, game: str = "borneo", seats: int = 3, people: int | None = None) -> str:
    """Return a started match of people, or of some people and bots."""
    creator = await new_account(context)
    match = await do_create_match(context, creator, NewMatch(game, seats))
    await do_join(context, match, creator, "Anna", None, "anna's luck")
    for number in range(1, people or seats):
        await do_join(context, match, await new_account(context), f"Person {number}", None, f"luck {number}")
    await do_start(context, match, creator)
    return match


async def decision(context: Context, match: str) -> tuple[Seat, int, list[Action]]:
    """Return the seat that has to decide, the last entry of the match, and the legal actions."""
    async with context.cache.fresh(match) as table:
        seat = table.deciders[0]
        return seat, table.seq, table.game.legal_actions(demand_started(table).state, seat)


async def play(context: Context, match: str, pick: int = 0, key: str | None = None) -> CommandResult:
    """Let the seat that has to decide take a legal action."""
    seat, seq, legal = await decision(context, match)
    return await do_play_action(context, Command(match, seat, seq, key), encode(legal[pick % len(legal)]))


async def play_out(context: Context, match: str) -> int:
    """Play a match to its end by varying legal actions; return how many."""
    played = 0
    while True:
        async with context.cache.locked(match) as table:
            if table.status == "over":
                return played
        await play(context, match, pick=played * 7)
        played += 1


async def next_message(outbox: Outbox) -> bytes:
    """Take the next message out of an outbox that nobody sends from."""
    async with asyncio.timeout(TOLD_TIMEOUT_SECONDS):
        while not outbox.queued:  # noqa: ASYNC110 - a quiet outbox has no event
            await asyncio.sleep(0.01)
    return outbox.queued.pop(0)


async def told_entry(listener: Listener) -> int:
    """Return the entry of the next position that is sent to a socket."""
    while True:
        told = msgspec.json.decode(await next_message(listener))
        if told["tell"] == "position":
            seq: int = told["seen"]["seq"]
            return seq
