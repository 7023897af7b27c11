"""The card harvest_mix: a harvest of ships, colonists and spices."""

import pytest

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    MixColonists,
    MixShips,
    PlaceSpice,
    PlayCard,
)
from kontor.games.goa.events import (
    ActionTaken,
    ResourcesGained,
    SpicePlaced,
)
from kontor.games.goa.frames import (
    MixColonistsFrame,
    MixShipsFrame,
    PlaceSpiceFrame,
)
from kontor.games.goa.rules import C8
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"


def mixing(row: int, *tiles: str) -> Table:
    """Let A play harvest_mix with the harvest marker in a row and these empty tiles."""
    table = Table().rows(A, harvest=row, ships=5).hand(A, "exp_19")
    for tile in tiles:
        table.store(A, tile)
    return table.turn(A).play(A, PlayCard("exp_19"))


@rule("GOA-C8")
@pytest.mark.parametrize(("row", "value"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_harvest_mix_divides_the_harvest_value(row: int, value: int) -> None:
    """It is the harvest action; up to the whole value may be ships."""
    table = mixing(row, GINGER)
    assert table.event(ActionTaken) == ActionTaken(A, "harvest", rule=C8)
    assert table.state.frames[-1] == MixShipsFrame(A, value)
    assert table.legal(A) == [MixShips(ships) for ships in range(value + 1)]
    assert table.check(A, MixShips(value)) is None
    assert table.check(A, MixShips(value + 1)) == Refusal(C8, {"left": value})

    table.play(A, MixShips(value))
    assert table.events[0] == ResourcesGained(A, "ships", value, rule=C8)
    assert (table.state.ships[A], table.state.colonists[A]) == (4 + value, 2)
    assert table.stored(A) == {GINGER: ()}
    assert table.deciders == (B,)


@rule("GOA-C8")
def test_harvest_mix_gives_ships_colonists_and_spices_that_add_up() -> None:
    """Six: one ship, two colonists, three spices of which the player chooses the fields."""
    table = mixing(4, GINGER, CLOVE).play(A, MixShips(1))
    assert table.state.frames[-1] == MixColonistsFrame(A, 5)
    assert table.legal(A) == [MixColonists(number) for number in range(6)]

    table.play(A, MixColonists(2))
    assert table.event(ResourcesGained) == ResourcesGained(A, "colonists", 2, rule=C8)
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 3, C8)
    table.play(A, *[PlaceSpice(CLOVE, "clove")] * 3)
    assert (table.state.ships[A], table.state.colonists[A]) == (5, 4)
    assert table.stored(A) == {GINGER: (), CLOVE: ("clove", "clove", "clove")}


@rule("GOA-C8")
def test_the_spices_of_a_mix_stay_within_the_free_fields() -> None:
    """Six with three fields: after one ship at least two colonists must be taken."""
    table = mixing(4, GINGER).play(A, MixShips(1))
    assert table.check(A, MixColonists(1)) == Refusal(C8, {"fewest": 2}, "fields")
    assert table.check(A, MixColonists(2)) is None
    assert table.check(A, MixColonists(5)) is None
    assert table.check(A, MixColonists(6)) == Refusal(C8, {"left": 5})
    assert table.legal(A) == [MixColonists(number) for number in (2, 3, 4, 5)]

    table.play(A, MixColonists(2))
    assert table.stored(A) == {GINGER: ("ginger", "ginger", "ginger")}
    assert [event for event in table.events if isinstance(event, SpicePlaced)] == [
        SpicePlaced(A, GINGER, "ginger", rule=C8)
    ] * 3


@rule("GOA-C8")
def test_without_a_free_field_the_rest_of_a_mix_is_colonists() -> None:
    """Four: one ship and, without a question, three colonists."""
    table = mixing(3).play(A, MixShips(1))

    assert table.events[:2] == [
        ResourcesGained(A, "ships", 1, rule=C8),
        ResourcesGained(A, "colonists", 3, rule=C8),
    ]
    assert (table.state.ships[A], table.state.colonists[A], table.deciders) == (5, 5, (B,))


@rule("GOA-C8")
def test_a_mix_may_be_nothing_but_spices() -> None:
    """No ship, no colonist: a plain harvest."""
    table = mixing(2, GINGER).play(A, MixShips(0), MixColonists(0))

    assert (table.state.ships[A], table.state.colonists[A]) == (4, 2)
    assert table.stored(A) == {GINGER: ("ginger", "ginger")}


@rule("GOA-C13")
def test_a_modifier_is_discarded_when_its_action_is_finished() -> None:
    """While the mix is decided it lies apart."""
    table = mixing(2, GINGER)
    assert "exp_19" not in table.state.expedition_discard
    table.assert_census()

    table.play(A, MixShips(2))
    assert table.state.expedition_discard[-1] == "exp_19"
    table.assert_census()
