"""The five bots of Kontor, the weakest first; `kontor.levels` lists them with their strength and budget."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.knowledge import policy_of
from kontor.bots.search.config import DOGE_FILE, SearchConfig, search_configs
from kontor.bots.search.lookahead import Lookahead
from kontor.bots.search.race import margin_of
from kontor.bots.search.rollouts import Rollouts
from kontor.bots.search.stats import Meter, Scored
from kontor.bots.search.tree import Tree
from kontor.bots.value import Value, setup_key
from kontor.core import Action, AnyGame, View, chance

WHIM_INTERVAL = 20
"""On average the clerk plays at random once in this many decisions, so that it cannot be predicted."""


class Deckhand:
    """Chooses uniformly among the legal actions: an opponent for a first match, and the baseline of measurements."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose any legal action."""
        return Decision(chance(seed, "deckhand", 0).pick(legal))


class Clerk:
    """Imagines one world and follows the policy in it: an opponent for beginners."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.knowledge = policy_of(game)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Follow the policy, except for a random action once in `WHIM_INTERVAL` decisions."""
        rng = chance(seed, "clerk", 0)
        if len(legal) == 1:
            return Decision(legal[0])
        if not rng.below(WHIM_INTERVAL):
            return Decision(rng.pick(legal))
        world = self.game.determinize(view, rng)
        return Decision(self.knowledge.choose(world, view.own_seat, legal, rng))


class Trader:
    """Tries candidates in a few imagined worlds and compares the learned value: the default opponent."""

    def __init__(self, game: AnyGame, value: Value | None = None, worlds: int | None = None) -> None:
        self.ahead = Lookahead(game, value)
        self.worlds = worlds or self.ahead.policy.worlds
        """Number of imagined worlds; every candidate is tried in the same ones."""
        self.trusted = self.ahead.policy
        """The policy whose own choice it follows where little depends on it."""
        self.trust = self.trusted.trust
        """The share of the win that it gives up at most in one decision to do so."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose the action with the best mean share, or the policy's own choice if that is nearly as good."""
        if len(legal) == 1:
            return Decision(legal[0])
        seat = view.own_seat
        first, rng = self.ahead.world(view, seed, 0), chance(seed, "script", 0)
        actions = self.ahead.policy.candidates(first, seat, legal, rng)
        many = self.worlds if len(actions) > 1 else 1  # nothing to compare: one world is enough to estimate shares
        worlds = [first, *(self.ahead.world(view, seed, number) for number in range(1, many))]
        found = []
        for action in actions:
            shares = [self.ahead.shares(world, seat, action, rng) for world in worlds]
            means = tuple(sum(of_seat) / many for of_seat in zip(*shares, strict=True))
            found.append((means, action, [of_world[seat] for of_world in shares]))
        found.sort(key=lambda one: -one[0][seat])
        (shares_of_best, best, leading), chosen = found[0], found[0]
        if self.trust and len(found) > 1:
            own = self.trusted.choose(first, seat, legal, chance(seed, "own", 0))
            least = shares_of_best[seat] - self.trust
            chosen = next((one for one in found if one[1] == own and one[0][seat] >= least), chosen)
        others = [Candidate(action, means[seat], margin_of(leading, row)) for means, action, row in found[1:]]
        return Decision(chosen[1], chosen[0], (Candidate(best, shares_of_best[seat]), *others))


class Search(Protocol):
    """A way to compare candidates until the comparison is decided or the budget is spent."""

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Scored]:
        """Return the candidates, the best one first."""
        ...


class Factor:
    """Searches until one candidate is left or the budget is spent: the strong opponent."""

    def __init__(
        self,
        game: AnyGame,
        value: Value | None = None,
        config: SearchConfig | None = None,
        *,
        race: bool = True,
        to_end: bool = True,
    ) -> None:
        self.ahead = Lookahead(game, value)
        self.config = config
        self.chosen = search_configs(game)
        self.race = race
        """Whether it may stop early; False: it uses its whole budget, as the factor before."""
        self.to_end = to_end
        """Whether it plays the last turns to the end; False: it reads the value there too, as the factor before."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose the action that the search ranks first."""
        if len(legal) == 1:
            return Decision(legal[0])
        seat, meter = view.own_seat, Meter(budget)
        key = setup_key(self.ahead.game, len(view.scores), view.options)
        config = (self.config or self.chosen.get(key, SearchConfig())).within(budget)
        config = msgspec.structs.replace(config, race=config.race and self.race, to_end=config.to_end and self.to_end)
        policy = self.ahead.policy
        world, rng = self.ahead.world(view, seed, 0), chance(seed, "candidates", 0)
        config = config.at(policy.ends_soon(world))
        actions = (policy.wider_candidates if config.wide else policy.candidates)(world, seat, legal, rng)
        if len(actions) == 1:  # nothing to compare: one world is enough to estimate shares
            meter = Meter(Budget(simulations=1))
        found = SEARCHES[config.search](self.ahead, config).search(view, actions, meter, seed)
        compared = tuple(Candidate(one.action, one.shares[seat], one.margin) for one in found)
        return Decision(found[0].action, found[0].shares, compared)


class Doge(Factor):
    """Searches like the factor, but in its rollouts players weigh their choices: the strongest opponent."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.chosen = {**self.chosen, **search_configs(game, DOGE_FILE)}


SEARCHES: dict[str, Callable[[Lookahead, SearchConfig], Search]] = {"rollouts": Rollouts, "tree": Tree}
