import pytest

from games.goa.table import A, B, Table
from games.warning import warned
from kontor.games.goa import GAME
from kontor.games.goa.actions import Bid, EndTurn, Fail, FoundColony, Harvest, Pay, Taxes
from kontor.games.goa.frames import ActionsFrame
from kontor.testing.marks import rule


@rule("GOA-A3")
@pytest.mark.parametrize(("markers", "expected"), [(("r2c2", "r2c3"), ["bid_all"]), (("r2c2",), [])])
def test_who_bids_everything_before_another_auction_is_warned(markers: tuple[str, ...], expected: list[str]) -> None:
    """The last auction of the round may take everything."""
    table = Table().auctions(A, *markers)
    assert warned(GAME, table.state, B, Bid(table.state.ducats[B])) == expected
    assert warned(GAME, table.state, B, Bid(1)) == []


@rule("GOA-K8")
def test_who_harvests_without_a_free_field_is_warned() -> None:
    """The only field holds a ginger."""
    table = Table().store(B, "a:plantation_ginger_1:1", "ginger").turn(B)
    assert warned(GAME, table.state, B, Harvest()) == ["full_harvest"]


@rule("GOA-K16")
def test_who_gives_up_a_colony_that_could_be_paid_is_warned() -> None:
    """Five colonists pay the three that are missing."""
    table = Table().rows(A, colony=1).purse(A, colonists=5).deck("exp_02", "exp_06").turn(A)
    table.play(A, FoundColony("cochin"))
    assert warned(GAME, table.state, A, Fail()) == ["payable_colony"]
    assert warned(GAME, table.state, A, Pay()) == []


@rule("GOA-E5")
@pytest.mark.parametrize(("begun", "expected"), [(9, ["unused_tile"]), (8, [])])
def test_who_ends_the_last_turn_of_a_round_with_an_unused_red_tile_is_warned(begun: int, expected: list[str]) -> None:
    """With four players the ninth turn that begins is the first of the third time round."""
    table = Table().keep(A, "a:red_ship:1").turn(A)
    at = next(number for number, frame in enumerate(table.state.frames) if isinstance(frame, ActionsFrame))
    table.state.frames[at] = ActionsFrame(begun)
    table.play(A, Taxes())
    assert warned(GAME, table.state, A, EndTurn()) == expected


@rule("GOA-E5")
def test_who_has_an_extra_action_left_can_still_use_the_tile() -> None:
    """An extra action brings another turn in this round."""
    table = Table().keep(A, "a:red_ship:1").purse(A, extra_actions=1).turn(A)
    at = next(number for number, frame in enumerate(table.state.frames) if isinstance(frame, ActionsFrame))
    table.state.frames[at] = ActionsFrame(9)
    assert warned(GAME, table.play(A, Taxes()).state, A, EndTurn()) == []
