"""Playing the games of one seed."""

from kontor.bots import Bot, Budget, make_bot
from kontor.core import AnyGame, Seat, chance, no_emit, registry, seeded
from kontor.lab.arena.oracle import ORACLE, Oracle
from kontor.lab.arena.spec import Cluster, Spec


def make_contender(name: str, game: AnyGame) -> Bot:
    """Return a player of the arena: the oracle, a bot of a level, or a bot of your own as ``module:Class``."""
    return Oracle(game) if name == ORACLE else make_bot(name, game)


def play_cluster(spec: Spec, number: int) -> Cluster:
    """Play one seed once with the challenger on every seat; the luck of the table is the same each time."""
    game = registry.game(spec.game)
    bots = {name: make_contender(name, game) for name in (spec.challenger, spec.field)}
    seed = chance(seeded(spec.seed).bytes(32), "arena", number).bytes(32)
    shares = tuple(
        share_of(game, spec, seed, challenger, [bots[_level(spec, seat, challenger)] for seat in range(spec.seats)])
        for challenger in range(spec.seats)
    )
    return Cluster(number, shares)


def _level(spec: Spec, seat: Seat, challenger: Seat) -> str:
    return spec.challenger if seat == challenger else spec.field


def share_of(game: AnyGame, spec: Spec, seed: bytes, challenger: Seat, bots: list[Bot]) -> float:
    """Play a match and return the challenger's share of the win; a shared victory is divided."""
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
    return 1 / len(outcome.winners) if challenger in outcome.winners else 0.0
