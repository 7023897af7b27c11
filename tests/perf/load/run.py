"""`make load`: how many moves one gateway handles, compared with bare PostgreSQL. The last line is JSON."""

import argparse
import asyncio
import json
import sys
from itertools import chain
from statistics import median, quantiles

from perf.load.bare import bare_tps
from perf.load.matches import new_matches
from perf.load.players import play_for, sit_idle
from perf.load.stage import cpu_seconds, gateway, resident_kib, services

BUSY_MATCHES = 120
"""Enough that they do not run out of moves before the time is up."""
PACED_MATCHES, MOVES_PER_SECOND = 125, 50.0
"""125 matches of four are 500 sockets."""


def main() -> None:
    """Measure, and print one line of JSON; progress goes to standard error."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--idle", type=int, default=5000)
    asked = parser.parse_args()
    with services() as environment:
        database = environment["KONTOR_DATABASE"]
        say(f"bare PostgreSQL for {asked.seconds} s")
        bare = bare_tps(database, asked.seconds)
        say(f"{bare:.0f} statements/s; now through the gateway")
        with gateway(environment) as (address, pid):
            seated, began = new_matches(database, BUSY_MATCHES), cpu_seconds(pid)
            played = asyncio.run(play_for(address, seated, asked.seconds, None))
            used = cpu_seconds(pid) - began
        acknowledged = sum(match.acknowledged for match in played)
        moves = acknowledged / asked.seconds
        assert not sum(match.refused for match in played), "a legal action was refused"
        say(f"{moves:.0f} moves/s; now {MOVES_PER_SECOND:.0f} moves/s with 500 sockets")
        with gateway(environment) as (address, _):
            seated = new_matches(database, PACED_MATCHES, (("borneo", 4), ("goa", 4)))
            paced = asyncio.run(play_for(address, seated, asked.seconds, MOVES_PER_SECOND))
        times = sorted(chain.from_iterable(match.times for match in paced))
        say(f"{len(times)} moves seen by all; now {asked.idle} idle sockets")
        with gateway(environment) as (address, pid):
            each = asyncio.run(memory_of_idle(address, pid, new_matches(database, 1)[0].match, asked.idle))
    found = {
        "bare_tps": round(bare),
        "moves_per_s": round(moves),
        "share": round(moves / bare, 3),
        "cpu_ms_per_move": round(used * 1000 / acknowledged, 3),
        "p50_ms": round(median(times) * 1000, 1),
        "p99_ms": round(quantiles(times, n=100)[98] * 1000, 1),
        "sockets": asked.idle,
        "kib_per_socket": round(each, 1),
    }
    print(json.dumps(found))  # noqa: T201


async def memory_of_idle(address: str, pid: int, match: str, count: int) -> float:
    """Return the KiB of memory that an idle socket takes in the gateway."""
    first = await sit_idle(address, match, 50)
    before = resident_kib(pid)
    rest = await sit_idle(address, match, count - len(first))
    each = (resident_kib(pid) - before) / len(rest)
    await asyncio.gather(*(socket.close() for socket in first + rest))
    return each


def say(sentence: str) -> None:
    """Print a line of progress."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
