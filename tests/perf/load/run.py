"""`make load`: what a move and a socket cost one gateway, beside bare PostgreSQL. The last line is JSON (version 2).

Compare figures of one run, or processor time between runs. `slowness` says how much more processor time a fixed piece
of work took meanwhile than on a usual machine, `stolen` which part of the wanted time the host gave to others: where
they differ, so do the figures.
"""

import argparse
import asyncio
import json
import os
import sys
from itertools import chain
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from perf.load.bare import bare_tps
from perf.load.histograms import Idle, write_histograms
from perf.load.idle import measure_idle, one_way_ms
from perf.load.matches import new_matches
from perf.load.players import LoadedMatch, play_on, sit_down, stand_up
from perf.load.speed import load_now, measured_speed
from perf.load.stage import Services, cpu_seconds, family_cpu_seconds, gateway, services
from perf.load.written import log_bytes, written_bytes

VERSION = 2
GAMES = (("borneo", 4), ("goa", 4), ("cargo_noir", 4), ("novgorod", 3))
MATCHES_PER_GAME = 30
"""Enough that they do not run out of moves before the time is up."""
PACED_GAMES = (("borneo", 4), ("goa", 4))
PACED_MATCHES, MOVES_PER_SECOND = 125, 50.0
"""125 matches of four are 500 sockets."""


class Used(NamedTuple):
    """Processor time in seconds."""

    gateway: float
    postgres: float
    nats: float
    generator: float

    def since(self, before: "Used", moves: int) -> dict[str, float]:
        """Return what a move has taken since an earlier moment, in milliseconds."""
        pairs = zip(self._fields, self, before, strict=True)
        return {name: round((now - then) * 1000 / max(1, moves), 3) for name, now, then in pairs}


def main() -> None:
    """Measure, and print one line of JSON; progress goes to standard error."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--idle-seconds", type=int, default=30)
    parser.add_argument("--game", action="append", choices=[game for game, _ in GAMES], help="only this one")
    asked = parser.parse_args()
    busy_before = load_now()
    with services() as stage:
        say(f"bare PostgreSQL for {asked.seconds} s")
        bare = bare_tps(stage.database, asked.seconds)
        say(f"{bare:.0f} statements/s; now through the gateway")
        games = [
            asyncio.run(measure_game(stage, game, seats, asked.seconds))
            for game, seats in GAMES
            if game in (asked.game or dict(GAMES))
        ]
        paced = asyncio.run(measure_pace(stage, asked.seconds))
        say(f"{paced['p50_ms']} ms until all have seen a move; now {asked.idle} idle sockets")
        with gateway(stage.environment) as (address, pid):
            match = new_matches(stage.database, 1)[0].match
            with measured_speed() as meter:
                way_ms = asyncio.run(one_way_ms(address, pid, match))
                idle = asyncio.run(measure_idle(address, pid, stage.postgres, match, asked.idle, asked.idle_seconds))
        say("now the stages of a move, one at a time")
        histograms = write_histograms(stage, games, paced, way_ms, Idle(idle, meter.speed), busy_before)
    moves = mean(game["per_s"] for game in games)
    dropped = sum(game["dropped"] for game in games) + paced["dropped"] + idle.closed
    refused = sum(game["refused"] for game in games)
    why = [f"{dropped} sockets dropped"] * bool(dropped) + [f"{refused} legal actions refused"] * bool(refused)
    found = {
        "verb": "load",
        "version": VERSION,
        "cores": os.cpu_count(),
        "load_before": busy_before,
        "bare_tps": round(bare),
        "moves_per_s": round(moves),
        "share": round(moves / bare, 3),
        "cpu_ms_per_move": round(mean(game["cpu_ms"]["gateway"] for game in games), 3),
        "cpu_ms_per_move_at_usual_speed": round(
            mean(game["cpu_ms"]["gateway"] / game["slowness"] for game in games), 3
        ),
        "stolen": max(game["stolen"] for game in games),
        "games": games,
        "paced": [paced],
        "p50_ms": paced["p50_ms"],
        "p99_ms": paced["p99_ms"],
        "sockets": {
            "idle": asked.idle,
            "kib": round(idle.kib, 1),
            "idle_us_per_s": round(idle.us_per_s, 2),
            "slowness": meter.speed.slowness,
            "join_cpu_ms": {name: round(used, 3) for name, used in idle.join_cpu_ms._asdict().items()},
        },
        "histograms": histograms,
        "dropped": dropped,
        "ok": not why,
        "why": why,
    }
    print(json.dumps(found))  # noqa: T201


async def measure_game(stage: Services, game: str, seats: int, seconds: float) -> dict[str, Any]:
    """Play one game at full speed through a gateway of its own; return what a move takes of whom."""
    seated = await asyncio.to_thread(new_matches, stage.database, MATCHES_PER_GAME, ((game, seats),))
    with gateway(stage.environment) as (address, pid):
        matches, listening = await sit_down(address, seated)
        frames, size = totals(matches)
        before, written = used(stage, pid), await written_bytes(stage.database)
        with measured_speed() as meter:
            await play_on(matches, seconds, None)
            await stand_up(matches, listening)
            after = used(stage, pid)
    moves = sum(match.acknowledged for match in matches)
    last_frames, last_size = totals(matches)
    found: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "moves": moves,
        "per_s": round(moves / seconds, 1),
        "cpu_ms": after.since(before, moves),
        **meter.speed._asdict(),
        "wal_b": round((await written_bytes(stage.database) - written) / max(1, moves)),
        "log_b": await log_bytes(stage.database, game),
        "down_b": round((last_size - size) / max(1, moves)),
        "frames": round((last_frames - frames) / max(1, moves), 2),
        **delays(matches),
        "refused": sum(match.refused for match in matches),
        "dropped": sum(match.dropped for match in matches),
    }
    say(f"{game}: {moves} moves, {found['cpu_ms']['gateway']} ms of the gateway each")
    return found


async def measure_pace(stage: Services, seconds: float) -> dict[str, Any]:
    """Play at a common pace; return how long it takes until all have seen a move, and what it costs then.

    A process that slept has to wake up, its caches are cold, and it does one thing each time: a move costs more.
    """
    seated = await asyncio.to_thread(new_matches, stage.database, PACED_MATCHES, PACED_GAMES)
    with gateway(stage.environment) as (address, pid):
        matches, listening = await sit_down(address, seated)
        before = used(stage, pid)
        with measured_speed() as meter:
            await play_on(matches, seconds, MOVES_PER_SECOND)
            after = used(stage, pid)
        await stand_up(matches, listening)
    return {
        "per_s": MOVES_PER_SECOND,
        "games": [game for game, _ in PACED_GAMES],
        "cpu_ms": after.since(before, sum(match.acknowledged for match in matches)),
        **meter.speed._asdict(),
        **delays(matches),
        "dropped": sum(match.dropped for match in matches),
    }


def used(stage: Services, gateway_pid: int) -> Used:
    """Return the processor time that everybody has used so far."""
    own = os.times()
    return Used(
        cpu_seconds(gateway_pid), family_cpu_seconds(stage.postgres), cpu_seconds(stage.nats), own.user + own.system
    )


def totals(matches: list[LoadedMatch]) -> tuple[int, int]:
    """Return the frames and bytes that the players of some matches have received."""
    return sum(match.frames for match in matches), sum(match.bytes for match in matches)


def delays(matches: list[LoadedMatch]) -> dict[str, float]:
    """Return how long it took until all have seen a move, half of the moves and 99 of 100, in milliseconds."""
    times = sorted(chain.from_iterable(match.times for match in matches))
    return {"p50_ms": round(median(times) * 1000, 1), "p99_ms": round(quantiles(times, n=100)[98] * 1000, 1)}


def say(sentence: str) -> None:
    """Print a line of progress."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
