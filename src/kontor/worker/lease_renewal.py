"""Renewal of the leases of a living worker: so they can be short, and a worker that dies delays a match by seconds."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.store.work import turns as store
from kontor.server.store.work.turns import Lease

RENEWALS_PER_LEASE = 3
"""How many times a lease is renewed before it would run out."""


@asynccontextmanager
async def renew_leases_in_background(
    context: Context, in_hand: dict[str, Lease], seconds: float
) -> AsyncIterator[None]:
    """Renew the leases in hand as long as the block runs.

    A renewal under way at the end is not cut off: a lease whose new end is not known here could not be released.
    """
    stop = asyncio.Event()
    task = asyncio.create_task(_keep_renewing(context, in_hand, seconds, stop))
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(task, return_exceptions=True)


async def renew(context: Context, in_hand: dict[str, Lease], seconds: float) -> None:
    """Renew the leases in hand; one that a move has ended stays ended."""
    before = dict(in_hand)
    if not before:
        return
    renewed: list[Lease] = []
    for shard, matches in (await context.databases.by_shard(list(before))).items():
        async with context.databases.on(shard) as connection:
            renewed += await store.renew(connection, seconds, [before[match] for match in matches])
    for lease in renewed:
        if in_hand.get(lease.match) == before[lease.match]:  # not released and leased again meanwhile
            in_hand[lease.match] = lease


async def _keep_renewing(context: Context, in_hand: dict[str, Lease], seconds: float, stop: asyncio.Event) -> None:
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds / RENEWALS_PER_LEASE)
            return
        try:
            await renew(context, in_hand, seconds)
        except StoreError as error:
            log.warning("not-renewed", error=str(error))
