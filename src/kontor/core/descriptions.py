"""What a thing on the table is: which message says so (`Description`), and what a reader is told (`Described`)."""

from typing import Any

from msgspec import field

from kontor.core.records import Record, Ref, RuleId


class Description(Record, frozen=True, gc=False):
    """The message ``describe-<key>`` of a thing, its facts and its rule, from one seat's view alone.

    The message says in one sentence what the thing is and does. Its attributes are ``.kind`` (a word or two), ``.when``
    (when it is used), and where it helps ``.now`` (the fact that matters now) and ``.name`` (for a thing that
    `Game.name` does not name).
    """

    key: str
    rule: RuleId
    facts: dict[str, Any] = field(default_factory=dict)
    """The variables of all parts of the message; pairs (kind, id) are named."""
    now: bool = True
    """Whether ``.now``, if there is one, matters to this reader."""


class Described(Record, frozen=True, gc=False):
    """A thing in words, for one reader."""

    ref: Ref
    kind: str
    name: str
    what: str
    """What it is and does, in one sentence."""
    when: str
    """When it is used."""
    now: str
    """The fact that matters to this reader now; empty if there is none."""
    rule: RuleId
