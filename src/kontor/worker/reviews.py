"""Reviews in the background: one at a time, in a process of the lowest priority, so that no bot waits for one.

A lease is short and renewed with the progress. A worker that dies leaves one that runs out, and another worker begins
the review again: the same record and budget give the same figures.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from time import perf_counter

import msgspec

from kontor.core import encode, registry, write_record
from kontor.lab.review.evaluate import version_of
from kontor.server.errors import ServerError, StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.read.records import full_record
from kontor.server.matches.review.shapes import ReviewJob
from kontor.server.store.pool import connected
from kontor.server.store.work import reviews as store
from kontor.server.store.work.reviews import ReviewLease
from kontor.worker.review_process import Said

POLL_SECONDS = 2.0
"""Seconds between two looks for a review to compute."""
LEASE_SECONDS = 30.0
"""Seconds after the last sign of a worker after which another one takes its review up."""
RENEW_SECONDS = 2.0
"""Seconds between two signs: people watch the progress."""
MAX_LINE_BYTES = 64 * 1024 * 1024
"""Longer than any review."""
BUDGETS = {"quick": "quick", "full": "full"}
"""What the budgets that people can choose mean to the evaluator; tests have smaller ones."""


@asynccontextmanager
async def compute_reviews_in_background(
    context: Context, budgets: Mapping[str, str] = BUDGETS, lease: float = LEASE_SECONDS, poll: float = POLL_SECONDS
) -> AsyncIterator[None]:
    """Compute reviews as long as the block runs; one that is not finished then is given back."""
    computing = asyncio.create_task(Reviewer(context, budgets, lease, poll).keep_reviewing())
    try:
        yield
    finally:
        computing.cancel()
        await asyncio.gather(computing, return_exceptions=True)


class Reviewer:
    """Takes one review after the other."""

    def __init__(self, context: Context, budgets: Mapping[str, str], lease: float, poll: float) -> None:
        self.context = context
        self.budgets = budgets
        self.lease = lease
        self.poll = poll
        self.percent = 0

    async def keep_reviewing(self) -> None:
        """Lease and compute for ever; what goes wrong with one review does not end it."""
        versions = known_versions()
        while True:
            try:
                async with connected(self.context.pool) as connection:
                    leased = await store.lease(connection, self.lease, versions)
                if leased:
                    await self.review(leased)
                    continue
            except StoreError as error:
                log.warning("reviews-interrupted", error=str(error))
            except Exception:  # noqa: BLE001 - reviews must not end with one mistake
                log.exception("review-broken")
            await asyncio.sleep(self.poll)

    async def review(self, leased: ReviewLease) -> None:
        """Compute a leased review and store it, or why there is none; if the worker stops, give it back."""
        began, self.percent = perf_counter(), 0
        try:
            said = await self.computed(leased)
        except asyncio.CancelledError:
            with suppress(StoreError):
                async with connected(self.context.pool) as connection:
                    await store.release(connection, leased)
            raise
        except ServerError as error:
            log.warning("review-unreadable", match=leased.key.match, error=str(error))
            said = None
        async with connected(self.context.pool) as connection:
            if said is None:
                await store.lose(connection, leased)
            elif said.answer:
                await store.put(connection, leased, encode(said.answer))
            else:
                await store.fail(connection, leased, said.failure)
        seconds = round(perf_counter() - began, 1)
        log.info("review-ended", match=leased.key.match, seat=leased.key.seat, there=bool(said), seconds=seconds)

    async def computed(self, leased: ReviewLease) -> Said | None:
        """Compute in a process of its own; None if that dies, or if the lease is lost."""
        job = encode(await self.job(leased))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "kontor.worker.review_process", stdin=PIPE, stdout=PIPE, limit=MAX_LINE_BYTES
        )
        renewing = asyncio.create_task(self.keep_renewing(leased, process))
        try:
            return await self.heard(process, job)
        finally:
            renewing.cancel()
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            await asyncio.gather(renewing, return_exceptions=True)

    async def heard(self, process: Process, job: bytes) -> Said | None:
        """Give a process its job, and listen until the review is there or the process ends."""
        assert process.stdin
        assert process.stdout
        with suppress(ConnectionError):  # it died before it read everything: then it says nothing either
            process.stdin.write(job + b"\n")
            await process.stdin.drain()
        while line := await process.stdout.readline():
            said = msgspec.json.decode(line, type=Said)
            self.percent = said.percent
            if said.answer or said.failure:
                return said
        return None

    async def job(self, leased: ReviewLease) -> ReviewJob:
        """Return what the process needs to know of a match."""
        match_id, seat, budget, _ = leased.key
        record = await full_record(self.context, match_id)
        async with self.context.cache.fresh(match_id) as match:
            components = match.game.components
        is_shipped = registry.game_with(record.header.game, components.hash) is not None
        raw = msgspec.json.decode(write_record(record))
        return ReviewJob(raw, seat, self.budgets[budget], None if is_shipped else dict(components.content))

    async def keep_renewing(self, leased: ReviewLease, process: Process) -> None:
        """Renew the lease and tell the progress; if the lease is lost, end the process."""
        while True:
            await asyncio.sleep(min(RENEW_SECONDS, self.lease / 3))
            try:
                async with connected(self.context.pool) as connection:
                    if not await store.renew(connection, leased, self.lease, self.percent):
                        process.kill()
                        return
            except StoreError as error:
                log.warning("review-not-renewed", error=str(error))


def known_versions() -> list[str]:
    """Return the versions that this worker can compute: during an upgrade, others compute others."""
    versions = []
    for slug in registry.slugs():
        with suppress(Exception):  # a game that cannot be loaded has no reviews
            versions.append(f"{slug} {version_of(registry.game(slug))}")
    return versions
