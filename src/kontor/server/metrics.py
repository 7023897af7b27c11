"""What an operator wants to know: counters and times, read by Prometheus at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("kontor_moves_total", "Entries added to logs.", ["game", "by"])
REFUSALS = Counter("kontor_refusals_total", "Actions refused, by rule.", ["rule"])
FRAMES = Counter("kontor_frames_total", "Frames that clients sent.")
SOCKETS = Gauge("kontor_sockets", "Open sockets of this process.")
WAITING_BOTS = Gauge("kontor_waiting_bots", "Matches in which a bot is to move.")
MOVE_SECONDS = Histogram(
    "kontor_move_seconds",
    "From a command at the door until it is on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_SECONDS = Histogram(
    "kontor_bot_seconds",
    "How long a bot thought.",
    ["level"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
