"""`make simulate`: the smallest fleet that keeps the bar, and how far the model is from what was measured.

The last line is JSON (version 1); the lines before it are the points. Exit code 1 if the model is off at a point, or no
fleet keeps the bar. NOISY=1 judges by ratios alone: for points that were measured on a busy machine.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from simulate.fleet import (
    BUSY_NOISE,
    MAX_BUSY,
    MAX_P99_MS,
    Crowd,
    Predicted,
    predict,
    seconds_until_all_are_back,
    smallest_fleet,
)
from simulate.measured import KEPT, Measured, newest, read_measured
from simulate.money import eur_month, parts_of
from simulate.points import NOT_MEASURED, Measurements, Point, compare, read_points

VERSION = 1
SOCKETS_A_MOVE = 200
"""Open sockets for each move a second (assumed)."""
MAX_LOAD_PER_CORE = 0.5
"""A machine with more load than this before the measurement was noisy: only ratios mean something."""


MAX_STOLEN = 0.05
"""So was one of which the host gave more than this part to others."""


def main() -> None:
    """Simulate, print the points and one line of JSON, and end with 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=float, default=5000, help="moves a second")
    parser.add_argument("--sockets", type=int, help=f"open sockets; otherwise {SOCKETS_A_MOVE} for each move a second")
    parser.add_argument("--from", dest="source", type=Path, help="what `make load` has written")
    asked = parser.parse_args()
    sockets = SOCKETS_A_MOVE * round(asked.moves) if asked.sockets is None else asked.sockets
    if asked.moves <= 0 or sockets < 0:
        parser.error("MOVES is above 0, and SOCKETS is not below 0.")
    source = asked.source or newest()
    if not source.exists():
        parser.error(f"{source} is missing: make load writes it.")
    measured, crowd = read_measured(source), Crowd(asked.moves, sockets)
    found = read_points()
    points = compare(measured, found)
    for point in points:
        told = point.told()
        print(f"{told['id']} {told['at']}: measured {told['measured']}, predicted {told['predicted']}", file=sys.stderr)  # noqa: T201
    line = figures(measured, crowd, points, found) | {"from": "kept" if source == KEPT else "measured here"}
    print(json.dumps(line))  # noqa: T201
    sys.exit(0 if line["ok"] else 1)


def figures(measured: Measured, crowd: Crowd, points: list[Point], found: Measurements) -> dict[str, Any]:
    """Return what is printed: the fleet, without one gateway, what it costs, and whether the model may be believed."""
    gateways, fleet = smallest_fleet(measured, crowd)
    parts = parts_of(measured, crowd, gateways)
    why = whats_off(points, found)
    missed = missed_bars(fleet)
    return {
        "verb": "simulate",
        "version": VERSION,
        "moves_per_s": crowd.moves_per_s,
        "sockets": crowd.sockets,
        "bar": {"p99_ms": MAX_P99_MS, "loop_busy": MAX_BUSY},
        "fleet": parts,
        "loop_busy": round(fleet.busy, 2),
        "p50_ms": round(fleet.p50_ms, 1),
        "p99_ms": round(fleet.p99_ms, 1),
        "without_one": {"gateway": without_one_gateway(measured, crowd, gateways)},
        "eur_month": eur_month(measured, crowd, parts),
        "not_built": ["shards"] if parts["shards"] > 1 else [],
        "points": [point.told() for point in points],
        "not_measured": NOT_MEASURED,
        "measured_at": {"histograms": measured.about, "points": found.about},
        "valid": all(point.is_ok for point in points if point.judges) and not is_noisy(found),
        "ok": not why and not missed,
        "why": why + missed,
    }


def without_one_gateway(measured: Measured, crowd: Crowd, gateways: int) -> dict[str, float | None]:
    """Return what a fleet is like after one gateway has died; None if nothing is left."""
    back_s = seconds_until_all_are_back(measured, crowd, gateways) if gateways > 1 else float("inf")
    if back_s == float("inf"):
        return {"p99_ms": None, "p99_ms_meanwhile": None, "back_s": None}
    lost = round(crowd.sockets / gateways)
    return {
        "p99_ms": round(predict(measured, crowd, gateways - 1).p99_ms, 1),
        "p99_ms_meanwhile": round(predict(measured, crowd, gateways - 1, back_sockets=lost).p99_ms, 1),
        "back_s": round(back_s, 1),
    }


def whats_off(points: list[Point], found: Measurements) -> list[str]:
    """Return the points at which the model is off, and whether they were measured on a noisy machine."""
    only_ratios = is_noisy(found) and os.environ.get("NOISY") == "1"
    judges = [point for point in points if point.judges and (point.is_ratio or not only_ratios)]
    off = [f"{point.id} {point.at}: {point.off:+.0%}" for point in judges if not point.is_ok]
    return off + ["points were measured on a noisy machine: NOISY=1"] * (is_noisy(found) and not only_ratios)


def is_noisy(found: Measurements) -> bool:
    """Return True if the points were measured beside other work, on this machine or on its host."""
    return found.stolen > MAX_STOLEN or bool(found.about["load_before"] > MAX_LOAD_PER_CORE * found.about["cores"])


def missed_bars(fleet: Predicted) -> list[str]:
    """Return the bars that a fleet misses."""
    slow, busy = fleet.p99_ms > MAX_P99_MS, fleet.busy > MAX_BUSY * (1 + BUSY_NOISE)
    return ["p99_ms"] * slow + ["loop_busy"] * busy


if __name__ == "__main__":
    main()
