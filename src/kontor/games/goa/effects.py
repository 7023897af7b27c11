"""What expedition cards and kept tiles do when they are used; `free_effects` decides whether they may be.

Ledger: GOA-C3 to GOA-C9, GOA-C13, GOA-T6, GOA-T9 to GOA-T15.
"""

from msgspec.structs import replace

from kontor.core import Emit, Seat
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLUMN, HARVEST, GoaBox
from kontor.games.goa.development import check_price, move_marker
from kontor.games.goa.events import ActionTaken, CardPlayed, TileUsed
from kontor.games.goa.frames import (
    ActionTurnFrame,
    ChooseColumnFrame,
    ChooseEspionageFrame,
    ChooseGridTileFrame,
    ChooseResourceFrame,
    DutyFrame,
    ExtraHarvestFrame,
    FoundingAttemptFrame,
    MixShipsFrame,
    NameFoundingFrame,
    PlaceSpiceFrame,
    PlayedCardFrame,
    TakeSpiceFrame,
)
from kontor.games.goa.rules import C3, C4, C5, C8, C9, R9, R50, T6, T9, T12, T13, T14, T15
from kontor.games.goa.state import GoaState, without
from kontor.games.goa.storage import place_spices, take_spices
from kontor.games.goa.supply import gain, reveal_cards
from kontor.games.goa.tiles import discard_tile, receive


def affordable_steps(box: GoaBox, s: GoaState, seat: Seat) -> list[str]:
    """Return the columns whose next step a player can pay in ducats (GOA-C7)."""
    return [column for column in COLUMNS if check_price(box, s, seat, column) is None]  # GOA-C7


def highest_markers(s: GoaState, seat: Seat) -> list[str]:
    """Return the columns in which a player's marker stands highest: in the smallest row (GOA-T13)."""
    rows = s.rows[seat]
    return [column for column in COLUMNS if rows[COLUMN[column]] == min(rows)]  # GOA-T13


class CardEffects:
    """The top parts of the expedition cards."""

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def play(self, s: GoaState, seat: Seat, card: str, emit: Emit) -> None:
        """Play a card from the hand; it is discarded when its effect is finished (GOA-C13)."""
        s.hands[seat] = without(s.hands[seat], card)  # GOA-C1
        s.card_played = True  # GOA-C2 GOA-R10
        effect = self.box.effects[card]
        if effect.extra_reveals and not s.options.reveals_from_the_start:
            self.reveal_more(s, seat, card, emit)
            return
        emit(CardPlayed(seat, card, rule=C4 if effect.modifies_action else C3))
        if effect.modifies_action:
            s.replace(ActionTurnFrame(seat, acted=True))  # GOA-C12
        s.push(PlayedCardFrame(card))  # GOA-C13
        match effect.id:
            case "gain_spices":
                place_spices(self.box, s, PlaceSpiceFrame(seat, effect.spices_max, C5, up_to=True), emit)  # GOA-C5
            case "sell_spices":
                take_spices(self.box, s, TakeSpiceFrame(seat, "sale", effect.sell_max), emit)  # GOA-C6
            case "advance_for_ducats":
                s.push(ChooseColumnFrame(seat, "ducats"))  # GOA-C7 GOA-R11
            case "harvest_mix":
                emit(ActionTaken(seat, "harvest", rule=C8))
                s.push(MixShipsFrame(seat, self.box.yields[HARVEST][s.row(seat, HARVEST) - 1]))  # GOA-C8
            case "found_extra_reveal":
                emit(ActionTaken(seat, "found_colony", rule=R50))
                s.push(NameFoundingFrame(seat))  # GOA-R50
            case "progress_no_spices":
                emit(ActionTaken(seat, "progress", rule=C9))
                s.push(ChooseColumnFrame(seat, "no_spices"))
            case "progress_no_ships":
                emit(ActionTaken(seat, "progress", rule=C9))
                s.push(ChooseColumnFrame(seat, "no_ships"))
            case _:
                gain(s, seat, "ships", effect.ships, C3, emit)
                gain(s, seat, "colonists", effect.colonists, C3, emit)
                gain(s, seat, "ducats", effect.ducats, C3, emit)

    def reveal_more(self, s: GoaState, seat: Seat, card: str, emit: Emit) -> None:
        """Reveal one more card in the founding pause; the played one waits until the founding is over (GOA-C13)."""
        founding = s.top_frame(FoundingAttemptFrame)
        emit(CardPlayed(seat, card, rule=R9))
        s.replace(PlayedCardFrame(card))  # GOA-C13
        more = reveal_cards(self.box, s, seat, self.box.effects[card].extra_reveals, R9, emit)  # GOA-R9
        s.push(replace(founding, revealed=founding.revealed + more))  # GOA-R9


class TileEffects:
    """The powers of the red tiles, the one-shot tiles and the swap."""

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def use(self, s: GoaState, seat: Seat, tile: str, emit: Emit) -> None:
        """Use a tile: red ones and duties are turned over, the others leave (GOA-T9, GOA-T15)."""
        kind = self.box.tiles[tile]
        if kind.category == "red":
            s.turned += (tile,)  # GOA-T9
            emit(TileUsed(seat, tile, rule=T9))
            receive(self.box, s, seat, kind.gain, T9, emit)  # GOA-T9
            return
        if kind.id == "duty":
            emit(TileUsed(seat, tile, rule=T14))
            s.push(DutyFrame(tile))  # GOA-T14
            take_spices(self.box, s, TakeSpiceFrame(seat, "duty", kind.spices_required), emit)  # GOA-T14 GOA-R45
            return
        s.tiles[seat] = without(s.tiles[seat], tile)  # GOA-T15
        if kind.category == "swap":
            emit(TileUsed(seat, tile, rule=T6))
            s.push(ChooseGridTileFrame(seat, tile))  # GOA-T6
            return
        emit(TileUsed(seat, tile, rule=T15))
        discard_tile(self.box, s, tile)  # GOA-T15
        match kind.id:
            case "espionage":
                founding = any(isinstance(frame, FoundingAttemptFrame) for frame in s.frames)
                s.push(ChooseEspionageFrame(seat, founding))  # GOA-T10
            case "extra_harvest":
                s.push(ExtraHarvestFrame(seat, kind.fill_tiles_max, may_stop=False))  # GOA-T11
            case "resupply":
                revealed = reveal_cards(self.box, s, seat, kind.reveal_cards, T12, emit)  # GOA-T12
                amount = self.box.colonists_on(revealed)  # GOA-T12
                s.push(ChooseResourceFrame(seat, amount, amount, amount, T12, revealed))
            case "vice_king":
                highest = highest_markers(s, seat)
                if len(highest) > 1:  # GOA-T13
                    s.push(ChooseColumnFrame(seat, "vice_king"))
                else:
                    move_marker(self.box, s, seat, highest[0], T13, emit)  # GOA-T13 GOA-R17
