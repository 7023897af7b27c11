"""What the features of Goa speak of: the groups of their reasons, for hints (messages ``reason-goa-…``)."""

REASONS: dict[str, str] = {
    **dict.fromkeys(("development_points", "points_late", "points_sure"), "points"),
    **dict.fromkeys(("ships_yield", "taxes_yield", "expedition_draw", "colony_colonists"), "yields"),
    **dict.fromkeys(("all_markers", "first_in_row"), "races"),
    **dict.fromkeys(("payable_points", "near_points"), "steps"),
    "ships": "ships",
    "spices": "spices",
    **dict.fromkeys(("ducats", "ducats_ahead"), "ducats"),
    "colony_points": "colonies",
    **dict.fromkeys(("colonists", "founding_odds"), "founding"),
    **dict.fromkeys(("harvest_income", "harvest_now", "kinds_of_fields"), "fields"),
    **dict.fromkeys(("symbol_points", "cards"), "cards"),
    "red_tiles": "red",
    **dict.fromkeys(("tile_points", "one_shot_tiles", "duty_spices"), "tiles"),
    **dict.fromkeys(("turns", "extra_actions"), "actions"),
    "flag": "flag",
    "auctions": "auctions",
}
"""By feature: its group."""

BURDENS: frozenset[str] = frozenset()
"""Nobody in Goa would rather have less of anything."""

OWN = frozenset({"first_in_row", "ducats_ahead", "turns"})
"""A rival's races move with one's own markers and ducats, and its turns with how far was looked ahead."""

LAST = "points"
"""When the match is over nothing else counts."""
