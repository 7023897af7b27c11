"""The findings of the doctor."""

from typing import Literal, TypeAlias

import msgspec

from kontor.core import Record

State: TypeAlias = Literal["ok", "warning", "failed"]
Fact: TypeAlias = str | int | float


class Finding(Record, frozen=True):
    """The result of one check; the message ``doctor-<key>`` says it in words, with the fix."""

    check: str
    state: State
    key: str
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


def ok(check: str, key: str | None = None, **facts: Fact) -> Finding:
    """Return the finding that all is well."""
    return Finding(check, "ok", key or check, facts)


def warning(check: str, key: str, **facts: Fact) -> Finding:
    """Return the finding that something works, but not as it should."""
    return Finding(check, "warning", key, facts)


def failed(check: str, key: str, **facts: Fact) -> Finding:
    """Return the finding that something does not work."""
    return Finding(check, "failed", key, facts)
