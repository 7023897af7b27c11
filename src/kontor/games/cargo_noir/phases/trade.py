"""Phase II: cards into the basket, tiles into the payment, then a single trade (CAR-T2.1 to CAR-T2.14, CAR-E2)."""

from collections.abc import Iterator
from typing import TypeAlias, get_args

import msgspec

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile, SkipTrade
from kontor.games.cargo_noir.components import CARGO_SHIP, CargoNoirBox
from kontor.games.cargo_noir.events import CardsBought, ShipAdded
from kontor.games.cargo_noir.frames import BasketFrame, PaymentFrame
from kontor.games.cargo_noir.rules import C1, C3, D4, E2, T2_1, T2_2, T2_4, T2_9
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import first_of, types_of, unpaid

SKIP = SkipTrade()
CLOSE_BASKET = CloseBasket()
CLOSE_TRADE = CloseTrade()


def reach(box: CargoNoirBox, s: CargoNoirState, seat: Seat) -> int:
    """Return what a player can pay: the value of all tiles, and in the last round the safe (CAR-D5, CAR-E2)."""
    return box.best_value(s.tiles[seat]) + usable_coins(s, seat)


def usable_coins(s: CargoNoirState, seat: Seat) -> int:
    """Return the coins that can pay for cards (CAR-T2.10, CAR-E2)."""
    return s.safes[seat] if s.in_last_round else 0  # CAR-T2.10 CAR-E2 CAR-E3 CAR-R23


TradeAction: TypeAlias = SkipTrade | BasketCard | CloseBasket


class Trading(Phase[CargoNoirState, BasketFrame, TradeAction]):
    """Choose the cards to buy, one by one."""

    frame = BasketFrame
    verbs = get_args(TradeAction)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box
        self.buys = tuple(map(BasketCard, box.cards))
        self.shelf = tuple((buy, buy.card, box.cards[buy.card].limit) for buy in self.buys)
        """Every card: the action that buys it, its id, and how many of it a player may have; 0 if any number."""

    def candidates(self, s: CargoNoirState, frame: BasketFrame, seat: Seat) -> Iterator[TradeAction]:
        """Offer to skip or close the trade, then the cards within reach."""
        yield CLOSE_BASKET if frame.basket else SKIP
        former = s.options.has_former_uniques
        left, figures = reach(self.box, s, seat) - self.box.cost(frame.basket, former), self.box.cards_of(former)
        yield from (buy for buy in self.buys if figures[buy.card].cost <= left)

    def legal(self, s: CargoNoirState, frame: BasketFrame, seat: Seat) -> list[TradeAction]:
        """Return the candidates that pass; what can be paid is counted once for all cards."""
        former, basket, own, piles = s.options.has_former_uniques, frame.basket, s.cards[seat], s.piles
        left, figures = reach(self.box, s, seat) - self.box.cost(basket, former), self.box.cards_of(former)
        found: list[TradeAction] = [CLOSE_BASKET if basket else SKIP]
        for buy, card, limit in self.shelf:
            if figures[card].cost > left or piles[card] <= basket.count(card):
                continue
            if not limit or own.count(card) + basket.count(card) < limit:
                found.append(buy)
        return found

    def check(self, s: CargoNoirState, frame: BasketFrame, seat: Seat, action: TradeAction) -> Refusal | None:
        """Refuse a card that is sold out, one too many of its kind, or too expensive."""
        match action:
            case SkipTrade():
                return Refusal(D4, {}, "skip") if frame.basket else None
            case CloseBasket():
                return None if frame.basket else Refusal(D4, {}, "close")
        card = self.box.cards[action.card]
        if s.piles[card.id] <= frame.basket.count(card.id):
            return Refusal(T2_9, {"card": card.id})  # CAR-U2
        if card.limit and s.cards[seat].count(card.id) + frame.basket.count(card.id) >= card.limit:
            return Refusal(C1, {"card": card.id, "limit": card.limit})
        cost = self.box.cost((*frame.basket, card.id), s.options.has_former_uniques)
        most = reach(self.box, s, seat)
        if cost <= most:
            return None
        if s.in_last_round:
            return Refusal(E2, {"card": card.id, "cost": cost, "most": most}, "card")
        return Refusal(T2_2, {"card": card.id, "cost": cost, "most": most}, "card")

    def advance(self, s: CargoNoirState, frame: BasketFrame, seat: Seat, action: TradeAction, emit: Emit) -> None:
        """Put the card into the basket, go on to the payment, or trade nothing."""
        match action:
            case SkipTrade():
                s.pop()
            case CloseBasket():
                s.replace(PaymentFrame(seat, frame.basket))
            case BasketCard(card):
                s.replace(BasketFrame(seat, (*frame.basket, card)))


class Paying(Phase[CargoNoirState, PaymentFrame, PayTile | CloseTrade]):
    """Choose the tiles that pay, one by one, then carry the trade out."""

    frame = PaymentFrame
    verbs = (PayTile, CloseTrade)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def candidates(self, s: CargoNoirState, frame: PaymentFrame, seat: Seat) -> Iterator[PayTile | CloseTrade]:
        """Offer the end of the trade, then every type of the tiles left."""
        yield CLOSE_TRADE
        yield from map(PayTile, types_of(self.box, unpaid(self.box, s.tiles[seat], frame.payment)))

    def legal(self, s: CargoNoirState, frame: PaymentFrame, seat: Seat) -> list[PayTile | CloseTrade]:
        """Return the end of the trade if enough is paid, and the tiles left, of which each may be paid."""
        closing, *tiles = self.candidates(s, frame, seat)
        return [closing, *tiles] if self.check(s, frame, seat, closing) is None else tiles

    def check(self, s: CargoNoirState, frame: PaymentFrame, seat: Seat, action: PayTile | CloseTrade) -> Refusal | None:
        """Refuse a tile that is not there, and a payment that is too small."""
        if isinstance(action, CloseTrade):
            cost = self.box.cost(frame.basket, s.options.has_former_uniques)
            value = self.box.combos.best_value(frame.payment)  # CAR-T2.14
            if value + usable_coins(s, seat) >= cost:
                return None
            if s.in_last_round:
                return Refusal(E2, {"cost": cost, "value": value}, "payment")
            return Refusal(T2_2, {"cost": cost, "value": value}, "payment")
        if action.cargo_type in types_of(self.box, unpaid(self.box, s.tiles[seat], frame.payment)):
            return None
        if action.cargo_type in frame.payment:
            return Refusal(T2_4, {"cargo_type": action.cargo_type})
        return Refusal(T2_1, {"cargo_type": action.cargo_type})

    def advance(
        self, s: CargoNoirState, frame: PaymentFrame, seat: Seat, action: PayTile | CloseTrade, emit: Emit
    ) -> None:
        """Add the tile, or carry out the whole trade at once."""
        match action:
            case PayTile(cargo_type):
                s.replace(msgspec.structs.replace(frame, payment=(*frame.payment, cargo_type)))
            case CloseTrade():
                s.pop()  # CAR-R8
                carry_out(self.box, s, frame, emit)


def carry_out(box: CargoNoirBox, s: CargoNoirState, frame: PaymentFrame, emit: Emit) -> None:
    """Discard the tiles, pay the coins to the bank, give the player the cards and their effects (CAR-D4, CAR-C2)."""
    seat = frame.seat
    value = box.combos.best_value(frame.payment)
    coins = max(0, box.cost(frame.basket, s.options.has_former_uniques) - value)  # CAR-D7 CAR-R31
    tiles = []
    for cargo_type in frame.payment:
        tile = first_of(box, s.tiles[seat], cargo_type)
        s.tiles[seat].remove(tile)
        tiles.append(tile)
    s.discard += tiles  # CAR-T2.8
    s.safes[seat] -= coins
    s.coin_bank += coins  # CAR-E2
    for card in frame.basket:
        s.piles[card] -= 1
        s.cards[seat].append(card)  # CAR-T2.8 CAR-C2
    emit(CardsBought(seat, frame.basket, tuple(tiles), value, coins, rule=T2_2))
    for _ in range(frame.basket.count(CARGO_SHIP) * box.cards[CARGO_SHIP].amount):
        s.reserves[seat] -= 1
        s.docks[seat] += 1  # CAR-C3
        fleet = box.setup.start_ships + box.setup.reserve_ships - s.reserves[seat]
        emit(ShipAdded(seat, fleet, rule=C3))
