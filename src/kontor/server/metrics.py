"""Metrics for the operator: counters and durations, read by Prometheus at /metrics.

A counter with labels is looked up once for each set of them: afterwards a move costs two additions.
"""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("kontor_moves_total", "Entries added to logs.", ["game", "by"])
REFUSALS = Counter("kontor_refusals_total", "Actions refused, by rule.", ["rule"])
FRAMES = Counter("kontor_frames_total", "Frames that clients sent.")
SOCKETS = Gauge("kontor_sockets", "Open sockets of this process.")
CLOCK_OFF_SECONDS = Gauge("kontor_clock_off_seconds", "By how much this machine's clock is ahead of the database's.")
WAITING_BOTS = Gauge("kontor_waiting_bots", "Matches in which a bot is to move; the same at every process.")
MATCH_FAILURES = Counter(
    "kontor_match_failures_total", "Matches that a sweep, a list or a chore left out because they failed.", ["place"]
)
QUARANTINED = Gauge("kontor_quarantined_matches", "Matches whose bot's turn nobody tries; the same at every process.")
TURN_FAILURES = Counter("kontor_turn_failures_total", "Turns of bots that failed and were put off.")
TURNS_QUARANTINED = Counter("kontor_turns_quarantined_total", "Turns of bots that failed too often: nobody tries them.")
NUDGES = Counter("kontor_nudges_total", "Nudges heard, by whether a socket here wanted them.", ["wanted"])
FORGOTTEN = Counter(
    "kontor_forgotten_total", "What was deleted because the host keeps it no longer, by kind.", ["what"]
)
MOVE_SECONDS = Histogram(
    "kontor_move_seconds",
    "From a command at the door until it is on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
REQUEST_SECONDS = Histogram(
    "kontor_request_seconds",
    "From the head of a request to the end of its answer.",
    ["method", "route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_SECONDS = Histogram(
    "kontor_bot_seconds",
    "How long a bot thought, its wait for a process included.",
    ["level"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def moved(game: str, by: str, seconds: float) -> None:
    """Count an entry of a log; `by` is a person, or a bot of any level."""
    _moves(game, by).inc()
    MOVE_SECONDS.observe(seconds)


def refused(rule: str) -> None:
    """Count an action that a rule refuses."""
    _refusals(rule).inc()


def match_failed(place: str) -> None:
    """Count a match that a sweep, a list or a chore left out."""
    MATCH_FAILURES.labels(place).inc()


def forgotten(what: str, count: int) -> None:
    """Count what was deleted because it is kept no longer."""
    FORGOTTEN.labels(what).inc(count)


def nudged(*, wanted: bool) -> None:
    """Count a nudge that this gateway heard."""
    _nudges(wanted).inc()


def answered(method: str, route: str, status: int, seconds: float) -> None:
    """Count a request by the template of its route, so that there are never more series than routes."""
    _requests(method, route, status).observe(seconds)


def thought(level: str, seconds: float) -> None:
    """Count what a bot decided."""
    _thoughts(level).observe(seconds)


@cache
def _moves(game: str, by: str) -> Counter:
    return MOVES.labels(game, "person" if by == "order" else by.partition(":")[0])  # instructions are secret


@cache
def _refusals(rule: str) -> Counter:
    return REFUSALS.labels(rule)


@cache
def _nudges(wanted: bool) -> Counter:
    return NUDGES.labels("yes" if wanted else "no")


@cache
def _requests(method: str, route: str, status: int) -> Histogram:
    return REQUEST_SECONDS.labels(method, route, status)


@cache
def _thoughts(level: str) -> Histogram:
    return BOT_SECONDS.labels(level)
