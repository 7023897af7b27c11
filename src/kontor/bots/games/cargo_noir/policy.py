"""How a sensible player of Cargo Noir thinks: one small function for every question, chosen by its frame.

What tiles, cards and destinations are worth is in `tiles`, `cards` and `ports`, at the prices of `prices`.
"Thought n" is item n of "What a good player thinks about" in docs/rules/cargo_noir.md.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from kontor.bots.games.cargo_noir.bids import bid
from kontor.bots.games.cargo_noir.cards import CardMarket
from kontor.bots.games.cargo_noir.plans import PLANS
from kontor.bots.games.cargo_noir.ports import best_offer, draw, offers, spoilt, swap
from kontor.bots.games.cargo_noir.position import CargoNoirPosition
from kontor.bots.games.cargo_noir.prices import STYLES, Prices
from kontor.bots.games.cargo_noir.tiles import Tiles
from kontor.bots.games.cargo_noir.waste import waste
from kontor.bots.knowledge import Policy
from kontor.core import Action, AnyGame, Frame, Rng, Seat
from kontor.games.cargo_noir import actions as do
from kontor.games.cargo_noir import frames as ask
from kontor.games.cargo_noir.component_schema import WILD
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.phases.ports import coins_to_raise
from kontor.games.cargo_noir.phases.sending import least_bid
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.parts.questions import SeatFrame

CASINO = do.ResolveCasino()
SKIP_TRADE = do.SkipTrade()
CLOSE_BASKET = do.CloseBasket()
CLOSE_TRADE = do.CloseTrade()
END_TURN = do.EndTurn()

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
        """Return what a sensible player would do.

        The questions that are asked most are answered without the legal actions: to list them takes as long.
        """
        return self.answers[type(world.frames[-1])](CargoNoirPosition(self.box, self.tiles, world, seat), legal)

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

    def use_ship(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Coins first if the bank has them, then captures, outbid ships, and the Black Market (CAR-R18)."""
        s, seat = pos.s, pos.seat
        at_casino = s.at_casino[seat]
        if at_casino and s.coin_bank >= self.box.casino_coins * at_casino:
            return CASINO
        ports = s.unresolved_ports(seat)
        for port in ports:
            if not s.highest_other(port, seat):
                return do.ResolveCapture(port)
        if at_casino:
            return CASINO
        return self.raise_or_leave(pos, ports[0]) if ports else self.trade_in(pos)

    def raise_or_leave(self, pos: CargoNoirPosition, port: str) -> Action:
        """Thoughts 7 and 8: a raise binds ship and coins for another round; what would they bring elsewhere?"""
        s, seat = pos.s, pos.seat
        if not pos.later or coins_to_raise(self.box, s, seat, port, s.highest_other(port, seat)) > pos.purse:
            return do.ResolveWithdraw(port)
        worth, _ = self.height(pos, port)
        raises = worth > best_offer(pos).worth + self.prices.raise_margin
        return do.ResolveRaise(port) if raises else do.ResolveWithdraw(port)

    def height(self, pos: CargoNoirPosition, port: str) -> tuple[float, int]:
        """Return what a raised stack promises, and its height."""
        s, seat = pos.s, pos.seat
        own, least = s.stacks[port][seat], s.highest_other(port, seat) + self.box.bidding.min_increment
        return bid(pos, port, least, own + pos.purse)

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
        kept = pos.counts - tiles.one[tiles.place[pos.frame.give_type]]

        def gain(action: Action) -> float:
            assert isinstance(action, do.SwapTake)
            return tiles.gain(kept, tiles.one[tiles.place[action.take_type]], not pos.later)

        return max(legal, key=gain)

    # Phase II: trading and discarding.

    def fill_basket(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thoughts 2 to 4 and 13: the cards that are worth more than the tiles they cost."""
        basket = pos.frame.basket
        added = self.market.plan(pos.s, pos.seat, pos.counts, basket)
        if added:
            return do.BasketCard(added[0])
        return CLOSE_BASKET if basket else SKIP_TRADE

    def pay(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thoughts 2 and 12: exact sums, wild tiles last; in the last turn with everything."""
        tiles, basket, paid = self.tiles, pos.frame.basket, 0
        for cargo in pos.frame.payment:
            paid += tiles.one[tiles.place[cargo]]
        if tiles.value(tiles.shape(paid)) >= self.box.cost(basket, pos.s.options.has_former_uniques):
            return CLOSE_TRADE
        left = [place for place, count in enumerate(tiles.each(pos.counts - paid)) if count]
        if not left:
            return CLOSE_TRADE
        place = left[0]
        if pos.later:
            wanted, each = self.market.payment(pos.s, pos.seat, basket, pos.counts), tiles.each(paid)
            place = next((one for one in left if each[one] < wanted[one]), place)
        return do.PayTile(self.box.cargo_types[place])

    def discard(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:
        """Thought 4: keep what promises most."""
        tiles = self.tiles
        if not pos.later:
            return legal[0]

        def kept(action: Action) -> float:
            assert isinstance(action, do.DiscardTile)
            return tiles.later(pos.counts - tiles.one[tiles.place[action.cargo_type]])

        return max(legal, key=kept)

    # Phase III: sending ships.

    def send(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thoughts 5 to 11: send a ship where it is worth most."""
        if not pos.later:
            port = spoilt(pos)
            return do.SendShip(port) if port else END_TURN
        return do.SendShip(best_offer(pos).place)

    def set_bid(self, pos: CargoNoirPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thoughts 6 and 10: bid what promises most; in the last turn, bid everything."""
        if not pos.later:
            return do.SetBid(pos.purse)
        port = pos.frame.port
        _, height = bid(pos, port, least_bid(self.box, pos.s, port), pos.purse)
        return do.SetBid(height)


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
