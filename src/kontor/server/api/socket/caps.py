"""How many sockets this process keeps open: altogether, from one address, and by spectators without a login.

An account has its own limit (`outbox.py`). Spectators without a login need not even have an account, so they get less.
The counts are those of one process: with several, an address can have as many more.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
from typing import TypeAlias

from kontor.server.errors import ForbiddenError
from kontor.server.settings import Settings

MAX_PER_ADDRESS = 400
"""Sockets from one address: a club of 130 people with three each."""
MAX_SPECTATORS_PER_ADDRESS = 20
MAX_SPECTATORS_PER_MATCH = 200
SPECTATORS_SHARE = 0.5
"""The part of all sockets that spectators without a login may have, so that players always find room."""
RESERVED_FILES = 128
"""Open files that are not for sockets: connections to the database, logs, requests."""

Cap: TypeAlias = tuple[Hashable, int, ForbiddenError]
"""What is counted, the most there may be, and what one more is told."""


class SocketCaps:
    """Counts the open sockets of this process, and refuses those that are too many."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        files = most_files() if open_files is None else open_files
        self.most = max(1, min(settings.sockets, files - RESERVED_FILES))
        self.has_limits = settings.requests_per_minute > 0
        self.open: Counter[Hashable] = Counter()

    def socket(self, address: str) -> "Counted":
        """Count a socket as long as it is open; ForbiddenError if it is one too many."""
        caps: list[Cap] = [("all", self.most, ForbiddenError("server-full"))]
        if self.has_limits:
            refusal = ForbiddenError("too-many-sockets-address", most=MAX_PER_ADDRESS)
            caps.append((("address", address), MAX_PER_ADDRESS, refusal))
        return self._counted(caps)

    def spectator(self, address: str, match_id: str) -> "Counted":
        """Count a spectator without a login as long as they watch; ForbiddenError if they are one too many."""
        if not self.has_limits:
            return Counted(self.open, ())
        too_many_here = ForbiddenError("too-many-spectators-here", most=MAX_SPECTATORS_PER_ADDRESS)
        too_many = ForbiddenError("too-many-spectators", most=MAX_SPECTATORS_PER_MATCH)
        most = max(1, int(self.most * SPECTATORS_SHARE))
        return self._counted(
            [
                (("spectators", address), MAX_SPECTATORS_PER_ADDRESS, too_many_here),
                (("match", match_id), MAX_SPECTATORS_PER_MATCH, too_many),
                ("spectators", most, ForbiddenError("server-full")),
            ]
        )

    def _counted(self, caps: Sequence[Cap]) -> "Counted":
        for what, most, refusal in caps:
            if self.open.get(what, 0) >= most:
                raise refusal
        return Counted(self.open, tuple(what for what, _, _ in caps))


class Counted:
    """Counts a socket, under all that is limited, from the beginning of a block to its end."""

    __slots__ = ("open", "what")

    def __init__(self, counts: Counter[Hashable], what: tuple[Hashable, ...]) -> None:
        self.open = counts
        self.what = what

    def __enter__(self) -> None:
        self.open.update(self.what)

    def __exit__(self, *_: object) -> None:
        for what in self.what:
            self.open[what] -= 1
            if not self.open[what]:
                del self.open[what]


def most_files() -> int:
    """Return how many files this process may open."""
    limit, _ = getrlimit(RLIMIT_NOFILE)
    return limit if limit != RLIM_INFINITY else 2**31
