"""What `make load` keeps for the model of `make simulate`: `build/load/histograms.json`."""

import json
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from perf.load.idle import IdleCost
from perf.load.speed import Speed, measured_speed
from perf.load.stage import Services
from perf.load.stages import measure_stages, points_of

ROOT = Path(__file__).parents[3]
PLACE = "build/load/histograms.json"
VERSION = 1


class Idle(NamedTuple):
    """What sockets cost, and how fast the machine was then."""

    cost: IdleCost
    speed: Speed


def write_histograms(
    stage: Services,
    games: Sequence[dict[str, Any]],
    paced: dict[str, Any],
    way_ms: list[float],
    idle: Idle,
    load_before: float,
) -> str:
    """Measure the stages of a move, write everything that the model needs, and return where it is."""
    with measured_speed() as meter:
        stages = {
            each["game"]: measure_stages(stage.database, stage.postgres, each["game"], each["seats"]) for each in games
        }
    disk_ms = [max(0.0, waited - each.postgres_ms) for each in stages.values() for waited in each.wait]
    found = {
        "version": VERSION,
        "about": about("make load", load_before),
        "games": [
            {
                **{name: each[name] for name in ("game", "seats", "cpu_ms", "slowness", "frames")},
                "door_ms": points_of(stages[each["game"]].door),
                "tell_ms": points_of(stages[each["game"]].tell),
                "read_ms": points_of(stages[each["game"]].read),
                "read_postgres_ms": round(stages[each["game"]].read_postgres_ms, 4),
            }
            for each in games
        ],
        "paced": {name: paced[name] for name in ("per_s", "games", "cpu_ms", "slowness")},
        "stages_slowness": meter.speed.slowness,
        "flush_ms": points_of(disk_ms),
        "network_ms": points_of(way_ms),
        "sockets": {
            "kib": round(idle.cost.kib, 1),
            "idle_us_per_s": round(idle.cost.us_per_s, 2),
            "slowness": idle.speed.slowness,
            "join_cpu_ms": {name: round(used, 3) for name, used in idle.cost.join_cpu_ms._asdict().items()},
        },
    }
    path = ROOT / PLACE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found) + "\n", "utf-8")
    return PLACE


def about(command: str, load_before: float) -> dict[str, Any]:
    """Return when, where and how something is measured."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
        "cores": os.cpu_count(),
        "load_before": load_before,
    }
