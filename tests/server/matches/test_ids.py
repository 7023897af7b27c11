"""Ids of matches: month and slot in front of what nobody can guess."""

from datetime import UTC, datetime

from kontor.server.matches.lobby.ids import FIRST_YEAR, LETTERS, SLOTS, new_match_id, slot_of, two_letters

NOVEMBER = datetime(2026, 11, 16, tzinfo=UTC)


def test_an_id_has_the_month_the_slot_and_sixty_random_bits() -> None:
    """Seventeen letters, and no two alike."""
    ids = {new_match_id(NOVEMBER) for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(match_id) for match_id in ids} == {17}
    assert {match_id[:3] for match_id in ids} == {f"0{two_letters(10)}"}
    assert set("".join(match_id[1:] for match_id in ids)) == set(LETTERS)
    assert len({slot_of(match_id) for match_id in ids}) > 500


def test_later_months_sort_later() -> None:
    """For as long as Kontor's database will be kept."""
    months = [
        datetime(year, month, 1, tzinfo=UTC) for year in range(FIRST_YEAR, FIRST_YEAR + 80) for month in range(1, 13)
    ]
    prefixes = [new_match_id(month)[:3] for month in months]
    assert prefixes == sorted(set(prefixes))


def test_no_old_id_falls_into_a_month_and_each_has_a_slot() -> None:
    """Old ids are twelve letters without a 0."""
    old = "abcdefghijkm"
    assert "0" not in LETTERS
    assert slot_of(old) == "de"
    assert len({two_letters(number) for number in range(SLOTS)}) == SLOTS == 1024
