"""A position of Borneo as one player sees it: what merchants, distributions and hand cards are worth, in points."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, repeat
from typing import NamedTuple

from kontor.bots.games.borneo.goods import Goods, Purse
from kontor.bots.games.borneo.ports import CargoLaying, Expectations, Flags, OpenPorts, open_ports, picks_of
from kontor.bots.games.borneo.prices import Prices
from kontor.bots.games.borneo.standing import Ladders, Standing
from kontor.bots.memo import lazy
from kontor.core import Action, Seat
from kontor.games.borneo import Borneo, BorneoState
from kontor.games.borneo.scoring import order_points


class Book(NamedTuple):
    """What is prepared once for a box and for prices."""

    game: Borneo
    prices: Prices
    goods: Goods
    flags: Flags
    expectations: Expectations
    cards: tuple[float, ...]
    """What this many cards are worth to any player, on average: as many as a port can hand out, its own included."""


def book_of(game: Borneo, prices: Prices) -> Book:
    """Return what is prepared for a policy; nothing in it that depends on the prices is shared with another one."""
    expectations = Expectations(game.box, prices)
    most = max(port.limit for port in game.box.ports.values()) + 1
    cards = tuple(accumulate(repeat(prices.cargo_card, most), initial=0.0))
    return Book(game, prices, Goods(game.box, prices), Flags(game.box, expectations), expectations, cards)


class Prize(NamedTuple):
    """What a distribution would share out: the port card, and the cargo from the best to the worst."""

    laying: CargoLaying
    port: float
    goods: list[float]


class BorneoPosition:
    """The position as one player sees it in one decision."""

    def __init__(self, book: Book, world: BorneoState, seat: Seat, legal: Sequence[Action]) -> None:
        self.book, self.s, self.seat, self.legal = book, world, seat, legal
        self.box, self.prices, self.expectations = book.game.box, book.prices, book.expectations
        self.hand = world.hands[seat]
        self.board = world.edition == "board"
        self.rivalry = book.prices.rivals_point / (world.seats - 1)
        self.against_leader = book.prices.leading_rivals_point

    @lazy
    def purse(self) -> Purse:
        """The player's warehouse."""
        return Purse(self.book.goods, self.s, self.seat)

    @lazy
    def leader(self) -> Seat:
        """The rival whose completed orders and warehouse are worth most; the first of equal ones."""
        s, goods, box = self.s, self.book.goods, self.box
        rivals = [seat for seat in range(s.seats) if seat != self.seat]
        return max(rivals, key=lambda seat: order_points(box, s.completed[seat]) + Purse(goods, s, seat).now)

    @lazy
    def standing(self) -> Standing:
        """What the player's merchants promise where they stand."""
        ladders = tuple([tuple(self.s.ladders[company]) for company in self.box.companies])
        return self.expectations.standing(ladders, self.seat, self.s.seats, self.board)

    @lazy
    def ladders(self) -> Ladders:
        """The merchants of each company, the best rank first."""
        return self.standing.ladders

    @lazy
    def ports(self) -> OpenPorts:
        """The open ports."""
        return open_ports(self.s)

    @lazy
    def outlook(self) -> dict[str, float]:
        """By company: the points until the end for each card expected from a distribution (thoughts 5 and 13).

        Ports that are nearly a monopoly count most, then those in the stack, then the flags in hand.
        """
        prices, flags = self.prices, self.book.flags
        found = flags.nearness(prices.later_monopolies * len(self.s.port_stack), self.ports).copy()
        worth, triple, in_hand = prices.cargo_card, flags.triple, prices.triple_in_hand
        for card in self.hand:
            found[triple[card]] += in_hand
        return {company: worth * chance for company, chance in found.items()}

    @lazy
    def triggers(self) -> list[tuple[Prize, float]]:
        """The distributions that a hand card can trigger now, with their points on the present ladders."""
        prizes = [self.prize(laying) for laying in self.book.flags.layings(self.ports, self.hand) if laying.companies]
        return [(prize, self.payout(prize, self.ladders)) for prize in prizes]

    @lazy
    def sharing(self) -> frozenset[str]:
        """The companies that share out in one of them."""
        return frozenset([company for prize, _ in self.triggers for company in prize.laying.companies])

    @lazy
    def payouts(self) -> dict[str, float]:
        """By hand card: the points, above 0, of the best distribution that it can trigger now."""
        return best_by_card(self.triggers)

    @lazy
    def now(self) -> float:
        """What this turn promises if the merchants stay."""
        return max(self.payouts.values(), default=0.0)

    def gain(self, changed: Ladders) -> float:
        """Return the points that the player's merchants gain if some ladders change (thoughts 1 and 8).

        If the leading rival counts, less a part of what that rival's merchants gain.
        """
        shares, seat, share, outlook = self.standing.shares, self.seat, self.expectations.share, self.outlook
        own = 0.0
        for company, ladder in changed.items():
            own += outlook[company] * (share(ladder, seat) - shares[company])
        if not self.against_leader:
            return own
        theirs = 0.0
        for company, ladder in changed.items():
            before = share(self.ladders[company], self.leader)
            theirs += outlook[company] * (share(ladder, self.leader) - before)
        return own - self.against_leader * theirs

    def prize(self, laying: CargoLaying) -> Prize:
        """Return what there is to take after laying a card."""
        worths = self.purse.worths
        goods = sorted([worths[card] for card in (*self.s.cargo[laying.slot], laying.card)], reverse=True)
        return Prize(laying, worths[laying.port], goods)

    def payout(self, prize: Prize, ladders: Ladders) -> float:
        """Return the player's points in a distribution, less a part of the rivals' (thoughts 5, 7, 8 and 12)."""
        laying, goods, cards = prize.laying, prize.goods, self.book.cards
        count = len(goods)
        merchants, picks = picks_of(tuple([ladders[company] for company in laying.companies]), count, self.seat)
        takes_port = self.board or not laying.monopoly or (bool(merchants) and merchants[0] == self.seat)
        own = prize.port if takes_port else 0.0
        if not merchants:
            return own
        for pick in picks:
            own += goods[pick]
        if self.against_leader:
            leaders = self.prices.cargo_card * self.leaders_cards(merchants, laying.cards, laying.monopoly)
            own -= self.against_leader * leaders
        return own - cards[count - len(picks) + (not takes_port)] * self.rivalry

    def leaders_cards(self, merchants: Sequence[Seat], cards: int, monopoly: bool) -> int:
        """Return how many cards the leading rival gets in a distribution, with the port card of a monopoly."""
        picked = sum([merchants[pick % len(merchants)] == self.leader for pick in range(cards)])
        return picked + (monopoly and not self.board and merchants[0] == self.leader)

    def triggers_after(self, changed: Ladders) -> list[tuple[Prize, float]]:
        """Return `triggers` if some ladders change."""
        if self.sharing.isdisjoint(changed):
            return self.triggers
        ladders, stays = {**self.ladders, **changed}, changed.keys().isdisjoint
        return [
            (prize, points if stays(prize.laying.companies) else self.payout(prize, ladders))
            for prize, points in self.triggers
        ]

    def payouts_after(self, changed: Ladders) -> dict[str, float]:
        """Return `payouts` if some ladders change."""
        return self.payouts if self.sharing.isdisjoint(changed) else best_by_card(self.triggers_after(changed))

    def turn(self, changed: Ladders) -> float:
        """Return what this turn and the later ones promise if some ladders change."""
        if self.sharing.isdisjoint(changed):
            return self.gain(changed) + self.now
        return self.gain(changed) + max(0.0, *[points for _, points in self.triggers_after(changed)])


def best_by_card(payouts: Iterable[tuple[Prize, float]]) -> dict[str, float]:
    """Return by card the points of the best of these distributions; only those above 0."""
    found: dict[str, float] = {}
    for prize, points in payouts:
        card = prize.laying.card
        if points > found.get(card, 0.0):
            found[card] = points
    return found


def best(pos: BorneoPosition, value: Callable[[Action], float]) -> Action:
    """Return the legal action of the highest value; the first of equal ones."""
    return max(pos.legal, key=value)
