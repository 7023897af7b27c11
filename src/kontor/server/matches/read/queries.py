"""Queries before a decision: the question in words, why not, and what an action would change."""

from typing import Any

from msgspec.structs import asdict

from kontor.core import Action, Change, Forecast, Record, RefusedError, Seat, Texts, decode
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch, demand_playing, demand_started
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.matches.read.words import Choice, choices_of, is_final, question_text
from kontor.server.matches.watching.delay import as_seen

MAX_REFUSALS = 4
MAX_FORECASTS = 64
"""Legal actions that are forecast at once."""


class OpenQuestion(Record, frozen=True):
    """The open question and its legal answers."""

    seq: int
    question: str
    legal: tuple[Choice, ...]


class RefusalView(Record, frozen=True):
    """A rule that forbids something, and why."""

    rule: str
    text: str


class WhyNot(Record, frozen=True):
    """The legal actions that use some things, and the rules that forbid the others."""

    allowed: tuple[Choice, ...]
    refusals: tuple[RefusalView, ...]


class ChangeView(Record, frozen=True):
    """One thing that an action would change, for programs and in words."""

    change: Change
    text: str


class ForecastView(Record, frozen=True):
    """What an action would change; None if the game has no forecast for it."""

    changes: tuple[ChangeView, ...] | None


class WhatIf(Record, frozen=True):
    """A legal action, the things it touches, whether it cannot be undone, and what it would change."""

    action: Any
    refs: tuple[str, ...]
    final: bool
    changes: tuple[ChangeView, ...] | None
    """None if the game has no forecast for it."""


class ThingView(Record, frozen=True):
    """What a thing on the table is, in words, and what is asked now."""

    ref: str
    kind: str
    name: str
    what: str
    """What it is and does, in one sentence."""
    when: str
    """When it is used."""
    now: str
    """The fact that matters to the reader now; empty if there is none."""
    rule: str
    asked: str
    """The open question, the reader's own or that of somebody else; empty when the match is over."""


async def question(context: Context, match_id: str, account: int, language: str) -> OpenQuestion:
    """Return what a seat is asked; ConflictError if it has nothing to decide."""
    async with context.cache.fresh(match_id) as locked:
        match, seat = demand_decider(locked, account)
        texts, view = texts_of(match, language, seat), view_of(match, seat)
        legal = legal_of(match, seat)
        choices = choices_of(match, texts, view, seat, legal, legal)
        return OpenQuestion(match.seq, texts.question(view, len(legal)), choices)


async def why_not(context: Context, match_id: str, account: int, language: str, refs: tuple[str, ...]) -> WhyNot:
    """Try every answer to the open question that touches all these things."""
    async with context.cache.fresh(match_id) as locked:
        match, seat = demand_decider(locked, account)
        game, texts, view = match.game, texts_of(match, language, seat), view_of(match, seat)
        candidates = [action for action in game.universe(match.state, seat) if set(refs) <= set(action.refs())]
        tried = [(action, game.check(match.state, seat, action)) for action in candidates]
        fitting = [action for action, refusal in tried if refusal is None]
        allowed = choices_of(match, texts, view, seat, fitting, legal_of(match, seat))
        rules_by_text = {texts.refusal(refusal): refusal.rule for _, refusal in tried if refusal is not None}
    refusals = tuple(RefusalView(rule, text) for text, rule in rules_by_text.items())
    return WhyNot(allowed, refusals[:MAX_REFUSALS])


async def forecast(context: Context, match_id: str, account: int, language: str, action: bytes) -> ForecastView:
    """Return the public consequences of an action, from what the seat can see."""
    async with context.cache.fresh(match_id) as locked:
        match, seat = demand_decider(locked, account)
        game, texts = match.game, texts_of(match, language, seat)
        decoded: Action = decode(action, game.action_union)
        demand_legal(match, seat, decoded)
        return ForecastView(change_views(texts, game.forecast(match.state, seat, decoded)))


async def what_if(
    context: Context, match_id: str, account: int, language: str, refs: tuple[str, ...]
) -> tuple[WhatIf, ...]:
    """Return the public consequences of every legal action that touches all these things.

    Pages ask this at every touch, and a decision may overtake them: a seat that is not asked gets an empty answer.
    """
    async with context.cache.fresh(match_id) as match:
        seat = match.demand_seat(account)
        if isinstance(match, OpenMatch):
            return ()
        game, state, texts = match.game, match.state, texts_of(match, language, seat)
        hidden = game.hidden_from_each(state)
        candidates = [action for action in legal_of(match, seat) if set(refs) <= set(action.refs())]
        return tuple(
            WhatIf(
                action=action,
                refs=action.refs(),
                final=is_final(match, seat, action, hidden),
                changes=change_views(texts, game.forecast(state, seat, action)),
            )
            for action in candidates[:MAX_FORECASTS]
        )


async def describe(context: Context, match_id: str, account: int | None, language: str, ref: str) -> ThingView:
    """Return what a thing is, as the caller's seat or a spectator may know it; NotFoundError if there is none."""
    async with context.cache.fresh(match_id) as locked:
        seat = watching_seat(locked, account)
        match = demand_started(await as_seen(context, locked, account))
        texts, view = texts_of(match, language, seat), view_of(match, seat)
        found = texts.describe(view, ref)
        if found is None:
            raise NotFoundError("no-thing", ref=ref)
        asked = question_text(match, texts, seat, view, len(legal_of(match, seat)))
        return ThingView(**asdict(found), asked=asked)


def change_views(texts: Texts, changes: Forecast | None) -> tuple[ChangeView, ...] | None:
    """Return a forecast, in words as well."""
    return None if changes is None else tuple(ChangeView(change, texts.change(change)) for change in changes)


def demand_decider(match: Match, account: int) -> tuple[RunningMatch, Seat]:
    """Return a match that is being played and the caller's seat in it; ConflictError if it has nothing to decide."""
    seat = match.demand_seat(account)
    running = demand_playing(match)
    if seat not in running.deciders:
        raise ConflictError("not-asked")
    return running, seat


def demand_legal(match: RunningMatch, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules forbid."""
    refusal = match.game.check(match.state, seat, action)
    if refusal:
        raise RefusedError(refusal, match.game)
