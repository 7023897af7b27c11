"""Many tables at once: rows, their memory, and processes that share it."""

import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from envs.noting import Noting
from kontor.core import registry, seeded
from kontor.envs import EnvError, IllegalActionError, Table
from kontor.envs.batch import Batch, BatchSetup, Memory, shape_of, shares
from kontor.envs.opponents import OPPONENT_BUDGET, BotsAtTable, bot_names
from kontor.envs.workers import Workers, shared_memory, views_of

ROWS = 3
LEAVE_SECONDS = 30
"""Seconds that processes may take to end on a busy machine."""


def setup(slug: str, seats: int, *bots: str, seat: int | None = None) -> BatchSetup:
    return BatchSetup(slug, seats, {}, "lead", bots, seat, OPPONENT_BUDGET)


def own_memory(of: BatchSetup) -> Memory:
    return {
        name: array(code, bytes(array(code).itemsize * size))
        for name, (code, size) in shape_of(of, ROWS).formats().items()
    }


def legal(of: BatchSetup, memory: Memory, row: int) -> list[int]:
    ids = shape_of(of, ROWS).ids
    return [id_ for id_ in range(ids) if memory["masks"][row * ids + id_]]


def choose(of: BatchSetup, memory: Memory, luck: Any) -> None:
    """Write a legal action for every row."""
    for row in range(ROWS):
        memory["actions"][row] = luck.pick(legal(of, memory, row))


def played(tables: Batch | Workers, of: BatchSetup, memory: Memory, steps: int) -> list[bytes]:
    """Play at random and return all that was told."""
    luck, told = seeded(5), list[bytes]()
    tables.reset(4)
    for _ in range(steps):
        choose(of, memory, luck)
        tables.step()
        told += [bytes(memoryview(memory[name]).cast("B")) for name in memory]
    return told


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_row_is_a_table(slug: str) -> None:
    """Its numbers are those of a table that is played in the same way; at an end the next match begins at once."""
    seats = registry.game(slug).info.seats[-1]
    of = setup(slug, seats)
    memory, shape = own_memory(of), shape_of(of, ROWS)
    batch, luck = Batch(of, shape, memory, range(ROWS)), seeded(6)
    batch.reset(4)
    twins = [row.table.clone() for row in batch.rows]
    ends = 0

    while ends < 2:
        choose(of, memory, luck)
        batch.step()
        for row in range(ROWS):
            twin = twins[row]
            actor = twin.asked
            assert actor is not None
            twin.step(memory["actions"][row])
            assert memory["ended"][row] == twin.over
            rewards = list(memory["seat_rewards"][row * seats : (row + 1) * seats])
            assert rewards == list(twin.rewards())
            assert memory["rewards"][row] == rewards[actor]
            if twin.over:
                last = memory["last_observations"][row * shape.entries : (row + 1) * shape.entries]
                assert last == twin.observe(actor)
                ends += 1
                twin = twins[row] = batch.rows[row].table.clone()
                assert not twin.over
            seat = memory["seats"][row]
            assert seat == twin.asked
            assert memory["observations"][row * shape.entries : (row + 1) * shape.entries] == twin.observe(seat)
            assert legal(of, memory, row) == sorted(twin.legal())


def test_processes_play_what_one_process_plays() -> None:
    """For any number of workers, byte by byte, with bots and over the ends of matches."""
    of = setup("goa", 2, "deckhand")
    memory = own_memory(of)
    here = played(Batch(of, shape_of(of, ROWS), memory, range(ROWS)), of, memory, 130)
    raw = shared_memory(shape_of(of, ROWS))
    shared = views_of(raw, shape_of(of, ROWS))
    workers = Workers(of, shape_of(of, ROWS), raw, 2)
    try:
        there = played(workers, of, shared, 130)
        assert there == here
        assert any(told[0] for told in here[6 :: len(memory)]), "no match ended: the test compared too little"
        choose(of, shared, seeded(1))
        shared["actions"][1] = -1
        with pytest.raises(IllegalActionError, match="-1"):
            workers.step()
        workers.reset(4)
    finally:
        workers.close()


def test_a_worker_that_ends_is_told_of() -> None:
    """Instead of waiting for it for ever."""
    of = setup("goa", 2)
    workers = Workers(of, shape_of(of, ROWS), shared_memory(shape_of(of, ROWS)), 1)
    try:
        for process in workers.processes:
            process.terminate()
            process.join()
        with pytest.raises(EnvError, match="worker 0 has ended"):
            workers.reset(1)
    finally:
        workers.close()


def test_workers_end_with_the_process_that_started_them() -> None:
    """Also if that one is killed and cannot tell them."""
    program = [sys.executable, str(Path(__file__).with_name("left_behind.py"))]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "2 workers\n"
        parent.kill()
        rest, _ = parent.communicate(timeout=LEAVE_SECONDS)  # ends when nobody has its output open: no worker is left

    assert rest == ""


def test_a_setup_that_fails_in_a_worker_is_told_of() -> None:
    """What went wrong there is said here."""
    of = setup("goa", 2, "nobody")
    with pytest.raises(EnvError, match="nobody"):
        Workers(of, shape_of(of, ROWS), shared_memory(shape_of(of, ROWS)), 1)


def test_rows_are_spread_evenly() -> None:
    """No worker without a row, and no row twice."""
    assert [list(rows) for rows in shares(5, 2)] == [[0, 1, 2], [3, 4]]
    assert [list(rows) for rows in shares(2, 4)] == [[0], [1]]


@pytest.mark.parametrize("slug", registry.slugs())
def test_bots_play_up_to_the_learner(slug: str) -> None:
    """The learner alone is asked, wherever it sits, and a match with the same luck is the same."""
    seats = registry.game(slug).info.seats[-1]

    def told(learner: int) -> list[tuple[int, ...]]:
        table = Table(slug, seats)
        bots = BotsAtTable(table.game, bot_names("deckhand", seats))
        table.start(bytes(32))
        bots.sit_down(learner, seats, bytes(32))
        bots.play(table)
        found = []
        while not table.over:
            assert table.asked == learner
            found.append(tuple(table.legal()))
            table.step(found[-1][-1])
            bots.play(table)
        return found

    assert told(1) == told(1)
    assert told(0) != told(1)


def test_every_decision_of_a_bot_has_luck_of_its_own() -> None:
    """Also those that one bot makes in a row; and a bot can be named by the path of its class."""
    table = Table("goa", 2)
    bots = BotsAtTable(table.game, bot_names("envs.noting:Noting", 2))
    table.start(bytes(32))
    bots.sit_down(0, 2, bytes(32))
    bots.play(table)
    while not table.over:
        table.step(next(iter(table.legal())))
        bots.play(table)

    assert len(Noting.seeds) > 50
    assert len(set(Noting.seeds)) == len(Noting.seeds)


def test_a_draw_decides_where_the_learner_sits() -> None:
    """With a fixed seat it is always there; without one, each match draws it."""
    fixed, drawn = setup("goa", 3, "deckhand", "deckhand", seat=2), setup("goa", 3, "deckhand", "deckhand")

    def sits(of: BatchSetup) -> set[int]:
        memory = own_memory(of)
        batch = Batch(of, shape_of(of, ROWS), memory, range(ROWS))
        found = set[int]()
        for seed in range(5):
            batch.reset(seed)
            found |= set(memory["seats"])
        return found

    assert sits(fixed) == {2}
    assert sits(drawn) == {0, 1, 2}


def test_every_other_seat_has_a_bot() -> None:
    """One name for all, or one for each."""
    assert bot_names("clerk", 3) == ("clerk", "clerk")
    assert bot_names(["clerk", "trader"], 3) == ("clerk", "trader")
    with pytest.raises(EnvError, match="3 seats have 2 opponents, not 1"):
        bot_names(["clerk"], 3)
