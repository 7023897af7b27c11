"""The position as one seat of Cargo Noir sees it: its tiles, its coins and its rivals (thoughts 5 to 7 and 15)."""

from math import log
from typing import Any, NamedTuple

from kontor.bots.games.cargo_noir.prices import Prices
from kontor.bots.games.cargo_noir.tiles import Counts, Tiles
from kontor.core import Seat
from kontor.games.cargo_noir.components import SYNDICATE, CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState


class Rival(NamedTuple):
    """A rival: its tiles, its coins in its next turn, and what a coin and another destination are worth to it."""

    seat: Seat
    counts: Counts
    purse: int
    coin: float
    elsewhere: float
    hungry: bool
    """Whether it can still capture what it bids for now."""
    last: bool
    """Whether that capture comes in its last turn."""


class Outlook(NamedTuple):
    """What every seat can count on in its next turn."""

    counts: list[Counts]
    """By seat: its tiles with those of the ports where nobody has topped its stack yet."""
    purses: list[int]
    """By seat, thought 6: the coins at hand from safe, Casino, withdrawals and Syndicates."""


class CargoNoirPosition:
    """The position as one seat sees it, counted once for a decision."""

    __slots__ = (
        "box",
        "coin",
        "counts",
        "frame",
        "last",
        "later",
        "prices",
        "purse",
        "rivals",
        "s",
        "seat",
        "seen",
        "tiles",
    )

    def __init__(self, box: CargoNoirBox, tiles: Tiles, s: CargoNoirState, seat: Seat) -> None:
        self.box, self.tiles, self.prices, self.s, self.seat = box, tiles, tiles.prices, s, seat
        self.frame: Any = s.frames[-1]
        self.later = s.last_round - s.round
        """Number of the seat's turns after this one."""
        self.last = self.later <= 1
        """Whether what is sent now acts in the last turn, if at all."""
        self.counts = tiles.count(s.tiles[seat])
        self.purse = s.safes[seat]
        self.coin = coin(self.prices, self.purse, self.last)
        self.seen: Outlook | None = None
        self.rivals: list[Rival] | None = None

    @property
    def outlook(self) -> Outlook:
        """What every seat can count on, counted on first use."""
        if self.seen is None:
            self.seen = outlook(self.box, self.tiles, self.s)
        return self.seen

    @property
    def expected(self) -> Counts:
        """The tiles that the next trade can count on."""
        return self.outlook.counts[self.seat]

    def others(self) -> list[Rival]:
        """Return all rivals, counted on first use."""
        if self.rivals is None:
            s, prices, later = self.s, self.prices, self.later
            mine, elsewhere = (self.seat - s.start_player) % s.seats, prices.rival_elsewhere.at(s.seats)
            self.rivals = []
            for seat, (counts, purse) in enumerate(zip(*self.outlook, strict=True)):
                if seat != self.seat:
                    before = (seat - s.start_player) % s.seats < mine
                    last = later <= 1 + before
                    price = coin(prices, purse, last)
                    self.rivals.append(Rival(seat, counts, purse, price, elsewhere, later > before, last))
        return self.rivals


def coin(prices: Prices, purse: int, last: bool) -> float:
    """Thought 5: return what a coin is worth: the more coins, the less; one point in the last turn (thought 15)."""
    if last:
        return 1.0
    full, half = prices.coin_in_full_purse, prices.halfway_purse
    return full + (prices.coin_in_empty_purse - full) * half / (half + purse)


def hoard(prices: Prices, coins: int, last: bool) -> float:
    """Thought 5: return what some coins are worth together."""
    if last:
        return float(coins)
    full, half = prices.coin_in_full_purse, prices.halfway_purse
    return full * coins + (prices.coin_in_empty_purse - full) * half * log(1 + coins / half)


def outlook(box: CargoNoirBox, tiles: Tiles, s: CargoNoirState) -> Outlook:
    """Return what every seat can count on in its next turn; each port is looked at once for all seats."""
    counts = [tiles.count(owned) for owned in s.tiles]
    purses = [safe + box.casino_coins * ships for safe, ships in zip(s.safes, s.at_casino, strict=True)]
    lost = [0] * s.seats
    for port, stacks in s.stacks.items():
        highest = max(stacks)
        if highest:
            counts[stacks.index(highest)] += tiles.count(s.ports[port])
            if highest < sum(stacks):
                for seat, stack in enumerate(stacks):
                    if 0 < stack < highest:
                        purses[seat] += stack
                        lost[seat] += 1
    for seat, times in enumerate(lost):
        if times:
            purses[seat] += box.cards[SYNDICATE].amount * min(times, s.cards[seat].count(SYNDICATE))
    return Outlook(counts, purses)
