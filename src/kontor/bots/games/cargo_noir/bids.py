"""What to bid in a port of Cargo Noir (thoughts 6, 7, 9 and 10)."""

from kontor.bots.games.cargo_noir.position import CargoNoirPosition, Rival
from kontor.bots.games.cargo_noir.prices import Prices
from kontor.bots.games.cargo_noir.tiles import Counts
from kontor.games.cargo_noir.components import SYNDICATE

MAX_BIDS = 8
"""Bids are compared up to this many coins above the lowest."""
ROUNDING = 1e-6
"""More than what is lost when figures are rounded."""


def bid(pos: CargoNoirPosition, port: str, least: int, most: int) -> tuple[float, int]:
    """Thoughts 6 and 10: return what the best bid in a port promises, and its height."""
    prices, price, cargo = pos.prices, pos.coin, pos.tiles.count(pos.s.ports[port])
    keen, denied = keen_rivals(pos, port, cargo, least)
    gain = pos.tiles.gain(pos.expected, cargo, pos.last) + denial(pos, cargo, denied)
    if not keen:
        return gain - price * least, least
    best, outbid = (-99.0, least), comfort(pos)
    for height in range(least, min(most, least + MAX_BIDS) + 1):
        safe = 1.0
        for rival, want, purse in keen:
            if purse > height:
                safe *= 1.0 - topped(prices, rival, want, height)
        worth = safe * (gain - price * height) + (1.0 - safe) * outbid
        if worth > best[0]:
            best = (worth, height)
        if safe == 1.0 or gain < price * height:
            break
    return best


def most(pos: CargoNoirPosition, port: str, least: int) -> float:
    """Return a limit of what any bid in a port promises: nobody tops the least, and a rival wants it most."""
    prices, s, tiles = pos.prices, pos.s, pos.tiles
    gain = tiles.gain(pos.expected, tiles.count(s.ports[port]), pos.last)
    denied = (prices.denied_cargo + prices.denied_to_leader) * tiles.most_gain * len(s.ports[port])
    return max(gain + denied - pos.coin * least, comfort(pos)) + ROUNDING


def comfort(pos: CargoNoirPosition) -> float:
    """Thought 9: return what it brings to be topped."""
    return pos.box.cards[SYNDICATE].amount * pos.coin if SYNDICATE in pos.s.cards[pos.seat] else 0.0


def keen_rivals(
    pos: CargoNoirPosition, port: str, cargo: Counts, least: int
) -> tuple[list[tuple[Rival, float, int]], float]:
    """Return who may top the least bid, each with its gain and its purse, and what the keenest rival would gain."""
    tiles, prices, stacks = pos.tiles, pos.prices, pos.s.stacks[port]
    keen, keenest = [], 0.0
    for rival in pos.others():
        want, own = 0.0, stacks[rival.seat]
        if rival.hungry:
            want = tiles.gain(rival.counts, cargo, rival.last)
            keenest = max(keenest, want)
        purse = rival.purse + own if own == least - 1 else rival.purse
        if purse > least and topped(prices, rival, want, least):
            keen.append((rival, want, purse))
    return keen, keenest


def denial(pos: CargoNoirPosition, cargo: Counts, keenest: float) -> float:
    """Thought 7: return what it is worth to deny a cargo to the keenest rival, and to the one who is ahead."""
    prices, s, tiles = pos.prices, pos.s, pos.tiles
    worth = prices.denied_cargo * keenest
    if not prices.denied_to_leader:
        return worth
    figures = pos.box.cards_of(s.options.has_former_uniques)

    def standing(rival: Rival) -> int:
        return sum([figures[card].points for card in s.cards[rival.seat]]) + tiles.value(tiles.shape(rival.counts))

    ahead = max(pos.others(), key=standing)
    return worth + prices.denied_to_leader * tiles.gain(ahead.counts, cargo, ahead.last) if ahead.hungry else worth


def topped(prices: Prices, rival: Rival, want: float, height: int) -> float:
    """Thought 7: return the probability that a rival tops a bid."""
    if not rival.hungry:
        return prices.spoil_chance
    keen = 0.5 + (want - rival.coin * (height + 1) - rival.elsewhere) / prices.top_range
    if keen <= 0.0:
        return 0.0
    return prices.top_chance if keen > 1.0 else prices.top_chance * keen
