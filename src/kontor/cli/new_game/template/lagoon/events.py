"""What happens: one frozen record for each thing that is told."""

import msgspec

from kontor.cli.new_game.template.lagoon.components import PearlId
from kontor.core import Amount, Event, Motion, Seat


class LotTurned(Event, frozen=True, tag="lot_turned"):
    """The top pearl of the pile is the lot."""

    pearl: PearlId


class BidMade(Event, frozen=True, tag="bid_made"):
    """A player offers coins for the lot."""

    seat: Seat
    coins: Amount


class LotPassed(Event, frozen=True, tag="lot_passed"):
    """A player offers nothing."""

    seat: Seat


class LotWon(Event, frozen=True, tag="lot_won"):
    """The highest bidder pays and takes the lot."""

    seat: Seat
    pearl: PearlId
    coins: Amount

    def motions(self) -> tuple[Motion, ...]:
        """Move the pearl to its new owner."""
        return (Motion(f"pearl:{self.pearl}", target=f"seat:{self.seat}"),)


class LotSunk(Event, frozen=True, tag="lot_sunk"):
    """Nobody wanted the lot."""

    pearl: PearlId


class Laid(Event, frozen=True, tag="laid"):
    """A player lays a pearl of the hand."""

    seat: Seat
    pearl: PearlId


class Drawn(Event, frozen=True, tag="drawn"):
    """A player draws a pearl, for their own eyes only."""

    seat: Seat
    pearl: PearlId | None

    def seen_by(self, seat: Seat | None) -> "Drawn":
        """Show the pearl to the player who draws it."""
        return self if seat == self.seat else msgspec.structs.replace(self, pearl=None)
