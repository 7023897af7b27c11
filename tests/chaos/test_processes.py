"""A program under the supervisor of a chaos run: killed, paused, held back and ended."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest_asyncio

from chaos.faults.kills import Kill
from chaos.faults.pauses import Pause
from chaos.processes import Program

IDLE = "import signal, subprocess, sys; subprocess.Popen(['sleep', '60'], process_group=0); signal.pause()"
TIMEOUT_SECONDS = 20.0


@pytest_asyncio.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """Return a program that runs and has started another."""
    program = Program("idle", (sys.executable, "-c", IDLE), dict(os.environ), tmp_path)
    task = asyncio.create_task(program.run())
    await until(lambda: has_started(program))
    yield program
    children = program.tree()[1:]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await program.end()
    for pid in children:
        os.kill(pid, 9)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not condition():  # noqa: ASYNC110 - processes tell nobody
            await asyncio.sleep(0.01)


def has_started(program: Program) -> bool:
    """Return True if a program runs, and what it has started, too: before that, the program waits for it."""
    return [Path(f"/proc/{pid}/comm").read_text() for pid in program.tree()[1:]] == ["sleep\n"]


def state(pid: int) -> str:
    """Return the state of a process as the kernel knows it: T if it is paused."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


async def test_a_killed_program_is_started_again(program: Program) -> None:
    assert program.process is not None
    first, orphan = program.tree()
    await Kill("kill-gateway", program, Random(1)).begin()  # noqa: S311
    await until(lambda: program.starts == 2)
    assert program.process.pid != first
    os.kill(orphan, 9)
    await until(lambda: has_started(program))


async def test_a_pause_stops_a_program_with_all_it_has_started(program: Program) -> None:
    pause, pids = Pause(program), program.tree()
    await pause.begin()
    await until(lambda: [state(pid) for pid in pids] == ["T", "T"])
    await pause.end()
    await until(lambda: "T" not in [state(pid) for pid in pids])
    assert program.starts == 1


async def test_a_program_that_is_held_back_is_not_started_again(program: Program) -> None:
    program.may_run.clear()
    orphan = program.tree()[1]
    await program.crash(0.0)
    os.kill(orphan, 9)
    await asyncio.sleep(0)
    assert not program.is_running
    program.may_run.set()
    await until(lambda: has_started(program))
    assert program.starts == 2


async def test_a_paused_program_can_be_ended(program: Program) -> None:
    orphan = program.tree()[1]
    await Pause(program).begin()
    await program.restart()
    os.kill(orphan, 9)
    await until(lambda: has_started(program))
    assert program.starts == 2
