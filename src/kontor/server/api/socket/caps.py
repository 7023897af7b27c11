"""How many sockets this process keeps open: altogether, from one address, and by spectators without a login.

An account has its own limit (`outbox.py`). Spectators without a login need not even have an account, so they get less.
The counts are those of one process: with several, an address can have as many more.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit

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


class SocketCaps:
    """Counts the open sockets of this process, and refuses those that are too many."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        files = most_files() if open_files is None else open_files
        self.most = max(1, min(settings.sockets, files - RESERVED_FILES))
        self.has_limits = settings.requests_per_minute > 0
        self.open: Counter[Hashable] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; ForbiddenError if it is one too many."""
        with self._counted(ForbiddenError("server-full"), "all", self.most):
            if not self.has_limits:
                yield
                return
            refusal = ForbiddenError("too-many-sockets-address", most=MAX_PER_ADDRESS)
            with self._counted(refusal, ("address", address), MAX_PER_ADDRESS):
                yield

    @contextmanager
    def spectator(self, address: str, match_id: str) -> Iterator[None]:
        """Count a spectator without a login as long as they watch; ForbiddenError if they are one too many."""
        if not self.has_limits:
            yield
            return
        too_many_here = ForbiddenError("too-many-spectators-here", most=MAX_SPECTATORS_PER_ADDRESS)
        too_many = ForbiddenError("too-many-spectators", most=MAX_SPECTATORS_PER_MATCH)
        most = max(1, int(self.most * SPECTATORS_SHARE))
        with (
            self._counted(too_many_here, ("spectators", address), MAX_SPECTATORS_PER_ADDRESS),
            self._counted(too_many, ("match", match_id), MAX_SPECTATORS_PER_MATCH),
            self._counted(ForbiddenError("server-full"), "spectators", most),
        ):
            yield

    @contextmanager
    def _counted(self, refusal: ForbiddenError, what: Hashable, most: int) -> Iterator[None]:
        if self.open.get(what, 0) >= most:
            raise refusal
        self.open[what] += 1
        try:
            yield
        finally:
            self.open[what] -= 1
            if not self.open[what]:
                del self.open[what]


def most_files() -> int:
    """Return how many files this process may open."""
    limit, _ = getrlimit(RLIMIT_NOFILE)
    return limit if limit != RLIM_INFINITY else 2**31
