"""The state of Borneo: mutable, cloned by hand, named in the rulebook's words."""

from typing import Literal

from msgspec import UNSET, UnsetType

from kontor.core import Record, Seat, State
from kontor.games.borneo.frames import AttackFrame, BorneoFrame, DefenceFrame, RelocationFrame, RewardFrame

CARGO_DECK = "cargo_deck"
PORT_DECK = "port_deck"
START_PLAYER = "start_player"


class BorneoOptions(Record, frozen=True):
    """The options of the ledger's section 4."""

    edition: Literal["board", "card"] = "board"
    three_player_four_merchants: bool = False
    blackbeard: bool = False
    start_player: int | Literal["random"] = "random"
    completed_orders: Literal["covered"] | UnsetType = UNSET

    @property
    def covers_orders(self) -> bool:
        """Whether a view shows only the number of other players' completed orders until the end (BOR-H9)."""
        return self.completed_orders == "covered"  # BOR-O5


class BorneoState(State[BorneoFrame]):
    """Everything on the table.

    Piles are lists whose last card is on top. `pile_of` says for every cargo card in which draw pile it was last
    shuffled (0 is the first deck); it is replaced, never mutated, so clones share it.
    """

    options: BorneoOptions
    active: Seat
    hands: list[list[str]]
    warehouses: list[list[str]]
    completed: list[list[str]]
    ladders: dict[str, list[Seat]]
    draw_pile: list[str]
    discard_pile: list[str]
    ports: list[str | None]
    """The open port of each slot; None while it is shared out."""
    cargo: list[list[str]]
    """The cargo cards of each slot, in the order laid."""
    port_stack: list[str]
    out_of_game: list[str]
    orders: dict[str, int]
    ship: Seat | None
    pile_of: dict[str, int]
    reshuffles: int

    def clone(self) -> "BorneoState":
        """Return an independent copy; everything frozen and `pile_of` is shared."""
        return BorneoState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.active,
            [hand.copy() for hand in self.hands],
            [warehouse.copy() for warehouse in self.warehouses],
            [orders.copy() for orders in self.completed],
            {company: ladder.copy() for company, ladder in self.ladders.items()},
            self.draw_pile.copy(),
            self.discard_pile.copy(),
            self.ports.copy(),
            [cards.copy() for cards in self.cargo],
            self.port_stack.copy(),
            self.out_of_game.copy(),
            self.orders.copy(),
            self.ship,
            self.pile_of,
            self.reshuffles,
        )

    @property
    def edition(self) -> Literal["board", "card"]:
        """The rule set in force (BOR-O1)."""
        return self.options.edition

    def open_port(self, slot: int) -> str:
        """Return the port of a slot that has one; LookupError if the slot is empty."""
        port = self.ports[slot]
        if port is None:
            raise LookupError(f"there is no port in slot {slot}")
        return port

    def cards_in_contest(self) -> tuple[str, ...]:
        """Return the cards that lie in a contest."""
        frame = self.frames[-1] if self.frames else None
        if isinstance(frame, AttackFrame | DefenceFrame | RelocationFrame | RewardFrame):
            return frame.contest.attack + frame.contest.defence
        return ()
