"""What a seat may know, built up field by field (BOR-H1 to BOR-H9)."""

from typing import Annotated

from kontor.core import BySeat, Record, Seat, View, by, in_order
from kontor.games.borneo.census import order_piece
from kontor.games.borneo.components import BorneoBox, CardId, CompanyId, OrderId
from kontor.games.borneo.frames import BorneoFrame
from kontor.games.borneo.scoring import score
from kontor.games.borneo.state import BorneoOptions, BorneoState
from kontor.parts.piles import by_pile, count_by_pile


class PortView(Record, frozen=True):
    """One slot: its port (none while it is shared out), and the cargo there in the order laid."""

    port: CardId | None
    cargo: tuple[CardId, ...]


class PlayerView(Record, frozen=True):
    """What everybody knows about a player.

    `hand` counts the hand cards by the draw pile that they come from (BOR-H7): the first deck, the first reshuffle…
    """

    hand: tuple[int, ...]
    warehouse: tuple[CardId, ...]
    completed: tuple[OrderId, ...]
    """The completed orders that the viewer sees: with `covered` orders only the own ones until the end (BOR-H9)."""
    completed_count: int
    """Number of completed orders, seen or covered."""


class BorneoView(View, frozen=True):
    """What one seat, or a spectator, may see of a match."""

    options: BorneoOptions
    active: Seat
    hand: tuple[CardId, ...]
    players: BySeat[PlayerView]
    ladders: dict[CompanyId, Annotated[tuple[Seat, ...], in_order("rank")]]
    ports: Annotated[tuple[PortView, ...], by("port")]
    orders: dict[OrderId, int]
    draw_pile: int
    discard_pile: tuple[CardId, ...]
    port_stack: tuple[CardId, ...]
    """The ports left in the stack, sorted: nobody knows their order."""
    out_of_game: tuple[CardId, ...]
    ship: Seat | None
    reshuffles: int
    unseen: tuple[tuple[CardId, ...], ...]
    """The cargo cards whose place this seat does not know, by the draw pile they come from, sorted."""
    frames: tuple[BorneoFrame, ...]


def hidden_cargo(s: BorneoState, seat: Seat | None) -> list[str]:
    """Return the cargo cards whose place the seat does not know: draw pile and other hands (BOR-H5, BOR-H6)."""
    others = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]  # BOR-H5
    return s.draw_pile + others  # BOR-H6


def covered_orders(s: BorneoState, seat: Seat | None, owner: Seat) -> list[str]:
    """Return the completed orders of a player that lie face down for the seat (BOR-H9)."""
    covered = s.options.covers_orders and s.frames and owner != seat  # BOR-O5 BOR-H9
    return s.completed[owner] if covered else []


def hidden(s: BorneoState, seat: Seat | None) -> frozenset[str]:
    """Return all components whose place or face the seat does not know."""
    orders = [order_piece(order) for owner in range(s.seats) for order in covered_orders(s, seat, owner)]  # BOR-H9
    return frozenset(hidden_cargo(s, seat) + s.port_stack + orders)  # BOR-H6


def player(s: BorneoState, seat: Seat | None, other: Seat) -> PlayerView:
    """Return what the seat, or a spectator, may know about a player."""
    return PlayerView(
        hand=count_by_pile(s.hands[other], s.pile_of, s.reshuffles),  # BOR-H2 BOR-H7 BOR-R33
        warehouse=tuple(s.warehouses[other]),  # BOR-H1
        completed=() if covered_orders(s, seat, other) else tuple(s.completed[other]),  # BOR-H4 BOR-R20 BOR-H9
        completed_count=len(s.completed[other]),  # BOR-H4
    )


def view(box: BorneoBox, s: BorneoState, seat: Seat | None) -> BorneoView:
    """Return all that the seat, or a spectator, may know."""
    return BorneoView(
        seat=seat,
        scores=tuple(score(box, s, other, not covered_orders(s, seat, other)) for other in range(s.seats)),  # BOR-H9
        options=s.options,
        active=s.active,
        hand=() if seat is None else tuple(s.hands[seat]),  # BOR-H5 BOR-H8
        players=tuple(player(s, seat, other) for other in range(s.seats)),
        ladders={company: tuple(ladder) for company, ladder in s.ladders.items()},  # BOR-H1
        ports=tuple(PortView(port, tuple(cards)) for port, cards in zip(s.ports, s.cargo, strict=True)),  # BOR-H1
        orders=s.orders.copy(),  # BOR-S5b BOR-S5c
        draw_pile=len(s.draw_pile),  # BOR-H2
        discard_pile=tuple(s.discard_pile),  # BOR-H3
        port_stack=tuple(sorted(s.port_stack)),  # BOR-H6
        out_of_game=tuple(s.out_of_game),  # BOR-H1
        ship=s.ship,
        reshuffles=s.reshuffles,  # BOR-H1
        unseen=by_pile(hidden_cargo(s, seat), s.pile_of, s.reshuffles),  # BOR-H7
        frames=tuple(s.frames),
    )
