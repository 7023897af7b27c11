"""One seat against bots: the games as environments of Gymnasium.

``gymnasium.make("kontor.envs.gymnasium:kontor/goa-v2", seats=3, opponents="clerk")`` makes one by its name.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
from gymnasium import spaces

from kontor.bots import Budget
from kontor.core import AnyGame, Seat, chance, registry
from kontor.envs.drawing import draw
from kontor.envs.errors import EnvError, IllegalActionError
from kontor.envs.opponents import OPPONENT_BUDGET, BotsAtTable, Opponents, bot_names
from kontor.envs.rewards import Reward
from kontor.envs.seeds import SEED_BYTES, MatchSeeds
from kontor.envs.spaces import mask, observation, observation_space
from kontor.envs.table import Table

ILLEGAL_REWARD = -1.0
"""What the learner gets for an illegal action where it loses by one."""


class SeatEnv(gymnasium.Env):
    """A match of one learner against bots; a step is a decision of the learner.

    The legal actions are in `info["action_mask"]`, and the seat of the learner in `info["seat"]`. An illegal action
    raises IllegalActionError and changes nothing; with `illegal="lose"` it ends the match with `ILLEGAL_REWARD`, for
    tools that choose without a mask. With `seat=None` each match draws the learner's seat.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        opponents: Opponents = "clerk",
        seat: Seat | None = 0,
        options: Mapping[str, Any] | None = None,
        reward: str | Reward = "share",
        budget: Budget = OPPONENT_BUDGET,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise EnvError(f"there is no seat {seat} among {self.table.seats}")
        self.bots = BotsAtTable(self.table.game, bot_names(opponents, self.table.seats), budget)
        self.illegal = illegal
        self.render_mode = render_mode
        self.seeds = MatchSeeds()
        self.wanted_seat = seat
        self.seat: Seat = seat or 0
        self.lost = False
        """Whether the match ended by an illegal action."""
        self.observation_space = observation_space(self.table.numbers)
        self.action_space = spaces.Discrete(self.table.numbers.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match, the first one of a seed or the next one after it, and let the bots play up to the learner.

        A match that ends before the learner is asked is followed by the next one.
        """
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.seeds.begin(seed)
        self._start()
        while self.table.over:
            self._start()
        return observation(self.table, self.seat), self._info()

    def _start(self) -> None:
        luck = self.seeds.next()
        self.seat = chance(luck, "seat", 0).below(self.table.seats) if self.wanted_seat is None else self.wanted_seat
        self.lost = False
        self.table.start(luck)
        self.bots.sit_down(self.seat, self.table.seats, chance(luck, "bots", 0).bytes(SEED_BYTES))
        self.bots.play(self.table)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and let the bots play up to its next decision or to the end."""
        if self.lost:
            raise IllegalActionError("the learner has lost by an illegal action: call reset")
        if self.illegal == "lose" and int(action) not in self.table.legal() and not self.table.over:
            self.lost = True
            return observation(self.table, self.seat), ILLEGAL_REWARD, True, False, self._info()
        self.table.step(int(action))
        self.bots.play(self.table)
        reward = self.table.rewards()[self.seat]
        return observation(self.table, self.seat), reward, self.table.over, False, self._info()

    def render(self) -> str | None:
        """Return the table as the learner sees it, if the render mode is ``ansi``."""
        return draw(self.table, self.seat) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask(self.table, self.seat), "seat": self.seat}


def register_games() -> None:
    """Register every installed game, as ``kontor/<slug>-v<version of its numbers>``."""
    for slug in registry.slugs():
        name = f"kontor/{slug}-v{registry.game(slug).numbers_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="kontor.envs.gymnasium:SeatEnv", kwargs={"game": slug})


register_games()
