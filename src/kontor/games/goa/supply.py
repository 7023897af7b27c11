"""The bank and the expedition deck: taking, paying, drawing, revealing.

Ledger: GOA-G4, GOA-L1, GOA-L3, GOA-L4, GOA-C11, GOA-R24, GOA-R36.
"""

from kontor.core import Emit, RuleId, Seat
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import CardDrawn, CardsRevealed, DeckReshuffled, ResourcesGained, ResourcesPaid
from kontor.games.goa.rules import C11
from kontor.games.goa.state import EXPEDITIONS, GoaState

FOUNDING_REVEALS = 2
"""The cards that every founding reveals (GOA-K14)."""


def purse(s: GoaState, resource: str) -> list[int]:
    """Return everybody's amount of a resource: plain numbers, so that change is always possible (GOA-G4)."""
    match resource:
        case "ships":
            return s.ships
        case "colonists":
            return s.colonists
        case "ducats":
            return s.ducats
        case _:
            return s.extra_actions


def gain(s: GoaState, seat: Seat, resource: str, amount: int, rule: RuleId, emit: Emit) -> None:
    """Take ships, colonists or ducats, which are unlimited (GOA-L1), or extra action cards that are left."""
    if amount:
        purse(s, resource)[seat] += amount  # GOA-L1
        emit(ResourcesGained(seat, resource, amount, rule=rule))


def pay(s: GoaState, seat: Seat, resource: str, amount: int, rule: RuleId, emit: Emit) -> None:
    """Give ships, colonists or ducats to the bank (GOA-G4)."""
    if amount:
        purse(s, resource)[seat] -= amount  # GOA-G4
        emit(ResourcesPaid(seat, resource, amount, rule=rule))


def extra_actions_left(box: GoaBox, s: GoaState) -> int:
    """Return the extra action cards in the supply (GOA-L3)."""
    return box.extra_action_cards - sum(s.extra_actions)  # GOA-L3 GOA-S4


def gain_extra_actions(box: GoaBox, s: GoaState, seat: Seat, amount: int, rule: RuleId, emit: Emit) -> None:
    """Take extra action cards, as many as are left (GOA-L3)."""
    gain(s, seat, "extra_actions", min(amount, extra_actions_left(box, s)), rule, emit)  # GOA-L3 GOA-R24


def top_card(s: GoaState, emit: Emit) -> str | None:
    """Take the top card; the discard pile is reshuffled only when the deck is empty (GOA-C11, GOA-R36)."""
    if not s.deck:  # GOA-R36
        if not s.expedition_discard:  # GOA-L4
            return None
        s.reshuffles += 1
        s.pile_of = {**s.pile_of, **dict.fromkeys(s.expedition_discard, s.reshuffles)}  # GOA-R49
        s.deck = s.chance(EXPEDITIONS).shuffled(sorted(s.expedition_discard))  # GOA-C11
        s.expedition_discard = []  # GOA-C11
        emit(DeckReshuffled(len(s.deck), rule=C11))
    return s.deck.pop()


def draw_cards(s: GoaState, seat: Seat, count: int, rule: RuleId, emit: Emit) -> None:
    """Draw cards into the hand, whatever its limit; missing ones are not drawn (GOA-L4)."""
    for _ in range(count):
        card = top_card(s, emit)
        if card is None:
            return
        s.hands[seat] += (card,)
        emit(CardDrawn(seat, card, rule=rule))


def reveal_cards(box: GoaBox, s: GoaState, seat: Seat, count: int, rule: RuleId, emit: Emit) -> tuple[str, ...]:
    """Reveal cards for their colonists; missing ones count 0 (GOA-L4)."""
    revealed = tuple(card for _ in range(count) if (card := top_card(s, emit)) is not None)  # GOA-L4
    emit(CardsRevealed(seat, revealed, box.colonists_on(revealed), rule=rule))
    return revealed
