"""Free effects next to the action: tiles and cards before and after it, and what is not a free effect."""

from games.goa.table import BEFORE_ACTION, IN_FOUNDING, A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import (
    ChooseFillTile,
    ChooseGridTile,
    DiscardCard,
    EndTurn,
    Harvest,
    Pay,
    PlaceSpice,
    PlayCard,
    TakeSpice,
    Taxes,
    UseTile,
)
from kontor.games.goa.events import TileUsed
from kontor.games.goa.frames import AfterActionFrame, TurnFrame
from kontor.games.goa.rules import K4, R33, T9
from kontor.testing.marks import rule


def red(table: Table) -> Table:
    """Give A the red tiles of ships, colonists and ducats."""
    return table.keep(A, "a:red_ship:1", "a:red_colonist:1", "a:red_ducats:1")


@rule("GOA-K3", "GOA-K4")
def test_a_free_effect_does_not_replace_the_action() -> None:
    """After it the player is asked for his action again."""
    table = red(Table()).turn(A).play(A, UseTile("a:red_ship:1"))

    assert table.state.frames[-1] == TurnFrame(A)
    assert table.state.ships[A] == 5


@rule("GOA-K4")
def test_tiles_are_used_before_and_after_the_action() -> None:
    """A ship before it, a colonist after it; then the turn is ended."""
    table = red(Table()).turn(A).play(A, UseTile("a:red_ship:1"), Taxes())
    assert table.state.frames[-1] == AfterActionFrame(A)

    table.play(A, UseTile("a:red_colonist:1"))
    assert table.event(TileUsed) == TileUsed(A, "a:red_colonist:1", rule=T9)
    assert table.legal(A) == [EndTurn(), UseTile("a:red_ducats:1")]
    table.play(A, EndTurn())
    assert table.state.frames[-1] == TurnFrame(B)
    assert (table.state.ships[A], table.state.colonists[A], table.state.ducats[A]) == (5, 3, 14)


@rule("GOA-K4")
def test_an_expedition_card_is_played_after_the_action() -> None:
    """The one card of the turn, with its bonus; nothing else is left, so the turn is over."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_01").turn(A).play(A, Taxes())
    assert table.legal(A) == [EndTurn(), PlayCard("exp_01")]

    table.play(A, PlayCard("exp_01"))
    assert (table.state.ships[A], table.deciders) == (6, (B,))


@rule("GOA-K4")
def test_a_tile_that_only_scores_cannot_be_used() -> None:
    """Nor can one that somebody else owns."""
    table = Table().keep(A, "a:foreman:1", "b:mission_2:1").turn(A)

    assert table.check(A, UseTile("a:foreman:1")) == Refusal(K4, {"tile": "a:foreman:1"})
    assert table.check(A, UseTile("b:mission_2:1")) == Refusal(K4, {"tile": "b:mission_2:1"})
    assert [action for action in table.legal(A) if isinstance(action, UseTile)] == []


@rule("GOA-K4")
def test_each_free_effect_is_finished_before_the_next_begins() -> None:
    """While a sack is to be placed, no other tile can be used."""
    table = Table().store(A, "cochin_any:1").keep(A, "a:red_spice:1", "a:red_ship:1").turn(A)
    table.play(A, UseTile("a:red_spice:1"))
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(ANOTHER_QUESTION)

    table.play(A, PlaceSpice("cochin_any:1", "clove"))
    assert table.check(A, UseTile("a:red_ship:1")) is None


@rule("GOA-K4", "GOA-R33")
def test_cards_are_discarded_before_the_action_alone() -> None:
    """After it the question does not know a discard."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_01").turn(A)
    assert table.check(A, DiscardCard("exp_01")) is None

    assert table.play(A, Taxes()).check(A, DiscardCard("exp_01")) == Refusal(R33, {})


@rule("GOA-R12")
def test_any_number_of_tiles_is_used_in_one_turn() -> None:
    """Three red tiles, a duty, a swap and an extra harvest, all before one action."""
    table = red(Table()).keep(A, "a:duty:1").store(A, "b:plantation_ginger_3:1", *["ginger"] * 3)
    table.store(A, "b:plantation_clove_3:1", *["clove"] * 3).turn(A)
    for tile in ("a:red_ship:1", "a:red_colonist:1", "a:red_ducats:1", "a:duty:1"):
        table.play(A, UseTile(tile))

    assert (table.state.ships[A], table.state.colonists[A], table.state.ducats[A]) == (5, 3, 13)
    assert table.stored(A) == {"b:plantation_ginger_3:1": (), "b:plantation_clove_3:1": ()}

    table.lay("r2c2", "a:ships_4:1").keep(A, "b:swap:1", "b:extra_harvest:1")
    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2"), UseTile("b:extra_harvest:1"))
    table.play(A, ChooseFillTile("b:plantation_clove_3:1"), ChooseFillTile("b:plantation_ginger_3:1"))
    assert (table.state.ships[A], table.stored(A)["b:plantation_clove_3:1"]) == (9, ("clove",) * 3)
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-R19")
def test_no_spice_is_returned_without_a_reason() -> None:
    """Neither before nor after the action: a harvest with full fields loses its sacks."""
    table = Table(**IN_FOUNDING).store(A, "a:plantation_ginger_1:1", "ginger").keep(A, "a:red_ship:1").turn(A)
    give_back = TakeSpice("a:plantation_ginger_1:1", "ginger")
    assert table.check(A, give_back) == Refusal(ANOTHER_QUESTION)

    table.play(A, Harvest())
    assert table.state.frames[-1] == AfterActionFrame(A)
    assert table.check(A, give_back) == Refusal(ANOTHER_QUESTION)
    assert table.legal(A) == [EndTurn(), UseTile("a:red_ship:1")]


@rule("GOA-R19")
def test_no_spice_is_returned_in_the_founding_pause() -> None:
    """The colonists are paid, and the only sack stays where it is."""
    table = Table().store(A, "a:plantation_ginger_1:1", "ginger").purse(A, colonists=5)
    table.founding(A, "cochin", "exp_01", "exp_05")
    assert table.check(A, TakeSpice("a:plantation_ginger_1:1", "ginger")) == Refusal(ANOTHER_QUESTION)

    table.play(A, Pay())
    assert table.stored(A) == {"a:plantation_ginger_1:1": ("ginger",), "cochin_any:1": ()}
    assert table.state.colonists[A] == 0
