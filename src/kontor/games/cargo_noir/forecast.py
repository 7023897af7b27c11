"""What-ifs: the public consequences of an action in numbers; they stop before a tile is drawn from the bag."""

from collections.abc import Iterator

from kontor.core import Action, Change, Forecast, Seat
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseTrade,
    DiscardTile,
    PayTile,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveWithdraw,
    SetBid,
    SwapTake,
)
from kontor.games.cargo_noir.components import CARGO_SHIP, SYNDICATE, WAREHOUSE, CargoNoirBox
from kontor.games.cargo_noir.frames import BasketFrame, BidFrame, PaymentFrame, RaiseFrame, SwapFrame
from kontor.games.cargo_noir.rules import (
    C3,
    C5,
    E2,
    E5,
    T1_4,
    T1_7,
    T1_9,
    T1_10,
    T2_2,
    T2_7,
    T2_12,
    T2_14,
    T3_3,
)
from kontor.games.cargo_noir.scoring import scores
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import capacity, first_of, unpaid


def forecast(box: CargoNoirBox, s: CargoNoirState, seat: Seat, action: Action) -> Forecast | None:
    """Return what everybody will see change at once; None where nothing can be said."""
    frame = s.frames[-1]
    match action, frame:
        case ResolveCasino(), _:
            changes = iter([coins(s, seat, income(s, box.casino_coins), T1_4)])
        case ResolveCapture(port), _:
            changes = capturing(box, s, seat, port)
        case ResolveWithdraw(port), _:
            changes = withdrawing(box, s, seat, port)
        case ((RaiseTo(total) | SetBid(total)), (RaiseFrame(port=port) | BidFrame(port=port))):
            changes = bidding(s, seat, port, total)
        case SwapTake(taken), SwapFrame(give_type=given):
            tiles = [*s.tiles[seat], first_of(box, s.black_market, taken)]
            changes = worth(box, s, seat, unpaid(box, tiles, (given,)))
        case DiscardTile(cargo_type), _:
            changes = worth(box, s, seat, unpaid(box, s.tiles[seat], (cargo_type,)))
        case BasketCard(card), BasketFrame():
            changes = choosing(box, s, seat, frame, card)
        case PayTile(cargo_type), PaymentFrame():
            before, after = (box.combos.best_value(p) for p in (frame.payment, (*frame.payment, cargo_type)))
            changes = iter([Change("payment", f"seat:{seat}", before, after, T2_14)])
        case CloseTrade(), PaymentFrame():
            changes = trading(box, s, frame)
        case _:
            return None
    return tuple(changes)


def income(s: CargoNoirState, wanted: int) -> int:
    """Return what the bank would pay (CAR-U3, CAR-O4)."""
    return min(wanted, s.coin_bank) if s.options.coin_supply == "limited" else wanted


def coins(s: CargoNoirState, seat: Seat, more: int, rule: str) -> Change:
    """Forecast the coins in the safe."""
    return Change("safe", f"seat:{seat}", s.safes[seat], s.safes[seat] + more, rule)


def worth(box: CargoNoirBox, s: CargoNoirState, seat: Seat, tiles: list[str]) -> Iterator[Change]:
    """Forecast what the player's tiles are worth."""
    yield Change("value", f"seat:{seat}", box.best_value(s.tiles[seat]), box.best_value(tiles), T2_14)


def capturing(box: CargoNoirBox, s: CargoNoirState, seat: Seat, port: str) -> Iterator[Change]:
    """Forecast the tiles and what they are worth with the captured ones."""
    then = [*s.tiles[seat], *s.ports[port]]
    yield Change("tiles", f"seat:{seat}", len(s.tiles[seat]), len(then), T1_7)
    yield from worth(box, s, seat, then)
    yield Change("stack", f"destination:{port}", s.stacks[port][seat], 0, T1_7)


def withdrawing(box: CargoNoirBox, s: CargoNoirState, seat: Seat, port: str) -> Iterator[Change]:
    """Forecast the coins in the safe, and what a Syndicate pays."""
    stack = s.stacks[port][seat]
    yield coins(s, seat, stack, T1_10)
    if len(s.barred) < s.cards[seat].count(SYNDICATE):
        yield Change("syndicate", f"seat:{seat}", 0, income(s, box.cards[SYNDICATE].amount), C5)


def bidding(s: CargoNoirState, seat: Seat, port: str, total: int) -> Iterator[Change]:
    """Forecast the coins in the stack and in the safe."""
    before = s.stacks[port][seat]
    rule = T1_9 if before else T3_3
    yield Change("stack", f"destination:{port}", before, total, rule)
    yield coins(s, seat, before - total, rule)


def choosing(box: CargoNoirBox, s: CargoNoirState, seat: Seat, frame: BasketFrame, card: str) -> Iterator[Change]:
    """Forecast the cost of the basket and the points that it would bring."""
    former = s.options.has_former_uniques
    before, figures = box.cost(frame.basket, former), box.cards_of(former)
    yield Change("cost", f"seat:{seat}", before, before + figures[card].cost, T2_2)
    total = scores(box, s)[seat].total
    in_basket = sum(figures[each].points for each in frame.basket)
    yield Change("points", f"seat:{seat}", total, total + in_basket + figures[card].points, E5)


def trading(box: CargoNoirBox, s: CargoNoirState, frame: PaymentFrame) -> Iterator[Change]:
    """Forecast the points, what is lost as surplus, the coins, and what the rest is worth."""
    seat, basket = frame.seat, frame.basket
    former = s.options.has_former_uniques
    total, figures = scores(box, s)[seat].total, box.cards_of(former)
    yield Change("points", f"seat:{seat}", total, total + sum(figures[card].points for card in basket), E5)
    missing = box.cost(basket, former) - box.combos.best_value(frame.payment)
    if missing < 0:
        yield Change("surplus", f"seat:{seat}", 0, -missing, T2_7)
    if missing > 0:
        yield coins(s, seat, -missing, E2)
    yield from worth(box, s, seat, unpaid(box, s.tiles[seat], frame.payment))
    ships = basket.count(CARGO_SHIP) * box.cards[CARGO_SHIP].amount
    if ships:
        yield Change("ships", f"seat:{seat}", s.docks[seat], s.docks[seat] + ships, C3)
    slots = basket.count(WAREHOUSE) * box.cards[WAREHOUSE].amount
    if slots:
        now = capacity(box, s, seat)
        yield Change("capacity", f"seat:{seat}", now, now + slots, T2_12)
