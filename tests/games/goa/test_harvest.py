"""The action harvest: how many sacks, onto which fields, and what is placed without a question."""

import pytest

from games.goa.table import IN_FOUNDING, A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import Done, Harvest, PlaceSpice, PlayCard, UseTile
from kontor.games.goa.events import SpicePlaced, SpicesLost
from kontor.games.goa.frames import AfterActionFrame, PlaceSpiceFrame, TurnFrame
from kontor.games.goa.rules import K8, K9
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"
PEPPER = "b:plantation_pepper_3:1"
NUTMEG = "b:plantation_nutmeg_3:1"


def sacks(table: Table) -> int:
    """Return how many sacks A has."""
    return sum(map(len, table.stored(A).values()))


@rule("GOA-K8")
@pytest.mark.parametrize(("row", "value"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_a_harvest_takes_what_the_harvest_column_shows(row: int, value: int) -> None:
    """Each sack is one answer, as long as there are more fields than sacks."""
    table = Table().rows(A, harvest=row, ships=5).store(A, GINGER).store(A, CLOVE).store(A, PEPPER).store(A, NUTMEG)
    table.turn(A).play(A, Harvest())

    assert table.state.frames[-1] == PlaceSpiceFrame(A, value, K8)
    for _ in range(value):
        assert table.deciders == (A,)
        table.play(A, table.legal(A)[0])
    assert table.events[0] == SpicePlaced(A, table.event(SpicePlaced).tile, table.event(SpicePlaced).spice, rule=K8)
    assert (sacks(table), table.deciders) == (value, (B,))


@rule("GOA-K8")
def test_sacks_that_find_no_field_are_lost() -> None:
    """Four sacks for three fields: the fields are filled, one sack is lost."""
    table = Table(**IN_FOUNDING).rows(A, harvest=3).store(A, GINGER).turn(A).play(A, Harvest())

    assert table.stored(A) == {GINGER: ("ginger", "ginger", "ginger")}
    assert table.event(SpicesLost) == SpicesLost(A, 1, rule=K8)
    assert [event for event in table.events if isinstance(event, SpicePlaced)] == [
        SpicePlaced(A, GINGER, "ginger", rule=K8)
    ] * 3


@rule("GOA-K8")
def test_nothing_is_lost_if_every_sack_finds_a_field() -> None:
    """Two sacks for two free fields; the third field has a sack already."""
    table = Table().rows(A, harvest=2).store(A, GINGER, "ginger").turn(A).play(A, Harvest())

    assert table.stored(A) == {GINGER: ("ginger", "ginger", "ginger")}
    assert [event for event in table.events if isinstance(event, SpicesLost)] == []


@rule("GOA-K8")
def test_a_sack_goes_on_a_fitting_free_field_of_the_players_tile() -> None:
    """Not on a full tile, not on one of another player, and not on a field for another spice."""
    table = Table().store(A, GINGER).store(A, "a:plantation_clove_1:1", "clove").store(A, CLOVE, "clove")
    table.store(B, PEPPER).turn(A).play(A, Harvest())

    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), PlaceSpice(CLOVE, "clove")]
    full = table.check(A, PlaceSpice("a:plantation_clove_1:1", "clove"))
    assert full == Refusal(K8, {"tile": "a:plantation_clove_1:1"}, "full")
    assert table.check(A, PlaceSpice(PEPPER, "pepper")) == Refusal(K8, {"tile": PEPPER}, "other")
    fitting = Refusal(K8, {"tile": GINGER, "spice": "clove"}, "fitting")
    assert table.check(A, PlaceSpice(GINGER, "clove")) == fitting
    assert table.check(A, PlaceSpice(CLOVE, "clove")) is None


@rule("GOA-K9")
def test_the_player_chooses_which_fields_are_filled() -> None:
    """Two sacks for six fields: both may go on one tile."""
    table = Table().rows(A, harvest=2).store(A, GINGER).store(A, CLOVE).turn(A).play(A, Harvest())
    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), PlaceSpice(CLOVE, "clove")]

    table.play(A, PlaceSpice(CLOVE, "clove"), PlaceSpice(CLOVE, "clove"))
    assert table.stored(A) == {GINGER: (), CLOVE: ("clove", "clove")}
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-K9", "GOA-R18")
def test_a_harvest_places_as_many_sacks_as_possible() -> None:
    """Nobody may stop early: the smaller of the harvest value and the free fields is placed."""
    table = Table().rows(A, harvest=2).store(A, GINGER).store(A, CLOVE).turn(A).play(A, Harvest())
    assert table.check(A, Done()) == Refusal(K9, {"left": 2})
    table.play(A, PlaceSpice(CLOVE, "clove"))
    assert table.check(A, Done()) == Refusal(K9, {"left": 1})
    assert Done() not in table.legal(A)


@rule("GOA-R18")
def test_gain_spices_may_take_fewer() -> None:
    """The text of the card says up to: after the first sack the player may stop."""
    table = Table().store(A, GINGER).store(A, CLOVE).hand(A, "exp_10").turn(A).play(A, PlayCard("exp_10"))
    table.play(A, PlaceSpice(GINGER, "ginger"))

    assert table.check(A, Done()) is None
    assert sacks(table.play(A, Done())) == 1


@rule("GOA-K21")
def test_a_field_of_several_spices_takes_a_different_one_each_time() -> None:
    """A cinnamon was there before; all five spices are offered for the free field."""
    table = Table().store(A, "calicut_any:1", "cinnamon").turn(A).play(A, Harvest())
    offered = table.legal(A)
    assert offered == [
        PlaceSpice("calicut_any:1", spice) for spice in ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
    ]

    table.play(A, PlaceSpice("calicut_any:1", "clove"))
    assert table.stored(A) == {"calicut_any:1": ("cinnamon", "clove")}


@rule("GOA-K21")
def test_a_refilled_tile_asks_for_each_of_its_spices() -> None:
    """Extra harvest fills both fields of Madras, each with one of its two spices."""
    table = Table().store(A, "madras_nutmeg_clove:1").store(A, "b:plantation_ginger_3:1", *["ginger"] * 3)
    table.keep(A, "b:extra_harvest:1").turn(A).play(A, UseTile("b:extra_harvest:1"))
    offered = [PlaceSpice("madras_nutmeg_clove:1", "nutmeg"), PlaceSpice("madras_nutmeg_clove:1", "clove")]

    assert table.legal(A) == offered
    assert table.play(A, offered[1]).legal(A) == offered
    assert table.play(A, offered[0]).stored(A)["madras_nutmeg_clove:1"] == ("clove", "nutmeg")


@rule("GOA-R8")
def test_a_harvest_is_one_step_that_nothing_interrupts() -> None:
    """A duty cannot free fields while the sacks are placed; after it the freed fields stay free."""
    table = Table().rows(A, harvest=1).store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, *["clove"] * 3)
    table.store(A, "cochin_any:1").keep(A, "a:duty:1").turn(A).play(A, Harvest())
    assert table.check(A, UseTile("a:duty:1")) == Refusal(ANOTHER_QUESTION)

    table.play(A, PlaceSpice("cochin_any:1", "pepper"))
    assert table.state.frames[-1] == AfterActionFrame(A)
    assert table.check(A, UseTile("a:duty:1")) is None
    assert sacks(table) == 7


@rule("GOA-R20")
def test_a_harvest_without_a_free_field_is_legal() -> None:
    """All its sacks are lost, and the action is over."""
    table = Table(**IN_FOUNDING).rows(A, harvest=2).turn(A)
    assert table.check(A, Harvest()) is None

    table.play(A, Harvest())
    assert table.event(SpicesLost) == SpicesLost(A, 2, rule=K8)
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-R48")
def test_fields_of_a_single_spice_are_filled_by_themselves_if_the_sacks_suffice() -> None:
    """Four sacks for four fields: three gingers are placed, then the spice of the colony is asked."""
    table = Table().rows(A, harvest=3).store(A, "cochin_any:1").store(A, GINGER).turn(A).play(A, Harvest())

    assert table.stored(A) == {"cochin_any:1": (), GINGER: ("ginger", "ginger", "ginger")}
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, K8)
    assert len(table.legal(A)) == 5


@rule("GOA-R48")
def test_one_sack_less_than_free_fields_is_asked_for() -> None:
    """Four sacks for five fields: even the plantation is a choice."""
    table = Table().rows(A, harvest=3).store(A, "calicut_any:1").store(A, GINGER).turn(A).play(A, Harvest())

    assert table.stored(A) == {"calicut_any:1": (), GINGER: ()}
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 4, K8)
    assert len(table.legal(A)) == 6


@rule("GOA-R48")
def test_the_only_possible_field_is_taken_by_itself() -> None:
    """One sack, one plantation with three fields: no question."""
    table = Table().store(A, GINGER).turn(A).play(A, Harvest())

    assert table.stored(A) == {GINGER: ("ginger",)}
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-R48")
def test_the_only_possible_field_is_asked_for_if_the_player_may_stop() -> None:
    """The first sack of gain_spices comes by itself, the second one is a choice."""
    table = Table().store(A, GINGER).hand(A, "exp_10").turn(A).play(A, PlayCard("exp_10"))

    assert table.stored(A) == {GINGER: ("ginger",)}
    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), Done()]


@rule("GOA-R48")
def test_gain_spices_never_fills_the_plantations_by_itself() -> None:
    """Two sacks at most for two fields of two tiles: the first one is chosen, too."""
    table = Table().store(A, GINGER, "ginger", "ginger").store(A, CLOVE, "clove", "clove").hand(A, "exp_10")
    table.turn(A).play(A, PlayCard("exp_10"))

    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), PlaceSpice(CLOVE, "clove")]


@rule("GOA-R48")
def test_a_duty_takes_six_spices_by_itself_if_the_player_has_exactly_six() -> None:
    """Two kinds on two tiles, but nothing to choose."""
    table = Table().store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, *["clove"] * 3).keep(A, "a:duty:1").turn(A)
    table.play(A, UseTile("a:duty:1"))

    assert table.stored(A) == {GINGER: (), CLOVE: ()}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-R48")
def test_a_duty_with_seven_spices_is_asked_for() -> None:
    """The first of six sacks is chosen among seven."""
    table = Table().store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, *["clove"] * 3).store(A, "cochin_any:1", "clove")
    table.keep(A, "a:duty:1").turn(A).play(A, UseTile("a:duty:1"))

    assert len(table.legal(A)) == 3
    assert sacks(table) == 7
