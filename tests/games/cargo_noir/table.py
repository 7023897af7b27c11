"""The scenario table of Cargo Noir: pieces are taken from wherever they lie, so that the census always holds."""

from collections.abc import Iterable
from typing import Any, Self

from kontor.core import Action, Seat
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import ResolveCasino, SendShip, SkipTrade
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    CargoNoirFrame,
    DiscardFrame,
    PaymentFrame,
    SendingFrame,
    ShipsFrame,
    TurnFrame,
)
from kontor.testing.scenario import Scenario

A, B, C, D, E = range(5)
AFTER = {ShipsFrame: "trade", BasketFrame: "discards", PaymentFrame: "discards", DiscardFrame: "sending"}


class Table(Scenario[CargoNoirState]):
    """A table of Cargo Noir, by default with three players, in round 2, the turn of A, all ships at dock."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(GAME, seats, **{"start_player": A, **options})
        self.box = GAME.box
        self.state.round = 2

    # Where the components lie.

    def _take(self, cargo_type: str) -> str:
        """Take a tile of a type out of the bag, or of the discard pile."""
        s = self.state
        for pile in (s.bag, s.discard):
            for tile in pile:
                if self.box.type_of[tile] == cargo_type:
                    pile.remove(tile)
                    return tile
        raise AssertionError(f"no {cargo_type} is left in bag and discard pile")

    def tiles(self, seat: Seat, *cargo_types: str) -> Self:
        """Give a player exactly these tiles; those owned before go to the bottom of the bag."""
        self.state.bag[:0] = self.state.tiles[seat]
        self.state.tiles[seat] = []
        self.state.tiles[seat] = [self._take(cargo_type) for cargo_type in cargo_types]
        return self

    def port(self, port: str, *cargo_types: str) -> Self:
        """Lay exactly these tiles into a port."""
        self.state.bag[:0] = self.state.ports[port]
        self.state.ports[port] = []
        self.state.ports[port] = [self._take(cargo_type) for cargo_type in cargo_types]
        return self

    def market(self, *cargo_types: str) -> Self:
        """Lay exactly these tiles into the Black Market."""
        self.state.bag[:0] = self.state.black_market
        self.state.black_market = []
        self.state.black_market = [self._take(cargo_type) for cargo_type in cargo_types]
        return self

    def draws(self, *cargo_types: str) -> Self:
        """Let these be drawn next, the first one first; the rest of the bag lies below."""
        taken = [self._take(cargo_type) for cargo_type in cargo_types]
        self.state.bag += reversed(taken)
        return self

    def bag(self, count: int) -> Self:
        """Leave this many tiles in the bag; the others go to the discard pile."""
        s = self.state
        s.discard += s.bag[: len(s.bag) - count]
        s.bag = s.bag[len(s.bag) - count :]
        return self

    def discard(self, count: int) -> Self:
        """Leave this many tiles on the discard pile; the others go to A."""
        s = self.state
        s.tiles[A] += s.discard[count:]
        s.discard = s.discard[:count]
        return self

    def safe(self, seat: Seat, coins: int) -> Self:
        """Put exactly this many coins into a safe; the bank pays or takes the difference."""
        self.state.coin_bank -= coins - self.state.safes[seat]
        self.state.safes[seat] = coins
        return self

    def bank(self, coins: int) -> Self:
        """Leave this many coins in the bank; the last player's safe takes the difference."""
        self.state.safes[-1] += self.state.coin_bank - coins
        self.state.coin_bank = coins
        return self

    def stack(self, port: str, seat: Seat, coins: int) -> Self:
        """Put a ship from the dock into a port, on coins of the bank."""
        s = self.state
        s.docks[seat] -= 1
        s.coin_bank -= coins
        s.stacks[port][seat] = coins
        return self

    def casino(self, seat: Seat, ships: int = 1) -> Self:
        """Put ships from the dock to the Casino."""
        self.state.docks[seat] -= ships
        self.state.at_casino[seat] += ships
        return self

    def at_market(self, seat: Seat, ships: int = 1) -> Self:
        """Put ships from the dock to the Black Market."""
        self.state.docks[seat] -= ships
        self.state.at_black_market[seat] += ships
        return self

    def cards(self, seat: Seat, *cards: str) -> Self:
        """Give a player these cards from their piles, a Cargo Ship with its ship."""
        s = self.state
        for card in cards:
            s.piles[card] -= 1
            s.cards[seat].append(card)
            if card == "cargo_ship":
                s.reserves[seat] -= 1
                s.docks[seat] += 1
        return self

    def pile(self, card: str, copies: int) -> Self:
        """Leave this many copies of a card to buy; the last player owns the others."""
        s = self.state
        s.cards[-1] += [card] * (s.piles[card] - copies)
        s.piles[card] = copies
        return self

    def round(self, number: int) -> Self:
        """Set the round marker."""
        self.state.round = number
        return self

    def last_round(self) -> Self:
        """Set the round marker to the last space."""
        return self.round(self.state.last_round)

    # Where the turn stands.

    def turn(self, seat: Seat, frame: CargoNoirFrame | None = None) -> Self:
        """Let a player's turn stand at a question, by default at its beginning, and go on until somebody decides."""
        self.state.active = seat
        self.state.raised, self.state.barred = [], []
        if frame is None:
            return self.frame(TurnFrame("ships")).settle()
        return self.frame(TurnFrame(AFTER.get(type(frame), "pass")), frame)  # type: ignore[arg-type]

    def ships(self, seat: Seat = A) -> Self:
        """Ask for the ship actions of Phase I."""
        return self.turn(seat, ShipsFrame(seat))

    def trade(self, seat: Seat = A) -> Self:
        """Ask for the basket of Phase II."""
        return self.turn(seat, BasketFrame(seat))

    def sending(self, seat: Seat = A) -> Self:
        """Ask for the destinations of Phase III."""
        return self.turn(seat, SendingFrame(seat))

    def begin(self, seat: Seat) -> Self:
        """Let a player's turn begin, the round marker included, and go on until somebody decides."""
        self.state.active = seat
        return self.frame(TurnFrame("begin")).settle()

    def all_to_casino(self, seat: Seat) -> Self:
        """Send every ship at dock to the Casino, which ends the turn."""
        return self.play(seat, *[SendShip("casino")] * self.state.docks[seat])

    def quiet_turn(self, seat: Seat) -> Self:
        """Play a turn: take the coins of the Casino, trade nothing, send all ships there again."""
        self.play(seat, *[ResolveCasino()] * self.state.at_casino[seat], SkipTrade())
        return self.all_to_casino(seat)

    def types(self, seat: Seat) -> list[str]:
        """Return the types of a player's tiles, sorted."""
        return sorted(self.box.type_of[tile] for tile in self.state.tiles[seat])

    def types_in(self, tiles: Iterable[str]) -> list[str]:
        """Return the types of some tiles, sorted."""
        return sorted(self.box.type_of[tile] for tile in tiles)

    def offered(self, seat: Seat, verb: type[Action]) -> list[Action]:
        """Return the legal actions of one type."""
        return [action for action in self.legal(seat) if isinstance(action, verb)]
