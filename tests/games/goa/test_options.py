"""The options of a match: who takes part, and what they choose."""

from typing import Any

import pytest

from games.goa.table import A, B, C, D, Table
from kontor.core import Event, Option, Refusal, RefusedError, seeded
from kontor.games.goa import GAME, GoaState
from kontor.games.goa.events import StartCardRevealed
from kontor.games.goa.frames import PlaceFlagFrame, QuickStartFrame
from kontor.games.goa.rules import O1, O2, O3, O4, O5
from kontor.testing.marks import rule


def refusal_of(seats: int, **options: Any) -> Refusal | None:
    """Ask whether a table is allowed."""
    return GAME.check_setup(seats, GAME.options(options))


def opening(seats: int, seed: int = 0, **options: Any) -> tuple[GoaState, list[Event]]:
    """Return an opening position, and what happened before the first decision."""
    events: list[Event] = []
    return GAME.start(seats, GAME.options(options), seed.to_bytes(32, "big"), events.append), events


def first_revealer(seats: int, seed: int, **options: Any) -> int:
    """Return who revealed the first card."""
    return next(event.seat for event in opening(seats, seed, **options)[1] if isinstance(event, StartCardRevealed))


def ends(seats: int, number: int, **options: Any) -> tuple[list[int], list[tuple[int, ...]], list[tuple[str, ...]]]:
    """Play a match at random to its end, and return ducats, rows and hands."""
    rng = seeded(number)
    state = GAME.start(seats, GAME.options(options), rng.bytes(32))
    while state.frames:
        seat = GAME.deciders(state)[0]
        GAME.advance(state, seat, rng.pick(GAME.legal_actions(state, seat)), lambda _: None)
    return state.ducats, state.rows, state.hands


@rule("GOA-O1")
def test_two_three_or_four_players_take_part() -> None:
    """One and five are refused."""
    assert GAME.info.seats == (2, 3, 4)
    assert [refusal_of(seats) for seats in (2, 3, 4)] == [None, None, None]
    for seats in (1, 5):
        assert refusal_of(seats) == Refusal(O1, {"seats": seats, "least": 2, "most": 4})
        with pytest.raises(RefusedError):
            opening(seats)


@rule("GOA-O1")
def test_the_table_is_the_same_for_every_number_of_players() -> None:
    """Tiles, colonies, cards and what each player begins with do not depend on it."""
    for seats in (2, 3, 4):
        state, _ = opening(seats)
        assert (len(state.grid), len(state.removed), len(state.box)) == (25, 4, 29)
        assert [len(pile) for pile in state.colony_piles.values()] == [5, 4, 5, 4]
        assert len(state.deck) + len(state.expedition_discard) == 30
        assert state.ships == [4] * seats
        assert state.colonists == [2] * seats
        assert sorted(state.ducats) == [5] + [10] * (seats - 1)


@rule("GOA-O2")
def test_quick_start_is_off_by_default() -> None:
    """Off, the start player places the flag at once; on, he chooses first, for every number of players."""
    assert GAME.info.options[0] == Option("quick_start", (False, True), default=False, rule=O2)
    assert GAME.options({}).quick_start is False
    for seats in (2, 3, 4):
        (plain, _), (quick, _) = opening(seats), opening(seats, quick_start=True)
        assert plain.frames[-1] == PlaceFlagFrame(plain.flag_holder)
        assert quick.frames[-1] == QuickStartFrame(quick.clockwise(quick.flag_holder))


@rule("GOA-O3")
def test_bonanza_is_off_by_default_and_goes_with_quick_start() -> None:
    """Off, nothing lies below the corners; the two variants are freely combined."""
    assert GAME.info.options[1] == Option("bonanza", (False, True), default=False, rule=O3)
    assert GAME.options({}).bonanza is False
    plain, _ = opening(3)
    assert (plain.corners, plain.bonanza) == ({}, ())
    for quick_start in (False, True):
        state, _ = opening(3, bonanza=True, quick_start=quick_start)
        assert (len(state.corners), len(state.bonanza)) == (4, 4)
        assert isinstance(state.frames[-1], QuickStartFrame) is quick_start
    Table(3).assert_census()
    Table(3, bonanza=True, quick_start=True).assert_census()


@rule("GOA-O4")
def test_the_first_revealer_is_random_or_a_named_seat_that_takes_part() -> None:
    """Seat 3 exists with four players, and is refused with three; seat 2 is refused with two."""
    assert GAME.info.options[2] == Option("first_revealer", ("random", 0, 1, 2, 3), "random", O4, names_seat=True)
    assert GAME.options({}).first_revealer == "random"
    assert [refusal_of(seats, first_revealer=seats - 1) for seats in (2, 3, 4)] == [None, None, None]
    assert refusal_of(3, first_revealer=D) == Refusal(O4, {"seats": 3, "first_revealer": D})
    assert refusal_of(2, first_revealer=C) == Refusal(O4, {"seats": 2, "first_revealer": C})
    assert refusal_of(5, first_revealer=D) == Refusal(O1, {"seats": 5, "least": 2, "most": 4})


@rule("GOA-O4")
def test_a_named_seat_reveals_first() -> None:
    """Whatever the seed."""
    for seat in (A, B, C, D):
        assert [first_revealer(4, seed, first_revealer=seat) for seed in range(8)] == [seat] * 8


@rule("GOA-O5")
def test_open_money_is_off_by_default_and_shows_who_has_most_ducats() -> None:
    """Without it the points for money are told to nobody before the end."""
    assert GAME.info.options[3] == Option("open_money", (False, True), default=False, rule=O5)
    assert GAME.options({}).open_money is False
    covered, shown = Table(2), Table(2, open_money=True)
    for table in (covered, shown):
        table.purse(A, ducats=7).purse(B, ducats=8)
    for viewer in (A, B, None):
        assert ["money" in score.parts for score in GAME.view(covered.state, viewer).scores] == [False, False]
        assert [score.parts["money"] for score in GAME.view(shown.state, viewer).scores] == [0, 3]


@rule("GOA-O5")
def test_open_money_changes_no_other_rule() -> None:
    """The same choices with the same luck lead to the same end."""
    for seats in (2, 3, 4):
        assert ends(seats, 7) == ends(seats, 7, open_money=True)


@rule("GOA-R2")
def test_without_a_named_seat_the_first_revealer_is_drawn_by_lot() -> None:
    """Over many openings everybody reveals first, nobody else does, and the same seed draws the same player."""
    for seats in (2, 3, 4):
        first = [first_revealer(seats, seed) for seed in range(40)]
        assert set(first) == set(range(seats))
        assert first == [first_revealer(seats, seed) for seed in range(40)]
