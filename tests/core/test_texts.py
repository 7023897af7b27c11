"""Texts: keys, variables, names and lists."""

import pytest

from contract.toy import GAME
from contract.toy.game import Bid, Laid
from kontor.core import KontorError, Refusal, Texts


def test_records_become_sentences_in_both_languages() -> None:
    """Seats are named by who sits there, components by the game."""
    laid = Laid(1, "p07", rule="TOY-L1")

    assert Texts("en", GAME, ["Anna", "Bruno"]).event(laid) == "Bruno lays pearl 07."
    assert Texts("de", GAME, ["Anna", "Bruno"]).event(laid) == "Bruno legt Perle 07."


def test_labels_and_refusals_carry_their_numbers() -> None:
    """Facts are variables of the rule's message."""
    texts = Texts("en", GAME)
    state = GAME.start(2, GAME.options({}), bytes(32))

    assert texts.action(GAME.view(state, 0), Bid(3)) == "Bid 3"
    assert texts.refusal(Refusal("TOY-A2", {"coins": 5})) == "You have 5 coins."
    assert texts.refusal(Refusal("KON-1", {"seat": 1})) == "It is not your turn to decide: Seat 2 is asked now."


def test_lists_go_through_messages() -> None:
    """Several things are enumerated, none is said as well."""
    texts = Texts("de", GAME)

    assert texts.spoken([("pearl", "p01"), ("pearl", "p02")]) == "Perle 01, Perle 02"
    assert texts.spoken([]) == "nichts"


def test_a_missing_text_or_variable_is_an_error() -> None:
    """A text with a hole is never shown."""
    texts = Texts("en", GAME)

    with pytest.raises(KontorError, match="no text 'action-fly'"):
        texts.text("action-fly")
    with pytest.raises(KontorError, match="does not resolve"):
        texts.text("action-bid")
    with pytest.raises(KontorError, match="'fr'"):
        Texts("fr", GAME)


def test_a_player_who_waits_reads_whose_question_it_is() -> None:
    """The question itself is asked in the second person, and of nobody else."""
    state = GAME.start(2, GAME.options({}), bytes(32))
    asked = GAME.deciders(state)
    english, german = (Texts(language, GAME, ["Anna", "Bruno"]) for language in ("en", "de"))
    name = english.seat_names[asked[0]]

    for viewer in (1 - asked[0], None):
        assert english.asked_of(GAME.view(state, viewer), asked).startswith(f"{name} chooses a bid for pearl ")
        assert german.asked_of(GAME.view(state, viewer), asked).startswith(f"{name} wählt ein Gebot für Perle ")
    assert english.question(GAME.view(state, asked[0])).startswith("What do you bid for pearl ")


def test_a_question_to_several_players_names_them_all() -> None:
    """A message that may be asked of several selects on `$seat_count`."""
    state = GAME.start(3, GAME.options({}), bytes(32))

    said = Texts("en", GAME, ["Anna", "Bruno", "Clara"], reader=2).asked_of(GAME.view(state, 2), (0, 1))
    assert said.startswith("Anna, Bruno ")


def test_a_list_of_any_length_is_told() -> None:
    """A whole deck in words is longer than what Fluent takes for one variable."""
    things = [("pearl", 1)] * 500
    texts = Texts("en", GAME, ["Anna"])
    assert texts.listed(map(texts.spoken, things)).count(texts.name("pearl", 1)) == len(things)
