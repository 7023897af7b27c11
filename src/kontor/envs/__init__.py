"""The games as environments for programs that learn.

`Table` is a match as numbers and needs no other package. The adapters are modules of their own, each of which needs
the package that it adapts to (the extras ``kontor[envs]`` and ``kontor[openspiel]``):

- `kontor.envs.pettingzoo`: every seat is an agent (AEC and parallel);
- `kontor.envs.gymnasium`: one seat against bots;
- `kontor.envs.vector`: many tables at once, over processes;
- `kontor.envs.openspiel`: games of OpenSpiel.
"""

from kontor.envs.errors import EnvError, IllegalActionError
from kontor.envs.rewards import REWARDS, Reward
from kontor.envs.table import Table

__all__ = ["REWARDS", "EnvError", "IllegalActionError", "Reward", "Table"]
