"""Nothing lost: matches are played at full speed while every process of the server is killed again and again.

The last line of standard output is the verdict as JSON; the exit code is 1 if anything was lost, doubled or stuck.
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

PATIENCE = 300.0
"""So many seconds more, and one for each match, they may take to their end, and the verdict after them."""
REPORT_EVERY = 10.0
LONGEST = 80
SIGNALS = (signal.SIGINT, signal.SIGTERM)
WRONG = ('"level": "error"', '"level": "critical"')
"""What stands in the line of a log about something that nobody expected."""


async def chaos(seconds: float, matches: int, *, keep_logs: bool) -> bool:
    """Run, print the verdict, and say whether all is well."""
    end_gently()
    chance, book = Random(), Book()  # noqa: S311 - chaos needs no secret
    async with Fleet() as fleet:
        fleet.keep_logs = True
        killer = Killer(fleet.targets, chance)
        reporting = asyncio.create_task(report(book, killer))
        errors = await play(killer, Players(fleet.addresses, book, chance), seconds, matches)
        reporting.cancel()
        await fleet.stop_programs()
        async with asyncio.timeout(PATIENCE):
            verdict: Verdict = await verdict_of(fleet.database, book, killer.kills)
        for error, count in Counter(map(repr, errors)).items():
            say(f"{count} tables ended with {error}")
        for program in fleet.programs:
            say(f"{program.name}: {program.starts} starts, unexpected: {unexpected(program.log) or 'nothing'}")
        fleet.keep_logs = keep_logs or not verdict.is_clean or bool(errors)
    sys.stdout.write(encode(verdict).decode() + "\n")
    return verdict.is_clean and not errors


def end_gently() -> None:
    """Let the first signal cancel the run; what it started is stopped then, whatever signals follow."""
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
        async with asyncio.timeout(seconds + PATIENCE + matches), asyncio.TaskGroup() as group:
            group.create_task(killer.run(seconds))
            playing = group.create_task(players.run(matches, seconds))
    except TimeoutError as error:
        say("the matches did not come to their end in time")
        return [error]
    return playing.result()


def unexpected(log: Path) -> dict[str, int]:
    """Return what a process met that nobody expected, and how often."""
    found = Counter[str]()
    for line in log.read_text().splitlines():
        if line.startswith("Traceback"):
            found["traceback"] += 1
        elif any(sign in line for sign in WRONG):
            found[" ".join(msgspec.json.decode(line)["event"].split())[:LONGEST]] += 1
    return dict(found)


async def report(book: Book, killer: Killer) -> None:
    """Say from time to time how it goes."""
    begin = monotonic()
    while True:
        await asyncio.sleep(REPORT_EVERY)
        over, started, done = len(book.over), len(book.started), len(book.acknowledged)
        say(f"{monotonic() - begin:.0f} s: {killer.kills} kills, {over} of {started} matches over, {done} acknowledged")


def say(what: str) -> None:
    """Tell the progress."""
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
