"""Which tables belong to a match and which to people: where the database could be divided (ADR 71).

All tables are in one database today. If matches move to several, a match's tables go to the database of its slot, and
one database, the home, keeps the others. A test holds this list against the schema, so that nobody makes that harder
without noticing.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["match", "home", "both"]

OF_MATCH = frozenset(
    {
        "actions",
        "branches",
        "chat",
        "hints",
        "imports",
        "matches",
        "mutes",
        "notes",
        "owners",
        "packs",
        "places",
        "positions",
        "removals",
        "reviews",
        "seats",
        "snapshots",
        "standing_orders",
        "unpacked",
        "waits",
    }
)
"""Tables whose rows belong to one match each; they would be in the database of its slot."""

AT_HOME = frozenset(
    {
        "accounts",
        "addresses",
        "audit",
        "blocks",
        "channels",
        "chat_filters",
        "deal_tries",
        "deals",
        "deliveries",
        "follows",
        "holidays",
        "invitations",
        "logins",
        "mail_invitations",
        "measures",
        "notices",
        "passkey_challenges",
        "passkeys",
        "place_salts",
        "rating_changes",
        "ratings",
        "record_keys",
        "reminding",
        "reports",
        "request_limits",
        "results",
        "seeks",
        "series",
        "series_people",
    }
)
"""Tables of people and of the installation; there would be one of each. Some refer to matches, by their ids."""

IN_BOTH = frozenset({"alembic_version", "boxes"})
"""Tables that every database would have: its revision, and boxes, which never change and are found by their hash."""
QUEUE_PREFIX = "procrastinate_"
"""What the tables of the queue of chores begin with. Chores are queued in the transaction of their cause: in both."""

CROSSING_KEYS: Mapping[str, str] = {
    "chat.account": "accounts",
    "deal_tries.match": "matches",
    "imports.account": "accounts",
    "invitations.match": "matches",
    "mail_invitations.match": "matches",
    "matches.creator": "accounts",
    "mutes.account": "accounts",
    "notes.account": "accounts",
    "owners.account": "accounts",
    "places.account": "accounts",
    "rating_changes.match": "matches",
    "removals.account": "accounts",
    "results.match": "matches",
    "reviews.account": "accounts",
    "seats.account": "accounts",
    "seeks.match": "matches",
    "standing_orders.account": "accounts",
    "waits.account": "accounts",
}
"""The foreign keys from one side to the other, with the table that each refers to.

Each would have to be dropped, and something else do what it does when an account or a match is deleted.
"""


def side_of(table: str) -> Side:
    """Return the side of a table; KeyError if nobody has put it on one."""
    if table in IN_BOTH or table.startswith(QUEUE_PREFIX):
        return "both"
    if table in OF_MATCH:
        return "match"
    if table in AT_HOME:
        return "home"
    raise KeyError(table)
