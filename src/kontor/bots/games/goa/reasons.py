"""What the features of Goa are about, for hints: each group is a reason (messages ``reason-goa-<group>``)."""

from kontor.bots.knowledge import Reasons

REASONS = Reasons(
    groups={
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
    },
    burdens=frozenset(),
    # a rival's races move with the seat's own markers and ducats, its turns with the lookahead
    own=frozenset({"first_in_row", "ducats_ahead", "turns"}),
    last="points",
    had=frozenset({"red", "tiles", "cards"}),
)
