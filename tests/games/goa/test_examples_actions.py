"""The worked examples of the ledger about actions, colonies, bonuses and plantations."""

import pytest

from games.goa.table import AFTER_REVEAL, IN_FOUNDING, A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    BuildShips,
    ChooseColonyTile,
    DiscardCard,
    DiscardPlantation,
    Expedition,
    FoundColony,
    Harvest,
    PassBid,
    Pay,
    PlaceSpice,
    PlayCard,
    Progress,
    Taxes,
    UseTile,
)
from kontor.games.goa.events import (
    CardDrawn,
    CardsRevealed,
    MarkerMoved,
    ResourcesGained,
    ResourcesPaid,
    SpicePlaced,
    SpicesLost,
)
from kontor.games.goa.frames import ChooseColonyTileFrame, DiscardPlantationFrame, FoundingPauseFrame
from kontor.games.goa.rules import B1, B3, K5, K7, K8, K10, K12, K13, K14, K16
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"


def hoard(table: Table, seat: int) -> Table:
    """Give a player nine ships and one sack of every spice."""
    calicut, madras, cochin = ("calicut_any:1", "madras_pepper_nutmeg:1", "cochin_any:1")
    copies = {A: (calicut, madras, cochin), B: ("calicut_any:2", "madras_nutmeg_clove:1", "cochin_any:2")}[seat]
    table.store(seat, copies[0], "ginger", "cinnamon").store(seat, copies[1], "nutmeg")
    table.store(seat, copies[2], "pepper").store(seat, f"a:plantation_clove_2:{seat + 1}", "clove")
    return table.purse(seat, ships=9)


@rule("GOA-X1")
def test_change_is_given_on_a_card_of_three_ships() -> None:
    """Three ships, two are paid, one remains."""
    table = Table().rows(A, taxes=2).purse(A, ships=3).store(A, "madras_pepper_nutmeg:1", "pepper", "nutmeg").turn(A)
    table.play(A, Progress("taxes"))

    assert table.event(ResourcesPaid) == ResourcesPaid(A, "ships", 2, rule=K5)
    assert table.state.ships[A] == 1


@rule("GOA-X3")
def test_red_progresses_in_taxes() -> None:
    """A pepper, a nutmeg and two ships are returned, and the marker is in row 3."""
    table = Table().rows(A, taxes=2).purse(A, ships=2).store(A, "madras_pepper_nutmeg:1", "pepper", "nutmeg").turn(A)
    table.play(A, Progress("taxes"))

    assert (table.stored(A), table.state.ships[A]) == ({"madras_pepper_nutmeg:1": ()}, 0)
    assert table.event(MarkerMoved) == MarkerMoved(A, "taxes", 3, rule=K5)
    assert table.row(A, "taxes") == 3


@rule("GOA-X4")
def test_a_ships_marker_in_row_two_builds_two_ships() -> None:
    """From four to six."""
    table = Table().rows(A, ships=2).turn(A).play(A, BuildShips())

    assert table.state.ships == [6, 4, 4, 4]
    assert table.event(ResourcesGained) == ResourcesGained(A, "ships", 2, rule=K7)


@rule("GOA-X5")
@pytest.mark.parametrize(("before", "lost"), [((), []), (("clove",), [1])])
def test_a_harvest_of_four_fills_four_fields_or_the_three_that_are_free(
    before: tuple[str, ...], lost: list[int]
) -> None:
    """With four free fields exactly four sacks, with three free fields three."""
    table = Table(**IN_FOUNDING).rows(A, harvest=3).store(A, GINGER).store(A, "a:plantation_clove_1:1", *before).turn(A)
    table.play(A, Harvest())

    placed = [event for event in table.events if isinstance(event, SpicePlaced)]
    assert len(placed) == 4 - len(before)
    assert {event.rule for event in placed} == {K8}
    assert table.stored(A) == {GINGER: ("ginger",) * 3, "a:plantation_clove_1:1": ("clove",)}
    assert [event.count for event in table.events if isinstance(event, SpicesLost)] == lost


@rule("GOA-X6")
def test_taxes_of_six_bring_six_ducats() -> None:
    """The marker stands in row 2."""
    table = Table().rows(A, taxes=2).purse(A, ducats=1).turn(A).play(A, Taxes())

    assert table.state.ducats[A] == 7
    assert table.event(ResourcesGained) == ResourcesGained(A, "ducats", 6, rule=K10)


@rule("GOA-X7")
def test_an_expedition_in_row_four_with_one_card_in_hand() -> None:
    """Two are drawn, three are in hand."""
    table = Table(**IN_FOUNDING).rows(A, expedition=4).hand(A, "exp_30").deck("exp_01", "exp_02").turn(A)
    assert Expedition(2) in table.legal(A)

    assert table.play(A, Expedition(2)).state.hands[A] == ("exp_30", "exp_01", "exp_02")


@rule("GOA-X8")
def test_an_expedition_in_row_four_with_three_cards_in_hand() -> None:
    """Two are too many; one may be drawn, or two after a discard or a play."""
    table = Table(**IN_FOUNDING).rows(A, expedition=4).hand(A, "exp_28", "exp_29", "exp_01").turn(A)
    assert table.check(A, Expedition(2)) == Refusal(K12, {"limit": 4, "hand": 3})
    assert table.check(A, Expedition(1)) is None

    played = Table(**IN_FOUNDING).rows(A, expedition=4).hand(A, "exp_28", "exp_29", "exp_01").turn(A)
    assert len(played.play(A, PlayCard("exp_01"), Expedition(2)).state.hands[A]) == 4
    table.play(A, DiscardCard("exp_28"))
    assert len(table.play(A, Expedition(2)).state.hands[A]) == 4


@rule("GOA-X9")
def test_madras_is_founded_with_two_colonists_of_the_player() -> None:
    """Four of the board, a 1 and a 3: eight; two are paid, the tile is taken and its two fields are filled."""
    table = Table().rows(A, colony=3).purse(A, colonists=2).deck("exp_01", "exp_06").turn(A)
    table.play(A, FoundColony("madras"))
    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_01", "exp_06"), 4, rule=K14)
    assert table.state.frames[-1] == FoundingPauseFrame(A, "madras", 2, espionage=False)

    table.play(A, Pay())
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "colonists", 2, rule=K16)
    assert table.state.colonists[A] == 0
    tile = "madras_pepper_nutmeg:1"
    table.play(A, ChooseColonyTile(tile), PlaceSpice(tile, "pepper"), PlaceSpice(tile, "nutmeg"))
    assert table.stored(A) == {tile: ("pepper", "nutmeg")}
    table.assert_census()


@rule("GOA-X10")
def test_madras_is_not_named_twice() -> None:
    """It is founded, so it is refused."""
    table = Table().store(A, "madras_pepper_nutmeg:1").turn(A)

    assert table.check(A, FoundColony("madras")) == Refusal(K13, {"colony": "madras"})


@rule("GOA-X11")
def test_the_first_in_row_four_and_five_get_a_card_and_the_next_none() -> None:
    """Red in row 4 of ships, blue in row 5 of harvest; then blue in row 4 of ships."""
    table = hoard(Table().rows(A, ships=3).deck("exp_01"), A).turn(A).play(A, Progress("ships"))
    assert table.event(CardDrawn) == CardDrawn(A, "exp_01", rule=B1)

    hoard(table.rows(B, harvest=4, ships=3).deck("exp_02"), B).turn(B).play(B, Progress("harvest"))
    assert table.event(CardDrawn) == CardDrawn(B, "exp_02", rule=B1)

    table.store(B, "calicut_any:2", "ginger", "cinnamon").store(B, "cochin_any:2", "pepper").purse(B, ships=9)
    table.turn(B).play(B, Progress("ships"))
    assert (table.row(B, "ships"), table.state.hands[B]) == (4, ("exp_02",))


@rule("GOA-X12")
def test_the_last_marker_in_row_two_gives_an_extra_action_card() -> None:
    """Harvest stood in row 1, the others in row 2 or below it."""
    table = Table().rows(A, ships=2, harvest=1, taxes=3, expedition=2, colony=4)
    table.store(A, "a:plantation_cinnamon_1:1", "cinnamon").turn(A).play(A, Progress("harvest"))

    assert table.event(ResourcesGained) == ResourcesGained(A, "extra_actions", 1, rule=B3)
    assert table.state.extra_actions == [1, 0, 0, 0]


@rule("GOA-X19")
def test_a_hand_above_the_limit_is_discarded_before_the_expedition() -> None:
    """Row 1 with three cards: one card after three discards; row 3 with two cards: one card."""
    table = Table(**IN_FOUNDING).hand(A, "exp_28", "exp_29", "exp_30").deck("exp_01").turn(A)
    assert table.check(A, Expedition(1)) == Refusal(K12, {"limit": 1, "hand": 3})
    table.play(A, DiscardCard("exp_28"), DiscardCard("exp_29"), DiscardCard("exp_30"), Expedition(1))
    assert table.state.hands[A] == ("exp_01",)

    table = Table(**IN_FOUNDING).rows(A, expedition=3).hand(A, "exp_28", "exp_29").turn(A)
    assert [action for action in table.legal(A) if isinstance(action, Expedition)] == [Expedition(1)]


@rule("GOA-X20")
def test_quilon_is_saved_by_the_red_colonist() -> None:
    """Three are missing, two are owned; with the third of the tile the payment is made."""
    table = Table().keep(A, "a:red_colonist:1").founding(A, "quilon", "exp_01", "exp_05")
    assert table.check(A, Pay()) == Refusal(K16, {"missing": 3, "owned": 2})

    table.play(A, UseTile("a:red_colonist:1"), Pay())
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "quilon"))


@rule("GOA-X20")
def test_quilon_is_saved_by_the_extra_reveal() -> None:
    """The third card shows a 3: the sum is six, nothing is paid."""
    table = Table(**AFTER_REVEAL).hand(A, "exp_22").founding(A, "quilon", "exp_01", "exp_05").deck("exp_06")
    table.play(A, PlayCard("exp_22"))

    assert (table.state.colonists[A], table.state.frames[-1]) == (2, ChooseColonyTileFrame(A, "quilon"))
    table.assert_census()


@rule("GOA-X21")
def test_a_fifth_plantation_replaces_the_single_ginger_one() -> None:
    """Its sack goes back, it lies face down, two cloves are placed; it counts one point, three with foreman."""
    new, single = "a:plantation_clove_2:1", "a:plantation_ginger_1:1"
    table = Table().lay("r0c1", new).store(A, single, "ginger").store(A, "a:plantation_pepper_2:1")
    table.store(A, "a:plantation_nutmeg_2:1").store(A, "a:crop_rotation:1").auction(A, "r0c1")
    table.play(B, PassBid()).play(C, PassBid()).play(D, PassBid())
    assert table.state.frames[-1] == DiscardPlantationFrame(A, new)

    table.play(A, DiscardPlantation(single))
    assert table.stored(A) == {
        "a:plantation_pepper_2:1": (),
        "a:plantation_nutmeg_2:1": (),
        "a:crop_rotation:1": (),
        new: ("clove", "clove"),
    }
    assert (table.state.tiles[A], table.points(A)["plantations"]) == ((single,), 1)
    assert table.keep(A, "a:foreman:1").points(A)["plantations"] == 3
    table.assert_census()
