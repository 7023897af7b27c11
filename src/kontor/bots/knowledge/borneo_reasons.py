"""What the features of Borneo speak of: the groups of their reasons, for hints (messages ``reason-borneo-…``)."""

REASONS: dict[str, str] = {
    **dict.fromkeys(("points", "points_late", "completed_orders_late", "lead", "lead_late"), "points"),
    **dict.fromkeys(("port_cards", "units", "units_late"), "goods"),
    **dict.fromkeys(("same_orders", "each_orders", "payable_late", "promise", "promise_late"), "orders"),
    **dict.fromkeys(("ship", "ship_late"), "ship"),
    **dict.fromkeys(("first_ranks", "lower_ranks", "exposed", "rank_income"), "ranks"),
    "monopolies": "monopoly",
    **dict.fromkeys(("trigger", "trigger_soon", "trigger_late"), "distribution"),
    **dict.fromkeys(("turn", "turn_at_ripe_ports"), "turn"),
    "hand_early": "hand",
    "hand_flags": "flags",
    "hand_weapons": "attack",
}
"""By feature: its group."""

BURDENS = frozenset({"lower_ranks", "exposed"})
"""Of these a merchant would rather have less."""

OWN = frozenset({"lead", "lead_late", "turn", "turn_at_ripe_ports"})
"""A rival's lead shrinks with every point of one's own, and whose turn it is depends on how far was looked ahead."""

LAST = "points"
"""When the match is over nothing else counts."""
