"""Kinds of fields, and what follows from them: refs, amounts, mentions."""

from typing import Annotated

from kontor.core import Action, Amount, Event, Seat, kind, kinded_fields, mentions

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
    """Seats are no components, and a string without a kind is no id."""
    assert mentions(Given(("a", "b"), rule="TOY-A1")) == {"a", "b"}
    assert mentions(Give("ry_p1", 2, 7)) == {"ry_p1"}
