"""What the doctor found at one thing."""

from typing import Literal, TypeAlias

import msgspec

from kontor.core import Record

State: TypeAlias = Literal["ok", "warning", "failed"]
Fact: TypeAlias = str | int | float


class Found(Record, frozen=True):
    """One check: whether it is well, and the facts; the message ``doctor-<key>`` says it in words, with the mend."""

    check: str
    state: State
    key: str
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


def ok(check: str, key: str | None = None, **facts: Fact) -> Found:
    """Return that all is well."""
    return Found(check, "ok", key or check, facts)


def warning(check: str, key: str, **facts: Fact) -> Found:
    """Return that it works, but not as it should."""
    return Found(check, "warning", key, facts)


def failed(check: str, key: str, **facts: Fact) -> Found:
    """Return that it cannot work like this."""
    return Found(check, "failed", key, facts)
