"""Checks 1, 6 and 11: one truth of legality, legality from what the seat sees, and an end with its outcome."""

from collections.abc import Iterator, Sequence
from typing import Any

from kontor.core import (
    Action,
    AnyGame,
    MalformedError,
    Outcome,
    Score,
    Seat,
    State,
    kinded_fields,
    seeded,
)
from kontor.testing.contract.plan import Plan, demand

SETTLED_SHARE = 10
"""At least one of this many decisions of a game is asked for in a settled state."""


def one_truth(plan: Plan) -> None:
    """Over all well-formed actions `check` is None exactly for the legal ones, and a decider can always act."""
    game = plan.game
    for sample in plan.samples(stride=5):
        state, legal = sample.before, sample.legal
        demand(len(set(legal)) == len(legal), lambda: f"an action is offered twice: {legal}")
        offered = set(legal)
        for action in game.universe(state, sample.seat):
            refusal = game.check(state, sample.seat, action)
            demand(
                (refusal is None) == (action in offered),
                lambda: (
                    f"{action} is {'legal' if refusal is None else refusal} for `check`, but "
                    f"{'offered' if action in offered else 'not offered'} by `legal_actions`"
                ),
            )
        for action in legal:
            demand(game.check(state, sample.seat, action) is None, lambda: f"the offer {action} is refused")
        for other in range(state.seats):
            if other not in game.deciders(state):
                demand(not game.legal_actions(state, other), lambda: f"seat {other} may act though it is not asked")
                demand(game.check(state, other, sample.action) is not None, lambda: f"seat {other} is not refused")
        for verb in game.action_types:
            for action in _ill_formed(verb):
                demand(
                    _is_malformed(game, state, sample.seat, action),
                    lambda: f"{action} names nothing, but is not malformed",
                )
        over = sample.step.state
        if not over.frames:
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
    """The decider's legal actions are the same in every world that it cannot tell apart; what is proposed is legal."""
    rng = seeded(6)
    for sample in plan.samples(stride=7):
        _demand_sound_proposal(plan.game, sample.before, sample.seat)
        for world in plan.worlds(sample.before, sample.seat, 3, rng):
            found = plan.game.legal_actions(world, sample.seat)
            demand(
                found == sample.legal,
                lambda: (
                    f"seat {sample.seat} may do {sample.legal} here, but {found} in a world that looks the same to it"
                ),
            )


def _demand_sound_proposal(game: AnyGame, state: State[Any], seat: Seat) -> None:
    """Each answer that the game proposes is legal when the ones before it have been given."""
    proposal = game.proposal(game.view(state, seat))
    for action in proposal.actions if proposal else ():
        demand(seat in game.deciders(state), lambda: f"{action} is proposed to seat {seat}, which is not asked")
        refusal = game.check(state, seat, action)
        demand(refusal is None, lambda: f"{action} is proposed, but refused: {refusal}")
        state = game.apply(state, seat, action).state


def termination(plan: Plan) -> None:
    """Random play ends within the bound that the game declares; scores, outcome and settled states fit."""
    for number in range(plan.games):
        samples = list(plan.play(number))
        settled = sum(plan.game.settled(sample.before) for sample in samples)
        for sample in samples:
            over = not sample.step.state.frames
            if over or sample.number % 5 == 0:
                _demand_scores(sample.before.seats, plan.game.scores(sample.step.state))
            _demand_outcome(plan, sample.step.state)
        demand(plan.game.settled(samples[-1].step.state), "the end of a game is not settled")
        demand(
            settled * SETTLED_SHARE > len(samples),
            lambda: f"of {len(samples)} decisions {settled} are asked when settled",
        )


def _demand_scores(seats: int, scores: Sequence[Score]) -> None:
    demand(
        [score.seat for score in scores] == list(range(seats)), lambda: f"{scores} are not the scores of {seats} seats"
    )
    for score in scores:
        demand(score.total == sum(score.parts.values()), lambda: f"the parts of {score} do not add up to its total")


def _demand_outcome(plan: Plan, state: State[Any]) -> None:
    outcome: Outcome | None = plan.game.outcome(state)
    demand((outcome is None) == bool(state.frames), "there is an outcome before the end, or none at the end")
    if outcome is None:
        return
    _demand_scores(state.seats, outcome.scores)
    totals = [score.total for score in outcome.scores]
    demand(len(outcome.places) == state.seats, lambda: f"{outcome.places} are not the places of {state.seats} seats")
    scored = [seat for seat in range(state.seats) if seat not in outcome.unscored]
    last = max((outcome.places[seat] for seat in scored), default=1)
    demand(
        all(outcome.places[seat] > last for seat in outcome.unscored),
        lambda: f"who is not scored comes after all others, and never first: {outcome}",
    )
    if scored:
        demand(min(outcome.places) == 1, lambda: f"nobody is on place 1: {outcome.places}")
        best = {totals[seat] for seat in outcome.winners}
        demand(
            best == {max(totals[seat] for seat in scored)}, lambda: f"place 1 does not have the most points: {outcome}"
        )
