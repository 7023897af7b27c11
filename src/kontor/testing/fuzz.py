"""Random games over every setup of a game, on all cores, with demands at each decision.

Game k of a run depends on the game's slug, the run's seed and k alone, so that a run finds the same faults on any
number of processes. A fault carries the record of its match up to there, if it started.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeAlias

import msgspec

from kontor.core import (
    Action,
    AnyGame,
    Event,
    MatchRecord,
    Recorder,
    Rng,
    Seat,
    Seating,
    State,
    chance,
    mentions,
    no_emit,
    seeded,
    write_record,
)
from kontor.core.registry import game as registered

SAMPLE = 7
"""Views, worlds and events are looked at on every seventh step; the rest on every step."""
CHUNK = 25

Played: TypeAlias = list[tuple[Seat, Action]]


class Fault(msgspec.Struct, frozen=True):
    """A demand that did not hold: in which match, after how many actions, and the record up to there."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    step: int
    what: str
    record: bytes


class Tally(msgspec.Struct):
    """What a run, or a part of it, went through."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    faults: list[Fault] = []

    def add(self, other: "Tally") -> None:
        """Add the counts of another part."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.faults = self.faults + other.faults


class BrokenDemandError(AssertionError):
    """What must hold in every game did not."""


def fuzz(slug: str, games: int, seed: int, processes: int | None = None) -> Iterator[Tally]:
    """Play random games and yield the tally of each part as it is done, in order."""
    jobs = [(slug, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    workers = min(processes or cpu_count() or 1, len(jobs))
    if workers <= 1:
        yield from map(play_chunk, jobs)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from pool.map(play_chunk, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(job: tuple[str, int, int, int]) -> Tally:
    """Play the games of one part."""
    slug, seed, first, end = job
    game = registered(slug)
    setups = seeded(0).shuffled(game.all_setups())
    tally = Tally()
    for number in range(first, end):
        seats, options = setups[number % len(setups)]
        match_seed = blake2b(f"{slug}/{seed}/{number}".encode(), digest_size=32).digest()
        decisions, fault = play_game(game, seats, options, match_seed)
        tally.add(Tally(1, decisions, decisions, [fault] if fault else []))
    return tally


def play_game(game: AnyGame, seats: int, options: Any, seed: bytes) -> tuple[int, Fault | None]:
    """Play one game at random; return the number of decisions and what went wrong, if anything."""
    played: Played = []
    try:
        play_demanding(game, seats, options, seed, played)
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is what we are looking for
        what = str(error) if isinstance(error, BrokenDemandError) else described(error, played)
        return len(played), Fault(
            game=game.info.slug,
            seats=seats,
            options=msgspec.to_builtins(options),
            seed=seed.hex(),
            step=len(played),
            what=what,
            record=record_of(game, seats, options, seed, played),
        )
    return len(played), None


def described(error: Exception, played: Played) -> str:
    """Return an exception of the rules with its place and the action that it came from."""
    place = extract_tb(error.__traceback__)[-1]
    action = f" in {played[-1][1]}" if played else ""
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno}){action}"


def play_demanding(game: AnyGame, seats: int, options: Any, seed: bytes, played: Played) -> None:
    """Play one game at random and note every action before it is carried out; raise at the first broken demand."""
    rng = chance(seed, "fuzz", 0)
    inventory = list(game.inventory(seats, options))
    most = game.info.max_decisions
    s: State[Any] = game.start(seats, options, seed)
    watched = rng.below(SAMPLE)
    while s.frames:
        deciders = game.deciders(s)
        seat = deciders[0] if len(deciders) == 1 else rng.pick(deciders)
        legal = game.legal_actions(s, seat)
        if not legal:
            raise BrokenDemandError(f"seat {seat} has no legal action in {type(s.frames[-1]).__name__}")
        action = rng.pick(legal)
        played.append((seat, action))
        if len(played) > most:
            raise BrokenDemandError(f"more than {most} decisions")
        if len(played) % SAMPLE == watched:
            advance_watched(game, s, seat, action, rng)
        else:
            game.advance(s, seat, action, no_emit)
        if game.census(s) != inventory:
            raise BrokenDemandError(f"the components do not add up after {action}")
    if game.outcome(s) is None:
        raise BrokenDemandError("the match is over without an outcome")


def advance_watched(game: AnyGame, s: State[Any], seat: Seat, action: Action, rng: Rng) -> None:
    """Carry out an action and demand that one viewer, taken at random, learns no secret from it."""
    refusal = game.check(s, seat, action)
    if refusal is not None:
        raise BrokenDemandError(f"{action} is offered and refused by {refusal.rule}")
    viewer = rng.pick((*range(s.seats), None))
    hidden, draws = game.hidden(s, viewer), s.draws.copy()
    events: list[Event] = []
    game.advance(s, seat, action, events.append)
    if s.draws == draws:  # luck may hide again what the step itself laid open
        secret = hidden & game.hidden(s, viewer)
        for event in events:
            seen = event.seen_by(viewer)
            told = secret & mentions(seen) if seen is not None else frozenset()
            if told:
                raise BrokenDemandError(f"{type(event).__name__} tells viewer {viewer} of {', '.join(sorted(told))}")
    view = game.view(s, viewer)
    if game.view(game.determinize(view, rng), viewer) != view:
        raise BrokenDemandError(f"a world imagined from the view of {viewer} looks different")


def record_of(game: AnyGame, seats: int, options: Any, seed: bytes, played: Played) -> bytes:
    """Return the record of a match up to the failure; None if it does not even start."""
    seatings = [Seating(f"Seat {seat + 1}", "fuzz") for seat in range(seats)]
    record: MatchRecord | None = None
    try:
        recorder = Recorder(game, seatings, options, seed)
        record = recorder.record()
        for seat, action in played:
            recorder.play(seat, action)
            record = recorder.record()
    except Exception:  # noqa: BLE001, S110 - the fault itself: the record ends before it
        pass
    return write_record(record) if record else b""
