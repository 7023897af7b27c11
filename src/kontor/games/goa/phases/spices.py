"""Sacks that are placed and returned one by one, where there is something to choose.

Ledger: GOA-K6, GOA-K8, GOA-K9, GOA-K21, GOA-C5, GOA-C6, GOA-T14.
"""

from msgspec.structs import replace

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import Done, PlaceSpice, TakeSpice
from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import PlaceSpiceFrame, TakeSpiceFrame
from kontor.games.goa.rules import C5, C6, K6, K8, K9, T14
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import place, place_spices, placings, take, take_spices, takings

DONE = Done()


class PlacingSpices(Phase[GoaState, PlaceSpiceFrame, PlaceSpice | Done]):
    """Put the next sack on a fitting free field."""

    frame = PlaceSpiceFrame
    verbs = (PlaceSpice, Done)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def legal(self, s: GoaState, frame: PlaceSpiceFrame, seat: Seat) -> list[PlaceSpice | Done]:
        """Offer every fitting free field; must agree with `check`."""
        return [*placings(self.box, s, frame), *([DONE] if frame.may_stop else ())]

    def check(self, s: GoaState, frame: PlaceSpiceFrame, seat: Seat, action: PlaceSpice | Done) -> Refusal | None:
        """Refuse a tile that may not be filled, and a spice that does not fit it."""
        if not isinstance(action, PlaceSpice):
            if frame.may_stop:
                return None
            return Refusal(C5, {}) if frame.up_to else Refusal(K9, {"left": frame.left})
        sacks = s.storage[seat].get(action.tile)
        if sacks is None or (frame.tile is not None and action.tile != frame.tile):
            return Refusal(K8, {"tile": action.tile}, "other")
        if len(sacks) == self.box.fields[action.tile]:
            return Refusal(K8, {"tile": action.tile}, "full")
        if action.spice not in self.box.allows[action.tile]:
            return Refusal(K8, {"tile": action.tile, "spice": action.spice}, "fitting")
        return None

    def advance(self, s: GoaState, frame: PlaceSpiceFrame, seat: Seat, action: PlaceSpice | Done, emit: Emit) -> None:
        """Put it there and go on with the rest."""
        s.pop()
        if isinstance(action, PlaceSpice):
            place(s, seat, action.tile, action.spice, frame.rule, emit)
            rest = replace(frame, left=frame.left - 1, may_stop=frame.up_to)  # GOA-C5
            place_spices(self.box, s, rest, emit)


class TakingSpices(Phase[GoaState, TakeSpiceFrame, TakeSpice | Done]):
    """Return the next sack to the supply."""

    frame = TakeSpiceFrame
    verbs = (TakeSpice, Done)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def legal(self, s: GoaState, frame: TakeSpiceFrame, seat: Seat) -> list[TakeSpice | Done]:
        """Offer every sack that may be returned; must agree with `check`."""
        return [*takings(s, frame), *([DONE] if frame.may_stop else ())]

    def check(self, s: GoaState, frame: TakeSpiceFrame, seat: Seat, action: TakeSpice | Done) -> Refusal | None:
        """Refuse a sack that is not there, another spice than the one that is due, and stopping too early."""
        if not isinstance(action, TakeSpice):
            if frame.may_stop:
                return None
            match frame.purpose:
                case "progress":
                    return Refusal(K6, {"spice": frame.due[0]}, "stop")
                case "sale":
                    return Refusal(C6, {})
                case _:
                    return Refusal(T14, {"left": frame.left}, "stop")
        if action.spice not in s.storage[seat].get(action.tile, ()):
            return Refusal(K6, {"tile": action.tile, "spice": action.spice})
        if frame.due and action.spice != frame.due[0]:
            return Refusal(K6, {"spice": frame.due[0]}, "due")
        return None

    def advance(self, s: GoaState, frame: TakeSpiceFrame, seat: Seat, action: TakeSpice | Done, emit: Emit) -> None:
        """Return it and go on with the rest."""
        s.pop()
        if isinstance(action, TakeSpice):
            take_spices(self.box, s, take(self.box, s, frame, action, emit), emit)
