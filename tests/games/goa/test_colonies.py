"""The action found a colony: name, reveal, compare, pay or fail, take the tile and fill it."""

import pytest

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import ChooseColonyTile, Fail, FoundColony, Pay, PlaceSpice
from kontor.games.goa.events import (
    CardsRevealed,
    ColonyFounded,
    ColonyTileTaken,
    FoundingBegan,
    FoundingFailed,
    ResourcesGained,
    ResourcesPaid,
)
from kontor.games.goa.frames import ChooseColonyTileFrame, FoundingPauseFrame, PlaceSpiceFrame, TurnFrame
from kontor.games.goa.rules import K13, K14, K15, K16, K17, K19
from kontor.testing.marks import rule

SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
PAIRS = ("cinnamon_pepper", "clove_ginger", "ginger_cinnamon", "nutmeg_clove", "pepper_nutmeg")


def founding(colony: str, *cards: str, row: int = 1, colonists: int = 2) -> Table:
    """Let A, with the colony marker in a row, name a colony; these cards are revealed."""
    table = Table().rows(A, colony=row).purse(A, colonists=colonists).deck(*cards).turn(A)
    return table.play(A, FoundColony(colony))


@rule("GOA-K13")
def test_one_of_the_four_colonies_is_named() -> None:
    """All four are offered; the event tells the colonists of the column and those required."""
    table = Table().rows(A, colony=3).turn(A)
    offered = [action for action in table.legal(A) if isinstance(action, FoundColony)]
    assert offered == [FoundColony(colony) for colony in ("quilon", "cochin", "madras", "calicut")]

    table.play(A, FoundColony("madras"))
    assert table.event(FoundingBegan) == FoundingBegan(A, "madras", 4, 10, rule=K13)


@rule("GOA-K13")
def test_a_colony_founded_before_cannot_be_named() -> None:
    """The same colony may be named by others, and the other colonies by him."""
    table = Table(2).store(A, "madras_pepper_nutmeg:1").turn(A)
    assert table.check(A, FoundColony("madras")) == Refusal(K13, {"colony": "madras"})
    offered = [action for action in table.legal(A) if isinstance(action, FoundColony)]
    assert offered == [FoundColony(colony) for colony in ("quilon", "cochin", "calicut")]

    assert table.turn(B).check(B, FoundColony("madras")) is None


@rule("GOA-K14")
@pytest.mark.parametrize(("row", "board"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_the_sum_is_the_column_and_two_revealed_cards(row: int, board: int) -> None:
    """Calicut requires twelve; the cards show one and two colonists."""
    table = founding("calicut", "exp_01", "exp_05", "exp_30", row=row, colonists=12)

    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_01", "exp_05"), 3, rule=K14)
    assert table.event(FoundingBegan).board == board
    assert table.state.frames[-1] == FoundingPauseFrame(A, "calicut", 12 - board - 3, espionage=False)
    assert table.state.deck[-1] == "exp_30"


@rule("GOA-K14")
@pytest.mark.parametrize(("colony", "required"), [("quilon", 6), ("cochin", 8), ("madras", 10), ("calicut", 12)])
def test_each_colony_requires_its_number_of_colonists(colony: str, required: int) -> None:
    """The cards show one each, the board nothing, so the rest is missing."""
    table = founding(colony, "exp_01", "exp_04", colonists=12)

    assert table.event(FoundingBegan).required == required
    assert table.state.frames[-1] == FoundingPauseFrame(A, colony, required - 2, espionage=False)


@rule("GOA-K15")
@pytest.mark.parametrize("cards", [("exp_01", "exp_06"), ("exp_03", "exp_06")])
def test_a_sum_that_suffices_founds_without_a_choice(cards: tuple[str, str]) -> None:
    """Four of the board and four or six of the cards for Cochin: no colonist is paid."""
    table = founding("cochin", *cards, row=3)

    assert table.event(ColonyFounded) == ColonyFounded(A, "cochin", rule=K15)
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, K19, "cochin_any:1")
    assert table.state.colonists[A] == 2


@rule("GOA-K15")
def test_a_sum_of_one_less_founds_nothing_yet() -> None:
    """Seven for Cochin: one colonist is missing."""
    table = founding("cochin", "exp_01", "exp_05", row=3)

    assert table.state.frames[-1] == FoundingPauseFrame(A, "cochin", 1, espionage=False)
    assert [event for event in table.events if isinstance(event, ColonyFounded)] == []


@rule("GOA-K16")
def test_exactly_the_missing_colonists_are_paid() -> None:
    """Three of five for Cochin; two are left."""
    table = founding("cochin", "exp_02", "exp_06", colonists=5)
    assert table.legal(A) == [Pay(), Fail()]

    table.play(A, Pay())
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "colonists", 3, rule=K16)
    assert table.event(ColonyFounded) == ColonyFounded(A, "cochin", rule=K16)
    assert table.state.colonists == [2, 2, 2, 2]
    assert list(table.stored(A)) == ["cochin_any:1"]


@rule("GOA-K16")
def test_nobody_pays_more_colonists_than_he_owns() -> None:
    """Three missing: with three he may pay, with two he may not."""
    assert founding("cochin", "exp_02", "exp_06", colonists=3).check(A, Pay()) is None

    table = Table().purse(A, colonists=2).hand(A, "exp_01").deck("exp_02", "exp_06").turn(A)
    table.play(A, FoundColony("cochin"))
    assert table.check(A, Pay()) == Refusal(K16, {"missing": 3, "owned": 2})
    assert Pay() not in table.legal(A)


@rule("GOA-K17")
def test_a_player_who_does_not_want_to_pay_keeps_his_colonists_and_takes_one() -> None:
    """The attempt fails, the tile stays in its pile."""
    table = founding("cochin", "exp_02", "exp_06", colonists=5).play(A, Fail())

    assert table.events[:2] == [
        FoundingFailed(A, "cochin", rule=K17),
        ResourcesGained(A, "colonists", 1, rule=K17),
    ]
    assert table.state.colonists == [6, 2, 2, 2]
    assert table.stored(A) == {}
    assert len(table.state.colony_piles["cochin"]) == 4
    assert table.state.frames[-1] == TurnFrame(B)
    table.assert_census()


@rule("GOA-K17", "GOA-R20")
def test_a_hopeless_colony_may_be_named_and_yields_a_colonist() -> None:
    """Calicut with nothing but the cards: it fails by itself."""
    table = Table().purse(A, colonists=0).deck("exp_01", "exp_04").turn(A)
    assert table.check(A, FoundColony("calicut")) is None

    table.play(A, FoundColony("calicut"))
    assert table.event(FoundingFailed) == FoundingFailed(A, "calicut", rule=K17)
    assert (table.state.colonists[A], table.deciders) == (1, (B,))


@rule("GOA-K18")
def test_the_revealed_cards_of_a_failure_are_discarded() -> None:
    """They go to the discard pile in the order of the reveal."""
    table = founding("cochin", "exp_02", "exp_06", colonists=5)
    before = table.state.expedition_discard.copy()
    assert "exp_02" not in before
    table.assert_census()

    assert table.play(A, Fail()).state.expedition_discard == [*before, "exp_02", "exp_06"]
    table.assert_census()


@rule("GOA-K18", "GOA-K24")
def test_the_revealed_cards_of_a_success_are_discarded_before_the_tile_is_chosen() -> None:
    """The question for the tile is open, and the cards lie on the discard pile already."""
    table = founding("quilon", "exp_03", "exp_06")

    assert table.state.frames[-1] == ChooseColonyTileFrame(A, "quilon")
    assert table.state.expedition_discard[-2:] == ["exp_03", "exp_06"]
    table.assert_census()


@rule("GOA-K23")
def test_a_player_who_has_founded_all_four_cannot_found_another() -> None:
    """With three founded the fourth is offered; then every name is refused, and none is offered."""
    table = Table().store(A, "quilon_ginger_cinnamon:1").store(A, "cochin_any:1").store(A, "madras_ginger_cinnamon:1")
    table.turn(A)
    assert [action for action in table.legal(A) if isinstance(action, FoundColony)] == [FoundColony("calicut")]

    table.store(A, "calicut_any:1")
    for colony in ("quilon", "cochin", "madras", "calicut"):
        assert table.check(A, FoundColony(colony)) == Refusal(K13, {"colony": colony})
    assert [action for action in table.legal(A) if isinstance(action, FoundColony)] == []


@rule("GOA-K24")
def test_a_founding_goes_from_the_name_to_the_filled_tile_in_order() -> None:
    """Named and revealed; then paid and founded, with the cards discarded; then the tile, then its spice."""
    table = founding("quilon", "exp_01", "exp_04", colonists=4)
    assert [type(event) for event in table.events[1:]] == [FoundingBegan, CardsRevealed]
    assert table.check(A, ChooseColonyTile("quilon_pepper_nutmeg:1")) == Refusal(ANOTHER_QUESTION)

    table.play(A, Pay())
    assert [type(event) for event in table.events] == [ResourcesPaid, ColonyFounded]
    assert table.state.expedition_discard[-2:] == ["exp_01", "exp_04"]
    table.play(A, ChooseColonyTile("quilon_pepper_nutmeg:1"))
    assert [type(event) for event in table.events] == [ColonyTileTaken]
    table.play(A, PlaceSpice("quilon_pepper_nutmeg:1", "pepper"))
    assert table.deciders == (B,)


@rule("GOA-R21")
def test_two_cards_are_revealed_even_if_none_is_needed() -> None:
    """Eight of the board suffice for Quilon; the two cards are discarded nevertheless."""
    table = founding("quilon", "exp_01", "exp_04", "exp_07", row=5)

    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_01", "exp_04"), 2, rule=K14)
    assert table.state.deck[-1] == "exp_07"
    assert table.state.expedition_discard[-2:] == ["exp_01", "exp_04"]
