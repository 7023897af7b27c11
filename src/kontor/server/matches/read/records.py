"""The story of a match: its log, and the record that holds the actions that count."""

from hashlib import sha256
from typing import Any

import msgspec

from kontor.core import MatchRecord, Outcome, Record, Score, Seating, decode, registry, replay
from kontor.core.replay import FORMAT, Header, Move
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.read.look import watcher
from kontor.server.store import log
from kontor.server.store import matches as store
from kontor.server.store.log import Entry
from kontor.server.store.pool import connected


class Opened(Record, frozen=True):
    """What the luck of a match came from: the SHA-256 of the secret is the commitment, that of all is the seed."""

    secret: str
    entropies: tuple[str, ...]
    commitment: str
    seed: str


class ScoresAfter(Record, frozen=True):
    """The scores after so many actions."""

    step: int
    scores: tuple[Score, ...]


async def record_of(house: House, match: str, account: int | None = None) -> MatchRecord:
    """Return the record of a match that is over; ConflictError before, because a record opens the seed."""
    async with house.table(match) as table:
        await demand_over(house, table, account)
        game, options, head = table.game, table.options, table.head
    async with connected(house.pool) as connection:
        seed, result = await store.opened(connection, match)
        opening, *counted = counting(await log.entries(connection, match, -1), head)
    assert opening.action is not None
    return MatchRecord(
        header=Header(
            format=FORMAT,
            game=game.info.slug,
            rules_version=game.info.rules_version,
            components=game.components.hash,
            options=msgspec.to_builtins(options),
            seats=decode(opening.action, tuple[Seating, ...]),
            seed_sha256=sha256(seed).hexdigest(),
        ),
        seed=seed.hex(),
        opening=opening.link,
        moves=tuple(_move(entry) for entry in counted),
        result=decode(result, Outcome),
    )


async def open_secret(house: House, match: str, account: int | None) -> Opened:
    """Return what the luck of a match that is over came from."""
    async with house.table(match) as table:
        await demand_over(house, table, account)
        commitment = table.commitment
    async with connected(house.pool) as connection:
        secret, entropies = await store.sources_of_luck(connection, match)
        seed, _ = await store.opened(connection, match)
    return Opened(secret.hex(), tuple(entropies), commitment, seed.hex())


async def scores_by_step(house: House, match: str, account: int | None) -> list[ScoresAfter]:
    """Return the scores after the opening and after every action of a match that is over."""
    record = await record_of(house, match, account)
    game = registry.game(record.header.game)
    opening = game.start(len(record.header.seats), game.options(record.header.options), bytes.fromhex(record.seed))
    found = [ScoresAfter(0, tuple(game.scores(opening)))]
    replay(game, record, lambda number, _, __, step: found.append(ScoresAfter(number, tuple(game.scores(step.state)))))
    return found


async def demand_over(house: House, table: Table, account: int | None) -> None:
    """Refuse what would open the luck of a match that is still played, or show it to somebody who may not watch."""
    await house.fresh(table)
    watcher(table, account)
    table.demand("over")


def counting(entries: list[Entry], head: int) -> list[Entry]:
    """Return the opening and the actions that count, in their order: those on the way back from the head."""
    found = [entries[head]]
    while found[-1].seq:
        found.append(entries[found[-1].before])
    return found[::-1]


def _move(entry: Entry) -> Move:
    assert entry.seat is not None
    assert entry.action is not None
    action: dict[str, Any] = msgspec.json.decode(entry.action)
    return Move(entry.seat, action, entry.link)
