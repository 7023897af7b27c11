"""Games as numbers: what each type of a view becomes, and what action ids and observations promise."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import inspect

from contract.toy import GAME
from contract.toy.game import Bid, Lay
from kontor.core import UNENCODED, BySeat, Record, Seat, by, in_order, kind, registry, seeded
from kontor.core.numbers import Layout, LayoutRules
from kontor.testing.contract.numbers import current, read_frozen

Card = Annotated[str, kind("card")]
CARDS: Mapping[str | int, str] = {"r:1": "r", "r:2": "r", "b:1": "b"}


class Pile(Record, frozen=True):
    owner: Seat
    cards: tuple[Card, ...]


class Deal(Record, frozen=True, tag="deal"):
    seat: Seat
    deciders: tuple[Seat, ...] = (1,)


class Table(Record, frozen=True):
    frames: tuple[Deal, ...] = ()
    coins: BySeat[int] = (0, 0, 0)
    best: Card | None = None
    limit: int | None = None
    stage: Literal["early", "late"] = "early"
    row: Annotated[tuple[Card, ...], in_order(2)] = ()
    sold: Annotated[tuple[bool, ...], by("card")] = ()
    piles: dict[Card, Pile] = {}  # noqa: RUF012 - msgspec copies it
    bag: tuple[tuple[Card, ...], ...] = ()
    steps: tuple[int, ...] = ()
    note: str = "not a number"
    plan: Annotated[tuple[Card, ...], UNENCODED] = ()


def told(table: Table, me: Seat = 0) -> dict[str, int]:
    """Return the entries of a table that are not zero, as one seat sees them."""
    rules = LayoutRules(3, {"card": CARDS}, {"coins": 9}, {"r:1": 1, "r:2": 1, "b:1": 1}, 5)
    declared = inspect.type_info(Table)
    assert isinstance(declared, inspect.StructType)
    layout = Layout(declared, rules, me, ())
    out = [0] * len(layout.entries)
    layout.write(table, out)
    assert layout.omitted == ["note", "plan"]
    return {entry.name: value for entry, value in zip(layout.entries, out, strict=True) if value}


CASES = [
    (Table(coins=(1, 2, 3)), {"coins[+0]": 1, "coins[+1]": 2, "coins[+2]": 3}),
    (Table(best="b:1"), {"best=b": 1}),
    (Table(limit=0), {"limit?": 1}),
    (Table(limit=4), {"limit?": 1, "limit": 4}),
    (Table(row=("r:2", "b:1")), {"row[0]=r": 1, "row[1]=b": 1}),
    (Table(row=("b:1",)), {"row[0]=b": 1}),
    (Table(sold=(False, True, False)), {"sold[r]": 1}),
    (Table(piles={"b:1": Pile(2, ())}), {"piles[b]?": 1, "piles[b].owner=+2": 1}),
    (
        Table(piles={"r:1": Pile(0, ("b:1",)), "r:2": Pile(1, ())}),
        {"piles[r]?": 2, "piles[r].owner=+0": 1, "piles[r].owner=+1": 1, "piles[r].cards=b": 1},
    ),
    (Table(bag=(("r:1",), ("r:2", "b:1"))), {"bag=r": 2, "bag=b": 1}),
    (Table(steps=(1, 2)), {"steps": 3}),
    (Table(frames=(Deal(2),)), {"question=deal": 1, "decider=+1": 1, "frames.deal?": 1, "frames.deal.seat=+2": 1}),
]


@pytest.mark.parametrize(("table", "expected"), CASES)
def test_each_type_has_its_entries(table: Table, expected: dict[str, int]) -> None:
    """What is empty says nothing; things that are alike share an entry."""
    found = told(table)
    frames = {name: value for name, value in found.items() if not name.startswith("frames.deal.deciders")}

    assert frames.pop("stage=early") == 1
    assert frames == expected


def test_seats_are_counted_from_the_viewer() -> None:
    """The own coins are the first ones for everybody."""
    coins = told(Table(coins=(1, 2, 3)), me=1)

    assert [coins[f"coins[+{further}]"] for further in range(3)] == [2, 3, 1]


def test_a_tuple_that_is_too_long_is_refused() -> None:
    """An entry that does not exist is not left out in silence."""
    with pytest.raises(ValueError, match="row has 3 values, and entries for 2"):
        told(Table(row=("r:1", "r:2", "b:1")))


def test_a_bid_above_the_limit_has_no_id() -> None:
    """It is left out of a mask, and `id_of` says so."""
    actions = GAME.numbers(2).actions
    limit = GAME.box.coins

    assert actions.ids(0, [Bid(limit), Bid(limit + 1), Lay("p01")]) == [limit, actions.id_of(0, Lay("p01"))]
    with pytest.raises(LookupError, match="has no id"):
        actions.id_of(0, Bid(limit + 1))
    with pytest.raises(IndexError):
        actions.action_of(0, -1)


def test_the_ids_of_espionage_name_opponents_from_the_own_seat() -> None:
    """The left neighbour has the same id for everybody."""
    actions = registry.game("goa").numbers(4).actions
    id_ = actions.names.index("choose_espionage:opponent=+1,column=taxes")

    opponents = [actions.action_of(seat, id_) for seat in range(4)]

    assert [msgspec.structs.astuple(action) for action in opponents] == [(s, "taxes") for s in (1, 2, 3, 0)]


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_numbers_of_our_games_are_frozen(slug: str) -> None:
    """Models that were trained go on to work, or the version says that they do not."""
    game = registry.game(slug)

    assert read_frozen(game) == current(game)


OMITTED = {
    "borneo": {"frames.distribution.rule"},
    "cargo_noir": {"players.combos", "trade.combos"},
    "goa": {"frames.place_spice.rule", "frames.choose_resource.rule"},
    "novgorod": {"seals_by_source", "planner"},
}
"""What follows from the rest: rules that are cited, combinations of tiles, sources of points, plans."""


@pytest.mark.parametrize("slug", registry.slugs())
def test_no_field_of_a_view_is_left_out_by_mistake(slug: str) -> None:
    """A new field without a kind would be missing from every observation."""
    game = registry.game(slug)

    assert {path for seats in game.info.seats for path in game.numbers(seats).omitted} == OMITTED[slug]


@pytest.mark.parametrize("slug", registry.slugs())
def test_numbers_are_written_into_any_memory_and_do_not_depend_on_options(slug: str) -> None:
    """All options have the same ids and entries, so that one model can play all of them."""
    game = registry.game(slug)
    seats, options = list(game.all_setups())[-1]
    numbers = game.numbers(seats)
    view = game.view(game.start(seats, options, seeded(4).bytes(32)), 0)
    out = [0] * numbers.size

    numbers.encode_into(view, out)

    assert out == list(numbers.encode(view))
    assert any(out)
