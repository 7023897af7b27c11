"""Asking before deciding: the question in words, why something is not allowed, and what an action would change."""

from typing import Any

from kontor.core import Action, Change, Forecast, Record, RefusedError, Seat, Texts, decode
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch, demand_playing
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.matches.read.words import Choice, choices_of, is_final

MAX_REFUSALS = 4
MAX_FORECASTS = 64
"""Of so many legal actions at most it is said at once what they would change."""


class OpenQuestion(Record, frozen=True):
    """The open question and its legal answers."""

    seq: int
    question: str
    legal: tuple[Choice, ...]


class RefusalView(Record, frozen=True):
    """A rule that stands against something, and why here."""

    rule: str
    text: str


class WhyNot(Record, frozen=True):
    """What can be done with some things after all, and which rules stand against the rest."""

    allowed: tuple[Choice, ...]
    refusals: tuple[RefusalView, ...]


class ChangeView(Record, frozen=True):
    """One thing that an action would change, for programs and in words."""

    change: Change
    text: str


class ForecastView(Record, frozen=True):
    """What an action would change; None if the game does not foretell it."""

    changes: tuple[ChangeView, ...] | None


class WhatIf(Record, frozen=True):
    """A legal action, the things it touches, whether it cannot be undone, and what it would change."""

    action: Any
    refs: tuple[str, ...]
    final: bool
    changes: tuple[ChangeView, ...] | None
    """None if the game does not foretell it."""


async def question(context: Context, match_id: str, account: int, language: str) -> OpenQuestion:
    """Return what a seat is asked; ConflictError if it has nothing to decide."""
    async with context.cache.fresh(match_id) as found:
        match, seat = demand_decider(found, account)
        texts, view = texts_of(match, language), view_of(match, seat)
        legal = choices_of(match, texts, view, seat, legal_of(match, seat))
        return OpenQuestion(match.seq, texts.question(view, len(legal)), legal)


async def why_not(context: Context, match_id: str, account: int, language: str, refs: tuple[str, ...]) -> WhyNot:
    """Try every answer to the open question that touches all these things."""
    async with context.cache.fresh(match_id) as found:
        match, seat = demand_decider(found, account)
        game, texts, view = match.game, texts_of(match, language), view_of(match, seat)
        meant = [action for action in game.universe(match.state, seat) if set(refs) <= set(action.refs())]
        tried = [(action, game.check(match.state, seat, action)) for action in meant]
        allowed = choices_of(match, texts, view, seat, [action for action, refusal in tried if refusal is None])
        said = {texts.refusal(refusal): refusal.rule for _, refusal in tried if refusal is not None}
    against = tuple(RefusalView(rule, text) for text, rule in said.items())
    return WhyNot(allowed, against[:MAX_REFUSALS])


async def forecast(context: Context, match_id: str, account: int, language: str, action: bytes) -> ForecastView:
    """Return the public consequences of an action, from what the seat can see."""
    async with context.cache.fresh(match_id) as found:
        match, seat = demand_decider(found, account)
        game, texts = match.game, texts_of(match, language)
        decoded: Action = decode(action, game.action_union)
        demand_legal(match, seat, decoded)
        return ForecastView(change_views(texts, game.forecast(match.state, seat, decoded)))


async def what_if(
    context: Context, match_id: str, account: int, language: str, refs: tuple[str, ...]
) -> tuple[WhatIf, ...]:
    """Return the public consequences of every legal action that touches all these things.

    Pages ask this by themselves at every touch, and may be overtaken by the decision: who is not asked gets nothing.
    """
    async with context.cache.fresh(match_id) as match:
        seat = match.demand_seat(account)
        if isinstance(match, OpenMatch):
            return ()
        game, state, texts = match.game, match.state, texts_of(match, language)
        hidden = game.hidden_from_each(state)
        meant = [action for action in legal_of(match, seat) if set(refs) <= set(action.refs())]
        return tuple(
            WhatIf(
                action=action,
                refs=action.refs(),
                final=is_final(match, seat, action, hidden),
                changes=change_views(texts, game.forecast(state, seat, action)),
            )
            for action in meant[:MAX_FORECASTS]
        )


def change_views(texts: Texts, changes: Forecast | None) -> tuple[ChangeView, ...] | None:
    """Return what is foretold, in words as well."""
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
