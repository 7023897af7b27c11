"""Expedition cards: when one may be played, and what the bonus cards do."""

import pytest

from games.goa.table import BEFORE_ACTION, A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseColumn,
    EndTurn,
    FoundColony,
    PlayCard,
    PlayExtra,
    Taxes,
)
from kontor.games.goa.events import CardPlayed, ResourcesGained
from kontor.games.goa.frames import AfterActionFrame, FoundingPauseFrame, RoundFrame, TurnFrame
from kontor.games.goa.rules import C1, C2, C3
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"


@rule("GOA-C1")
def test_a_played_card_leaves_the_hand_and_is_discarded() -> None:
    """Its top part works, its colonists and its symbol do not."""
    table = Table().hand(A, "exp_03", "exp_06").turn(A).play(A, PlayCard("exp_03"))

    assert table.state.hands[A] == ("exp_06",)
    assert table.state.expedition_discard[-1] == "exp_03"
    assert (table.state.ships[A], table.state.colonists[A]) == (6, 2)
    table.assert_census()


@rule("GOA-C1")
def test_nobody_plays_a_card_that_is_not_in_hand() -> None:
    """Neither one of the deck nor one of another hand."""
    table = Table().hand(A, "exp_03").hand(B, "exp_06").deck("exp_01").turn(A)

    assert table.check(A, PlayCard("exp_06")) == Refusal(C1, {"card": "exp_06"})
    assert table.check(A, PlayCard("exp_01")) == Refusal(C1, {"card": "exp_01"})


@rule("GOA-C1")
def test_the_colonists_on_hand_cards_never_count() -> None:
    """Three cards with three colonists each in hand: the founding looks at the revealed ones alone."""
    table = Table().purse(A, colonists=0).hand(A, "exp_03", "exp_06", "exp_09").deck("exp_01", "exp_04").turn(A)
    table.play(A, FoundColony("quilon"))

    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 4, espionage=False)
    assert table.state.hands[A] == ("exp_03", "exp_06", "exp_09")


@rule("GOA-C2", "GOA-R10")
def test_one_card_is_played_per_action_turn() -> None:
    """Before the action one; after it no second."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_01", "exp_02").turn(A).play(A, PlayCard("exp_01"))
    assert table.check(A, PlayCard("exp_02")) == Refusal(C2, {})
    assert PlayCard("exp_02") not in table.legal(A)

    table.play(A, Taxes())
    assert table.state.frames[-1] == TurnFrame(B)
    assert table.state.hands[A] == ("exp_02",)


@rule("GOA-C2")
def test_the_next_turn_has_its_own_card() -> None:
    """A and B play one each; then A plays another one in his second turn."""
    table = (
        Table(2, **BEFORE_ACTION).hand(A, "exp_01", "exp_02").hand(B, "exp_03").frame(RoundFrame("actions")).settle()
    )
    table.play(A, PlayCard("exp_01"), Taxes()).play(B, PlayCard("exp_03"), Taxes())

    assert table.check(A, PlayCard("exp_02")) is None
    assert table.play(A, PlayCard("exp_02")).state.ships == [8, 6]


@rule("GOA-C2")
def test_an_extra_action_has_its_own_card() -> None:
    """A player who played one in his third turn plays another with the extra action."""
    table = Table(2, **BEFORE_ACTION).flag(B).purse(A, extra_actions=1).hand(A, "exp_01", "exp_02").turn(A)
    table.play(A, PlayCard("exp_01"), Taxes(), PlayExtra())
    assert table.check(A, PlayCard("exp_02")) is None

    table.play(A, PlayCard("exp_02"))
    assert table.state.ships[A] == 8
    assert table.check(A, PlayCard("exp_02")) == Refusal(C1, {"card": "exp_02"})


@rule("GOA-C3")
@pytest.mark.parametrize(
    ("card", "resource", "amount"), [("exp_01", "ships", 2), ("exp_04", "colonists", 2), ("exp_07", "ducats", 5)]
)
def test_a_bonus_card_gives_its_resource_before_the_action(card: str, resource: str, amount: int) -> None:
    """The play is told, then the gain; the action is still to come."""
    table = Table().hand(A, card).turn(A)
    before = getattr(table.state, resource)[A]
    table.play(A, PlayCard(card))

    assert table.events == [CardPlayed(A, card, rule=C3), ResourcesGained(A, resource, amount, rule=C3)]
    assert getattr(table.state, resource)[A] == before + amount
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-C3")
def test_a_bonus_card_is_played_after_the_action() -> None:
    """Playing it is not an action: the turn was Taxes."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_01").after_action(A)
    assert table.state.frames[-1] == AfterActionFrame(A)
    assert table.legal(A) == [EndTurn(), PlayCard("exp_01")]

    table.play(A, PlayCard("exp_01"))
    assert table.events[0] == CardPlayed(A, "exp_01", rule=C3)
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-C13")
def test_a_played_card_lies_apart_until_its_effect_is_finished() -> None:
    """The bonus card of row 4 is drawn from the discard pile alone: the played card is not among it."""
    table = Table(2).rows(A, ships=3).purse(A, ducats=15).hand(A, "exp_16").piles((), ("exp_01",)).turn(A)
    table.play(A, PlayCard("exp_16"))
    assert table.state.expedition_discard == ["exp_01"]
    table.assert_census()

    table.play(A, ChooseColumn("ships"))
    assert table.state.hands[A] == ("exp_01",)
    assert (table.state.deck, table.state.expedition_discard) == ([], ["exp_16"])
    table.assert_census()
