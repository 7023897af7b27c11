"""What bots know about Pearls, and a bot of its own."""

from collections.abc import Sequence

from kontor.bots import Budget, Decision
from kontor.bots.knowledge import Features, Policy, Reasons
from kontor.core import Action, AnyGame, Rng, Seat, View
from pearls.game import AuctionFrame, Bid, Lay, PearlsState

COINS_PER_VALUE = 0.5
"""Coins that a sensible player pays for each point of a pearl."""


class PearlsPolicy(Policy):
    """Bids up to a part of the lot's value, and lays the best pearl."""

    def choose(self, world: PearlsState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return a bid just above the highest one if the lot is worth it, or the best pearl to lay."""
        values, frame = self.game.box.values, world.frames[-1]
        if isinstance(frame, AuctionFrame):
            bids = [action for action in legal if isinstance(action, Bid)]
            worth = COINS_PER_VALUE * values[frame.lot]
            return bids[0] if bids and bids[0].coins <= worth else legal[0]
        return max(legal, key=lambda action: values[action.pearl] if isinstance(action, Lay) else 0)

    def turn(self, world: PearlsState) -> int:
        """Return the pearls in the pile: a turn is one lot."""
        return len(world.pile)


class PearlsFeatures(Features):
    """Points, coins and the hand of a seat, each against the mean of the others."""

    names = ("points", "coins", "hand")
    reasons = Reasons(groups={"points": "points", "coins": "coins", "hand": "hand"}, burdens=(), own=(), last="points")

    def of(self, world: PearlsState, seat: Seat) -> tuple[float, ...]:
        """Return how far a seat is ahead of the mean, in each of its goods; about 1 in size."""
        values = self.game.box.values
        goods = (
            [sum(values[pearl] for pearl in row) / 20 for row in world.rows],
            [coins / 10 for coins in world.coins],
            [sum(values[pearl] for pearl in hand) / 20 for hand in world.hands],
        )
        return tuple(good[seat] - sum(good) / world.seats for good in goods)


class Diver:
    """Always takes the last legal action: bids everything, and lays the last pearl."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose the last action."""
        return Decision(legal[-1])
