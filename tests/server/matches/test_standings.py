"""The table of a series: what it says follows from the points alone, and every comparison is in it exactly once."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.server.matches.series.standings import RoundResult, StandingsLine, standings
from kontor.server.store.competition.series import SeriesPerson

PEOPLE = [SeriesPerson(number, name) for number, name in enumerate(["Anna", "Berta", "Carl", "Dora"])]
Rounds = st.lists(st.dictionaries(st.sampled_from(range(4)), st.integers(-5, 20)), max_size=5)


def by_name(rounds: list[dict[int, int]]) -> dict[str, StandingsLine]:
    """Return the line of each person."""
    return {line.name: line for line in standings(PEOPLE, rounds)}


def test_in_a_round_one_beats_those_with_fewer_points_and_those_without_a_try() -> None:
    table = by_name([{0: 30, 1: 20, 2: 20}])

    assert table["Anna"].rounds == (RoundResult(30, 3.0),)
    assert table["Berta"].rounds == table["Carl"].rounds == (RoundResult(20, 1.5),)
    assert table["Dora"].rounds == (None,)
    assert [(line.name, line.rank) for line in table.values()] == [("Anna", 1), ("Berta", 2), ("Carl", 2), ("Dora", 4)]


def test_beaten_people_decide_and_then_points() -> None:
    """Anna wins one round high and loses one; Berta and Carl beat as many, with fewer points."""
    table = by_name([{0: 50, 1: 10, 2: 9}, {1: 10, 0: 8, 2: 11}])

    assert [table[name].beaten for name in ("Anna", "Berta", "Carl")] == [4.0, 4.0, 4.0]
    assert [(line.name, line.rank, line.points) for line in table.values()][:3] == [
        ("Anna", 1, 58),
        ("Berta", 2, 20),
        ("Carl", 2, 20),
    ]


@given(Rounds)
def test_every_pair_of_people_is_compared_once_in_each_round(rounds: list[dict[int, int]]) -> None:
    """What all have beaten together is the number of pairs of whom at least one has a try that counts."""
    beaten = sum(line.beaten for line in standings(PEOPLE, rounds))

    missing = [len(PEOPLE) - len(points) for points in rounds]
    assert beaten == sum(6 - absent * (absent - 1) / 2 for absent in missing)


@given(Rounds)
def test_a_line_is_above_another_exactly_if_its_rank_is_better_or_equal(rounds: list[dict[int, int]]) -> None:
    lines = standings(PEOPLE, rounds)

    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    for line in lines:
        better = [other for other in lines if (other.beaten, other.points) > (line.beaten, line.points)]
        assert line.rank == 1 + len(better)


@given(Rounds, st.permutations(PEOPLE))
def test_nobody_gains_by_joining_first(rounds: list[dict[int, int]], people: list[SeriesPerson]) -> None:
    shuffled = {line.name: line for line in standings(people, rounds)}

    assert shuffled == by_name(rounds)
