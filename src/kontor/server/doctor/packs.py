"""The check of packs: whether the place can be written, and whether some of what is there can be read."""

from contextlib import AsyncExitStack
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
from kontor.server.store.pool import Connection, open_pool

SAMPLE = 20
"""Packed matches that are read, from a random one on."""


async def packs(settings: Settings) -> list[Finding]:
    """Check the place of packs; nothing if the database does not answer, which another check says."""
    async with AsyncExitStack() as opened:
        try:
            pools = [await open_pool(address, 1) for address in (settings.database, *settings.shard_addresses)]
        except StoreError:
            return []
        for pool in pools:
            opened.push_async_callback(pool.close)
        context = Context(settings, pools[0], LocalBus(), pools[1:])
        if context.packs:
            opened.push_async_callback(context.packs.close)
        try:
            return [await _examine(context)]
        except asyncpg.UndefinedTableError:  # the tables are made or updated at the next start
            return [ok("packs", "packs-none")]


async def _examine(context: Context) -> Finding:
    packed = sum(await context.databases.ask_each(store.count))
    sample = [row for each in await context.databases.ask_each(_sample) for row in each]
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


async def _sample(connection: Connection) -> list[PackRow]:
    begin = choice(digits + ascii_lowercase)
    return await store.some(connection, begin, SAMPLE) or await store.some(connection, "", SAMPLE)


async def _can_be_read(context: Context, row: PackRow) -> bool:
    try:
        await open_pack(context, row)
    except ServerError:
        return False
    return True
