"""What a seat may know, built up field by field (section Hidden information of the ledger)."""

from typing import Annotated, Literal

from kontor.core import UNENCODED, BySeat, Record, Seat, View, in_order
from kontor.games.novgorod.career import seals_per_turn
from kontor.games.novgorod.component_schema import Privilege, Side
from kontor.games.novgorod.components import BonusId, CareerId, CityId, ManufactoryId, NovgorodBox, OrderId
from kontor.games.novgorod.frames import NovgorodFrame
from kontor.games.novgorod.harbour_fees import fees
from kontor.games.novgorod.planner import Planner, planner
from kontor.games.novgorod.scoring import known_scores, scores
from kontor.games.novgorod.state import Held, NovgorodOptions, NovgorodState, SpecialOrder, Stop, Turn

MAX_STACK = 4
"""The most kontors in the stack of a city."""
PRIVILEGES: tuple[Privilege, ...] = ("speed", "income", "order_discount", "seal")


class PlayerView(Record, frozen=True):
    """What everybody knows about a player."""

    ducats: int
    seals: int
    speed: int
    kontors: tuple[CityId, ...]
    hold: Held | None
    career: CareerId
    side: Side
    covered: int
    seals_per_turn: int
    privileges: tuple[Privilege, ...]
    """The privileges on steps that are not covered."""
    hand: tuple[OrderId, ...]
    """The hand orders that everybody has seen."""
    hidden: int
    """Number of further orders in hand."""
    aside: tuple[OrderId, ...]
    filed: tuple[OrderId, ...]
    markers: int
    unmarked: int
    picked: int


class NovgorodView(View, frozen=True):
    """What one seat, or a spectator, may see of a match."""

    options: NovgorodOptions
    start_player: Seat
    active: Seat
    round: int
    last_round: int | None
    manufactory_of: dict[CityId, ManufactoryId]
    stacks: dict[CityId, Annotated[tuple[int, ...], in_order(MAX_STACK)]]
    deck: int
    open_orders: tuple[OrderId, ...]
    bonuses: dict[BonusId, Literal["high", "low"]]
    bonus_of: dict[BonusId, tuple[Seat, ...]]
    bonus_now: dict[BonusId, tuple[Seat, ...]]
    column: Annotated[tuple[SpecialOrder, ...], in_order("special_order")]
    merchant: CityId | None
    pirate: CityId | None
    players: BySeat[PlayerView]
    seals_by_source: Annotated[BySeat[dict[str, int]], UNENCODED]
    hand: tuple[OrderId, ...]
    """The orders in the seat's own hand."""
    markers: tuple[OrderId, ...]
    """The seat's own markers."""
    shown_markers: BySeat[tuple[OrderId, ...]]
    """Everybody's markers, once the match is over and diversity counts."""
    route: Annotated[tuple[Stop, ...], in_order("city")]
    fees: int
    turn: Turn
    planner: Annotated[Planner | None, UNENCODED]
    """What the seat's own route can become, while it is laid and evaluated."""
    unseen: tuple[OrderId, ...]
    """The orders whose place this seat does not know, sorted."""
    frames: tuple[NovgorodFrame, ...]


def hidden_orders(s: NovgorodState, seat: Seat | None) -> list[str]:
    """Return the orders whose place a seat does not know: deck, cover, other players' hidden orders and markers."""
    found = s.deck + ([s.cover] if s.cover is not None else [])
    for other in range(s.seats):
        if other != seat:
            found += [order for order in s.hands[other] if order not in s.known]
            found += [] if markers_shown(s) else s.markers[other]
    return found


def markers_shown(s: NovgorodState) -> bool:
    """Return True if the markers were turned up: at the end, if diversity is in play."""
    return not s.frames and "diversity" in s.bonuses


def player(box: NovgorodBox, s: NovgorodState, seat: Seat) -> PlayerView:
    """Return what everybody knows about a player."""
    hand = s.hands[seat]
    known = tuple([order for order in hand if order in s.known])  # NOV-R32
    left = box.privileges_left[s.careers[seat], s.sides[seat]][s.covered[seat]]
    return PlayerView(
        ducats=s.ducats[seat],
        seals=s.total_seals(seat),
        speed=s.speeds[seat],
        kontors=tuple(s.kontors[seat]),
        hold=s.holds[seat],
        career=s.careers[seat],
        side=s.sides[seat],
        covered=s.covered[seat],
        seals_per_turn=seals_per_turn(box, s, seat),
        privileges=tuple([each for each in PRIVILEGES if each in left]),
        hand=known,
        hidden=len(hand) - len(known),
        aside=tuple(s.aside[seat]),
        filed=tuple(s.filed[seat]),
        markers=len(s.markers[seat]),
        unmarked=s.unmarked[seat],
        picked=s.picked[seat],
    )


def view(box: NovgorodBox, s: NovgorodState, seat: Seat | None, *, planning: bool = True) -> NovgorodView:
    """Return all that the seat, or a spectator, may know; the planner, which takes half of the time, only if asked."""
    return NovgorodView(
        seat=seat,
        scores=known_scores(s) if s.frames else scores(box, s),
        options=s.options,
        start_player=s.start_player,
        active=s.active,
        round=s.round,
        last_round=s.last_round,
        manufactory_of=s.manufactory_of,
        stacks={city: tuple(prices) for city, prices in s.stacks.items()},
        deck=len(s.deck),
        open_orders=tuple(s.open_orders),
        bonuses=s.bonuses.copy(),
        bonus_of={bonus: tuple(seats) for bonus, seats in s.bonus_of.items()},
        bonus_now={bonus: tuple(seats) for bonus, seats in s.bonus_now.items()},
        column=tuple(s.column),
        merchant=s.merchant,
        pirate=s.pirate,
        players=tuple(player(box, s, other) for other in range(s.seats)),
        seals_by_source=tuple(parts.copy() for parts in s.seals),
        hand=() if seat is None else tuple(s.hands[seat]),
        markers=() if seat is None else tuple(s.markers[seat]),
        shown_markers=tuple(map(tuple, s.markers)) if markers_shown(s) else (),
        route=tuple(s.route),
        fees=fees(box, s),
        turn=s.turn,
        planner=planner(box, s, seat) if planning else None,
        unseen=tuple(sorted(hidden_orders(s, seat))),
        frames=tuple(s.frames),
    )
