"""`make load`: what one gateway carries, beside bare PostgreSQL, in one run. The last line is JSON."""

import argparse
import asyncio
import json
import sys
from itertools import chain
from statistics import median, quantiles

from perf.load.bare import bare_tps
from perf.load.players import play_for, sit_idle
from perf.load.stage import gateway, resident_kib, services
from perf.load.tables import tables

BUSY_TABLES = 120
"""Enough that none runs out of moves before the time is over."""
PACED_TABLES, PACE = 125, 50.0
"""500 sockets at 125 tables of four, and moves a second."""


def main() -> None:
    """Measure, and print one line of JSON; what is going on goes to standard error."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--idle", type=int, default=5000)
    asked = parser.parse_args()
    with services() as environment:
        database = environment["KONTOR_DATABASE"]
        say(f"bare PostgreSQL for {asked.seconds} s")
        bare = bare_tps(database, asked.seconds)
        say(f"{bare:.0f} statements/s; now through the gateway")
        with gateway(environment) as (address, _):
            played = asyncio.run(play_for(address, tables(database, BUSY_TABLES), asked.seconds, None))
        moves = sum(table.acknowledged for table in played) / asked.seconds
        assert not sum(table.refused for table in played), "a legal action was refused"
        say(f"{moves:.0f} moves/s; now {PACE:.0f} moves/s with 500 sockets")
        with gateway(environment) as (address, _):
            seated = tables(database, PACED_TABLES, (("borneo", 4), ("goa", 4)))
            paced = asyncio.run(play_for(address, seated, asked.seconds, PACE))
        times = sorted(chain.from_iterable(table.times for table in paced))
        say(f"{len(times)} moves seen by all; now {asked.idle} idle sockets")
        with gateway(environment) as (address, pid):
            each = asyncio.run(memory_of_idle(address, pid, tables(database, 1)[0].match, asked.idle))
    found = {
        "bare_tps": round(bare),
        "moves_per_s": round(moves),
        "share": round(moves / bare, 3),
        "p50_ms": round(median(times) * 1000, 1),
        "p99_ms": round(quantiles(times, n=100)[98] * 1000, 1),
        "sockets": asked.idle,
        "kib_per_socket": round(each, 1),
    }
    print(json.dumps(found))  # noqa: T201


async def memory_of_idle(address: str, pid: int, match: str, count: int) -> float:
    """Return how much memory an idle socket takes at the gateway."""
    first = await sit_idle(address, match, 50)
    before = resident_kib(pid)
    rest = await sit_idle(address, match, count - len(first))
    each = (resident_kib(pid) - before) / len(rest)
    await asyncio.gather(*(socket.close() for socket in first + rest))
    return each


def say(sentence: str) -> None:
    """Tell whoever waits."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
