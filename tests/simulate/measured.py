"""What was measured and the model is built on: how long stages take, and what sockets cost. Written by `make load`.

A stage is kept as points of its distribution, from the shortest time to the longest at equal steps. All processor
times are those of a machine at its usual speed: `perf.load.speed` said how fast it was when they were measured.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple

KEPT = Path(__file__).parent / "measured.json"
"""What is kept in the repository, for who has not measured."""
WRITTEN = Path(__file__).parents[2] / "build" / "load" / "histograms.json"
"""What `make load` writes."""
PROXY_S = 0.000_15
"""Processor time of the proxy for a move, by `make fleet`."""


class Stage:
    """How long something takes; `scale` makes each time so much longer."""

    def __init__(self, points_ms: Sequence[float], scale: float = 1.0) -> None:
        self.points_s = [point * scale / 1000 for point in points_ms]
        steps = list(zip(self.points_s, self.points_s[1:], strict=False)) or [(self.points_s[0], self.points_s[0])]
        self.mean_s = mean((low + high) / 2 for low, high in steps)

    def slower(self, factor: float) -> "Stage":
        """Return it for a machine that takes so many times as long."""
        return Stage([point * 1000 for point in self.points_s], factor)

    def draw_s(self, luck: Random) -> float:
        """Return a time in seconds."""
        place = luck.random() * (len(self.points_s) - 1)
        low = self.points_s[int(place)]
        return low + (self.points_s[min(int(place) + 1, len(self.points_s) - 1)] - low) * (place % 1)


class GameCost(NamedTuple):
    """What a move of one game costs."""

    game: str
    seats: int
    door: Stage
    """Processor time of a gateway from the frame to the statement."""
    tell: Stage
    """Processor time of a gateway to tell the room, all seats of it, with the frames."""
    read: Stage
    """Processor time of another gateway that has sockets of the match: it reads the match again."""
    postgres_s: float
    """Processor time of PostgreSQL for the statement of a move."""
    read_postgres_s: float
    """Processor time of PostgreSQL when a gateway reads the match again."""
    generator_s: float
    """Processor time of the process that plays: it sends the move and reads what everybody hears."""
    frames: float

    def slower(self, factor: float) -> "GameCost":
        """Return it for a machine that takes so many times as long."""
        return self._replace(
            door=self.door.slower(factor),
            tell=self.tell.slower(factor),
            read=self.read.slower(factor),
            postgres_s=self.postgres_s * factor,
            read_postgres_s=self.read_postgres_s * factor,
            generator_s=self.generator_s * factor,
        )


class Rest(NamedTuple):
    """How many times as much processor time a job takes if its process slept before, by whose it is."""

    gateway: float = 1.0
    postgres: float = 1.0
    generator: float = 1.0


class Measured(NamedTuple):
    """Everything that was measured; times in seconds."""

    about: dict[str, Any]
    """When, where and how, for people."""
    games: tuple[GameCost, ...]
    flush: Stage
    """How long PostgreSQL waits for the disk in a commit."""
    network: Stage
    """One way between a client and a gateway on the measuring machine, with what the system needs to wake a process."""
    nats_s: float
    """Processor time of NATS a move."""
    proxy_s: float
    """Processor time of the proxy a move."""
    idle_s_per_s: float
    """Processor time of a gateway for one idle socket in a second."""
    join_s: float
    join_postgres_s: float
    join_generator_s: float
    socket_kib: float
    rest: Rest

    def slower(self, factor: float) -> "Measured":
        """Return it for a machine that takes so many times as long, except for its disk."""
        return self._replace(
            games=tuple(game.slower(factor) for game in self.games),
            network=self.network.slower(factor),
            nats_s=self.nats_s * factor,
            proxy_s=self.proxy_s * factor,
            idle_s_per_s=self.idle_s_per_s * factor,
            join_s=self.join_s * factor,
            join_postgres_s=self.join_postgres_s * factor,
            join_generator_s=self.join_generator_s * factor,
        )

    @property
    def gateway_s(self) -> float:
        """Processor time of a gateway for a move, in the mean of the games."""
        return mean(game.door.mean_s + game.tell.mean_s for game in self.games)

    @property
    def postgres_s(self) -> float:
        """Processor time of PostgreSQL for a move, in the mean of the games."""
        return mean(game.postgres_s for game in self.games)


def newest() -> Path:
    """Return the file that `make load` wrote, or else the one that is kept."""
    return WRITTEN if WRITTEN.exists() else KEPT


def read_measured(path: Path) -> Measured:
    """Read what was measured."""
    found = json.loads(path.read_text("utf-8"))
    sockets, joins = found["sockets"], found["sockets"]["join_cpu_ms"]
    slowness = sockets.get("slowness", 1.0)
    full = {each["game"]: _usual_cpu(each) for each in found["games"]}
    paced = found.get("paced")
    rest = Rest(*(_times_as_much(name, paced, full) for name in Rest._fields)) if paced else Rest()
    return Measured(
        about=found["about"],
        games=tuple(_game(each, found.get("stages_slowness", 1.0)) for each in found["games"]),
        flush=Stage(found["flush_ms"]),
        network=Stage(found["network_ms"], 1 / slowness),
        nats_s=mean(each["cpu_ms"]["nats"] / each.get("slowness", 1.0) for each in found["games"]) / 1000,
        proxy_s=PROXY_S,
        idle_s_per_s=sockets["idle_us_per_s"] / 1_000_000 / slowness,
        join_s=joins["gateway"] / 1000 / slowness,
        join_postgres_s=joins["postgres"] / 1000 / slowness,
        join_generator_s=joins["generator"] / 1000 / slowness,
        socket_kib=sockets["kib"],
        rest=rest,
    )


def _usual_cpu(found: dict[str, Any]) -> dict[str, float]:
    """Return the processor time of a move on a machine at its usual speed, in milliseconds, by who used it."""
    return {name: used / found.get("slowness", 1.0) for name, used in found["cpu_ms"].items()}


def _times_as_much(name: str, paced: dict[str, Any], full: dict[str, dict[str, float]]) -> float:
    """Return how many times as much a move costs at a pace as at full speed, in the mean of the games."""
    return max(1.0, _usual_cpu(paced)[name] / mean(full[game][name] for game in paced["games"]))


def _game(found: dict[str, Any], stages_slowness: float) -> GameCost:
    """Return the costs of a game: the stages have the form measured alone, and the mean of the whole process."""
    cpu = found["cpu_ms"]
    alone_s = Stage(found["door_ms"]).mean_s + Stage(found["tell_ms"]).mean_s
    scale = cpu["gateway"] / 1000 / alone_s
    beside = GameCost(
        game=found["game"],
        seats=found["seats"],
        door=Stage(found["door_ms"], scale),
        tell=Stage(found["tell_ms"], scale),
        read=Stage(found["read_ms"]),
        postgres_s=cpu["postgres"] / 1000,
        read_postgres_s=found["read_postgres_ms"] / 1000,
        generator_s=cpu["generator"] / 1000,
        frames=found["frames"],
    )
    usual = beside.slower(1 / found.get("slowness", 1.0))
    return usual._replace(
        read=beside.read.slower(1 / stages_slowness), read_postgres_s=beside.read_postgres_s / stages_slowness
    )
