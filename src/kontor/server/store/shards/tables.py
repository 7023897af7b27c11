"""Which tables are where if there are shards (ADR 72); a test holds the lists against the schema and the statements.

A shard has the whole schema, so that a match at home and one at a shard run the same statements, and uses these tables
of it. What refers from them to people is dropped there: accounts are at home.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["match", "home", "both"]

MIRRORED = frozenset({"matches", "seats", "owners", "branches"})
"""Tables of a match that are copied when it starts. From then on the shard is right; what lists need is mirrored."""
PLAYED = frozenset(
    {
        "actions",
        "hints",
        "packs",
        "positions",
        "snapshots",
        "standing_orders",
        "unmirrored",
        "unpacked",
        "waits",
    }
)
"""Tables that hold a match only in the database in which it is played."""
OF_MATCH = MIRRORED | PLAYED
"""What a shard has of a match."""

AT_HOME = frozenset(
    {
        "accounts",
        "addresses",
        "audit",
        "blocks",
        "boxes",
        "channels",
        "chat",
        "chat_filters",
        "deal_tries",
        "deals",
        "deliveries",
        "follows",
        "holidays",
        "imports",
        "invitations",
        "logins",
        "mail_invitations",
        "measures",
        "mutes",
        "notes",
        "notices",
        "passkey_challenges",
        "passkeys",
        "place_salts",
        "places",
        "rating_changes",
        "ratings",
        "record_keys",
        "reminding",
        "removals",
        "reports",
        "request_limits",
        "results",
        "reviews",
        "seeks",
        "series",
        "series_people",
        "shards",
    }
)
"""Tables of people, of the lobby, of what comes after a match, and of the installation: only the home database."""

IN_BOTH = frozenset({"alembic_version", "installation"})
QUEUE_PREFIX = "procrastinate_"
"""What the tables of the queue of chores begin with. Chores are queued at home alone."""

DROPPED_KEYS: Mapping[str, str] = {
    "matches.creator": "accounts",
    "matches.rematch_of": "matches",
    "owners.account": "accounts",
    "seats.account": "accounts",
    "standing_orders.account": "accounts",
    "waits.account": "accounts",
}
"""The foreign keys that a shard does not have, with the table that each refers to: their rows are at home."""


def side_of(table: str) -> Side:
    """Return where the truth about a table's rows is; KeyError if nobody has said it."""
    if table in IN_BOTH:
        return "both"
    if table in OF_MATCH:
        return "match"
    if table in AT_HOME or table.startswith(QUEUE_PREFIX):
        return "home"
    raise KeyError(table)
