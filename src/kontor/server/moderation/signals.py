"""Signals: figures that may have an innocent reason. They are shown to moderators with a report, and decide nothing.

A shared place says that people sat down with the same network, browser and system. Soft play adds up what a seat lost
by the measure of stored reviews, and who gained it. They exist only after the end, so nothing of a running match shows.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kontor.core import Record, decode
from kontor.server.matches.review.shapes import SeatFigures, StoredReview
from kontor.server.store.matches import seats
from kontor.server.store.moderation import places
from kontor.server.store.moderation import reports as names
from kontor.server.store.moderation.reports import name_in
from kontor.server.store.pool import Connection
from kontor.server.store.work import reviews

MAX_SIGNALS = 20
MIN_SEATS = 3
"""With two seats whatever one loses the other gains."""
MIN_LOST = 0.10
"""Share of the win that a seat must have lost before it is asked who gained it."""
MIN_SHARE_OF_ONE = 0.6
"""The part of it that must have gone to one other seat."""


class SignalView(Record, frozen=True):
    """A figure that a moderator may look at; `lost` and `to_one` are shares between 0 and 1."""

    kind: Literal["place", "soft-play"]
    people: tuple[str, ...]
    """Who shares a place; of soft play, who lost and who gained."""
    match: str
    game: str | None = None
    decisions: int = 0
    lost: float = 0.0
    to_one: float = 0.0


class Gift(NamedTuple):
    """What a seat lost by decisions that a review calls losses, and the part of it that one other seat gained."""

    giver: int
    gainer: int
    decisions: int
    lost: float
    to_one: float


async def signals_at(connection: Connection, match: str) -> tuple[SignalView, ...]:
    """Return the signals about the people of one match."""
    shared = await places.shared_at(connection, match)
    owners = await seats.owners_of(connection, match)
    gifts = gifts_in([decode(answer, StoredReview).figures for answer in await reviews.answers_of(connection, match)])
    accounts = {account for group in shared for account in group} | set(owners.values())
    known = await names.names_of(connection, accounts)
    found = [SignalView("place", tuple(name_in(known, each, 0) for each in group), match) for group in shared]
    for gift in gifts:
        people = tuple(name_in(known, owners.get(seat), seat) for seat in (gift.giver, gift.gainer))
        found.append(SignalView("soft-play", people, match, None, gift.decisions, gift.lost, gift.to_one))
    return tuple(found)


async def signals_lately(connection: Connection, account: int | None) -> tuple[SignalView, ...]:
    """Return the last rated matches in which people share a place, without those of a moderator."""
    found = []
    for shared in await places.shared_lately(connection, MAX_SIGNALS):
        if account is not None and account in await names.engaged_in(connection, shared.match):
            continue
        known = await names.names_of(connection, set(shared.accounts))
        people = tuple(name_in(known, each, 0) for each in shared.accounts)
        found.append(SignalView("place", people, shared.match, shared.game))
    return tuple(found)


def gifts_in(reviewed: Sequence[SeatFigures]) -> list[Gift]:
    """Return who lost much by decisions, most of it to one other seat; one gift for each seat at most."""
    by_giver: dict[int, Gift] = {}
    for figures in reviewed:
        gift = gift_of(figures)
        if gift is not None:
            by_giver[gift.giver] = gift
    return [by_giver[seat] for seat in sorted(by_giver)]


def gift_of(figures: SeatFigures) -> Gift | None:
    """Return what one other seat gained by the losses of a seat; None if that is little, or nobody in particular."""
    shares = {point.step: point.shares for point in figures.curve}
    gained: dict[int, float] = {}
    lost, decisions = 0.0, 0
    for decision in figures.decisions:
        before, after = shares.get(decision.step), shares.get(decision.step + 1)
        if not decision.loss or before is None or after is None or len(before) < MIN_SEATS:
            continue
        rises = {seat: after[seat] - before[seat] for seat in range(len(before)) if seat != figures.seat}
        total = sum(rise for rise in rises.values() if rise > 0)
        lost, decisions = lost + decision.loss, decisions + 1
        for seat, rise in rises.items():
            if rise > 0:
                gained[seat] = gained.get(seat, 0.0) + decision.loss * rise / total
    if lost < MIN_LOST or not gained:
        return None
    gainer = max(gained, key=lambda seat: gained[seat])
    to_one = gained[gainer] / lost
    return Gift(figures.seat, gainer, decisions, lost, to_one) if to_one >= MIN_SHARE_OF_ONE else None
