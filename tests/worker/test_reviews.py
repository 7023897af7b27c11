"""Reviews are computed by workers: once, to the end even if a worker is killed, and kept without anybody's name."""

import asyncio
import sys
from typing import Any

import pytest

from kontor.core import registry
from kontor.lab.review.evaluate import version_of
from kontor.server.matches import Context
from kontor.server.matches.review.ask import do_ask_review, get_review, version_for
from kontor.server.matches.review.shapes import ReviewView
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.worker.reviews import compute_reviews_in_background
from sampling import in_turn
from server.party import Party, party
from server.sharded import ADDRESSES
from worker.working import TIMEOUT_SECONDS

pytestmark = pytest.mark.slow

SMALL = {"quick": "100sims"}
"""A budget that is enough to see that everything works."""
LONE = """
import asyncio, sys
from kontor.server.matches.kernel.context import open_context
from kontor.server.settings import Settings
from kontor.worker.reviews import compute_reviews_in_background

async def main():
    async with open_context(Settings(database=sys.argv[1], shards=sys.argv[2], allow_unsafe_database=True)) as context:
        async with compute_reviews_in_background(context, {"quick": "9000sims"}, lease=1.0, poll=0.05):
            await asyncio.Event().wait()

asyncio.run(main())
"""
"""A worker that does nothing but reviews, to be killed."""


@pytest.fixture(autouse=True)
async def _no_reviews(context: Context) -> None:
    """Make sure that no review of another test waits."""
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM reviews")


async def reaches(context: Context, at: Party, state: str, language: str = "en") -> ReviewView:
    """Wait until a review is in a state."""
    async with asyncio.timeout(5 * TIMEOUT_SECONDS):
        while True:
            read = await get_review(context, at.match, at.turn.account, language, 0, "quick")
            if read.state == state:
                return read
            assert read.state != "failed"
            await asyncio.sleep(0.05)


async def stored(context: Context, match: str) -> list[Any]:
    """Return the tries and the answer of every review of a match."""
    async with connected(context.pool) as connection:
        rows = await connection.fetch("SELECT tries, answer FROM reviews WHERE match = $1", match)
    return [tuple(row) for row in rows]


@in_turn(3, 4)
async def test_a_review_is_computed_once_adds_up_and_holds_no_names(context: Context) -> None:
    at = await party(context, "over", spectators=False)
    await asyncio.gather(*(do_ask_review(context, at.match, person.account, "en", 0, "quick") for person in at.sitting))

    async with (
        compute_reviews_in_background(context, SMALL, poll=0.05),
        compute_reviews_in_background(context, SMALL, poll=0.05),
    ):
        read = await reaches(context, at, "there")
    german = await get_review(context, at.match, at.other.account, "de", 0, "quick")
    ((tries, answer),) = await stored(context, at.match)

    assert read.figures
    account = read.figures.account
    assert account.start + account.luck + account.own + account.others == account.result
    decided = {each.step for each in read.figures.key_moments if each.kind == "decision"}
    assert {each.step for each in read.words} == decided
    assert german.figures == read.figures
    assert not german.words or german.words != read.words
    assert "matches of bots" in read.worth
    assert "Partien von Bots" in german.worth
    assert tries == 1
    assert b"Anna" not in answer
    assert b"Bruno" not in answer


@in_turn(1, 4)
async def test_the_review_of_a_killed_worker_is_taken_up_by_another(context: Context, settings: Settings) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, "en", 0, "quick")
    databases = (settings.database, ADDRESSES.get(settings.database, ""))
    lone = await asyncio.create_subprocess_exec(sys.executable, "-c", LONE, *databases)
    try:
        await reaches(context, at, "computing")
    finally:
        lone.kill()
        await lone.wait()

    async with compute_reviews_in_background(context, SMALL, poll=0.05):
        read = await reaches(context, at, "there")
    ((tries, _),) = await stored(context, at.match)

    assert read.figures
    assert tries == 2


async def test_a_worker_that_stops_gives_its_review_back_at_once(context: Context) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, "en", 0, "quick")

    async with compute_reviews_in_background(context, SMALL, poll=0.05):
        await reaches(context, at, "computing")
    read = await get_review(context, at.match, None, "en", 0, "quick")
    ((tries, _),) = await stored(context, at.match)

    assert (read.state, tries) == ("asked", 0)


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_server_asks_for_the_reviews_that_workers_compute(slug: str) -> None:
    game = registry.game(slug)

    assert version_for(game) == version_of(game)
