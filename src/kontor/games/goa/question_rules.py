"""The rules of each question of Goa, for people who look them up while they are asked."""

from collections.abc import Mapping

from kontor.core import RuleId
from kontor.core.records import tag_of
from kontor.games.goa.frames import ChooseColumnFrame, ChooseResourceFrame, PlaceSpiceFrame, TakeSpiceFrame
from kontor.games.goa.view import GoaView

FREE: tuple[RuleId, ...] = ("GOA-K4", "GOA-C2", "GOA-C3", "GOA-T9", "GOA-T15")
"""What may be used besides an action."""
QUESTION_RULES: Mapping[str, tuple[RuleId, ...]] = {
    "quick_start": ("GOA-V1",),
    "place_flag": ("GOA-P1", "GOA-P2"),
    "place_marker": ("GOA-P3", "GOA-P4", "GOA-P5", "GOA-P6", "GOA-P7"),
    "bid": ("GOA-A2", "GOA-A3", "GOA-A4", "GOA-A5", "GOA-A6", "GOA-A7"),
    "auctioneer_decide": ("GOA-A5", "GOA-A6", "GOA-A7"),
    "extra_or_pass": ("GOA-E1", "GOA-E2", "GOA-E3"),
    "turn": ("GOA-K2", "GOA-K5", "GOA-K7", "GOA-K8", "GOA-K10", "GOA-K11", "GOA-K13", *FREE),
    "after_action": FREE,
    "harvest_pause": ("GOA-K8", "GOA-K9", *FREE),
    "expedition_pause": ("GOA-K11", "GOA-K22", "GOA-C10", *FREE),
    "name_founding": ("GOA-K13", "GOA-K14", "GOA-R50"),
    "founding": ("GOA-K16", "GOA-K17", "GOA-K25", *FREE),
    "place_spice": ("GOA-K9", "GOA-K21"),
    "take_spice": ("GOA-K6",),
    "choose_column": ("GOA-B1", "GOA-B3", "GOA-B4"),
    "mix_ships": ("GOA-C8",),
    "mix_colonists": ("GOA-C8",),
    "choose_resource": ("GOA-K9",),
    "discard_plantation": ("GOA-T2", "GOA-T1"),
    "choose_favor": ("GOA-T8", "GOA-R27"),
    "choose_grid_tile": ("GOA-T6", "GOA-R42"),
    "choose_espionage": ("GOA-T10", "GOA-K26"),
    "name_colony": ("GOA-K13", "GOA-K14", "GOA-T10"),
    "choose_fill_tile": ("GOA-T11", "GOA-R46"),
    "choose_colony_tile": ("GOA-K19",),
}
PURPOSES: Mapping[str, tuple[RuleId, ...]] = {
    "progress": ("GOA-K5",),
    "sale": ("GOA-C6",),
    "duty": ("GOA-T14",),
    "no_spices": ("GOA-C9", "GOA-K5"),
    "no_ships": ("GOA-C9", "GOA-K5"),
    "ducats": ("GOA-C7",),
    "vice_king": ("GOA-T13",),
}
"""What a spice is returned for, and by what a marker moves."""


def open_rules(view: GoaView) -> tuple[RuleId, ...]:
    """Return the rules of the open question: first that of the card, tile or action that asks it."""
    if not view.frames:
        return ()
    frame = view.frames[-1]
    first: tuple[RuleId, ...] = ()
    if isinstance(frame, TakeSpiceFrame | ChooseColumnFrame):
        first = PURPOSES[frame.purpose]
    if isinstance(frame, PlaceSpiceFrame | ChooseResourceFrame):
        first = (frame.rule,)
    return tuple(dict.fromkeys((*first, *QUESTION_RULES.get(tag_of(frame), ()))))
