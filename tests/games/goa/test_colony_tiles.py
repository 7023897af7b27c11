"""The tile of a founded colony: chosen, placed and filled."""

import pytest

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import ChooseColonyTile, FoundColony, PlaceSpice
from kontor.games.goa.events import (
    ColonyTileTaken,
    SpicePlaced,
)
from kontor.games.goa.frames import PlaceSpiceFrame
from kontor.games.goa.rules import K8, K19
from kontor.testing.marks import rule

SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
PAIRS = ("cinnamon_pepper", "clove_ginger", "ginger_cinnamon", "nutmeg_clove", "pepper_nutmeg")


def founding(colony: str, *cards: str, row: int = 1, colonists: int = 2) -> Table:
    """Let A, with the colony marker in a row, name a colony; these cards are revealed."""
    table = Table().rows(A, colony=row).purse(A, colonists=colonists).deck(*cards).turn(A)
    return table.play(A, FoundColony(colony))


@rule("GOA-K19")
@pytest.mark.parametrize(("colony", "fields"), [("quilon", 1), ("madras", 2)])
def test_a_tile_of_quilon_or_madras_is_chosen_among_the_remaining_ones(colony: str, fields: int) -> None:
    """B has one of the five; each field takes one of the two spices of the tile."""
    table = Table().store(B, f"{colony}_nutmeg_clove:1").rows(A, colony=5).deck("exp_03", "exp_06").turn(A)
    table.play(A, FoundColony(colony))
    tiles = [f"{colony}_{pair}:1" for pair in PAIRS if pair != "nutmeg_clove"]
    assert table.legal(A) == [ChooseColonyTile(tile) for tile in tiles]
    gone = Refusal(K19, {"tile": f"{colony}_nutmeg_clove:1", "colony": colony})
    assert table.check(A, ChooseColonyTile(f"{colony}_nutmeg_clove:1")) == gone

    chosen = f"{colony}_pepper_nutmeg:1"
    table.play(A, ChooseColonyTile(chosen))
    assert table.event(ColonyTileTaken) == ColonyTileTaken(A, chosen, rule=K19)
    assert table.state.colony_piles[colony] == tuple(tile for tile in tiles if tile != chosen)
    assert table.state.frames[-1] == PlaceSpiceFrame(A, fields, K19, chosen)
    assert table.legal(A) == [PlaceSpice(chosen, "pepper"), PlaceSpice(chosen, "nutmeg")]
    table.assert_census()


@rule("GOA-K19")
def test_a_tile_of_another_colony_is_refused() -> None:
    """Quilon was named, so no Madras."""
    table = founding("quilon", "exp_03", "exp_06")

    refused = table.check(A, ChooseColonyTile("madras_pepper_nutmeg:1"))
    assert refused == Refusal(K19, {"tile": "madras_pepper_nutmeg:1", "colony": "quilon"})


@rule("GOA-K19")
def test_both_fields_of_madras_are_filled_at_once_even_with_two_spices() -> None:
    """Only on the new tile, though a plantation has a free field."""
    table = Table().store(A, "a:plantation_clove_1:1").rows(A, colony=5).deck("exp_03", "exp_06").turn(A)
    table.play(A, FoundColony("madras"), ChooseColonyTile("madras_pepper_nutmeg:1"))
    elsewhere = Refusal(K8, {"tile": "a:plantation_clove_1:1"}, "other")
    assert table.check(A, PlaceSpice("a:plantation_clove_1:1", "clove")) == elsewhere

    table.play(A, PlaceSpice("madras_pepper_nutmeg:1", "nutmeg"), PlaceSpice("madras_pepper_nutmeg:1", "pepper"))
    assert table.stored(A) == {"a:plantation_clove_1:1": (), "madras_pepper_nutmeg:1": ("nutmeg", "pepper")}
    assert table.event(SpicePlaced) == SpicePlaced(A, "madras_pepper_nutmeg:1", "pepper", rule=K19)
    assert table.deciders == (B,)


@rule("GOA-K19")
@pytest.mark.parametrize(("colony", "fields"), [("cochin", 1), ("calicut", 2)])
def test_the_equal_tiles_of_cochin_and_calicut_are_taken_without_a_question(colony: str, fields: int) -> None:
    """Each field takes any spice."""
    table = founding(colony, "exp_03", "exp_06", row=5)

    assert table.event(ColonyTileTaken) == ColonyTileTaken(A, f"{colony}_any:1", rule=K19)
    assert table.state.colony_piles[colony] == tuple(f"{colony}_any:{copy}" for copy in (2, 3, 4))
    assert table.legal(A) == [PlaceSpice(f"{colony}_any:1", spice) for spice in SPICES]
    for _ in range(fields):
        table.play(A, PlaceSpice(f"{colony}_any:1", "clove"))
    assert table.stored(A) == {f"{colony}_any:1": ("clove",) * fields}
    assert table.deciders == (B,)
    table.assert_census()
