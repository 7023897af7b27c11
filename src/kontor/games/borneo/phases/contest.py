"""A contest: the attacker plays cards, the defender answers, the strengths are compared.

Ledger: BOR-T2.7 to BOR-T2.14, BOR-P2, BOR-P9 to BOR-P12, BOR-R5, BOR-R32, BOR-R37.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import AddAttackCard, AddDefenceCard, EndAttack, EndDefence
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import AttackCardPlayed, ContestDecided, DefenceCardPlayed
from kontor.games.borneo.frames import AttackFrame, Contest, DefenceFrame, RelocationFrame, RewardFrame
from kontor.games.borneo.phases.aftermath import discard_contest
from kontor.games.borneo.rules import P10, R5, T2_7, T2_8, T2_11, T2_14
from kontor.games.borneo.state import BorneoState

END_ATTACK = EndAttack()
END_DEFENCE = EndDefence()


class Attacking(Phase[BorneoState, AttackFrame, AddAttackCard | EndAttack]):
    """The attacker plays one card after the other, face up."""

    frame = AttackFrame
    verbs = (AddAttackCard, EndAttack)

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.additions = {card: AddAttackCard(card) for card in box.cargo}

    def candidates(self, s: BorneoState, frame: AttackFrame, seat: Seat) -> Iterator[AddAttackCard | EndAttack]:
        """Offer every hand card, then the end."""
        yield from (self.additions[card] for card in s.hands[seat])
        yield END_ATTACK

    def legal(self, s: BorneoState, frame: AttackFrame, seat: Seat) -> list[AddAttackCard | EndAttack]:
        """Offer the hand cards with the flag unless only one card is left, then the end; must agree with `check`."""
        hand, contest = s.hands[seat], frame.contest
        found: list[AddAttackCard | EndAttack] = []
        if len(hand) > self.box.limits.min_cards_kept_in_contest:
            flagged = self.box.strength[contest.company]
            found += [self.additions[card] for card in hand if card in flagged]
        return [*found, END_ATTACK] if contest.attack else found

    def check(
        self, s: BorneoState, frame: AttackFrame, seat: Seat, action: AddAttackCard | EndAttack
    ) -> Refusal | None:
        """Refuse a card without the flag, the last hand card, and an attack without a card."""
        if isinstance(action, EndAttack):
            return None if frame.contest.attack else Refusal(P10)
        hand = s.hands[seat]
        if action.card not in hand:
            return Refusal(T2_7, {"card": action.card}, "hand")
        if action.card not in self.box.strength[frame.contest.company]:
            return Refusal(T2_7, {"card": action.card, "company": frame.contest.company}, "flag")
        if len(hand) <= self.box.limits.min_cards_kept_in_contest:
            return Refusal(T2_7, {"kept": self.box.limits.min_cards_kept_in_contest}, "keep")
        return None

    def advance(
        self, s: BorneoState, frame: AttackFrame, seat: Seat, action: AddAttackCard | EndAttack, emit: Emit
    ) -> None:
        """Add the card to the contest, or let the defender answer."""
        contest = frame.contest
        if isinstance(action, AddAttackCard):
            s.hands[seat].remove(action.card)
            contest = replace(contest, attack=(*contest.attack, action.card))
            emit(AttackCardPlayed(seat, action.card, rule=T2_7))
            if len(s.hands[seat]) > self.box.limits.min_cards_kept_in_contest:  # BOR-P2
                s.replace(AttackFrame(contest))
                return
        s.replace(DefenceFrame(contest))  # BOR-P10
        close_defence_if_complete(self.box, s, contest, emit)


class Defending(Phase[BorneoState, DefenceFrame, AddDefenceCard | EndDefence]):
    """The defender answers the whole attack, one card after the other, or not at all."""

    frame = DefenceFrame
    verbs = (AddDefenceCard, EndDefence)
    quick = True

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.additions = {card: AddDefenceCard(card) for card in box.cargo}

    def candidates(self, s: BorneoState, frame: DefenceFrame, seat: Seat) -> Iterator[AddDefenceCard | EndDefence]:
        """Offer every hand card, then the end."""
        yield from (self.additions[card] for card in s.hands[seat])
        yield END_DEFENCE

    def legal(self, s: BorneoState, frame: DefenceFrame, seat: Seat) -> list[AddDefenceCard | EndDefence]:
        """Offer the hand cards with the flag as long as one may be played, then the end; must agree with `check`."""
        hand, contest = s.hands[seat], frame.contest
        if len(hand) <= self.box.limits.min_cards_kept_in_contest or len(contest.defence) >= len(contest.attack):
            return [END_DEFENCE]
        flagged = self.box.strength[contest.company]
        return [*[self.additions[card] for card in hand if card in flagged], END_DEFENCE]

    def check(
        self, s: BorneoState, frame: DefenceFrame, seat: Seat, action: AddDefenceCard | EndDefence
    ) -> Refusal | None:
        """Refuse a card without the flag, more cards than the attacker played, and the last hand card."""
        if isinstance(action, EndDefence):
            return None
        contest, hand = frame.contest, s.hands[seat]
        if action.card not in hand:
            return Refusal(T2_8, {"card": action.card}, "hand")
        if action.card not in self.box.strength[contest.company]:
            return Refusal(T2_8, {"card": action.card, "company": contest.company}, "flag")
        if len(contest.defence) >= len(contest.attack):
            return Refusal(T2_8, {"limit": len(contest.attack)})
        if len(hand) <= self.box.limits.min_cards_kept_in_contest:
            return Refusal(R5, {"kept": self.box.limits.min_cards_kept_in_contest})
        return None

    def advance(
        self, s: BorneoState, frame: DefenceFrame, seat: Seat, action: AddDefenceCard | EndDefence, emit: Emit
    ) -> None:
        """Add the card to the contest, or compare."""
        if isinstance(action, AddDefenceCard):
            s.hands[seat].remove(action.card)
            contest = replace(frame.contest, defence=(*frame.contest.defence, action.card))
            emit(DefenceCardPlayed(seat, action.card, rule=T2_8))
            s.replace(DefenceFrame(contest))
            close_defence_if_complete(self.box, s, contest, emit)
        else:
            decide(self.box, s, frame.contest, emit)


def close_defence_if_complete(box: BorneoBox, s: BorneoState, contest: Contest, emit: Emit) -> None:
    """Compare at once if everybody can see that the defender may play no further card (BOR-P2 d)."""
    played_as_many = len(contest.defence) == len(contest.attack)  # BOR-P2
    one_card_left = len(s.hands[contest.defender]) <= box.limits.min_cards_kept_in_contest  # BOR-P2
    if played_as_many or one_card_left:
        decide(box, s, contest, emit)


def strength(box: BorneoBox, company: str, cards: Iterable[str]) -> int:
    """Return the number of flags of the company on the cards; rows, spices and units do not count (BOR-T2.9)."""
    flags = box.strength[company]
    return sum([flags[card] for card in cards])  # BOR-T2.9


def decide(box: BorneoBox, s: BorneoState, contest: Contest, emit: Emit) -> None:
    """Compare the strengths; ties go to the attacker (BOR-T2.11)."""
    attack = strength(box, contest.company, contest.attack)
    flags = strength(box, contest.company, contest.defence)
    success = attack >= flags + contest.bonus  # BOR-T2.11 BOR-T2.14
    emit(
        ContestDecided(
            contest.attacker,
            contest.defender,
            contest.company,
            attack,
            flags,
            contest.bonus,
            success,
            rule=T2_11 if success else T2_14,
        )
    )
    if success:
        ladder = s.ladders[contest.company]
        ladder[contest.defender_rank - 1] = contest.attacker  # BOR-T2.12
        ladder[contest.attacker_rank - 1] = contest.defender
        s.replace(RelocationFrame(contest))
    elif contest.defence:  # BOR-T2.15
        s.replace(RewardFrame(contest))
    else:
        s.pop()
        discard_contest(s, contest.attack, emit)
