"""Phase 2 by brute force from the ledger's text: every way to produce, to fulfil and to climb, as sets of kontors.

Nothing of the game's own search is used: goods and inputs are subsets of all sources, taken together in every way, and
each rule is a test that throws some of them out.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any, NamedTuple, TypeAlias

from games.novgorod.fee_enumeration import Table, Voyage
from kontor.core import Action
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import FulfilRow, FulfilSpecial, Produce, TakeCareerStep
from kontor.games.novgorod.component_schema import CareerStep

HOLD = "hold"
LUXURIES = {"clothing", "jewellery", "provisions"}
Sources: TypeAlias = frozenset[str]


class Making(NamedTuple):
    """A luxury made at a stop of some sources; the kontors and the hold that are gone afterwards."""

    stop: str
    luxury: str
    inputs: Sources
    gone: Sources
    pays: int


class Effect(NamedTuple):
    """What a whole leaves behind."""

    used: Sources
    worked: Sources
    ducats: int
    seals: int
    privilege: str | None
    covered: int


class Position:
    """A table of phase 2, as the active player sees it."""

    def __init__(self, s: NovgorodState) -> None:
        self.s, self.seat = s, s.active
        self.stops = [stop.city for stop in s.route]
        self.own = {stop.city for stop in s.route if stop.own}
        self.spent = {stop.city for stop in s.route if stop.used}
        self.worked = frozenset(stop.city for stop in s.route if stop.worked)
        self.next_to_route = {stop.city for stop in s.route if stop.placeholder}
        held = s.holds[self.seat]
        self.good = {city: GAME.box.good_of[city] for city in self.stops if city not in self.spent}
        if held is not None and not held.fresh:
            self.good[HOLD] = GAME.box.good_of[held.city]
        self.fees = sum(GAME.box.cities[city].harbour_fee for city in self.stops if city not in self.own)
        self.steps = GAME.box.careers[s.careers[self.seat], s.sides[self.seat]].steps

    def subsets(self, size: int) -> Iterator[Sources]:
        """Yield all sets of this many sources."""
        return map(frozenset, combinations(self.good, size))

    def are(self, sources: Iterable[str], goods: Iterable[str]) -> bool:
        """Return True if sources give exactly these goods."""
        return sorted(self.good[source] for source in sources) == sorted(goods)

    def makings(self) -> list[Making]:
        """Return every single production: any recipe of any stop from any set of sources that fits."""
        found = []
        for place, stop in enumerate(self.stops):
            reach = {HOLD, *self.stops[: place + 1]}
            covers = stop not in self.next_to_route
            if stop in self.worked or (covers and stop in self.spent):
                continue
            maker = GAME.box.manufactories[self.s.manufactory_of[stop]]
            for recipe in maker.recipes:
                for inputs in self.subsets(len(recipe.goods)):
                    if inputs <= reach and self.are(inputs, recipe.goods):
                        gone = inputs | {stop} if covers else inputs
                        found.append(Making(stop, maker.luxury, inputs, gone, recipe.seals))
        return found

    def payments(self, goods: Iterable[Sources], luxuries: int) -> Iterator[tuple[Sources, tuple[Making, ...]]]:
        """Yield every combination of goods and productions in which no kontor serves twice."""
        makings = self.makings()
        for paid in goods:
            for made in combinations(makings, luxuries):
                gone = [paid, *(each.gone for each in made)]
                together = frozenset(chain.from_iterable(gone))
                if len(together) == sum(map(len, gone)) and len({each.luxury for each in made}) == luxuries:
                    yield paid, made

    def has(self, privilege: str, steps: Iterable[CareerStep]) -> bool:
        """Return True if a privilege is on one of these steps, and none was used in this turn."""
        return self.s.turn.privilege is None and any(step.privilege == privilege for step in steps)

    def effect(
        self,
        paid: Sources,
        made: tuple[Making, ...],
        *,
        cost: int = 0,
        ducats: int = 0,
        seals: int = 0,
        climbed: int = 0,
        discount: bool = False,
        merchant: bool = True,
    ) -> Iterator[Effect]:
        """Yield what a whole leaves, unless its cost or the fees cannot be paid then."""
        gone = paid.union(*(each.gone for each in made))
        covered = self.s.covered[self.seat] + climbed
        left = self.s.ducats[self.seat] - cost
        extra = not discount and self.has("income", self.steps[covered:])
        worked = self.worked | {each.stop for each in made}
        if left >= 0 and left + ducats + self.most(gone, worked, extra=extra, merchant=merchant) >= self.fees:
            privilege = "order_discount" if discount else self.s.turn.privilege
            yield Effect(gone, worked, left + ducats, seals, privilege, covered)

    def most(self, gone: Sources, worked: Sources, *, extra: bool, merchant: bool) -> int:
        """Return the most ducats of what is left: incomes, and unless the former reading holds luxuries (NOV-R47)."""
        if self.s.options.harbour_fees != "after_production":
            return sum(GAME.box.cities[city].income for city in self.own - self.spent - gone) + (2 if extra else 0)
        s = self.s
        front = s.merchant is not None and s.options.merchant_side == "front" and not s.turn.merchant
        used = frozenset(self.spent) | gone - {HOLD}
        now = Table(used, worked, hold=HOLD not in gone, merchant=front and merchant, privilege=extra)
        return Voyage(s, self.seat, tuple(self.stops), tuple(self.next_to_route)).most(now)

    def plain(self, stop: str) -> Iterator[Effect]:
        """Yield every plain production at a stop."""
        merchant, back = self.s.merchant == stop, self.s.options.merchant_side == "back"
        for made in self.makings():
            if made.stop == stop:
                ducats = made.pays + (3 if merchant and not back and not self.s.turn.merchant else 0)
                seals = made.pays + (1 if merchant and back else 0)
                yield from self.effect(frozenset(), (made,), ducats=ducats, seals=seals, merchant=not merchant)

    def row(self, order: str, row: str) -> Iterator[Effect]:
        """Yield every way to fulfil a row of an order in progress."""
        card, aside = GAME.box.orders[order], order in self.s.aside[self.seat]
        if not aside and order not in self.s.hands[self.seat]:
            return
        if aside and row == "upper":
            return
        seals = 3 if row == "lower" and order in self.s.turn.upper else 2
        yield from self.asked(card.upper if row == "upper" else card.lower, seals=seals)

    def asked(self, asked: tuple[str, ...], inputs: int = 0, **more: Any) -> Iterator[Effect]:
        """Yield every way to give goods and at most one luxury of this many inputs."""
        goods = [each for each in asked if each not in LUXURIES]
        luxuries = [each for each in asked if each in LUXURIES]
        sets = (sources for sources in self.subsets(len(goods)) if self.are(sources, goods))
        for paid, made in self.payments(sets, len(luxuries)):
            if [each.luxury for each in made] == luxuries and all(len(each.inputs) >= inputs for each in made):
                yield from self.effect(paid, made, **more)

    def career(self) -> Iterator[Effect]:
        """Yield every way to pay the lowest free step."""
        if self.s.covered[self.seat] == len(self.steps):
            return
        step = self.steps[self.s.covered[self.seat]]
        sets = (each for each in self.subsets(step.goods) if len({self.good[source] for source in each}) == step.goods)
        for paid, made in self.payments(sets, step.luxuries):
            yield from self.effect(paid, made, cost=step.ducats, climbed=1)

    def special(self, card: str) -> Iterator[Effect]:
        """Yield every way to fulfil the visible part of a card."""
        place = [each.card for each in self.s.column].index(card)
        shown = self.s.column[place]
        if shown.fulfilled:
            return
        part = GAME.box.parts[card, shown.part]
        asked = (*part.goods, part.luxury) if part.luxury else part.goods
        waived = self.s.options.skip_cost == "unfulfilled"
        above = [each for each in self.s.column[:place] if not (waived and each.fulfilled)]
        cost = max(0, part.cost + len(above) - self.s.turn.discount)
        yield from self.asked(asked, part.luxury_inputs, cost=cost, seals=part.seals)
        if cost and self.has("order_discount", self.steps[self.s.covered[self.seat] :]):
            less = max(0, cost - 3)
            yield from self.asked(asked, part.luxury_inputs, cost=less, seals=part.seals, discount=True)

    def wholes(self, action: Action) -> Iterator[Effect]:
        """Yield every whole that an action of the menu can become."""
        match action:
            case Produce(stop):
                yield from self.plain(stop)
            case FulfilRow(order, row):
                yield from self.row(order, row)
            case TakeCareerStep():
                yield from self.career()
            case FulfilSpecial(card):
                yield from self.special(card)
