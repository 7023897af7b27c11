"""Tiles on purchase: scoring tiles, resource tiles, kept tiles, and the discard piles."""

import pytest

from games.goa.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseGridTile,
    ChooseResource,
    Fail,
    FoundColony,
    MixShips,
    PassBid,
    PlayCard,
    UseTile,
)
from kontor.games.goa.events import CardDrawn, ResourcesGained, TileKept
from kontor.games.goa.frames import ChooseResourceFrame
from kontor.games.goa.rules import T4, T5, T6, T7, T9, T15
from kontor.testing.marks import rule


def taking(tile: str, field: str = "r0c1", **options: bool) -> Table:
    """Let A take a tile for nothing as the auctioneer; the last bidder has passed."""
    table = Table(**options).lay(field, tile)
    return table.auction(A, field).play(B, PassBid()).play(C, PassBid()).play(D, PassBid())


@rule("GOA-T4")
def test_foreman_makes_every_single_plantation_of_his_owner_count_three() -> None:
    """On the board or face down; those of others still count one."""
    table = Table().store(A, "a:plantation_ginger_1:1").keep(A, "a:plantation_clove_1:1")
    table.store(A, "a:plantation_nutmeg_2:1").store(B, "a:plantation_pepper_1:1")
    assert (table.points(A)["plantations"], table.points(B)["plantations"]) == (2, 1)

    assert taking("a:foreman:1").event(TileKept) == TileKept(A, "a:foreman:1", rule=T4)
    table.keep(A, "a:foreman:1")
    assert (table.points(A)["plantations"], table.points(B)["plantations"]) == (6, 1)


@rule("GOA-T5")
def test_missions_count_two_or_three_points() -> None:
    """Kept when taken; together seven."""
    table = taking("b:mission_3:1")
    assert table.event(TileKept) == TileKept(A, "b:mission_3:1", rule=T5)
    assert table.points(A)["missions"] == 3

    assert table.keep(A, "b:mission_2:1").points(A)["missions"] == 5
    assert table.keep(A, "b:mission_2:2").points(A)["missions"] == 7
    assert table.points(B)["missions"] == 0


@rule("GOA-T7")
@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("a:ships_4:1", [("ships", 4)]),
        ("b:colonists_4:1", [("colonists", 4)]),
        ("a:settlement:1", [("ships", 1), ("colonists", 1), ("extra_actions", 1)]),
        ("b:extra_actions_2:1", [("extra_actions", 2)]),
    ],
)
def test_a_resource_tile_gives_its_resources_at_once(tile: str, gains: list[tuple[str, int]]) -> None:
    """Then it goes to the discard pile of its phase."""
    table = taking(tile)

    got = [event for event in table.events if isinstance(event, ResourcesGained)]
    assert got == [ResourcesGained(A, resource, amount, rule=T7) for resource, amount in gains]
    amounts = {"ships": 4, "colonists": 2, "extra_actions": 0}
    for resource, before in amounts.items():
        assert getattr(table.state, resource)[A] == before + dict(gains).get(resource, 0)
    assert (table.state.discard_a, table.state.discard_b) == (((tile,), ()) if tile[0] == "a" else ((), (tile,)))
    assert table.state.tiles[A] == ()
    table.assert_census()


@rule("GOA-T7")
@pytest.mark.parametrize(("tile", "count"), [("a:expeditions_2:1", 2), ("b:expeditions_3:1", 3)])
def test_expeditions_give_cards_even_above_the_limit(tile: str, count: int) -> None:
    """Row 1 allows one card; the tile gives two or three more."""
    table = Table().lay("r0c1", tile).hand(A, "exp_30").deck("exp_01", "exp_02", "exp_03").auction(A, "r0c1")
    table.play(B, PassBid()).play(C, PassBid()).play(D, PassBid())

    cards = ("exp_01", "exp_02", "exp_03")[:count]
    assert table.state.hands[A] == ("exp_30", *cards)
    drawn = [event for event in table.events if isinstance(event, CardDrawn)]
    assert drawn == [CardDrawn(A, card, rule=T7) for card in cards]
    assert tile in (*table.state.discard_a, *table.state.discard_b)
    table.assert_census()


@rule("GOA-T7")
@pytest.mark.parametrize(("resource", "ships", "colonists"), [("ships", 7, 2), ("colonists", 4, 5)])
def test_ships_or_colonists_gives_three_of_the_one_chosen(resource: str, ships: int, colonists: int) -> None:
    """The owner chooses out of turn; the tile is discarded."""
    table = taking("a:ships_or_colonists:2")
    assert table.state.frames[-1] == ChooseResourceFrame(A, 3, 3, 0, T7)
    assert table.legal(A) == [ChooseResource("ships"), ChooseResource("colonists")]
    assert table.check(A, ChooseResource("spices")) == Refusal(T7, {"resource": "spices"})

    table.play(A, ChooseResource(resource))
    assert (table.state.ships[A], table.state.colonists[A]) == (ships, colonists)
    assert table.events[0] == ResourcesGained(A, resource, 3, rule=T7)
    assert table.state.discard_a == ("a:ships_or_colonists:2",)


@rule("GOA-T15")
@pytest.mark.parametrize(
    ("tile", "kept_by"),
    [
        ("b:espionage:1", T15),
        ("b:extra_harvest:1", T15),
        ("b:resupply:1", T15),
        ("b:vice_king:1", T15),
        ("b:duty:1", T15),
        ("a:red_ship:1", T9),
        ("b:swap:1", T6),
    ],
)
def test_a_tile_for_later_is_kept(tile: str, kept_by: str) -> None:
    """Nothing happens on purchase; it can be used in the owner's action turn."""
    table = taking(tile)
    assert table.event(TileKept) == TileKept(A, tile, rule=kept_by)
    assert table.state.tiles == [(tile,), (), (), ()]
    assert (table.state.discard_a, table.state.discard_b) == ((), ())

    table.store(A, "b:plantation_ginger_3:1", "ginger", "ginger").store(A, "b:plantation_clove_3:1", *["clove"] * 3)
    table.store(A, "calicut_any:1", "clove").turn(A)
    assert table.check(A, UseTile(tile)) is None
    table.assert_census()


@rule("GOA-T15")
def test_nobody_uses_a_tile_of_another_player() -> None:
    """Only those that he keeps himself."""
    table = Table().keep(B, "b:vice_king:1").turn(A)

    assert table.check(A, UseTile("b:vice_king:1")) == Refusal(T15, {"tile": "b:vice_king:1"})
    assert table.check(A, UseTile("a:ships_4:1")) == Refusal(T15, {"tile": "a:ships_4:1"})


@rule("GOA-T16")
def test_a_discarded_tile_goes_to_the_pile_of_its_letter() -> None:
    """Also an A tile discarded in phase B."""
    table = Table().phase_b().lay("r0c1", "b:ships_4:1").lay("r0c2", "a:ships_4:1").keep(A, "b:swap:1")
    table.turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c1"))
    assert (table.state.discard_a, table.state.discard_b) == ((), ("b:ships_4:1",))

    table.keep(A, "b:swap:1").turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c2"))
    assert (table.state.discard_a, table.state.discard_b) == (("a:ships_4:1",), ("b:ships_4:1",))


@rule("GOA-R31")
def test_colonists_come_from_more_than_auctions_and_the_red_tile() -> None:
    """A failed founding, a card, harvest_mix, resupply, a swap: each gives some."""
    table = Table().hand(A, "exp_22").deck("exp_01", "exp_04").turn(A).play(A, FoundColony("calicut"), Fail())
    assert table.state.colonists[A] == 3

    assert Table().hand(A, "exp_04").turn(A).play(A, PlayCard("exp_04")).state.colonists[A] == 4

    table = Table().rows(A, harvest=3).hand(A, "exp_19").turn(A).play(A, PlayCard("exp_19"), MixShips(0))
    assert table.state.colonists[A] == 6

    table = Table().keep(A, "b:resupply:1").deck("exp_03", "exp_06").turn(A)
    assert table.play(A, UseTile("b:resupply:1"), ChooseResource("colonists")).state.colonists[A] == 8

    table = Table().keep(A, "b:swap:1").lay("r2c2", "a:colonists_4:1").turn(A)
    assert table.play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2")).state.colonists[A] == 6


@rule("GOA-R31")
def test_colonists_and_expedition_cards_come_from_bonanza_and_the_red_tile() -> None:
    """A corner with two colonists, a corner with a card, the red Expedition."""
    table = Table(bonanza=True).lay("r0c0", "a:ships_4:1").corner("r0c0", "bonanza_colonists").keep(A, "b:swap:1")
    table.turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c0"))
    assert (table.state.ships[A], table.state.colonists[A]) == (8, 4)

    table = Table(bonanza=True).lay("r0c0", "a:ships_4:1").corner("r0c0", "bonanza_expedition").keep(A, "b:swap:1")
    table.deck("exp_01").turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c0"))
    assert table.state.hands[A] == ("exp_01",)

    table = Table().keep(A, "b:red_expedition:1").deck("exp_01").turn(A).play(A, UseTile("b:red_expedition:1"))
    assert table.state.hands[A] == ("exp_01",)


@rule("GOA-R40")
def test_the_effect_of_a_tile_comes_before_the_bonanza_bonus() -> None:
    """The four ships of the corner tile are told first, then the four ducats below it."""
    table = Table(bonanza=True).lay("r0c0", "a:ships_4:1").corner("r0c0", "bonanza_ducats").auction(A, "r0c0")
    table.play(B, PassBid()).play(C, PassBid()).play(D, PassBid())

    gains = [(event.resource, event.amount) for event in table.events if isinstance(event, ResourcesGained)]
    assert gains == [("ships", 4), ("ducats", 4)]
    table.assert_census()
