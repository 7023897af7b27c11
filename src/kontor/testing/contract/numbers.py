"""Checks 18, 19 and 20: ids name every action once, observations tell what the view tells, and both are stable."""

import json
from importlib.resources import files
from typing import Any

from kontor.core import Action, AnyGame, ComponentData, Numbers, Seat, View, decode, encode, kinded_fields, seeded
from kontor.testing.contract.fingerprint import numbers_fingerprint
from kontor.testing.contract.plan import Plan, Sample, demand, who
from kontor.testing.contract.stability import fingerprint_elsewhere, reordered

FROZEN_FILE = "numbers.json"
"""The file of a game's package that freezes its numbers; a package without it only loses the check of versions."""


def action_ids(plan: Plan) -> None:
    """Ids and actions lead to each other, mean the same from every seat, and cover every legal action."""
    for seats in plan.game.info.seats:
        numbers = plan.game.numbers(seats)
        names = numbers.actions.names
        demand(len(set(names)) == len(names) == numbers.actions.size, lambda: f"names of ids are not unique: {seats}")
        for seat in range(seats):
            _demand_invertible(numbers, seat)
    for sample in plan.samples():
        _demand_mask(plan, sample)


def _demand_invertible(numbers: Numbers, seat: Seat) -> None:
    for id_, name in enumerate(numbers.actions.names):
        action = numbers.actions.action_of(seat, id_)
        back = numbers.actions.id_of(seat, action)
        demand(back == id_, lambda: f"id {id_} ({name}) is {action}, whose id is {back}")
        here, there = (
            _relative(action, seat, numbers.seats),
            _relative(numbers.actions.action_of(0, id_), 0, numbers.seats),
        )
        demand(here == there, lambda: f"id {id_} ({name}) means {here} for seat {seat} and {there} for seat 0")


def _relative(action: Action, seat: Seat, seats: int) -> tuple[Any, ...]:
    """Return an action as its values, with seats counted from the one that acts."""
    fields = kinded_fields(type(action))
    values = [getattr(action, field.name) for field in fields]
    return (
        type(action),
        *((v - seat) % seats if f.kind == "seat" and v is not None else v for f, v in zip(fields, values, strict=True)),
    )


def _demand_mask(plan: Plan, sample: Sample) -> None:
    """The mask marks the ids of the legal actions, one for each, and no others."""
    numbers = plan.game.numbers(sample.before.seats)
    ids = set[int]()
    for action in sample.legal:
        try:
            ids.add(numbers.actions.id_of(sample.seat, action))
        except LookupError:
            demand(holds=False, sentence=f"{action} is legal and has no id: `number_limits` is too low")
    marked = {id_ for id_, mark in enumerate(numbers.mask(sample.seat, sample.legal)) if mark}
    demand(marked == ids, lambda: f"the mask marks {sorted(marked)}, but {sorted(ids)} are legal")
    demand(len(ids) == len(sample.legal), lambda: f"{len(sample.legal)} legal actions have {len(ids)} ids")


def observations(plan: Plan) -> None:
    """Every number is within its bounds, and equal views have equal numbers, whatever is hidden behind them."""
    rng = seeded(19)
    for sample in plan.samples(stride=7):
        state = sample.step.state
        for viewer in plan.viewers(state):
            view = plan.game.view(state, viewer)
            found = _encoded(plan, view, viewer)
            _demand_bounds(plan.game.numbers(state.seats), found)
            read: View = decode(encode(view), plan.game.view_type)
            for world in plan.worlds(state, viewer, 1, rng):
                same = _encoded(plan, plan.game.view(world, viewer), viewer) == found
                demand(same, lambda: f"numbers depend on what {who(viewer)} cannot see")
            demand(
                _encoded(plan, read, viewer) == found, lambda: f"equal views of {who(viewer)} have different numbers"
            )
            lean = _encoded(plan, plan.game.encoded_view(state, viewer), viewer)
            demand(lean == found, lambda: f"`encoded_view` has other numbers for {who(viewer)} than `view`")


def _encoded(plan: Plan, view: View, viewer: Seat | None) -> list[int]:
    numbers = plan.game.numbers(len(view.scores))
    try:
        return list(numbers.encode(view))
    except (KeyError, ValueError) as error:
        demand(holds=False, sentence=f"the view of {who(viewer)} has no numbers: {error!r}")
        raise


def _demand_bounds(numbers: Numbers, found: list[int]) -> None:
    demand(len(found) == numbers.size, lambda: f"{len(found)} numbers for {numbers.size} entries")
    for entry, value in zip(numbers.entries, found, strict=True):
        fits = entry.low <= value <= entry.high
        demand(fits, lambda: f"{entry.name} is {value}, not {entry.low} to {entry.high}: see `number_limits`")


def frozen_numbers(plan: Plan) -> None:
    """Names and bounds are the same in every process and under reordered components, and keep to their version."""
    here = numbers_fingerprint(plan.game)
    for hash_seed in plan.hash_seeds:
        done = fingerprint_elsewhere(plan.source, 0, hash_seed)
        demand(done.returncode == 0, lambda: f"a second process cannot count: {done.stderr[-500:]}")
        same = done.stdout.strip() == here
        demand(same, lambda: f"a process with PYTHONHASHSEED={hash_seed} has other numbers")
    data = reordered(plan.game.components.data, seeded(20))
    other = plan.game.with_components(ComponentData(data, "reordered data"))
    demand(numbers_fingerprint(other) == here, "reordering the component file changes the numbers")
    for seats in plan.game.info.seats:
        names = [entry.name for entry in plan.game.numbers(seats).entries]
        twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < len(names) else []
        demand(not twice, lambda: f"entries of the same name: {', '.join(twice)}")
    frozen, now = read_frozen(plan.game), current(plan.game)
    if frozen and frozen["version"] == now["version"]:
        changed = [seats for seats, hash_ in now["hashes"].items() if frozen["hashes"].get(seats) != hash_]
        demand(not changed, lambda: f"other numbers for {', '.join(changed)} seats: raise `numbers_version`")
    elif frozen:
        demand(holds=False, sentence=f"version {now['version']} of the numbers is not frozen: run `make numbers`")


def read_frozen(game: AnyGame) -> dict[str, Any]:
    """Return what a game's package froze: the version, and the hash for each number of seats; empty without a file."""
    file = files(game.package).joinpath(FROZEN_FILE)
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def current(game: AnyGame) -> dict[str, Any]:
    """Return what would be frozen now."""
    hashes = {str(seats): game.numbers(seats).digest() for seats in game.info.seats}
    return {"version": game.numbers_version, "hashes": hashes}
