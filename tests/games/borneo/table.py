"""The scenario table of Borneo: cards are taken from wherever they lie, so that the census always holds."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, Self, TypeAlias

from kontor.core import Seat
from kontor.games.borneo import GAME, BorneoState
from kontor.games.borneo.frames import (
    AttackFrame,
    BorneoFrame,
    CargoFrame,
    Contest,
    DefenceFrame,
    LastChanceFrame,
    MerchantFrame,
    OrderFrame,
    PaymentFrame,
    PlacementFrame,
    TurnFrame,
)
from kontor.testing import matches as testing
from kontor.testing.scenario import Scenario

A, B, C, D, E = range(5)
NEXT: dict[type[BorneoFrame], Literal["merchants", "cargo", "draw"]] = {
    OrderFrame: "merchants",
    MerchantFrame: "cargo",
    CargoFrame: "draw",
}


Ply: TypeAlias = testing.Ply[BorneoState]


class Table(Scenario[BorneoState]):
    """A table of Borneo, by default the board edition with four players and the turn of A."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        super().__init__(GAME, seats, **{"start_player": A, **options})
        self.box = GAME.box
        self.state.active = A

    # Where the components lie.

    def _take(self, card: str) -> str:
        s = self.state
        piles = [s.draw_pile, s.discard_pile, s.port_stack, s.out_of_game, *s.hands, *s.warehouses, *s.cargo]
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return card
        if card in s.ports:
            slot = s.ports.index(card)
            s.ports[slot] = s.port_stack.pop() if s.port_stack else None
            return card
        raise AssertionError(f"{card} is not in this match")

    def hand(self, seat: Seat, *cards: str) -> Self:
        """Give a player exactly this hand."""
        self.state.draw_pile[:0] = self.state.hands[seat]
        self.state.hands[seat] = []
        self.state.hands[seat] = [self._take(card) for card in cards]
        return self

    def warehouse(self, seat: Seat, *cards: str) -> Self:
        """Give a player exactly this warehouse (cargo and port cards)."""
        for card in self.state.warehouses[seat]:
            (self.state.out_of_game if card in self.box.ports else self.state.discard_pile).append(card)
        self.state.warehouses[seat] = []
        self.state.warehouses[seat] = [self._take(card) for card in cards]
        return self

    def port(self, slot: int, port: str, *cargo: str) -> Self:
        """Open a port in a slot with these cargo cards, in the order laid."""
        s = self.state
        if s.ports[slot] != port:
            old, s.ports[slot] = s.ports[slot], None
            self._take(port)
            if old is not None:
                s.port_stack.insert(0, old)
            s.ports[slot] = port
        s.discard_pile += s.cargo[slot]
        s.cargo[slot] = []
        s.cargo[slot] = [self._take(card) for card in cargo]
        return self

    def ladders(self, **ladders: str) -> Self:
        """Set all four ladders by the players' letters, rank 1 first: red="ABC". Others are empty."""
        for company in self.box.companies:
            self.state.ladders[company] = ["ABCDE".index(letter) for letter in ladders.get(company, "")]
        return self

    def draw_pile(self, *cards: str) -> Self:
        """Let these be drawn next, the first one first; the rest of the pile lies below."""
        for card in cards:
            self._take(card)
        self.state.draw_pile += reversed(cards)
        return self

    def piles(self, draw: int, discard: int) -> Self:
        """Leave this many cards in the draw pile and on the discard pile; the rest goes to A's warehouse."""
        s = self.state
        cards = s.draw_pile + s.discard_pile
        s.draw_pile = cards[len(cards) - draw :]
        s.discard_pile = cards[:discard]
        s.warehouses[A] += cards[discard : len(cards) - draw]
        return self

    def port_stack(self, count: int) -> Self:
        """Leave this many ports in the stack; the others are out of the game."""
        s = self.state
        while len(s.port_stack) > count:
            s.out_of_game.append(s.port_stack.pop())
        return self

    def completed(self, seat: Seat, *orders: str) -> Self:
        """Let a player have completed these orders, taken from the display."""
        for order in orders:
            self.state.orders[order] -= 1
            self.state.completed[seat].append(order)
        return self

    # Which question is open.

    def placement(self, *queue: Seat) -> Self:
        """Let these players place one merchant each, in this order."""
        return self.frame(TurnFrame("order"), PlacementFrame(queue))

    def payment(self, seat: Seat, order: str, missing: tuple[int, ...], **fields: Any) -> Self:
        """Open a payment in phase 1 with this many units missing (pepper, cinnamon, cloves, nutmeg)."""
        filled = {"spice": None, "laid": (), "last_chance": False, **fields}
        self.state.active = seat
        return self.frame(TurnFrame("merchants"), PaymentFrame(seat, order, missing=missing, **filled))

    def pay(self, seat: Seat) -> Self:
        """Pay with the first legal card until the order is covered."""
        while isinstance(self.state.frames[-1], PaymentFrame):
            self.play(seat, self.legal(seat)[0])
        return self

    def ask(self, frame: BorneoFrame) -> Self:
        """Open a question in the middle of the active player's turn."""
        seat = frame.deciders[0] if isinstance(frame, OrderFrame | MerchantFrame | CargoFrame) else self.state.active
        self.state.active = seat
        return self.frame(TurnFrame(NEXT.get(type(frame), "cargo")), frame)

    def turn(self, seat: Seat) -> Self:
        """Begin a player's turn and settle."""
        self.state.active = seat
        return self.frame(TurnFrame("order")).settle()

    def order_phase(self, seat: Seat) -> Self:
        """Ask a player which order to complete in phase 1."""
        return self.ask(OrderFrame(seat, last_chance=False))

    def last_chance(self, *seats: Seat) -> Self:
        """Begin the last chance of these players."""
        return self.frame(LastChanceFrame(seats)).settle()

    def merchant_phase(self, seat: Seat) -> Self:
        """Ask a player what the merchants do."""
        return self.ask(MerchantFrame(seat))

    def cargo_phase(self, seat: Seat) -> Self:
        """Ask a player for the cargo card."""
        return self.ask(CargoFrame(seat))

    def draw_phase(self, seat: Seat) -> Self:
        """Let a player draw; the next question may be the excess, or the next turn."""
        self.state.active = seat
        self.events = []
        return self.frame(TurnFrame("draw")).settle()

    def contest(self, company: str, attacker_rank: int, defender_rank: int) -> Contest:
        """Return the contest of two ranks of a ladder."""
        ladder = self.state.ladders[company]
        return Contest(company, ladder[attacker_rank - 1], attacker_rank, ladder[defender_rank - 1], defender_rank)

    def attack(self, company: str, attacker_rank: int, defender_rank: int) -> Self:
        """Open the attack of a contest; the attacker is the active player."""
        contest = self.contest(company, attacker_rank, defender_rank)
        self.state.active = contest.attacker
        return self.ask(AttackFrame(contest))

    def defence(self, company: str, attacker_rank: int, defender_rank: int, *attack: str) -> Self:
        """Open the defence against these attack cards (taken from wherever they lie)."""
        contest = self.contest(company, attacker_rank, defender_rank)
        self.state.active = contest.attacker
        played = tuple(self._take(card) for card in attack)
        full = Contest(
            contest.company,
            contest.attacker,
            contest.attacker_rank,
            contest.defender,
            contest.defender_rank,
            played,
        )
        return self.ask(DefenceFrame(full))

    # What tests look at.

    def ladder(self, company: str) -> str:
        """Return a ladder as letters, rank 1 first."""
        return "".join("ABCDE"[seat] for seat in self.state.ladders[company])

    def assert_census(self) -> Self:
        """Demand that no card, port, order or ship was lost or doubled; scenarios place merchants as they like."""
        inventory = self.game.inventory(self.state.seats, self.options)
        assert _without_merchants(self.game.census(self.state)) == _without_merchants(inventory)
        return self


def _without_merchants(components: Sequence[str]) -> list[str]:
    return [component for component in components if not component.startswith("merchant:")]


SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (3, {"three_player_four_merchants": True, "blackbeard": True}),
    (4, {}),
    (4, {"blackbeard": True}),
    (5, {}),
    (3, {"edition": "card"}),
    (4, {"edition": "card"}),
    (5, {"edition": "card"}),
    (4, {"completed_orders": "covered"}),
)
"""One table of every setup, for properties over random play."""


def random_match(seats: int, number: int, **options: Any) -> Iterator[Ply]:
    """Play the match of this number at random to its end, step by step."""
    return testing.random_match(GAME, seats, number, **options)
