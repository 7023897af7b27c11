"""Checks 2, 3 and 4: clones are independent, records replay everywhere, every value survives its encoding."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from kontor.core import (
    Action,
    ComponentData,
    KontorError,
    Rng,
    Seat,
    Seating,
    State,
    decode,
    encode,
    no_emit,
    replay,
    seeded,
)
from kontor.core.recorder import Recorder
from kontor.testing.contract.fingerprint import fingerprint
from kontor.testing.contract.plan import ContractViolationError, Plan, demand, setups_played


def clone(plan: Plan) -> None:
    """Earlier states never change, questions change nothing, and `advance` on a clone does what `apply` does."""
    game = plan.game
    for number in range(max(min(plan.games, 8), setups_played(game))):
        seats, options = plan.setups[number % len(plan.setups)]
        rng = seeded(number)
        state = game.start(seats, options, rng.bytes(32))
        kept = [(state, encode(state))]
        while deciders := game.deciders(state):
            action = rng.pick(game.legal_actions(state, deciders[0]))
            if len(kept) % 5 == 1:
                _demand_pure_queries(plan, state, deciders[0], action)
            copy = state.clone()
            demand(encode(copy) == kept[-1][1], "a clone is not equal to its state")
            game.advance(copy, deciders[0], action, no_emit)
            demand(encode(state) == kept[-1][1], lambda: f"{action} on a clone changed the state that it came from")
            state = game.apply(state, deciders[0], action).state
            demand(encode(copy) == encode(state), lambda: f"`advance` and `apply` differ for {action}")
            kept.append((state, encode(state)))
        _demand_pure_queries(plan, state, 0, None)
        demand(all(encode(earlier) == before for earlier, before in kept), "a later action changed an earlier state")


def _demand_pure_queries(plan: Plan, state: State[Any], seat: Seat, action: Action | None) -> None:
    """Whatever can be asked of a state leaves it as it was."""
    game, before = plan.game, encode(state)
    # Those that others may be made of come first, so that the culprit is named.
    queries: dict[str, Callable[[], object]] = {
        "hidden": lambda: [game.hidden(state, viewer) for viewer in plan.viewers(state)],
        "scores": lambda: game.scores(state),
        "census": lambda: game.census(state),
        "settled": lambda: game.settled(state),
        "outcome": lambda: game.outcome(state),
        "legal_actions": lambda: game.legal_actions(state, seat),
        "check": lambda: action and game.check(state, seat, action),
        "forecast": lambda: action and game.forecast(state, seat, action),
        "view": lambda: [game.view(state, viewer) for viewer in plan.viewers(state)],
    }
    for name, query in queries.items():
        query()
        demand(encode(state) == before, lambda: f"to ask for `{name}` changes the state")


def reproducible(plan: Plan) -> None:
    """Seed and actions give the same states and events in every process, and under reordered components."""
    games = setups_played(plan.game)
    with ThreadPoolExecutor() as pool:
        running = pool.map(partial(fingerprint_elsewhere, plan.source, games), plan.hash_seeds)
        here = fingerprint(plan.game, games)
        processes = list(running)
    for hash_seed, done in zip(plan.hash_seeds, processes, strict=True):
        demand(done.returncode == 0, lambda: f"a second process cannot play the game: {done.stderr[-500:]}")
        same = done.stdout.strip() == here
        demand(same, lambda: f"a process with PYTHONHASHSEED={hash_seed} plays other games from the same seeds")
    other = plan.game.with_components(ComponentData(reordered(plan.game.components.data, seeded(3)), "reordered data"))
    demand(other.components.hash == plan.game.components.hash, "reordering the component file changes its hash")
    for number in range(3):
        record = _record(plan, number)
        try:
            replay(other, record)
        except KontorError as error:
            raise ContractViolationError(f"with reordered components a record breaks: {error}") from error


def fingerprint_elsewhere(source: str, games: int, hash_seed: str) -> subprocess.CompletedProcess[str]:
    """Return what a second process prints as the fingerprint of a game; of its numbers alone for no games."""
    command = [sys.executable, "-m", "kontor.testing.contract.fingerprint", source, str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)  # noqa: S603


def _record(plan: Plan, number: int) -> Any:
    samples = list(plan.play(number))
    first = samples[0]
    seats = [Seating(f"seat {seat}") for seat in range(first.before.seats)]
    recorder = Recorder(plan.game, seats, first.options, first.before.seed)
    for sample in samples:
        recorder.play(sample.seat, sample.action)
    return recorder.record()


def reordered(value: Any, rng: Rng) -> Any:
    """Return data with the entries of tables and arrays of tables in another order; lists of values are kept."""
    if isinstance(value, dict):
        return {key: reordered(value[key], rng) for key in rng.shuffled(value)}
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return rng.shuffled(reordered(item, rng) for item in value)
    return value


def codec(plan: Plan) -> None:
    """State, action, event and view survive encoding and play on; unknown fields are refused."""
    game = plan.game
    for number in range(plan.games):
        _plays_on(plan, number)
    for sample in plan.samples(stride=9):
        values: list[tuple[Any, Any]] = [(sample.step.state, game.state_type), (sample.action, game.action_union)]
        values += [(game.view(sample.step.state, viewer), game.view_type) for viewer in (sample.seat, None)]
        values += [(event, game.event_union) for event in sample.events]
        for value, type_ in values:
            data = encode(value)
            back = decode(data, type_)
            demand(back == value and encode(back) == data, lambda: f"{value!r} does not survive its encoding")
            demand(_refuses(data[:-1] + b',"unknown_field":1}', type_), lambda: f"{type_} takes unknown fields")


def _plays_on(plan: Plan, number: int) -> None:
    """A position that is stored and read again after every action asks, allows and becomes the same."""
    game = plan.game
    for sample in plan.play(number):
        read = decode(encode(sample.before), game.state_type)
        legal = game.legal_actions(read, sample.seat)
        demand(legal == game.legal_actions(sample.before, sample.seat), lambda: f"{read!r} allows in another order")
        step = game.apply(read, sample.seat, sample.action)
        same = encode((step.events, step.state)) == encode((sample.events, sample.step.state))
        demand(same, lambda: f"{sample.action} has another effect in a position that was stored and read again")


def _refuses(data: bytes, type_: Any) -> bool:
    try:
        decode(data.replace(b"{,", b"{"), type_)
    except KontorError:
        return True
    return False
