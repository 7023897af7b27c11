"""Many tables at once: the games as a vectorised environment of Gymnasium, over processes that share memory."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from kontor.bots import Budget
from kontor.core import Seat
from kontor.envs.batch import Batch, BatchSetup, shape_of
from kontor.envs.errors import EnvError
from kontor.envs.opponents import OPPONENT_BUDGET, Opponents, bot_names
from kontor.envs.rewards import Reward
from kontor.envs.spaces import observation_space
from kontor.envs.table import Table
from kontor.envs.workers import Workers, shared_memory, views_of


class VectorEnv(GymnasiumVectorEnv):
    """A row is a table. Without opponents the learner plays all seats, and a step is one decision at each table.

    `infos` has for each row `action_mask`; `seat`, whose turn it is and who sees the observation; and `rewards`, what
    each seat gets by this step. The rewards that `step` returns are those of the seats that acted. A match that ends is
    followed by the next one in the same step (`AutoresetMode.SAME_STEP`): the observation is that of the new match, and
    `infos["final_obs"]` what the seat that acted saw at the end of the old one.

    `workers` is the number of processes, 0 for none: the same rows play the same matches for any number of them. With
    `copy=False` all arrays are those of the memory, which the next step overwrites. After an IllegalActionError call
    `reset`: other rows have moved on.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        num_envs: int = 16,
        *,
        workers: int = 0,
        opponents: Opponents | None = None,
        seat: Seat | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str | Reward = "share",
        budget: Budget = OPPONENT_BUDGET,
        copy: bool = True,
    ) -> None:
        if num_envs < 1 or workers < 0:
            raise EnvError("num_envs must be at least 1, workers at least 0")
        table = Table(game, seats, options, reward)
        bots = () if opponents is None else bot_names(opponents, table.seats)
        setup = BatchSetup(game, table.seats, dict(options or {}), reward, bots, seat, budget)
        shape = shape_of(setup, num_envs)
        raw = shared_memory(shape)
        rows = {name: np.frombuffer(raw[name], code) for name, (code, _) in shape.formats().items()}
        self.num_envs = num_envs
        self.workers = workers
        self.single_observation_space = observation_space(table.numbers)
        self.single_action_space = spaces.Discrete(shape.ids)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._actions = rows["actions"]
        self._observations = rows["observations"].reshape(num_envs, shape.entries)
        self._last_observations = rows["last_observations"].reshape(num_envs, shape.entries)
        self._masks = rows["masks"].reshape(num_envs, shape.ids)
        self._seats = rows["seats"]
        self._rewards = rows["rewards"]
        self._seat_rewards = rows["seat_rewards"].reshape(num_envs, shape.seats)
        self._ended = rows["ended"].view(np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._tables: Batch | Workers
        if workers:
            self._tables = Workers(setup, shape, raw, workers)
        else:
            self._tables = Batch(setup, shape, views_of(raw, shape), range(num_envs))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match in every row; each has luck of its own, from the seed and the number of the row."""
        super().reset(seed=seed, options=options)
        self._tables.reset(seed)
        return self._give(self._observations), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Carry out one action in each row."""
        self._actions[:] = actions
        self._tables.step()
        infos = self._infos()
        if self._ended.any():
            infos["_final_obs"] = self._ended.copy()
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(self._ended):
                infos["final_obs"][row] = self._last_observations[row].copy()
        return (
            self._give(self._observations),
            self._give(self._rewards),
            self._give(self._ended),
            self._never.copy(),
            infos,
        )

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        if isinstance(self._tables, Workers):
            self._tables.close()

    def _give(self, found: Any) -> Any:
        return found.copy() if self._copy else found

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._give(self._masks),
            "seat": self._give(self._seats),
            "rewards": self._give(self._seat_rewards),
        }
