"""The table of a game that nobody has drawn yet: its view as labelled rows."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.tables.drawing import Drawing
from kontor.core import View
from kontor.core.kinds import KindedField, kinded_fields

UNDRAWN = ("seat", "frames", "scores")


class GenericDrawing(Drawing):
    """Shows every field of a view by its name, things named in the player's language."""

    def table(self, view: View, width: int) -> RenderableType:  # noqa: ARG002 - a table finds its own width
        """Return the fields of the view, and the points."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for label, value in self.rows(view):
            table.add_row(label, Text(value))
        for score in view.scores:
            table.add_row(self.texts.name("seat", score.seat), self.texts.text("points", {"points": score.total}))
        return table

    def rows(self, record: msgspec.Struct, prefix: str = "") -> Iterator[tuple[str, str]]:
        """Yield label and value of every field; records inside one another by their path."""
        for field in kinded_fields(type(record)):
            if field.name in UNDRAWN and not prefix:
                continue
            label = f"{prefix}{field.name}".replace("_", " ")
            value = getattr(record, field.name)
            inner = value if isinstance(value, tuple) else (value,)
            if inner and all(isinstance(item, msgspec.Struct) for item in inner):
                for number, item in enumerate(inner, 1):
                    yield from self.rows(item, f"{label} {number} " if isinstance(value, tuple) else f"{label} ")
            else:
                yield label, self.words(field, value)

    def words(self, field: KindedField, value: Any) -> str:
        """Return a value in words, named by its kind where it has one."""
        if isinstance(value, Mapping):
            return self.texts.listed(f"{key}: {self.words(field, item)}" for key, item in value.items())
        if isinstance(value, tuple | list):
            return self.texts.listed(self.words(field, item) for item in value)
        if field.kind is not None and isinstance(value, str | int):
            return self.texts.name(field.kind, value)
        return str(self.texts.spoken(value))
