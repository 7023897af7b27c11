"""Espionage on the colony column gives colonists in an own founding: today's reading (GOA-R54)."""

from games.goa.table import FREE_FOUNDING, A, B, C, Table
from kontor.core import Option, Refusal
from kontor.games.goa import GAME
from kontor.games.goa.actions import ChooseEspionage, FoundColony, Pay, UseTile
from kontor.games.goa.events import ColonyFounded, RowSpied
from kontor.games.goa.frames import ChooseColonyTileFrame, FoundingPauseFrame
from kontor.games.goa.rules import K15, R39, R54, T10
from kontor.testing.marks import rule

ESPIONAGE = "b:espionage:1"


def founding(colony: str, colonists: int = 0) -> Table:
    """Let A, in row 2, name a colony and reveal a 1 and a 2; B stands in row 4 of the colony column, C in row 2."""
    table = Table().phase_b().keep(A, ESPIONAGE).rows(A, colony=2).rows(B, colony=4).rows(C, colony=2)
    table.purse(A, colonists=colonists).deck("exp_01", "exp_05").turn(A)
    return table.play(A, FoundColony(colony))


@rule("GOA-O6", "GOA-R54")
def test_new_matches_spy_colonists_and_stored_ones_a_founding() -> None:
    """The former reading leaves nothing behind."""
    option = Option("espionage_colony", ("number", "founding"), "number", R54, former="founding")
    assert option in GAME.info.options
    assert GAME.options({}).spies_colonists
    assert not GAME.stored_options({}).spies_colonists
    assert GAME.options(FREE_FOUNDING).espionage_colony is GAME.stored_options({}).espionage_colony


@rule("GOA-R54", "GOA-T10")
def test_the_number_of_an_opponent_takes_the_place_of_ones_own() -> None:
    """Six instead of two, with three on the cards: nine are enough for Cochin, and nothing is paid."""
    table = founding("cochin")
    assert table.state.frames[-1] == FoundingPauseFrame(A, "cochin", 3, espionage=False)

    table.play(A, UseTile(ESPIONAGE), ChooseEspionage(B, "colony"))
    assert RowSpied(A, B, "colony", rule=T10) in table.events
    assert table.event(ColonyFounded) == ColonyFounded(A, "cochin", rule=K15)
    table.assert_census()


@rule("GOA-R54")
def test_what_the_number_of_an_opponent_leaves_is_paid() -> None:
    """Madras needs ten: one is missing after nine."""
    table = founding("madras", colonists=1).play(A, UseTile(ESPIONAGE), ChooseEspionage(B, "colony"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "madras", 1, espionage=False)

    table.play(A, Pay())
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "madras"))


@rule("GOA-R54")
def test_colonists_are_spied_in_an_own_founding_alone() -> None:
    """Before the action the colony column is refused; the other columns are not."""
    table = Table().phase_b().keep(A, ESPIONAGE).rows(B, colony=5).turn(A).play(A, UseTile(ESPIONAGE))

    assert table.check(A, ChooseEspionage(B, "colony")) == Refusal(R54, {})
    assert ChooseEspionage(B, "colony") not in table.legal(A)
    assert table.check(A, ChooseEspionage(B, "taxes")) is None


@rule("GOA-R54", "GOA-R39")
def test_a_number_that_is_not_higher_changes_nothing() -> None:
    """C stands where A does, B further down."""
    table = founding("calicut").play(A, UseTile(ESPIONAGE))

    assert table.check(A, ChooseEspionage(C, "colony")) == Refusal(R39, {}, "board")
    assert table.check(A, ChooseEspionage(B, "colony")) is None
