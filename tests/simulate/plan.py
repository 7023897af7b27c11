"""What is measured at the points, and modelled in the same way."""

from pathlib import Path

KEPT = Path(__file__).parent / "points.json"
"""The points as they were measured last."""
CORES = 2
"""Cores of the measuring machine, which everything shares."""
RATES = (25, 100, 300)
PACED_TABLES, PACED_SECONDS = 125, 15.0
LADDER = (350, 400, 450, 500, 550, 600, 650, 700, 800)
"""Rates of V2, in moves a second; the highest that keeps 100 ms counts."""
LADDER_SECONDS, LADDER_P99_MS = 8.0, 100.0
FULL_TABLES, FULL_SECONDS = 60, 12
IDLE = (1000, 5000)
"""Sockets of V5."""
BACK_SOCKETS = 2000
WITHIN_S = (0.0, 10.0)
"""Seconds within which the sockets of V6 come back: at once, and with jitter."""


def within_name(within_s: float) -> str:
    """Return what a part of V6 is called."""
    return f"{BACK_SOCKETS} sockets back in seconds, {f'within {within_s:.0f} s' if within_s else 'at once'}"
