"""A position of Goa as one player sees it: goods, fields and the turns to come, counted once for a decision."""

from typing import Any

from kontor.bots.games.goa.prices import Prices
from kontor.core import Seat
from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import ActionsFrame, RoundFrame
from kontor.games.goa.state import GoaState

PHASES = 2
"""The phases of a match (GOA-G1)."""


class GoaPosition:
    """The position as one seat sees it, counted once for a decision, and the prices that the decision is made by."""

    __slots__ = (
        "box",
        "fading",
        "fields",
        "frame",
        "free",
        "later",
        "planted",
        "prices",
        "rounds_left",
        "s",
        "sacks",
        "seat",
        "ships",
        "stock",
    )

    def __init__(self, box: GoaBox, s: GoaState, seat: Seat, prices: Prices) -> None:
        self.box, self.s, self.seat, self.prices = box, s, seat, prices
        self.frame: Any = s.frames[-1]
        """The open question."""
        self.rounds_left = rounds_after(box, s)
        """Number of rounds after this one."""
        self.later = later_turns(box, s, seat)
        """Number of the seat's action turns after the open one."""
        self.fading = min(1.0, self.later / prices.goods_fade_turns)
        """Thought 11 for all goods: the part that they are still worth, from 0 to 1; leftovers score nothing."""
        self.ships = s.ships[seat]
        self.stock: dict[str, int] = dict.fromkeys(box.spices, 0)
        self.fields: dict[str, int] = dict.fromkeys(box.spices, 0)
        """By spice: how many fields allow it."""
        self.free: list[str] = []
        self.sacks = self.planted = 0
        for tile, sacks in s.storage[seat].items():
            self.planted += tile not in box.colony_of
            self.sacks += len(sacks)
            for spice in sacks:
                self.stock[spice] += 1
            for spice in box.allows[tile]:
                self.fields[spice] += box.fields[tile]
            if len(sacks) < box.fields[tile]:
                self.free.append(tile)


def rounds_after(box: GoaBox, s: GoaState) -> int:
    """Return the number of rounds after the present one."""
    return PHASES * box.file.flow.rounds_per_phase - s.round_no


def later_turns(box: GoaBox, s: GoaState, seat: Seat) -> int:
    """Thought 1, actions are the scarce good: count the seat's action turns after the open one."""
    each = box.file.flow.actions_per_round
    turns = each * rounds_after(box, s) + s.extra_actions[seat]
    for frame in s.frames:
        if type(frame) is ActionsFrame:
            begun = (frame.turns - (seat - s.flag_holder) % s.seats + s.seats - 1) // s.seats
            return turns + each - begun
        if type(frame) is RoundFrame and frame.next == "end":
            return turns
    return turns + each
