"""Cards are discarded at any moment of the own action turn: today's reading (GOA-R52)."""

from games.goa.table import BEFORE_ACTION, A, B, Table
from kontor.core import Option, Refusal
from kontor.core.rules import ANOTHER_QUESTION, NOT_YOUR_DECISION
from kontor.games.goa import GAME
from kontor.games.goa.actions import DiscardCard, EndTurn, Fail, FoundColony, PlayCard, Taxes, UseTile
from kontor.games.goa.events import CardDiscarded, DeckReshuffled
from kontor.games.goa.frames import AfterActionFrame, ChooseResourceFrame, FoundingPauseFrame, TurnFrame
from kontor.games.goa.rules import C2, C10, C11, R52
from kontor.testing.marks import rule

STEP, SHIPS = "exp_16", "exp_01"
"""A step for ducats, and two ships."""


@rule("GOA-O6", "GOA-R52")
def test_new_matches_discard_at_any_time_and_stored_ones_before_the_action() -> None:
    """The former reading leaves nothing behind."""
    option = Option("discarding", ("any_time", "before_action"), "any_time", R52, former="before_action")
    assert option in GAME.info.options
    assert GAME.options({}).discards_any_time
    assert not GAME.stored_options({}).discards_any_time
    assert GAME.options(BEFORE_ACTION).discarding is GAME.stored_options({}).discarding


@rule("GOA-R52", "GOA-C10")
def test_cards_are_discarded_after_the_action_one_by_one() -> None:
    """The question stays open as long as there is a card, and ends by itself with the last one."""
    table = Table().purse(A, ducats=0).hand(A, STEP, SHIPS).turn(A).play(A, Taxes())
    assert table.legal(A) == [EndTurn(), PlayCard(SHIPS), DiscardCard(STEP), DiscardCard(SHIPS)]

    table.play(A, DiscardCard(STEP))
    assert table.event(CardDiscarded) == CardDiscarded(A, STEP, rule=C10)
    assert table.state.frames[-1] == AfterActionFrame(A)
    table.play(A, DiscardCard(SHIPS))
    assert table.state.frames[-1] == TurnFrame(B)
    assert table.state.expedition_discard[-2:] == [STEP, SHIPS]


@rule("GOA-R52", "GOA-R35")
def test_a_played_card_does_not_end_the_turn_while_another_can_be_discarded() -> None:
    """The second card cannot be played, but it can be thrown away; nobody else's can."""
    table = Table().hand(A, SHIPS, STEP).hand(B, "exp_02").turn(A).play(A, PlayCard(SHIPS), Taxes())

    assert table.legal(A) == [EndTurn(), DiscardCard(STEP)]
    assert table.check(A, PlayCard(STEP)) == Refusal(C2, {})
    assert table.check(A, DiscardCard("exp_02")) == Refusal(C10, {"card": "exp_02"})
    assert table.check(B, DiscardCard("exp_02")) == Refusal(NOT_YOUR_DECISION, {"seat": A})
    assert table.play(A, EndTurn()).state.hands[A] == (STEP,)


@rule("GOA-R52")
def test_cards_are_discarded_in_the_founding_pause() -> None:
    """The founding goes on where it was; without a card left it fails by itself."""
    table = Table().purse(A, colonists=0, ducats=0).hand(A, STEP, SHIPS).deck("exp_04", "exp_07").turn(A)
    table.play(A, FoundColony("calicut"))
    assert table.legal(A) == [Fail(), PlayCard(SHIPS), DiscardCard(STEP), DiscardCard(SHIPS)]

    table.play(A, DiscardCard(SHIPS))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "calicut", 10, espionage=False)
    table.play(A, DiscardCard(STEP))
    assert table.state.frames[-1] == TurnFrame(B)
    table.assert_census()


@rule("GOA-R52")
def test_a_discard_after_the_action_feeds_the_reshuffle_of_a_resupply() -> None:
    """Both piles hold one card in all: with the discarded one there are two to reveal."""
    table = Table(2).keep(A, "b:resupply:1").hand(A, "exp_03").piles((), ("exp_01",)).after_action(A)

    table.play(A, DiscardCard("exp_03"), UseTile("b:resupply:1"))
    assert table.event(DeckReshuffled) == DeckReshuffled(2, rule=C11)
    frame = table.state.frames[-1]
    assert isinstance(frame, ChooseResourceFrame)
    assert sorted(frame.revealed) == ["exp_01", "exp_03"]


@rule("GOA-R52")
def test_no_card_is_discarded_in_the_middle_of_an_effect() -> None:
    """Each effect is finished before the next begins."""
    table = Table().keep(A, "b:resupply:1").hand(A, SHIPS).turn(A).play(A, UseTile("b:resupply:1"))

    assert table.check(A, DiscardCard(SHIPS)) == Refusal(ANOTHER_QUESTION)
