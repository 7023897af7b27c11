"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Literal

import msgspec

from kontor.core import Event, Seat, declared
from kontor.games.borneo.components import CardId, CompanyId, OrderId, OrderPiece, Rank, Slot, SpiceId


class MerchantPlaced(Event, frozen=True, tag="merchant_placed"):
    """A merchant was put on a rank of a company."""

    seat: Seat
    company: CompanyId
    rank: Rank


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    seat: Seat


class OrderChosen(Event, frozen=True, tag="order_chosen"):
    """A player began to pay an order."""

    seat: Seat
    order: OrderId
    spice: SpiceId | None


class CardPaid(Event, frozen=True, tag="card_paid"):
    """A card was laid aside for the due spice."""

    seat: Seat
    card: CardId
    due: SpiceId
    units: int


class OrderCompleted(Event, frozen=True, tag="order_completed"):
    """An order was paid and taken."""

    seat: Seat
    order: OrderId
    points: int


class ShipTaken(Event, frozen=True, tag="ship_taken"):
    """A player got the pirate ship after a pirate trade."""

    seat: Seat


class MerchantTransferred(Event, frozen=True, tag="merchant_transferred"):
    """A merchant moved to another company."""

    seat: Seat
    from_company: CompanyId
    from_rank: Rank
    to_company: CompanyId
    to_rank: Rank


class ContestBegan(Event, frozen=True, tag="contest_began"):
    """A merchant attacked a better-ranked one."""

    attacker: Seat
    defender: Seat
    company: CompanyId
    attacker_rank: Rank
    defender_rank: Rank


class AttackCardPlayed(Event, frozen=True, tag="attack_card_played"):
    """A card was added to an attack."""

    seat: Seat
    card: CardId


class DefenceCardPlayed(Event, frozen=True, tag="defence_card_played"):
    """A card was added to a defence."""

    seat: Seat
    card: CardId


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


class RewardTaken(Event, frozen=True, tag="reward_taken"):
    """A card of a successful defence became a spice."""

    seat: Seat
    card: CardId


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """Cargo cards went to the discard pile, face up."""

    cards: tuple[CardId, ...]


class CargoPlayed(Event, frozen=True, tag="cargo_played"):
    """A card was laid at a port."""

    seat: Seat
    card: CardId
    port: CardId
    slot: Slot


class DistributionBegan(Event, frozen=True, tag="distribution_began"):
    """A port pays out: to one company (monopoly) or to several in this order (shared)."""

    way: Literal["monopoly", "shared"]
    port: CardId
    companies: tuple[CompanyId, ...]


class PortTaken(Event, frozen=True, tag="port_taken"):
    """A player put the port card into their warehouse."""

    seat: Seat
    port: CardId


class PortRemoved(Event, frozen=True, tag="port_removed"):
    """A port card left the game."""

    port: CardId


class CargoTaken(Event, frozen=True, tag="cargo_taken"):
    """A player put cargo from a port into their warehouse."""

    seat: Seat
    cards: tuple[CardId, ...]


class PortRevealed(Event, frozen=True, tag="port_revealed"):
    """A new port was opened."""

    port: CardId
    slot: Slot


class CargoDrawn(Event, frozen=True, tag="cargo_drawn"):
    """A player drew a card, which nobody else sees (BOR-H5)."""

    seat: Seat
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "CargoDrawn":
        """Show the card to its drawer alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)  # BOR-H5


class PileReshuffled(Event, frozen=True, tag="pile_reshuffled"):
    """The discard pile became the draw pile."""

    count: int


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
