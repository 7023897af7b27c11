"""The check of packs: whether the place can be written, and whether some of what is there can be read."""

from secrets import choice
from string import ascii_lowercase, digits

import asyncpg

from kontor.server.bus import LocalBus
from kontor.server.doctor.found import Finding, failed, ok
from kontor.server.errors import ServerError, StoreError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.packed import open_pack
from kontor.server.settings import Settings
from kontor.server.store.matches import packs as store
from kontor.server.store.matches.packs import PackRow
from kontor.server.store.pool import connected, open_pool

SAMPLE = 20
"""Packed matches that are read, from a random one on."""


async def packs(settings: Settings) -> list[Finding]:
    """Check the place of packs; nothing if the database does not answer, which another check says."""
    try:
        pool = await open_pool(settings.database, 1)
    except StoreError:
        return []
    context = Context(settings, pool, LocalBus())
    try:
        return [await _examine(context)]
    except asyncpg.UndefinedTableError:  # the tables are made or updated at the next start
        return [ok("packs", "packs-none")]
    finally:
        if context.packs:
            await context.packs.close()
        await pool.close()


async def _examine(context: Context) -> Finding:
    async with connected(context.pool) as connection:
        packed = await store.count(connection)
        begin = choice(digits + ascii_lowercase)
        sample = await store.some(connection, begin, SAMPLE) or await store.some(connection, "", SAMPLE)
    if context.packs is None:
        return failed("packs", "packs-unset", count=packed) if packed else ok("packs", "packs-none")
    place = context.packs.address
    try:
        await context.packs.check()
    except StoreError as error:
        return failed("packs", "packs-unusable", place=place, why=str(error.facts.get("why", error)))
    unreadable = [row for row in sample if not await _can_be_read(context, row)]
    if unreadable:
        return failed("packs", "packs-damaged", place=place, count=len(unreadable), sample=len(sample))
    return ok("packs", place=place, count=packed, sample=len(sample))


async def _can_be_read(context: Context, row: PackRow) -> bool:
    try:
        await open_pack(context, row)
    except ServerError:
        return False
    return True
