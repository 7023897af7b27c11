"""Matches at full speed through several gateways: what a move costs whom, and whether everything arrived."""

import asyncio
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from typing import Any, NamedTuple

import asyncpg
from prometheus_client.parser import text_string_to_metric_families

from fleet.cores import CORES, keep_on_cores
from fleet.proxy import Kind, proxy
from fleet.stage import Stage
from kontor.server.bus.subjects import subject_of_match
from perf.load.matches import Seated, new_matches
from perf.load.players import LoadedMatch, play_on, sit_down, stand_up
from perf.load.stage import cpu_seconds, family_cpu_seconds, gateway

SETUPS = (("borneo", 4), ("goa", 4), ("cargo_noir", 4), ("novgorod", 3))
MATCHES = 100
"""Enough that they do not run out of moves before the time is up."""
SPARE_MATCHES = 40
"""Matches that are made besides, because each of those that are played needs a slot of its own."""
ENTRIES = """
SELECT m.id, count(a.key), count(a.key) - count(DISTINCT (a.seat, a.key)) FILTER (WHERE a.key IS NOT NULL)
FROM matches m LEFT JOIN actions a ON a.match = m.id WHERE m.id = ANY($1) AND m.shard = 0 GROUP BY m.id
"""


class Gateway(NamedTuple):
    """One gateway of a fleet."""

    address: str
    pid: int


class Nudges(NamedTuple):
    """Nudges that gateways heard."""

    wanted: int
    foreign: int


class Played(NamedTuple):
    """What some seconds of play were like; processor time in milliseconds of a move, by who used it."""

    moves: int
    moves_by_shard: list[int]
    """Moves by the database in which they are, the home database first."""
    per_s: float
    cpu_ms: dict[str, float]
    gateway_share: list[float]
    """The part of the gateways' processor time that each used."""
    nudges: Nudges
    times: list[float]
    """Seconds from each move until all had seen it, the shortest first."""
    lost: int
    """Acknowledged moves that are not in the store."""
    duplicated: int
    """Moves that are in the store more than once."""
    refused: int
    dropped: int
    """Sockets that a gateway closed, as one does when it cannot tell a room."""


@contextmanager
def gateways(stage: Stage, count: int, cores: Sequence[int] = CORES) -> Iterator[list[Gateway]]:
    """Start some gateways that share some cores."""
    with ExitStack() as stack:
        started = [Gateway(*stack.enter_context(gateway(stage.environment))) for _ in range(count)]
        for each in started:
            keep_on_cores(each.pid, cores)
        yield started


@contextmanager
def entrance(kind: Kind | None, fleet: Sequence[Gateway]) -> Iterator[tuple[str, int | None]]:
    """Yield the address where people come in, and the proxy's process; without a proxy it is the first gateway's."""
    if kind is None:
        yield fleet[0].address, None
        return
    with proxy(kind, [each.address for each in fleet]) as running:
        yield running.address, running.pid


def play(stage: Stage, count: int, kind: Kind | None, seconds: float, cores: Sequence[int] = CORES) -> Played:
    """Play at full speed for some seconds; the gateways share some cores."""
    made = new_matches(stage.databases[0], MATCHES + SPARE_MATCHES, SETUPS, stage.databases[1:])
    seated = one_per_slot(made)[:MATCHES]
    with gateways(stage, count, cores) as fleet, entrance(kind, fleet) as (address, proxy_pid):
        return asyncio.run(_play(stage, fleet, seated, address, proxy_pid, seconds))


def one_per_slot(seated: Sequence[Seated]) -> list[Seated]:
    """Return matches that share their slots with no other one of them.

    While few sockets are open, HAProxy balances by the single one, so two matches of a slot may be at two gateways, and
    each hears the nudges of both. With hundreds of matches that is nothing; here one such pair is 2 % of all nudges.
    """
    by_slot = {subject_of_match("", each.match): each for each in seated}
    return list(by_slot.values())


async def _play(
    stage: Stage, fleet: list[Gateway], seated: list[Seated], address: str, proxy_pid: int | None, seconds: float
) -> Played:
    matches, listening = await sit_down(address, seated)
    before, nudges = _used(stage, fleet, proxy_pid), _nudges(fleet)
    await play_on(matches, seconds, None)
    await stand_up(matches, listening)
    after, heard = _used(stage, fleet, proxy_pid), _nudges(fleet)
    moves = sum(match.acknowledged for match in matches)
    spent = {name: after[name] - before[name] for name in after}
    own = [spent.pop(f"gateway-{number}") for number in range(len(fleet))]
    spent["gateway"] = sum(own)
    stored = await _stored(stage.databases, seated)
    lost, duplicated, by_shard = _compare(stored, seated, matches)
    return Played(
        moves=moves,
        moves_by_shard=by_shard,
        per_s=round(moves / seconds, 1),
        cpu_ms={name: round(used * 1000 / max(1, moves), 3) for name, used in sorted(spent.items())},
        gateway_share=[round(used / sum(own), 2) for used in own],
        nudges=Nudges(heard.wanted - nudges.wanted, heard.foreign - nudges.foreign),
        times=sorted(chain.from_iterable(match.times for match in matches)),
        lost=lost,
        duplicated=duplicated,
        refused=sum(match.refused for match in matches),
        dropped=sum(match.dropped for match in matches),
    )


def _used(stage: Stage, fleet: Sequence[Gateway], proxy_pid: int | None) -> dict[str, float]:
    """Return the processor time that everybody has used so far, in seconds."""
    used = {f"gateway-{number}": cpu_seconds(each.pid) for number, each in enumerate(fleet)}
    used |= {"postgres": sum(map(family_cpu_seconds, stage.postgres)), "nats": cpu_seconds(stage.nats)}
    return used | ({"proxy": family_cpu_seconds(proxy_pid)} if proxy_pid else {})


def _nudges(fleet: Sequence[Gateway]) -> Nudges:
    """Return the nudges that all gateways have heard so far."""
    counts = {"yes": 0, "no": 0}
    for each in fleet:
        with urllib.request.urlopen(f"{each.address}/metrics") as answer:  # noqa: S310 - our own gateway
            text = answer.read().decode()
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name == "kontor_nudges_total":
                    counts[sample.labels["wanted"]] += int(sample.value)
    return Nudges(counts["yes"], counts["no"])


class StoredMatch(NamedTuple):
    """What a database has of a match."""

    shard: int
    commands: int
    """Entries that a command made."""
    repeated: int
    """Those that another one has made before."""


async def _stored(databases: Sequence[str], seated: Sequence[Seated]) -> dict[str, StoredMatch]:
    """Return what the database has in which each match is played."""
    stored: dict[str, StoredMatch] = {}
    for shard, database in enumerate(databases):
        connection: Any = await asyncpg.connect(database)
        rows = await connection.fetch(ENTRIES, [one.match for one in seated])
        await connection.close()
        stored |= {row[0]: StoredMatch(shard, row[1], row[2]) for row in rows}
    return stored


def _compare(
    stored: Mapping[str, StoredMatch], seated: Sequence[Seated], matches: Sequence[LoadedMatch]
) -> tuple[int, int, list[int]]:
    """Return how many acknowledged moves are not stored, how many are stored twice, and how many are in which place."""
    pairs = list(zip(seated, matches, strict=True))
    lost = sum(max(0, match.acknowledged - stored[one.match].commands) for one, match in pairs)
    by_shard = [0] * (1 + max(each.shard for each in stored.values()))
    for one, match in pairs:
        by_shard[stored[one.match].shard] += match.acknowledged
    return lost, sum(each.repeated for each in stored.values()), by_shard
