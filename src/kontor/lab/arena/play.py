"""Playing the games of one seed."""

from kontor.bots import Bot, Budget, make_bot
from kontor.core import AnyGame, Seat, chance, no_emit, registry, seeded
from kontor.lab.arena.oracle import ORACLE, Oracle
from kontor.lab.arena.pool import is_script, make_script
from kontor.lab.arena.spec import Cluster, Spec


def make_contender(name: str, game: AnyGame) -> Bot:
    """Return a player of the arena: the oracle, a script, a bot of a level, or one of your own as ``module:Class``."""
    if name == ORACLE:
        return Oracle(game)
    return make_script(name, game) if is_script(name) else make_bot(name, game)


def play_cluster(spec: Spec, number: int) -> Cluster:
    """Play one seed once with the challenger on every seat; the luck of the table is the same each time."""
    game = registry.game(spec.game)
    bots = {name: make_contender(name, game) for name in (spec.challenger, spec.field)}
    seed = chance(seeded(spec.seed).bytes(32), "arena", number).bytes(32)
    results = [
        result_of(game, spec, seed, challenger, [bots[_level(spec, seat, challenger)] for seat in range(spec.seats)])
        for challenger in range(spec.seats)
    ]
    shares, leads = zip(*results, strict=True)
    return Cluster(number, shares, leads)


def _level(spec: Spec, seat: Seat, challenger: Seat) -> str:
    return spec.challenger if seat == challenger else spec.field


def result_of(game: AnyGame, spec: Spec, seed: bytes, challenger: Seat, bots: list[Bot]) -> tuple[float, int]:
    """Play a match; return the challenger's share of the win, which is divided if it is shared, and its lead."""
    budget = Budget.read(spec.budget)
    state = game.start(spec.seats, game.options(spec.options), seed)
    decisions = 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        luck = chance(seed, f"bot/{seat}", decisions).bytes(32)
        bot = bots[seat]
        if isinstance(bot, Oracle):
            bot.look(state)
        action = bot.decide(game.view(state, seat), legal, budget, luck).action
        game.advance(state, seat, action, no_emit)
        decisions += 1
    outcome = game.final_outcome(state)
    points = [score.total for score in outcome.scores]
    own = points.pop(challenger)
    return 1 / len(outcome.winners) if challenger in outcome.winners else 0.0, own - max(points)
