"""Drawing two cards, reshuffling when needed, and discarding down to the hand limit.

Ledger: BOR-T4.1 to BOR-T4.3, BOR-E2, BOR-R15, BOR-R16.
"""

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import DiscardExcess
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.ending import end_game
from kontor.games.borneo.events import CardsDiscarded, CargoDrawn, PileReshuffled
from kontor.games.borneo.frames import ExcessFrame
from kontor.games.borneo.rules import E2, T4_1, T4_2, T4_3
from kontor.games.borneo.state import CARGO_DECK, BorneoState


def draw_cards(box: BorneoBox, s: BorneoState, emit: Emit) -> None:
    """The active player draws one card after the other, then discards down to the limit."""
    hand = s.hands[s.active]
    for _ in range(box.limits.draw_per_turn):  # BOR-T4.1
        if not s.draw_pile:
            reshuffle(s, emit)  # BOR-T4.2 BOR-R15
        if not s.draw_pile:
            end_game(s, E2, emit)  # BOR-E2 BOR-R16
            return
        card = s.draw_pile.pop()  # BOR-T4.1
        hand.append(card)  # BOR-T4.1
        emit(CargoDrawn(s.active, card, rule=T4_1))
    if len(hand) > box.limits.hand_limit:  # BOR-T4.3
        s.push(ExcessFrame(s.active))


def reshuffle(s: BorneoState, emit: Emit) -> None:
    """Turn the discard pile into the draw pile; everybody knows which cards are in it (BOR-T4.2, BOR-H7)."""
    if not s.discard_pile:
        return
    s.reshuffles += 1
    s.pile_of = {**s.pile_of, **dict.fromkeys(s.discard_pile, s.reshuffles)}  # BOR-H7
    s.draw_pile = s.chance(CARGO_DECK).shuffled(sorted(s.discard_pile))  # BOR-T4.2
    s.discard_pile = []  # BOR-T4.2
    emit(PileReshuffled(len(s.draw_pile), rule=T4_2))


class DiscardingExcess(Phase[BorneoState, ExcessFrame, DiscardExcess]):
    """A player with a hand above the limit discards cards of their choice."""

    frame = ExcessFrame
    verbs = (DiscardExcess,)
    quick = True

    def __init__(self, box: BorneoBox) -> None:
        self.box = box

    def legal(self, s: BorneoState, frame: ExcessFrame, seat: Seat) -> list[DiscardExcess]:
        """Offer the hand."""
        return [DiscardExcess(card) for card in s.hands[seat]]

    def check(self, s: BorneoState, frame: ExcessFrame, seat: Seat, action: DiscardExcess) -> Refusal | None:
        """Refuse a card that is not in hand."""
        if action.card not in s.hands[seat]:
            return Refusal(T4_3, {"card": action.card})
        return None

    def advance(self, s: BorneoState, frame: ExcessFrame, seat: Seat, action: DiscardExcess, emit: Emit) -> None:
        """Discard the card face up."""
        hand = s.hands[seat]
        hand.remove(action.card)  # BOR-T4.3
        s.discard_pile.append(action.card)  # BOR-T4.3
        emit(CardsDiscarded((action.card,), rule=T4_3))
        if len(hand) <= self.box.limits.hand_limit:  # BOR-T4.3
            s.pop()
