"""The difference between two views of one seat, fact by fact; unchanged parts are skipped."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect

from kontor.core import View

Path: TypeAlias = tuple[str | int, ...]

NOT_THE_TABLE = frozenset({"seat", "options", "frames", "unseen"})
"""Fields of a view that are not about the position itself."""
NOTHING = object()


class Fact(NamedTuple):
    """A value at a path that only one of two views has, and its kind, if it has one."""

    path: Path
    kind: str | None
    value: Any


def changed_facts(before: View, after: View) -> list[Fact]:
    """Return the facts that only one of two views has: those of the first and those of the second."""
    found: list[Fact] = []
    for field in _fields_of(type(after)):
        if field.name not in NOT_THE_TABLE:
            old, new = getattr(before, field.name), getattr(after, field.name)
            found += _between(field.type, (field.name,), old, new)
    return found


def all_facts(view: View) -> list[Fact]:
    """Return every fact of a view."""
    fields = [field for field in _fields_of(type(view)) if field.name not in NOT_THE_TABLE]
    return [fact for field in fields for fact in _all(field.type, (field.name,), getattr(view, field.name))]


@cache
def _fields_of(view: type[View]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(view)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _between(declared: inspect.Type, path: Path, old: Any, new: Any) -> Iterator[Fact]:
    """Yield the facts that only one of two values has."""
    if old == new:
        return
    match declared:
        case inspect.UnionType(types=types) if type(old) is type(new):
            yield from _between(_fitting(types, new), path, old, new)
        case inspect.StructType(fields=fields) if type(old) is type(new):
            for field in fields:
                yield from _between(field.type, (*path, field.name), getattr(old, field.name), getattr(new, field.name))
        case inspect.DictType(value_type=held) if NOTHING not in (old, new):
            for key in dict.fromkeys((*old, *new)):
                yield from _between(held, (*path, key), old.get(key, NOTHING), new.get(key, NOTHING))
        case inspect.CollectionType(item_type=item) if _loose(item) and NOTHING not in (old, new):
            counted = Counter(old), Counter(new)
            gone = (*(counted[0] - counted[1]), *(counted[1] - counted[0]))
            yield from (Fact(path, _kind(item), value) for value in gone)
        case inspect.CollectionType(item_type=item) if NOTHING not in (old, new):
            for place in range(max(len(old), len(new))):
                one, other = (held[place] if place < len(held) else NOTHING for held in (old, new))
                yield from _between(item, (*path, place), one, other)
        case _:
            yield from (fact for value in (old, new) for fact in _all(declared, path, value))


def _all(declared: inspect.Type, path: Path, value: Any) -> Iterator[Fact]:
    """Yield every fact that a value holds."""
    if value is NOTHING or value is None:
        return
    match declared:
        case inspect.UnionType(types=types):
            yield from _all(_fitting(types, value), path, value)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from _all(field.type, (*path, field.name), getattr(value, field.name))
        case inspect.DictType(value_type=held):
            for key, one in value.items():
                yield from _all(held, (*path, key), one)
        case inspect.CollectionType(item_type=item):
            for place, one in enumerate(value):
                yield from _all(item, path if _loose(item) else (*path, place), one)
        case _:
            yield Fact(path, _kind(declared), value)


def _loose(item: inspect.Type) -> bool:
    """Return True if things of this kind have no order: cards in a hand do not, seats on a ladder do."""
    return _kind(item) not in (None, "seat", "amount")


def _kind(declared: inspect.Type) -> str | None:
    if isinstance(declared, inspect.Metadata):
        kind: str | None = (declared.extra or {}).get("kind")
        return kind or _kind(declared.type)
    return None


def _fitting(types: tuple[inspect.Type, ...], value: Any) -> inspect.Type:
    """Return the member of a union that a value is one of."""
    structs = [one for one in types if isinstance(one, inspect.StructType)]
    if isinstance(value, msgspec.Struct):
        return next((one for one in structs if one.cls is type(value)), inspect.AnyType())
    return next((one for one in types if one not in structs and not isinstance(one, inspect.NoneType)), types[0])
