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
"""Stands for a value that only the other view has."""


class Fact(NamedTuple):
    """A value at a path that only one of two views has, and its kind, if it has one."""

    path: Path
    kind: str | None
    value: Any


def changed_facts(before: View, after: View) -> list[Fact]:
    """Return the facts that only one of two views has: those of the first and those of the second."""
    facts: list[Fact] = []
    for field in _fields_of(type(after)):
        if field.name not in NOT_THE_TABLE:
            old, new = getattr(before, field.name), getattr(after, field.name)
            facts += _facts_between(field.type, (field.name,), old, new)
    return facts


def all_facts(view: View) -> list[Fact]:
    """Return every fact of a view."""
    fields = [field for field in _fields_of(type(view)) if field.name not in NOT_THE_TABLE]
    return [fact for field in fields for fact in _facts_in(field.type, (field.name,), getattr(view, field.name))]


@cache
def _fields_of(view: type[View]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(view)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _facts_between(declared: inspect.Type, path: Path, old: Any, new: Any) -> Iterator[Fact]:
    """Yield the facts that only one of two values has."""
    if old == new:
        return
    match declared:
        case inspect.UnionType(types=types) if type(old) is type(new):
            yield from _facts_between(_union_member(types, new), path, old, new)
        case inspect.StructType(fields=fields) if type(old) is type(new):
            for field in fields:
                yield from _facts_between(
                    field.type, (*path, field.name), getattr(old, field.name), getattr(new, field.name)
                )
        case inspect.DictType(value_type=value_type) if NOTHING not in (old, new):
            for key in dict.fromkeys((*old, *new)):
                yield from _facts_between(value_type, (*path, key), old.get(key, NOTHING), new.get(key, NOTHING))
        case inspect.CollectionType(item_type=item) if _is_unordered(item) and NOTHING not in (old, new):
            before, after = Counter(old), Counter(new)
            changed = (*(before - after), *(after - before))
            yield from (Fact(path, _kind_of(item), value) for value in changed)
        case inspect.CollectionType(item_type=item) if NOTHING not in (old, new):
            for place in range(max(len(old), len(new))):
                was, now = (values[place] if place < len(values) else NOTHING for values in (old, new))
                yield from _facts_between(item, (*path, place), was, now)
        case _:
            yield from (fact for value in (old, new) for fact in _facts_in(declared, path, value))


def _facts_in(declared: inspect.Type, path: Path, value: Any) -> Iterator[Fact]:
    """Yield every fact that a value holds."""
    if value is NOTHING or value is None:
        return
    match declared:
        case inspect.UnionType(types=types):
            yield from _facts_in(_union_member(types, value), path, value)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from _facts_in(field.type, (*path, field.name), getattr(value, field.name))
        case inspect.DictType(value_type=value_type):
            for key, inner in value.items():
                yield from _facts_in(value_type, (*path, key), inner)
        case inspect.CollectionType(item_type=item):
            for place, inner in enumerate(value):
                yield from _facts_in(item, path if _is_unordered(item) else (*path, place), inner)
        case _:
            yield Fact(path, _kind_of(declared), value)


def _is_unordered(item: inspect.Type) -> bool:
    """Return True if things of this kind have no order: cards in a hand do not, seats on a ladder do."""
    return _kind_of(item) not in (None, "seat", "amount")


def _kind_of(declared: inspect.Type) -> str | None:
    if isinstance(declared, inspect.Metadata):
        kind: str | None = (declared.extra or {}).get("kind")
        return kind or _kind_of(declared.type)
    return None


def _union_member(types: tuple[inspect.Type, ...], value: Any) -> inspect.Type:
    """Return the member of a union that a value is one of."""
    structs = [member for member in types if isinstance(member, inspect.StructType)]
    if isinstance(value, msgspec.Struct):
        return next((member for member in structs if member.cls is type(value)), inspect.AnyType())
    return next(
        (member for member in types if member not in structs and not isinstance(member, inspect.NoneType)), types[0]
    )
