"""Which cards a sensible player of Cargo Noir buys, and with which tiles (thoughts 2 to 4, 12, 13 and 15)."""

from functools import lru_cache
from typing import NamedTuple

from kontor.bots.games.cargo_noir.tiles import MAX_REMEMBERED, Counts, Shape, Split, Tiles
from kontor.core import Seat
from kontor.games.cargo_noir.component_schema import Card
from kontor.games.cargo_noir.components import CARGO_SHIP, SYNDICATE, WAREHOUSE, CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState


class Basket(NamedTuple):
    """Cards that can be had together: their cost, what they are worth, and the slots that they bring."""

    cost: int
    worth: float
    room: int
    cards: tuple[str, ...]


NOTHING = Basket(0, 0.0, 0, ())


class CardMarket:
    """The victory cards, and what to buy at the prices of the tiles."""

    def __init__(self, box: CargoNoirBox, tiles: Tiles) -> None:
        self.box, self.tiles = box, tiles
        self.cards = {former: tuple(box.cards_of(former).values()) for former in (False, True)}
        """The cards with today's and with the former figures of the unique ones (CAR-O7)."""
        prices = tiles.prices
        self.turn = {
            CARGO_SHIP: prices.cargo_ship_per_turn,
            WAREHOUSE: prices.warehouse_per_turn,
            SYNDICATE: prices.syndicate_per_turn,
        }
        """By card: what it is worth in each later turn."""
        self.cheapest = min(card.cost for cards in self.cards.values() for card in cards)
        self.baskets = lru_cache(MAX_REMEMBERED // 4)(self._baskets)
        self.paid = lru_cache(MAX_REMEMBERED // 16)(self._paid)

    def room(self, s: CargoNoirState, seat: Seat) -> int:
        """Return the warehouse slots of a player (CAR-T2.12)."""
        return self.box.file.warehouse.slots + self.box.cards[WAREHOUSE].amount * s.cards[seat].count(WAREHOUSE)

    def room_with(self, s: CargoNoirState, seat: Seat, basket: tuple[str, ...]) -> int:
        """Return the warehouse slots that a player will have with the cards in the basket."""
        return self.room(s, seat) + self.box.cards[WAREHOUSE].amount * basket.count(WAREHOUSE)

    def worth(self, card: Card, later: int) -> float:
        """Thought 3: return the points of a card, and what it is worth in `later` more turns."""
        return card.points + self.turn.get(card.id, 0.0) * later

    def left(self, s: CargoNoirState, seat: Seat, basket: tuple[str, ...], most: int) -> tuple[int, ...]:
        """Return for each card how many more the basket can take for a value of at most `most`."""
        owned, found = s.cards[seat], []
        for card in self.cards[s.options.has_former_uniques]:
            copies = 0
            if card.cost <= most:
                copies = min(s.piles[card.id] - basket.count(card.id), most // card.cost)
                if card.limit:
                    copies = min(copies, card.limit - owned.count(card.id) - basket.count(card.id))
            found.append(copies)
        return tuple(found)

    def _baskets(self, left: tuple[int, ...], most: int, later: int, former: bool) -> tuple[Basket, ...]:
        """Return the best basket for each cost, the cheapest first; none costs more and is worth less than another."""
        best = {(0, 0): NOTHING}
        for card, copies in zip(self.cards[former], left, strict=True):
            worth, room = self.worth(card, later), card.amount if card.id == WAREHOUSE else 0
            for basket in list(best.values()):
                for _ in range(copies):
                    if basket.cost + card.cost > most:
                        break
                    basket = Basket(  # noqa: PLW2901 - one card more
                        basket.cost + card.cost, basket.worth + worth, basket.room + room, (*basket.cards, card.id)
                    )
                    key = basket.cost, basket.room
                    if key not in best or basket.worth > best[key].worth:
                        best[key] = basket
        found: list[Basket] = []
        for basket in sorted(best.values(), key=lambda one: (one.cost, one.room, -one.worth)):
            if not any(other.worth >= basket.worth and other.room >= basket.room for other in found):
                found.append(basket)
        return tuple(found)

    def plan(self, s: CargoNoirState, seat: Seat, counts: Counts, basket: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards to add to a basket: points and investments against what the tiles are worth if kept."""
        former = s.options.has_former_uniques
        spent, later = self.box.cost(basket, former), s.last_round - s.round
        shape = self.tiles.shape(counts)
        most = self.tiles.payable(self.tiles.value(shape) + (0 if later else s.safes[seat]) - spent, former)
        if most < self.cheapest:
            return ()
        baskets = self.baskets(self.left(s, seat, basket, most), most, later, former)
        if not later:  # thought 15: nothing else counts any more
            return max(baskets, key=lambda one: one.worth).cards
        room = self.room_with(s, seat, basket)
        best, highest = baskets[0].cards, -1.0
        for each in baskets:
            worth = each.worth + self.split(shape, room + each.room, spent + each.cost, former).rest
            if worth > highest:
                best, highest = each.cards, worth
        return best

    def split(self, shape: Shape, room: int, cost: int, former: bool) -> Split:
        """Return the way to pay `cost` that leaves the best tiles."""
        for split in self.tiles.splits(shape, room, former):
            if split.sum >= cost:
                return split
        raise ValueError(f"these tiles cannot pay {cost}")

    def payment(self, s: CargoNoirState, seat: Seat, basket: tuple[str, ...], counts: Counts) -> bytes:
        """Thoughts 2 and 12: return how many tiles of each type pay for a basket; rarer types first."""
        former, count = s.options.has_former_uniques, self.tiles.count
        offered = sum(map(count, s.ports.values()), count(s.black_market))
        return self.paid(counts, offered, self.room_with(s, seat, basket), self.box.cost(basket, former), former)

    def _paid(self, counts: Counts, offered: Counts, room: int, cost: int, former: bool) -> bytes:
        """Compute `payment`: of two types, the one that ports and Black Market offer less often is rarer."""
        split = self.split(self.tiles.shape(counts), room, cost, former)
        own, there = self.tiles.each(counts), self.tiles.each(offered)
        rarest = sorted(range(len(own) - 1), key=lambda place: (-own[place], there[place], place))
        paid = bytearray(len(own))
        for place, tiles in zip(rarest, split.paid, strict=False):
            paid[place] = tiles
        paid[-1] = split.paid[-1]
        return bytes(paid)
