"""What the features of Cargo Noir are about, for hints: each group is a reason (``reason-cargo_noir-<group>``)."""

from kontor.bots.knowledge import Reasons

REASONS = Reasons(
    groups={
        **dict.fromkeys(("points", "points_late", "lead_late"), "points"),
        "sets": "sets",
        "growth": "growth",
        "unique_near": "unique",
        "coins": "coins",
        "coins_bound": "stakes",
        **dict.fromkeys(("unsafe", "outbid"), "bids"),
        "market": "market",
        **dict.fromkeys(("at_dock", "ships_to_use"), "ships"),
        **dict.fromkeys(("slots", "slots_to_use"), "slots"),
        "turns": "turns",
    },
    burdens=frozenset({"unsafe", "outbid"}),
    # a rival's lead moves with the seat's own points, its turns and ships with the lookahead
    own=frozenset({"lead_late", "turns", "at_dock"}),
    last="points",
    had=frozenset({"sets", "growth", "bids"}),
)
