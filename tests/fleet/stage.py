"""The services of a fleet: a PostgreSQL server for each database, with fsync on, and NATS."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from perf.load.stage import Services, services


class Stage(NamedTuple):
    """The services of one measurement."""

    environment: dict[str, str]
    """What processes of Kontor need to find them."""
    databases: tuple[str, ...]
    """Where the home database is, and then each shard."""
    postgres: tuple[int, ...]
    """The process ids of each PostgreSQL server's first process."""
    nats: int


@contextmanager
def stage_with(shards: int) -> Iterator[Stage]:
    """Start the services of a fleet with some databases beside the home database; stop and wipe them at the end."""
    with ExitStack() as stack:
        home, *others = [stack.enter_context(services()) for _ in range(1 + shards)]
        environment = dict(home.environment)
        if others:
            environment["KONTOR_SHARDS"] = " ".join(each.database for each in others)
            upgrade = [sys.executable, "-m", "kontor.cli", "db", "upgrade"]
            subprocess.run(upgrade, check=True, env={**os.environ, **environment})
        yield stage_of(home, *others)._replace(environment=environment)


def stage_of(home: Services, *shards: Services) -> Stage:
    """Return services that run as those of a fleet."""
    every = (home, *shards)
    databases, postgres = tuple(each.database for each in every), tuple(each.postgres for each in every)
    return Stage(home.environment, databases, postgres, home.nats)
