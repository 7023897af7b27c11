"""The drawing of a game without its own: the fields of the view as labelled rows."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.drawing import Drawing, add_unknown
from kontor.core import AnyGame, View

UNDRAWN = ("seat", "frames", "scores")
BY_SEAT = "players"


class GenericDrawing(Drawing[AnyGame, View]):
    """Shows every field of a view with its name, and things by their names in the player's language."""

    def table(self, view: View, width: int) -> RenderableType:  # noqa: ARG002 - Rich measures the table itself
        """Return the fields of the view, and the points."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim")
        table.add_column()
        for field in fields(view):
            if field.name not in UNDRAWN:
                for label, value in self.rows(field.name, field.type, getattr(view, field.name)):
                    table.add_row(Text(label.replace("_", " ")), Text(value))
        sources = {source for score in view.scores for source in score.parts}
        for score in view.scores:
            points = self.texts.text("points", {"points": score.total})
            table.add_row(Text(self.texts.name("seat", score.seat)), add_unknown(points, score, sources))
        return table

    def rows(self, label: str, declared: inspect.Type, value: Any) -> Iterator[tuple[str, str]]:
        """Yield a label and a text for a value, or for each of its parts by name, key or number."""
        declared = present(declared)
        if isinstance(value, msgspec.Struct):
            for field in fields(value):
                yield from self.rows(f"{label} {field.name}", field.type, getattr(value, field.name))
        elif isinstance(value, Mapping) and isinstance(bare := unmarked(declared), inspect.DictType):
            for key, item in value.items():
                yield from self.rows(f"{label} {self.word(bare.key_type, key)}", bare.value_type, item)
        elif isinstance(value, tuple | list) and any(isinstance(v, msgspec.Struct | tuple | list) for v in value):
            for place, (part, item) in enumerate(zip(item_types(declared, len(value)), value, strict=True)):
                whose = self.texts.name("seat", place) if label == BY_SEAT else f"{label} {place + 1}"
                yield from self.rows(whose, part, item)
        elif isinstance(value, tuple | list):
            parts = zip(item_types(declared, len(value)), value, strict=True)
            yield label, self.texts.listed(self.word(part, item) for part, item in parts)
        else:
            yield label, self.word(declared, value)

    def word(self, declared: inspect.Type, value: Any) -> str:
        """Return a value in words: its name if it has a kind."""
        declared = present(declared)
        kind = (declared.extra or {}).get("kind") if isinstance(declared, inspect.Metadata) else None
        if kind is not None and isinstance(value, str | int):
            return self.texts.name(kind, value)
        return str(self.texts.spoken(value))


def fields(record: msgspec.Struct) -> tuple[inspect.Field, ...]:
    """Return the fields of a record with their declared types."""
    info = inspect.type_info(type(record))
    return info.fields if isinstance(info, inspect.StructType) else ()


def present(declared: inspect.Type) -> inspect.Type:
    """Return the type of an optional value without its None."""
    if isinstance(declared, inspect.UnionType):
        return next((member for member in declared.types if not isinstance(member, inspect.NoneType)), declared)
    return declared


def unmarked(declared: inspect.Type) -> inspect.Type:
    """Return a type without what is noted about it, such as whose the values of a tuple are."""
    return declared.type if isinstance(declared, inspect.Metadata) else declared


def item_types(declared: inspect.Type, count: int) -> tuple[inspect.Type, ...]:
    """Return the declared types of the items of a sequence."""
    declared = unmarked(declared)
    if isinstance(declared, inspect.TupleType):
        return declared.item_types
    item = declared.item_type if isinstance(declared, inspect.CollectionType) else inspect.AnyType()
    return (item,) * count
