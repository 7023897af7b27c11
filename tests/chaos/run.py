"""Nothing lost: matches are played at full speed while every process of the server is disturbed again and again.

A fault's window lasts until enough moves were acknowledged after its start; the run ends when the seconds are over and
every window is full. The last line of standard output is the verdict as JSON; the exit code is 1 if anything was lost,
duplicated or stuck, if anybody was told what is not so, after a long stall, and if a window did not become full.
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

from chaos.book import Book
from chaos.disturber import Disturber
from chaos.fleet import Fleet
from chaos.judge import until_settled
from chaos.mailbox import Mailbox
from chaos.players import Players
from chaos.verdict import Verdict, verdict_of
from kontor.core import encode

GRACE_SECONDS = 300.0
"""Seconds, plus one for each match, in which matches must go on after the last fault; the verdict may take as long."""
MOVES_PER_FAULT = 50
"""Moves that must be acknowledged after the start of each fault, unless the command line says otherwise."""
REPORT_INTERVAL_SECONDS = 10.0
MAX_EVENT_LENGTH = 80
SIGNALS = (signal.SIGINT, signal.SIGTERM)
WRONG = ('"level": "error"', '"level": "critical"')
"""What marks a line of a log as unexpected."""


async def chaos(seconds: float, matches: int, moves: int, grace: float, *, shards: int = 0, keep_logs: bool) -> bool:
    """Run, print the verdict, and return True if nothing went wrong."""
    end_gently()
    chance, book = Random(), Book()  # noqa: S311 - chaos needs no secret
    began = monotonic()
    async with Fleet(shards=shards) as fleet, Mailbox(book) as mailbox:
        say(f"everything runs after {monotonic() - began:.0f} s")
        fleet.keep_logs = True
        disturber = Disturber(fleet.faults, book.windows, chance, moves)
        reporting = asyncio.create_task(report(book, disturber))
        errors = await play(disturber, Players(fleet.addresses, book, chance, mailbox), seconds, matches, grace)
        reporting.cancel()
        say(f"people stood up after {monotonic() - began:.0f} s")
        await until_settled(fleet.database, fleet.shards)
        await fleet.stop_programs()
        async with asyncio.timeout(grace + matches):
            verdict: Verdict = await verdict_of(fleet.database, book, disturber.kills, fleet.shards)
        say(f"all is checked after {monotonic() - began:.0f} s")
        for error, count in Counter(map(repr, errors)).items():
            say(f"{count} times: {error}")
        for program in fleet.programs:
            say(f"{program.name}: {program.starts} starts, unexpected: {unexpected(program.log) or 'nothing'}")
        say(f"asked again: {dict(book.unanswered)}")
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


async def play(
    disturber: Disturber, players: Players, seconds: float, matches: int, grace: float
) -> list[BaseException]:
    """Play while everything is disturbed, then until every match has gone on; return what went wrong."""
    errors: list[BaseException] = []
    playing = asyncio.create_task(players.run(matches, float("inf")))
    try:
        await disturber.run(seconds)
    except ExceptionGroup as group:
        errors += group.exceptions
    except TimeoutError as error:
        errors.append(error)
    players.book.windows.stop(monotonic())
    players.finish()
    try:
        async with asyncio.timeout(grace + matches):
            errors += await playing
    except TimeoutError as error:
        say("the matches did not go on in time")
        errors.append(error)
    return errors


def unexpected(log: Path) -> dict[str, int]:
    """Return the unexpected events in the log of a process, and how often each occurred."""
    found = Counter[str]()
    for line in log.read_text().splitlines():
        if line.startswith("Traceback"):
            found["traceback"] += 1
        elif any(sign in line for sign in WRONG):
            found[" ".join(msgspec.json.decode(line)["event"].split())[:MAX_EVENT_LENGTH]] += 1
    return dict(found)


async def report(book: Book, disturber: Disturber) -> None:
    """Report the progress from time to time."""
    begin = monotonic()
    while True:
        await asyncio.sleep(REPORT_INTERVAL_SECONDS)
        over, started, done = len(book.over), len(book.started), len(book.acknowledged)
        faults, seconds = len(book.windows.all), monotonic() - begin
        say(f"{seconds:.0f} s: {faults} faults, {disturber.kills} kills, {over} of {started} over, {done} acknowledged")


def say(what: str) -> None:
    """Print a line of progress."""
    print(what, file=sys.stderr)  # noqa: T201 - stdout is for the verdict


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--moves-per-fault", type=int, default=MOVES_PER_FAULT)
    parser.add_argument("--grace-seconds", type=float, default=GRACE_SECONDS)
    parser.add_argument("--shards", type=int, default=0, help="databases beside the home database that play matches")
    parser.add_argument("--keep-logs", action="store_true")
    given = parser.parse_args()
    try:
        run = chaos(
            given.seconds,
            given.matches,
            given.moves_per_fault,
            given.grace_seconds,
            shards=given.shards,
            keep_logs=given.keep_logs,
        )
        clean = asyncio.run(run)
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("interrupted")
    sys.exit(0 if clean else 1)


if __name__ == "__main__":
    main()
