"""The supply: what is unlimited, what is not, and change."""

from games.goa.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa import GAME
from kontor.games.goa.actions import (
    BuildShips,
    FoundColony,
    Harvest,
    PassBid,
    Pay,
    PlaceSpice,
    Progress,
    Taxes,
    UseTile,
)
from kontor.games.goa.events import CardDrawn, CardsRevealed, ResourcesGained, ResourcesPaid, TileUsed
from kontor.games.goa.rules import A7, K5, K7, K10, K13, K14, K16, R39, T7, T9
from kontor.testing.marks import rule

PASS = PassBid()


def gained(table: Table) -> list[ResourcesGained]:
    """Return what was gained in the last step."""
    return [event for event in table.events if isinstance(event, ResourcesGained)]


def for_nothing(table: Table, tile: str) -> Table:
    """Let A get a tile for nothing from B, C and D, or from B alone."""
    table.lay("r2c2", tile).auction(A, "r2c2")
    for seat in range(1, table.state.seats):
        table.play(seat, PASS)
    return table


@rule("GOA-G4")
def test_amounts_are_plain_numbers_and_change_is_always_possible() -> None:
    """Of three ships two are paid, and one is left."""
    table = Table().purse(A, ships=3).rows(A, ships=2)
    table.store(A, "a:plantation_ginger_1:1", "ginger").store(A, "a:plantation_cinnamon_1:1", "cinnamon")
    table.turn(A).play(A, Progress("ships"))
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "ships", 2, rule=K5)
    assert table.state.ships == [1, 4, 4, 4]


@rule("GOA-G4")
def test_colonists_are_paid_to_the_last_one() -> None:
    """Four are missing for Quilon, and five are owned."""
    table = Table().purse(A, colonists=5).founding(A, "quilon", "exp_01", "exp_04").play(A, Pay())
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "colonists", 4, rule=K16)
    assert table.state.colonists == [1, 2, 2, 2]


@rule("GOA-L1")
def test_ships_colonists_and_ducats_never_run_out() -> None:
    """Far more than the box has cards for can still be taken."""
    table = Table(2).purse(B, ships=500, colonists=500, ducats=500).keep(A, "a:red_colonist:1").turn(A)
    table.play(A, UseTile("a:red_colonist:1"))
    assert table.events == [
        TileUsed(A, "a:red_colonist:1", rule=T9),
        ResourcesGained(A, "colonists", 1, rule=T9),
    ]
    assert table.state.colonists == [3, 500]
    table.play(A, BuildShips())
    assert gained(table) == [ResourcesGained(A, "ships", 1, rule=K7)]
    table.turn(B).play(B, Taxes())
    assert gained(table) == [ResourcesGained(B, "ducats", 4, rule=K10)]
    assert (table.state.ships, table.state.ducats) == ([5, 500], [10, 504])


@rule("GOA-L1")
def test_spices_never_run_out() -> None:
    """All ten sacks of ginger lie on boards, and an eleventh is taken."""
    table = Table(2).store(A, "a:plantation_ginger_1:1", "ginger").store(A, "a:plantation_ginger_2:1", *["ginger"] * 2)
    table.store(A, "a:plantation_ginger_2:2", *["ginger"] * 2).store(A, "b:plantation_ginger_2:1", *["ginger"] * 2)
    table.store(B, "b:plantation_ginger_3:1", *["ginger"] * 3).store(B, "cochin_any:1").turn(B)
    table.play(B, Harvest(), PlaceSpice("cochin_any:1", "ginger"))
    assert table.stored(B)["cochin_any:1"] == ("ginger",)


@rule("GOA-L2")
def test_a_colony_pile_has_a_tile_for_every_player() -> None:
    """The fourth player to found Cochin takes its last tile; nobody founds it twice."""
    table = Table()
    for seat in (A, B, C):
        table.store(seat, f"cochin_any:{seat + 1}")
    table.purse(D, colonists=6).founding(D, "cochin", "exp_01", "exp_04").play(D, Pay())
    table.play(D, PlaceSpice("cochin_any:4", "clove"))
    assert table.stored(D) == {"cochin_any:4": ("clove",)}
    assert table.state.colony_piles["cochin"] == ()
    assert table.turn(A).check(A, FoundColony("cochin")) == Refusal(K13, {"colony": "cochin"})
    table.assert_census()


@rule("GOA-L2")
def test_there_are_thirty_expedition_cards_and_eighteen_colony_tiles() -> None:
    """The inventory has no more of them, for any number of players."""
    for seats in (2, 3, 4):
        inventory = list(GAME.inventory(seats, GAME.options({})))
        assert sum(id_.startswith("exp_") for id_ in inventory) == 30
        colonies = ("quilon_", "cochin_", "madras_", "calicut_")
        assert [sum(id_.startswith(colony) for id_ in inventory) for colony in colonies] == [5, 4, 5, 4]
        Table(seats).assert_census()


@rule("GOA-L3", "GOA-R24")
def test_only_the_extra_action_cards_that_are_left_are_taken() -> None:
    """Nine of ten are out, so a tile that gives two gives one."""
    table = Table().purse(B, extra_actions=5).purse(C, extra_actions=4)
    for_nothing(table, "a:extra_actions_2:1")
    assert gained(table) == [ResourcesGained(A, "extra_actions", 1, rule=T7)]
    assert table.state.extra_actions == [1, 5, 4, 0]


@rule("GOA-L3")
def test_with_eight_cards_out_both_are_taken() -> None:
    """The last two of the ten."""
    table = for_nothing(Table().purse(B, extra_actions=8), "a:extra_actions_2:1")
    assert gained(table) == [ResourcesGained(A, "extra_actions", 2, rule=T7)]
    assert table.state.extra_actions == [2, 8, 0, 0]


@rule("GOA-R24", "GOA-L3", "GOA-S4")
def test_without_a_card_left_the_flag_brings_none() -> None:
    """All ten are out."""
    table = Table(2).purse(B, extra_actions=10).auctions(A, "n0", "r0c0", "r0c1").play(B, PASS)
    assert not gained(table)
    assert (table.state.extra_actions, table.state.flag_holder) == ([0, 10], A)
    table = Table(2).purse(B, extra_actions=9).auctions(A, "n0", "r0c0", "r0c1").play(B, PASS)
    assert gained(table) == [ResourcesGained(A, "extra_actions", 1, rule=A7)]


@rule("GOA-L4")
def test_missing_cards_are_not_drawn() -> None:
    """Deck and discard pile hold one card together, so Expeditions II gives one; or none."""
    for deck, discard in ((("exp_07",), ()), ((), ("exp_07",))):
        table = for_nothing(Table().piles(deck, discard), "a:expeditions_2:1")
        assert table.event(CardDrawn) == CardDrawn(A, "exp_07", rule=T7)
        assert table.state.hands[A] == ("exp_07",)
        assert (table.state.deck, table.state.expedition_discard) == ([], [])
        table.assert_census()
    table = for_nothing(Table().piles((), ()), "a:expeditions_2:1")
    assert not [event for event in table.events if isinstance(event, CardDrawn)]
    assert table.state.hands[A] == ()
    table.assert_census()


@rule("GOA-L4")
def test_missing_reveals_count_nothing() -> None:
    """One card is left: it counts 3, and three colonists are missing for Quilon; with none left six are."""
    table = Table().piles(("exp_03",), ()).purse(A, colonists=3).turn(A).play(A, FoundColony("quilon"))
    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_03",), 3, rule=K14)
    table.play(A, Pay())
    assert table.state.colonists == [0, 2, 2, 2]
    table.assert_census()

    table = Table().piles((), ()).purse(A, colonists=6).turn(A).play(A, FoundColony("quilon"))
    assert table.event(CardsRevealed) == CardsRevealed(A, (), 0, rule=K14)
    assert table.play(A, Pay()).state.colonists == [0, 2, 2, 2]


@rule("GOA-L4")
def test_a_tile_that_draws_a_card_needs_one() -> None:
    """With both piles empty the red Expedition is refused; a card in one of them is enough."""
    red = "b:red_expedition:1"
    assert Table().piles((), ()).keep(A, red).turn(A).check(A, UseTile(red)) == Refusal(R39, {}, "card")
    assert Table().piles(("exp_03",), ()).keep(A, red).turn(A).check(A, UseTile(red)) is None
    assert Table().piles((), ("exp_03",)).keep(A, red).turn(A).check(A, UseTile(red)) is None
