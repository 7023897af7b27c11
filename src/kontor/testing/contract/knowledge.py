"""Checks 5 and 7: views are complete and know nothing of luck to come, and components are conserved."""

from typing import Any

import msgspec

from kontor.core import Seat, State, encode, seeded
from kontor.testing.contract.plan import Plan, demand, who

MANY_SECRETS = 6
"""With this many hidden components, four imagined worlds are not all alike by chance."""


def views(plan: Plan) -> None:
    """A world imagined from a view has that very view, for every seat and the spectator, and play can go on in it."""
    rng = seeded(5)
    for sample in plan.samples(stride=7):
        state = sample.step.state
        for viewer in plan.viewers(state):
            seen = plan.game.view(state, viewer)
            reseeded = state.clone()
            reseeded.seed = rng.bytes(32)
            demand(plan.game.view(reseeded, viewer) == seen, lambda: f"the view of {who(viewer)} depends on the seed")
            world = plan.game.determinize(seen, rng)
            again = plan.game.view(world, viewer)
            demand(again == seen, lambda: f"{who(viewer)} sees {again} in a world imagined from {seen}")
            for decider in plan.game.deciders(world):
                can_act = bool(plan.game.legal_actions(world, decider))
                demand(
                    can_act, lambda: f"in a world that {who(viewer)} imagines, seat {decider} has to decide and cannot"
                )
        _demand_many_worlds(plan, state, plan.viewers(state)[sample.number % (state.seats + 1)])


def _demand_many_worlds(plan: Plan, state: State[Any], viewer: Seat | None) -> None:
    """Luck and secrets of a world come from the generator, never from the real state."""
    seen = plan.game.view(state, viewer)
    worlds = [plan.game.determinize(seen, seeded(-number)) for number in range(1, 5)]
    seeds = {world.seed for world in worlds}
    demand(state.seed not in seeds, lambda: f"a world that {who(viewer)} imagines has the seed of the real one")
    demand(
        len(seeds) == len(worlds), lambda: f"worlds that {who(viewer)} imagines with different luck have the same seed"
    )
    if len(plan.game.hidden(state, viewer)) >= MANY_SECRETS:
        tables = {encode(msgspec.structs.replace(world, seed=b"")) for world in worlds}
        demand(len(tables) > 1, lambda: f"all worlds that {who(viewer)} imagines are alike, whatever the luck")


def census(plan: Plan) -> None:
    """The components on the table are those of the box, in every state and in every imagined world."""
    rng = seeded(7)
    for sample in plan.samples():
        state = sample.step.state
        inventory = list(plan.game.inventory(state.seats, sample.options))
        found = list(plan.game.census(state))
        demand(found == inventory, lambda: f"after {sample.action} the table holds {_difference(found, inventory)}")
        if sample.number % 7 == 0:
            for world in plan.worlds(state, rng.pick(plan.viewers(state)), 1, rng):
                found = list(plan.game.census(world))
                demand(found == inventory, lambda: f"an imagined world holds {_difference(found, inventory)}")


def _difference(found: list[str], wanted: list[str]) -> str:
    missing = [c for c in set(wanted) if found.count(c) < wanted.count(c)]
    extra = [c for c in set(found) if found.count(c) > wanted.count(c)]
    return f"too few of {sorted(missing)} and too many of {sorted(extra)}"
