"""Reading a rule ledger: every definition is one list item that begins with its id in bold."""

import re
from pathlib import Path

import msgspec

DEFINITION = re.compile(r"^- \*\*([A-Z]{3}-(?:[A-Z]{1,2})?[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*(.*)$", re.MULTILINE)
KINDS = {"R": "ruling", "X": "example", "I": "invariant", "O": "option"}


class Ledger(msgspec.Struct, frozen=True):
    """The ids of a ledger with their text, in order."""

    definitions: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> "Ledger":
        """Read a ledger; every id stands in it once."""
        found: dict[str, str] = {}
        for id_, text in DEFINITION.findall(file.read_text("utf-8")):
            if id_ in found:
                raise ValueError(f"{file} defines {id_} twice")
            found[id_] = text.strip()
        return cls(found)

    def by_kind(self) -> dict[str, list[str]]:
        """Return the ids by kind: rule, ruling, example, invariant, option."""
        kinds: dict[str, list[str]] = {}
        for id_ in self.definitions:
            kinds.setdefault(kind_of(id_), []).append(id_)
        return kinds


def kind_of(id_: str) -> str:
    """Return the kind of an id by its letter."""
    letters = re.match(r"[A-Z]{3}-([A-Z]*)", id_)
    return KINDS.get(letters.group(1) if letters else "", "rule")
