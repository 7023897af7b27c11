"""The points at which the model is held against measurements: what is measured, and what the model says of it.

V4 (many gateways that hear one subject) is not measured: subjects are by slot since ADR 68. V7 (two databases) is not:
they are not built. V8 (a backlog of bots) is not: the model has no workers yet.
"""

import json
from collections.abc import Mapping
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
FLEETS = {
    "one": Layout(1, shared_cores=CORES, has_proxy=True),
    "two affine": Layout(2, shared_cores=CORES, has_proxy=True),
    "two spread": Layout(2, shared_cores=CORES, has_proxy=True, is_spread=True),
}
"""The fleets of V3."""
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
    slowness: dict[tuple[str, str], float]
    """How much slower the machine was than usual, by point."""
    stolen: float
    """The largest part of the processor time that the host gave to others at a point."""


def read_points(path: Path = KEPT) -> Measurements:
    """Read points that were measured."""
    found = json.loads(path.read_text("utf-8"))
    points = {(each["id"], each["at"]): each for each in found["points"]}
    return Measurements(
        found["about"],
        {key: each["measured"] for key, each in points.items()},
        {key: each.get("slowness", 1.0) for key, each in points.items()},
        max((each.get("stolen", 0.0) for each in points.values()), default=0.0),
    )


def predictions(measured: Measured, slowness: Mapping[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """Return what the model says of each point, on a machine as fast as it was when the point was measured."""

    def then(name: str, at: str) -> Measured:
        return measured.slower(slowness.get((name, at), 1.0))

    alone = Layout(1, shared_cores=CORES)
    found: dict[tuple[str, str], float] = {}
    for rate in RATES:
        costs = then("V1", f"{rate}/s p50_ms")
        played = at_a_pace(costs, alone, PACED_TABLES, rate, SIMULATED_PACED_SECONDS)
        found["V1", f"{rate}/s p50_ms"], found["V1", f"{rate}/s p99_ms"] = played.p50_ms, played.p99_ms
    highest = "moves/s with p99 < 100 ms"
    found["V2", highest] = highest_rate(then("V2", highest), alone)
    found |= fleet_predictions({name: then("V3", f"{name}, p99_ms") for name in FLEETS})
    for sockets in IDLE:
        at = f"{sockets} sockets, cpu_ms_per_s"
        found["V5", at] = sockets * then("V5", at).idle_s_per_s * 1000
    for within in WITHIN_S:
        at = within_name(within)
        found["V6", at] = seconds_until_back(then("V6", at), alone, BACK_SOCKETS, within)
    return found


def highest_rate(measured: Measured, layout: Layout) -> float:
    """Return the highest rate of the ladder below the first that misses the bar."""
    highest = RATES[-1]
    for rate in LADDER:
        if at_a_pace(measured, layout, PACED_TABLES, rate, LADDER_SECONDS).p99_ms >= LADDER_P99_MS:
            break
        highest = rate
    return float(highest)


def fleet_predictions(measured: Mapping[str, Measured]) -> dict[tuple[str, str], float]:
    """Return what the model says of two gateways beside one, at full speed behind a proxy; costs by fleet."""
    played = {name: at_full_speed(measured[name], layout, FULL_TABLES, FULL_SECONDS) for name, layout in FLEETS.items()}
    found: dict[tuple[str, str], float] = {}
    for name, fleet in played.items():
        found["V3", f"{name}, gateway cpu_ms"] = fleet.gateway_cpu_ms
        found["V3", f"{name}, p99_ms"] = fleet.p99_ms
        if name != "one":
            found["V3", f"{name}, postgres cpu_ms"] = fleet.postgres_cpu_ms
            found["V3", f"{name}, beside_one_gateway"] = fleet.gateway_cpu_ms / played["one"].gateway_cpu_ms
            found["V3", f"{name}, gateway_share"] = max(fleet.gateway_share)
    return found


def compare(measured: Measured, found: Measurements) -> list[Point]:
    """Hold the model against what was measured."""
    predicted = predictions(measured, found.slowness)
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
