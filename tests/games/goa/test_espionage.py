"""Espionage: an action with the row of an opponent, without spending an action."""

import pytest

from games.goa.table import AFTER_REVEAL, FREE_FOUNDING, A, B, C, D, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import ChooseEspionage, Fail, FoundColony, NameColony, Pay, PlayCard, Taxes, UseTile
from kontor.games.goa.events import (
    CardsRevealed,
    ColonyFounded,
    FoundingBegan,
    FoundingFailed,
    ResourcesGained,
    RowSpied,
)
from kontor.games.goa.frames import (
    ChooseColonyTileFrame,
    ChooseEspionageFrame,
    FoundingPauseFrame,
    NameColonyFrame,
    PlaceSpiceFrame,
    TurnFrame,
)
from kontor.games.goa.rules import K7, K8, K10, K13, K14, K15, K16, K17, R16, R39, T10
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
COLUMNS = ("ships", "harvest", "taxes", "colony")


def spying(seats: int = 4, **options: str) -> Table:
    """Let A, with two empty plantations, use espionage; B stands in row 4 everywhere (formerly)."""
    table = Table(seats, **FREE_FOUNDING, **options).rows(B, ships=4, harvest=4, taxes=4, expedition=4, colony=4)
    table.keep(A, "b:espionage:1").store(A, GINGER).store(A, "b:plantation_clove_3:1").store(A, "cochin_any:1")
    return table.turn(A).play(A, UseTile("b:espionage:1"))


@rule("GOA-T10")
def test_espionage_chooses_an_opponent_and_one_of_four_columns() -> None:
    """Everybody but the player, every column but expedition."""
    table = spying()

    assert table.state.frames[-1] == ChooseEspionageFrame(A, pause=False)
    assert table.legal(A) == [ChooseEspionage(seat, column) for seat in (B, C, D) for column in COLUMNS]
    assert table.check(A, ChooseEspionage(A, "ships")) == Refusal(T10, {})
    refused = Refusal(T10, {"column": "expedition"}, "column")
    assert table.check(A, ChooseEspionage(B, "expedition")) == refused


@rule("GOA-T10")
def test_espionage_knows_the_opponents_at_the_table_alone() -> None:
    """With three players there is no fourth."""
    table = spying(3)

    assert table.check(A, ChooseEspionage(D, "ships")) == Refusal(T10, {})
    assert table.check(A, ChooseEspionage(C, "ships")) is None


@rule("GOA-T10")
def test_espionage_builds_ships_with_the_row_of_the_opponent() -> None:
    """Four of B's row 4 instead of one; the action of the turn is still to come."""
    table = spying().play(A, ChooseEspionage(B, "ships"))

    assert table.events == [
        RowSpied(A, B, "ships", rule=T10),
        ResourcesGained(A, "ships", 4, rule=K7),
    ]
    assert table.state.ships == [8, 4, 4, 4]
    assert table.state.frames[-1] == TurnFrame(A)
    assert table.play(A, Taxes()).state.ducats == [14, 10, 10, 10]


@rule("GOA-T10")
def test_espionage_takes_taxes_with_the_row_of_the_opponent() -> None:
    """Ten ducats of the bank, not of B."""
    table = spying().play(A, ChooseEspionage(B, "taxes"))

    assert table.event(ResourcesGained) == ResourcesGained(A, "ducats", 10, rule=K10)
    assert table.state.ducats == [20, 10, 10, 10]


@rule("GOA-T10")
def test_espionage_harvests_with_the_row_of_the_opponent() -> None:
    """Six sacks onto the player's own fields."""
    table = spying().play(A, ChooseEspionage(B, "harvest"))

    assert table.state.frames[-1] == PlaceSpiceFrame(A, 6, K8)


@rule("GOA-R39")
def test_espionage_with_harvest_needs_a_free_field() -> None:
    """Full fields refuse it, the other columns stay."""
    table = Table(2, **FREE_FOUNDING).keep(A, "b:espionage:1").store(A, "a:plantation_ginger_1:1", "ginger").turn(A)
    table.play(A, UseTile("b:espionage:1"))

    assert table.check(A, ChooseEspionage(B, "harvest")) == Refusal(R39, {}, "field")
    assert table.legal(A) == [ChooseEspionage(B, column) for column in ("ships", "taxes", "colony")]


@rule("GOA-R39")
def test_espionage_with_colony_needs_an_unfounded_colony() -> None:
    """With all four founded it is refused, with three it is not."""
    table = Table(2, **FREE_FOUNDING).keep(A, "b:espionage:1").store(A, "calicut_any:1")
    table.store(A, "quilon_nutmeg_clove:1")
    table.store(A, "cochin_any:1").turn(A).play(A, UseTile("b:espionage:1"))
    assert table.check(A, ChooseEspionage(B, "colony")) is None

    table.store(A, "madras_nutmeg_clove:1")
    assert table.check(A, ChooseEspionage(B, "colony")) == Refusal(R39, {}, "colony")


@rule("GOA-T10", "GOA-R15")
def test_espionage_with_colony_is_a_free_founding_with_the_row_of_the_opponent() -> None:
    """Six of B's row 4 and two of the cards found Quilon; the action of the turn is still to come."""
    table = spying().deck("exp_01", "exp_04").play(A, ChooseEspionage(B, "colony"))
    assert table.state.frames[-1] == NameColonyFrame(A, B)
    assert table.legal(A) == [NameColony(colony) for colony in ("quilon", "madras", "calicut")]
    assert table.check(A, NameColony("cochin")) == Refusal(K13, {"colony": "cochin"})

    table.play(A, NameColony("quilon"))
    assert table.events == [
        FoundingBegan(A, "quilon", 6, 6, rule=K13),
        CardsRevealed(A, ("exp_01", "exp_04"), 2, rule=K14),
        ColonyFounded(A, "quilon", rule=K15),
    ]
    assert table.state.frames[-1] == ChooseColonyTileFrame(A, "quilon")
    table.play(A, table.legal(A)[0]).play(A, table.legal(A)[0])
    assert table.state.frames[-1] == TurnFrame(A)
    assert table.check(A, FoundColony("madras")) is None
    table.assert_census()


@rule("GOA-R15")
def test_a_founding_by_espionage_has_its_pause_and_its_colonist_for_a_failure() -> None:
    """Eight of twelve: with four colonists he could pay; he fails and takes one."""
    table = spying().purse(A, colonists=4).deck("exp_01", "exp_04")
    table.play(A, ChooseEspionage(B, "colony"), NameColony("calicut"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "calicut", 4, espionage=True)
    assert table.legal(A) == [Pay(), Fail()]

    table.play(A, Fail())
    assert table.event(FoundingFailed) == FoundingFailed(A, "calicut", rule=K17)
    assert (table.state.colonists[A], table.state.frames[-1]) == (5, TurnFrame(A))


@rule("GOA-R16")
@pytest.mark.parametrize(("card", "refusal"), [("exp_22", Refusal(R16, {})), ("exp_04", None)])
def test_no_modifier_is_played_in_a_founding_by_espionage(card: str, refusal: Refusal | None) -> None:
    """The extra reveal is for the action of the turn; gain_colonists is the card of the turn."""
    table = spying(**AFTER_REVEAL).hand(A, card).deck("exp_01", "exp_05")
    table.play(A, ChooseEspionage(B, "colony"), NameColony("calicut"))

    assert table.check(A, PlayCard(card)) == refusal


@rule("GOA-R16")
def test_a_harvest_by_espionage_is_not_mixed() -> None:
    """The sacks are to be placed; harvest_mix waits for the player's own harvest."""
    table = spying().hand(A, "exp_19").play(A, ChooseEspionage(B, "harvest"))

    assert table.state.frames[-1] == PlaceSpiceFrame(A, 6, K8)
    assert table.check(A, PlayCard("exp_19")) == Refusal(ANOTHER_QUESTION)


@rule("GOA-R47")
def test_espionage_on_a_row_that_yields_no_colonists_is_legal() -> None:
    """The founding rests on the cards and the player's own colonists."""
    table = spying().purse(A, colonists=4).rows(A, colony=5).deck("exp_01", "exp_04")
    assert table.check(A, ChooseEspionage(C, "colony")) is None

    table.play(A, ChooseEspionage(C, "colony"), NameColony("quilon"))
    assert table.event(FoundingBegan) == FoundingBegan(A, "quilon", 0, 6, rule=K13)
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 4, espionage=True)
    assert table.play(A, Pay()).state.colonists[A] == 0
    assert table.events[0].rule == K16
