"""A packer that is killed at any step loses no match: each is in the database, or in a pack that can be read."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from kontor.core import encode, write_record
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches, do_unpack_match
from kontor.server.matches.read.look import get_log
from kontor.server.matches.read.records import full_record
from kontor.server.settings import Settings
from server.packs.packed import files, over, process, rows
from server.packs.packer import HALF_WRITTEN
from server.sharded import one_database

PACKER = Path(__file__).with_name("packer.py")
TESTS = Path(__file__).parents[2]
STEPS = [("proven", 2), (HALF_WRITTEN, 1), ("written", 1), ("read", 1), ("read", 2), ("removed", 1), ("removed", 2)]
STEPS += [("packed", 1), ("packed", 3)]
PACKED_BEFORE = {("read", 2): 1, ("removed", 2): 1, ("packed", 1): 1, ("packed", 3): 3}
"""How many matches are packed when the process is killed there; none where it is not said."""


async def run_packer(settings: Settings, step: str, number: int) -> int:
    """Run a packer that is killed at a step; return how it ended."""
    arguments = (settings.database, settings.packs, step, str(number))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
    started = await asyncio.create_subprocess_exec(sys.executable, str(PACKER), *arguments, env=environment)
    return await started.wait()


class PlayedMatches:
    """Matches that are over, and what is read of them: each test packs them, and unpacks them in the end."""

    def __init__(self) -> None:
        self.before: dict[str, bytes] = {}

    async def find(self, context: Context, settings: Settings) -> dict[str, bytes]:
        """Return what was read of each match while it was in the database."""
        if not self.before:
            matches = [await over(context, game, 3) for game in ("goa", "borneo", "novgorod")]
            self.before = {match: await told(settings, match) for match in matches}
        return self.before


@pytest.fixture(scope="module")
def played() -> PlayedMatches:
    return PlayedMatches()


async def told(settings: Settings, match: str) -> bytes:
    """Return the record and the log of a match, as a process reads them that has just started."""
    async with process(settings) as context:
        record, entries = await full_record(context, match), await get_log(context, match, None, -1, "en")
        return write_record(record) + encode(entries)


@one_database
@pytest.mark.parametrize(("step", "number"), STEPS)
async def test_a_packer_that_is_killed_at_a_step_loses_no_match(
    context: Context, settings: Settings, played: PlayedMatches, step: str, number: int
) -> None:
    before = await played.find(context, settings)

    assert await run_packer(settings, step, number) == -signal.SIGKILL

    assert {match: await told(settings, match) for match in before} == before
    stored = [await rows(context, match) for match in before]
    assert stored.count(0) == PACKED_BEFORE.get((step, number), 0)
    done = await do_pack_matches(context)
    assert (done.matches, done.left) == (len(before) - stored.count(0), 0)
    assert [await rows(context, match) for match in before] == [0, 0, 0]
    assert {match: await told(settings, match) for match in before} == before
    for match in before:
        assert await do_unpack_match(context, match)


@one_database
async def test_what_a_killed_packer_leaves_behind_is_referred_to_by_nobody(
    context: Context, settings: Settings
) -> None:
    match = await over(context)
    objects = set(files(settings))
    await run_packer(settings, HALF_WRITTEN, 1)
    waste = set(files(settings)) - objects

    await do_pack_matches(context)

    assert [path.suffix for path in waste] == [".unfinished"]
    assert waste < set(files(settings))
    for path in waste:
        path.unlink()
    assert await told(settings, match)
