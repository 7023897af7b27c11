"""What destinations are worth to a player of Cargo Noir, and what to bid there (thoughts 5 to 11, 14 and 15)."""

from math import log
from typing import Any, NamedTuple

from kontor.bots.games.cargo_noir.prices import Prices
from kontor.bots.games.cargo_noir.tiles import Counts, Tiles, shape_of, with_types
from kontor.core import Seat
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO
from kontor.games.cargo_noir.components import SYNDICATE, CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState

MAX_BIDS = 8
"""Bids are compared up to this many coins above the lowest."""


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


class Destination(NamedTuple):
    """A destination: what a ship there is worth, and the coins under it."""

    worth: float
    place: str
    bid: int


class CargoNoirPosition:
    """The position as one seat sees it, counted once for a decision."""

    __slots__ = (
        "box",
        "coin",
        "counts",
        "frame",
        "last",
        "later",
        "outlook",
        "prices",
        "purse",
        "rivals",
        "s",
        "seat",
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
        self.outlook: Counts | None = None
        self.rivals: list[Rival] | None = None

    @property
    def expected(self) -> Counts:
        """The tiles that the next trade can count on."""
        if self.outlook is None:
            self.outlook = expected(self.tiles, self.s, self.seat, self.counts)
        return self.outlook

    def others(self) -> list[Rival]:
        """Return all rivals, counted on first use."""
        if self.rivals is None:
            s, tiles, prices = self.s, self.tiles, self.prices
            mine, elsewhere = (self.seat - s.start_player) % s.seats, prices.rival_elsewhere.at(s.seats)
            self.rivals = []
            for seat in range(s.seats):
                if seat != self.seat:
                    before = (seat - s.start_player) % s.seats < mine
                    counts = expected(tiles, s, seat, tiles.count(s.tiles[seat]))
                    purse, last = purse_of(self.box, s, seat), self.later <= 1 + before
                    price = coin(prices, purse, last)
                    self.rivals.append(Rival(seat, counts, purse, price, elsewhere, self.later > before, last=last))
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


def expected(tiles: Tiles, s: CargoNoirState, seat: Seat, counts: Counts) -> Counts:
    """Return a player's tiles with those of the ports where nobody has topped its stack yet."""
    for port, stacks in s.stacks.items():
        if stacks[seat] and stacks[seat] == max(stacks):
            counts = with_types(counts, tiles.types(s.ports[port]))
    return counts


def purse_of(box: CargoNoirBox, s: CargoNoirState, seat: Seat) -> int:
    """Thought 6: return what a rival can have at hand in its next turn: safe, Casino, withdrawals, Syndicates."""
    purse, lost = s.safes[seat] + box.casino_coins * s.at_casino[seat], 0
    for stacks in s.stacks.values():
        if 0 < stacks[seat] < max(stacks):
            purse += stacks[seat]
            lost += 1
    return purse + box.cards[SYNDICATE].amount * min(lost, s.cards[seat].count(SYNDICATE)) if lost else purse


def bid(pos: CargoNoirPosition, port: str, least: int, most: int, gain: float) -> tuple[float, int]:
    """Thoughts 6 and 10: return what the best bid in a port promises, and its height."""
    types, stacks, prices = pos.tiles.types(pos.s.ports[port]), pos.s.stacks[port], pos.prices
    keen, denied = [], 0.0
    for rival in pos.others():
        purse = rival.purse + (stacks[rival.seat] if stacks[rival.seat] == least - 1 else 0)
        want = pos.tiles.gain(rival.counts, types, rival.last)
        if want > denied and rival.hungry:
            denied = want
        if purse > least and topped(prices, rival, want, least):
            keen.append((rival, want, purse))
    gain += denial(pos, types, denied)
    if not keen:
        return gain - pos.coin * least, least
    comfort = pos.box.cards[SYNDICATE].amount * pos.coin if SYNDICATE in pos.s.cards[pos.seat] else 0.0  # thought 9
    best = (-99.0, least)
    for height in range(least, min(most, least + MAX_BIDS) + 1):
        safe = 1.0
        for rival, want, purse in keen:
            if purse > height:
                safe *= 1.0 - topped(prices, rival, want, height)
        worth = safe * (gain - pos.coin * height) + (1.0 - safe) * comfort
        if worth > best[0]:
            best = (worth, height)
        if safe == 1.0 or gain < pos.coin * height:
            break
    return best


def denial(pos: CargoNoirPosition, types: tuple[int, ...], keenest: float) -> float:
    """Thought 7: return what it is worth to deny a cargo to the keenest rival, and to the one who is ahead."""
    prices, s, tiles = pos.prices, pos.s, pos.tiles
    worth = prices.denied_cargo * keenest
    if not prices.denied_to_leader:
        return worth
    figures = pos.box.cards_of(s.options.has_former_uniques)

    def standing(rival: Rival) -> int:
        return sum([figures[card].points for card in s.cards[rival.seat]]) + tiles.value(shape_of(rival.counts))

    ahead = max(pos.others(), key=standing)
    return worth + prices.denied_to_leader * tiles.gain(ahead.counts, types, ahead.last) if ahead.hungry else worth


def topped(prices: Prices, rival: Rival, want: float, height: int) -> float:
    """Thought 7: return the probability that a rival tops a bid."""
    if not rival.hungry:
        return prices.spoil_chance
    keen = 0.5 + (want - rival.coin * (height + 1) - rival.elsewhere) / prices.top_range
    if keen <= 0.0:
        return 0.0
    return prices.top_chance if keen > 1.0 else prices.top_chance * keen


def port_offer(pos: CargoNoirPosition, port: str) -> Destination:
    """Return what a ship in a port is worth, with the best bid."""
    gain = pos.tiles.gain(pos.expected, pos.tiles.types(pos.s.ports[port]), pos.last)
    worth, height = bid(pos, port, max(pos.s.stacks[port]) + 1, pos.purse, gain)
    return Destination(worth, port, height)


def casino_offer(pos: CargoNoirPosition) -> Destination:
    """Thought 5: return what a ship at the Casino is worth, limited by what the bank can pay."""
    s, each = pos.s, pos.box.casino_coins
    if s.options.coin_supply == "limited":
        each = max(0, min(each, s.coin_bank - each * sum(s.at_casino)))
    purse = pos.purse + pos.box.casino_coins * s.at_casino[pos.seat]
    return Destination(each * coin(pos.prices, purse, pos.last), CASINO, 0)


def swap(pos: CargoNoirPosition, counts: Counts) -> tuple[float, int, int]:
    """Thought 11: return the best swap at the Black Market: its gain, the type to give and the type to take."""
    return pos.tiles.swap(counts, pos.tiles.types(pos.s.black_market), pos.last)


def draw(pos: CargoNoirPosition, counts: Counts) -> float:
    """Return what a tile from the bag is worth on average (thought 14)."""
    bag = pos.tiles.count(pos.s.bag or pos.s.discard)
    gains = [count * pos.tiles.gain(counts, (place,), pos.last) for place, count in enumerate(bag) if count]
    return sum(gains) / sum(bag)


def market_offer(pos: CargoNoirPosition) -> Destination:
    """Thought 11: return what a ship at the Black Market is worth."""
    s, offered = pos.s, pos.tiles.types(pos.s.black_market)
    drawn = pos.prices.drawn_tile.at(s.seats)
    worth = at_market(pos.tiles, pos.expected, offered, pos.last, s.at_black_market[pos.seat], drawn)
    return Destination(worth, BLACK_MARKET, 0)


def at_market(tiles: Tiles, counts: Counts, offered: tuple[int, ...], last: bool, ships: int, drawn: float) -> float:
    """Return what a ship is worth that swaps or draws after `ships` others; `drawn` is the factor for a draw."""
    sure = tiles.prices.swap_certainty
    swapped = tiles.swap(counts, offered, last)[0] * sure * tiles.prices.swap_after_ship**ships
    return max(swapped, drawn * tiles.drawn(counts, last))


def offers(pos: CargoNoirPosition) -> list[Destination]:
    """Return where a ship can be sent; barred ports, the player's own and those that cost too much are left out."""
    s, seat = pos.s, pos.seat
    found = [casino_offer(pos), market_offer(pos)]
    for port, stacks in s.stacks.items():
        if not stacks[seat] and port not in s.barred and max(stacks) < pos.purse:
            found.append(port_offer(pos, port))
    return found
