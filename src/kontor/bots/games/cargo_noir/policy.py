"""How a sensible player of Cargo Noir thinks: one small function for every question, chosen by its frame.

What tiles, cards and destinations are worth is in `tiles`, `cards` and `ports`, at the prices of `prices`.
"Thought n" is item n of "What a good player thinks about" in docs/rules/cargo_noir.md.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from kontor.bots.games.cargo_noir.cards import CardMarket
from kontor.bots.games.cargo_noir.plans import PLANS
from kontor.bots.games.cargo_noir.ports import CargoNoirPosition, bid, draw, offers, swap
from kontor.bots.games.cargo_noir.prices import STYLES, Prices
from kontor.bots.games.cargo_noir.tiles import Tiles, shape_of, without
from kontor.bots.games.cargo_noir.waste import waste
from kontor.bots.knowledge import Policy
from kontor.core import Action, AnyGame, Frame, Rng, Seat
from kontor.games.cargo_noir import actions as do
from kontor.games.cargo_noir import frames as ask
from kontor.games.cargo_noir.component_schema import WILD
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.parts.questions import SeatFrame

MAX_DESTINATIONS = 4
"""Maximum number of destinations that are compared."""
NEARBY_BIDS = (0, 1, -1)
"""Bids that are compared, in coins above the policy's own."""
SENDING = (ask.SendingFrame, ask.BidFrame)
LATE = (*SENDING, ask.DiscardFrame)
"""The questions after the trade: ships sent in the same turn have not acted yet."""
WIDE = (*SENDING, ask.ShipsFrame, ask.RaiseFrame, ask.BasketFrame)
"""The questions where a search with enough time looks at every answer."""


class CargoNoirPolicy(Policy):
    """What a sensible player does, for every question of Cargo Noir."""

    worlds = 1
    plans = PLANS
    points_decisions = 4500
    styles: ClassVar[Mapping[str, Prices]] = STYLES

    def __init__(self, game: AnyGame, prices: Prices | None = None) -> None:
        self.box: CargoNoirBox = game.box
        self.prices = prices or Prices()
        self.tiles = Tiles(self.box, self.prices)
        self.market = CardMarket(self.box, self.tiles)
        self.answers: dict[type[Frame], Callable[[CargoNoirPosition, Sequence[Action]], Action]] = {
            ask.ShipsFrame: self.use_ship,
            ask.RaiseFrame: self.raise_to,
            ask.SwapFrame: self.take,
            ask.BasketFrame: self.fill_basket,
            ask.PaymentFrame: self.pay,
            ask.DiscardFrame: self.discard,
            ask.SendingFrame: self.send,
            ask.BidFrame: self.set_bid,
        }

    def choose(self, world: CargoNoirState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002
        """Return what a sensible player would do."""
        if len(legal) == 1:
            return legal[0]
        pos = CargoNoirPosition(self.box, self.tiles, world, seat)
        return self.answers[type(pos.frame)](pos, legal)

    def candidates(self, world: CargoNoirState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Look at the policy's choice and a few more: one order of ships and one payment suffice (ledger, 5.3)."""
        chosen = self.choose(world, seat, legal, rng)
        match world.frames[-1]:
            case ask.BidFrame() if world.round < world.last_round:
                at = legal.index(chosen)
                return [legal[at + more] for more in NEARBY_BIDS if 0 <= at + more < len(legal)]
            case ask.RaiseFrame() | ask.BidFrame() | ask.PaymentFrame():
                return [chosen]
            case ask.ShipsFrame():
                return [action for action in legal if alternative(action, chosen)]
            case ask.BasketFrame():
                return list(dict.fromkeys([chosen, legal[0]]))
            case ask.SendingFrame() if world.round < world.last_round:
                found = sorted(
                    offers(CargoNoirPosition(self.box, self.tiles, world, seat)), key=lambda offer: -offer.worth
                )
                return [do.SendShip(offer.place) for offer in found[:MAX_DESTINATIONS]]
            case _:
                return super().candidates(world, seat, legal, rng)

    def wider_candidates(
        self, world: CargoNoirState, seat: Seat, legal: Sequence[Action], rng: Rng
    ) -> Sequence[Action]:
        """Look at every ship, raise, destination, bid and card; payments take many steps and are easily decided."""
        if not isinstance(world.frames[-1], WIDE):
            return self.candidates(world, seat, legal, rng)
        sensible = [action for action in super().candidates(world, seat, legal, rng) if action != do.ResolveSwap(WILD)]
        return list(dict.fromkeys([self.choose(world, seat, legal, rng), *sensible]))

    def turn(self, world: CargoNoirState) -> tuple[int, Seat]:
        """Return the round and whose turn it is."""
        return world.round, world.active

    def waste(self, moves: Sequence[tuple[Any, Action]], end: CargoNoirState, seat: Seat) -> Mapping[str, float]:
        """Return what was wasted in a match."""
        return waste(moves, end, seat)

    def wait(self, world: CargoNoirState) -> int:
        """Wait a round for ships: they act when rivals have answered the bids."""
        return world.seats if isinstance(world.frames[-1], SENDING) else 0

    def shows(self, asked: Frame, world: CargoNoirState) -> bool:
        """Trades and swaps show their effect when the turn is over, ships also when they act."""
        if not isinstance(asked, SeatFrame) or world.active != asked.seat:
            return True
        return isinstance(asked, SENDING) and not isinstance(world.frames[-1], LATE)

    # Phase I: ship actions.

    def use_ship(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Coins first if the bank has them, then captures, outbid ships, and the Black Market (CAR-R18)."""
        s, seat = pos.s, pos.seat
        first = legal[0]
        if isinstance(first, do.ResolveCasino) and s.coin_bank >= self.box.casino_coins * s.at_casino[seat]:
            return first
        for action in legal:
            if isinstance(action, do.ResolveCapture):
                return action
        if isinstance(first, do.ResolveCasino):
            return first
        for action in legal:
            if isinstance(action, do.ResolveWithdraw):
                return self.raise_or_leave(pos, action, legal)
        return self.trade_in(pos)

    def raise_or_leave(self, pos: CargoNoirPosition, leave: do.ResolveWithdraw, legal: Sequence[Action]) -> Action:
        """Thoughts 7 and 8: a raise binds ship and coins for another round; what would they bring elsewhere?"""
        rise, port = do.ResolveRaise(leave.port), leave.port
        if not pos.later or rise not in legal:
            return leave
        worth, _ = self.height(pos, port)
        elsewhere = max(offer.worth for offer in offers(pos))
        return rise if worth > elsewhere + self.prices.raise_margin else leave

    def height(self, pos: CargoNoirPosition, port: str) -> tuple[float, int]:
        """Return what a raised stack promises, and its height."""
        s, seat = pos.s, pos.seat
        own, least = s.stacks[port][seat], s.highest_other(port, seat) + self.box.bidding.min_increment
        gain = self.tiles.gain(pos.expected, self.tiles.types(s.ports[port]), pos.last)
        return bid(pos, port, least, own + pos.purse, gain)

    def raise_to(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thought 6: bid against the purses."""
        _, height = self.height(pos, pos.frame.port)
        first = legal[0]
        assert isinstance(first, do.RaiseTo)
        return legal[height - first.new_total] if pos.later else first

    def trade_in(self, pos: CargoNoirPosition) -> Action:
        """Thought 11: draw first if there are two ships, so that there is more to swap."""
        gain, give, _ = swap(pos, pos.counts)
        drawn = draw(pos, pos.counts)
        first = pos.s.at_black_market[pos.seat] > 1 and drawn > gain * self.prices.draw_before_swap
        if drawn >= gain or first:
            return do.ResolveDraw()
        return do.ResolveSwap(self.box.cargo_types[give])

    def take(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Take what adds most to the tiles that are left."""
        tiles = self.tiles
        kept = without(pos.counts, tiles.place[pos.frame.give_type])

        def gain(action: Action) -> float:
            assert isinstance(action, do.SwapTake)
            return tiles.gain(kept, (tiles.place[action.take_type],), not pos.later)

        return max(legal, key=gain)

    # Phase II: trading and discarding.

    def fill_basket(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thoughts 2 to 4 and 13: the cards that are worth more than the tiles they cost."""
        added = self.market.plan(pos.s, pos.seat, pos.counts, pos.frame.basket)
        return do.BasketCard(added[0]) if added else legal[0]

    def pay(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thoughts 2 and 12: exact sums, wild tiles last; in the last turn with everything."""
        basket, paid = pos.frame.basket, list(self.tiles.none)
        for cargo in pos.frame.payment:
            paid[self.tiles.place[cargo]] += 1
        first = legal[0]
        enough = self.tiles.value(shape_of(paid)) >= self.box.cost(basket, pos.s.options.has_former_uniques)
        if isinstance(first, do.CloseTrade) and enough:
            return first
        pays = [action for action in legal if isinstance(action, do.PayTile)]
        if not pays:
            return first
        if not pos.later:
            return pays[0]
        wanted = self.market.payment(pos.s, pos.seat, basket, pos.counts)
        for action in pays:
            place = self.tiles.place[action.cargo_type]
            if paid[place] < wanted[place]:
                return action
        return pays[0]

    def discard(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thought 4: keep what promises most."""
        tiles = self.tiles
        if not pos.later:
            return legal[0]

        def kept(action: Action) -> float:
            assert isinstance(action, do.DiscardTile)
            return tiles.worth(without(pos.counts, tiles.place[action.cargo_type]), last=False)

        return max(legal, key=kept)

    # Phase III: sending ships.

    def send(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thoughts 5 to 11: send a ship where it is worth most."""
        if not pos.later:
            port = self.spoilt(pos)
            return do.SendShip(port) if port else do.EndTurn()
        best = max(offers(pos), key=lambda offer: offer.worth)
        return do.SendShip(best.place)

    def spoilt(self, pos: CargoNoirPosition) -> str | None:
        """Thought 15: return the port where leftover coins spoil a later player's best last capture."""
        s, tiles = pos.s, self.tiles
        best, most = None, 0.0
        mine = (pos.seat - s.start_player) % s.seats
        for port, stacks in s.stacks.items():
            highest = max(stacks)
            owner = stacks.index(highest)
            if not highest or stacks[pos.seat] or port in s.barred or highest >= pos.purse:
                continue
            if (owner - s.start_player) % s.seats > mine:
                gain = tiles.gain(tiles.count(s.tiles[owner]), tiles.types(s.ports[port]), True)
                if gain > most:
                    best, most = port, gain
        return best

    def set_bid(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thoughts 6 and 10: bid what promises most; in the last turn, bid everything."""
        if not pos.later:
            return legal[-1]
        first = legal[0]
        assert isinstance(first, do.SetBid)
        port = pos.frame.port
        gain = self.tiles.gain(pos.expected, self.tiles.types(pos.s.ports[port]), pos.last)
        _, height = bid(pos, port, first.coins, pos.purse, gain)
        return legal[height - first.coins]


def alternative(action: Action, chosen: Action) -> bool:
    """Return True if an action is another way to use the ship that the policy wants to use now.

    A wild tile is never given away for another one: it counts as any type, and a draw costs nothing.
    """
    match chosen:
        case do.ResolveDraw() | do.ResolveSwap():
            is_wild = action == do.ResolveSwap(WILD) and action != chosen
            return isinstance(action, do.ResolveDraw | do.ResolveSwap) and not is_wild
        case _:
            return action == chosen
