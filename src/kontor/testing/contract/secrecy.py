"""Check 8: nobody learns what is not theirs to know."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kontor.core import Record, Seat, State, encode, mentions, seeded
from kontor.testing.contract.plan import Plan, Sample, demand, who


def secrecy(plan: Plan) -> None:
    """What a seat is given is the same in all worlds that it cannot tell apart; what is not, is sealed."""
    rng = seeded(8)
    for sample in plan.samples(stride=4):
        viewer = rng.pick(plan.viewers(sample.before))
        worlds = plan.worlds(sample.before, viewer, 3, rng)
        _demand_hidden_is_complete(plan, sample.before, viewer, worlds)
        _demand_view_keeps_silent(plan, sample.before, viewer)
        _demand_events_keep_silent(plan, sample, viewer)
        _demand_equal_steps(plan, sample, viewer, worlds)
        for world in plan.worlds(sample.before, sample.seat, 2, rng):
            _demand_equal_answers(plan, sample, world)


def _demand_hidden_is_complete(plan: Plan, state: State[Any], viewer: Seat | None, worlds: list[State[Any]]) -> None:
    """Whatever lies elsewhere in another world must be among the ids that the game calls hidden."""
    hidden = plan.game.hidden(state, viewer)
    components = set(plan.game.census(state))
    for world in worlds:
        moved = set(_differing_leaves(msgspec.to_builtins(state), msgspec.to_builtins(world)))
        told = (moved & components) - hidden
        demand(not told, lambda: f"`hidden` leaves out {sorted(told)}, which {who(viewer)} cannot place")


def _differing_leaves(one: Any, other: Any) -> Iterator[Any]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from _differing_leaves(one[key], other[key])
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            yield from _differing_leaves(a, b)
    elif isinstance(one, str) and isinstance(other, str) and one != other:
        yield one
        yield other


def _demand_view_keeps_silent(plan: Plan, state: State[Any], viewer: Seat | None) -> None:
    """A view may name hidden ids only as a set: a sorted list of nothing but hidden ids."""
    hidden = plan.game.hidden(state, viewer)

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                demand(key not in hidden, lambda: f"the view of {who(viewer)} tells about the hidden {key}")
                walk(item)
        elif isinstance(value, list | tuple):
            if any(isinstance(item, str) and item in hidden for item in value):
                is_set = list(value) == sorted(value) and all(item in hidden for item in value)
                demand(is_set, lambda: f"the view of {who(viewer)} places the hidden {value}")
            else:
                for item in value:
                    walk(item)
        else:
            demand(value not in hidden, lambda: f"the view of {who(viewer)} places the hidden {value}")

    walk(msgspec.to_builtins(plan.game.view(state, viewer)))


def _demand_events_keep_silent(plan: Plan, sample: Sample, viewer: Seat | None) -> None:
    """Nobody is told of a component whose place they know neither before the step nor after it."""
    secret = plan.game.hidden(sample.before, viewer) & plan.game.hidden(sample.step.state, viewer)
    for record in _told(sample, viewer):
        told = mentions(record) & secret
        demand(not told, lambda: f"{record} tells {who(viewer)} about {sorted(told)}")


def _told(sample: Sample, viewer: Seat | None) -> list[Record]:
    records: list[Record | None] = [event.seen_by(viewer) for event in sample.events]
    records.append(sample.action.seen_by(viewer, sample.seat))
    return [record for record in records if record is not None]


def _demand_equal_steps(plan: Plan, sample: Sample, viewer: Seat | None, worlds: list[State[Any]]) -> None:
    """An unsealed step looks the same in all worlds; and views differ afterwards exactly where events did."""
    game = plan.game
    after = [(encode(_told(sample, viewer)), game.view(sample.step.state, viewer))]
    for world in worlds:
        if game.check(world, sample.seat, sample.action) is not None:
            continue  # that it is legal tells of the actor's own hand, which is the actor's to give away
        step = game.apply(world, sample.seat, sample.action)
        there = Sample(sample.options, sample.number, world, sample.seat, [], sample.action, step)
        after.append((encode(_told(there, viewer)), game.view(step.state, viewer)))
    told, seen = after[0]
    for told_there, seen_there in after[1:]:
        if not sample.step.sealed:
            demand(told == told_there, lambda: f"{sample.action} tells {who(viewer)} a secret, but can be undone")
        demand(
            (told == told_there) == (seen == seen_there),
            lambda: (
                f"after {sample.action} events and view tell {who(viewer)} different things: {told!r}, {told_there!r}"
            ),
        )


def _demand_equal_answers(plan: Plan, sample: Sample, world: State[Any]) -> None:
    """Refusals and what-ifs depend on nothing that the decider cannot see."""
    game, seat, state = plan.game, sample.seat, sample.before
    universe = list(game.universe(state, seat))
    for action in universe[:: 1 + len(universe) // 60]:
        here, there = game.check(state, seat, action), game.check(world, seat, action)
        demand(here == there, lambda: f"{action} is answered with {here} or {there}, by what seat {seat} cannot see")
    for action in sample.legal:
        demand(
            game.forecast(state, seat, action) == game.forecast(world, seat, action),
            lambda: f"the forecast of {action} depends on what seat {seat} cannot see",
        )
