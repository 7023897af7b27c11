"""What an update makes of the stored matches: carried over, continued from their position, or only shown (ADR 23)."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeAlias

from kontor.core import Record
from kontor.server.errors import ConflictError, StoreError
from kontor.server.matches.kernel.boxes import game_of, load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.carry_over import look_ahead
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.store import schema
from kontor.server.store.backup import copied
from kontor.server.store.matches import matches as store
from kontor.server.store.matches import versions
from kontor.server.store.matches.versions import StoredVersion
from kontor.server.store.pool import Connection, connected, open_pool
from kontor.server.store.shards.databases import HOME

MAX_SAMPLED = 5
"""Matches of a game, version and box that are tried before all of them are called unreadable."""


class UpdateCheck(Record, frozen=True):
    """How many stored matches this release would treat in which way."""

    carried_over: int = 0
    """Matches that are open or being played, and go on as if nothing had happened."""
    continued: int = 0
    """Matches that go on from their position, because corrected rules would have led elsewhere."""
    shown: int = 0
    """Matches that are over and can be shown."""
    not_installed: int = 0
    """Matches of games that are not installed: they are kept, and listed with the reason."""
    unreadable: int = 0
    """Matches that can be neither played nor shown; a server does not start with them."""


Report: TypeAlias = Callable[[int, int], None]
"""Gets how many stored matches have been looked at, and how many there are."""


def try_upgrade(database: str, report: Report, shards: Sequence[str] = ()) -> UpdateCheck:
    """Return what an upgrade to this release makes of the stored matches; the databases themselves are not changed.

    If revisions of the schema are missing, they run in a copy. Matches of former rules are folded, which takes about a
    tenth of a second each.
    """
    fates = Counter[str]()
    for address in (database, *shards):
        if not schema.status(address).missing:
            fates += asyncio.run(_check_update(address, database, report))
            continue
        with copied(address) as trial:
            schema.upgrade(trial)
            fates += asyncio.run(_check_update(trial, trial if address == database else database, report))
    return UpdateCheck(**fates)


async def _check_update(database: str, home: str, report: Report) -> Counter[str]:
    """Look at every match of a database, and return what becomes of how many; nothing is changed."""
    fates = Counter[str]()
    async with _stored(database, home) as (connection, groups):
        total = sum(group.matches for group in groups)
        for group in groups:
            if group.status == "over":
                fates[await _fate(connection, group)] += group.matches
                report(fates.total(), total)
                continue
            for match_id in await versions.matches_of(connection, group):
                fates[await _fate_of_match(connection, match_id)] += 1
                report(fates.total(), total)
    return fates


def demand_readable(database: str, shards: Sequence[str] = ()) -> None:
    """Raise StoreError if a stored match can be neither played nor shown; a game that is not installed is no reason.

    Some matches of each game, version and box are read: one that is broken by itself is no reason either.
    """
    unreadable = Counter[str]()
    for address in (database, *shards):
        unreadable += asyncio.run(_unreadable(address, database))
    if unreadable:
        raise StoreError("unreadable-matches", count=unreadable.total(), games=sorted(unreadable))


async def _unreadable(database: str, home: str) -> Counter[str]:
    """Return how many matches of a database cannot be read, by game and version."""
    unreadable = Counter[str]()
    async with _stored(database, home) as (connection, groups):
        for group in groups:
            if await _fate(connection, group) == "unreadable":
                unreadable[f"{group.game} {group.current_version}"] += group.matches
    return unreadable


@asynccontextmanager
async def _stored(database: str, home: str) -> AsyncIterator[tuple[Connection, list[StoredVersion]]]:
    """Connect, and load what all stored matches need; lend the connection and which versions there are.

    The boxes that no package ships are in the home database.
    """
    async with AsyncExitStack() as opened:
        connections = []
        for address in dict.fromkeys((database, home)):
            pool = await open_pool(address, connections=1)
            opened.push_async_callback(pool.close)
            connections.append(await opened.enter_async_context(connected(pool)))
        connection = connections[0]
        groups = await versions.stored_versions(connection)
        await load_boxes(connections[-1], [(group.game, group.components) for group in groups])
        yield connection, groups


async def _fate(connection: Connection, group: StoredVersion) -> str:
    """Return what becomes of matches that are over, by the first of them that is not broken."""
    fate = "unreadable"
    for match_id in await versions.matches_of(connection, group, most=MAX_SAMPLED):
        fate = await _fate_of_match(connection, match_id, fold=False)
        if fate != "unreadable":
            break
    return "shown" if fate == "carried_over" else fate


async def _fate_of_match(connection: Connection, match_id: str, *, fold: bool = True) -> str:
    row = await store.match_row(connection, match_id)
    if row is None or row["shard"] != HOME:  # deleted, or started at a shard, since the matches were counted
        return "carried_over"
    try:
        version = row["current_version"] or row["rules_version"]
        is_former = version < game_of(row["game"], version, row["components"]).info.rules_version
        match = read_match(row)
    except Exception as error:  # noqa: BLE001 - one broken match must not end the check of all others
        is_missing = isinstance(error, ConflictError) and error.key == "not-installed"
        return "not_installed" if is_missing else "unreadable"
    if fold and is_former and isinstance(match, RunningMatch) and match.status == "playing":
        return await look_ahead(connection, match)
    return "carried_over"
