"""Cards and kept tiles that a player may use in an action turn: one mechanism for all of them.

The questions `turn`, `after_action` and those of the pauses are phases of the class `OwnTurn`. It offers `play_card`,
`use_tile` and `discard_card` besides their own answers, and closes the question before the effect begins; when the
effect is finished, the frame below asks again if there is still something to ask. Ledger: GOA-K4, GOA-C1 to GOA-C12,
GOA-T9 to GOA-T15, GOA-R33, GOA-R39, GOA-R52.
"""

from typing import Generic, TypeAlias, TypeVar

from kontor.core import Action, Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import DiscardCard, PlayCard, UseTile
from kontor.games.goa.components import GoaBox
from kontor.games.goa.development import steps
from kontor.games.goa.effects import CardEffects, TileEffects, affordable_steps
from kontor.games.goa.events import CardDiscarded
from kontor.games.goa.frames import FoundingPauseFrame, OwnTurnFrame, TurnFrame
from kontor.games.goa.rules import C1, C2, C4, C10, C12, K4, R9, R16, R17, R33, R39, R44, T9, T14, T15
from kontor.games.goa.state import GoaState, without
from kontor.games.goa.storage import founded, spices_of, unfilled
from kontor.games.goa.supply import FOUNDING_REVEALS

Q = TypeVar("Q", bound=OwnTurnFrame)
A = TypeVar("A", bound=Action)
FreeEffect: TypeAlias = PlayCard | UseTile | DiscardCard


class FreeEffects:
    """Which cards and tiles the active player may use now, and what they do."""

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.cards = CardEffects(box)
        self.tiles = TileEffects(box)

    def offers(self, s: GoaState, frame: OwnTurnFrame, seat: Seat) -> list[FreeEffect]:
        """Return the free effects that may be used now, without the discards before an action."""
        found: list[FreeEffect] = []
        if not s.card_played:
            found += [PlayCard(card) for card in s.hands[seat] if self.check_card(s, frame, seat, card) is None]
        found += [UseTile(tile) for tile in s.tiles[seat] if self.check_tile(s, seat, tile) is None]
        if s.options.discards_any_time and not isinstance(frame, TurnFrame):
            found += map(DiscardCard, s.hands[seat])  # GOA-R52
        return found

    def is_to_be_asked(self, s: GoaState, seat: Seat) -> bool:
        """Return True if something could still be used, judging only by what everybody sees (GOA-R35)."""
        if s.hands[seat] and (not s.card_played or s.options.discards_any_time):  # GOA-R35 GOA-R52
            return True
        return any(self.check_tile(s, seat, tile) is None for tile in s.tiles[seat])  # GOA-R35

    def check_discard(self, s: GoaState, frame: OwnTurnFrame, seat: Seat, card: str) -> Refusal | None:
        """Return why a card cannot be discarded at this moment."""
        if not s.options.discards_any_time and not isinstance(frame, TurnFrame):
            return Refusal(R33, {})
        return None if card in s.hands[seat] else Refusal(C10, {"card": card})

    def discard(self, s: GoaState, seat: Seat, card: str, emit: Emit) -> None:
        """Put a hand card on the open discard pile."""
        s.hands[seat] = without(s.hands[seat], card)  # GOA-C10
        s.expedition_discard.append(card)  # GOA-C10 GOA-R43
        emit(CardDiscarded(seat, card, rule=C10))

    def check_card(self, s: GoaState, frame: OwnTurnFrame, seat: Seat, card: str) -> Refusal | None:
        """Return why a card cannot be played at this moment."""
        if card not in s.hands[seat]:
            return Refusal(C1, {"card": card})
        if s.card_played:
            return Refusal(C2, {})
        effect = self.box.effects[card]
        if effect.modifies_action:
            return self.check_modifier(s, frame, seat, effect.id)
        match effect.id:
            case "gain_spices" if not unfilled(self.box, s, seat):
                return Refusal(R39, {}, "field")
            case "sell_spices" if not spices_of(s, seat):
                return Refusal(R39, {}, "spice")
            case "advance_for_ducats" if self.is_at_the_bottom(s, seat):
                return Refusal(R39, {}, "bottom")
            case "advance_for_ducats" if not affordable_steps(self.box, s, seat):
                return Refusal(R39, {"ducats": s.ducats[seat]}, "price")
        return None

    def check_modifier(self, s: GoaState, frame: OwnTurnFrame, seat: Seat, effect: str) -> Refusal | None:
        """Return why a card that changes an action does not fit this moment."""
        if effect == "found_extra_reveal":
            return self.check_extra_reveal(s, frame, seat)
        if not isinstance(frame, TurnFrame):
            return Refusal(C4, {})
        if effect != "harvest_mix" and self.is_at_the_bottom(s, seat):
            return Refusal(C12, {}, "bottom")
        if effect == "progress_no_spices" and not steps(self.box, s, seat, spices=False):
            return Refusal(C12, {}, "ships")
        if effect == "progress_no_ships" and not steps(self.box, s, seat, ships=False):
            return Refusal(C12, {}, "spices")
        return None

    def check_extra_reveal(self, s: GoaState, frame: OwnTurnFrame, seat: Seat) -> Refusal | None:
        """Return why the card for one more reveal does not fit this moment (GOA-R50; formerly GOA-R9)."""
        if s.options.reveals_from_the_start:  # GOA-R50
            if not isinstance(frame, TurnFrame):
                return Refusal(C4, {})
            if len(founded(self.box, s, seat)) == len(self.box.required):
                return Refusal(C12, {}, "colony")
            return Refusal(R44, {}, "start") if s.cards_left() <= FOUNDING_REVEALS else None
        if not isinstance(frame, FoundingPauseFrame):
            return Refusal(R9, {})
        if frame.espionage:
            return Refusal(R16, {})
        return None if s.cards_left() else Refusal(R44, {})

    def check_tile(self, s: GoaState, seat: Seat, tile: str) -> Refusal | None:
        """Return why a tile cannot be used now."""
        if tile not in s.tiles[seat]:
            return Refusal(T15, {"tile": tile})
        kind = self.box.tiles[tile]
        if kind.category not in ("red", "one_shot", "swap"):
            return Refusal(K4, {"tile": tile})
        if tile in s.turned:
            return Refusal(T14, {}, "fulfilled") if kind.spices_required else Refusal(T9, {"tile": tile})
        needs_field = kind.gain.spices or kind.fill_tiles_max
        if needs_field and not unfilled(self.box, s, seat):
            return Refusal(R39, {}, "field")
        needs_card = kind.gain.expedition_cards or kind.reveal_cards
        if needs_card and not s.cards_left():
            return Refusal(R39, {}, "card")
        if len(spices_of(s, seat)) < kind.spices_required:
            return Refusal(T14, {"required": kind.spices_required}, "spices")
        if kind.id == "vice_king" and self.is_at_the_bottom(s, seat):
            return Refusal(R17, {})
        return None

    def is_at_the_bottom(self, s: GoaState, seat: Seat) -> bool:
        """Return True if no marker of a player can move any more."""
        return min(s.rows[seat]) == self.box.bottom


class OwnTurn(Phase[GoaState, Q, A | FreeEffect], Generic[Q, A]):
    """A question of an action turn: its own answers and the free effects (GOA-K4)."""

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.effects = FreeEffects(box)

    def own_answers(self, s: GoaState, frame: Q, seat: Seat) -> list[A]:
        """Return the answers of this question alone."""
        raise NotImplementedError

    def check_own(self, s: GoaState, frame: Q, seat: Seat, action: A) -> Refusal | None:
        """Return which rule forbids an answer of this question."""
        raise NotImplementedError

    def advance_own(self, s: GoaState, frame: Q, seat: Seat, action: A, emit: Emit) -> None:
        """Carry out an answer of this question, which is already closed."""
        raise NotImplementedError

    def legal(self, s: GoaState, frame: Q, seat: Seat) -> list[A | FreeEffect]:
        """Offer the question's own answers, then the free effects."""
        return [*self.own_answers(s, frame, seat), *self.effects.offers(s, frame, seat)]

    def check(self, s: GoaState, frame: Q, seat: Seat, action: A | FreeEffect) -> Refusal | None:
        """Check a free effect, or an answer of this question."""
        if isinstance(action, PlayCard):
            return self.effects.check_card(s, frame, seat, action.card)
        if isinstance(action, UseTile):
            return self.effects.check_tile(s, seat, action.tile)
        if isinstance(action, DiscardCard):
            return self.effects.check_discard(s, frame, seat, action.card)
        return self.check_own(s, frame, seat, action)

    def advance(self, s: GoaState, frame: Q, seat: Seat, action: A | FreeEffect, emit: Emit) -> None:
        """Close the question and begin what was chosen; the frame below goes on after it."""
        s.pop()
        if isinstance(action, PlayCard):
            self.effects.cards.play(s, seat, action.card, emit)
        elif isinstance(action, UseTile):
            self.effects.tiles.use(s, seat, action.tile, emit)
        elif isinstance(action, DiscardCard):
            self.effects.discard(s, seat, action.card, emit)
        else:
            self.advance_own(s, frame, seat, action, emit)
