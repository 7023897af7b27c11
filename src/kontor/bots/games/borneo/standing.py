"""What a player's merchants promise on certain ladders, and what cards are worth in hand there.

All of it is remembered as long as the ladders stay, and computed when it is first asked for.
"""

from collections.abc import Mapping

from kontor.bots.games.borneo.prices import Prices
from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox

Ladders = Mapping[str, tuple[Seat, ...]]
"""By company: the owners of its merchants, the best rank first."""


class Standing:
    """What a player's merchants promise as they stand on certain ladders."""

    def __init__(
        self,
        box: BorneoBox,
        prices: Prices,
        ladders: tuple[tuple[Seat, ...], ...],
        shares: Mapping[str, float],
        seat: Seat,
        rivalry: float,
        board: bool,
    ) -> None:
        self.ladders: Ladders = dict(zip(box.companies, ladders, strict=True))
        self.shares = shares
        """By company: the cards that the merchants can expect from a distribution."""
        self.keeps = Keeps(box, prices, shares, self.ladders, seat)
        self.stakes = Stakes(ladders, seat, rivalry, board)


class Keeps(dict[str, float]):
    """By card: what it is worth in hand, filled as needed."""

    def __init__(
        self, box: BorneoBox, prices: Prices, shares: Mapping[str, float], ladders: Ladders, seat: Seat
    ) -> None:
        super().__init__()
        self.box, self.prices, self.shares, self.ladders, self.seat = box, prices, shares, ladders, seat

    def __missing__(self, card: str) -> float:
        """Find out about a card: flags where the player leads, weapons elsewhere (thoughts 1, 4 and 5)."""
        cargo, shares, prices = self.box.cargo[card], self.shares, self.prices
        triple = self.ladders[cargo.triple]
        value = prices.keep_triple * shares[cargo.triple] + prices.keep_single * shares[cargo.single]
        if self.seat in triple and triple[0] != self.seat:
            value += prices.keep_weapon
        found = self[card] = value + prices.keep_second_unit * (cargo.value - 1)
        return found


class Stakes(dict[int, tuple[float, ...]]):
    """By number of cards: what each company's monopoly of them brings, less a part of what it brings to rivals.

    In cards; filled as needed.
    """

    def __init__(self, ladders: tuple[tuple[Seat, ...], ...], seat: Seat, rivalry: float, board: bool) -> None:
        super().__init__()
        self.ladders, self.seat, self.rivalry, self.board = ladders, seat, rivalry, board

    def __missing__(self, cards: int) -> tuple[float, ...]:
        """Find out about a number of cards that nobody has asked for yet."""
        found = self[cards] = tuple([self.stake(ladder, cards) for ladder in self.ladders])
        return found

    def stake(self, ladder: tuple[Seat, ...], cards: int) -> float:
        """Return what a monopoly of the company with this ladder brings."""
        own = sum([ladder[pick % len(ladder)] == self.seat for pick in range(cards)]) if ladder else 0
        theirs = cards - own if ladder else 0
        if ladder and not self.board:  # the port card goes to the leader (thought 7)
            own, theirs = (own + 1, theirs) if ladder[0] == self.seat else (own, theirs + 1)
        return own - self.rivalry * theirs
