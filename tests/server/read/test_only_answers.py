"""Questions with one answer, and warnings before an answer, as the page of a seat gets them."""

from typing import Any

from games.borneo.table import Table as BorneoTable
from games.goa.table import Table as GoaTable
from games.novgorod.table import Table as NovgorodTable
from kontor.core import AnyGame, State, Texts, registry
from kontor.server.matches.clock.clocks import initial_clocks
from kontor.server.matches.clock.speeds import UNTIMED
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.read.views import legal_of, view_of
from kontor.server.matches.read.words import Words, words_of
from kontor.server.store.matches.seats import Occupant

A, B, C, D = range(4)


def words_at(game: AnyGame, state: State[Any], seat: int | None) -> Words:
    """Return what a seat reads at a position."""
    match = RunningMatch(
        id="a-match",
        game=game,
        rules_version=1,
        options={},
        status="playing",
        listed=False,
        spectators=True,
        creator=None,
        speed=UNTIMED,
        rated=False,
        hints=True,
        rematch_of=None,
        commitment="",
        occupants=tuple(Occupant("person", f"Person {number}") for number in range(state.seats)),
        seq=1,
        step=1,
        head=1,
        link="",
        state=state,
        clocks=initial_clocks(UNTIMED, state.seats),
    )
    return words_of(match, Texts("en", game, reader=seat), seat, view_of(match, seat), legal_of(match, seat))


def test_an_only_answer_that_everybody_can_see_may_be_given_without_asking() -> None:
    """Ducats lie open: all see that B can only pass."""
    state = GoaTable().purse(B, ducats=0).auction(A, "r2c2").state
    words = words_at(registry.game("goa"), state, B)
    assert ([choice.verb for choice in words.legal], words.only_answer) == (["pass_bid"], True)


def test_an_only_answer_that_a_hidden_hand_leaves_is_asked() -> None:
    """Nobody else knows that A has no red flag: an answer at once would tell them."""
    table = BorneoTable().ladders(red="AB").hand(A, "gb_n2", "yb_p2").hand(B, "ry_p1").defence("red", 2, 1, "rg_p1")
    words = words_at(registry.game("borneo"), table.state, A)
    assert ([choice.verb for choice in words.legal], words.only_answer) == (["end_defence"], False)


def test_a_question_with_two_answers_is_asked() -> None:
    state = GoaTable().purse(B, ducats=1).auction(A, "r2c2").state
    assert not words_at(registry.game("goa"), state, B).only_answer


def test_an_answer_that_gives_something_away_carries_a_warning() -> None:
    table = NovgorodTable().kontors(A, "luebeck").menu(A, "danzig", "luebeck")
    words = words_at(registry.game("novgorod"), table.state, A)
    by_verb = {choice.verb: choice.cautions for choice in words.legal}
    (caution,) = by_verb["end_phase2"]
    assert (caution.key, caution.rule, caution.refs) == ("income", "NOV-TE1", ("stop:luebeck",))
    assert "income" in caution.text
    assert by_verb["take_income"] == ()


def test_an_only_answer_carries_no_warning() -> None:
    """Who cannot bid loses nothing by passing; who can bid everything is warned before another auction."""
    table = GoaTable().auctions(A, "r2c2", "r2c3")
    able = words_at(registry.game("goa"), table.state, B)
    unable = words_at(registry.game("goa"), table.purse(B, ducats=0).state, B)
    assert [len(words.legal) > 1 for words in (able, unable)] == [True, False]
    assert [any(choice.cautions for choice in words.legal) for words in (able, unable)] == [True, False]
