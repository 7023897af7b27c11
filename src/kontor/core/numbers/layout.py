"""How the type of a view becomes numbers: every field gets its entries, and a line of code that writes them.

A view is translated by its types alone:

- a number is one entry, a truth value too, and one of a few words is one entry for each word;
- a thing of a kind is one entry for each id of the kind, a seat one for each seat, counted from the viewer's own;
- a tuple of things is how often each id occurs in it, and a tuple of numbers is their sum;
- a tuple marked `by` a kind, or `in_order`, has the entries of its items for each place, a dict for each key;
- what may be absent has an entry that says whether it is there, unless absence shows anyway;
- the open questions have an entry for each kind of question that can be asked, and the entries of their fields.

A text without a kind cannot be a number: such fields, and those marked `UNENCODED`, are left out and listed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import inspect

from kontor.core.kinds import Seat
from kontor.core.numbers.action_space import Limit
from kontor.core.numbers.program import Program, Write
from kontor.core.records import Score


class Entry(NamedTuple):
    """One number of an observation: what it says, and its bounds, both included."""

    name: str
    low: int
    high: int


class LayoutRules(NamedTuple):
    """What the layout of a table depends on besides the types."""

    seats: int
    ids: Mapping[str, Mapping[str | int, str]]
    """By kind: the ids, each with the name of its entry; components that are alike may share one."""
    limits: Mapping[str, Limit]
    """By path, such as ``players.ducats``: the highest number, or the lowest and the highest."""
    copies: Mapping[str | int, int]
    """By id: how often a match has this component."""
    default_limit: int


class Layout:
    """The entries of a view as one seat sees them, and the function that writes a view into them.

    `name` is what an entry is called, and `path` the same without places and keys; `value` is the expression of a value
    in the program.
    """

    def __init__(self, declared: inspect.StructType, rules: LayoutRules, me: Seat, skip: Sequence[str]) -> None:
        self.entries: list[Entry] = []
        self.omitted: list[str] = []
        self._rules = rules
        self._me = me
        self._base = 0
        """The entry from which the program counts where it is now."""
        self._program = Program()
        self._fields = [field for field in declared.fields if field.name not in skip]
        self._build()

    def _build(self) -> None:
        for field in self._fields:
            if field.name == "frames":
                self._questions(field.type)
            else:
                self._add(field.type, f"view.{field.name}", field.name, field.name)
        self.write: Write = self._program.function("view")

    def _entry(self, name: str, limit: Limit) -> int:
        """Add an entry and return its place, counted from the base."""
        low, high = (0, limit) if isinstance(limit, int) else limit
        self.entries.append(Entry(name, low, high))
        return len(self.entries) - 1 - self._base

    def _limit(self, path: str) -> Limit:
        return self._rules.limits.get(path, self._rules.default_limit)

    def _omit(self, path: str) -> None:
        if path not in self.omitted:
            self.omitted.append(path)

    def _ids(self, noun: str) -> Mapping[Any, str] | None:
        """Return the ids of a kind with the names of their entries; seats in the order seen from the own one."""
        if noun == "seat":
            seats = self._rules.seats
            return {(self._me + further) % seats: f"+{further}" for further in range(seats)}
        return self._rules.ids.get(noun)

    def _index(self, ids: Mapping[Any, str], name: str, limit: Limit | None) -> dict[Any, int]:
        """Add an entry for each id and return their places; without a limit each is as high as there are copies."""
        copies: dict[str, int] = {}
        for id_, said in ids.items():
            copies[said] = copies.get(said, 0) + self._rules.copies.get(id_, 0)
        places = {
            said: self._entry(f"{name}={said}", limit or count or self._rules.default_limit)
            for said, count in copies.items()
        }
        return {id_: places[said] for id_, said in ids.items()}

    def _add(self, declared: inspect.Type, value: str, name: str, path: str) -> None:
        """Add the entries of a type, and the code that writes a value into them."""
        match declared:
            case inspect.Metadata(extra=extra, type=inner):
                self._marked(extra or {}, inner, value, name, path)
            case inspect.BoolType():
                self._program.add(self._entry(name, 1), value)
            case inspect.IntType():
                self._program.add(self._entry(name, self._limit(path)), value)
            case inspect.LiteralType(values=values):
                self._program.choose({one: self._entry(f"{name}={one}", 1) for one in values}, value)
            case inspect.UnionType(types=types):
                self._union(types, value, name, path)
            case inspect.VarTupleType(item_type=item):
                self._bag(item, value, name, path)
            case inspect.DictType(key_type=key, value_type=held):
                self._by_key(key, held, value, name, path)
            case inspect.StructType(cls=cls) if cls is Score:
                self._program.add(self._entry(name, self._limit(path)), f"{value}.total")
            case inspect.StructType():
                self._struct(declared, value, name, path)
            case _:
                self._omit(path)

    def _marked(self, extra: Mapping[str, Any], inner: inspect.Type, value: str, name: str, path: str) -> None:
        if extra.get("unencoded"):
            self._omit(path)
        elif "by" in extra:
            self._places(inner, self._ids(extra["by"]), value, name, path)
        elif "in_order" in extra:
            most = extra["in_order"]
            ids = self._ids(most) if isinstance(most, str) else range(most)
            in_order = None if ids is None else {place: str(place) for place in range(len(ids))}
            self._places(inner, in_order, value, name, path)
        elif extra.get("kind", "amount") == "amount":
            self._add(inner, value, name, path)
        else:
            known = self._ids(extra["kind"])
            if known is None:
                self._omit(path)
            else:
                self._program.choose(self._index(known, name, 1), value)

    def _struct(self, declared: inspect.StructType, value: str, name: str, path: str) -> None:
        for field in declared.fields:
            self._add(field.type, f"{value}.{field.name}", f"{name}.{field.name}", f"{path}.{field.name}")

    def _union(self, types: Sequence[inspect.Type], value: str, name: str, path: str) -> None:
        """Add what may be None, or one of several records: which one, and the entries of each."""
        some = [one for one in types if not isinstance(one, inspect.NoneType)]
        structs = [one for one in some if isinstance(one, inspect.StructType)]
        if len(some) > 1 and len(structs) < len(types):
            self._omit(path)
            return
        value = self._program.keep(value)
        if len(some) == 1:
            with self._program.block(f"if {value} is not None:"):
                if not _shows_itself(some[0]):
                    self._program.add(self._entry(f"{name}?", 1), "1")
                self._add(some[0], value, name, path)
            return
        for one in structs:
            with self._program.block(f"if type({value}) is {self._program.constant(one.cls)}:"):
                self._program.add(self._entry(f"{name}={one.tag}", self._limit(path)), "1")
                self._struct(one, value, f"{name}.{one.tag}", f"{path}.{one.tag}")

    def _bag(self, item: inspect.Type, value: str, name: str, path: str) -> None:
        """Add a tuple whose order does not matter: how often each thing, the sum of numbers and of entries."""
        known = self._ids(_noun(item) or "")
        one = self._program.new_name()
        with self._program.block(f"for {one} in {value}:"):
            if known is not None:
                self._program.choose(self._index(known, name, self._rules.limits.get(path)), one)
            else:
                if isinstance(item, inspect.StructType):
                    self._program.add(self._entry(f"{name}#", self._limit(path)), "1")
                self._add(item, one, name, path)

    def _places(self, declared: inspect.Type, ids: Mapping[Any, str] | None, value: str, name: str, path: str) -> None:
        """Add a tuple by place: the entries of an item for each of them."""
        if ids is None or not isinstance(declared, inspect.VarTupleType):
            self._omit(path)
            return
        in_place = list(ids) if isinstance(next(iter(ids), ""), str) else sorted(ids)
        value, starts, one = self._program.keep(value), self._program.new_name(), self._program.new_name()
        self._program.demand_at_most(len(in_place), value, name)
        with self._program.block(f"for start, {one} in zip({starts}, {value}):"):
            found = self._repeated(declared.item_type, ids, one, name, path)
        self._program.constants[starts] = tuple(found[id_] for id_ in in_place)

    def _by_key(self, key: inspect.Type, held: inspect.Type, value: str, name: str, path: str) -> None:
        """Add a dict: the entries of a value for each id that a key may have."""
        ids = self._ids(_noun(key) or "")
        if ids is None:
            self._omit(path)
            return
        starts, at, one = (self._program.new_name() for _ in range(3))
        with self._program.block(f"for {at}, {one} in {value}.items():"):
            self._program.say(f"start = {starts}[{at}]")
            found = self._repeated(held, ids, one, name, path, shows=isinstance(held, inspect.IntType))
        self._program.constants[starts] = found

    def _repeated(
        self, item: inspect.Type, ids: Mapping[Any, str], one: str, name: str, path: str, *, shows: bool = True
    ) -> dict[Any, int]:
        """Add the entries of an item once for each id, with code that counts from their start; return the starts."""
        outer, starts = self._base, dict[str, int]()
        with self._program.counted_from_start():
            for said in dict.fromkeys(ids.values()):
                starts[said] = len(self.entries) - outer
                self._base = len(self.entries)
                with self._program.silent(len(starts) > 1):
                    if not (shows or _shows_itself(item)):
                        alike = sum(other == said for other in ids.values())
                        self._program.add(self._entry(f"{name}[{said}]?", alike), "1")
                    self._add(item, one, f"{name}[{said}]", path)
        self._base = outer
        return {id_: starts[said] for id_, said in ids.items()}

    def _questions(self, declared: inspect.Type) -> None:
        """Add the stack of questions: the kind of the top one, who is asked, and the topmost one of each kind."""
        assert isinstance(declared, inspect.VarTupleType)
        union = declared.item_type
        types = union.types if isinstance(union, inspect.UnionType) else (union,)
        frames = [one for one in types if isinstance(one, inspect.StructType)]
        asked = {one.cls: self._entry(f"question={one.tag}", 1) for one in frames}
        with self._program.block("if view.frames:"):
            self._program.choose(asked, "type(view.frames[-1])")
            with self._program.block("for seat in view.frames[-1].deciders:"):
                self._program.choose(self._index(self._ids("seat") or {}, "decider", 1), "seat")
        writes: dict[Any, Write] = {}
        for one in frames:
            with self._program.apart():
                self._program.add(self._entry(f"frames.{one.tag}?", 1), "1")
                self._struct(one, "frame", f"frames.{one.tag}", f"frames.{one.tag}")
                writes[one.cls] = self._program.function("frame")
        with self._program.block("for type_, frame in {type(frame): frame for frame in view.frames}.items():"):
            self._program.say(f"{self._program.constant(writes)}[type_](frame, out)")


def _noun(declared: inspect.Type) -> str | None:
    """Return the kind of a type, if it names one thing of a kind other than an amount."""
    noun = (declared.extra or {}).get("kind") if isinstance(declared, inspect.Metadata) else None
    return None if noun == "amount" else noun


def _shows_itself(declared: inspect.Type) -> bool:
    """Return True if the entries of a value cannot be all zero, so that its absence shows."""
    return _noun(declared) is not None or isinstance(declared, inspect.LiteralType)
