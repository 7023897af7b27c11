"""Hints for people: asked here, thought of by a worker, told to the seat that asked and to nobody else."""

import asyncio
from typing import Any

import msgspec

from kontor.core import Record, decode, encode
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.read.queries import demand_decider
from kontor.server.matches.read.views import texts_of, view_of
from kontor.server.matches.read.words import Labelled, labelled
from kontor.server.store import hints as store
from kontor.server.store.hints import Asked
from kontor.server.store.pool import connected

PATIENCE = 6.0
"""So many seconds somebody waits for a hint."""
LOOK = 0.1


class Advice(Record, frozen=True):
    """A good action, the share of the win that it promises, and two or three reasons in words."""

    action: Any
    share: float
    reasons: tuple[str, ...]


class Hint(Record, frozen=True):
    """Advice with the action as a person can choose it."""

    choice: Labelled
    share: float
    reasons: tuple[str, ...]


class Hints(Record, frozen=True):
    """The best actions at an entry of the log, the best one first."""

    seq: int
    hints: tuple[Hint, ...]


async def hints_for(house: House, match: str, account: int, language: str) -> Hints:
    """Return what a worker thinks of the open question; ConflictError if nobody has time for it."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = demand_decider(table, account)
        game, asked, then = table.game, Asked(match, seat, table.seq), msgspec.structs.replace(table)
        texts, view = texts_of(table, language), view_of(table, seat)
    async with connected(house.pool) as connection:
        await store.ask(connection, asked)
    await house.bus.publish(Nudge(match, asked.seq, bot=True))
    answer = await _answer(house, asked)
    told = []
    for advice in answer[language]:
        action = decode(encode(advice.action), game.action_union)
        told.append(Hint(labelled(then, texts, view, seat, action), advice.share, advice.reasons))
    return Hints(asked.seq, tuple(told))


async def _answer(house: House, asked: Asked) -> dict[str, tuple[Advice, ...]]:
    for _ in range(int(PATIENCE / LOOK)):
        async with connected(house.pool) as connection:
            found = await store.answer_to(connection, asked)
        if found is not None:
            return msgspec.json.decode(found, type=dict[str, tuple[Advice, ...]])
        await asyncio.sleep(LOOK)
    raise ConflictError("hint-later")
