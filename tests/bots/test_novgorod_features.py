"""The figures of a seat in Novgorod: their names, their sizes, and that they move the right way."""

import pytest

from games.novgorod.table import A, B, C, Table
from kontor.bots.games.novgorod.features import NAMES, NovgorodFeatures
from kontor.bots.games.novgorod.outlook import Outlook
from kontor.bots.games.novgorod.planner import planner_of
from kontor.bots.value import setup_key
from kontor.core import Seat
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import EndPhase2, Produce

FEATURES = NovgorodFeatures(GAME)


def figures(state: NovgorodState, seat: Seat = A) -> dict[str, float]:
    """Return the figures of a seat by name."""
    return dict(zip(NAMES, FEATURES.of(state, seat), strict=True))


def test_all_options_share_a_table_for_each_number_of_seats() -> None:
    """They change what a plan can do, not what a seal is worth."""
    others = GAME.options({"merchant_and_pirate": True, "pirate_side": "back", "special_orders": True})
    assert setup_key(GAME, 3, others) == setup_key(GAME, 3, GAME.options({})) == "3"


def test_the_order_of_the_deck_does_not_matter() -> None:
    """Nobody knows it."""
    table = Table().kontors(A, "danzig", "riga").turn(A)
    before = [FEATURES.of(table.state, seat) for seat in (A, B, C)]
    table.state.deck.reverse()
    assert [FEATURES.of(table.state, seat) for seat in (A, B, C)] == before


def test_a_turn_under_way_is_counted_as_it_is_planned() -> None:
    """What the plan promises is what it brings: the figures stay the same while it is carried out."""
    table = Table().kontors(A, "novgorod").covered(A, 2).ducats(A, 0).last_round().menu(A, "novgorod")
    before = Outlook(planner_of(GAME), table.state, A)
    table.play(A, Produce("novgorod"))
    after = Outlook(planner_of(GAME), table.state, A)
    assert before.seals == after.seals > table.total(A)
    assert before.ducats == after.ducats


def test_the_seals_of_phase_four_are_counted_before_they_come() -> None:
    """NOV-T4.1: the third step brings one seal a turn, and the privilege one more."""
    table = Table().covered(A, 2).last_round().menu(A)
    foreseen = Outlook(planner_of(GAME), table.state, A).seals
    table.play(A, EndPhase2())
    while table.state.active == A and table.state.frames:
        table.play(A, table.legal(A)[-1])
    assert table.total(A) == foreseen


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("seals", Table().seals(A, 12), Table().seals(A, 10)),
        ("career", Table().covered(A, 3), Table().covered(A, 2)),
        ("slots", Table().speed(A, 4), Table().speed(A, 3)),
        ("kontors", Table().kontors(A, "riga", "danzig"), Table().kontors(A, "riga")),
        ("orders", Table().hand(A, "o1", "o2"), Table().hand(A, "o1")),
        ("aside", Table().aside(A, "o1"), Table()),
        ("next_turn", Table().ducats(A, 9), Table().ducats(A, 2)),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_figure_grows_with_what_it_counts(name: str, better: Table, worse: Table) -> None:
    """Thoughts 1 to 8 and 11."""
    assert figures(better.turn(B).state)[name] > figures(worse.turn(B).state)[name]


def test_a_seat_that_has_played_has_no_turn_left_in_this_round() -> None:
    """A turn that has just begun is still to come."""
    state = Table().turn(B).state
    assert [figures(state, seat)["turns"] for seat in (A, B, C)] == [0.0, 1.0, 1.0]
