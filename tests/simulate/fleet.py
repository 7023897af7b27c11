"""Fleets that nobody has measured: open arrivals of moves, quiet sockets that ask, a gateway that is gone."""

from math import ceil
from statistics import median, quantiles
from typing import Any, NamedTuple

from simulate.measured import Measured
from simulate.world import NUDGE_S, Gateway, Layout, World

MAX_BUSY = 0.6
"""The part of its time that a gateway may work."""
MAX_P99_MS = 100.0
BUSY_NOISE = 0.02
"""The part by which a random number of moves may make gateways busier than their mean."""
MOST_TIMES = 3
"""Up to how many times the gateways that the processor time asks for are tried: then the fault is elsewhere."""
MAX_MOVES_PER_SHARD = 1500
"""Moves a second that one database shall carry: so that a few people can restore it (argued, not simulated)."""
MAX_POSTGRES_BUSY = 0.5
HEARTBEAT_S = 0.000_3
"""Processor time of a gateway for one question of a quiet client; they come as often as idle sockets cost."""
FOREIGN_SHARE = 0.01
"""Nudges for nobody that gateways hear, for each move: the most that `make fleet` lets pass."""
SECONDS_BETWEEN_MOVES = 30.0
"""Seconds between two moves at a table (assumed): so many tables are played at once."""
MOST_WATCHERS, WATCHER_S = 200, 0.000_06
"""Watchers of the most watched table, and a gateway's processor time to tell one; the n-th has an n-th (assumed)."""
COME_BACK_S = 3.0
"""Seconds within which clients come back whose gateway died, as the page does it."""
SIMULATED_MOVES = 20_000
"""Moves of a simulated run: 200 of them are above the 99th percentile."""


class Predicted(NamedTuple):
    """What a fleet is like in the simulation."""

    p50_ms: float
    p99_ms: float
    busy: float
    """The part of its time that a gateway works, in the mean of all gateways."""


class Crowd(NamedTuple):
    """What people do: all of them together."""

    moves_per_s: float
    sockets: int


def gateways_by_cpu(measured: Measured, crowd: Crowd) -> int:
    """Return how many gateways there must be at least, by the sum of the processor time."""
    return max(1, ceil((cpu_s_per_s(measured, crowd)) / MAX_BUSY - 1e-9))


def cpu_s_per_s(measured: Measured, crowd: Crowd) -> float:
    """Return the processor time that all gateways together use in a second."""
    return crowd.moves_per_s * measured.gateway_s + crowd.sockets * measured.idle_s_per_s


def shards_for(crowd: Crowd) -> int:
    """Return how many databases there must be."""
    return max(1, ceil(crowd.moves_per_s / MAX_MOVES_PER_SHARD))


def postgres_cores_for(measured: Measured, crowd: Crowd) -> int:
    """Return the cores of each database: two at least, one of which is for everything that is no move."""
    return max(2, ceil(crowd.moves_per_s / shards_for(crowd) * measured.postgres_s / MAX_POSTGRES_BUSY))


def predict(
    measured: Measured,
    crowd: Crowd,
    gateways: int,
    *,
    seed: int = 1,
    back_sockets: int = 0,
    moves: int = SIMULATED_MOVES,
) -> Predicted:
    """Simulate a fleet; `back_sockets` of a gateway that has just died come back to the others meanwhile."""
    layout = Layout(gateways, shards_for(crowd), postgres_cores_for(measured, crowd))
    world, times = World(measured, layout, seed), list[float]()
    seconds = max(2.0, moves / crowd.moves_per_s)
    world.environment.process(_arrive(world, crowd, seconds, times))
    for gateway in world.gateways:
        world.environment.process(_beat(world, gateway, crowd.sockets / gateways, seconds))
    for number in range(back_sockets):
        world.environment.process(_join(world, world.gateways[number % gateways]))
    world.environment.run(until=seconds)
    busy = sum(gateway.loop.machine.busy_s for gateway in world.gateways) / (seconds * gateways)
    return Predicted(median(times) * 1000, quantiles(times, n=100)[98] * 1000, busy)


def smallest_fleet(measured: Measured, crowd: Crowd, moves: int = SIMULATED_MOVES) -> tuple[int, Predicted]:
    """Return how many gateways keep the bar, and what that fleet is like; too many if more gateways do not help."""
    least = gateways = gateways_by_cpu(measured, crowd)
    while True:
        found = predict(measured, crowd, gateways, moves=moves)
        if keeps_bar(found) or gateways > MOST_TIMES * least:
            return gateways, found
        gateways += max(1, gateways // 20)


def keeps_bar(found: Predicted) -> bool:
    """Return True if a fleet is quick enough and has time left."""
    return found.p99_ms <= MAX_P99_MS and found.busy <= MAX_BUSY * (1 + BUSY_NOISE)


def seconds_until_all_are_back(measured: Measured, crowd: Crowd, gateways: int) -> float:
    """Return how long a dead gateway's people wait at most: their joins beside the work of the gateways that are left.

    By the sum of the work: nothing holds joins back, so they take all the time that is left.
    """
    left = gateways - 1
    lost = crowd.sockets / gateways
    free = left - cpu_s_per_s(measured, crowd)
    return max(COME_BACK_S, lost * measured.join_s / free) if free > 0 else float("inf")


def _arrive(world: World, crowd: Crowd, seconds: float, times: list[float]) -> Any:
    """Let moves come at random moments, at tables of which a few are watched by many."""
    luck, games = world.luck, world.measured.games
    tables = max(1, round(crowd.moves_per_s * SECONDS_BETWEEN_MOVES))
    while world.environment.now < seconds:
        yield world.environment.timeout(luck.expovariate(crowd.moves_per_s))
        table = luck.randrange(tables)
        world.environment.process(world.move(table, luck.choice(games), times))
        watchers = MOST_WATCHERS // (1 + table)
        if watchers:
            world.gateways[table % len(world.gateways)].loop.run(watchers * WATCHER_S)
        if luck.random() < FOREIGN_SHARE and len(world.gateways) > 1:
            luck.choice(world.gateways).loop.run(NUDGE_S)


def _beat(world: World, gateway: Gateway, sockets: float, seconds: float) -> Any:
    """Let quiet sockets ask whether the gateway is there."""
    per_s = sockets * world.measured.idle_s_per_s / HEARTBEAT_S
    while per_s and world.environment.now < seconds:
        yield world.environment.timeout(world.luck.expovariate(per_s))
        gateway.loop.run(HEARTBEAT_S)


def _join(world: World, gateway: Gateway) -> Any:
    yield world.environment.timeout(world.luck.random() * COME_BACK_S)
    yield gateway.loop.run(world.measured.join_s)
