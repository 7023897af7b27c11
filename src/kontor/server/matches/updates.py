"""What an update makes of the stored matches: carried over, continued from their position, or only shown (ADR 23)."""

import asyncio
from collections import Counter

from kontor.core import KontorError, Record
from kontor.server.errors import ConflictError, StoreError
from kontor.server.matches.kernel.boxes import game_of, load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.carry_over import look_ahead
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.store import matches as store
from kontor.server.store import schema, versions
from kontor.server.store.backup import copied
from kontor.server.store.pool import Connection, Pool, connected, open_pool
from kontor.server.store.versions import StoredVersion


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


def try_upgrade(database: str) -> UpdateCheck:
    """Return what an upgrade to this release makes of the stored matches; the database itself is not changed.

    If revisions of the schema are missing, they run in a copy.
    """
    if not schema.status(database).missing:
        return asyncio.run(_check(database))
    with copied(database) as trial:
        schema.upgrade(trial)
        return asyncio.run(_check(trial))


async def _check(database: str) -> UpdateCheck:
    pool = await open_pool(database, connections=1)
    try:
        return await check_update(pool)
    finally:
        await pool.close()


async def check_update(pool: Pool) -> UpdateCheck:
    """Look at every stored match and change nothing; matches of former rules are folded, so it takes a while."""
    async with connected(pool) as connection:
        groups = await versions.stored_versions(connection)
        await load_boxes(connection, [(group.game, group.components) for group in groups])
        counted = Counter[str]()
        for group in groups:
            if group.status == "over":
                counted[await _fate(connection, group)] += group.matches
                continue
            for match_id in await versions.matches_of(connection, group):
                counted[await _fate_of_match(connection, match_id)] += 1
    return UpdateCheck(**counted)


def demand_readable(database: str) -> None:
    """Raise StoreError if a stored match can be neither played nor shown."""

    async def demand() -> None:
        pool = await open_pool(database, connections=1)
        try:
            await _demand_readable(pool)
        finally:
            await pool.close()

    asyncio.run(demand())


async def _demand_readable(pool: Pool) -> None:
    """Raise StoreError if a stored match can be neither played nor shown; a game that is not installed is no reason.

    One match of each game, version and box is read.
    """
    async with connected(pool) as connection:
        groups = await versions.stored_versions(connection)
        await load_boxes(connection, [(group.game, group.components) for group in groups])
        unreadable = Counter[str]()
        for group in groups:
            if await _fate(connection, group) == "unreadable":
                unreadable[f"{group.game} {group.current_version}"] += group.matches
    if unreadable:
        raise StoreError("unreadable-matches", count=unreadable.total(), games=sorted(unreadable))


async def _fate(connection: Connection, group: StoredVersion) -> str:
    """Return what becomes of matches that are over, by one of them."""
    fate = await _fate_of_match(connection, (await versions.matches_of(connection, group, most=1))[0], fold=False)
    return "shown" if fate == "carried_over" else fate


async def _fate_of_match(connection: Connection, match_id: str, *, fold: bool = True) -> str:
    row = await store.match_row(connection, match_id)
    assert row is not None
    try:
        version = row["current_version"] or row["rules_version"]
        is_former = version < game_of(row["game"], version, row["components"]).info.rules_version
        match = read_match(row)
    except KontorError as error:
        is_missing = isinstance(error, ConflictError) and error.key == "not-installed"
        return "not_installed" if is_missing else "unreadable"
    if fold and is_former and isinstance(match, RunningMatch) and match.status == "playing":
        return await look_ahead(connection, match)
    return "carried_over"
