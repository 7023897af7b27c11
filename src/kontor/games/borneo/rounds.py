"""The order of play on one page: placement, then turns of four phases, then the last chance.

Ledger: BOR-G1, BOR-G2, BOR-E4, BOR-P1.
"""

from typing import Never

from kontor.core import Emit, Phase
from kontor.games.borneo.census import order_piece
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import MatchScored, OrdersShown, TurnBegan
from kontor.games.borneo.frames import CargoFrame, LastChanceFrame, MerchantFrame, TurnFrame
from kontor.games.borneo.phases.draw import draw_cards
from kontor.games.borneo.phases.orders import OrderDesk
from kontor.games.borneo.rules import E6, G2, H9
from kontor.games.borneo.scoring import order_points, outcome
from kontor.games.borneo.state import BorneoState

ORDER = TurnFrame("order")
MERCHANTS = TurnFrame("merchants")
CARGO = TurnFrame("cargo")
DRAW = TurnFrame("draw")
PASS = TurnFrame("pass")


class Turn(Phase[BorneoState, TurnFrame, Never]):
    """A turn: order, merchants, cargo, draw, and on to the left neighbour (BOR-G1)."""

    frame = TurnFrame

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.desk = OrderDesk(box)

    def resume(self, s: BorneoState, frame: TurnFrame, emit: Emit) -> None:
        """Open the next phase."""
        match frame.next:
            case "order":
                s.replace(MERCHANTS)
                self.desk.ask(s, s.active, last_chance=False)  # BOR-G1
            case "merchants":
                s.replace(CARGO)
                s.push(MerchantFrame(s.active))  # BOR-G1
            case "cargo":
                s.replace(DRAW)
                s.push(CargoFrame(s.active))  # BOR-G1
            case "draw":
                s.replace(PASS)
                draw_cards(self.box, s, emit)  # BOR-G1
            case "pass":
                s.active = s.left_of(s.active)  # BOR-G2
                s.replace(ORDER)
                emit(TurnBegan(s.active, rule=G2))


class LastChance(Phase[BorneoState, LastChanceFrame, Never]):
    """After the end each player may complete one more order; then the points are counted (BOR-E4)."""

    frame = LastChanceFrame

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.desk = OrderDesk(box)

    def resume(self, s: BorneoState, frame: LastChanceFrame, emit: Emit) -> None:
        """Ask the next player; after the last one the match is over."""
        if frame.queue:
            s.replace(LastChanceFrame(frame.queue[1:]))
            self.desk.ask(s, frame.queue[0], last_chance=True)  # BOR-E4
        else:
            s.pop()
            if s.options.covers_orders:
                self.turn_up(s, emit)  # BOR-H9
            emit(MatchScored(outcome(self.box, s).winners, rule=E6))

    def turn_up(self, s: BorneoState, emit: Emit) -> None:
        """Show the completed orders that lay covered until now (BOR-H9)."""
        for seat, orders in enumerate(s.completed):
            if orders:
                points = order_points(self.box, orders)
                emit(OrdersShown(seat, tuple(map(order_piece, orders)), points, rule=H9))  # BOR-H9
