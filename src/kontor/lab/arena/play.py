"""Playing the games of one seed."""

from statistics import fmean
from typing import Any, NamedTuple

from kontor.bots import Bot, Budget, make_bot
from kontor.bots.knowledge import policy_of
from kontor.core import Action, AnyGame, Seat, chance, registry, seeded
from kontor.lab.arena.moves import play_on
from kontor.lab.arena.oracle import ORACLE, Oracle
from kontor.lab.arena.pool import is_script, make_script
from kontor.lab.arena.spec import Cluster, Spec


class Result(NamedTuple):
    """How a match ended for the challenger."""

    share: float
    """Its share of the win: a shared victory is divided."""
    lead: int
    """Its points less those of the best other player."""
    waste: dict[str, float]
    """What it wasted, by name (`Policy.waste`)."""


def make_contender(name: str, game: AnyGame) -> Bot:
    """Return a player of the arena: the oracle, a script, a bot of a level, or one of your own as ``module:Class``."""
    if name == ORACLE:
        return Oracle(game)
    return make_script(name, game) if is_script(name) else make_bot(name, game)


def deal(spec: Spec, number: int) -> bytes:
    """Return the seed of a deal: the luck of its table and of its bots."""
    return chance(seeded(spec.seed).bytes(32), "arena", number).bytes(32)


def play_cluster(spec: Spec, number: int) -> Cluster:
    """Play one seed once with the challenger on every seat; the luck of the table is the same each time."""
    game = registry.game(spec.game)
    bots = {name: make_contender(name, game) for name in (spec.challenger, spec.field)}
    seed = deal(spec, number)
    results = [
        result_of(game, spec, seed, challenger, [bots[_level(spec, seat, challenger)] for seat in range(spec.seats)])
        for challenger in range(spec.seats)
    ]
    names = dict.fromkeys(name for result in results for name in result.waste)
    waste = {name: fmean([result.waste.get(name, 0.0) for result in results]) for name in names}
    return Cluster(number, tuple(one.share for one in results), tuple(one.lead for one in results), waste)


def _level(spec: Spec, seat: Seat, challenger: Seat) -> str:
    return spec.challenger if seat == challenger else spec.field


def result_of(game: AnyGame, spec: Spec, seed: bytes, challenger: Seat, bots: list[Bot]) -> Result:
    """Play a match and return how it ended for the challenger."""
    budget = Budget.read(spec.budget)
    state = game.start(spec.seats, game.options(spec.options), seed)
    moves: list[tuple[Any, Action]] = [
        (decided.state.clone(), decided.decision.action)
        for decided in play_on(game, state, bots, budget, seed)
        if decided.seat == challenger and len(decided.legal) > 1
    ]
    outcome = game.final_outcome(state)
    points = [score.total for score in outcome.scores]
    own = points.pop(challenger)
    share = 1 / len(outcome.winners) if challenger in outcome.winners else 0.0
    return Result(share, own - max(points), dict(policy_of(game).waste(moves, state, challenger)))
