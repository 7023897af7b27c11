"""Measures the points that the model of `make simulate` is held against: `python -m simulate.measure`, about 7 minutes.

Everything runs on this machine: gateways, PostgreSQL, NATS, HAProxy and the process that plays. Writes
`tests/simulate/points.json`, or what `--out` names; `--only` measures a part again and keeps the others. Run
`make load` on the same machine just before.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from fleet.playing import Played, play
from fleet.proxy import Kind
from fleet.run import ROUNDS
from fleet.stage import stage_of
from perf.load.histograms import about
from perf.load.idle import measure_idle
from perf.load.matches import new_matches
from perf.load.players import play_on, sit_down, stand_up
from perf.load.run import GAMES, delays, say
from perf.load.speed import Speed, load_now, measured_speed
from perf.load.stage import Services, gateway, services
from simulate.plan import (
    BACK_SOCKETS,
    FULL_SECONDS,
    IDLE,
    KEPT,
    LADDER,
    LADDER_P99_MS,
    LADDER_SECONDS,
    PACED_SECONDS,
    PACED_TABLES,
    RATES,
    WITHIN_S,
    within_name,
)

IDLE_SECONDS = 20.0
OPEN_TIMEOUT_SECONDS = 120.0
"""Seconds that a socket may take to open while all others do the same."""
REACHED = 0.95
"""The part of a rate that must have been played for it to count."""


class Taken(NamedTuple):
    """One figure, and how fast the machine was when it was measured."""

    at: str
    value: float
    speed: Speed


def main() -> None:
    """Measure and write all points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=KEPT)
    parser.add_argument("--only", action="append", choices=["V1", "V2", "V3", "V5", "V6"])
    asked = parser.parse_args()
    parts = {"V1": _paces, "V2": _highest, "V3": _fleets, "V5": _idle, "V6": _back}
    names = asked.only or list(parts)
    found = kept_points(asked.out, names)
    with services() as stage:
        for name in names:
            load_before = load_now()
            for at, value, speed in parts[name](stage):
                say(f"{name} {at}: {value:.3f}, {speed}")
                point = {"id": name, "at": at, "measured": round(value, 4), "load_before": load_before}
                found.append(point | speed._asdict())
                write(asked.out, found)


def kept_points(path: Path, names: list[str]) -> list[dict[str, Any]]:
    """Return the points that were measured before and are not measured again."""
    before = json.loads(path.read_text("utf-8"))["points"] if path.exists() else []
    return [each for each in before if each["id"] not in names]


def write(path: Path, found: list[dict[str, Any]]) -> None:
    """Write the points so far, one a line; the machine was as noisy as it was before the worst of them."""
    known = about("python -m simulate.measure", max(each["load_before"] for each in found))
    lines = ",\n    ".join(json.dumps(each) for each in sorted(found, key=lambda each: str(each["id"])))
    path.write_text(f'{{\n  "about": {json.dumps(known)},\n  "points": [\n    {lines}\n  ]\n}}\n', "utf-8")


async def _paced(stage: Services, per_s: float, seconds: float) -> dict[str, float]:
    """Play at a pace; return what people waited, and how many moves a second were made."""
    seated = await asyncio.to_thread(new_matches, stage.database, PACED_TABLES, GAMES)
    with gateway(stage.environment) as (address, _):
        matches, listening = await sit_down(address, seated)
        await play_on(matches, seconds, per_s)
        await stand_up(matches, listening)
    return {**delays(matches), "per_s": sum(match.acknowledged for match in matches) / seconds}


def _paces(stage: Services) -> Iterator[Taken]:
    for rate in RATES:
        with measured_speed() as meter:
            found = asyncio.run(_paced(stage, rate, PACED_SECONDS))
        yield Taken(f"{rate}/s p50_ms", found["p50_ms"], meter.speed)
        yield Taken(f"{rate}/s p99_ms", found["p99_ms"], meter.speed)


def _highest(stage: Services) -> Iterator[Taken]:
    highest = RATES[-1]
    with measured_speed() as meter:
        for rate in LADDER:
            found = asyncio.run(_paced(stage, rate, LADDER_SECONDS))
            say(f"{rate}/s: {found}")
            if found["p99_ms"] >= LADDER_P99_MS or found["per_s"] < REACHED * rate:
                break
            highest = rate
    yield Taken("moves/s with p99 < 100 ms", float(highest), meter.speed)


def _fleets(stage: Services) -> Iterator[Taken]:
    """Measure as `make fleet` does: in rounds, of which the one with the least processor time counts."""
    setups: list[tuple[str, int, Kind]] = [
        ("one", 1, "affine"),
        ("two affine", 2, "affine"),
        ("two spread", 2, "spread"),
    ]
    rounds: dict[str, list[tuple[Played, Speed]]] = {name: [] for name, _, _ in setups}
    for _ in range(ROUNDS):
        for name, count, kind in setups:
            with measured_speed() as meter:
                played = play(stage_of(stage), count, kind, FULL_SECONDS)
            say(f"{name}: {played.per_s} moves/s, p50 {median(played.times) * 1000:.1f} ms, {played.cpu_ms}")
            rounds[name].append((played, meter.speed))
    best = {name: min(several, key=lambda each: each[0].cpu_ms["gateway"]) for name, several in rounds.items()}
    for name, count, _ in setups:
        found, speed = best[name]
        figures = {"gateway cpu_ms": found.cpu_ms["gateway"], "p99_ms": _p99_ms(found)}
        if count > 1:
            beside = found.cpu_ms["gateway"] / best["one"][0].cpu_ms["gateway"]
            figures |= {"postgres cpu_ms": found.cpu_ms["postgres"], "beside_one_gateway": beside}
            figures["gateway_share"] = max(found.gateway_share)
        for what, value in figures.items():
            yield Taken(f"{name}, {what}", value, speed)


def _p99_ms(played: Played) -> float:
    return quantiles(played.times, n=100)[98] * 1000


def _idle(stage: Services) -> Iterator[Taken]:
    match = new_matches(stage.database, 1)[0].match
    for count in IDLE:
        with gateway(stage.environment) as (address, pid), measured_speed() as meter:
            cost = asyncio.run(measure_idle(address, pid, stage.postgres, match, count, IDLE_SECONDS))
        yield Taken(f"{count} sockets, cpu_ms_per_s", cost.us_per_s * count / 1000, meter.speed)


def _back(stage: Services) -> Iterator[Taken]:
    match = new_matches(stage.database, 1)[0].match
    for within_s in WITHIN_S:
        with gateway(stage.environment) as (address, _), measured_speed() as meter:
            took = asyncio.run(_come_back(address, match, within_s))
        yield Taken(within_name(within_s), took, meter.speed)


async def _come_back(address: str, match: str, within_s: float) -> float:
    """Return how many seconds it takes until all sockets are there that come at moments within some seconds."""
    place, luck = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket", Random(1)  # noqa: S311

    async def one(after_s: float) -> Any:
        await asyncio.sleep(after_s)
        socket = await connect(place, compression=None, ping_interval=None, open_timeout=OPEN_TIMEOUT_SECONDS)
        await socket.send('{"say":"hello"}')
        for _ in range(2):  # the match, the position
            await socket.recv()
        return socket

    began = time.perf_counter()
    sockets = await asyncio.gather(*(one(luck.random() * within_s) for _ in range(BACK_SOCKETS)))
    took = time.perf_counter() - began
    await asyncio.gather(*(socket.close() for socket in sockets))
    return took


if __name__ == "__main__":
    main()
