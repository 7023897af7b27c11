"""Matches that former versions stored: upgraded, packed, and read as before; today's rules may lead elsewhere."""

from collections.abc import Awaitable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kontor.core import KontorError, encode, write_record
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.matches.read.look import get_log
from kontor.server.matches.read.positions import do_keep_all_positions
from kontor.server.matches.read.records import full_record, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.people import do_note_missing_results
from kontor.server.ratings import do_rate_match
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import connected
from sampling import rotating
from server.packs.packed import process
from updates.make_corpus.databases import CORPUS, restore

DUMPS = sorted(dump.stem for dump in CORPUS.glob("*.dump"))
OVER = "SELECT id FROM matches WHERE status = 'over' ORDER BY id"
MAX_MATCHES = 100
DAYS_AHEAD = 10_000
"""The clocks of former servers may have been ahead of that of this machine."""
STEP = 7


async def told(settings: Settings, match: str) -> list[bytes]:
    """Return what is read of a match, or why it cannot be read."""

    async def answer(reading: Awaitable[object]) -> bytes:
        try:
            return encode(await reading)
        except KontorError as error:
            return str(error).encode()

    async def record() -> str:
        return write_record(await full_record(context, match)).decode()

    async with process(settings) as context:
        async with connected(context.pool) as connection:
            await connection.execute("UPDATE matches SET spectators = true WHERE id = $1", match)
        return [
            await answer(record()),
            await answer(get_log(context, match, None, -1, "en")),
            await answer(get_log(context, match, None, 150, "de")),
            await answer(scores_by_step(context, match, None)),
            await answer(get_step(context, match, None, "en", STEP)),
        ]


@pytest.mark.slow
@pytest.mark.parametrize("dump", rotating(DUMPS, 3))
async def test_matches_of_former_versions_are_packed_and_read_as_before(
    empty_database: str, tmp_path: Path, dump: str
) -> None:
    restore(empty_database, CORPUS / f"{dump}.dump")
    schema.upgrade(empty_database)
    settings = Settings(database=empty_database, packs=str(tmp_path))
    async with process(settings) as context:
        async with connected(context.pool) as connection:
            matches = [row["id"] for row in await connection.fetch(OVER)]
        await do_keep_all_positions(context, MAX_MATCHES)
        await do_note_missing_results(context, MAX_MATCHES)
        for match in matches:
            await do_rate_match(context, match)
    before = {match: await told(settings, match) for match in matches}

    async with process(settings) as context:
        done = await do_pack_matches(context, days=-DAYS_AHEAD)

    assert len(matches) > 0
    assert (done.matches, done.left) == (len(matches), 0)
    assert {match: await told(settings, match) for match in matches} == before
    assert await told(replace(settings, packs=""), matches[0]) != before[matches[0]]
