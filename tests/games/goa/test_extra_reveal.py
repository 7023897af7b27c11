"""The card for one more reveal, played at the start of a founding: today's reading (GOA-R50)."""

from games.goa.table import AFTER_REVEAL, A, Table
from kontor.core import Option, Refusal
from kontor.games.goa import GAME
from kontor.games.goa.actions import Fail, FoundColony, Pay, PlayCard, Taxes
from kontor.games.goa.events import ActionTaken, CardPlayed, CardsRevealed, ColonyFounded, FoundingBegan
from kontor.games.goa.frames import AfterActionFrame, ChooseColonyTileFrame, FoundingPauseFrame, NameFoundingFrame
from kontor.games.goa.rules import C2, C4, C12, K13, K14, K15, R44, R50
from kontor.testing.marks import rule


def founding(*revealed: str, colonists: int = 0) -> Table:
    """Let A play the card and be asked for the colony; these cards lie on top of the deck."""
    table = Table().purse(A, colonists=colonists).hand(A, "exp_22", "exp_04").deck(*revealed).turn(A)
    return table.play(A, PlayCard("exp_22"))


@rule("GOA-O6", "GOA-R50")
def test_new_matches_play_the_extra_reveal_at_the_start_and_stored_ones_after_the_reveal() -> None:
    """What is stored without the reading means the former one, and nothing is stored of it."""
    option = Option("extra_reveal", ("start", "after_reveal"), "start", R50, former="after_reveal")
    assert option in GAME.info.options
    assert GAME.options({}).reveals_from_the_start
    assert not GAME.stored_options({}).reveals_from_the_start
    assert GAME.options(AFTER_REVEAL).extra_reveal is GAME.stored_options({}).extra_reveal


@rule("GOA-R50", "GOA-C4")
def test_the_extra_reveal_is_played_together_with_the_founding_alone() -> None:
    """Before the action it takes its place; in the pause and after the action it is too late."""
    table = Table().hand(A, "exp_22").turn(A)
    assert PlayCard("exp_22") in table.legal(A)

    table.deck("exp_01", "exp_04").purse(A, colonists=0).play(A, FoundColony("quilon"))
    assert isinstance(table.state.frames[-1], FoundingPauseFrame)
    assert table.check(A, PlayCard("exp_22")) == Refusal(C4, {})
    assert PlayCard("exp_22") not in table.legal(A)
    assert Table().hand(A, "exp_22").after_action(A).check(A, PlayCard("exp_22")) == Refusal(C4, {})


@rule("GOA-R50")
def test_the_card_is_the_action_and_three_cards_are_revealed() -> None:
    """The colony is named first; 1, 2 and 3 make six, so that Quilon is founded and nothing is paid."""
    table = founding("exp_01", "exp_05", "exp_06", colonists=2)
    assert table.events == [CardPlayed(A, "exp_22", rule=C4), ActionTaken(A, "found_colony", rule=R50)]
    assert table.state.frames[-1] == NameFoundingFrame(A)

    table.play(A, FoundColony("quilon"))
    assert table.events == [
        FoundingBegan(A, "quilon", 0, 6, rule=K13),
        CardsRevealed(A, ("exp_01", "exp_05", "exp_06"), 6, rule=K14),
        ColonyFounded(A, "quilon", rule=K15),
    ]
    assert (table.state.frames[-1], table.state.colonists[A]) == (ChooseColonyTileFrame(A, "quilon"), 2)
    table.assert_census()


@rule("GOA-R50")
def test_the_card_can_be_played_in_vain() -> None:
    """Two of the three cards are enough for Quilon: the third one is revealed all the same."""
    table = founding("exp_03", "exp_06", "exp_09").play(A, FoundColony("quilon"))

    assert table.event(CardsRevealed).cards == ("exp_03", "exp_06", "exp_09")
    assert table.event(ColonyFounded) == ColonyFounded(A, "quilon", rule=K15)


@rule("GOA-R50", "GOA-C13")
def test_what_three_cards_leave_is_paid_and_the_card_is_discarded_last() -> None:
    """It is the one card of the turn, and goes to the discard pile when the founding is over."""
    table = founding("exp_01", "exp_04", "exp_07", colonists=3).hand(A, "exp_25").play(A, FoundColony("quilon"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 3, espionage=False)
    assert table.check(A, PlayCard("exp_25")) == Refusal(C2, {})

    table.play(A, Pay())
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "quilon"))
    table = founding("exp_01", "exp_05", "exp_07", colonists=9).play(A, FoundColony("calicut"), Fail())
    assert table.state.expedition_discard[-4:] == ["exp_01", "exp_05", "exp_07", "exp_22"]
    assert table.state.frames[-1] == AfterActionFrame(A)


@rule("GOA-C12")
def test_the_extra_reveal_needs_a_colony_that_is_not_founded() -> None:
    """With all four the card is refused; once played, a colony must be named that is not founded yet."""
    table = Table().store(A, "cochin_any:1", "ginger").hand(A, "exp_22").turn(A)
    table.play(A, PlayCard("exp_22"))
    assert table.check(A, FoundColony("cochin")) == Refusal(K13, {"colony": "cochin"})
    assert table.legal(A) == [FoundColony(colony) for colony in ("quilon", "madras", "calicut")]
    assert table.check(A, Taxes()) is not None

    table = Table().hand(A, "exp_22").store(A, "cochin_any:1", "ginger").store(A, "calicut_any:1")
    table.store(A, "quilon_ginger_cinnamon:1").store(A, "madras_ginger_cinnamon:1").turn(A)
    assert table.check(A, PlayCard("exp_22")) == Refusal(C12, {}, "colony")


@rule("GOA-R44")
def test_at_the_start_of_a_founding_the_extra_reveal_needs_a_third_card() -> None:
    """Two in deck and discard pile together are those of the founding; with three it can be played."""
    table = Table().hand(A, "exp_22").piles(("exp_01",), ("exp_30",)).turn(A)
    assert table.check(A, PlayCard("exp_22")) == Refusal(R44, {}, "start")

    table = Table().hand(A, "exp_22").piles(("exp_01",), ("exp_30", "exp_29")).turn(A)
    assert table.check(A, PlayCard("exp_22")) is None
