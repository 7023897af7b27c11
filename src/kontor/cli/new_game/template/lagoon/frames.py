"""The open questions: one frozen record for each kind."""

from typing import TypeAlias

from kontor.cli.new_game.template.lagoon.components import PearlId
from kontor.core import Frame, Seat


class RoundFrame(Frame, frozen=True, tag="round"):
    """The next lot, if there is one; goes on by itself."""

    starter: Seat


class AuctionFrame(Frame, frozen=True, tag="auction"):
    """Who has still to bid for the lot, and the highest bid."""

    lot: PearlId
    to_bid: tuple[Seat, ...]
    high: int = 0
    leader: Seat | None = None

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The next bidder."""
        return self.to_bid[:1]


class LayFrame(Frame, frozen=True, tag="lay"):
    """The winner of the lot lays a pearl."""

    seat: Seat

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The winner."""
        return (self.seat,)


LagoonFrame: TypeAlias = RoundFrame | AuctionFrame | LayFrame
