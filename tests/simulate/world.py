"""Gateways, their database and what lies between them; and the way of a move through them."""

from random import Random
from typing import Any, NamedTuple

import simpy

from simulate.machine import Database, Environment, Loop, Machine
from simulate.measured import GameCost, Measured

CONNECTIONS = 8
"""Connections of a gateway to PostgreSQL, as the setting has it."""
NUDGE_S = 0.000_08
"""Processor time of a gateway for a nudge that comes through NATS."""


class Layout(NamedTuple):
    """How the processes are spread over machines."""

    gateways: int
    shards: int = 1
    postgres_cores: int = 2
    shared_cores: int | None = None
    """The cores that everything has together, also who plays; None: a core for each gateway, and players elsewhere."""
    has_proxy: bool = False
    is_spread: bool = False
    """Whether the sockets of a match are at all gateways in turn, instead of at one."""


class Gateway:
    """One gateway."""

    def __init__(self, environment: Environment, machine: Machine, rest: float) -> None:
        self.loop = Loop(environment, machine, rest)
        self.connections = simpy.Resource(environment, CONNECTIONS)


class World:
    """Everything that works, in one simulated run."""

    def __init__(self, measured: Measured, layout: Layout, seed: int) -> None:
        self.measured, self.layout, self.luck = measured, layout, Random(seed)  # noqa: S311 - no secret
        self.environment = simpy.Environment()
        shared = Machine(self.environment, layout.shared_cores) if layout.shared_cores else None
        self.machine = shared
        self.gateways = [self._gateway(shared) for _ in range(layout.gateways)]
        self.databases = [
            Database(
                self.environment,
                shared or Machine(self.environment, layout.postgres_cores),
                lambda: measured.flush.draw_s(self.luck),
                measured.rest.postgres,
            )
            for _ in range(layout.shards)
        ]
        self.players = Loop(self.environment, shared, measured.rest.generator) if shared else None
        """The one process that plays in a measurement; None if players have machines of their own."""

    def _gateway(self, shared: Machine | None) -> Gateway:
        return Gateway(self.environment, shared or Machine(self.environment, 1), self.measured.rest.gateway)

    def way(self) -> Any:
        """Return an event for the arrival of a message over the network."""
        return self.environment.timeout(self.measured.network.draw_s(self.luck))

    def play_for(self, seconds: float) -> Any:
        """Return an event for processor time of the process that plays; none if players are elsewhere."""
        return self.players.run(seconds) if self.players else self.environment.timeout(0)

    def beside(self, seconds: float) -> None:
        """Use processor time of the shared machine for something that nobody waits for."""
        if self.machine and seconds:
            self.machine.work(seconds)

    def gateways_of(self, match: int, seat: int) -> tuple[Gateway, list[Gateway]]:
        """Return the gateway of the seat that moves, and the others that have sockets of the match."""
        count = len(self.gateways)
        if not self.layout.is_spread:
            return self.gateways[match % count], []
        home = (match + seat) % count
        others = {(match + other) % count for other in range(4)} - {home}
        return self.gateways[home], [self.gateways[other] for other in sorted(others)]

    def move(self, match: int, game: GameCost, times_s: list[float]) -> Any:
        """Send a move, and wait until everybody has seen it."""
        began, frame_s = self.environment.now, game.generator_s / (game.frames + 1)
        yield self.play_for(frame_s)
        yield self.way()
        home, others = self.gateways_of(match, self.luck.randrange(game.seats))
        database = self.databases[match % len(self.databases)]
        self.beside(self.measured.nats_s + (self.measured.proxy_s if self.layout.has_proxy else 0.0))
        yield home.loop.run(game.door.draw_s(self.luck))
        with home.connections.request() as connection:
            yield connection
            yield from database.write(game.postgres_s)
        tell_s, part = game.tell.draw_s(self.luck), 1 / (1 + len(others))
        tellings = [self._tell(home, tell_s * part, game.frames * frame_s * part)]
        tellings += [self._tell_elsewhere(each, database, game, tell_s * part, frame_s * part) for each in others]
        yield from [self.environment.process(each) for each in tellings]
        times_s.append(self.environment.now - began)

    def _tell(self, gateway: Gateway, tell_s: float, heard_s: float) -> Any:
        yield gateway.loop.run(tell_s)
        yield self.way()
        yield self.play_for(heard_s)

    def _tell_elsewhere(self, gateway: Gateway, database: Database, game: GameCost, tell_s: float, one_s: float) -> Any:
        """Let a gateway hear of a move that another one stored: it reads the match, then it tells its sockets."""
        yield self.way()
        yield gateway.loop.run(NUDGE_S + game.read.draw_s(self.luck))
        yield database.read(game.read_postgres_s)
        yield from self._tell(gateway, tell_s, game.frames * one_s)
