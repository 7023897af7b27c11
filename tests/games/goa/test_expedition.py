"""The action expedition: how many cards, the hand limit, discarding, and the reshuffled deck."""

import pytest

from games.goa.table import AFTER_REVEAL, BEFORE_ACTION, IN_FOUNDING, A, B, Table
from kontor.core import Refusal
from kontor.core.rules import NOT_YOUR_DECISION
from kontor.games.goa.actions import DiscardCard, EndTurn, Expedition, Fail, FoundColony, PlayCard, Taxes
from kontor.games.goa.events import CardDiscarded, CardDrawn, CardsRevealed, DeckReshuffled
from kontor.games.goa.frames import FoundingPauseFrame, TurnFrame
from kontor.games.goa.rules import C10, C11, K11, K12, K14, K22, R33
from kontor.testing.marks import rule


def offered(table: Table) -> list[int]:
    """Return how many cards A may draw."""
    return [action.cards for action in table.legal(A) if isinstance(action, Expedition)]


@rule("GOA-K11")
@pytest.mark.parametrize(("row", "draw", "limit"), [(1, 1, 1), (2, 1, 2), (3, 2, 3), (4, 2, 4), (5, 3, 5)])
def test_each_row_has_its_number_of_cards_and_its_hand_limit(row: int, draw: int, limit: int) -> None:
    """An empty hand draws up to the number; a hand one below the limit draws one, a full one none."""
    cards = ("exp_01", "exp_04", "exp_07", "exp_10", "exp_13")

    assert offered(Table(**IN_FOUNDING).rows(A, expedition=row).turn(A)) == list(range(1, draw + 1))
    assert offered(Table(**IN_FOUNDING).rows(A, expedition=row).hand(A, *cards[: limit - 1]).turn(A)) == [1]
    assert offered(Table(**IN_FOUNDING).rows(A, expedition=row).hand(A, *cards[:limit]).turn(A)) == []


@rule("GOA-K11", "GOA-K22")
def test_the_cards_of_an_expedition_are_drawn_in_one_step() -> None:
    """From the top of the deck into the hand; the drawer alone sees them."""
    table = Table(**IN_FOUNDING).rows(A, expedition=5).hand(A, "exp_30").deck("exp_01", "exp_02", "exp_03").turn(A)
    table.play(A, Expedition(3))

    assert table.state.hands[A] == ("exp_30", "exp_01", "exp_02", "exp_03")
    drawn = [event for event in table.events if isinstance(event, CardDrawn)]
    assert drawn == [CardDrawn(A, card, rule=K11) for card in ("exp_01", "exp_02", "exp_03")]
    assert drawn[0].seen_by(A) == drawn[0]
    assert drawn[0].seen_by(B) == CardDrawn(A, None, rule=K11)
    table.assert_census()


@rule("GOA-K11")
def test_fewer_cards_may_be_drawn() -> None:
    """One of three; the rest of the deck stays."""
    table = Table().rows(A, expedition=5).deck("exp_01", "exp_02", "exp_03").turn(A).play(A, Expedition(1))

    assert table.state.hands[A] == ("exp_01",)
    assert table.state.deck[-2:] == ["exp_03", "exp_02"]


@rule("GOA-K11")
def test_nobody_draws_more_than_the_row_shows() -> None:
    """Row 4 draws two cards, also with room for four."""
    table = Table().rows(A, expedition=4).turn(A)

    assert table.check(A, Expedition(3)) == Refusal(K11, {"draw": 2})
    assert table.check(A, Expedition(2)) is None


@rule("GOA-K12")
def test_a_hand_above_the_limit_is_legal_until_the_expedition() -> None:
    """Three cards in row 1: any other action may be taken, the expedition only after three discards."""
    table = Table().hand(A, "exp_01", "exp_02", "exp_03").turn(A)
    assert table.check(A, Taxes()) is None
    assert table.check(A, Expedition(1)) == Refusal(K12, {"limit": 1, "hand": 3})

    table.play(A, DiscardCard("exp_01"), DiscardCard("exp_02"))
    assert table.check(A, Expedition(1)) == Refusal(K12, {"limit": 1, "hand": 1})
    table.play(A, DiscardCard("exp_03"))
    assert table.check(A, Expedition(1)) is None


@rule("GOA-K12")
def test_the_cards_drawn_and_the_hand_do_not_pass_the_limit() -> None:
    """Row 4 with three cards: one more, not two; with two cards both."""
    table = Table(**IN_FOUNDING).rows(A, expedition=4).hand(A, "exp_01", "exp_02", "exp_03").turn(A)
    assert table.check(A, Expedition(2)) == Refusal(K12, {"limit": 4, "hand": 3})
    assert table.check(A, Expedition(1)) is None

    assert table.play(A, DiscardCard("exp_01")).check(A, Expedition(2)) is None


@rule("GOA-K22")
def test_playing_a_card_makes_room_for_the_expedition() -> None:
    """A full hand of one card in row 1: played before the action, one is drawn."""
    table = Table().hand(A, "exp_01").deck("exp_02").turn(A)
    assert offered(table) == []

    table.play(A, PlayCard("exp_01"))
    assert offered(table) == [1]
    table.play(A, Expedition(1))
    assert (table.state.hands[A], table.state.ships[A]) == (("exp_02",), 6)


@rule("GOA-K22")
def test_the_cards_of_deck_and_discard_pile_together_can_be_drawn() -> None:
    """One in each pile: two cards, not three."""
    table = Table(**IN_FOUNDING).rows(A, expedition=5).piles(("exp_01",), ("exp_02",)).turn(A)
    assert offered(table) == [1, 2]
    assert table.check(A, Expedition(2)) is None
    assert table.check(A, Expedition(3)) == Refusal(K22, {"left": 2}, "left")

    table.play(A, Expedition(2))
    assert table.state.hands[A] == ("exp_01", "exp_02")
    table.assert_census()


@rule("GOA-K22", "GOA-R20")
def test_an_expedition_draws_at_least_one_card() -> None:
    """Drawing none is not an action, and without a card in both piles there is no expedition."""
    table = Table().rows(A, expedition=5).turn(A)
    assert table.check(A, Expedition(0)) == Refusal(K22, {}, "none")

    table = Table().rows(A, expedition=5).piles((), ()).turn(A)
    assert offered(table) == []
    assert table.check(A, Expedition(1)) == Refusal(K22, {"left": 0}, "left")


@rule("GOA-C10")
def test_players_may_discard_any_number_of_their_cards() -> None:
    """One by one onto the open pile, the last one on top; the event shows the face."""
    table = Table().hand(A, "exp_01", "exp_02", "exp_03").turn(A).play(A, DiscardCard("exp_02"))
    assert table.event(CardDiscarded) == CardDiscarded(A, "exp_02", rule=C10)
    assert table.state.hands[A] == ("exp_01", "exp_03")

    table.play(A, DiscardCard("exp_01"), DiscardCard("exp_03"))
    assert table.state.hands[A] == ()
    assert table.state.expedition_discard[-3:] == ["exp_02", "exp_01", "exp_03"]
    table.assert_census()


@rule("GOA-C10")
def test_nobody_discards_a_card_that_is_not_in_hand() -> None:
    """The hands of others cannot be discarded."""
    table = Table().hand(A, "exp_01").hand(B, "exp_02").turn(A)

    assert table.check(A, DiscardCard("exp_02")) == Refusal(C10, {"card": "exp_02"})
    assert [action for action in table.legal(A) if isinstance(action, DiscardCard)] == [DiscardCard("exp_01")]


@rule("GOA-R33", "GOA-C10")
def test_after_a_discard_the_player_is_asked_for_his_action_again() -> None:
    """No card was played by it: the other card can still be played."""
    table = Table().hand(A, "exp_01", "exp_02").turn(A).play(A, DiscardCard("exp_01"))

    assert table.state.frames[-1] == TurnFrame(A)
    assert table.check(A, PlayCard("exp_02")) is None
    assert table.check(A, DiscardCard("exp_02")) is None


@rule("GOA-R33")
def test_no_card_is_discarded_in_the_founding_pause_or_out_of_turn() -> None:
    """In the former reading of GOA-R52 a discard is offered only before the player's action."""
    table = Table(**BEFORE_ACTION).hand(A, "exp_22").hand(B, "exp_23").founding(A, "calicut", "exp_01", "exp_04")
    assert table.state.frames[-1] == FoundingPauseFrame(A, "calicut", 10, espionage=False)
    assert table.check(A, DiscardCard("exp_22")) == Refusal(R33, {})
    assert table.check(B, DiscardCard("exp_23")) == Refusal(NOT_YOUR_DECISION, {"seat": A})

    table = Table(**BEFORE_ACTION).hand(A, "exp_22").turn(A)
    assert DiscardCard("exp_22") in table.legal(A)


@rule("GOA-C11")
def test_an_empty_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    """The last card of the old deck, then two of the shuffled discard pile, which is empty now."""
    discard = tuple(f"exp_{number:02}" for number in range(2, 25))
    table = Table(**IN_FOUNDING).rows(A, expedition=5).piles(("exp_01",), discard).turn(A).play(A, Expedition(3))

    first, second, third = table.state.hands[A]
    assert first == "exp_01"
    assert {second, third} < set(discard)
    assert table.state.expedition_discard == []
    rest = [*reversed(table.state.deck)]
    assert sorted([second, third, *rest]) == sorted(discard)
    assert [second, third, *rest] not in (sorted(discard), sorted(discard, reverse=True))
    assert table.event(DeckReshuffled) == DeckReshuffled(23, rule=C11)
    assert [type(event) for event in table.events[1:5]] == [CardDrawn, DeckReshuffled, CardDrawn, CardDrawn]
    table.assert_census()


@rule("GOA-R36")
def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    """The last card is drawn, and the discard pile stays until the next draw."""
    table = Table().piles(("exp_01",), ("exp_02", "exp_03")).turn(A).play(A, Expedition(1))
    assert (table.state.deck, table.state.expedition_discard) == ([], ["exp_02", "exp_03"])
    assert [event for event in table.events if isinstance(event, DeckReshuffled)] == []

    table.play(A, EndTurn()).play(B, Expedition(1))
    assert table.event(DeckReshuffled) == DeckReshuffled(2, rule=C11)
    assert len(table.state.deck) == 1


@rule("GOA-R36")
def test_a_deck_with_one_card_needs_no_shuffle() -> None:
    """An expedition of one card takes exactly the top card."""
    table = Table().deck("exp_01").turn(A)
    below = table.state.deck[:-1]
    table.play(A, Expedition(1))

    assert table.state.deck == below
    assert table.state.reshuffles == 0


@rule("GOA-R36")
def test_revealed_cards_are_not_shuffled_in() -> None:
    """The second card of a founding reshuffles the deck; the first one lies revealed and stays out."""
    table = Table(2).piles(("exp_01",), ("exp_04", "exp_07")).turn(A).play(A, FoundColony("calicut"))

    revealed = table.event(CardsRevealed)
    assert revealed.cards[0] == "exp_01"
    assert set(revealed.cards[1:]) < {"exp_04", "exp_07"}
    assert (revealed.colonists, revealed.rule) == (2, K14)
    assert table.event(DeckReshuffled) == DeckReshuffled(2, rule=C11)


@rule("GOA-R36")
def test_the_third_card_of_a_founding_is_never_one_of_the_first_two() -> None:
    """Both piles hold three cards in all: the extra reveal shows the third of them."""
    table = Table(2, **AFTER_REVEAL).hand(A, "exp_22").piles(("exp_01", "exp_04"), ("exp_07",)).turn(A)
    table.play(A, FoundColony("calicut"), PlayCard("exp_22"))

    assert table.event(CardsRevealed).cards == ("exp_07",)
    assert (table.state.deck, table.state.expedition_discard) == ([], ["exp_01", "exp_04", "exp_07", "exp_22"])
    assert table.deciders == (B,)


@rule("GOA-C11", "GOA-R36")
def test_cards_discarded_by_a_failed_founding_are_shuffled_with_the_rest() -> None:
    """They lie on the discard pile as soon as the founding has failed."""
    table = Table(3).hand(A, "exp_22").piles(("exp_01", "exp_04"), ()).turn(A)
    table.play(A, FoundColony("calicut"))
    assert table.state.expedition_discard == []

    table.play(A, Fail())
    assert table.state.expedition_discard == ["exp_01", "exp_04"]
    table.play(A, EndTurn()).play(B, Expedition(1))
    assert table.event(DeckReshuffled) == DeckReshuffled(2, rule=C11)
    assert (len(table.state.hands[B]), len(table.state.deck)) == (1, 1)
