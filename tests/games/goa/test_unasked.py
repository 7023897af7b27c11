"""What is decided without asking: only what everybody can see to have one possible outcome."""

from games.goa.table import BEFORE_ACTION, A, B, Table
from kontor.games.goa.actions import EndTurn, Fail, FoundColony, Pay, PlayCard, Taxes, UseTile
from kontor.games.goa.events import FoundingFailed, ResourcesGained
from kontor.games.goa.frames import AfterActionFrame, FoundingPauseFrame, TurnFrame
from kontor.games.goa.rules import K17
from kontor.testing.marks import rule

BONUS, HOPELESS, MODIFIER = "exp_01", "exp_16", "exp_19"
"""Two ships; a step for ducats, which cost five; a harvest card, useless after the action."""


@rule("GOA-R35")
def test_the_end_of_a_turn_is_not_asked_without_a_card_and_a_tile() -> None:
    """B is asked for the next action at once."""
    table = Table(2).turn(A).play(A, Taxes())
    assert table.state.frames[-1] == TurnFrame(B)


@rule("GOA-R35")
def test_any_card_in_hand_makes_the_end_of_the_turn_a_question() -> None:
    """Also one that cannot be played, since the others must not see that."""
    for card in (BONUS, HOPELESS, MODIFIER):
        table = Table(2, **BEFORE_ACTION).hand(A, card).purse(A, ducats=0).after_action(A)
        assert table.state.frames[-1] == AfterActionFrame(A)
        assert table.legal(A) == [EndTurn(), *([PlayCard(BONUS)] if card == BONUS else ())]


@rule("GOA-R35")
def test_after_a_played_card_the_rest_of_the_hand_is_not_asked_for() -> None:
    """One card per turn is allowed."""
    table = Table(2, **BEFORE_ACTION).hand(A, BONUS, HOPELESS).turn(A).play(A, PlayCard(BONUS)).play(A, Taxes())
    assert table.state.frames[-1] == TurnFrame(B)
    assert table.state.hands[A] == (HOPELESS,)


@rule("GOA-R35")
def test_a_usable_tile_makes_the_end_of_the_turn_a_question() -> None:
    """A tile that is turned over, or that needs something that is missing, does not."""
    assert Table(2).keep(A, "a:red_ship:1").after_action(A).legal(A) == [EndTurn(), UseTile("a:red_ship:1")]
    turned = Table(2).keep(A, "a:red_ship:1")
    turned.state.turned = ("a:red_ship:1",)
    for table in (turned, Table(2).keep(A, "a:duty:1"), Table(2).keep(A, "a:foreman:1")):
        assert table.after_action(A).state.frames[-1] == TurnFrame(B)


@rule("GOA-R35")
def test_a_hopeless_founding_fails_by_itself() -> None:
    """Four colonists are missing, A has three, and neither a card nor a tile."""
    table = Table(2).deck("exp_01", "exp_04").purse(A, colonists=3).turn(A).play(A, FoundColony("quilon"))
    assert table.event(FoundingFailed) == FoundingFailed(A, "quilon", rule=K17)
    assert table.event(ResourcesGained) == ResourcesGained(A, "colonists", 1, rule=K17)
    assert table.state.colonists == [4, 2]
    assert table.state.frames[-1] == TurnFrame(B)
    table.assert_census()


@rule("GOA-R35")
def test_a_founding_that_can_be_paid_is_asked() -> None:
    """Exactly the four colonists that are missing are owned."""
    table = Table(2).deck("exp_01", "exp_04").purse(A, colonists=4).turn(A).play(A, FoundColony("quilon"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 4, espionage=False)
    assert table.legal(A) == [Pay(), Fail()]


@rule("GOA-R35")
def test_a_card_or_a_usable_tile_makes_a_hopeless_founding_a_question() -> None:
    """Whatever the face of the card; a card that was played already counts no more."""
    pause = FoundingPauseFrame(A, "calicut", 10, espionage=False)
    for card in (BONUS, HOPELESS):
        table = Table(2, **BEFORE_ACTION).hand(A, card).purse(A, ducats=0).founding(A, "calicut", "exp_04", "exp_07")
        assert table.state.frames[-1] == pause
    table = Table(2, **BEFORE_ACTION).keep(A, "a:red_colonist:1").founding(A, "calicut", "exp_04", "exp_07")
    assert table.state.frames[-1] == pause
    assert table.play(A, UseTile("a:red_colonist:1")).event(FoundingFailed) == FoundingFailed(A, "calicut", rule=K17)
    played = Table(2, **BEFORE_ACTION).hand(A, BONUS, HOPELESS).deck("exp_04", "exp_07").turn(A)
    played.play(A, PlayCard(BONUS))
    assert played.play(A, FoundColony("calicut")).event(FoundingFailed) == FoundingFailed(A, "calicut", rule=K17)
