"""Checks 1, 6 and 11: one truth of legality, legality from what the seat sees, and an end."""

from collections.abc import Iterator
from typing import Any

from kontor.core import Action, AnyGame, MalformedError, Seat, State, kinded_fields, seeded
from kontor.testing.contract.plan import Plan, demand


def one_truth(plan: Plan) -> None:
    """Over all well-formed actions `check` is None exactly for the legal ones, and a decider can always act."""
    game = plan.game
    for sample in plan.samples(stride=5):
        state, legal = sample.before, sample.legal
        demand(len(set(legal)) == len(legal), f"an action is offered twice: {legal}")
        offered = set(legal)
        for action in game.universe(state, sample.seat):
            refusal = game.check(state, sample.seat, action)
            demand(
                (refusal is None) == (action in offered),
                f"{action} is {'legal' if refusal is None else refusal} for `check`, but "
                f"{'offered' if action in offered else 'not offered'} by `legal_actions`",
            )
        demand(all(game.check(state, sample.seat, action) is None for action in legal), "an offer is refused")
        for other in range(state.seats):
            if other not in game.deciders(state):
                demand(not game.legal_actions(state, other), f"seat {other} may act though it is not asked")
                demand(game.check(state, other, sample.action) is not None, f"seat {other} is not refused")
        for verb in game.action_types:
            for action in _ill_formed(verb):
                demand(_is_malformed(game, state, sample.seat, action), f"{action} names nothing, but is not malformed")
        over = sample.step.state if not game.deciders(sample.step.state) else None
        if over is not None:
            demand(game.outcome(over) is not None, "nobody has to decide, but there is no outcome")
            demand(game.check(over, sample.seat, sample.action) is not None, "a match that is over goes on")


def _ill_formed(verb: type[Action]) -> Iterator[Action]:
    """Yield actions of a type whose fields name what no game has."""
    fields = kinded_fields(verb)
    if fields:
        yield verb(*(-1 for _ in fields))
        yield verb(*("no-such-id" for _ in fields))


def _is_malformed(game: AnyGame, state: State[Any], seat: Seat, action: Action) -> bool:
    try:
        game.check(state, seat, action)
    except MalformedError:
        return True
    return False


def visible_legality(plan: Plan) -> None:
    """The decider's legal actions are the same in every world that it cannot tell apart."""
    rng = seeded(6)
    for sample in plan.samples(stride=7):
        for world in plan.worlds(sample.before, sample.seat, 3, rng):
            found = plan.game.legal_actions(world, sample.seat)
            demand(
                found == sample.legal,
                f"seat {sample.seat} may do {sample.legal} here, but {found} in a world that looks the same to it",
            )


def termination(plan: Plan) -> None:
    """Random play ends within the bound that the game declares."""
    bound = plan.game.info.max_decisions
    for number in range(plan.games):
        for sample in plan.play(number):
            demand(sample.number < bound, f"game {number} goes on after {bound} decisions")
