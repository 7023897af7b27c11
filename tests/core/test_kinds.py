"""Kinds of fields, and what follows from them: refs, amounts, mentions."""

from typing import Annotated

import pytest

from kontor.core import Action, Amount, Event, Record, Seat, kind, kinded_fields, mentions

Card = Annotated[str, kind("card")]


class Give(Action, frozen=True, tag="give"):
    card: Card
    to: Seat
    price: Amount
    extra: Card | None = None


class Given(Event, frozen=True, tag="given"):
    cards: tuple[Card, ...]
    note: str = "ry_p1"


def test_fields_know_their_kinds() -> None:
    """Optional and repeated fields have the kind of what they hold."""
    fields = {field.name: field for field in kinded_fields(Give)}

    assert [fields[name].kind for name in ("card", "to", "price", "extra")] == ["card", "seat", "amount", "card"]
    assert [fields[name].optional for name in ("card", "extra")] == [False, True]
    assert next(field for field in kinded_fields(Given) if field.name == "cards").many


def test_refs_are_what_a_person_touches() -> None:
    """Every field with a kind is a ref, but amounts are stepped through and empty fields are left out."""
    assert Give("ry_p1", 2, 7).refs() == ("card:ry_p1", "seat:2")
    assert Give("ry_p1", 2, 7, "by_n1").refs() == ("card:ry_p1", "seat:2", "card:by_n1")
    assert Give("ry_p1", 2, 7).amount() == 7


def test_an_event_mentions_the_components_in_its_kinded_fields() -> None:
    """Seats are not components, and a string without a kind is not an id."""
    assert mentions(Given(("a", "b"), rule="TOY-A1")) == {"a", "b"}
    assert mentions(Give("ry_p1", 2, 7)) == {"ry_p1"}


class Inner(Record, frozen=True):
    card: Card


class Deep(Event, frozen=True, tag="deep"):
    masked: tuple[Card, ...] | None = None
    pair: tuple[Card, int] | None = None
    inner: Inner | None = None
    counts: dict[Card, int] | None = None
    rows: tuple[tuple[Card, ...], ...] = ()


@pytest.mark.parametrize(
    "event",
    [
        Deep(masked=("x",), rule="TOY-A1"),
        Deep(pair=("x", 3), rule="TOY-A1"),
        Deep(inner=Inner("x"), rule="TOY-A1"),
        Deep(counts={"x": 2}, rule="TOY-A1"),
        Deep(rows=((), ("x",)), rule="TOY-A1"),
    ],
)
def test_a_mention_is_found_however_deep_it_stands(event: Deep) -> None:
    """Masked lists, pairs, nested records, dicts and rows: nothing hides an id."""
    assert mentions(event) == {"x"}
    assert mentions(Deep(rule="TOY-A1")) == set()
