"""Runs of the model as they are measured: at a pace, at full speed, and sockets that all come back."""

from statistics import median, quantiles
from typing import Any, NamedTuple

from simulate.measured import GameCost, Measured
from simulate.world import Layout, World


class Played(NamedTuple):
    """What a simulated run was like; processor time in milliseconds a move."""

    moves: int
    per_s: float
    p50_ms: float
    p99_ms: float
    gateway_cpu_ms: float
    postgres_cpu_ms: float
    busy: float
    """The part of its time that the busiest gateway worked."""
    gateway_share: list[float]
    """The part of the gateways' processor time that each used."""


class Table:
    """A match with people at it: one move after the other."""

    def __init__(self, number: int, game: GameCost) -> None:
        self.number, self.game = number, game
        self.is_ready = True


def tables_of(measured: Measured, count: int) -> list[Table]:
    """Return tables of all games in turn."""
    return [Table(number, measured.games[number % len(measured.games)]) for number in range(count)]


def at_a_pace(measured: Measured, layout: Layout, tables: int, per_s: float, seconds: float, seed: int = 1) -> Played:
    """Play at the tables in turn, each move at its time; a table that still waits for its last one is left out."""
    world, times, waiting = World(measured, layout, seed), list[float](), tables_of(measured, tables)

    def moved(table: Table) -> Any:
        table.is_ready = False
        yield from world.move(table.number, table.game, times)
        table.is_ready = True

    def play() -> Any:
        due, number = 0.0, 0
        while due < seconds:
            yield world.environment.timeout(max(0.0, due - world.environment.now))
            table = waiting[number % len(waiting)]
            if table.is_ready:
                world.environment.process(moved(table))
            number, due = number + 1, due + 1 / per_s

    world.environment.process(play())
    return run(world, times, seconds)


def at_full_speed(measured: Measured, layout: Layout, tables: int, seconds: float, seed: int = 1) -> Played:
    """Let every table make its next move as soon as everybody has seen the last one."""
    world, times = World(measured, layout, seed), list[float]()

    def play(table: Table) -> Any:
        while world.environment.now < seconds:
            yield from world.move(table.number, table.game, times)

    for table in tables_of(measured, tables):
        world.environment.process(play(table))
    return run(world, times, seconds)


def run(world: World, times_s: list[float], seconds: float) -> Played:
    """Simulate so many seconds and what was begun in them; return what it was like."""
    world.environment.run()
    last = world.environment.now
    own = [gateway.loop.busy_s for gateway in world.gateways]
    moves, postgres_s = len(times_s), sum(database.used_s for database in world.databases)
    return Played(
        moves=moves,
        per_s=round(moves / seconds, 1),
        p50_ms=median(times_s) * 1000,
        p99_ms=quantiles(times_s, n=100)[98] * 1000,
        gateway_cpu_ms=sum(own) * 1000 / moves,
        postgres_cpu_ms=postgres_s * 1000 / moves,
        busy=max(own) / last,
        gateway_share=[used / sum(own) for used in own],
    )


def seconds_until_back(measured: Measured, layout: Layout, sockets: int, within_s: float, seed: int = 1) -> float:
    """Return how long it takes until all sockets are back that come at moments within some seconds."""
    world = World(measured, layout, seed)
    ends: list[float] = []
    for number in range(sockets):
        world.environment.process(_come_back(world, number, world.luck.random() * within_s, ends))
    world.environment.run()
    return max(ends)


def _come_back(world: World, number: int, after_s: float, ends: list[float]) -> Any:
    measured, gateway = world.measured, world.gateways[number % len(world.gateways)]
    yield world.environment.timeout(after_s)
    yield world.play_for(measured.join_generator_s / 2)
    yield world.way()
    yield gateway.loop.run(measured.join_s)
    yield world.databases[0].read(measured.join_postgres_s)
    yield world.way()
    yield world.play_for(measured.join_generator_s / 2)
    ends.append(world.environment.now)
