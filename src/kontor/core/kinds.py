"""What a field of a record stands for: a card, a port, a seat.

A kind is a singular noun of the ledger. Declared once in a field's type, it yields refs, names in messages, the
well-formed actions that a person might try, and the ids that an event mentions (and so what cannot be undone).
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import inspect


def kind(noun: str) -> msgspec.Meta:
    """Return the metadata for `Annotated` that marks a type as standing for a noun of the ledger."""
    return msgspec.Meta(extra={"kind": noun})


Seat: TypeAlias = Annotated[int, kind("seat")]
"""A place at the table, clockwise from 0."""

Amount: TypeAlias = Annotated[int, kind("amount")]
"""A number that a person steps through, such as a bid; never a ref."""


def by(noun: str) -> msgspec.Meta:
    """Return the metadata for a tuple whose i-th value belongs to the i-th id of a kind; for seats see `BySeat`."""
    return msgspec.Meta(extra={"by": noun})


def in_order(most: str | int) -> msgspec.Meta:
    """Return the metadata for a tuple whose order matters; it is at most this long, or as long as a kind has ids."""
    return msgspec.Meta(extra={"in_order": most})


T = TypeVar("T")
BySeat: TypeAlias = Annotated[tuple[T, ...], by("seat")]
"""One value for each seat, seat 0 first."""

UNENCODED = msgspec.Meta(extra={"unencoded": True})
"""Marks a field of a view that observations leave out, because it follows from the others."""


class KindedField(msgspec.Struct, frozen=True):
    """One field of a record: its name, its kind if it has one, and whether it holds many values or may be empty."""

    name: str
    kind: str | None
    many: bool = False
    optional: bool = False


def _read(name: str, declared: inspect.Type) -> KindedField:
    match declared:
        case inspect.Metadata(type=inner, extra=extra):
            noun = (extra or {}).get("kind")
            return KindedField(name, noun) if noun else _read(name, inner)
        case inspect.UnionType(types=types):
            found = [f for t in types if (f := _read(name, t)).kind]
            optional = any(isinstance(t, inspect.NoneType) for t in types)
            return KindedField(name, found[0].kind if found else None, optional=optional)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return KindedField(name, _read(name, item).kind, many=True)
        case _:
            return KindedField(name, None)


@cache
def kinded_fields(record: type[msgspec.Struct]) -> tuple[KindedField, ...]:
    """Return the fields of a record type with their kinds, in order."""
    info = inspect.type_info(record)
    assert isinstance(info, inspect.StructType)
    return tuple(_read(f.name, f.type) for f in info.fields)


def mentions(record: msgspec.Struct) -> set[str]:
    """Return every component id that a record names, at any depth."""
    flat, deep = _naming_fields(type(record))
    found = {value for name in flat if isinstance(value := getattr(record, name), str)}
    for name, declared in deep:
        found.update(_ids(declared, getattr(record, name)))
    return found


_NAMELESS = (inspect.BoolType, inspect.FloatType, inspect.IntType, inspect.LiteralType, inspect.StrType)
"""Types of fields that name nothing, because they have no kind."""


@cache
def _naming_fields(record: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[tuple[str, inspect.Type], ...]]:
    """Return the fields of a record that are one id each, and those to look into, with their types; not the others."""
    info = inspect.type_info(record)
    assert isinstance(info, inspect.StructType)
    has_kind = [isinstance(each.type, inspect.Metadata) and "kind" in (each.type.extra or {}) for each in info.fields]
    flat = [each.name for each, plain in zip(info.fields, has_kind, strict=True) if plain]
    deep = [
        (each.name, each.type)
        for each, plain in zip(info.fields, has_kind, strict=True)
        if not plain and not isinstance(each.type, _NAMELESS)
    ]
    return tuple(flat), tuple(deep)


def _ids(declared: inspect.Type, value: Any) -> Iterator[str]:
    """Yield the strings that stand where the declared type has a kind."""
    if isinstance(declared, inspect.Metadata) and "kind" in (declared.extra or {}):
        if isinstance(value, str):
            yield value
    elif value is not None:
        for part_type, part in _parts(declared, value):
            yield from _ids(part_type, part)


def _parts(declared: inspect.Type, value: Any) -> Iterable[tuple[inspect.Type, Any]]:
    """Return what a value is made of, each part with its declared type."""
    match declared:
        case inspect.Metadata(type=inner):
            return [(inner, value)]
        case inspect.UnionType(types=types):
            return [(one, value) for one in types]
        case inspect.CollectionType(item_type=item) if isinstance(value, Collection) and not isinstance(value, str):
            return [(item, one) for one in value]
        case inspect.TupleType(item_types=items) if isinstance(value, tuple):
            return zip(items, value, strict=True)
        case inspect.DictType(key_type=key, value_type=held) if isinstance(value, dict):
            return [pair for name, one in value.items() for pair in ((key, name), (held, one))]
        case inspect.StructType(cls=cls, fields=fields) if isinstance(value, cls):
            return [(field.type, getattr(value, field.name)) for field in fields]
    return []
