"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Literal

import msgspec

from kontor.core import Event, Motion, Ref, Seat, declared
from kontor.games.borneo.components import CardId, CompanyId, OrderId, OrderPiece, Rank, Slot, SpiceId


class MerchantPlaced(Event, frozen=True, tag="merchant_placed"):
    """A merchant was put on a rank of a company."""

    seat: Seat
    company: CompanyId
    rank: Rank

    def motions(self) -> tuple[Motion, ...]:
        """Return the merchant, from its player to its rank."""
        return (Motion("merchant", f"seat:{self.seat}", f"rank:{self.company}:{self.rank}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the rank."""
        return (f"seat:{self.seat}", f"rank:{self.company}:{self.rank}")


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    quiet = True
    begins_turn = True

    seat: Seat


class OrderChosen(Event, frozen=True, tag="order_chosen"):
    """A player began to pay an order."""

    seat: Seat
    order: OrderId
    spice: SpiceId | None

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the order."""
        return (f"seat:{self.seat}", f"order:{self.order}")


class CardPaid(Event, frozen=True, tag="card_paid"):
    """A card was laid aside for the due spice."""

    seat: Seat
    card: CardId
    due: SpiceId
    units: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the card."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", f"seat:{self.seat}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the card."""
        return (f"seat:{self.seat}", f"card:{self.card}")


class OrderCompleted(Event, frozen=True, tag="order_completed"):
    """An order was paid and taken."""

    seat: Seat
    order: OrderId
    points: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the order, to its new owner."""
        return (Motion(f"order:{self.order}", f"order:{self.order}", f"seat:{self.seat}"),)


class ShipTaken(Event, frozen=True, tag="ship_taken"):
    """A player got the pirate ship after a pirate trade."""

    quiet = True

    seat: Seat

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship, to its new owner."""
        return (Motion("ship", "ship", f"seat:{self.seat}"),)


class MerchantTransferred(Event, frozen=True, tag="merchant_transferred"):
    """A merchant moved to another company."""

    seat: Seat
    from_company: CompanyId
    from_rank: Rank
    to_company: CompanyId
    to_rank: Rank

    def motions(self) -> tuple[Motion, ...]:
        """Return the merchant, from rank to rank."""
        return (
            Motion(
                "merchant",
                f"rank:{self.from_company}:{self.from_rank}",
                f"rank:{self.to_company}:{self.to_rank}",
            ),
        )

    def marks(self) -> tuple[Ref, ...]:
        """Return the new rank."""
        return (f"seat:{self.seat}", f"rank:{self.to_company}:{self.to_rank}")


class ContestBegan(Event, frozen=True, tag="contest_began"):
    """A merchant attacked a better-ranked one."""

    attacker: Seat
    defender: Seat
    company: CompanyId
    attacker_rank: Rank
    defender_rank: Rank

    def marks(self) -> tuple[Ref, ...]:
        """Return the two ranks."""
        return (f"rank:{self.company}:{self.attacker_rank}", f"rank:{self.company}:{self.defender_rank}")


class AttackCardPlayed(Event, frozen=True, tag="attack_card_played"):
    """A card was added to an attack."""

    seat: Seat
    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the hand."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", f"seat:{self.seat}"),)


class DefenceCardPlayed(Event, frozen=True, tag="defence_card_played"):
    """A card was added to a defence."""

    seat: Seat
    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the hand."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", f"seat:{self.seat}"),)


class ContestDecided(Event, frozen=True, tag="contest_decided"):
    """The strengths were compared."""

    attacker: Seat
    defender: Seat
    company: CompanyId
    attack: int
    flags: int
    bonus: int
    success: bool


class DefenderRelocated(Event, frozen=True, tag="defender_relocated"):
    """The beaten merchant went to its new place."""

    seat: Seat
    company: CompanyId
    rank: Rank

    def marks(self) -> tuple[Ref, ...]:
        """Return the new rank."""
        return (f"seat:{self.seat}", f"rank:{self.company}:{self.rank}")


class RewardTaken(Event, frozen=True, tag="reward_taken"):
    """A card of a successful defence became a spice."""

    seat: Seat
    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, into the warehouse."""
        return (Motion(f"card:{self.card}", "", f"seat:{self.seat}"),)


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """Cargo cards went to the discard pile, face up."""

    quiet = True

    cards: tuple[CardId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the cards, to the discard pile."""
        return tuple(Motion(f"card:{card}", "", "pile:discard") for card in self.cards)


class CargoPlayed(Event, frozen=True, tag="cargo_played"):
    """A card was laid at a port."""

    seat: Seat
    card: CardId
    port: CardId
    slot: Slot

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the hand to the port."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", f"port:{self.slot}"),)


class DistributionBegan(Event, frozen=True, tag="distribution_began"):
    """A port pays out: to one company (monopoly) or to several in this order (shared)."""

    way: Literal["monopoly", "shared"]
    port: CardId
    companies: tuple[CompanyId, ...]


class PortTaken(Event, frozen=True, tag="port_taken"):
    """A player put the port card into their warehouse."""

    quiet = True

    seat: Seat
    port: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the port card, into the warehouse."""
        return (Motion(f"card:{self.port}", "", f"seat:{self.seat}"),)


class PortRemoved(Event, frozen=True, tag="port_removed"):
    """A port card left the game."""

    quiet = True

    port: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the port card, which leaves the game."""
        return (Motion(f"card:{self.port}"),)


class CargoTaken(Event, frozen=True, tag="cargo_taken"):
    """A player put cargo from a port into their warehouse."""

    seat: Seat
    cards: tuple[CardId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the cards, into the warehouse."""
        return tuple(Motion(f"card:{card}", "", f"seat:{self.seat}") for card in self.cards)


class PortRevealed(Event, frozen=True, tag="port_revealed"):
    """A new port was opened."""

    quiet = True

    port: CardId
    slot: Slot

    def motions(self) -> tuple[Motion, ...]:
        """Return the port card, from its pile to its place."""
        return (Motion(f"card:{self.port}", "pile:ports", f"port:{self.slot}"),)


class CargoDrawn(Event, frozen=True, tag="cargo_drawn"):
    """A player drew a card, which nobody else sees (BOR-H5)."""

    quiet = True

    seat: Seat
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "CargoDrawn":
        """Show the card to its drawer alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)  # BOR-H5

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the draw pile to the hand."""
        return (Motion(f"card:{self.card}" if self.card else "card", "pile:draw", f"seat:{self.seat}"),)


class PileReshuffled(Event, frozen=True, tag="pile_reshuffled"):
    """The discard pile became the draw pile."""

    quiet = True

    count: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the discarded cards, to the draw pile."""
        return (Motion("card", "pile:discard", "pile:draw"),)


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The end was reached in a player's turn; the last chance follows."""

    seat: Seat


class OrdersShown(Event, frozen=True, tag="orders_shown"):
    """A player turned up their completed orders, which had lain covered (BOR-H9)."""

    seat: Seat
    orders: tuple[OrderPiece, ...]
    points: int


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
