"""Luck: keyed, repeatable, and the same on every Python."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.core import chance, seeded

SEED = bytes(range(32))


def test_luck_never_changes_between_releases() -> None:
    """Records must replay years later: these numbers may never change."""
    rng = chance(SEED, "cargo_deck", 0)

    assert [rng.below(100) for _ in range(10)] == [47, 59, 15, 62, 55, 29, 32, 63, 89, 85]
    assert chance(SEED, "cargo_deck", 1).shuffled("abcdefgh") == ["f", "e", "b", "c", "a", "h", "g", "d"]
    assert seeded(7).bytes(4).hex() == "56c528e6"


def test_streams_and_indices_are_independent() -> None:
    """Another stream, another index and another seed are other luck; the same three are the same."""
    draws = {
        key: chance(seed, stream, index).word()
        for key, (seed, stream, index) in enumerate(
            [(SEED, "a", 0), (SEED, "a", 1), (SEED, "b", 0), (bytes(32), "a", 0)]
        )
    }

    assert len(set(draws.values())) == 4
    assert chance(SEED, "a", 0).word() == draws[0]


@given(st.lists(st.integers()), st.integers(0, 2**60))
def test_a_shuffle_keeps_every_item(items: list[int], number: int) -> None:
    """Shuffling loses and doubles nothing, and leaves the given list alone."""
    before = list(items)

    assert sorted(seeded(number).shuffled(items)) == sorted(items)
    assert items == before


@given(st.integers(1, 1000), st.integers(0, 2**60))
def test_a_draw_is_below_its_bound(n: int, number: int) -> None:
    """`below` stays in its range."""
    rng = seeded(number)

    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_draws_are_even() -> None:
    """Over 60,000 throws of a die every face comes up within five standard deviations of its share."""
    rng = seeded(1)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1

    assert all(abs(count - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5 for count in faces), faces
