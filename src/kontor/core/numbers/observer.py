"""Observations of one seat, view after view: only what has changed since the last one is written again.

Most of a view is the same at the next decision, and to compare it takes a fraction of the time of encoding it. The
entries and their values are those of `Layout`.
"""

from array import array
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from msgspec import inspect

from kontor.core.numbers.layout import Layout
from kontor.core.numbers.program import Write
from kontor.core.records import Score, View

Update: TypeAlias = Callable[[View, View, "array[int]"], None]
"""Turns the numbers of the second view into those of the first."""


class PartedLayout(Layout):
    """The same entries as those of `Layout`, and a function that writes only the parts that differ from another view.

    A part is a field of the view, or a field of what it says of one seat.
    """

    def _build(self) -> None:
        self._lines = ["def update(view, old, out):"]
        self._constants: dict[str, Any] = {}
        for field in self._fields:
            if field.name == "frames":
                self._part("view.frames", "old.frames", 1, partial(self._questions, field.type), "view")
            else:
                self._parts(field.type, f"view.{field.name}", f"old.{field.name}", 1, field.name, field.name)
        source = "\n".join((*self._lines, "    return"))
        found: dict[str, Any] = {}
        exec(compile(source, "<changes of a view>", "exec"), self._constants, found)  # noqa: S102
        self.update: Update = found["update"]

    def _parts(self, declared: inspect.Type, new: str, old: str, depth: int, name: str, path: str) -> None:
        """Add the parts of a value; `new` and `old` are its expressions in both views."""
        match declared:
            case inspect.Metadata(
                extra={"by": "seat"}, type=inspect.VarTupleType(item_type=inspect.StructType() as item)
            ) if item.cls is not Score:
                for seat, said in (self._ids("seat") or {}).items():
                    self._record(item, f"{new}[{seat}]", f"{old}[{seat}]", depth, f"{name}[{said}]", path)
            case inspect.StructType(cls=cls) if cls is not Score:
                self._record(declared, new, old, depth, name, path)
            case _:
                self._part(new, old, depth, partial(self._add, declared, "value", name, path), "value")

    def _record(self, declared: inspect.StructType, new: str, old: str, depth: int, name: str, path: str) -> None:
        """Add the fields of a record as parts of their own."""
        now, before = f"new{depth}", f"old{depth}"
        self._say(depth, f"{now}, {before} = {new}, {old}")
        self._say(depth, f"if {now} != {before}:")
        for field in declared.fields:
            of = f".{field.name}"
            self._parts(field.type, now + of, before + of, depth + 1, name + of, path + of)
        self._say(depth + 1, "pass")

    def _part(self, new: str, old: str, depth: int, add: Callable[[], None], argument: str) -> None:
        """Add what belongs together: if it differs, its entries are set to 0 and written again."""
        first = len(self.entries)
        with self._program.apart():
            add()
            write: Write = self._program.function(argument)
        end = len(self.entries)
        if end == first:
            return
        self._constants |= {f"write_{first}": write, f"none_{first}": array("h", bytes(2 * (end - first)))}
        self._say(depth, f"value = {new}")
        self._say(depth, f"if value != {old}:")
        self._say(depth + 1, f"out[{first}:{end}] = none_{first}")
        self._say(depth + 1, f"write_{first}({argument}, out)")

    def _say(self, depth: int, line: str) -> None:
        self._lines.append("    " * depth + line)


class Observer:
    """The numbers of one seat, kept up to date view by view."""

    def __init__(self, write: Write, update: Update, size: int) -> None:
        self._write = write
        self._update = update
        self._zeros = array("h", bytes(2 * size))
        self._numbers = self._zeros[:]
        self._last: View | None = None

    def observe(self, view: View) -> "array[int]":
        """Return a view as numbers, the same as `Numbers.encode`; the array is overwritten by the next view."""
        last, self._last = self._last, None  # not known until all is written
        if last is None:
            self._numbers[:] = self._zeros
            self._write(view, self._numbers)
        else:
            self._update(view, last, self._numbers)
        self._last = view
        return self._numbers
