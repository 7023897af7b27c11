"""Every seat is an agent: the games as environments of PettingZoo.

The games are sequential: a question is put to one seat at a time. That is the AEC API (`env`, `raw_env`). The parallel
API (`parallel_env`) is for libraries that know no other: all seats act at every step, and those that are not asked can
only wait.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from kontor.core import AnyGame, Seat
from kontor.envs.drawing import draw
from kontor.envs.errors import EnvError, IllegalActionError
from kontor.envs.rewards import Reward
from kontor.envs.seeds import MatchSeeds
from kontor.envs.spaces import mask, mask_space, observation, observation_space
from kontor.envs.table import Table

ILLEGAL_REWARD = -1.0
"""What an agent gets whose illegal action ends the match, as in PettingZoo's classic games; the others get 0."""
RENDER_MODES = ("ansi",)


def env(game: str | AnyGame, seats: int | None = None, **settings: Any) -> Any:
    """Return `raw_env` in PettingZoo's usual wrappers: an illegal action ends the match, with `ILLEGAL_REWARD`."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class Seats:
    """What both APIs have in common: agents, spaces, and the table that they sit at."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str | Reward = "share",
        render_mode: str | None = None,
        waiting: bool = False,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise EnvError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.table = Table(game, seats, options, reward)
        self.seeds = MatchSeeds()
        self.agents_of_all_seats = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.agents_of_all_seats)}
        name = f"kontor_{self.table.game.info.slug}_v{self.table.numbers.version}"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.ids = self.table.numbers.actions.size + waiting
        """How many ids the action space has."""
        observed = {"observation": observation_space(self.table.numbers), "action_mask": mask_space(self.ids)}
        self.observation_spaces = {agent: spaces.Dict(observed) for agent in self.agents_of_all_seats}
        self.action_spaces = {agent: spaces.Discrete(self.ids) for agent in self.agents_of_all_seats}

    def start(self, seed: int | None) -> None:
        """Begin the next match, or the first one of a seed."""
        if seed is not None:
            self.seeds.begin(seed)
        self.table.start(self.seeds.next())

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat knows, and which actions it may choose now."""
        seat = self.seat_of[agent]
        return {"observation": observation(self.table, seat), "action_mask": mask(self.table, seat, self.ids)}

    def rewards(self) -> dict[str, float]:
        """Return what each agent gets by the last step."""
        return dict(zip(self.agents_of_all_seats, self.table.rewards(), strict=True))


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """A match in which one agent acts at a time: `observation` and `action_mask`, as in PettingZoo's classic games.

    An illegal action raises IllegalActionError, and nothing changes. `reward` is ``share`` of the win, ``points``,
    ``lead`` over the best other seat, or a function; all of it comes at the end.
    """

    def __init__(self, game: str | AnyGame, seats: int | None = None, **settings: Any) -> None:
        super().__init__()
        self.render_mode = settings.get("render_mode")
        self._seats = Seats(game, seats, **settings)
        self.table = self._seats.table
        self.metadata = self._seats.metadata
        self.possible_agents = list(self._seats.agents_of_all_seats)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the action ids, the same for all agents."""
        return self._seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match: the first one of a seed, or the next one after it."""
        self._seats.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows now; its mask is all zeros unless it is asked."""
        return self._seats.observe(agent)

    def step(self, action: Any) -> None:
        """Carry out the action of the agent that is asked; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = self._seats.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """Return the table as the agent sees it that is asked, if the render mode is ``ansi``."""
        return draw(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _select(self) -> None:
        self.agent_selection = self.agents[self.table.asked or 0]


class parallel_env(ParallelEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """A match in which all agents act at once; those that are not asked have one legal action, to wait.

    The id of waiting is the last one. A seat that is not asked may also be left out of the actions. Every step builds
    and encodes a view for every seat, so it takes as many times longer than a step of `raw_env`.
    """

    def __init__(self, game: str | AnyGame, seats: int | None = None, **settings: Any) -> None:
        self.render_mode = settings.get("render_mode")
        self._seats = Seats(game, seats, **settings, waiting=True)
        self.table = self._seats.table
        self.wait = self._seats.ids - 1
        self.metadata = self._seats.metadata
        self.possible_agents = list(self._seats.agents_of_all_seats)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the action ids and of waiting, the same for all agents."""
        return self._seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002
        """Begin a match: the first one of a seed, or the next one after it."""
        self._seats.start(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out the action of the agent that is asked; IllegalActionError if another one does more than wait."""
        asked = self.possible_agents[self.table.asked or 0]
        for agent, action in actions.items():
            if agent != asked and int(action) != self.wait:
                raise IllegalActionError(f"{agent} is not asked, so it can only wait ({self.wait})")
        if asked not in actions:
            raise IllegalActionError(f"{asked} is asked and has no action")
        self.table.step(int(actions[asked]))
        present, over = self.agents, self.table.over
        observed, rewards = self._observed(), self._seats.rewards()
        if over:
            self.agents = []
        return (
            observed,
            rewards,
            dict.fromkeys(present, over),
            dict.fromkeys(present, False),
            {agent: {} for agent in present},
        )

    def render(self) -> str | None:
        """Return the table as the agent sees it that is asked, if the render mode is ``ansi``."""
        return draw(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _observed(self) -> dict[str, Any]:
        observed = {agent: self._seats.observe(agent) for agent in self.possible_agents}
        for seat, agent in enumerate(self.possible_agents):
            if seat != self.table.asked:
                observed[agent]["action_mask"][self.wait] = 1
        return observed
