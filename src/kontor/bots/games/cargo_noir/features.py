"""How well a player of Cargo Noir stands, as figures for a linear value: points, tiles, coins, ships, cards, turns.

Everything is counted for one seat; of the others only the points, and whether they can top its bids. Each figure is
about 1 in size. "Thought n" is item n of "What a good player thinks about" in docs/rules/cargo_noir.md.
"""

from math import sqrt

from kontor.bots.games.cargo_noir.bids import topped
from kontor.bots.games.cargo_noir.cards import CardMarket
from kontor.bots.games.cargo_noir.ports import at_market
from kontor.bots.games.cargo_noir.position import Outlook, Rival, coin, hoard, outlook
from kontor.bots.games.cargo_noir.prices import Prices
from kontor.bots.games.cargo_noir.reasons import REASONS
from kontor.bots.games.cargo_noir.tiles import Counts, Tiles
from kontor.bots.knowledge import Features
from kontor.core import AnyGame, Seat
from kontor.games.cargo_noir.components import CARGO_SHIP, WAREHOUSE, CargoNoirBox
from kontor.games.cargo_noir.frames import BasketFrame, PaymentFrame, TurnFrame
from kontor.games.cargo_noir.state import CargoNoirState

POINTS = ("points", "points_late", "lead_late")
TILES = ("sets", "growth", "unique_near")
COINS = ("coins", "coins_bound")
SHIPS = ("unsafe", "outbid", "market", "at_dock")
CARDS = ("ships_to_use", "slots", "slots_to_use")
TURNS = ("turns",)
NAMES: tuple[str, ...] = POINTS + TILES + COINS + SHIPS + CARDS + TURNS


SURE = 2.0
"""Scale of the figures, divided by sqrt(1 + trades left): they count more towards the end."""
WHIM = 0.04
"""Chance that a rival tops a bid that it should leave alone."""
TRADING = (BasketFrame, PaymentFrame)


class CargoNoirCounts:
    """What one seat has, counted once."""

    __slots__ = ("later", "outlook", "points", "then", "trades")

    def __init__(self, box: CargoNoirBox, tiles: Tiles, s: CargoNoirState, seat: Seat) -> None:
        self.trades = trades_left(s, seat)
        """Number of trades to come, including the one of this turn."""
        self.later = 1.0 - self.trades / s.last_round
        self.outlook = outlook(box, tiles, s)
        """What every seat can count on in its next turn."""
        self.then = tiles.count(s.tiles[seat])
        """The tiles with those that the ships in ports will bring."""
        self.points = 0


class CargoNoirFeatures(Features):
    """Computes the figures of a seat."""

    names = NAMES
    reasons = REASONS
    editions = ()
    """No option: they answer open questions of the ledger and change little."""

    def __init__(self, game: AnyGame) -> None:
        self.box: CargoNoirBox = game.box
        self.prices = Prices()
        """Those that the weights were learned with, whatever prices a policy has."""
        self.tiles = Tiles(self.box, self.prices)
        self.market = CardMarket(self.box, self.tiles)
        figures = [self.box.cards_of(former) for former in (False, True)]
        self.points = [{card.id: card.points for card in cards.values()} for cards in figures]
        self.unique = [[card for card in cards.values() if card.group == "unique"] for cards in figures]
        """With today's and with the former unique cards (CAR-O7), like the points."""

    def of(self, world: CargoNoirState, seat: Seat) -> tuple[float, ...]:
        """Return the figures of a seat, in the order of the names."""
        own = CargoNoirCounts(self.box, self.tiles, world, seat)
        ships = self.ship_figures(world, seat, own)
        found = self.point_figures(world, seat, own) + self.tile_figures(world, own)
        found += self.coin_figures(world, seat, own) + ships + self.card_figures(world, seat, own)
        sure = SURE / sqrt(1 + own.trades)
        return (*[sure * figure for figure in found], *self.turn_figures(world, own))

    def point_figures(self, s: CargoNoirState, seat: Seat, own: CargoNoirCounts) -> tuple[float, ...]:
        """Return points and lead, which count more the later it is."""
        points = self.points[s.options.has_former_uniques]
        each = [sum([points[card] for card in cards]) for cards in s.cards]
        own.points = each[seat]
        lead = own.points - max(each[:seat] + each[seat + 1 :])
        return (
            own.points / 40,
            own.points / 40 * own.later**2,
            max(-2.0, min(2.0, lead / 40)) * own.later**2,
        )

    def tile_figures(self, s: CargoNoirState, own: CargoNoirCounts) -> tuple[float, ...]:
        """Thoughts 1, 2 and 13: sets with what ships bring, what they may become, the unique cards in reach."""
        if not own.trades:
            return 0.0, 0.0, 0.0
        then = self.tiles.shape(own.then)
        value = self.tiles.value(then)
        growth = self.tiles.keeping(then, 99) - value if own.trades > 1 else 0.0
        near = 0.0
        for card in self.unique[s.options.has_former_uniques]:
            if s.piles[card.id] and value * 2 > card.cost:
                near = max(near, (card.points - card.cost) * min(1.0, value / card.cost) ** 2)
        return value / 20, growth / 8, near / 10

    def coin_figures(self, s: CargoNoirState, seat: Seat, own: CargoNoirCounts) -> tuple[float, ...]:
        """Thoughts 5, 6 and 15: coins at hand for the next turn, and those under ships that nobody has topped yet."""
        if not own.trades:
            return 0.0, 0.0
        coins = own.outlook.purses[seat]
        bound = sum([stacks[seat] for stacks in s.stacks.values() if stacks[seat] == max(stacks)])
        return hoard(self.prices, coins, own.trades == 1) / 15, bound / 6

    def ship_figures(self, s: CargoNoirState, seat: Seat, own: CargoNoirCounts) -> tuple[float, ...]:
        """Thoughts 5 to 8 and 11: ships that may be or are outbid, ships at the Black Market, and ships at dock."""
        if not own.trades:
            return 0.0, 0.0, 0.0, 0.0
        last, tiles = own.trades == 1, self.tiles
        unsafe = 0.0
        outbid, rivals = 0, None
        for port, stacks in s.stacks.items():
            stack = stacks[seat]
            if not stack:
                continue
            if stack < max(stacks):
                outbid += 1
                continue
            cargo = tiles.count(s.ports[port])
            if rivals is None:
                rivals = self.rivals(s, seat, own.outlook)
            unsafe += self.risk(rivals, cargo, stack) * tiles.gain(own.then, cargo, last)
            own.then += cargo
        market = 0.0
        for ship in range(s.at_black_market[seat]):
            drawn = self.prices.drawn_tile.at(s.seats)
            market += at_market(tiles, own.then, tiles.count(s.black_market), last, ship, drawn)
        return unsafe / 20, outbid / 2, market / 10, s.docks[seat] / 3

    def rivals(self, s: CargoNoirState, seat: Seat, then: Outlook) -> list[Rival]:
        """Thoughts 6 and 10: return the rivals who move before the seat's next turn and can still capture."""
        ahead, found = (seat - s.active) % s.seats or s.seats, []
        elsewhere = self.prices.rival_elsewhere.at(s.seats)
        for distance in range(ahead):
            rival = (s.active + distance) % s.seats
            trades = trades_left(s, rival)
            if rival != seat and trades > 1:
                counts, purse, last = then.counts[rival], then.purses[rival], trades == 2
                price = coin(self.prices, purse, last)
                found.append(Rival(rival, counts, purse, price, elsewhere, hungry=True, last=last))
        return found

    def risk(self, rivals: list[Rival], cargo: Counts, stack: int) -> float:
        """Thought 7: return the probability that a stack is topped; any rival who can may do it on a whim."""
        safe = 1.0
        for rival in rivals:
            if rival.purse > stack:
                want = self.tiles.gain(rival.counts, cargo, rival.last)
                safe *= (1.0 - WHIM) * (1.0 - topped(self.prices, rival, want, stack))
        return 1.0 - safe

    def card_figures(self, s: CargoNoirState, seat: Seat, own: CargoNoirCounts) -> tuple[float, ...]:
        """Thoughts 3 and 4: ships and slots for the turns to come, and room for the next tiles."""
        cards, future = s.cards[seat], own.trades / 10
        room = self.market.room(s, seat) - len(s.tiles[seat]) if own.trades else 0
        return (
            cards.count(CARGO_SHIP) * future,
            max(-4, min(4, room)) / 4,
            cards.count(WAREHOUSE) * future,
        )

    def turn_figures(self, s: CargoNoirState, own: CargoNoirCounts) -> tuple[float, ...]:
        """Return 1 if the trade of this round is still to come, otherwise 0."""
        return (float(own.trades - (s.last_round - s.round)),)


def trades_left(s: CargoNoirState, seat: Seat) -> int:
    """Return how many Phases II a seat still has, including the one of this turn (CAR-T0.5)."""
    if not s.frames:
        return 0
    later, mine = s.last_round - s.round, (seat - s.start_player) % s.seats
    now = (s.active - s.start_player) % s.seats
    if s.round < 2 or mine < now:
        return min(later, s.last_round - 1)
    if mine > now:
        return later + 1
    turn = s.frames[0]
    assert isinstance(turn, TurnFrame)
    waiting = turn.next in ("ships", "trade") or isinstance(s.frames[-1], TRADING)
    return later + waiting
