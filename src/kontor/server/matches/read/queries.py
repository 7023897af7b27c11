"""Asking before deciding: the question in words, why something is not allowed, and what an action would change."""

from typing import Any

from kontor.core import Action, Change, Forecast, Record, RefusedError, Seat, Texts, decode
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.matches.read.words import Labelled, is_final, labelled

MOST_REFUSALS = 4
MOST_TRIED = 64
"""Of so many legal actions at most it is said at once what they would change."""


class Asked(Record, frozen=True):
    """The open question and its legal answers."""

    seq: int
    question: str
    legal: tuple[Labelled, ...]


class RuleAgainst(Record, frozen=True):
    """A rule that stands against something, and why here."""

    rule: str
    text: str


class Refused(Record, frozen=True):
    """What can be done with some things after all, and which rules stand against the rest."""

    allowed: tuple[Labelled, ...]
    refusals: tuple[RuleAgainst, ...]


class ChangeTold(Record, frozen=True):
    """One thing that an action would change, for programs and in words."""

    change: Change
    text: str


class Foretold(Record, frozen=True):
    """What an action would change; None if the game does not foretell it."""

    changes: tuple[ChangeTold, ...] | None


class WhatIf(Record, frozen=True):
    """A legal action, the things it touches, whether it cannot be undone, and what it would change."""

    action: Any
    refs: tuple[str, ...]
    final: bool
    changes: tuple[ChangeTold, ...] | None
    """None if the game does not foretell it."""


async def question(house: House, match: str, account: int, language: str) -> Asked:
    """Return what a seat is asked; ConflictError if it has nothing to decide."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = demand_decider(table, account)
        texts, view = texts_of(table, language), view_of(table, seat)
        legal = tuple(labelled(table, texts, view, seat, action) for action in legal_of(table, seat))
        return Asked(table.seq, texts.question(view, len(legal)), legal)


async def why_not(house: House, match: str, account: int, language: str, refs: tuple[str, ...]) -> Refused:
    """Try every answer to the open question that touches all these things."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = demand_decider(table, account)
        game, texts, view = table.game, texts_of(table, language), view_of(table, seat)
        meant = [action for action in game.universe(table.state, seat) if set(refs) <= set(action.refs())]
        tried = [(action, game.check(table.state, seat, action)) for action in meant]
        allowed = tuple(labelled(table, texts, view, seat, action) for action, refusal in tried if refusal is None)
        said = {texts.refusal(refusal): refusal.rule for _, refusal in tried if refusal is not None}
    against = tuple(RuleAgainst(rule, text) for text, rule in said.items())
    return Refused(allowed, against[:MOST_REFUSALS])


async def foretell(house: House, match: str, account: int, language: str, action: bytes) -> Foretold:
    """Return the public consequences of an action, from what the seat can see."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = demand_decider(table, account)
        game, texts = table.game, texts_of(table, language)
        decoded: Action = decode(action, game.action_union)
        demand_legal(table, seat, decoded)
        return Foretold(changes_told(texts, game.forecast(table.state, seat, decoded)))


async def what_if(house: House, match: str, account: int, language: str, refs: tuple[str, ...]) -> tuple[WhatIf, ...]:
    """Return the public consequences of every legal action that touches all these things.

    Pages ask this by themselves at every touch, and may be overtaken by the decision: who is not asked gets nothing.
    """
    async with house.table(match) as table:
        await house.fresh(table)
        seat = table.demand_seat(account)
        game, state, texts = table.game, table.state, texts_of(table, language)
        meant = [action for action in legal_of(table, seat) if set(refs) <= set(action.refs())]
        return tuple(
            WhatIf(
                action=action,
                refs=action.refs(),
                final=is_final(table, seat, action),
                changes=changes_told(texts, game.forecast(state, seat, action)),
            )
            for action in meant[:MOST_TRIED]
        )


def changes_told(texts: Texts, changes: Forecast | None) -> tuple[ChangeTold, ...] | None:
    """Return what is foretold, in words as well."""
    return None if changes is None else tuple(ChangeTold(change, texts.change(change)) for change in changes)


def demand_decider(table: Table, account: int) -> Seat:
    """Return the caller's seat if it has to decide."""
    seat = table.demand_seat(account)
    table.demand("playing")
    if seat not in table.deciders:
        raise ConflictError("not-asked")
    return seat


def demand_legal(table: Table, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules forbid."""
    refusal = table.game.check(table.state, seat, action)
    if refusal:
        raise RefusedError(refusal, table.game)
