"""The open questions of Borneo, and the frames that carry the order of play between them."""

from typing import Annotated, Literal, TypeAlias

from kontor.core import Frame, Record, RuleId, Seat, by
from kontor.games.borneo.components import CardId, CompanyId, OrderId, Rank, Slot, SpiceId
from kontor.parts.questions import QueueFrame, SeatFrame


class PlacementFrame(QueueFrame, frozen=True, tag="placement"):
    """Who still has to place a merchant, in order (BOR-S8)."""


class TurnFrame(Frame, frozen=True, tag="turn"):
    """A turn of the active player, and the phase that comes next (BOR-G1)."""

    next: Literal["order", "merchants", "cargo", "draw", "pass"]


class LastChanceFrame(Frame, frozen=True, tag="last_chance"):
    """Who may still complete an order after the end (BOR-E4)."""

    queue: tuple[Seat, ...]


class OrderFrame(SeatFrame, frozen=True, tag="order"):
    """Which order to complete, if any."""

    last_chance: bool


class PaymentFrame(SeatFrame, frozen=True, tag="payment"):
    """An order being paid: the units still missing, in the order of the spices, and the cards laid aside."""

    order: OrderId
    spice: SpiceId | None
    missing: Annotated[tuple[int, ...], by("spice")]
    laid: tuple[CardId, ...]
    last_chance: bool
    pirate: CardId | None = None


class MerchantFrame(SeatFrame, frozen=True, tag="merchants"):
    """One transfer, one contest, or neither (BOR-T2.1)."""


class Contest(Record, frozen=True):
    """The attacker, the defender, and the cards played so far."""

    company: CompanyId
    attacker: Seat
    attacker_rank: Rank
    defender: Seat
    defender_rank: Rank
    attack: tuple[CardId, ...] = ()
    defence: tuple[CardId, ...] = ()

    @property
    def bonus(self) -> int:
        """One for each merchant strictly between the two (BOR-T2.10)."""
        return self.attacker_rank - self.defender_rank - 1  # BOR-T2.10


class AttackFrame(Frame, frozen=True, tag="attack"):
    """Which cards the attacker plays."""

    contest: Contest

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The attacker."""
        return (self.contest.attacker,)


class DefenderFrame(Frame, frozen=True):
    """A question to the defender of a contest, out of turn."""

    contest: Contest

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The defender."""
        return (self.contest.defender,)


class DefenceFrame(DefenderFrame, frozen=True, tag="defence"):
    """Which cards the defender answers with."""


class RelocationFrame(DefenderFrame, frozen=True, tag="relocation"):
    """Where the beaten merchant goes; until then it stands in the attacker's old place."""


class RewardFrame(DefenderFrame, frozen=True, tag="reward"):
    """Which card of the successful defence becomes a spice, if any."""


class CargoFrame(SeatFrame, frozen=True, tag="cargo"):
    """Which card to lay at which port."""


class DistributionFrame(Frame, frozen=True, tag="distribution"):
    """The cargo of a port being shared out: who picks, in order (BOR-P13)."""

    slot: Slot
    port: CardId
    picks: tuple[Seat, ...]
    rule: RuleId
    """The rule that grants the picks: a monopoly's or a shared distribution's."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The owner of the merchant that picks next; nobody when all is taken."""
        return self.picks[:1]


class ExcessFrame(SeatFrame, frozen=True, tag="excess"):
    """Which card to discard from a hand above the limit (BOR-T4.3)."""


BorneoFrame: TypeAlias = (
    PlacementFrame
    | TurnFrame
    | LastChanceFrame
    | OrderFrame
    | PaymentFrame
    | MerchantFrame
    | AttackFrame
    | DefenceFrame
    | RelocationFrame
    | RewardFrame
    | CargoFrame
    | DistributionFrame
    | ExcessFrame
)
