"""Cards that change an action: when they may be played, and the two that make progress cheaper."""

import pytest

from games.goa.table import AFTER_REVEAL, BEFORE_ACTION, A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import (
    ChooseColumn,
    EndTurn,
    Harvest,
    MixColonists,
    PlayCard,
    Progress,
    TakeSpice,
    Taxes,
    UseTile,
)
from kontor.games.goa.events import (
    ActionTaken,
    CardPlayed,
    MarkerMoved,
    ResourcesPaid,
    SpiceReturned,
)
from kontor.games.goa.frames import (
    ChooseColumnFrame,
    TakeSpiceFrame,
    TurnFrame,
)
from kontor.games.goa.rules import C2, C4, C9, C12, K5, R39
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"


@rule("GOA-C4")
@pytest.mark.parametrize("card", ["exp_19", "exp_25", "exp_28"])
def test_a_modifier_is_played_together_with_its_action_alone(card: str) -> None:
    """Before the action it is played in its place; after another action it cannot be."""
    table = Table(**BEFORE_ACTION).store(A, "a:plantation_ginger_2:1", "ginger").hand(A, card).turn(A)
    assert table.check(A, PlayCard(card)) is None
    assert table.play(A, PlayCard(card)).event(CardPlayed) == CardPlayed(A, card, rule=C4)

    table = Table(**BEFORE_ACTION).store(A, "a:plantation_ginger_2:1", "ginger").hand(A, card).after_action(A)
    assert table.check(A, PlayCard(card)) == Refusal(C4, {})
    assert table.legal(A) == [EndTurn()]


@rule("GOA-C4")
def test_a_modifier_of_another_action_does_not_fit_the_founding_pause() -> None:
    """There, in the former reading, only found_extra_reveal is a modifier in place."""
    table = Table(**AFTER_REVEAL).hand(A, "exp_19", "exp_22").founding(A, "calicut", "exp_01", "exp_05")

    assert table.check(A, PlayCard("exp_19")) == Refusal(C4, {})
    assert table.check(A, PlayCard("exp_22")) is None


@rule("GOA-C9")
def test_progress_no_spices_pays_the_ships() -> None:
    """Two ships for the second step; the spices stay where they are."""
    table = Table().rows(A, taxes=2).store(A, GINGER, "ginger").purse(A, ships=2).hand(A, "exp_25").turn(A)
    table.play(A, PlayCard("exp_25"))
    assert table.events == [
        CardPlayed(A, "exp_25", rule=C4),
        ActionTaken(A, "progress", rule=C9),
    ]
    assert table.state.frames[-1] == ChooseColumnFrame(A, "no_spices")

    table.play(A, ChooseColumn("taxes"))
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "ships", 2, rule=K5)
    assert table.event(MarkerMoved) == MarkerMoved(A, "taxes", 3, rule=K5)
    assert (table.state.ships[A], table.stored(A)) == (0, {GINGER: ("ginger",)})
    assert table.deciders == (B,)


@rule("GOA-C9")
def test_progress_no_ships_pays_the_spices() -> None:
    """A ginger and a cinnamon for the second step; the ships stay."""
    table = Table().rows(A, ships=2).purse(A, ships=0).hand(A, "exp_28")
    table.store(A, "calicut_any:1", "cinnamon", "ginger").turn(A).play(A, PlayCard("exp_28"))
    assert table.events[1] == ActionTaken(A, "progress", rule=C9)
    assert table.state.frames[-1] == ChooseColumnFrame(A, "no_ships")

    table.play(A, ChooseColumn("ships"))
    assert table.stored(A) == {"calicut_any:1": ()}
    returned = [event.spice for event in table.events if isinstance(event, SpiceReturned)]
    assert returned == ["ginger", "cinnamon"]
    assert (table.row(A, "ships"), table.state.ships[A]) == (3, 0)


@rule("GOA-C9")
def test_progress_no_ships_asks_from_which_tile_a_spice_comes() -> None:
    """As in every progress; the card is discarded when the step is done."""
    table = Table().hand(A, "exp_28").store(A, GINGER, "ginger").store(A, "cochin_any:1", "ginger").turn(A)
    table.play(A, PlayCard("exp_28"), ChooseColumn("ships"))
    assert table.state.frames[-1] == TakeSpiceFrame(A, "progress", 1, ("ginger",))
    assert "exp_28" not in table.state.expedition_discard

    table.play(A, TakeSpice(GINGER, "ginger"))
    assert (table.row(A, "ships"), table.state.ships[A]) == (2, 4)
    assert table.state.expedition_discard[-1] == "exp_28"


@rule("GOA-C9", "GOA-C12")
def test_the_other_half_of_the_cost_must_be_owned() -> None:
    """One ship: no step of two; a ginger: no step but that of ships; row 5 is the end."""
    table = Table().rows(A, taxes=2, colony=5).purse(A, ships=1).hand(A, "exp_25").turn(A).play(A, PlayCard("exp_25"))
    few = Refusal(K5, {"column": "taxes", "ships": 2, "owned": 1}, "ships")
    assert table.check(A, ChooseColumn("taxes")) == few
    assert table.check(A, ChooseColumn("colony")) == Refusal(K5, {"column": "colony"}, "bottom")
    assert table.legal(A) == [ChooseColumn(column) for column in ("ships", "harvest", "expedition")]

    table = Table().purse(A, ships=0).store(A, GINGER, "ginger").hand(A, "exp_28").turn(A).play(A, PlayCard("exp_28"))
    missing = Refusal(K5, {"column": "taxes", "spice": "pepper"}, "spices")
    assert table.check(A, ChooseColumn("taxes")) == missing
    assert table.legal(A) == [ChooseColumn("ships")]


@rule("GOA-C12")
def test_a_progress_modifier_needs_a_column_that_can_be_paid() -> None:
    """No ship, or no spice that fits: the card is refused."""
    table = Table().purse(A, ships=0).store(A, GINGER, "ginger").hand(A, "exp_25").turn(A)
    assert table.check(A, PlayCard("exp_25")) == Refusal(C12, {}, "ships")
    assert table.purse(A, ships=1).check(A, PlayCard("exp_25")) is None

    table = Table().rows(A, ships=5).store(A, GINGER, "ginger").hand(A, "exp_28").turn(A)
    assert table.check(A, PlayCard("exp_28")) == Refusal(C12, {}, "spices")
    assert table.rows(A, ships=1).check(A, PlayCard("exp_28")) is None


@rule("GOA-C12")
@pytest.mark.parametrize("card", ["exp_19", "exp_25", "exp_28"])
def test_the_action_of_a_modifier_follows_at_once_and_is_the_action_of_the_turn(card: str) -> None:
    """It cannot be changed to another, and no action follows it."""
    table = Table().store(A, "a:plantation_ginger_2:1", "ginger").hand(A, card).turn(A).play(A, PlayCard(card))
    for action in (Taxes(), Harvest(), Progress("ships")):
        assert table.check(A, action) == Refusal(ANOTHER_QUESTION)

    table.play(A, table.legal(A)[0])
    if card == "exp_19":
        table.play(A, MixColonists(1))
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-C12", "GOA-R39")
def test_no_card_moves_a_marker_when_all_stand_in_row_five() -> None:
    """Whatever ships, spices and ducats there are; a single marker above row 5 is enough."""
    table = Table().rows(A, ships=5, harvest=5, taxes=5, expedition=5, colony=5).purse(A, ships=20, ducats=60)
    table.hand(A, "exp_25", "exp_28", "exp_16").turn(A)

    assert table.check(A, PlayCard("exp_25")) == Refusal(C12, {}, "bottom")
    assert table.check(A, PlayCard("exp_28")) == Refusal(C12, {}, "bottom")
    assert table.check(A, PlayCard("exp_16")) == Refusal(R39, {}, "bottom")
    assert table.hand(A, "exp_19").check(A, PlayCard("exp_19")) is None, "a harvest moves no marker"
    table.rows(A, colony=4).hand(A, "exp_25", "exp_16")
    assert table.check(A, PlayCard("exp_25")) is None
    assert table.check(A, PlayCard("exp_16")) is None


@rule("GOA-C12", "GOA-R10")
def test_a_modifier_is_the_one_card_of_the_turn() -> None:
    """After a bonus card it cannot be played; after it no bonus card can."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_01", "exp_25").turn(A).play(A, PlayCard("exp_01"))
    assert table.check(A, PlayCard("exp_25")) == Refusal(C2, {})

    table = Table(**BEFORE_ACTION).hand(A, "exp_01", "exp_25").keep(A, "a:red_ship:1").turn(A)
    table.play(A, PlayCard("exp_25"), ChooseColumn("ships"))
    assert table.check(A, PlayCard("exp_01")) == Refusal(C2, {})
    assert table.legal(A) == [EndTurn(), UseTile("a:red_ship:1")]


@rule("GOA-C13")
def test_an_extra_reveal_is_discarded_when_the_founding_is_over() -> None:
    """It cannot be shuffled in and revealed by itself: the only other card is."""
    table = Table(2, **AFTER_REVEAL).hand(A, "exp_22").founding(A, "calicut", "exp_01", "exp_05")
    table.piles((), ("exp_30",))
    table.play(A, PlayCard("exp_22"))

    assert table.state.expedition_discard == ["exp_01", "exp_05", "exp_30", "exp_22"]
    assert table.deciders == (B,)
    table.assert_census()
