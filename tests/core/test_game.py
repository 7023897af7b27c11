"""What core gives to all games: the table's own refusals, pure steps, computed seals, setups."""

from typing import Never, get_args, get_origin

import pytest

from contract.toy import GAME
from contract.toy.game import Bid, Lay, LayFrame, Pass, PearlsState
from kontor.core import MalformedError, Phase, Refusal, RefusedError, encode, registry
from kontor.core.errors import UnknownGameError
from kontor.core.rules import rule as make_rule
from kontor.testing.marks import rule
from sentences import raises_saying


def opening(seats: int = 2) -> PearlsState:
    """Return the settled opening of the toy."""
    return GAME.start(seats, GAME.options({}), bytes(32))


@rule("KON-1")
def test_only_a_seat_that_is_asked_decides() -> None:
    """Others are refused and told who is asked."""
    assert GAME.check(opening(), 1, Pass()) == Refusal("KON-1", {"seat": 0})
    assert GAME.legal_actions(opening(), 1) == []


@rule("KON-2")
def test_an_action_must_answer_the_open_question() -> None:
    """A pearl cannot be laid while bids are asked for."""
    assert GAME.check(opening(), 0, Lay("p01")) == Refusal("KON-2")


@rule("KON-3")
def test_after_the_end_nothing_can_be_done() -> None:
    """Without a frame the match is over."""
    state = opening()
    state.frames.clear()

    assert GAME.check(state, 0, Pass()) == Refusal("KON-3")
    assert GAME.deciders(state) == ()
    assert list(GAME.universe(state, 0)) == []


def test_amounts_are_tried_from_none_to_one_too_many() -> None:
    """The toy's purse has five coins; every number is well formed, but nothing below 0."""
    state = opening()
    bids = [action.coins for action in GAME.universe(state, 0) if isinstance(action, Bid)]

    assert bids == list(range(7))
    assert GAME.check(state, 0, Bid(10**9)) is not None
    with pytest.raises(MalformedError):
        GAME.check(state, 0, Bid(-1))


def test_seats_sit_in_a_circle() -> None:
    """Clockwise they ascend, and the last one sits next to the first."""
    state = opening(3)

    assert [state.left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [state.clockwise(first) for first in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@rule("KON-4")
def test_an_option_takes_a_value_that_the_game_names() -> None:
    """A start player beyond the table is not a value of Borneo's option."""
    borneo = registry.game("borneo")

    assert borneo.check_setup(3, borneo.options({"start_player": 9})) == Refusal(
        "KON-4", {"option": "start_player", "value": "9"}
    )


@rule("KON-5")
def test_an_option_whose_condition_is_not_met_is_refused() -> None:
    """Without a rule of the game's own the table's rule is named."""
    open_purse = GAME.info.options[0]
    lax = type(GAME)()
    changed = type(open_purse)("open_purse", (False, True), default=False, rule=open_purse.rule, needs_seats=(2,))
    fields = {field: getattr(GAME.info, field) for field in GAME.info.__struct_fields__}
    lax.info = type(GAME.info)(**{**fields, "options": (changed,)})

    assert lax.check_setup(3, lax.options({"open_purse": True})) == Refusal(
        "KON-5", {"option": "open_purse", "seats": 3}
    )
    assert lax.check_setup(2, lax.options({"open_purse": True})) is None


def test_an_unknown_option_is_malformed_and_the_error_lists_the_known_ones() -> None:
    """The error says what to do."""
    with raises_saying(MalformedError, r"purse_open.*open_purse"):
        GAME.options({"purse_open": True})


def test_apply_is_pure_and_carries_the_refusal() -> None:
    """A refused action raises with its rule, an allowed one leaves the given state alone."""
    state = opening()
    before = encode(state)

    with pytest.raises(RefusedError) as caught:
        GAME.apply(state, 0, Bid(6))
    assert caught.value.refusal == Refusal("TOY-A2", {"coins": 5})
    step = GAME.apply(state, 0, Bid(3))
    assert encode(state) == before != encode(step.state)


def test_a_bid_can_be_undone_but_a_laid_pearl_cannot() -> None:
    """A step is sealed when it tells somebody the place of a component they did not know."""
    state = opening()
    assert not GAME.apply(state, 0, Bid(3)).sealed
    state.frames.append(LayFrame(0))
    assert GAME.apply(state, 0, Lay(state.hands[0][0])).sealed


def test_a_step_that_turns_a_pile_card_is_sealed() -> None:
    """The last pass turns the next lot."""
    state = GAME.apply(opening(), 0, Pass()).state

    assert GAME.apply(state, 1, Pass()).sealed


def test_setups_are_the_allowed_tables() -> None:
    """Every pair of seats and options that the conditions allow, and no other."""
    assert [(seats, options.open_purse) for seats, options in GAME.all_setups()] == [(2, False), (2, True), (3, False)]
    assert len(list(registry.game("borneo").all_setups())) == 106


def test_a_setup_that_a_rule_forbids_is_refused() -> None:
    """`start` raises with the rule."""
    with pytest.raises(RefusedError) as caught:
        GAME.start(5, GAME.options({}), bytes(32))
    assert caught.value.refusal == Refusal("TOY-S1", {"seats": 5, "least": 2, "most": 3})


def test_a_rule_id_has_the_form_of_the_ledger() -> None:
    """A constant that is not an id is refused when the module is imported."""
    assert make_rule("BOR-T2.13b") == "BOR-T2.13b"
    with pytest.raises(ValueError, match="no rule id"):
        make_rule("T2.13b")


def test_an_unknown_game_is_said_with_the_known_ones() -> None:
    """The error says what to do."""
    with raises_saying(UnknownGameError, "borneo"):
        registry.game("monopoly")


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_phase_is_typed_with_exactly_its_verbs(slug: str) -> None:
    """The third argument of `Phase` is the union of its verbs; a class in between may add verbs of its own."""
    for phase in registry.game(slug).phases.values():
        base = vars(type(phase))["__orig_bases__"][0]
        declared = get_args(base)[-1]
        verbs = set(get_args(declared)) or ({declared} - {Never})
        assert verbs == set(phase.verbs) if get_origin(base) is Phase else verbs <= set(phase.verbs), phase
