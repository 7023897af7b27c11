"""What the features of Novgorod speak of, for hints: the groups of their reasons (``reason-novgorod-…``)."""

REASONS: dict[str, str] = {
    **dict.fromkeys(("seals", "lead_late"), "seals"),
    "career": "career",
    "slots": "ship",
    "kontors": "kontors",
    **dict.fromkeys(("orders", "aside"), "orders"),
    "bonus": "bonus",
    "next_turn": "prospect",
    "turns": "turns",
}
"""By feature: its group."""

BURDENS: frozenset[str] = frozenset()
"""Of none a merchant would rather have less."""

OWN = frozenset({"lead_late", "turns"})
"""A rival's lead moves with one's own seals, and its turns with how far was looked ahead."""

LAST = "seals"
"""When the match is over nothing else counts."""
