"""What the features of Cargo Noir speak of, for hints: the groups of their reasons (``reason-cargo_noir-…``)."""

REASONS: dict[str, str] = {
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
}
"""By feature: its group."""

BURDENS = frozenset({"unsafe", "outbid"})
"""Of these a smuggler would rather have less."""

OWN = frozenset({"lead_late", "turns", "at_dock"})
"""A rival's lead moves with one's own points, and its turns and ships with how far was looked ahead."""

LAST = "points"
"""When the match is over nothing else counts."""
