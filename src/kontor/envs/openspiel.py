"""The games for OpenSpiel: ``pyspiel.load_game("kontor_goa", {"players": 3})`` after this module was imported.

All luck of a match follows from its seed, so the one chance node is the first: it chooses the deal (ADR 59).
"""

from typing import Any

import numpy as np
import pyspiel

from kontor.core import AnyGame, Rng, encode, registry, seeded
from kontor.envs.errors import EnvError
from kontor.envs.table import Table

PREFIX = "kontor_"
DEALS = 1024
"""How many deals the chance node has unless a parameter says otherwise."""
MAX_DEALS = 1_000_000
MAX_CHOICES = 2**31 - 1


def deal_seed(number: int) -> bytes:
    """Return the seed of the match that a deal begins."""
    return seeded(number).bytes(32)


def game_type(game: AnyGame) -> Any:
    """Return what OpenSpiel has to know about a game before it loads it."""
    info = game.info
    return pyspiel.GameType(
        short_name=PREFIX + info.slug,
        long_name=f"{info.title} (Kontor)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(info.seats), "deals": DEALS},
    )


class KontorGame(pyspiel.Game):
    """One game with a number of players; the utility is the share of the win."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        game = registry.game(self.slug)
        players, self.deals = int(chosen.get("players", min(game.info.seats))), int(chosen.get("deals", DEALS))
        if not 1 <= self.deals <= MAX_DEALS:
            raise EnvError(f"a game has 1 to {MAX_DEALS} deals, not {self.deals}")
        self.fresh_table = Table(game, players)
        numbers = self.fresh_table.numbers
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=numbers.actions.size,
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=game.info.max_decisions,
            ),
            chosen,
        )

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a match has: the deal."""
        return 1

    def new_initial_state(self) -> "KontorState":
        """Return the state before the deal."""
        return KontorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "KontorObserver":
        """Return what turns a state into what one player sees."""
        return KontorObserver(self, iig_obs_type, params)


class KontorState(pyspiel.State):
    """A match: before the deal, and then at a table."""

    def __init__(self, game: KontorGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table: Table = game.fresh_table.clone()
        self.dealt = False

    def current_player(self) -> Any:
        """Return who acts."""
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.over else self.table.asked

    def is_terminal(self) -> bool:
        """Return True if the match is over."""
        return self.dealt and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.table.asked else []

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.step(action)
        else:
            self.table.start(deal_seed(action))
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.table.numbers.actions.names[action]

    def returns(self) -> list[float]:
        """Return each player's share of the win; 0 before the end."""
        return list(self.table.rewards()) if self.dealt else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "KontorState":
        """Return a possible world: the player's view, with other secrets and other luck, drawn by `determinize`.

        `history()` of the copy is still that of the real match.
        """
        world: KontorState = self.clone()
        rng: Rng = seeded(int(sampler() * MAX_CHOICES))
        world.table.imagine(world.table.game.determinize(self.table.view(player), rng))
        return world

    def __str__(self) -> str:
        return encode(self.table.state).decode() if self.dealt else "before the deal"


class KontorObserver:
    """What one player sees: the numbers of the view (`tensor`), and the view as JSON (`string_from`).

    A view is all that a player may know, what it saw earlier included, but it does not list the player's own former
    actions. So it is an observation, not OpenSpiel's information state with perfect recall.
    """

    def __init__(self, game: KontorGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise EnvError(f"observations have no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        self.tensor = np.zeros(game.fresh_table.numbers.size if self._public else 0, np.float32)
        self.dict = {"view": self.tensor} if self._public else {}

    def set_from(self, state: KontorState, player: int) -> None:
        """Write what a player sees; without private information what a spectator sees, from seat 0."""
        if not state.dealt:
            self.tensor.fill(0)
        elif self._public:
            self.tensor[:] = state.table.numbers.encode(state.table.view(player if self._private else None))

    def string_from(self, state: KontorState, player: int) -> str:
        """Return what a player sees as JSON: the view, a spectator's view, or the fields that only the player has."""
        if not state.dealt:
            return ""
        public, own = state.table.view(None), state.table.view(player)
        if self._public:
            return encode(own if self._private else public).decode()
        fields = own.__struct_fields__ if self._private else ()
        private = {name: getattr(own, name) for name in fields if getattr(own, name) != getattr(public, name)}
        return encode(private).decode() if private else ""


def register_games() -> None:
    """Register every installed game, as ``kontor_<slug>``."""
    known = set(pyspiel.registered_names())
    for slug in registry.slugs():
        if PREFIX + slug not in known:
            of_slug = type(f"KontorGame_{slug}", (KontorGame,), {"slug": slug, "__module__": __name__})
            globals()[of_slug.__name__] = of_slug
            pyspiel.register_game(game_type(registry.game(slug)), of_slug)


register_games()
