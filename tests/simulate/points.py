"""The points at which the model is held against measurements: what is measured, and what the model says of it.

V4 (many gateways that hear one subject) is not measured: subjects are by slot since ADR 68. V7 (two databases) is not:
they are not built. V8 (a backlog of bots) is not: the model has no workers yet.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from simulate.measured import Measured
from simulate.plan import (
    BACK_SOCKETS,
    CORES,
    FULL_SECONDS,
    FULL_TABLES,
    IDLE,
    KEPT,
    LADDER,
    LADDER_P99_MS,
    LADDER_SECONDS,
    PACED_TABLES,
    RATES,
    WITHIN_S,
    within_name,
)
from simulate.play import at_a_pace, at_full_speed, seconds_until_back
from simulate.world import Layout

NOT_MEASURED = {
    "V4": "subjects are by slot since ADR 68",
    "V7": "several databases are not built",
    "V8": "the model has no workers yet",
}
MAX_OFF = 0.2
"""By how much the model may be off, as a part of what was measured."""
SIMULATED_PACED_SECONDS = 60.0
"""Longer than measured: the model's 99th percentile shall not hang on a few moves."""


class Point(NamedTuple):
    """One comparison."""

    id: str
    at: str
    measured: float
    predicted: float
    is_ratio: bool
    """Whether it means something on a noisy machine."""
    judges: bool
    """Whether it is a judge of the model; V5 is not: sockets are calibrated by one of the two."""

    @property
    def off(self) -> float:
        """How far the prediction is off, as a part of what was measured."""
        return self.predicted / self.measured - 1 if self.measured else 0.0

    @property
    def is_ok(self) -> bool:
        """Whether the prediction is near enough."""
        return abs(self.off) <= MAX_OFF

    def told(self) -> dict[str, Any]:
        """Return it as it is printed."""
        return {
            "id": self.id,
            "at": self.at,
            "measured": round(self.measured, 3),
            "predicted": round(self.predicted, 3),
            "off": round(self.off, 2),
            "ok": self.is_ok,
        }


class Measurements(NamedTuple):
    """The points of one measurement: when, where and how, and the values by point and what it is about."""

    about: dict[str, Any]
    values: dict[tuple[str, str], float]


def read_points(path: Path = KEPT) -> Measurements:
    """Read points that were measured."""
    found = json.loads(path.read_text("utf-8"))
    return Measurements(found["about"], {(each["id"], each["at"]): each["measured"] for each in found["points"]})


def predictions(measured: Measured) -> dict[tuple[str, str], float]:
    """Return what the model says of each point."""
    alone = Layout(1, shared_cores=CORES)
    found: dict[tuple[str, str], float] = {}
    for rate in RATES:
        played = at_a_pace(measured, alone, PACED_TABLES, rate, SIMULATED_PACED_SECONDS)
        found["V1", f"{rate}/s p50_ms"], found["V1", f"{rate}/s p99_ms"] = played.p50_ms, played.p99_ms
    found["V2", "moves/s with p99 < 100 ms"] = highest_rate(measured, alone)
    found |= fleet_predictions(measured)
    for sockets in IDLE:
        found["V5", f"{sockets} sockets, cpu_ms_per_s"] = sockets * measured.idle_s_per_s * 1000
    for within in WITHIN_S:
        found["V6", within_name(within)] = seconds_until_back(measured, alone, BACK_SOCKETS, within)
    return found


def highest_rate(measured: Measured, layout: Layout) -> float:
    """Return the highest rate of the ladder below the first that misses the bar."""
    highest = RATES[-1]
    for rate in LADDER:
        if at_a_pace(measured, layout, PACED_TABLES, rate, LADDER_SECONDS).p99_ms >= LADDER_P99_MS:
            break
        highest = rate
    return float(highest)


def fleet_predictions(measured: Measured) -> dict[tuple[str, str], float]:
    """Return what the model says of two gateways beside one, at full speed behind a proxy."""
    one, affine, spread = (
        at_full_speed(measured, layout, FULL_TABLES, FULL_SECONDS)
        for layout in (
            Layout(1, shared_cores=CORES, has_proxy=True),
            Layout(2, shared_cores=CORES, has_proxy=True),
            Layout(2, shared_cores=CORES, has_proxy=True, is_spread=True),
        )
    )
    found = {("V3", "one, gateway cpu_ms"): one.gateway_cpu_ms, ("V3", "one, p99_ms"): one.p99_ms}
    for name, fleet in (("affine", affine), ("spread", spread)):
        found["V3", f"two {name}, gateway cpu_ms"] = fleet.gateway_cpu_ms
        found["V3", f"two {name}, postgres cpu_ms"] = fleet.postgres_cpu_ms
        found["V3", f"two {name}, p99_ms"] = fleet.p99_ms
        found["V3", f"two {name}, beside_one_gateway"] = fleet.gateway_cpu_ms / one.gateway_cpu_ms
        found["V3", f"two {name}, gateway_share"] = max(fleet.gateway_share)
    return found


def compare(measured: Measured, found: Measurements) -> list[Point]:
    """Hold the model against what was measured."""
    predicted = predictions(measured)
    return [
        Point(
            name,
            at,
            value,
            predicted[name, at],
            is_ratio=at.endswith(("beside_one_gateway", "gateway_share")),
            judges=name != "V5",
        )
        for (name, at), value in found.values.items()
    ]
