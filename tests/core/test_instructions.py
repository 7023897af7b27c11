"""Instructions: what a form takes, and that an instruction does nothing which is not legal."""

from typing import Any

import pytest

from contract.toy import GAME
from contract.toy.game import BidUpTo, LayFirst, Pass, PearlsOptions
from kontor.core import MalformedError, Texts, answer_of, encode, label_form
from kontor.core.instructions import InstructionField, amount, choice, fixed, preference, switch

STATE = GAME.start(2, PearlsOptions(), bytes(32))
SEAT = GAME.deciders(STATE)[0]
VIEW = GAME.view(STATE, SEAT)
LEFT = VIEW.pile + sum(VIEW.hand_sizes)


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        (fixed("round", 3), [3], [2, None, "3"]),
        (amount("limit", 1, 7), [1, 7], [0, 8, True, "3", None]),
        (amount("limit", 1, 7, optional=True), [None, 4], [0]),
        (choice("lot", "tile", ("a", "b")), ["a", "b"], ["c", None, 1]),
        (preference("spices", "spice", ("a", "b")), [("a",), ("b", "a")], [(), ("a", "a"), ("c",), "a"]),
        (switch("whole"), [True, False], [None, 1, "yes"]),
    ],
)
def test_a_field_takes_what_it_offers_and_nothing_else(
    field: InstructionField, good: list[Any], bad: list[Any]
) -> None:
    """Numbers in range, choices of the list, none twice, and nothing where something is wanted."""
    assert [value for value in (*good, *bad) if field.takes(value)] == good


def test_an_instruction_is_read_as_the_form_says() -> None:
    """Every field is one that the form names."""
    given = {"order": "bid_up_to", "left": LEFT, "limit": 2, "greedy": True}
    assert GAME.read_instruction(VIEW, encode(given)) == BidUpTo(LEFT, 2, greedy=True)


@pytest.mark.parametrize(
    "given",
    [
        {"order": "no_such"},
        {"order": "bid_up_to", "left": LEFT, "limit": 999},
        {"order": "bid_up_to", "left": LEFT},
        {"order": "bid_up_to", "left": LEFT, "limit": 2, "more": 1},
        {"order": "lay_first", "pearls": ["no-such-pearl"], "instead": None},
    ],
)
def test_an_instruction_that_does_not_fit_its_form_is_malformed_and_says_so(given: dict[str, object]) -> None:
    """An unknown type, a value out of range, a field too few or too many, a thing that does not exist."""
    with pytest.raises(MalformedError) as caught:
        GAME.read_instruction(VIEW, encode(given))
    assert Texts("de", GAME).error(caught.value)


def test_an_instruction_answers_only_the_questions_it_was_made_for() -> None:
    """A bid is asked: the instruction to lay a pearl says nothing, and nobody who is not asked answers."""
    legal = GAME.legal_actions(STATE, SEAT)
    assert answer_of(GAME.box, BidUpTo(LEFT, 0), VIEW, legal) == Pass()
    assert answer_of(GAME.box, LayFirst(VIEW.hand, None), VIEW, legal) is None
    assert answer_of(GAME.box, BidUpTo(LEFT, 0), VIEW, []) is None


def test_an_instruction_that_has_ended_answers_nothing() -> None:
    """It was given for an earlier lot."""
    assert answer_of(GAME.box, BidUpTo(LEFT + 1, 0), VIEW, GAME.legal_actions(STATE, SEAT)) is None


def test_what_an_instruction_says_is_left_out_if_it_is_not_legal() -> None:
    """As if passing were forbidden."""
    legal = [action for action in GAME.legal_actions(STATE, SEAT) if action != Pass()]
    assert answer_of(GAME.box, BidUpTo(LEFT, 0), VIEW, legal) is None


def test_a_form_is_told_in_words() -> None:
    """What is fixed has no label: a client shows it to nobody."""
    form = label_form(GAME.instruction_forms(VIEW)[0], Texts("en", GAME))
    assert (form.order, form.title, [field.label for field in form.fields]) == (
        "bid_up_to",
        "Bid up to a limit",
        ["", "Limit", "All of it at once"],
    )
