"""Component files: the cards, tiles and figures of a box as TOML that its owner can correct.

Match records pin a hash of the content, not of the text: comments, spacing and the order of the entries do not count,
since records name components by their ids. Nor do keys that only say where a figure comes from: `source`, `note`,
`fact`, and any that end in `_source` or `_note`. Correcting one of them invalidates no record.
"""

import tomllib
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kontor.core.codec import digest, encode
from kontor.core.errors import ComponentsError, KontorError

T = TypeVar("T")


REMARKS = ("source", "note", "fact")
REMARK_ENDINGS = ("_source", "_note")


def _is_remark(key: str) -> bool:
    return key in REMARKS or key.endswith(REMARK_ENDINGS)


def _without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_remarks(item) for key, item in value.items() if not _is_remark(key)}
    return [_without_remarks(item) for item in value] if isinstance(value, list) else value


def _in_one_order(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _in_one_order(item) for key, item in value.items()}
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return sorted((_in_one_order(item) for item in value), key=lambda item: (str(item.get("id")), encode(item)))
    return value


class ComponentData:
    """The parsed content of a component file."""

    def __init__(self, data: dict[str, Any], origin: str = "<data>") -> None:
        self.data = data
        self.origin = origin

    @classmethod
    def read(cls, file: Path | Traversable) -> "ComponentData":
        """Read a TOML file; ComponentsError says what to fix."""
        try:
            return cls(tomllib.loads(file.read_text("utf-8")), str(file))
        except OSError as error:
            raise ComponentsError("components-unread", file=str(file), why=error) from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ComponentsError("components-toml", file=str(file), why=str(error)) from error

    @cached_property
    def content(self) -> dict[str, Any]:
        """The data without remarks."""
        content: dict[str, Any] = _without_remarks(self.data)
        return content

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of the content, in hex."""
        return digest(_in_one_order(self.content))

    def table(self, type_: type[T]) -> T:
        """Return the content as typed tables; ComponentsError names the entry that does not fit."""
        try:
            return msgspec.convert(self.data, type_)
        except msgspec.ValidationError as error:
            raise ComponentsError("components-shape", file=self.origin, why=str(error)) from error

    def demand(self, holds: bool, why: KontorError) -> None:
        """Raise ComponentsError unless `holds`; `why` is an error of the game's own package."""
        if not holds:
            raise ComponentsError("components", file=self.origin, why=why)
