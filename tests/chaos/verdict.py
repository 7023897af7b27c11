"""The verdict: what PostgreSQL holds at the end, compared with what people sent and were told."""

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from statistics import median

from chaos.book import Book
from chaos.checks.finding import Finding
from chaos.judge import Judge, Seen
from kontor.core import Record
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool

MAX_STALL_SECONDS = 15.0
"""The longest time without an acknowledged move in the whole fleet, from the first fault on."""
MAX_SHOWING_SECONDS, MAX_SHOWING_ANSWERS = 0.5, 3.0
"""What is shown later than this after its answer, and than so many usual answers take, is slow: no nudge told of it."""


class Verdict(Record, frozen=True):
    """The figures of a run, as printed in its last line; times in seconds."""

    kills: int
    faults: dict[str, int]
    """How often each kind of fault began, kills included."""
    acknowledged: int
    during_faults: int
    """The acknowledged moves of all windows together; where windows overlap, a move counts in each."""
    unknown: int
    """Commands whose answer was lost with the connection; each was looked up."""
    lost: int
    duplicated: int
    misled: int
    """Told to a socket, or to the sender of a command, and not so."""
    stuck: int
    longest_stall_s: float
    unfilled: int
    """Windows that are not full."""
    least_window: int
    """The moves of the window with the fewest."""
    longest_wait_s: float
    """From an action to its answer."""
    longest_pause_s: float
    """Between two entries of one log."""
    usual_answer_s: float
    """The median time from an action to its answer."""
    usual_showing_s: float
    """The median time from an answer until its socket was shown the entry."""
    slow: int
    """1 if what is acknowledged is usually shown late."""
    matches: int
    over: int
    games: dict[str, int]
    told: int
    """Entries that sockets were told; each was compared."""
    chat: int
    flags: int
    instructions: int
    instructed: int
    """Moves that instructions made."""
    ratings: int
    reminders: int

    @property
    def is_clean(self) -> bool:
        """True if nothing is wrong, nobody waited too long, and every window is full."""
        wrong = self.lost or self.duplicated or self.misled or self.stuck or self.slow
        return not (wrong or self.unfilled or self.longest_stall_s > MAX_STALL_SECONDS)


async def verdict_of(database: str, book: Book, kills: int, shards: Sequence[str] = ()) -> Verdict:
    """Return the verdict on a run."""
    async with AsyncExitStack() as opened:
        pools = [await open_pool(address, 2) for address in (database, *shards)]
        for pool in pools:
            opened.push_async_callback(pool.close)
        judge = Judge(Context(Settings(database=database), pools[0], LocalBus(), pools[1:]), book)
        await judge.judge()
    complain(judge.findings)
    return figures(book, judge.findings, kills=kills, seen=judge.seen)


def figures(book: Book, findings: list[Finding], *, kills: int, seen: Seen | None = None) -> Verdict:
    """Return the figures of a run: what is in the book, what is wrong, and what else the judge has seen."""
    wrong, windows, seen = Counter(finding.wrong for finding in findings), book.windows, seen or Seen()
    return Verdict(
        kills=kills,
        faults=windows.kinds,
        acknowledged=len(book.acknowledged),
        during_faults=windows.during_faults,
        unknown=len(book.unknown),
        lost=wrong["lost"],
        duplicated=wrong["duplicated"],
        misled=wrong["misled"],
        stuck=wrong["stuck"],
        longest_stall_s=round(windows.longest_stall_seconds, 1),
        unfilled=len(windows.unfilled),
        least_window=min((window.moves for window in windows.all), default=0),
        longest_wait_s=round(book.longest_wait_seconds, 2),
        longest_pause_s=round(seen.longest_pause_seconds, 1),
        usual_answer_s=round(median(book.answer_seconds or [0.0]), 3),
        usual_showing_s=round(median(book.showing_seconds or [0.0]), 3),
        slow=int(is_slow(book)),
        matches=len(book.started),
        over=len(book.over),
        games=dict(sorted(seen.games.items())),
        told=sum(map(len, book.told.values())),
        chat=sum(command.say == "chat" and command.end == "done" for command in book.commands),
        flags=seen.flags,
        instructions=len(book.given),
        instructed=seen.instructed,
        ratings=seen.ratings,
        reminders=seen.reminders,
    )


def is_slow(book: Book) -> bool:
    """Return True if what is acknowledged is usually shown late, for this machine."""
    answer, showing = median(book.answer_seconds or [0.0]), median(book.showing_seconds or [0.0])
    return showing > max(MAX_SHOWING_SECONDS, MAX_SHOWING_ANSWERS * answer)


def complain(findings: list[Finding]) -> None:
    """Report what is wrong."""
    for finding in findings:
        print(f"{finding.wrong}: match {finding.match} {finding.what}", file=sys.stderr)  # noqa: T201 - progress goes there
