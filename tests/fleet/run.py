"""`make fleet`: several gateways and databases, beside one of each in the same run. The last line is JSON (version 1).

Compare `beside_one_gateway` and counts between machines; times depend on what else runs.
"""

import argparse
import asyncio
import json
import os
import sys
from contextlib import ExitStack
from statistics import median, quantiles
from typing import Any

from fleet.cores import OF_GATEWAYS, away_from_gateways
from fleet.killing import FAULTS, Survived, survive
from fleet.playing import Played, play
from fleet.stage import stage_with
from perf.load.run import say
from perf.load.speed import load_now

MAX_RATIO = 1.15
"""How much more of a gateway's processor time a move may cost in a fleet than with one gateway."""
ROUNDS = 2
"""Rounds of one gateway and then several; other work only adds processor time, so the lowest round counts."""
MAX_STALL_MS = 3000
MAX_FOREIGN_SHARE = 0.01
"""The part of the nudges that a gateway may hear though nobody there wants them."""
MAX_LOAD_PER_CORE = 0.5
"""A machine with more load than this before the run is noisy: only ratios and counts mean something."""


def main() -> None:
    """Measure, print one line of JSON, and end with 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gateways", type=int, default=2)
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--proxy", choices=["affine", "spread", "none"], default="affine")
    parser.add_argument("--kill", choices=["none", *FAULTS], default="none")
    parser.add_argument("--seconds", type=int, default=20)
    asked = parser.parse_args()
    if asked.shards < 1:
        parser.error("SHARDS is the number of databases, at least 1.")
    if asked.gateways < 1 or (asked.proxy == "none" and asked.gateways != 1):
        parser.error("GATEWAYS is at least 1, and more than one need PROXY=affine or PROXY=spread.")
    load_before, kind = load_now(), None if asked.proxy == "none" else asked.proxy
    with away_from_gateways(), ExitStack() as stack:
        stage = stack.enter_context(stage_with(0))
        divided = stack.enter_context(stage_with(asked.shards - 1)) if asked.shards > 1 else stage
        rounds = [
            [
                play(each, count, kind, asked.seconds, OF_GATEWAYS)
                for each, count in ((stage, 1), (divided, asked.gateways))
            ]
            for _ in range(ROUNDS)
        ]
    alone, fleet = (min(several, key=lambda each: each.cpu_ms["gateway"]) for several in zip(*rounds, strict=True))
    survived = None
    say(
        f"{alone.cpu_ms['gateway']} ms of a gateway a move, {fleet.cpu_ms['gateway']} ms with {asked.gateways} gateways"
        f" and {asked.shards} databases"
    )
    if asked.kill != "none":
        say(f"now people play while {asked.kill} is killed")
        survived = asyncio.run(survive(asked.kill, asked.seconds, asked.shards - 1))
    found = figures((asked.gateways, asked.shards), asked.proxy, alone, fleet, asked.kill, survived, load_before)
    print(json.dumps(found))  # noqa: T201
    sys.exit(0 if found["ok"] else 1)


def figures(
    size: tuple[int, int],
    proxy: str,
    alone: Played,
    fleet: Played,
    killed: str,
    survived: Survived | None,
    load_before: float,
) -> dict[str, Any]:
    """Return what is printed, with the bars that are missed; `size` is how many gateways and databases there are."""
    ratios = {name: round(fleet.cpu_ms[name] / alone.cpu_ms[name], 2) for name in ("gateway", "postgres")}
    lost = fleet.lost + (survived.lost if survived else 0)
    duplicated = fleet.duplicated + (survived.duplicated if survived else 0)
    not_told = fleet.dropped + (survived.rooms_not_told if survived else 0)
    longest_ms = survived.longest_stall_ms if survived else round(fleet.times[-1] * 1000)
    heard = sum(fleet.nudges)
    missed = {
        "lost": lost,
        "duplicated": duplicated,
        "rooms_not_told": not_told,
        "refused": fleet.refused,
        "stuck": survived.stuck if survived else 0,
        "misled": survived.misled if survived else 0,
        "a database without a move": len(fleet.moves_by_shard) < size[1] or not all(fleet.moves_by_shard),
        "beside_one_gateway": proxy == "affine" and ratios["gateway"] > MAX_RATIO,
        "foreign nudges": proxy == "affine" and fleet.nudges.foreign > MAX_FOREIGN_SHARE * heard,
        "longest_stall_ms": survived is not None and longest_ms > MAX_STALL_MS,
    }
    is_noisy = load_before > MAX_LOAD_PER_CORE * (os.cpu_count() or 1) and os.environ.get("NOISY") != "1"
    why = [name for name, is_missed in missed.items() if is_missed] + ["noisy machine: NOISY=1"] * is_noisy
    return {
        "verb": "fleet",
        "version": 1,
        "load_before": load_before,
        "gateways": size[0],
        "shards": size[1],
        "proxy": proxy,
        "pooler": False,
        "moves": fleet.moves,
        "moves_by_shard": fleet.moves_by_shard,
        "per_s": fleet.per_s,
        "cpu_ms": fleet.cpu_ms,
        "one_gateway_cpu_ms": alone.cpu_ms,
        "gateway_share": fleet.gateway_share,
        "beside_one_gateway": ratios,
        "nudges": fleet.nudges._asdict(),
        "slots_moved": 0,
        "p50_ms": round(median(fleet.times) * 1000, 1),
        "p99_ms": round(quantiles(fleet.times, n=100)[98] * 1000, 1),
        "longest_stall_ms": longest_ms,
        "rooms_not_told": not_told,
        "lost": lost,
        "duplicated": duplicated,
        "refused": fleet.refused,
        "killed": [] if killed == "none" else [killed],
        "killed_moves": survived.moves if survived else 0,
        "ok": not why,
        "why": why,
    }


if __name__ == "__main__":
    main()
