"""Extra actions after the three actions."""

from games.goa.table import BEFORE_ACTION, SETUPS, A, B, C, D, Table, random_match
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa import GAME
from kontor.games.goa.actions import BuildShips, EndTurn, PassExtra, PlayExtra, Progress, Taxes, UseTile
from kontor.games.goa.events import (
    ExtraActionPlayed,
    ExtraActionsPassed,
    ResourcesGained,
    RoundBegan,
    RoundEnded,
)
from kontor.games.goa.frames import (
    ActionTurnFrame,
    AfterActionFrame,
    ExtraActionsFrame,
    ExtraOrPassFrame,
    RoundFrame,
    TurnFrame,
)
from kontor.games.goa.rules import B3, E1, E2, E3, E5, E8
from kontor.testing.marks import rule

PLAY, PASS, SHIPS = PlayExtra(), PassExtra(), BuildShips()


def cards(*numbers: int, first: int = A) -> Table:
    """Let the players have this many extra action cards, and begin the extra actions."""
    table = Table(len(numbers))
    table.state.extra_actions = list(numbers)
    return table.extra_actions(first)


@rule("GOA-E1")
def test_extra_actions_begin_with_the_flag_holder_and_go_clockwise() -> None:
    """C holds the flag; everybody has a card and passes."""
    table = Table().flag(C)
    table.state.extra_actions = [1, 1, 1, 1]
    table.frame(RoundFrame("extra_actions")).settle()
    assert table.state.frames == [RoundFrame("end"), ExtraActionsFrame((C, D, A, B)), ExtraOrPassFrame(C)]
    for seat in (C, D, A, B):
        assert table.deciders == (seat,)
        assert table.legal(seat) == [PLAY, PASS]
        table.play(seat, PASS)
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)


@rule("GOA-E1")
def test_a_card_gives_one_action_of_any_type() -> None:
    """A plays a card and takes taxes; then B is asked."""
    table = cards(1, 1).play(A, PLAY)
    assert table.events == [ExtraActionPlayed(A, rule=E1)]
    assert table.state.frames[-2:] == [ActionTurnFrame(A, acted=False), TurnFrame(A)]
    table.play(A, Taxes())
    assert table.state.ducats == [14, 10]
    assert table.state.frames[-2:] == [ExtraActionsFrame((B, A)), ExtraOrPassFrame(B)]


@rule("GOA-E1")
def test_it_goes_round_until_all_have_passed() -> None:
    """A plays three cards and B two, in turn."""
    table = cards(3, 2)
    for seat in (A, B, A, B, A):
        assert table.deciders == (seat,)
        table.play(seat, PLAY, SHIPS)
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)
    assert table.state.ships == [7, 6]
    assert table.state.extra_actions == [0, 0]


@rule("GOA-E2")
def test_a_player_who_has_passed_plays_no_more_cards_in_this_round() -> None:
    """A keeps a card and is not asked again while B goes on."""
    table = cards(1, 3).play(A, PASS)
    assert table.events == [ExtraActionsPassed(A, rule=E2)]
    assert table.state.frames[-2:] == [ExtraActionsFrame((B,)), ExtraOrPassFrame(B)]
    table.play(B, PLAY, SHIPS)
    assert table.deciders == (B,)
    table.play(B, PLAY, SHIPS)
    assert table.deciders == (B,)
    table.play(B, PASS)
    assert table.events[0] == ExtraActionsPassed(B, rule=E2)
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)
    assert table.state.extra_actions == [1, 1]


@rule("GOA-E3")
def test_with_more_than_one_card_nobody_may_pass() -> None:
    """Two cards are too many, one may be kept."""
    table = cards(2, 0)
    assert table.check(A, PASS) == Refusal(E3, {"cards": 2, "keep": 1})
    assert table.legal(A) == [PLAY]
    table.play(A, PLAY, SHIPS)
    assert table.check(A, PASS) is None
    assert table.legal(A) == [PLAY, PASS]


@rule("GOA-E3")
def test_everybody_keeps_one_card_at_most() -> None:
    """After every round of random play; one card kept and none kept both occur."""
    kept = set()
    for seats, options in SETUPS:
        for ply in random_match(seats, 2, **options):
            if any(isinstance(event, RoundEnded) for event in ply.events):
                kept |= set(ply.after.extra_actions)
    assert kept == {0, 1}


@rule("GOA-E4")
def test_a_played_card_is_back_in_the_supply_before_the_action() -> None:
    """All ten cards are out; the one that A plays is there again for all markers in row 2."""
    table = cards(6, 4).rows(A, harvest=2, taxes=2, expedition=2, colony=2)
    table.store(A, "a:plantation_ginger_1:1", "ginger").play(A, PLAY)
    assert table.state.extra_actions == [5, 4]
    table.play(A, Progress("ships"))
    assert ResourcesGained(A, "extra_actions", 1, rule=B3) in table.events
    assert table.state.extra_actions == [6, 4]


@rule("GOA-E8")
def test_without_a_card_a_player_passes_automatically() -> None:
    """B and C have none; D is asked next."""
    table = cards(1, 0, 0, 1).play(A, PASS)
    assert table.events == [
        ExtraActionsPassed(A, rule=E2),
        ExtraActionsPassed(B, rule=E8),
        ExtraActionsPassed(C, rule=E8),
    ]
    assert table.state.frames[-2:] == [ExtraActionsFrame((D,)), ExtraOrPassFrame(D)]


@rule("GOA-E8")
def test_nobody_has_a_card_and_the_round_is_over() -> None:
    """Nobody is asked."""
    table = cards(0, 0)
    assert table.events[:3] == [
        ExtraActionsPassed(A, rule=E8),
        ExtraActionsPassed(B, rule=E8),
        RoundEnded(1, rule=E5),
    ]
    assert isinstance(table.events[3], RoundBegan)


@rule("GOA-R22")
def test_a_pass_has_no_free_effects() -> None:
    """A has a red tile and a card to play; next to an extra action card he can only pass."""
    table = Table(2).keep(A, "a:red_ship:1").hand(A, "exp_01").purse(A, extra_actions=1).extra_actions(A)
    assert table.legal(A) == [PLAY, PASS]
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(ANOTHER_QUESTION)
    table.play(A, PASS)
    assert table.state.ships == [4, 4]


@rule("GOA-R22")
def test_tiles_can_be_used_after_the_last_action() -> None:
    """In the extra action turn, before the pass."""
    table = Table(2).keep(A, "a:red_ship:1").purse(A, extra_actions=1).extra_actions(A).play(A, PLAY, Taxes())
    assert table.state.frames[-1] == AfterActionFrame(A)
    assert table.legal(A) == [EndTurn(), UseTile("a:red_ship:1")]
    table.play(A, UseTile("a:red_ship:1"))
    assert table.state.ships == [5, 4]


@rule("GOA-R22")
def test_between_two_extra_actions_a_card_is_played_or_not() -> None:
    """Over random play nothing else is ever offered there, also to players who hold cards and tiles."""
    held = 0
    for seats, options in SETUPS:
        for ply in random_match(seats, 4, **{**options, **BEFORE_ACTION}):
            if isinstance(ply.before.frames[-1], ExtraOrPassFrame):
                keeps = ply.before.extra_actions[ply.seat] == 1
                held += bool(ply.before.hands[ply.seat] and ply.before.tiles[ply.seat])
                assert GAME.legal_actions(ply.before, ply.seat) == ([PLAY, PASS] if keeps else [PLAY])
    assert held > 10


@rule("GOA-R23")
def test_a_player_who_has_passed_gets_no_extra_action_card_in_that_round() -> None:
    """Over random play: between a pass and the end of the round the number of his cards stays."""
    kept = set()
    for seats, options in SETUPS:
        passed: dict[int, int] = {}
        for ply in random_match(seats, 9, **options):
            assert {seat: ply.after.extra_actions[seat] for seat in passed} == passed
            for event in ply.events:
                if isinstance(event, ExtraActionsPassed):
                    passed[event.seat] = ply.after.extra_actions[event.seat]
                    kept.add((event.rule, passed[event.seat]))
                if isinstance(event, RoundEnded):
                    assert set(passed) == set(range(seats))
                    passed = {}
    assert kept == {(E2, 1), (E8, 0)}
