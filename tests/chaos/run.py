"""Nothing lost: matches are played at full speed while every process of the server is killed again and again.

The last line of standard output is the verdict as JSON; the exit code is 1 if anything was lost, duplicated or stuck.
"""

import argparse
import asyncio
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from chaos.fleet import Fleet
from chaos.killer import Killer
from chaos.players import Book, Players
from chaos.verdict import Verdict, verdict_of
from kontor.core import encode

GRACE_SECONDS = 300.0
"""Seconds, plus one for each match, in which matches must end after the killing stops; the verdict may take as long."""
REPORT_INTERVAL_SECONDS = 10.0
MAX_EVENT_LENGTH = 80
SIGNALS = (signal.SIGINT, signal.SIGTERM)
WRONG = ('"level": "error"', '"level": "critical"')
"""What marks a line of a log as unexpected."""


async def chaos(seconds: float, matches: int, *, keep_logs: bool) -> bool:
    """Run, print the verdict, and return True if nothing went wrong."""
    end_gently()
    chance, book = Random(), Book()  # noqa: S311 - chaos needs no secret
    async with Fleet() as fleet:
        fleet.keep_logs = True
        killer = Killer(fleet.targets, chance)
        reporting = asyncio.create_task(report(book, killer))
        errors = await play(killer, Players(fleet.addresses, book, chance), seconds, matches)
        reporting.cancel()
        await fleet.stop_programs()
        async with asyncio.timeout(GRACE_SECONDS):
            verdict: Verdict = await verdict_of(fleet.database, book, killer.kills)
        for error, count in Counter(map(repr, errors)).items():
            say(f"{count} tables ended with {error}")
        for program in fleet.programs:
            say(f"{program.name}: {program.starts} starts, unexpected: {unexpected(program.log) or 'nothing'}")
        fleet.keep_logs = keep_logs or not verdict.is_clean or bool(errors)
    sys.stdout.write(encode(verdict).decode() + "\n")
    return verdict.is_clean and not errors


def end_gently() -> None:
    """Let the first signal cancel the run and ignore later ones, so that everything it started is stopped."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None

    def cancel() -> None:
        for number in SIGNALS:
            loop.add_signal_handler(number, lambda: None)
        task.cancel()

    for number in SIGNALS:
        loop.add_signal_handler(number, cancel)


async def play(killer: Killer, players: Players, seconds: float, matches: int) -> list[BaseException]:
    """Play and kill, then play on until all matches are over; return what went wrong."""
    try:
        async with asyncio.timeout(seconds + GRACE_SECONDS + matches), asyncio.TaskGroup() as group:
            group.create_task(killer.run(seconds))
            playing = group.create_task(players.run(matches, seconds))
    except TimeoutError as error:
        say("the matches did not come to their end in time")
        return [error]
    return playing.result()


def unexpected(log: Path) -> dict[str, int]:
    """Return the unexpected events in the log of a process, and how often each occurred."""
    found = Counter[str]()
    for line in log.read_text().splitlines():
        if line.startswith("Traceback"):
            found["traceback"] += 1
        elif any(sign in line for sign in WRONG):
            found[" ".join(msgspec.json.decode(line)["event"].split())[:MAX_EVENT_LENGTH]] += 1
    return dict(found)


async def report(book: Book, killer: Killer) -> None:
    """Report the progress from time to time."""
    begin = monotonic()
    while True:
        await asyncio.sleep(REPORT_INTERVAL_SECONDS)
        over, started, done = len(book.over), len(book.started), len(book.acknowledged)
        say(f"{monotonic() - begin:.0f} s: {killer.kills} kills, {over} of {started} matches over, {done} acknowledged")


def say(what: str) -> None:
    """Print a line of progress."""
    print(what, file=sys.stderr)  # noqa: T201 - stdout is for the verdict


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--keep-logs", action="store_true")
    given = parser.parse_args()
    try:
        clean = asyncio.run(chaos(given.seconds, given.matches, keep_logs=given.keep_logs))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("interrupted")
    sys.exit(0 if clean else 1)


if __name__ == "__main__":
    main()
