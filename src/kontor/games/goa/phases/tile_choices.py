"""What a new tile asks: a plantation to give up, a resource, a removed tile; and the Bonanza tile below it.

Ledger: GOA-T2, GOA-T7, GOA-T8, GOA-T12, GOA-V3, GOA-R6, GOA-R41.
"""

from typing import Never

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import ChooseFavor, ChooseResource, DiscardPlantation
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import BonanzaTaken, FavorTaken, PlantationReplaced
from kontor.games.goa.frames import BonanzaFrame, ChooseFavorFrame, ChooseResourceFrame, DiscardPlantationFrame
from kontor.games.goa.rules import T2, T7, T8, T12, V3
from kontor.games.goa.state import GoaState, without
from kontor.games.goa.storage import free_fields, harvest, plantations
from kontor.games.goa.supply import gain
from kontor.games.goa.tiles import acquire, discard_tile, plant, receive


class DiscardingPlantation(Phase[GoaState, DiscardPlantationFrame, DiscardPlantation]):
    """Four spaces are full: one of the old plantations must go."""

    frame = DiscardPlantationFrame
    verbs = (DiscardPlantation,)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: DiscardPlantationFrame, seat: Seat) -> list[DiscardPlantation]:
        """Offer the old plantations."""
        return list(map(DiscardPlantation, plantations(self.box, s, seat)))

    def check(
        self, s: GoaState, frame: DiscardPlantationFrame, seat: Seat, action: DiscardPlantation
    ) -> Refusal | None:
        """Refuse every tile but the old plantations: the new one stays (GOA-R6)."""
        if action.tile not in plantations(self.box, s, seat):
            return Refusal(T2, {"tile": action.tile})
        return None

    def advance(
        self, s: GoaState, frame: DiscardPlantationFrame, seat: Seat, action: DiscardPlantation, emit: Emit
    ) -> None:
        """Give it up with its spices; a single plantation is kept face down (GOA-T2)."""
        s.pop()
        s.storage[seat].pop(action.tile)  # GOA-T2
        kept = self.box.tiles[action.tile].is_single  # GOA-T2
        if kept:
            s.tiles[seat] += (action.tile,)  # GOA-T2
        else:
            discard_tile(self.box, s, action.tile)  # GOA-T2 GOA-T3
        emit(PlantationReplaced(seat, action.tile, kept, rule=T2))
        plant(self.box, s, seat, frame.tile, emit)  # GOA-T2


class ChoosingResource(Phase[GoaState, ChooseResourceFrame, ChooseResource]):
    """Ships or colonists; with resupply also spices."""

    frame = ChooseResourceFrame
    verbs = (ChooseResource,)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.choices = tuple(map(ChooseResource, ("ships", "colonists", "spices")))

    def candidates(self, s: GoaState, frame: ChooseResourceFrame, seat: Seat) -> tuple[ChooseResource, ...]:
        """Offer all three."""
        return self.choices

    def check(self, s: GoaState, frame: ChooseResourceFrame, seat: Seat, action: ChooseResource) -> Refusal | None:
        """Refuse spices that the tile does not give, or that find no field."""
        if action.resource == "spices" and not frame.spices:
            return Refusal(T7, {"resource": action.resource})
        if action.resource == "spices" and not free_fields(self.box, s, seat):
            return Refusal(T12, {})
        return None

    def advance(self, s: GoaState, frame: ChooseResourceFrame, seat: Seat, action: ChooseResource, emit: Emit) -> None:
        """Take it; the cards of a resupply are discarded."""
        s.pop()
        s.expedition_discard += frame.revealed  # GOA-T12
        match action.resource:
            case "ships":
                gain(s, seat, "ships", frame.ships, frame.rule, emit)  # GOA-T7 GOA-T12
            case "colonists":
                gain(s, seat, "colonists", frame.colonists, frame.rule, emit)  # GOA-T7 GOA-T12
            case _:
                harvest(self.box, s, seat, frame.spices, frame.rule, emit)  # GOA-T12


class ChoosingFavor(Phase[GoaState, ChooseFavorFrame, ChooseFavor]):
    """Take one of the tiles that were removed at the start of a phase."""

    frame = ChooseFavorFrame
    verbs = (ChooseFavor,)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: ChooseFavorFrame, seat: Seat) -> list[ChooseFavor]:
        """Offer the removed tiles."""
        return list(map(ChooseFavor, s.removed))

    def check(self, s: GoaState, frame: ChooseFavorFrame, seat: Seat, action: ChooseFavor) -> Refusal | None:
        """Refuse every other tile (GOA-R27)."""
        if action.tile not in s.removed:  # GOA-R27
            return Refusal(T8, {"tile": action.tile})
        return None

    def advance(self, s: GoaState, frame: ChooseFavorFrame, seat: Seat, action: ChooseFavor, emit: Emit) -> None:
        """Take it with its effect."""
        s.pop()
        s.removed = without(s.removed, action.tile)  # GOA-T8
        emit(FavorTaken(seat, action.tile, rule=T8))
        acquire(self.box, s, seat, action.tile, emit)  # GOA-T8 GOA-R41


class Bonanza(Phase[GoaState, BonanzaFrame, Never]):
    """The effect of a corner tile is finished."""

    frame = BonanzaFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: BonanzaFrame, emit: Emit) -> None:
        """Turn up the Bonanza tile below it, which leaves the grid (GOA-V3)."""
        s.pop()
        bonanza = s.corners.pop(frame.field)  # GOA-V3
        s.bonanza_taken += (bonanza,)
        emit(BonanzaTaken(frame.seat, bonanza, rule=V3))
        receive(self.box, s, frame.seat, self.box.bonanza[bonanza], V3, emit)  # GOA-V3 GOA-V4
