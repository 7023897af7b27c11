"""A match that fails where many are handled: it is counted and logged, and the others go on without it.

Sweeps, lists and chores catch every error of one match, also those that nobody expects, and call `note_failure`. Only a
failure of the store is passed on: that is no fault of a match.
"""

from collections import OrderedDict
from time import monotonic
from typing import Literal, TypeAlias

from kontor.core import KontorError
from kontor.server import metrics
from kontor.server.errors import ConflictError
from kontor.server.logs import log

FailurePlace: TypeAlias = Literal[
    "flag",
    "lobby",
    "my-matches",
    "invitations",
    "followed",
    "running",
    "rest",
    "pack",
    "positions",
    "results",
    "leave",
    "mirror",
    "box",
    "reminder",
    "reveal",
    "seek",
    "suspend",
]
"""Where a match failed; the label of the metric."""
LOG_AGAIN_AFTER_SECONDS = 3600.0
"""Seconds after which the same match is logged again at the same place; it is counted each time."""
MAX_LOGGED = 1000
"""Failures of which the time of the last line is kept; beyond, the oldest is forgotten."""

_logged: OrderedDict[tuple[str, str], float] = OrderedDict()
"""When each match was last logged at each place, in seconds of the monotonic clock."""


def note_failure(place: FailurePlace, match_id: str, error: Exception, now: float | None = None) -> None:
    """Count a match that failed, and log it at most once an hour; with a traceback if the error is not one of ours."""
    metrics.match_failed(place)
    at, key = monotonic() if now is None else now, (place, match_id)
    if key in _logged and at < _logged[key] + LOG_AGAIN_AFTER_SECONDS:
        return
    _logged[key] = at
    _logged.move_to_end(key)
    if len(_logged) > MAX_LOGGED:
        _logged.popitem(last=False)
    trace = None if isinstance(error, KontorError) else error
    log.warning("match-failed", place=place, match=match_id, error=repr(error), exc_info=trace)


def as_unreadable(error: Exception) -> KontorError:
    """Return what a person is told of a match that cannot be shown: the error itself if it is one of ours."""
    return error if isinstance(error, KontorError) else ConflictError("unreadable-match")
