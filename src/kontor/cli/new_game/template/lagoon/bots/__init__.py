"""What bots know about the game: with a policy the clerk plays it; with features too, the trader and the factor."""

from collections.abc import Sequence

from kontor.bots.knowledge import Policy
from kontor.cli.new_game.template.lagoon.actions import Bid, Lay
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame
from kontor.cli.new_game.template.lagoon.state import LagoonState
from kontor.core import Action, Rng, Seat

COINS_PER_VALUE = 0.6
"""Coins that a sensible player pays for each point of a pearl."""


class LagoonPolicy(Policy):
    """Bids just above the others while the lot is worth it, and lays the best pearl."""

    def choose(self, world: LagoonState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return a sensible action."""
        values, frame = self.game.box.values, world.frames[-1]
        if isinstance(frame, AuctionFrame):
            bids = [action for action in legal if isinstance(action, Bid)]
            worth = COINS_PER_VALUE * values[frame.lot]
            return bids[0] if bids and bids[0].coins <= worth else legal[0]
        return max(legal, key=lambda action: values[action.pearl] if isinstance(action, Lay) else 0)

    def turn(self, world: LagoonState) -> int:
        """Return the pearls in the pile: a turn is one lot."""
        return len(world.pile)
