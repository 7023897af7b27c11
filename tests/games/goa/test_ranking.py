"""Who wins, the places behind the winner, and the scoring example of the rulebook."""

from games.goa.table import A, B, C, D, Table
from kontor.core import Score
from kontor.games.goa import GAME
from kontor.games.goa.events import HandShown, MatchScored
from kontor.games.goa.rules import F6, H4
from kontor.testing.marks import rule


def poor_table(seats: int = 4) -> Table:
    """Return a table where the last player is the richest, so that nobody else has points yet."""
    table = Table(seats)
    table.state.ducats = [0] * (seats - 1) + [1]
    return table


def places(table: Table) -> tuple[int, ...]:
    """End the match and return the place of each seat."""
    outcome = GAME.outcome(table.end_of_round(8).state)
    assert outcome is not None
    assert outcome.scores == GAME.scores(table.state)
    return outcome.places


@rule("GOA-F6")
def test_most_points_win() -> None:
    """C has six points, D three for the money; the hands are shown and the winner is told."""
    table = poor_table().rows(C, taxes=4).hand(A, "exp_01")

    assert places(table) == (3, 4, 1, 2)
    assert table.events[-5:] == [
        *(HandShown(seat, ("exp_01",) if seat == A else (), rule=H4) for seat in range(4)),
        MatchScored((C,), rule=F6),
    ]
    table.assert_census()


@rule("GOA-F6")
def test_a_tie_in_points_goes_to_the_player_with_more_ducats() -> None:
    """All have three points, C those for the money; but more ducats do not beat more points."""
    table = poor_table(3).rows(A, ships=3).rows(B, ships=3).purse(B, ducats=4).purse(C, ducats=5)
    assert places(table) == (3, 2, 1)

    table = poor_table(3).rows(A, ships=3, taxes=2).rows(B, ships=3).purse(B, ducats=4).purse(C, ducats=5)
    assert places(table) == (1, 3, 2)


@rule("GOA-R28", "GOA-F6")
def test_a_tie_in_points_and_ducats_is_a_shared_victory() -> None:
    """A and B win; behind them C is third."""
    table = poor_table().rows(A, ships=4).rows(B, colony=4).rows(C, ships=3)

    assert places(table) == (1, 1, 4, 3)
    assert table.event(MatchScored) == MatchScored((A, B), rule=F6)


@rule("GOA-R28")
def test_places_behind_the_winner_follow_the_same_order() -> None:
    """Three have one point each: C has more ducats and is second, A and B share the third place."""
    table = poor_table().rows(A, ships=2).rows(B, harvest=2).rows(C, taxes=2).purse(C, ducats=1).purse(D, ducats=2)

    assert places(table) == (3, 3, 2, 1)


@rule("GOA-X24")
def test_two_with_nine_ducats_both_get_three_points_and_may_share_the_victory() -> None:
    """Ducats 9, 9, 4; then one point more for A."""
    table = Table(3).purse(A, ducats=9).purse(B, ducats=9).purse(C, ducats=4)
    assert [score.total for score in GAME.scores(table.state)] == [3, 3, 0]
    assert places(table) == (1, 1, 3)
    assert table.event(MatchScored).winners == (A, B)

    table = Table(3).purse(A, ducats=9).purse(B, ducats=9).purse(C, ducats=4).rows(A, ships=2)
    assert places(table) == (1, 2, 3)


@rule("GOA-X13", "GOA-R30")
def test_the_scoring_of_the_rulebook_is_42_points() -> None:
    """The markers alone are 31 of them, not 34."""
    table = poor_table().rows(A, ships=4, harvest=5, taxes=3, expedition=4, colony=4).purse(A, ducats=2)
    table.store(A, "quilon_pepper_nutmeg:1", "pepper").store(A, "cochin_any:1").store(
        A, "a:plantation_clove_1:1", "clove"
    )
    table.hand(A, "exp_04", "exp_05", "exp_10").purse(A, ships=3, colonists=1, extra_actions=1)

    assert GAME.scores(table.state)[A] == Score(
        A,
        42,
        {
            "development": 31,
            "colonies": 3,
            "plantations": 1,
            "duties": 0,
            "missions": 0,
            "symbols": 4,
            "money": 3,
        },
    )
    assert places(table) == (1, 3, 3, 2)
    table.assert_census()


@rule("GOA-F7", "GOA-R32")
def test_what_is_left_over_scores_nothing() -> None:
    """Ships, colonists, spices, extra action cards, red tiles used or not, and tiles that were never used."""
    table = poor_table().purse(A, ships=9, colonists=9, extra_actions=1).store(A, "b:plantation_pepper_3:1", "pepper")
    table.keep(A, "a:red_ship:1", "a:red_ducats:1", "b:vice_king:1", "b:espionage:1", "b:swap:1", "a:duty:1")
    table.state.turned = ("a:red_ship:1",)

    assert GAME.scores(table.state)[A].total == 0
    assert places(table) == (2, 2, 2, 1)
    assert table.state.ships[A] == 9
    assert table.state.extra_actions[A] == 1
    assert table.state.ducats[A] == 0
