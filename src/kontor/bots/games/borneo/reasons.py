"""What the features of Borneo are about, for hints: each group is a reason (messages ``reason-borneo-<group>``)."""

from kontor.bots.knowledge import Reasons

REASONS = Reasons(
    groups={
        **dict.fromkeys(("points", "points_late", "completed_orders_late", "lead", "lead_late"), "points"),
        **dict.fromkeys(("port_cards", "units", "units_late"), "goods"),
        "same_orders": "same",
        "each_orders": "each",
        **dict.fromkeys(("payable_late", "promise", "promise_late"), "orders"),
        **dict.fromkeys(("ship", "ship_late"), "ship"),
        # one group for each: all ranks together would call it better when a merchant goes down but is safer there
        "first_ranks": "ranks",
        "lower_ranks": "low",
        "exposed": "exposed",
        "rank_income": "income",
        "monopolies": "monopoly",
        **dict.fromkeys(("trigger", "trigger_soon", "trigger_late"), "distribution"),
        **dict.fromkeys(("turn", "turn_at_ripe_ports"), "turn"),
        "hand_early": "hand",
        "hand_flags": "flags",
        "hand_weapons": "attack",
    },
    burdens=frozenset({"lower_ranks", "exposed"}),
    # a rival's lead shrinks with each of the seat's own points, and whose turn it is depends on the lookahead
    own=frozenset({"lead", "lead_late", "turn", "turn_at_ripe_ports"}),
    last="points",
)
