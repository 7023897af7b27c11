"""A nudge is sent where somebody may want it, and nowhere else."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.server.bus import Nudge
from kontor.server.bus.subjects import GROUPS, addressed, subject_of_match, subject_of_person
from kontor.server.matches.lobby.ids import LETTERS, SLOTS, two_letters

MATCH = "0bcqz2345678abcde"
ELSEWHERE = "0bcq22345678abcde"
P = "kontor"


def test_a_move_goes_to_the_slot_of_its_match_to_its_people_and_to_workers() -> None:
    sent = addressed(P, Nudge(MATCH, 7, bot=True, people=(3, 4)))

    assert sent == [
        ("kontor.match.qz", Nudge(MATCH, 7)),
        ("kontor.person.3", Nudge(MATCH, 0, people=(3,))),
        ("kontor.person.4", Nudge(MATCH, 0, people=(4,))),
        ("kontor.bots", Nudge(MATCH, 7, bot=True)),
    ]


def test_a_move_that_asks_nobody_else_is_one_message() -> None:
    assert addressed(P, Nudge(MATCH, 7)) == [("kontor.match.qz", Nudge(MATCH, 7))]


def test_people_of_one_group_are_one_message() -> None:
    assert addressed(P, Nudge("", 0, people=(5, 5 + GROUPS))) == [
        ("kontor.person.5", Nudge("", 0, people=(5, 5 + GROUPS)))
    ]


def test_what_was_renamed_and_logins_that_ended_go_to_every_process() -> None:
    for nudge in (
        Nudge(MATCH, 0, talk=True, renamed=True),
        Nudge("", 0, people=(3,), renamed=True),
        Nudge("", 0, logins=(9,)),
    ):
        assert addressed(P, nudge) == [("kontor.nudges", nudge)]


def test_matches_of_one_slot_share_a_subject_and_those_of_two_do_not() -> None:
    assert subject_of_match(P, MATCH) == subject_of_match(P, f"0aaqz{'x' * 12}")
    assert subject_of_match(P, MATCH) != subject_of_match(P, ELSEWHERE)
    assert len({subject_of_match(P, f"0aa{two_letters(number)}{LETTERS[:12]}") for number in range(SLOTS)}) == SLOTS


@given(st.text())
def test_whatever_a_client_calls_a_match_has_a_plain_subject(match_id: str) -> None:
    """A star or a dot in a subject would subscribe the process to the matches of others."""
    last = subject_of_match(P, match_id).removeprefix("kontor.match.")

    assert last.isascii()
    assert last.isalnum()


@given(st.integers(min_value=0))
def test_accounts_have_as_many_subjects_as_there_are_groups(account: int) -> None:
    assert subject_of_person(P, account) == subject_of_person(P, account % GROUPS)
