"""A position of Borneo as one player sees it: what merchants, distributions and hand cards are worth, in points."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kontor.bots.games.borneo.goods import Goods, Purse
from kontor.bots.games.borneo.ports import CargoLaying, Expectations, Flags, Ladders, takers
from kontor.bots.games.borneo.prices import Prices
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


def book_of(game: Borneo, prices: Prices) -> Book:
    """Return what is prepared for a policy; nothing in it that depends on the prices is shared with another one."""
    return Book(game, prices, Goods(game.box, prices), Flags(game.box), Expectations(prices))


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
        self.kept: dict[str, float] = {}

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
    def outlook(self) -> dict[str, float]:
        """By company: the points until the end for each card expected from a distribution (thoughts 5 and 13).

        Ports that are nearly a monopoly count most, then those in the stack, then the flags in hand.
        """
        s, box, prices = self.s, self.box, self.prices
        found = dict.fromkeys(box.companies, prices.later_monopolies * len(s.port_stack))
        for port, cards in zip(s.ports, s.cargo, strict=True):
            if port:
                near = self.expectations.chances(box.ports[port].monopoly, self.book.flags.covered(cards))
                for company, chance in zip(box.companies, near, strict=True):
                    found[company] += chance
        for card in self.hand:
            found[box.cargo[card].triple] += prices.triple_in_hand
        return {company: prices.cargo_card * chance for company, chance in found.items()}

    @lazy
    def shares(self) -> dict[str, float]:
        """By company: the cards that the player's merchants can expect from a distribution as they stand."""
        share = self.expectations.share
        return {company: share(tuple(ladder), self.seat) for company, ladder in self.s.ladders.items()}

    @lazy
    def triggers(self) -> list[tuple[Prize, float]]:
        """The distributions that a hand card can trigger now, with their points on the present ladders."""
        prizes = [self.prize(laying) for laying in self.book.flags.layings(self.s, self.hand) if laying.companies]
        return [(prize, self.payout(prize, self.s.ladders)) for prize in prizes]

    @lazy
    def now(self) -> float:
        """What this turn promises if the merchants stay."""
        return self.turn({})

    def gain(self, changed: Ladders) -> float:
        """Return the points that the player's merchants gain if some ladders change (thoughts 1 and 8).

        If the leading rival counts, less a part of what that rival's merchants gain.
        """
        shares, seat, share, outlook = self.shares, self.seat, self.expectations.share, self.outlook
        own = sum([outlook[c] * (share(tuple(ladder), seat) - shares[c]) for c, ladder in changed.items()])
        if not self.against_leader:
            return own
        theirs = 0.0
        for company, ladder in changed.items():
            before = share(tuple(self.s.ladders[company]), self.leader)
            theirs += outlook[company] * (share(tuple(ladder), self.leader) - before)
        return own - self.against_leader * theirs

    def prize(self, laying: CargoLaying) -> Prize:
        """Return what there is to take after laying a card."""
        worth = self.purse.worth
        goods = sorted([worth(card) for card in (*self.s.cargo[laying.slot], laying.card)], reverse=True)
        return Prize(laying, worth(laying.port), goods)

    def payout(self, prize: Prize, ladders: Ladders) -> float:
        """Return the player's points in a distribution, less a part of the rivals' (thoughts 5, 7, 8 and 12)."""
        seat, laying, card = self.seat, prize.laying, self.prices.cargo_card
        merchants = takers(laying, ladders)
        own = theirs = 0.0
        if self.board or not laying.monopoly or (merchants and merchants[0] == seat):
            own += prize.port
        elif merchants:
            theirs += card
        count = len(merchants)
        if count:
            for pick, worth in enumerate(prize.goods):
                if merchants[pick % count] == seat:
                    own += worth
                else:
                    theirs += card
        if self.against_leader and count:
            leaders = card * self.leaders_cards(merchants, laying.cards, laying.monopoly)
            own -= self.against_leader * leaders
        return own - theirs * self.rivalry

    def leaders_cards(self, merchants: Sequence[Seat], cards: int, monopoly: bool) -> int:
        """Return how many cards the leading rival gets in a distribution, with the port card of a monopoly."""
        picked = sum([merchants[pick % len(merchants)] == self.leader for pick in range(cards)])
        return picked + (monopoly and not self.board and merchants[0] == self.leader)

    def turn(self, changed: Ladders, spent: Sequence[str] = ()) -> float:
        """Return what this turn and the later ones promise if some ladders change and some cards are spent."""
        return self.turns(changed, [spent])[0]

    def turns(self, changed: Ladders, spent: Sequence[Sequence[str]]) -> list[float]:
        """Return the same for several ways to spend cards, all with the same changes."""
        gain = self.gain(changed) if changed else 0.0
        if not self.triggers:
            return [gain] * len(spent)
        ladders, points = {**self.s.ladders, **changed}, dict[str, float]()
        for prize, unchanged in self.triggers:
            card, companies = prize.laying.card, prize.laying.companies
            promise = unchanged if changed.keys().isdisjoint(companies) else self.payout(prize, ladders)
            if promise > points.get(card, 0.0):
                points[card] = promise
        if not points:
            return [gain] * len(spent)
        return [
            gain + max([value for card, value in points.items() if card not in gone], default=0.0) for gone in spent
        ]

    def keep(self, card: str) -> float:
        """Return what a card is worth in hand: flags where the player leads, weapons elsewhere (thoughts 1, 4, 5)."""
        known = self.kept.get(card)
        if known is None:
            known = self.kept[card] = self.keeping(card)
        return known

    def keeping(self, card: str) -> float:
        """Compute `keep`, which is called many times in one decision."""
        cargo, seat, prices = self.box.cargo[card], self.seat, self.prices
        triple = self.s.ladders[cargo.triple]
        value = prices.keep_triple * self.shares[cargo.triple] + prices.keep_single * self.shares[cargo.single]
        if seat in triple and triple[0] != seat:
            value += prices.keep_weapon
        return value + prices.keep_second_unit * (cargo.value - 1)


def best(pos: BorneoPosition, value: Callable[[Action], float]) -> Action:
    """Return the legal action of the highest value; the first of equal ones."""
    return max(pos.legal, key=value)
