"""The arithmetic of ratings: leaving is never better than losing, and a seat counts only for who mostly played it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core import encode
from kontor.levels import plain_levels_for
from kontor.server.ratings import Player, Rating, rate_players
from kontor.server.ratings.anchors import anchor
from kontor.server.ratings.rate import is_mostly_own
from kontor.server.ratings.rating import MODEL, START, rate_ranked
from kontor.server.store.matches.log import Entry, EntryKind
from kontor.server.store.matches.seats import Occupant

TOLERANCE = 1e-9
RATINGS = st.builds(Rating, st.floats(-20, 80), st.floats(0.3, START.sigma))
PLACES = st.integers(1, 5)
OTHERS = st.lists(
    st.builds(Player, RATINGS, PLACES, st.sampled_from(["person", "person", "bot", "left"])), min_size=1, max_size=4
)


@given(RATINGS, OTHERS, PLACES)
def test_leaving_is_never_better_than_staying_with_any_place(own: Rating, others: list[Player], place: int) -> None:
    left = rate_players([Player(own, place, "left"), *others])[0]
    stayed = rate_players([Player(own, place), *others])[0]

    assert left.mu <= stayed.mu + TOLERANCE
    assert left.ordinal <= stayed.ordinal + TOLERANCE
    assert left.points <= stayed.points


@given(RATINGS, OTHERS, PLACES)
def test_leaving_never_gains_and_costs_as_much_as_being_the_last(own: Rating, others: list[Player], place: int) -> None:
    left = rate_players([Player(own, place, "left"), *others])[0]
    last = rate_players([Player(own, 6), *others])[0]

    assert left.mu == pytest.approx(last.mu, abs=TOLERANCE)
    assert left.mu <= own.mu
    assert left.sigma >= min(own.sigma, last.sigma)
    if any(other.standing != "left" for other in others):
        assert left.mu < own.mu


@given(OTHERS, RATINGS, PLACES)
def test_a_player_who_left_does_not_change_the_ratings_of_the_others(
    players: list[Player], gone: Rating, place: int
) -> None:
    with_them = rate_players([*players, Player(gone, place, "left")])

    assert with_them[:-1] == rate_players(players)


@given(OTHERS)
def test_bots_stay_as_they_are_and_nobody_is_less_certain_than_a_newcomer(players: list[Player]) -> None:
    after = rate_players(players)

    for player, new in zip(players, after, strict=True):
        if player.standing == "bot":
            assert new == player.rating
        assert new.sigma <= START.sigma


@given(st.lists(RATINGS, min_size=2, max_size=5), st.permutations([1, 2, 3, 4, 5]))
def test_among_equals_the_better_place_gets_the_better_rating(ratings: list[Rating], places: list[int]) -> None:
    after = rate_ranked([Player(ratings[0], place) for place, _ in zip(places, ratings, strict=False)])

    by_place = [rating.mu for _, rating in sorted(zip(places, after, strict=False), key=lambda each: each[0])]
    assert by_place == sorted(by_place, reverse=True)


def test_equal_places_are_shared() -> None:
    first, second, third = rate_ranked([Player(START, 1), Player(START, 1), Player(START, 3)])

    assert first == second
    assert first.mu > START.mu > third.mu


def test_a_player_without_opponents_is_not_rated() -> None:
    assert rate_players([Player(START, 1)]) == [START]
    assert rate_players([Player(START, 2), Player(START, 1, "left")])[0] == START


def test_a_newcomer_has_a_thousand_points_and_nobody_has_less_than_none() -> None:
    assert (START.mu, START.sigma) == (MODEL.mu, MODEL.sigma)
    assert START.points == 1000
    assert Rating(-50, START.sigma).points == 0


@pytest.mark.parametrize("game", ["borneo", "cargo_noir", "goa", "novgorod"])
def test_a_higher_level_is_a_stronger_anchor(game: str) -> None:
    strengths = [anchor(game, level).mu for level in plain_levels_for(game)]

    assert strengths == sorted(set(strengths))


def entry(seq: int, kind: EntryKind, by: str = "person", occupant: Occupant | None = None, seat: int = 0) -> Entry:
    """Return an entry of a log."""
    action = encode(occupant) if occupant else None
    return Entry(seq, 0, 0, kind, seat, action, b"[]", "", sealed=False, undone_to=None, by=by, rules_version=1)


def log_of(*made: str | Occupant) -> list[Entry]:
    """Return a log of seat 0 from the authors of its decisions and the occupants to whom it was given."""
    return [
        entry(seq, "action", each) if isinstance(each, str) else entry(seq, "chair", occupant=each)
        for seq, each in enumerate(made, 1)
    ]


OWNER, ANOTHER = 7, 8
AWAY = Occupant("person", "Anna", OWNER, caretaker=True)
BACK = Occupant("person", "Anna", OWNER)
SUBSTITUTE = Occupant("person", "Dora", ANOTHER)


@pytest.mark.parametrize(
    ("made", "mostly"),
    [
        ([], True),
        (["person"], True),
        (["person", "order", "caretaker:trader"], True),
        (["person", AWAY, "caretaker:trader"], False),
        (["person", AWAY, "caretaker:trader", BACK, "person"], True),
        (["person", "person", SUBSTITUTE, "person", "person"], False),
        (["person", "person", "person", SUBSTITUTE, "person", "order"], True),
        (["person", Occupant("bot", "Trader 1", None, "trader"), "bot:trader", "bot:trader"], False),
        (["clock"], False),
    ],
)
def test_mostly_is_more_than_half_of_the_decisions_made_while_the_seat_was_theirs(
    made: list[str | Occupant], mostly: bool
) -> None:
    log = [*log_of(*made), entry(100, "action", "bot:clerk", seat=1)]

    assert is_mostly_own(log, range(101), 0, OWNER) is mostly


def test_an_undone_decision_does_not_count() -> None:
    log = log_of("person", "person", "person", "caretaker:trader", "caretaker:trader")

    assert is_mostly_own(log, range(6), 0, OWNER)
    assert not is_mostly_own(log, (3, 4, 5), 0, OWNER)
