"""The outline of a finished match: who decided each step, a sentence about it, where rounds begin, and the result."""

import asyncio
from datetime import datetime

import msgspec

from kontor.core import Outcome, Record, Seat, Texts
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.kernel.timeline import Timeline
from kontor.server.matches.read.positions import load_timeline
from kontor.server.matches.read.records import demand_revealed
from kontor.server.matches.read.replay import what_was_done
from kontor.server.matches.read.views import entry_view, events_of, texts_of
from kontor.server.store.matches.log import Entry


class OutlinedStep(Record, frozen=True):
    """One step: who decided, and what came of it."""

    seat: Seat
    choice: bool
    """Whether there was more than one answer."""
    text: str
    """What happened, in one sentence."""


class OutlinedRound(Record, frozen=True):
    """Where a round begins."""

    step: int
    """The number of actions before its first decision."""
    number: int
    """As the game counts it; in a game without rounds, how often the turn has gone round the table."""


class MatchOutline(Record, frozen=True):
    """A finished match in outline."""

    steps: tuple[OutlinedStep, ...]
    """Step k at place k - 1: a step is an action and what it led to."""
    rounds: tuple[OutlinedRound, ...]
    outcome: Outcome


async def outline_of(
    context: Context, match_id: str, account: int | None, language: str, seat: Seat | None = None
) -> MatchOutline:
    """Return the outline of a match that is over, in words for a seat: by default the caller's own.

    ConflictError before the end; NotFoundError if there is no such seat.
    """
    async with context.cache.fresh(match_id) as locked:
        match = msgspec.structs.replace(demand_revealed(locked, account, context.now()))
    viewer = match.seat_of(account) if seat is None else seat
    if viewer is not None:
        match.demand_known(viewer)
    timeline = await load_timeline(context, match)
    texts = texts_of(match, language, viewer if viewer == match.seat_of(account) else None)
    return await asyncio.to_thread(_outline, match, timeline, viewer, texts, context.now())


def _outline(match: RunningMatch, timeline: Timeline, viewer: Seat | None, texts: Texts, now: datetime) -> MatchOutline:
    known = set(timeline.known_steps())
    steps = []
    for step in range(1, len(timeline.entries)):
        seat, _ = timeline.entries[step].move
        state = timeline.position(step - 1) if step - 1 in known else None
        choice = state is None or len(match.game.legal_actions(state, seat)) > 1
        steps.append(OutlinedStep(seat, choice, _sentence(match, timeline, step, viewer, texts, now)))
    outcome: Outcome = match.game.final_outcome(match.state)
    return MatchOutline(tuple(steps), _rounds(match, timeline.entries), outcome)


def _sentence(
    match: RunningMatch, timeline: Timeline, step: int, viewer: Seat | None, texts: Texts, now: datetime
) -> str:
    """Return the first thing that a step tells; the action itself where no event tells of it."""
    lines = entry_view(match.game, timeline.entries[step], viewer, texts).lines
    loud = [line.text for line in lines if not line.quiet] or [line.text for line in lines]
    return loud[0] if loud else what_was_done(match, timeline, step, viewer, texts, now)


def _rounds(match: RunningMatch, entries: tuple[Entry, ...]) -> tuple[OutlinedRound, ...]:
    """Return where rounds begin; in a game without rounds one begins whenever everybody has had a turn."""
    told = [(step, event) for step, entry in enumerate(entries) for event in events_of(match.game, entry)]
    rounds = [OutlinedRound(step, getattr(event, "number", 0)) for step, event in told if event.begins_round]
    turns = [step for step, event in told if event.begins_turn]
    laps = [OutlinedRound(step, number) for number, step in enumerate(turns[:: match.seats], 1)]
    return tuple(rounds or laps)
