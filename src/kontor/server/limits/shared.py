"""The part of limits that all processes share: sums in the database, exact where each single attempt counts."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic

from kontor.server.errors import StoreError, TooManyError
from kontor.server.limits.buckets import Buckets
from kontor.server.logs import log
from kontor.server.settings import Settings
from kontor.server.store.operation import limits as store
from kontor.server.store.operation.limits import Use
from kontor.server.store.pool import Pool, connected

SETTLE_SECONDS = 1.0
"""Seconds between two settlements: a process may grant a caller too much for this long, and no longer."""
TIDY_SECONDS = 600.0
MINUTES_PER_HOUR = 60


async def take_exactly(pool: Pool, buckets: Buckets, caller: str) -> float:
    """Take one attempt of a bucket that is counted in the database alone; return the seconds to wait, or 0.

    If the database does not answer, the memory of this process counts.
    """
    try:
        async with connected(pool) as connection:
            return await store.take(connection, buckets.use(caller, 1.0))
    except StoreError:
        waits = buckets.take(caller, monotonic())
        buckets.pending.clear()
        return waits


async def take_for_password(pool: Pool, settings: Settings, name: str) -> Use | None:
    """Count an attempt at the password of a name; TooManyError if there were too many, None without a limit."""
    if not settings.passwords_per_hour or not name:
        return None
    per_hour = settings.passwords_per_hour
    use = Buckets("passwords", per_hour / MINUTES_PER_HOUR, per_hour, settings.secret).use(name, 1.0)
    async with connected(pool) as connection:
        waits = await store.take(connection, use)
    if waits:
        raise TooManyError("too-many-passwords", waits, minutes=max(1, round(waits / 60)))
    return use


async def give_back(pool: Pool, use: Use | None) -> None:
    """Return an attempt that was right: only wrong passwords count."""
    if use is not None:
        async with connected(pool) as connection:
            await store.give_back(connection, use)


async def settle(pool: Pool, kinds: Sequence[Buckets]) -> None:
    """Tell the database what this process granted, and learn what is left after all processes."""
    granted = [(buckets, caller, used) for buckets in kinds for caller, used in buckets.pending.items()]
    if not granted:
        return
    uses = {buckets.use(caller, used): (buckets, caller) for buckets, caller, used in granted}
    async with connected(pool) as connection:
        left = await store.settle(connection, list(uses))
    by_key = {(use.bucket, use.caller): found for use, found in uses.items()}
    for buckets, caller, used in granted:
        rest = buckets.pending[caller] - used
        if rest > 0:
            buckets.pending[caller] = rest
        else:
            del buckets.pending[caller]
    now = monotonic()
    for each in left:
        buckets, caller = by_key[each.bucket, each.caller]
        buckets.correct(caller, each.remaining, now)


@asynccontextmanager
async def settling(pool: Pool, kinds: Sequence[Buckets], every: float = SETTLE_SECONDS) -> AsyncIterator[None]:
    """Settle as long as the application runs; without the database each process counts for itself."""

    async def go_on() -> None:
        tidied_at = monotonic()
        while True:
            await asyncio.sleep(every)
            try:
                await settle(pool, kinds)
                if monotonic() - tidied_at > TIDY_SECONDS:
                    tidied_at = monotonic()
                    async with connected(pool) as connection:
                        await store.tidy(connection)
            except StoreError:
                for buckets in kinds:
                    buckets.pending.clear()  # what was granted without the database stays counted in memory
            except Exception as error:  # noqa: BLE001 - it is logged, and limits must not stop
                log.error("limits-not-settled", exc_info=error)

    task = asyncio.create_task(go_on()) if kinds else None
    try:
        yield
    finally:
        if task:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
