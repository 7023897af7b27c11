"""The laws of matching: people who sit down together want to, and nobody who could sit down is left over."""

from datetime import UTC, datetime, timedelta
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kontor.server.seeking.matching import NEAR_POINTS, Matcher, Meeting, Seek, match_seeks, reach

NOW = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)
START = 1000
PEOPLE = st.integers(1, 7)
SEEKS = st.lists(
    st.builds(
        Seek,
        id=st.just(0),
        account=PEOPLE,
        game=st.sampled_from(["goa", "borneo"]),
        seats=st.sets(st.integers(2, 4), min_size=1).map(lambda seats: tuple(sorted(seats))),
        speed=st.sampled_from(["live", "days"]),
        rated=st.booleans(),
        near=st.booleans(),
        sought_at=st.integers(0, 120).map(lambda minutes: NOW - timedelta(minutes=minutes)),
    ),
    max_size=10,
).map(lambda seeks: [replace(seek, id=number) for number, seek in enumerate(seeks)])
POINTS = st.dictionaries(st.tuples(PEOPLE, st.sampled_from(["goa", "borneo"]), st.integers(2, 4)), st.integers(0, 2000))
BLOCKS = st.sets(st.tuples(PEOPLE, PEOPLE).filter(lambda pair: pair[0] != pair[1]), max_size=6)


def seek(number: int, minutes: float = 0, seats: tuple[int, ...] = (2,), *, near: bool = False) -> Seek:
    """Return a seek of a person of the same number for a live match of Goa, begun some minutes ago."""
    at = NOW - timedelta(minutes=minutes)
    return Seek(number, number, "goa", seats, "live", rated=False, near=near, sought_at=at)


def matched(*seeks: Seek, points: dict[tuple[int, str, int], int] | None = None) -> list[list[int]]:
    """Return the ids of the seeks of each meeting."""
    meetings = match_seeks(NOW, seeks, points or {}, set(), START)
    return [[each.id for each in meeting.seeks] for meeting in meetings]


def people(meetings: list[Meeting]) -> list[int]:
    return [seek.account for meeting in meetings for seek in meeting.seeks]


@given(SEEKS, POINTS, BLOCKS)
def test_everybody_at_a_table_wants_this_match_and_these_people(
    seeks: list[Seek], points: dict[tuple[int, str, int], int], blocks: set[tuple[int, int]]
) -> None:
    meetings = match_seeks(NOW, seeks, points, blocks, START)

    assert len(people(meetings)) == len(set(people(meetings)))
    for meeting in meetings:
        seats = len(meeting.seeks)
        assert len({(seek.game, seek.speed, seek.rated) for seek in meeting.seeks}) == 1
        assert all(seats in seek.seats for seek in meeting.seeks)
        for one, other in combinations(meeting.seeks, 2):
            assert not {(one.account, other.account), (other.account, one.account)} & blocks
            distance = abs(
                points.get((one.account, one.game, seats), START) - points.get((other.account, one.game, seats), START)
            )
            assert distance <= min(reach(one, NOW), reach(other, NOW))


@given(SEEKS, POINTS, BLOCKS)
def test_of_those_who_are_left_over_no_table_could_be_made(
    seeks: list[Seek], points: dict[tuple[int, str, int], int], blocks: set[tuple[int, int]]
) -> None:
    meetings = match_seeks(NOW, seeks, points, blocks, START)
    left = [seek for seek in seeks if seek.account not in people(meetings)]
    table = Matcher(NOW, points, frozenset(blocks), START)

    for seats in (2, 3, 4):
        for group in combinations(left, seats):
            assert not all(table.fit(one, other, seats) for one, other in combinations(group, 2))


@given(SEEKS, POINTS, BLOCKS, st.randoms())
def test_the_order_in_which_seeks_are_read_changes_nothing(
    seeks: list[Seek], points: dict[tuple[int, str, int], int], blocks: set[tuple[int, int]], shuffled: st.DataObject
) -> None:
    mixed = list(seeks)
    shuffled.shuffle(mixed)  # type: ignore[attr-defined]

    assert match_seeks(NOW, mixed, points, blocks, START) == match_seeks(NOW, seeks, points, blocks, START)


@given(SEEKS, st.integers(0, 10_000))
def test_waiting_only_widens_what_counts_as_about_the_same_level(seeks: list[Seek], minutes: int) -> None:
    later = NOW + timedelta(minutes=minutes)

    assert all(reach(seek, later) >= reach(seek, NOW) >= NEAR_POINTS for seek in seeks)


def test_the_oldest_seek_is_answered_first_and_by_the_oldest_that_fits() -> None:
    assert matched(seek(1, 1), seek(2, 9), seek(3, 5)) == [[2, 3]]


def test_a_table_is_as_large_as_everybody_there_allows() -> None:
    assert matched(seek(1, 3, (3, 4)), seek(2, 2, (3, 4)), seek(3, 1, (2, 3, 4))) == [[1, 2, 3]]
    assert matched(*(seek(number, 9 - number, (3, 4)) for number in range(4))) == [[0, 1, 2, 3]]


def test_a_newer_pair_does_not_wait_behind_an_older_seek_that_nobody_fits() -> None:
    assert matched(seek(1, 60, (4,)), seek(2, 2), seek(3, 1)) == [[2, 3]]


def test_people_of_different_strength_meet_after_both_have_waited_long_enough() -> None:
    points = {(1, "goa", 2): 1000, (2, "goa", 2): 1250}

    assert matched(seek(1, 1, near=True), seek(2, 9, near=True), points=points) == []
    assert matched(seek(1, 2, near=True), seek(2, 9, near=True), points=points) == [[2, 1]]
    assert matched(seek(1, 2, near=True), seek(2), points=points) == [[1, 2]]
