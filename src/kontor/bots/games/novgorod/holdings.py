"""What one player of Novgorod has that a turn depends on, and how far away the end is."""

from copy import copy
from itertools import pairwise
from typing import Any

from kontor.bots.games.novgorod.chart import Chart
from kontor.core import Seat
from kontor.games.novgorod.component_schema import Privilege, Side
from kontor.games.novgorod.state import NovgorodState, skipped

PACE = ((0, 8.5), (5, 6.2), (10, 4.8), (15, 3.5), (20, 2.4), (25, 1.5), (30, 1.0))
"""By the seals of the leader: how many rounds usually follow this one, the last round included (NOV-E1)."""
NOT_FOR_SALE = 99
"""The price of what cannot be bought."""


def rounds_left(s: NovgorodState) -> float:
    """Return how many rounds follow this one; until the end is announced, an estimate in steps of 0.5."""
    return rounds_after(s, max([sum(parts.values()) for parts in s.seals]))


def rounds_after(s: NovgorodState, *seals: float) -> float:
    """Return how many rounds follow this one if the leader has the most of these seals."""
    if s.last_round is not None:
        return float(s.last_round - s.round)
    top, found = max(seals), PACE[-1][1]
    for (low, more), (high, less) in pairwise(PACE):
        if top < high:
            found = more + (less - more) * (top - low) / (high - low)
            break
    return max(1.0, round(2 * min(found, 41.0 - s.round)) / 2)


class Holdings:
    """What a player has; `key` contains all of it."""

    card: tuple[str, Side]
    key: tuple[Any, ...]
    open: tuple[str, ...]
    upper: tuple[str, ...]
    privilege: Privilege | None
    __slots__ = (
        "aside",
        "bonuses",
        "bought",
        "card",
        "column",
        "covered",
        "deck",
        "discount",
        "ducats",
        "filed",
        "fresh",
        "gone",
        "hand",
        "held_base",
        "hold",
        "key",
        "kontors",
        "layout",
        "left",
        "luxuries_pay",
        "merchant",
        "merchant_back",
        "open",
        "prices",
        "privilege",
        "robbed",
        "side",
        "skipped",
        "speed",
        "upper",
    )

    def __init__(self, chart: Chart, s: NovgorodState, seat: Seat) -> None:
        place, turn, active = chart.place, s.turn, s.active == seat and s.round > 0
        held = s.holds[seat]
        pirate = -1 if s.pirate is None else place[s.pirate]
        back = s.options.pirate_side == "back"
        self.layout = tuple([s.manufactory_of[city] for city in chart.ring])
        self.gone = pirate if back else -1
        """The city that the pirate takes off the map (NOV-XP3)."""
        self.robbed = -1 if back else pirate
        """The city that costs a slot (NOV-XP1)."""
        self.merchant = -1 if s.merchant is None or (active and turn.merchant) else place[s.merchant]
        self.merchant_back = s.options.merchant_side == "back"
        self.luxuries_pay = s.options.luxuries_pay_fees
        """Whether luxuries and the merchant may pay the fees (NOV-R47)."""
        self.ducats = s.ducats[seat]
        self.speed = s.speeds[seat]
        self.kontors = chart.mask(s.kontors[seat])
        self.hold = -1 if held is None else place[held.city]
        self.held_base = held is not None and held.base
        self.fresh = held is not None and held.fresh
        self.card = s.careers[seat], s.sides[seat]
        self.covered = s.covered[seat]
        self.hand = tuple(sorted(s.hands[seat]))
        self.aside = tuple(sorted(s.aside[seat]))
        self.filed = (*sorted(s.filed[seat]), *sorted(s.markers[seat]), *("",) * s.unmarked[seat])
        self.upper = turn.upper if active else ()
        self.privilege = turn.privilege if active else None
        self.bought = active and turn.bought
        self.discount = turn.discount if active else 0
        self.bonuses = tuple([(name, s.bonuses[name]) for name in sorted(s.bonuses) if seat not in s.bonus_of[name]])
        self.left = rounds_left(s)
        """Number of the player's turns after the one of this round."""
        self.open = tuple(s.open_orders)
        self.deck = len(s.deck) > 0
        self.prices = tuple([s.stacks[city][0] if s.stacks[city] else NOT_FOR_SALE for city in chart.ring])
        self.column = tuple([(each.card, each.part, each.fulfilled) for each in s.column])
        self.skipped = tuple([skipped(s.options, s.column, place) for place in range(len(s.column))])
        """By place in the column: how many cards above it cost a ducat more (NOV-XS3)."""
        self.key = self.all()

    def all(self) -> tuple[Any, ...]:
        """Return everything that a plan may depend on."""
        return (
            self.layout,
            self.gone,
            self.robbed,
            self.merchant,
            self.merchant_back,
            self.luxuries_pay,
            self.ducats,
            self.speed,
            self.kontors,
            self.hold,
            self.held_base,
            self.fresh,
            self.card,
            self.covered,
            self.hand,
            self.aside,
            self.filed,
            self.upper,
            self.privilege,
            self.bought,
            self.discount,
            self.bonuses,
            self.left,
            self.open,
            self.deck,
            self.prices,
            self.column,
            self.skipped,
        )

    def later(self, left: float, **changes: Any) -> "Holdings":
        """Return what the player will have in a later turn, which is planned without the market and the merchant."""
        found = copy(self)
        for name, value in changes.items():
            setattr(found, name, value)
        found.held_base = found.fresh = found.deck = False
        found.merchant, found.discount, found.privilege = -1, 0, None
        found.upper = found.open = ()
        found.bought, found.left = True, left
        found.prices = (NOT_FOR_SALE,) * len(self.prices)
        found.key = found.all()
        return found
