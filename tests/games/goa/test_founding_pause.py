"""The founding pause: what may be used between the reveal and the payment."""

import pytest

from games.goa.table import AFTER_REVEAL, BEFORE_ACTION, FREE_FOUNDING, IN_FOUNDING, A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION, NOT_YOUR_DECISION
from kontor.games.goa.actions import (
    ChooseColumn,
    ChooseEspionage,
    ChooseResource,
    Expedition,
    Fail,
    FoundColony,
    Pay,
    PlayCard,
    UseTile,
)
from kontor.games.goa.events import CardPlayed, CardsRevealed, ColonyFounded, FoundingFailed, ResourcesPaid
from kontor.games.goa.frames import ChooseColonyTileFrame, FoundingPauseFrame, PlaceSpiceFrame
from kontor.games.goa.rules import C2, C4, K15, K16, K17, K19, K26, R9, R16, R44
from kontor.testing.marks import rule


def pausing(*hand: str, colonists: int = 2, espionage: bool = False) -> Table:
    """Let A, with this hand and the red Colonist, found Quilon with a 1 and a 2: three are missing (formerly)."""
    table = Table(**AFTER_REVEAL, **BEFORE_ACTION).purse(A, colonists=colonists).hand(A, *hand)
    return table.keep(A, "a:red_colonist:1").founding(A, "quilon", "exp_01", "exp_05", espionage=espionage)


@rule("GOA-K25")
def test_the_pause_offers_payment_failure_cards_and_tiles() -> None:
    """Only while colonists are missing; modifiers of other actions do not fit."""
    table = pausing("exp_02", "exp_22", "exp_25", colonists=3)

    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 3, espionage=False)
    offered = [Pay(), Fail(), PlayCard("exp_02"), PlayCard("exp_22"), UseTile("a:red_colonist:1")]
    assert table.legal(A) == offered
    assert table.check(A, PlayCard("exp_25")) == Refusal(C4, {})


@rule("GOA-K25")
def test_there_is_no_pause_if_the_sum_suffices() -> None:
    """Neither card nor tile can be used before the colony is founded."""
    table = Table().hand(A, "exp_02").keep(A, "a:red_colonist:1").founding(A, "cochin", "exp_03", "exp_06", board=2)

    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, K19, "cochin_any:1")
    assert table.check(A, UseTile("a:red_colonist:1")) == Refusal(ANOTHER_QUESTION)


@rule("GOA-K25", "GOA-R8")
def test_the_red_colonist_can_save_a_founding() -> None:
    """Two colonists and the third of the tile are paid."""
    table = pausing(colonists=2)
    assert table.check(A, Pay()) == Refusal(K16, {"missing": 3, "owned": 2})

    table.play(A, UseTile("a:red_colonist:1"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 3, espionage=False)
    table.play(A, Pay())
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "colonists", 3, rule=K16)
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "quilon"))


@rule("GOA-K25", "GOA-R8")
def test_gain_colonists_can_save_a_founding() -> None:
    """One colonist and two of the card; it goes to the discard pile before the revealed ones."""
    table = pausing("exp_04", colonists=1).play(A, PlayCard("exp_04"))
    assert table.state.colonists[A] == 3
    assert table.state.expedition_discard[-1] == "exp_04"

    table.play(A, Pay())
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "quilon"))
    assert table.state.expedition_discard[-3:] == ["exp_04", "exp_01", "exp_05"]
    table.assert_census()


@rule("GOA-K25")
def test_only_one_card_is_played_in_the_turn_of_a_founding() -> None:
    """After the first one the second is refused, also the extra reveal."""
    table = pausing("exp_02", "exp_22").play(A, PlayCard("exp_02"))

    assert table.check(A, PlayCard("exp_22")) == Refusal(C2, {})
    assert table.legal(A) == [Fail(), UseTile("a:red_colonist:1")]


@rule("GOA-K25")
def test_a_card_played_before_the_action_is_the_one_of_the_turn() -> None:
    """Then no card can be played in the pause."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_02", "exp_22").deck("exp_01", "exp_05").turn(A)
    table.play(A, PlayCard("exp_02"), FoundColony("calicut"))

    assert table.event(FoundingFailed) == FoundingFailed(A, "calicut", rule=K17)
    assert table.state.hands[A] == ("exp_22",)


@rule("GOA-K25")
def test_the_pause_ends_with_failing() -> None:
    """The failure gives its colonist, and tiles can be used after the action."""
    table = pausing().play(A, Fail())

    assert table.state.colonists[A] == 3
    assert table.check(A, UseTile("a:red_colonist:1")) is None
    assert table.check(A, Pay()) == Refusal(ANOTHER_QUESTION)


@rule("GOA-K25", "GOA-R9")
def test_an_extra_reveal_that_reaches_the_requirement_founds_at_once() -> None:
    """Three are missing and the third card shows three: nothing is paid."""
    table = pausing("exp_22").deck("exp_06").play(A, PlayCard("exp_22"))

    assert table.events == [
        CardPlayed(A, "exp_22", rule=R9),
        CardsRevealed(A, ("exp_06",), 3, rule=R9),
        ColonyFounded(A, "quilon", rule=K15),
    ]
    assert table.state.frames[-1] == ChooseColonyTileFrame(A, "quilon")
    assert table.state.colonists[A] == 2
    assert table.state.expedition_discard[-3:] == ["exp_01", "exp_05", "exp_06"]
    table.assert_census()


@rule("GOA-K25", "GOA-R9")
def test_an_extra_reveal_that_does_not_suffice_makes_the_payment_smaller() -> None:
    """Three were missing, the third card shows two: one is left to pay."""
    table = pausing("exp_22", colonists=1).deck("exp_08").play(A, PlayCard("exp_22"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 1, espionage=False)

    table.play(A, Pay())
    assert table.event(ResourcesPaid) == ResourcesPaid(A, "colonists", 1, rule=K16)
    assert table.state.expedition_discard[-3:] == ["exp_01", "exp_05", "exp_08"]
    table.assert_census()


@rule("GOA-R9")
def test_found_extra_reveal_is_played_in_the_pause_alone() -> None:
    """Neither before the action nor after it."""
    table = Table(**AFTER_REVEAL).hand(A, "exp_22").turn(A)
    assert table.check(A, PlayCard("exp_22")) == Refusal(R9, {})
    assert PlayCard("exp_22") not in table.legal(A)

    table = Table(**AFTER_REVEAL).hand(A, "exp_22").after_action(A)
    assert table.check(A, PlayCard("exp_22")) == Refusal(R9, {})
    assert pausing("exp_22").check(A, PlayCard("exp_22")) is None


@rule("GOA-R16", "GOA-K25")
def test_no_extra_reveal_in_a_founding_by_espionage() -> None:
    """Modifiers change only an action of the player's own; gain_colonists is possible."""
    table = pausing("exp_22", "exp_04", espionage=True)

    assert table.check(A, PlayCard("exp_22")) == Refusal(R16, {})
    assert table.check(A, PlayCard("exp_04")) is None
    assert table.legal(A) == [Fail(), PlayCard("exp_04"), UseTile("a:red_colonist:1")]


@rule("GOA-R44")
def test_an_extra_reveal_needs_a_card_to_reveal() -> None:
    """With both piles empty it cannot be played; one discarded card is enough."""
    table = pausing("exp_22").piles((), ())
    assert table.check(A, PlayCard("exp_22")) == Refusal(R44, {})

    table = pausing("exp_22").piles((), ("exp_30",))
    assert table.check(A, PlayCard("exp_22")) is None
    assert table.play(A, PlayCard("exp_22")).event(CardsRevealed).cards == ("exp_30",)


@rule("GOA-K26", "GOA-R38")
@pytest.mark.parametrize("column", ["ships", "harvest", "taxes"])
def test_espionage_in_the_pause_founds_no_second_colony(column: str) -> None:
    """The other columns may be chosen there."""
    table = Table(**FREE_FOUNDING).keep(A, "b:espionage:1").store(A, "a:plantation_ginger_2:1").rows(B, ships=3)
    table.founding(A, "calicut", "exp_01", "exp_05").play(A, UseTile("b:espionage:1"))

    assert table.check(A, ChooseEspionage(B, "colony")) == Refusal(K26, {})
    assert ChooseEspionage(B, "colony") not in table.legal(A)
    assert table.check(A, ChooseEspionage(B, column)) is None


@rule("GOA-K26")
def test_espionage_with_colony_is_free_outside_of_a_founding() -> None:
    """Before the player's action nothing is in its way."""
    table = Table(**FREE_FOUNDING).keep(A, "b:espionage:1").turn(A).play(A, UseTile("b:espionage:1"))

    assert table.check(A, ChooseEspionage(B, "colony")) is None


@rule("GOA-R38")
def test_espionage_with_ships_in_the_pause_leads_back_to_it() -> None:
    """The founding goes on where it was."""
    table = Table().purse(A, colonists=9).keep(A, "b:espionage:1").rows(B, ships=3)
    table.founding(A, "calicut", "exp_01", "exp_05").play(A, UseTile("b:espionage:1"), ChooseEspionage(B, "ships"))

    assert table.state.ships[A] == 7
    assert table.state.frames[-1] == FoundingPauseFrame(A, "calicut", 9, espionage=False)
    assert table.play(A, Pay()).state.colonists[A] == 0
    assert list(table.stored(A)) == ["calicut_any:1"]


@rule("GOA-R37")
def test_the_colony_column_is_read_when_the_colony_is_named() -> None:
    """A marker moved in the pause to row 3 does not change what is missing."""
    table = Table().rows(A, colony=2).purse(A, ducats=10, colonists=5).hand(A, "exp_16")
    table.deck("exp_01", "exp_05").turn(A).play(A, FoundColony("madras"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "madras", 5, espionage=False)

    table.play(A, PlayCard("exp_16"), ChooseColumn("colony"))
    assert table.row(A, "colony") == 3
    assert table.state.frames[-1] == FoundingPauseFrame(A, "madras", 5, espionage=False)


@rule("GOA-R8")
def test_an_expedition_is_one_step_that_nothing_interrupts() -> None:
    """Both cards are drawn before one of them can be played."""
    table = Table(**IN_FOUNDING).rows(A, expedition=4).deck("exp_01", "exp_02").turn(A).play(A, Expedition(2))

    assert table.state.hands[A] == ("exp_01", "exp_02")
    assert table.check(A, PlayCard("exp_01")) is None


@rule("GOA-K25")
def test_the_colonists_of_resupply_can_be_paid_in_the_pause() -> None:
    """A one-shot tile works there like a red one; its cards are not part of the sum."""
    table = Table().purse(A, colonists=0).keep(A, "b:resupply:1").founding(A, "quilon", "exp_01", "exp_05")
    table.deck("exp_02", "exp_04").play(A, UseTile("b:resupply:1"), ChooseResource("colonists"))
    assert table.state.frames[-1] == FoundingPauseFrame(A, "quilon", 3, espionage=False)

    table.play(A, Pay())
    assert (table.state.colonists[A], table.state.frames[-1]) == (0, ChooseColonyTileFrame(A, "quilon"))


@rule("GOA-K25")
def test_the_pause_of_a_founding_belongs_to_its_founder() -> None:
    """Nobody else can use anything in it."""
    table = pausing()

    assert table.deciders == (A,)
    assert table.legal(B) == []
    assert table.check(B, Fail()) == Refusal(NOT_YOUR_DECISION, {"seat": A})
