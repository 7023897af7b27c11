"""A rolling upgrade: gateways and workers are restarted one after the other while people play, and nobody notices.

With `--former COMMIT` they are processes of that release first, and of this one after their restart: for a while both
play the same matches.

The last line of standard output is the verdict as JSON; the exit code is 1 if a bar is missed, and `why` names it.
"""

import argparse
import asyncio
import os
import sys
from math import inf
from pathlib import Path
from random import Random
from time import monotonic

from chaos.book import Book
from chaos.fleet import Fleet, until_ready
from chaos.players import Players
from chaos.processes import Program
from chaos.run import GRACE_SECONDS, end_gently, say
from chaos.verdict import Verdict, verdict_of
from kontor.core import Record, encode
from rolling.visitors import Visitors
from upgrade.former import former_release, run

MAX_PAUSE_SECONDS = 3.0
"""The longest that a person may wait, for the answer to an action or for somebody else's."""
FIRST_SECONDS = 5.0
"""Seconds of play before the first restart, and between two of them."""
RESTART_TIMEOUT_SECONDS = 120.0
WORKING = b"worker-ready"
"""The event that a worker logs when its bots can think."""


class Rolling(Record, frozen=True):
    """The figures of a run, as printed in its last line; times in seconds."""

    verb: str
    version: int
    former: str | None
    """The commit of the release that all processes were of; None for this one."""
    gateways: int
    restarts: int
    matches: int
    moves: int
    requests: int
    lost: int
    duplicated: int
    stuck: int
    errors: int
    longest_answer_s: float
    """From an action to its answer."""
    longest_pause_s: float
    """Between two entries of a log, so also while people wait for a bot."""
    longest_restart_s: float
    ok: bool
    why: tuple[str, ...]


def installed(commit: str) -> Path:
    """Return the program `kontor` of a former release, in an environment of its own beside its wheel."""
    release = former_release(commit)
    folder = release.wheel.parent / "venv"
    if not (folder / "bin" / "kontor").is_file():
        uv = os.environ.get("UV", "uv")
        run(uv, "venv", "-q", "--python", sys.executable, folder)
        wanted = f"kontor[server] @ {release.wheel.as_uri()}"
        run(uv, "pip", "install", "-q", "--python", folder / "bin/python", "--constraint", release.pins, wanted)
    return folder / "bin" / "kontor"


async def restart(program: Program, address: str | None) -> float:
    """Ask a program to stop, wait until its successor serves, and return how many seconds that took."""
    assert program.process is not None
    began, starts, works = monotonic(), program.starts, worker_starts(program)
    program.process.terminate()
    async with asyncio.timeout(RESTART_TIMEOUT_SECONDS):
        while program.starts == starts:  # noqa: ASYNC110 - a process tells nobody
            await asyncio.sleep(0.05)
        if address:
            await until_ready(address)
        while not address and worker_starts(program) == works:  # noqa: ASYNC110 - a log tells nobody
            await asyncio.sleep(0.05)
    return monotonic() - began


async def until_working(fleet: Fleet) -> None:
    """Wait until every worker has begun: the first pause would be that of the start."""
    async with asyncio.timeout(RESTART_TIMEOUT_SECONDS):
        for program in fleet.programs[len(fleet.addresses) :]:
            while not worker_starts(program):  # noqa: ASYNC110 - a log tells nobody
                await asyncio.sleep(0.05)


def worker_starts(program: Program) -> int:
    """Return how often a worker has begun to work, by its log."""
    return program.log.read_bytes().count(WORKING)


async def roll(fleet: Fleet) -> list[float]:
    """Restart every program, one after the other; return how long each took."""
    gateways = dict(zip((program.name for program in fleet.programs), fleet.addresses, strict=False))
    seconds = []
    for program in fleet.programs:
        await asyncio.sleep(FIRST_SECONDS)
        fleet.renew(program)
        seconds.append(await restart(program, gateways.get(program.name)))
        say(f"{program.name}: restarted within {seconds[-1]:.1f} s")
    await asyncio.sleep(FIRST_SECONDS)
    return seconds


async def rolling(matches: int, former: str | None = None) -> bool:
    """Run, print the verdict, and return True if every bar is kept."""
    kontor = installed(former) if former else None
    end_gently()
    chance, book = Random(), Book()  # noqa: S311 - players need no secret
    async with Fleet(former=kontor) as fleet:
        fleet.keep_logs = True
        if not former:  # 0.9.0 does not say when its bots can think
            await until_working(fleet)
        players, visitors = Players(fleet.addresses, book, chance), Visitors(fleet.addresses, chance)
        visiting = asyncio.create_task(visitors.run())
        playing = asyncio.create_task(players.run(matches, inf))
        seconds = await roll(fleet)
        players.end = 0.0
        visiting.cancel()
        await asyncio.gather(visiting, return_exceptions=True)
        async with asyncio.timeout(GRACE_SECONDS):
            failures = await playing
        await fleet.stop_programs()
        judged = await verdict_of(fleet.database, book, 0)
        errors = {**book.unanswered, **visitors.errors}
        for what in (*map(repr, failures), *(f"{count} times {error}" for error, count in errors.items())):
            say(f"somebody saw {what}")
        verdict = verdict_on(book, visitors, judged, seconds, len(failures) + sum(errors.values()), former)
        fleet.keep_logs = not verdict.ok
    sys.stdout.write(encode(verdict).decode() + "\n")
    return verdict.ok


def verdict_on(
    book: Book, visitors: Visitors, judged: Verdict, seconds: list[float], errors: int, former: str | None = None
) -> Rolling:
    """Return the figures, with the bars that are missed."""
    answer, stall = round(book.longest_wait_seconds, 2), judged.longest_pause_s
    missed = {
        "lost": judged.lost,
        "duplicated": judged.duplicated,
        "misled": judged.misled,
        "stuck": judged.stuck,
        "errors": errors and not former,  # a gateway of 0.9.0 stops without notice: these are its errors
        "longest_pause_s": max(answer, stall) > MAX_PAUSE_SECONDS,
        "moves": not book.acknowledged,
    }
    why = tuple(name for name, is_missed in missed.items() if is_missed)
    return Rolling(
        verb="rolling",
        version=1,
        former=former,
        gateways=len(visitors.addresses),
        restarts=len(seconds),
        matches=judged.matches,
        moves=judged.acknowledged,
        requests=visitors.requests,
        lost=judged.lost,
        duplicated=judged.duplicated,
        stuck=judged.stuck,
        errors=errors,
        longest_answer_s=answer,
        longest_pause_s=max(answer, stall),
        longest_restart_s=round(max(seconds), 1),
        ok=not why,
        why=why,
    )


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--former", help="the commit of a former release, from which it is upgraded to this one")
    given = parser.parse_args()
    try:
        ok = asyncio.run(rolling(given.matches, given.former))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("interrupted")
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
