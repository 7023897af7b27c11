"""The process of a review: nobody waits for it, and it ends with the worker that wants its answer."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import msgspec
import pytest

from kontor.core import Action, encode, read_record, registry
from kontor.server.matches.review.shapes import ReviewJob
from kontor.worker.review_process import NICENESS, Said, compute
from worker.working import TIMEOUT_SECONDS

RECORD = Path(__file__).parents[1] / "playthroughs" / "goa" / "2-1.json"


async def test_it_has_the_lowest_priority_and_ends_when_nobody_listens_any_more() -> None:
    job = ReviewJob(msgspec.json.decode(RECORD.read_bytes()), 0, "9000sims")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "kontor.worker.review_process", stdin=PIPE, stdout=PIPE
    )
    assert process.stdin
    assert process.stdout

    async with asyncio.timeout(5 * TIMEOUT_SECONDS):
        process.stdin.write(encode(job) + b"\n")
        said = msgspec.json.decode(await process.stdout.readline(), type=Said)
        niceness = os.getpriority(os.PRIO_PROCESS, process.pid)
        process.stdin.close()
        ended = await process.wait()

    assert 0 < said.percent < 100
    assert said.answer is None
    assert niceness == NICENESS
    assert ended == 1


@pytest.mark.usefixtures("capfdbinary")
def test_the_words_of_a_decision_come_with_the_things_that_both_actions_touch() -> None:
    """In both languages: a page marks them on the table."""
    record, game = read_record(RECORD.read_bytes()), registry.game("goa")
    found = compute(ReviewJob(msgspec.json.decode(RECORD.read_bytes()), 0, "300sims"))

    assert found.words["en"]
    for language in found.words:
        for said in found.words[language]:
            done: Action = msgspec.convert(record.moves[said.step].action, game.action_union)
            assert said.did_refs == done.refs()
            assert (said.did, said.did_refs) != (said.better, said.better_refs)
