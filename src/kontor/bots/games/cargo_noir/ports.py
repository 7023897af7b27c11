"""What destinations are worth to a player of Cargo Noir (thoughts 5 to 8, 11, 14 and 15)."""

from typing import NamedTuple

from kontor.bots.games.cargo_noir.bids import bid, most
from kontor.bots.games.cargo_noir.position import CargoNoirPosition, coin
from kontor.bots.games.cargo_noir.tiles import Counts, Tiles
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO


class Destination(NamedTuple):
    """A destination: what a ship there is worth, and the coins under it."""

    worth: float
    place: str
    bid: int


def port_offer(pos: CargoNoirPosition, port: str) -> Destination:
    """Return what a ship in a port is worth, with the best bid."""
    worth, height = bid(pos, port, max(pos.s.stacks[port]) + 1, pos.purse)
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
    return pos.tiles.swap(counts, pos.tiles.count(pos.s.black_market), pos.last)


def draw(pos: CargoNoirPosition, counts: Counts) -> float:
    """Return what a tile from the bag is worth on average (thought 14)."""
    tiles = pos.s.bag or pos.s.discard
    bag, gains = pos.tiles.each(pos.tiles.tally(tiles)), pos.tiles.singles(counts, pos.last)
    return sum([count * gain for count, gain in zip(bag, gains, strict=True) if count]) / len(tiles)


def market_offer(pos: CargoNoirPosition) -> Destination:
    """Thought 11: return what a ship at the Black Market is worth."""
    s, offered = pos.s, pos.tiles.count(pos.s.black_market)
    drawn = pos.prices.drawn_tile.at(s.seats)
    worth = at_market(pos.tiles, pos.expected, offered, pos.last, s.at_black_market[pos.seat], drawn)
    return Destination(worth, BLACK_MARKET, 0)


def at_market(tiles: Tiles, counts: Counts, offered: Counts, last: bool, ships: int, drawn: float) -> float:
    """Return what a ship is worth that swaps or draws after `ships` others; `drawn` is the factor for a draw."""
    sure = tiles.prices.swap_certainty
    swapped = tiles.swap(counts, offered, last)[0] * sure * tiles.prices.swap_after_ship**ships
    return max(swapped, drawn * tiles.drawn(counts, last))


def open_ports(pos: CargoNoirPosition) -> list[str]:
    """Return where a ship can be sent; barred ports, the player's own and those that cost too much are left out."""
    s, seat, purse = pos.s, pos.seat, pos.purse
    return [p for p, stacks in s.stacks.items() if not stacks[seat] and p not in s.barred and max(stacks) < purse]


def offers(pos: CargoNoirPosition) -> list[Destination]:
    """Return what a ship is worth wherever it can be sent."""
    return [casino_offer(pos), market_offer(pos), *[port_offer(pos, port) for port in open_ports(pos)]]


def best_offer(pos: CargoNoirPosition) -> Destination:
    """Return the best of the offers, the first one of equals; ports that cannot be better are not looked at closely."""
    found, ports = [casino_offer(pos), market_offer(pos)], open_ports(pos)
    highest = max(offer.worth for offer in found)
    looked: dict[str, Destination] = {}
    for limit, port in sorted([(most(pos, port, max(pos.s.stacks[port]) + 1), port) for port in ports], reverse=True):
        if limit > highest:
            looked[port] = offer = port_offer(pos, port)
            highest = max(highest, offer.worth)
    return max([*found, *[looked[port] for port in ports if port in looked]], key=lambda offer: offer.worth)


def spoilt(pos: CargoNoirPosition) -> str | None:
    """Thought 15: return the port where leftover coins spoil a later player's best last capture."""
    s, tiles = pos.s, pos.tiles
    best, most = None, 0.0
    mine = (pos.seat - s.start_player) % s.seats
    for port, stacks in s.stacks.items():
        highest = max(stacks)
        owner = stacks.index(highest)
        if not highest or stacks[pos.seat] or port in s.barred or highest >= pos.purse:
            continue
        if (owner - s.start_player) % s.seats > mine:
            gain = tiles.gain(tiles.count(s.tiles[owner]), tiles.count(s.ports[port]), True)
            if gain > most:
                best, most = port, gain
    return best
