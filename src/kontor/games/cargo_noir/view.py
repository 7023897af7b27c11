"""What a seat may know: everything but the order of the bag, built up field by field (section 6 of the ledger)."""

from typing import Annotated

from kontor.core import UNENCODED, BySeat, Record, Seat, View
from kontor.games.cargo_noir.combos import Combo
from kontor.games.cargo_noir.components import CardId, CargoNoirBox, PortId, TileId
from kontor.games.cargo_noir.frames import BasketFrame, CargoNoirFrame, PaymentFrame
from kontor.games.cargo_noir.phases.sending import least_bid
from kontor.games.cargo_noir.phases.trade import reach
from kontor.games.cargo_noir.scoring import scores
from kontor.games.cargo_noir.state import CargoNoirOptions, CargoNoirState
from kontor.games.cargo_noir.supply import capacity


class PortView(Record, frozen=True):
    """An open port: its cargo, the coins under each ship (0 without one), and the least bid that tops them."""

    tiles: tuple[TileId, ...]
    stacks: BySeat[int]
    least: int


class PlayerView(Record, frozen=True):
    """A family sheet and the ships: all of it is public. The value is that of the best division into combinations."""

    tiles: tuple[TileId, ...]
    capacity: int
    value: int
    combos: Annotated[tuple[Combo, ...], UNENCODED]
    safe: int
    cards: tuple[CardId, ...]
    dock: int
    reserve: int
    at_casino: int
    at_black_market: int


class TradeView(Record, frozen=True):
    """A trade under way: what the basket costs, what the payment is worth, and the most that could be paid."""

    cost: int
    value: int
    combos: Annotated[tuple[Combo, ...], UNENCODED]
    most: int


class CargoNoirView(View, frozen=True):
    """What one seat, or a spectator, may see of a match."""

    options: CargoNoirOptions
    start_player: Seat
    active: Seat
    round: int
    last_round: int
    players: BySeat[PlayerView]
    ports: dict[PortId, PortView]
    black_market: tuple[TileId, ...]
    bag: tuple[TileId, ...]
    """What is in the bag, sorted: everybody can count it, nobody knows the order."""
    discard: tuple[TileId, ...]
    coin_bank: int
    piles: dict[CardId, int]
    raised: tuple[PortId, ...]
    barred: tuple[PortId, ...]
    trade: TradeView | None
    refills: int
    frames: tuple[CargoNoirFrame, ...]


def hidden(s: CargoNoirState) -> frozenset[str]:
    """Return the tiles whose place nobody knows: those in the bag."""
    return frozenset(s.bag)


def player(box: CargoNoirBox, s: CargoNoirState, seat: Seat) -> PlayerView:
    """Return what everybody knows about a player."""
    tiles = tuple(s.tiles[seat])
    types = tuple([box.type_of[tile] for tile in tiles])
    return PlayerView(
        tiles=tiles,
        capacity=capacity(box, s, seat),
        value=box.combos.best_value(types),
        combos=box.combos.division(types),
        safe=s.safes[seat],
        cards=tuple(s.cards[seat]),  # CAR-T2.13
        dock=s.docks[seat],
        reserve=s.reserves[seat],
        at_casino=s.at_casino[seat],
        at_black_market=s.at_black_market[seat],
    )


def trade(box: CargoNoirBox, s: CargoNoirState) -> TradeView | None:
    """Return the trade under way."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, BasketFrame | PaymentFrame):
        return None
    payment = frame.payment if isinstance(frame, PaymentFrame) else ()
    return TradeView(
        cost=box.cost(frame.basket, s.options.has_former_uniques),
        value=box.combos.best_value(payment),
        combos=box.combos.division(payment),
        most=reach(box, s, frame.seat),
    )


def view(box: CargoNoirBox, s: CargoNoirState, seat: Seat | None) -> CargoNoirView:
    """Return all that the seat, or a spectator, may know."""
    return CargoNoirView(
        seat=seat,
        scores=scores(box, s),
        options=s.options,
        start_player=s.start_player,
        active=s.active,
        round=s.round,
        last_round=s.last_round,
        players=tuple(player(box, s, other) for other in range(s.seats)),
        ports={
            port: PortView(tuple(tiles), tuple(s.stacks[port]), least_bid(box, s, port))
            for port, tiles in s.ports.items()
        },
        black_market=tuple(s.black_market),
        bag=tuple(sorted(s.bag)),
        discard=tuple(s.discard),  # CAR-R16
        coin_bank=s.coin_bank,
        piles=s.piles.copy(),
        raised=tuple(s.raised),
        barred=tuple(s.barred),
        trade=trade(box, s),
        refills=s.refills,
        frames=tuple(s.frames),
    )
