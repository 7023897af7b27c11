"""How well a seat of Borneo stands, in numbers: the features of a linear value.

They use the components, not the policy, so its constants can change without spoiling the weights learned here. Every
number is about the seat itself and roughly between -3 and 3. "Late" means multiplied by the part of the distributions
that is over, "early" by the part to come. "Thought n" is item n of section 13 in docs/rules/borneo.md.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import add, mul
from typing import NamedTuple

from kontor.bots.games.borneo.reasons import REASONS
from kontor.bots.games.borneo.stores import Store, Stores, hoped
from kontor.bots.knowledge import Features
from kontor.core import Seat
from kontor.games.borneo import Borneo, BorneoState
from kontor.games.borneo.flags import monopoly, sharing_order
from kontor.games.borneo.phases.distribution import by_rank

GOODS = (
    *("points", "points_late", "completed_orders_late", "port_cards", "units", "units_late"),
    *("same_orders", "each_orders", "payable_late", "promise", "promise_late"),
    *("lead", "lead_late", "ship", "ship_late"),
)
MERCHANTS = ("first_ranks", "lower_ranks", "exposed", "rank_income")
PORTS = ("monopolies", "trigger", "trigger_soon", "trigger_late", "turn", "turn_at_ripe_ports")
HAND = ("hand_early", "hand_flags", "hand_weapons")
NAMES: tuple[str, ...] = (*GOODS, *MERCHANTS, *PORTS, *HAND)
"""The features that `of` returns, in this order."""

NEARNESS = (0.5, 0.45, 0.42, 0.38, 0.24, 0.14, 0.08, 0.04)
"""By the number of flags that a company lacks: about its chance of the monopoly of a port; 0 beyond the last."""
LATER = 0.2
"""Monopolies that a company can expect from each port in the stack."""
MONOPOLIES = 0.6
"""The part of the distributions that are monopolies."""
SHARED_PICKS = (0.85, 0.25, 0.08)
"""Cards that a merchant of rank 1, 2, 3 picks in a shared distribution, on average."""
CARDS = 3.5
"""Cargo cards in a usual distribution."""
TRIPLE = 3
"""The most flags of one company on a cargo card."""


class Ranks(NamedTuple):
    """How a seat stands in one company: the cards it can expect from a distribution, and counts of its merchants."""

    worth: float
    first: int
    lower: int
    """Below rank 2."""
    exposed: int
    """Directly above a rival."""
    beaten: int
    """Directly below a rival."""


class OpenPort(NamedTuple):
    """An open port: by company, its visible flags and its chance of the monopoly; ripe if one card can end it."""

    counts: tuple[int, ...]
    chances: tuple[float, ...]
    ripe: bool
    layings: dict[str, tuple[tuple[int, ...], bool]]
    """By cargo card, filled as needed: the companies that share out when it is laid, and whether by monopoly."""


class Table(NamedTuple):
    """What the features of all seats have in common."""

    s: BorneoState
    playing: bool
    left: float
    """The part of the distributions to come."""
    equal: float
    """The cards to come for each seat."""
    ladders: tuple[tuple[Seat, ...], ...]
    ports: list[tuple[OpenPort, str, tuple[str, ...]]]
    """Each open port with its id and its cards."""
    display: int
    stores: list[Store]


@lru_cache(maxsize=1 << 8)
def rank_worth(length: int, rank: int) -> float:
    """Return the cards that a merchant can expect from a distribution of its company."""
    picks = sum(pick % length == rank for cards in (3, 4) for pick in range(cards)) / 2
    shared = SHARED_PICKS[rank] if rank < len(SHARED_PICKS) else 0.0
    return MONOPOLIES * picks + (1 - MONOPOLIES) * shared


@lru_cache(maxsize=1 << 8)
def ranks(ladder: tuple[Seat, ...], seat: Seat) -> Ranks:
    """Return how a seat stands in one company (thoughts 1, 2 and 8)."""
    length, own = len(ladder), [rank for rank, owner in enumerate(ladder) if owner == seat]
    worth = sum([rank_worth(length, rank) for rank in own])
    exposed = sum(rank + 1 < length and ladder[rank + 1] != seat for rank in own)
    beaten = sum(rank > 0 and ladder[rank - 1] != seat for rank in own)
    return Ranks(worth, own.count(0), sum(rank > 1 for rank in own), exposed, beaten)


@lru_cache(maxsize=1 << 8)
def all_ranks(ladders: tuple[tuple[Seat, ...], ...], seat: Seat) -> tuple[tuple[Ranks, ...], Ranks]:
    """Return how a seat stands in each company, and the sums."""
    standing = tuple([ranks(ladder, seat) for ladder in ladders])
    return standing, Ranks(*map(sum, zip(*standing, strict=True)))


@lru_cache(maxsize=1 << 9)
def picked(ladders: tuple[tuple[Seat, ...], ...], cards: int, seat: Seat) -> tuple[int, bool]:
    """Return how many cards a seat picks when these companies share out, and whether it picks first."""
    merchants = by_rank(ladders)
    picks = [merchants[pick % len(merchants)] for pick in range(cards)] if merchants else []
    return picks.count(seat), picks[:1] == [seat]


class BorneoFeatures(Features):
    """The features of one box; results about ports are remembered."""

    names = NAMES
    editions = ("edition",)
    """Covered orders (BOR-O5) are dealt at random in an imagined world, and change nothing else."""
    reasons = REASONS

    def __init__(self, game: Borneo) -> None:
        self.box = box = game.box
        self.stores = Stores(box)
        self.upper = {c.id: tuple(c.upper_row.count(company) for company in box.companies) for c in box.cargo.values()}
        self.flags = {c.id: tuple(c.flags.count(company) for company in box.companies) for c in box.cargo.values()}
        self.triple = {card.id: box.companies.index(card.triple) for card in box.cargo.values()}
        self.open_port = lru_cache(maxsize=1 << 8)(self.open_port_of)
        self.ports = lru_cache(maxsize=None)(lambda edition, seats: len(box.ports_in_play(edition, seats)))

    def of(self, world: BorneoState, seat: Seat) -> tuple[float, ...]:
        """Return the features of a seat, in the order of `NAMES`."""
        return self.numbers(self.table(world), seat)

    def of_each(self, world: BorneoState) -> list[tuple[float, ...]]:
        """Return those of every seat."""
        table = self.table(world)
        return [self.numbers(table, seat) for seat in range(world.seats)]

    def table(self, s: BorneoState) -> Table:
        """Return what is the same for every seat."""
        playing = any(s.ports)
        to_come = len(s.port_stack) + 1 if playing else 0
        ladders = tuple([tuple(s.ladders[company]) for company in self.box.companies])
        ports = [
            (self.open_port(port, tuple(laid)), port, tuple(laid))
            for port, laid in zip(s.ports, s.cargo, strict=True)
            if port is not None
        ]
        equal = to_come * CARDS / s.seats
        display = self.stores.display(s)
        stores = [self.stores.store(s, owner, display, equal) for owner in range(s.seats)]
        left = to_come / (self.ports(s.edition, s.seats) - self.box.limits.open_ports + 1)
        return Table(s, playing, left, equal, ladders, ports, display, stores)

    def numbers(self, table: Table, seat: Seat) -> tuple[float, ...]:
        """Return the features of a seat at a table."""
        s = table.s
        left, late = table.left, 1.0 - table.left
        soon = 1.0 - (seat - s.active) % s.seats / (s.seats - 1) if table.playing else 0.0
        standing, (worth, first, lower, exposed, _) = all_ranks(table.ladders, seat)
        later = worth * LATER * len(s.port_stack)
        monopolies, trigger, ripe = self.at_ports(table, seat, standing)
        hand = s.hands[seat]
        mine = [standing[self.triple[card]] for card in hand]
        return (
            *self.in_store(table, seat, late, (table.equal + later + monopolies) / 2),
            *(first / 2, lower / 2, exposed / 2, later / 4),
            *(monopolies / 2, trigger / 3, trigger * soon / 3, trigger * late / 3, soon, soon * ripe / 2),
            *(len(hand) * left / 4, sum([r.worth for r in mine]) / 5, sum([r.beaten > 0 for r in mine]) / 2),
        )

    def at_ports(self, table: Table, seat: Seat, standing: Sequence[Ranks]) -> tuple[float, int, int]:
        """Return the cards that monopolies promise, the most that one hand card gets now, the number of ripe ports."""
        monopolies, trigger, ripe = 0.0, 0, 0
        hand, board, ladders = table.s.hands[seat], table.s.edition == "board", table.ladders
        worths = [company.worth for company in standing]
        for open_port, port, cards in table.ports:
            count = len(cards) + 1
            monopolies += sum(map(mul, open_port.chances, worths)) * count / CARDS
            if open_port.ripe:
                ripe += 1
                for card in hand:
                    companies, monopoly = open_port.layings.get(card) or self.lay(open_port, port, cards, card)
                    if companies:
                        gain, leads = picked(tuple([ladders[c] for c in companies]), count, seat)
                        trigger = max(trigger, gain + (leads or board or not monopoly))
        return monopolies, trigger, ripe

    def in_store(self, table: Table, seat: Seat, late: float, income: float) -> tuple[float, ...]:
        """Return points, goods and orders within reach; `income`: the cards to come for this seat."""
        s, (warehouse, points, pays, _) = table.s, table.stores[seat]
        reach = self.stores.within(warehouse, table.display, income)
        rivals = [store.hoped for owner, store in enumerate(table.stores) if owner != seat]
        lead = hoped(points, pays, reach) - max(rivals)
        units, ship = sum(warehouse.have) + warehouse.jokers, s.ship == seat
        payable, promise = pays * reach.payable / 6, pays * reach.promise / 6
        return (
            *(points / 20, points * late / 20, len(s.completed[seat]) * late / 2),
            *(warehouse.ports / 2, units / 8, units * late / 8, pays * reach.same / 10, pays * reach.each / 15),
            *(payable * late, promise, promise * late),
            *(lead / 20, lead * late / 20, float(ship), ship * late),
        )

    def open_port_of(self, port: str, cards: tuple[str, ...]) -> OpenPort:
        """Return the numbers of an open port (thoughts 5 and 6: the lower row of the last card will vanish)."""
        numbers, places = self.box.ports[port], range(len(self.box.companies))
        counts = tuple([sum([self.upper[card][place] for card in cards]) for place in places])
        lacking = [max(0, numbers.monopoly - count) for count in counts]
        chances = tuple([NEARNESS[lack] if lack < len(NEARNESS) else 0.0 for lack in lacking])
        return OpenPort(counts, chances, len(cards) + 1 == numbers.limit or min(lacking) <= TRIPLE, {})

    def lay(self, open_port: OpenPort, port: str, cards: tuple[str, ...], card: str) -> tuple[tuple[int, ...], bool]:
        """Return who shares out when a card is laid, and whether by monopoly; nobody if the port stays open."""
        numbers, box, then = self.box.ports[port], self.box, (*cards, card)
        winner, names = None, list[str]()
        if max(map(add, open_port.counts, self.flags[card])) >= numbers.monopoly:
            winner = monopoly(box, numbers.edition, then, numbers.monopoly)
        if winner or len(then) == numbers.limit:
            names = [winner] if winner else sharing_order(box, then)
        found = open_port.layings[card] = tuple([box.companies.index(name) for name in names]), winner is not None
        return found
