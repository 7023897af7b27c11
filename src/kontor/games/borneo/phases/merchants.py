"""The merchant phase: one transfer, one contest, or neither.

Ledger: BOR-T2.1 to BOR-T2.6, BOR-P8.
"""

from math import inf
from typing import TypeAlias, get_args

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import Attack, SkipMerchant, TransferMerchant
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import ContestBegan, MerchantTransferred
from kontor.games.borneo.frames import AttackFrame, Contest, MerchantFrame
from kontor.games.borneo.phases.placement import is_full
from kontor.games.borneo.rules import P8, T2_2, T2_2B, T2_5, T2_6
from kontor.games.borneo.state import BorneoState

SKIP = SkipMerchant()


MerchantAction: TypeAlias = SkipMerchant | TransferMerchant | Attack


class Merchants(Phase[BorneoState, MerchantFrame, MerchantAction]):
    """Choose what the merchants do."""

    frame = MerchantFrame
    verbs = get_args(MerchantAction)

    def __init__(self, box: BorneoBox) -> None:
        self.box = box

    def legal(self, s: BorneoState, frame: MerchantFrame, seat: Seat) -> list[MerchantAction]:
        """Offer skipping, every attack and every transfer of the player's merchants; must agree with `check`."""
        attacks: list[MerchantAction] = []
        transfers: list[MerchantAction] = []
        hand = s.hands[seat]
        may_attack = len(hand) > self.box.limits.min_cards_kept_in_contest
        capacity = self.box.editions[s.edition].ladder_capacity or inf
        targets = [company for company in self.box.companies if len(s.ladders[company]) < capacity]  # BOR-R4
        for company in self.box.companies:
            ladder = s.ladders[company]
            if seat not in ladder:
                continue
            flagged = may_attack and not self.box.strength[company].keys().isdisjoint(hand)
            for rank, owner in enumerate(ladder, 1):
                if owner == seat:
                    transfers += [TransferMerchant(company, rank, target) for target in targets if target != company]
                    if flagged:
                        attacks += [
                            Attack(company, rank, better)
                            for better, other in enumerate(ladder[: rank - 1], 1)
                            if other != seat
                        ]
        return [SKIP, *attacks, *transfers]

    def check(self, s: BorneoState, frame: MerchantFrame, seat: Seat, action: MerchantAction) -> Refusal | None:
        """Refuse a wrong merchant, a wrong target or an attack without the cards for it."""
        if isinstance(action, TransferMerchant):
            return self.check_transfer(s, seat, action)
        if isinstance(action, Attack):
            return self.check_attack(s, seat, action)
        return None

    def check_transfer(self, s: BorneoState, seat: Seat, action: TransferMerchant) -> Refusal | None:
        """Return why a transfer is refused: not the player's merchant, the same company, or a full one."""
        ladder = s.ladders[action.from_company]
        if action.rank > len(ladder) or ladder[action.rank - 1] != seat:
            return Refusal(T2_2, {"company": action.from_company, "rank": action.rank}, "own")
        if action.from_company == action.to_company:
            return Refusal(T2_2, {"company": action.to_company})
        if is_full(self.box, s, action.to_company):
            return Refusal(T2_2B, {"company": action.to_company, "capacity": len(s.ladders[action.to_company])})
        return None

    def check_attack(self, s: BorneoState, seat: Seat, action: Attack) -> Refusal | None:
        """Return why an attack is refused: no such pair, too few cards, or none with the flag."""
        ladder = s.ladders[action.company]
        if action.attacker_rank > len(ladder) or ladder[action.attacker_rank - 1] != seat:
            return Refusal(T2_5, {"company": action.company, "rank": action.attacker_rank}, "own")
        if action.defender_rank >= action.attacker_rank:
            return Refusal(T2_5, {"rank": action.attacker_rank}, "better")
        if ladder[action.defender_rank - 1] == seat:
            return Refusal(T2_5, {}, "other")
        hand = s.hands[seat]
        if len(hand) <= self.box.limits.min_cards_kept_in_contest:
            return Refusal(T2_6, {"hand": len(hand)})
        if self.box.strength[action.company].keys().isdisjoint(hand):
            return Refusal(P8, {"company": action.company})
        return None

    def advance(self, s: BorneoState, frame: MerchantFrame, seat: Seat, action: MerchantAction, emit: Emit) -> None:
        """Carry out the transfer, or open the contest."""
        s.pop()  # BOR-T2.1
        if isinstance(action, TransferMerchant):
            rank = transfer(s, action.from_company, action.rank, action.to_company)
            emit(MerchantTransferred(seat, action.from_company, action.rank, action.to_company, rank, rule=T2_2))
        elif isinstance(action, Attack):
            defender = s.ladders[action.company][action.defender_rank - 1]
            contest = Contest(action.company, seat, action.attacker_rank, defender, action.defender_rank)
            s.push(AttackFrame(contest))
            emit(ContestBegan(seat, defender, action.company, action.attacker_rank, action.defender_rank, rule=T2_5))


def transfer(s: BorneoState, company: str, rank: int, target: str) -> int:
    """Move a merchant to the end of a company and return its new rank; those below it move up (BOR-T2.3)."""
    owner = s.ladders[company].pop(rank - 1)  # BOR-T2.3
    s.ladders[target].append(owner)  # BOR-T2.2
    return len(s.ladders[target])
