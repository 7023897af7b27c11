"""The code that writes a view into its entries, built line by line and compiled.

A view has a few hundred values. One function with a line for each field writes them in a third of the time of functions
that call each other, and an environment for learning asks for a view at every decision.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from kontor.core.numbers.action_space import MutableNumbers

Write: TypeAlias = Callable[[Any, MutableNumbers], None]
"""Adds what a value says to entries that are zero before."""


def too_long(name: str, items: Sequence[Any], most: int) -> None:
    """Raise ValueError for a tuple that has more values than there are entries."""
    raise ValueError(f"{name} has {len(items)} values, and entries for {most}")


class Program:
    """The lines of one function, its constants, and where entries are counted from."""

    def __init__(self) -> None:
        self.constants: dict[str, Any] = {"too_long": too_long}
        self._lines: list[str] = []
        self._depth = 1
        self._names = 0
        self._start = ""
        self._silent = False

    def new_name(self) -> str:
        """Return a name that the program does not use yet."""
        self._names += 1
        return f"x{self._names}"

    def constant(self, value: Any) -> str:
        """Return the name of a constant."""
        name = self.new_name()
        self.constants[name] = value
        return name

    def say(self, line: str) -> None:
        """Add a line."""
        if not self._silent:
            self._lines.append("    " * self._depth + line)

    def keep(self, value: str) -> str:
        """Return a name for the value of an expression."""
        name = self.new_name()
        self.say(f"{name} = {value}")
        return name

    def add(self, at: int, value: str) -> None:
        """Add a number to an entry."""
        self.say(f"out[{self._start}{at}] += {value}")

    def choose(self, places: Mapping[Any, int], value: str) -> None:
        """Count a value at its place."""
        self.say(f"out[{self._start}{self.constant(places)}[{value}]] += 1")

    def demand_at_most(self, most: int, value: str, name: str) -> None:
        """Raise ValueError where a tuple is too long."""
        self.say(f"if len({value}) > {most}: too_long({name!r}, {value}, {most})")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Indent what is said inside; a block without lines is left out."""
        before = len(self._lines)
        self.say(head)
        self._depth += 1
        yield
        self._depth -= 1
        if len(self._lines) == before + 1:
            del self._lines[before:]

    @contextmanager
    def counted_from_start(self) -> Iterator[None]:
        """Count entries inside from the variable `start`, which itself is counted from where the block is in."""
        outer, own = self._start, self.new_name()
        self.say(f"{own} = {outer}start")
        self._start = f"{own} + "
        yield
        self._start = outer

    @contextmanager
    def silent(self, silent: bool) -> Iterator[None]:
        """Say nothing inside, where the same code has been said already."""
        outer, self._silent = self._silent, self._silent or silent
        yield
        self._silent = outer

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Write another function inside."""
        outer, self._lines = self._lines, []
        yield
        self._lines = outer

    def function(self, argument: str) -> Write:
        """Return the lines so far as a function of a value and of the entries to add to."""
        source = "\n".join((f"def write({argument}, out):", *self._lines, "    return"))
        found: dict[str, Any] = {}
        exec(compile(source, f"<entries of a {argument}>", "exec"), self.constants, found)  # noqa: S102
        write: Write = found["write"]
        return write
