"""The scenario table of Novgorod: the components where a rule needs them, and the turn at a question."""

from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec

from games.novgorod.layout import Layout, Opening
from kontor.core import Action, Seat
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import LayPlaceholder, LayStop
from kontor.games.novgorod.frames import (
    CareerSideFrame,
    EvaluationFrame,
    IntroFrame,
    LastWindowFrame,
    NovgorodFrame,
    PurchaseFrame,
    RouteFrame,
    TurnFrame,
)
from kontor.games.novgorod.setup import pick_order
from kontor.games.novgorod.state import Held, Stop, Turn
from kontor.testing import matches as testing
from kontor.testing.matches import Ply

__all__ = ["FORMER", "SETUPS", "A", "B", "C", "D", "FormerTable", "Opening", "Table", "random_match"]

A, B, C, D = range(4)
PICKS = 3
FORMER: dict[str, Any] = {option.name: option.former for option in GAME.info.options if option.former is not None}
"""The readings of matches that began before there was a choice."""


class Table(Layout):
    """A table of Novgorod, by default with three players, in round 2; A is the start player and has the turn.

    The hands are empty, nobody owns a kontor, everybody has 27 ducats, speed 2 and the front of a career card: A of c1,
    B of c2 and so on. Each city has the manufactory that takes its own good alone. The bonus cards are kontor8 and
    route5, with their high values.
    """

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, **options)
        s = self.state
        s.start_player, s.active, s.round = A, A, 2
        s.careers, s.sides = list(self.box.career_cards[:seats]), ["front"] * seats
        s.manufactory_of = {city: f"m_{good}" for city, good in self.box.good_of.items()}
        for seat in range(seats):
            self.hand(seat)
        if s.column:
            self.column(*(f"{card}{part}" for card, part in zip(self.box.special_orders, "AABC", strict=True)))
        self.bonuses(kontor8="high", route5="high").turn(A)
        self.events = []

    # The route, and what was done in this turn.

    def route(self, *stops: str, placeholders: Iterable[str] = ()) -> Self:
        """Lay a route for the active player, as it is after phase 1: the kontor of the hold is swapped."""
        s, placed = self.state, tuple(placeholders)
        own = s.kontors[s.active]
        s.route = [Stop(city, own=city in own, placeholder=city in placed) for city in stops]
        held = s.holds[s.active]
        if held is not None and held.city in stops:
            s.holds[s.active] = Held(held.city, base=True)
            s.turn = msgspec.structs.replace(s.turn, swapped=held.city)
        return self

    def used(self, *stops: str) -> Self:
        """Turn the kontors of these stops over."""
        for city in stops:
            self.state.use(city)
        return self

    def done(self, **fields: Any) -> Self:
        """Let the active player have done something in this turn: privilege="speed", bought=True."""
        self.state.turn = msgspec.structs.replace(self.state.turn, **fields)
        return self

    # Where the turn stands.

    def _phase(self, seat: Seat, *frames: NovgorodFrame) -> Self:
        self.state.active, self.state.turn = seat, Turn()
        self.events = []
        return self.frame(*frames)

    def choose_sides(self, *queue: Seat) -> Self:
        """Ask these players for the sides of their career cards; then the draft follows."""
        s = self.state
        laps = IntroFrame(pick_order(s.seats, s.start_player, PICKS))
        return self._phase(s.start_player, TurnFrame("begin"), laps, CareerSideFrame(queue)).round(0)

    def draft(self, *queue: Seat) -> Self:
        """Let these players pick, by default all three laps; then the first round begins."""
        s = self.state
        order = queue or pick_order(s.seats, s.start_player, PICKS)
        return self._phase(s.start_player, TurnFrame("begin"), IntroFrame(order)).round(0).settle()

    def turn(self, seat: Seat = A) -> Self:
        """Ask a player for the route of phase 1."""
        self.state.route = []
        return self._phase(seat, TurnFrame("evaluate"), RouteFrame(seat)).settle()

    def laying(self, seat: Seat, *stops: str, placeholders: Iterable[str] = ()) -> Self:
        """Ask for the next step of a route, with these laid so far, even if there is only one answer."""
        self.state.route = []
        return self._phase(seat, TurnFrame("evaluate"), RouteFrame(seat, stops, tuple(placeholders), asked=True))

    def begin(self, seat: Seat = A) -> Self:
        """Let a player's turn begin, with the start player a round, and go on until somebody decides."""
        self.state.route = []
        return self._phase(seat, TurnFrame("begin")).settle()

    def evaluation(self, seat: Seat = A, *stops: str, placeholders: Iterable[str] = ()) -> Self:
        """Open phase 2 with this route, and go on until somebody decides."""
        self._phase(seat, TurnFrame("purchase"), EvaluationFrame(seat))
        return self.route(*stops, placeholders=placeholders).settle()

    def menu(self, seat: Seat = A, *stops: str, placeholders: Iterable[str] = ()) -> Self:
        """Ask for phase 2 with this route, even if there is only one answer."""
        self._phase(seat, TurnFrame("purchase"), EvaluationFrame(seat, asked=True))
        return self.route(*stops, placeholders=placeholders)

    def purchase(self, seat: Seat = A) -> Self:
        """Ask for the purchases of phase 3, even if there is only one answer."""
        self.state.route = []
        return self._phase(seat, TurnFrame("window"), PurchaseFrame(seat, asked=True))

    def last_window(self, seat: Seat = A) -> Self:
        """Ask for the pirate after phase 3."""
        self.state.route = []
        return self._phase(seat, TurnFrame("seals"), LastWindowFrame(seat)).settle()

    def seals_phase(self, seat: Seat = A) -> Self:
        """Let phase 4 come, and whatever follows until somebody decides."""
        self.state.route = []
        return self._phase(seat, TurnFrame("seals"))

    def lay(self, seat: Seat, *steps: str) -> Self:
        """Lay stops by the names of their cities, and placeholders by "+"."""
        return self.play(seat, *(LayPlaceholder() if step == "+" else LayStop(step) for step in steps))

    # What tests look at.

    def total(self, seat: Seat) -> int:
        """Return the seals of a player."""
        return self.state.total_seals(seat)

    def offered(self, seat: Seat, verb: type[Action]) -> list[Action]:
        """Return the legal actions of one type."""
        return [action for action in self.legal(seat) if isinstance(action, verb)]


class FormerTable(Table):
    """A table at which every ruling that changed is read as before."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, **FORMER | options)


SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"first_game": True}),
    (4, {}),
    (2, {"merchant_and_pirate": True, "special_orders": True}),
    (3, {"merchant_and_pirate": True, "merchant_side": "back", "pirate_side": "back", "random_start_cities": True}),
    (4, {"merchant_and_pirate": True, "pirate_side": "back", "special_orders": True}),
    (4, {"merchant_and_pirate": True, "merchant_side": "back", "special_orders": True, "first_game": True}),
    (3, {"special_orders": True}),
)
"""One table of every setup, for properties over random play."""


def random_match(seats: int, number: int, **options: Any) -> Iterator[Ply[NovgorodState]]:
    """Play the match of this number at random to its end, step by step."""
    return testing.random_match(GAME, seats, number, **options)
