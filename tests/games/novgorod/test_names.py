"""How things are called: by themselves, by what they are made of, and with the figures of the box."""

import pytest

from kontor.core import Name
from kontor.games.novgorod import GAME


@pytest.mark.parametrize(
    ("kind", "id_", "key"),
    [
        ("city", "danzig", "city-danzig"),
        ("stop", "danzig", "city-danzig"),
        ("source", "danzig", "city-danzig"),
        ("stop", "hold", "stop-hold"),
        ("source", "hold", "source-hold"),
        ("order", "deck", "order-deck"),
        ("offer", "deck", "offer-deck"),
        ("row", "upper", "row-upper"),
        ("place", "aside", "place-aside"),
        ("side", "back", "side-back"),
        ("career", "c3", "career-c3"),
        ("special_order", "s4", "special_order-s4"),
        ("bonus", "route5", "bonus-route5"),
        ("answer", "yes", "answer-yes"),
        ("asked", "furs", "good-furs"),
        ("asked", "clothing", "luxury-clothing"),
    ],
)
def test_a_thing_is_called_by_itself_and_a_place_by_its_city(kind: str, id_: str, key: str) -> None:
    """The hold and the deck have names of their own."""
    assert GAME.name(kind, id_) == Name(key)


@pytest.mark.parametrize("kind", ["order", "offer"])
def test_an_order_is_called_by_its_number_and_its_rows(kind: str) -> None:
    """Goods or a luxury, each row as one thing."""
    assert GAME.name(kind, "o16") == Name(
        "order-card", {"number": 16, "upper": ("asked", "grain+cloth"), "lower": ("asked", "amber+salt")}
    )
    assert GAME.name(kind, "o21").variables["upper"] == ("asked", "jewellery")


def test_a_row_is_called_by_its_order() -> None:
    """As it is touched."""
    assert GAME.name("row", "o16:lower") == Name("row-of", {"order": ("order", "o16"), "row": ("row", "lower")})


@pytest.mark.parametrize(
    ("kind", "id_", "rest", "last"), [("asked", "furs+cloth+wool", "furs+cloth", "wool"), ("cost", "g2+l2", "g2", "l2")]
)
def test_several_things_are_joined_one_by_one(kind: str, id_: str, rest: str, last: str) -> None:
    """The last one to those before it."""
    assert GAME.name(kind, id_) == Name("joined", {"rest": (kind, rest), "last": (kind, last)})


@pytest.mark.parametrize(
    ("id_", "key", "number"), [("g3", "cost-goods", 3), ("l1", "cost-luxuries", 1), ("d13", "cost-ducats", 13)]
)
def test_a_cost_is_called_by_its_number(id_: str, key: str, number: int) -> None:
    """Goods, luxuries or ducats."""
    assert GAME.name("cost", id_) == Name(key, {"number": number})


@pytest.mark.parametrize(("id_", "number"), [("speed", 1), ("income", 2), ("order_discount", 3), ("seal", 1)])
def test_a_privilege_is_called_by_what_it_gives(id_: str, number: int) -> None:
    """The figure stands in the box."""
    assert GAME.name("privilege", id_) == Name(f"privilege-{id_}", {"number": number})


def test_recipes_are_counted_from_one() -> None:
    """By people."""
    assert GAME.name("recipe", 0) == Name("recipe", {"number": 1})


def test_a_career_step_is_called_by_its_cost_and_its_privilege() -> None:
    """From the bottom, counted from 0."""
    assert GAME.name("step", "c1_front:0") == Name(
        "career-step", {"cost": ("cost", "g3"), "privilege": ("privilege", "seal")}
    )
    assert GAME.name("step", "c1_front:4").variables["cost"] == ("cost", "g2+l2")
    assert GAME.name("step", "c1_front:3").variables["cost"] == ("cost", "d13")
