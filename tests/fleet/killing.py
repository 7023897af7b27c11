"""People play through the proxy while a gateway, or the primary of each database, is killed."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from random import Random
from typing import NamedTuple

from chaos.book import Book
from chaos.fleet import Fleet
from chaos.judge import until_settled
from chaos.players import Players
from chaos.run import GRACE_SECONDS
from chaos.verdict import verdict_of
from fleet.proxy import proxy

MATCHES = 8
WARM_UP_SECONDS = 6.0
"""Seconds of play before the fault."""
DOWN_SECONDS = 2.0
"""Seconds until a killed gateway is started again."""


class Survived(NamedTuple):
    """What a fault did to people, by everything that they were told and the store holds."""

    moves: int
    lost: int
    duplicated: int
    stuck: int
    misled: int
    longest_stall_ms: int
    """The longest time that somebody waited for the answer to an action, with whatever it took to come back."""
    rooms_not_told: int


async def _kill_gateway(fleet: Fleet) -> None:
    await fleet.programs[0].crash(DOWN_SECONDS)


async def _fail_over(fleet: Fleet) -> None:
    """Kill the primary of the home database, and then that of each shard, with some play in between."""
    assert fleet.pair is not None
    await fleet.pair.fail_over()
    for pair in fleet.shard_pairs:
        await asyncio.sleep(DOWN_SECONDS)
        await pair.fail_over()


async def _kill_nats(fleet: Fleet) -> None:
    nats = next(program for program in fleet.tasks if program.name == "nats")
    await nats.crash(DOWN_SECONDS)


FAULTS: dict[str, Callable[[Fleet], Awaitable[None]]] = {
    "gateway": _kill_gateway,
    "postgres": _fail_over,
    "nats": _kill_nats,
}


async def survive(fault: str, seconds: float, shards: int = 0) -> Survived:
    """Play through the proxy for some seconds with a fault in between, and judge what is left."""
    chance, book = Random(), Book()  # noqa: S311 - players need no secret
    async with Fleet(shards=shards) as fleet:
        fleet.keep_logs = True
        with proxy("affine", fleet.addresses) as entrance:
            players = Players([entrance.address], book, chance)
            playing = asyncio.create_task(players.run(MATCHES, inf))
            await asyncio.sleep(WARM_UP_SECONDS)
            await FAULTS[fault](fleet)
            await asyncio.sleep(seconds)
            players.finish()
            async with asyncio.timeout(GRACE_SECONDS):
                await playing
        await until_settled(fleet.database, fleet.shards)
        await fleet.stop_programs()
        verdict = await verdict_of(fleet.database, book, 1, fleet.shards)
        logs = b"".join(program.log.read_bytes() for program in fleet.programs)
        wrong = verdict.lost or verdict.duplicated or verdict.stuck or verdict.misled
        fleet.keep_logs = bool(wrong)
    return Survived(
        moves=verdict.acknowledged,
        lost=verdict.lost,
        duplicated=verdict.duplicated,
        stuck=verdict.stuck,
        misled=verdict.misled,
        longest_stall_ms=round(verdict.longest_wait_s * 1000),
        rooms_not_told=logs.count(b"room-not-told"),
    )
