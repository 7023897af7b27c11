"""What a player can do, one frozen record per verb of the ledger's section 6."""

from typing import Annotated, TypeAlias

from kontor.core import Action, Ref, declared, kind
from kontor.games.borneo.components import CardId, CompanyId, OrderId, Rank, Slot, SpiceId

SWAP = "swap"
Destination: TypeAlias = Annotated[str, kind("destination")]
"""Where a beaten merchant goes: a company, or `swap` for the attacker's old place."""


class PlaceMerchant(Action, frozen=True, tag="place_merchant"):
    """Put a merchant at the end of a company."""

    company: CompanyId


class ChooseOrder(Action, frozen=True, tag="choose_order"):
    """Begin to pay an order of this type; `spice` is given only for orders of one spice."""

    order: OrderId
    spice: SpiceId | None = None


class SkipOrder(Action, frozen=True, tag="skip_order"):
    """Complete no order."""


class PayCard(Action, frozen=True, tag="pay_card"):
    """Lay a card of your warehouse aside for the due spice."""

    card: CardId


class TransferMerchant(Action, frozen=True, tag="transfer_merchant"):
    """Move one of your merchants to the end of another company."""

    from_company: CompanyId
    rank: Rank
    to_company: CompanyId

    def refs(self) -> tuple[Ref, ...]:
        """Touch the merchant, then the company."""
        return (f"rank:{self.from_company}:{self.rank}", f"company:{self.to_company}")


class Attack(Action, frozen=True, tag="attack"):
    """Begin a contest: your merchant against a better-ranked one of another player."""

    company: CompanyId
    attacker_rank: Rank
    defender_rank: Rank

    def refs(self) -> tuple[Ref, ...]:
        """Touch your merchant, then the other."""
        return (f"rank:{self.company}:{self.attacker_rank}", f"rank:{self.company}:{self.defender_rank}")


class SkipMerchant(Action, frozen=True, tag="skip_merchant"):
    """Neither transfer nor contest."""


class AddAttackCard(Action, frozen=True, tag="add_attack_card"):
    """Add one more hand card to the attack."""

    card: CardId


class EndAttack(Action, frozen=True, tag="end_attack"):
    """Declare the attack complete."""


class AddDefenceCard(Action, frozen=True, tag="add_defence_card"):
    """Add one more hand card to the defence."""

    card: CardId


class EndDefence(Action, frozen=True, tag="end_defence"):
    """Declare the defence complete."""


class RelocateDefender(Action, frozen=True, tag="relocate_defender"):
    """Send the beaten merchant to the attacker's old place or to the end of a company."""

    to: Destination

    def refs(self) -> tuple[Ref, ...]:
        """Touch the company; the exchange is a button."""
        return () if self.to == SWAP else (f"company:{self.to}",)


class TakeReward(Action, frozen=True, tag="take_reward"):
    """Keep one card of your defence as a spice."""

    card: CardId


class DeclineReward(Action, frozen=True, tag="decline_reward"):
    """Keep no card of the defence."""


class PlayCargo(Action, frozen=True, tag="play_cargo"):
    """Lay a hand card at an open port."""

    card: CardId
    slot: Slot


class TakeCargo(Action, frozen=True, tag="take_cargo"):
    """Take a cargo card from the port that is being shared out."""

    card: CardId


class DiscardExcess(Action, frozen=True, tag="discard_excess"):
    """Discard a card from a hand above the limit."""

    card: CardId


ACTIONS = declared(__name__, Action)
