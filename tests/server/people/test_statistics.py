"""Statistics across one's own matches: what is counted, in which group, and that the points add up."""

from datetime import UTC, datetime, timedelta

import msgspec

from kontor.server.matches import Command, Context, NewBranch, NewMatch, do_branch, do_resign_to_bot
from kontor.server.people import do_note_results, statistics_of
from kontor.server.people.statistics import game_statistics
from kontor.server.store.competition.results import FinishedRow
from server.people.knowing import begun, new_members, played
from server.sitting import decision, play_out


def row(place: int, points: int, *levels: str, seats: int = 2, seat: int = 0, days_ago: int = 0) -> FinishedRow:
    """Return a match with bots of some levels; the other seats had people."""
    at = datetime(2026, 11, 18, tzinfo=UTC) - timedelta(days=days_ago)
    people = seats - len(levels)
    parts = msgspec.json.encode({"orders": points - 2, "money": 2}).decode()
    return FinishedRow("borneo", seats, seat, place, points, parts, people, sorted(levels), at)


def test_matches_are_grouped_by_opponents_and_by_seat() -> None:
    rows = [
        row(1, 30, "trader"),
        row(2, 20, "trader", days_ago=1),
        row(1, 40, days_ago=2),
        row(3, 10, "trader", "doge", seats=3, seat=2, days_ago=3),
        row(2, 10, "doge", seats=3, days_ago=4),
    ]

    made = game_statistics("borneo", rows)

    groups = {each.against: (each.summary.matches, each.summary.won) for each in made.opponents}
    assert groups == {"trader": (2, 1), "people": (2, 1), "mixed": (1, 0)}
    assert [(each.seats, each.seat, each.summary.matches) for each in made.by_seat] == [(2, 0, 3), (3, 0, 1), (3, 2, 1)]
    assert (made.summary.matches, made.summary.won, made.summary.place, made.summary.points) == (5, 2, 1.8, 22.0)
    assert made.summary.even == 2.17
    assert [each.points for each in made.course] == [10, 10, 40, 20, 30]


def test_the_points_by_source_add_up_to_the_points() -> None:
    made = game_statistics("borneo", [row(1, 30, "trader"), row(2, 20, "trader")])

    assert made.sources == {"orders": 23.0, "money": 2.0}
    assert sum(made.sources.values()) == made.summary.points


async def test_own_matches_count_also_private_ones_but_no_branch_and_none_that_one_left(context: Context) -> None:
    (anna,) = await new_members(context, "Anna")
    alone = NewMatch("goa", 2, spectators=False)
    match = await played(context, anna, new=alone, level="trader")
    branch = await do_branch(context, match, anna.account, anna.name, NewBranch(step=0, dealt_again=False))
    left = await begun(context, anna, new=alone)
    _, seq, _ = await decision(context, left)
    await do_resign_to_bot(context, Command(left, 0, seq))
    for each in (branch, left):
        await play_out(context, each)
        await do_note_results(context, each)

    made = await statistics_of(context, anna.account)

    (goa,) = made.games
    assert (made.matches, goa.game, goa.summary.matches) == (1, "goa", 1)
    assert [each.against for each in goa.opponents] == ["trader"]
    assert round(sum(goa.sources.values()), 1) == goa.summary.points
