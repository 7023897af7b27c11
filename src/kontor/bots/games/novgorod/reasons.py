"""What the features of Novgorod are about, for hints: each group is a reason (messages ``reason-novgorod-<group>``)."""

from kontor.bots.knowledge import Reasons

REASONS = Reasons(
    groups={
        **dict.fromkeys(("seals", "lead_late"), "seals"),
        "career": "career",
        "slots": "ship",
        "kontors": "kontors",
        **dict.fromkeys(("orders", "aside"), "orders"),
        "bonus": "bonus",
        "next_turn": "prospect",
        "turns": "turns",
    },
    burdens=frozenset(),
    # a rival's lead moves with the seat's own seals, its turns with the lookahead
    own=frozenset({"lead_late", "turns"}),
    last="seals",
    had=frozenset({"orders"}),
)
