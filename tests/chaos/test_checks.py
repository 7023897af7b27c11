"""Every check of the verdict passes on a good book, and finds what is wrong with a bad one."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from chaos.book import Acknowledged, Book, Given, SentCommand, Sleeper, digest_of
from chaos.checks.finding import Finding
from chaos.checks.log import check_commands, check_log
from chaos.checks.mirror import check_mirror
from chaos.checks.people import check_flag, check_instructions, check_ratings, check_reminders
from chaos.checks.told import check_chat, check_told

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def entry(seq: int, **changes: Any) -> dict[str, Any]:
    """Return an entry of a log: an action of seat 0."""
    row = {"seq": seq, "kind": "action", "seat": 0, "action": b'{"do":"pass"}', "key": f"key {seq}", "by": "person"}
    return row | {"at": NOON + timedelta(seconds=seq)} | changes


LOG = [entry(0, kind="opening", seat=None, action=b"[]", key=None, by="server"), entry(1), entry(2)]
DONE = Acknowledged("m", 1, 0, "key 1", {"do": "pass"})
SENT = [SentCommand("m", 0, f"key {seq}", "play", {"do": "pass"}, "done", seq) for seq in (1, 2)]


def wrongs(findings: Iterable[Finding]) -> list[str]:
    """Return what kinds of things are wrong."""
    return [finding.wrong for finding in findings]


def test_a_log_with_every_acknowledged_move_is_right() -> None:
    assert wrongs(check_log("m", LOG, [DONE, DONE._replace(seq=2, key="key 2")])) == []


@pytest.mark.parametrize(
    ("log", "acknowledged"),
    [
        (LOG[:1], [DONE]),
        ([LOG[0], entry(1, action=b'{"do":"other"}')], [DONE]),
        ([LOG[0], entry(1, key="another")], [DONE]),
        ([LOG[0], entry(1, kind="undo", action=None)], [DONE]),
        ([LOG[0], entry(2)], []),
    ],
)
def test_a_log_without_an_acknowledged_move_or_with_a_gap_has_lost_something(
    log: list[dict[str, Any]], acknowledged: list[Acknowledged]
) -> None:
    assert wrongs(check_log("m", log, acknowledged)) == ["lost"]


def test_a_key_that_is_stored_or_acknowledged_twice_is_duplicated() -> None:
    assert wrongs(check_log("m", [LOG[0], entry(1), entry(2, key="key 1")], [DONE])) == ["duplicated"]
    assert wrongs(check_log("m", LOG, [DONE, DONE])) == ["duplicated", "duplicated"]


def test_a_command_with_an_unknown_end_may_be_stored_once_or_never() -> None:
    unknown = [replace(each, end="open", lost=True) for each in SENT]
    assert wrongs(check_commands("m", LOG, unknown)) == []
    assert wrongs(check_commands("m", LOG[:1], unknown)) == []


def test_a_stored_move_that_was_refused_or_stored_otherwise_has_misled_its_sender() -> None:
    assert wrongs(check_commands("m", LOG, [SENT[0], replace(SENT[1], end="refused")])) == ["misled"]
    assert wrongs(check_commands("m", LOG, [SENT[0], replace(SENT[1], content={"do": "x"})])) == ["misled"]


def test_a_stored_move_whose_key_was_dropped_counts_as_stored_twice() -> None:
    assert wrongs(check_commands("m", [*LOG, entry(3, key=None)], SENT)) == ["duplicated"]
    assert wrongs(check_commands("m", [*LOG, entry(3, key=None, by="bot")], SENT)) == []


def test_what_a_socket_was_told_must_be_in_the_log_as_it_was_told() -> None:
    told = [digest_of({"seq": seq}) for seq in range(3)]
    assert wrongs(check_told("m", 0, dict(enumerate(told)), told)) == []
    assert wrongs(check_told("m", 0, dict(enumerate(told)), told[:2])) == ["misled"]
    assert wrongs(check_told("m", 0, {1: told[2]}, told)) == ["misled"]


def test_a_book_notes_when_a_socket_is_told_two_versions_or_an_older_position() -> None:
    book = Book()
    book.tell("m", 0, [{"seq": 1, "action": "a"}, {"seq": 1, "action": "a"}])
    book.show("m", 0, 4, 4)
    book.hear("m", [{"number": 1, "seat": 0, "text": "a"}])
    assert book.contradictions == []
    book.tell("m", 0, [{"seq": 1, "action": "b"}])
    book.show("m", 0, 4, 3)
    book.hear("m", [{"number": 1, "seat": 0, "text": "b"}])
    assert len(book.contradictions) == 3


def test_an_acknowledged_line_is_stored_once_and_as_it_was_told() -> None:
    line = {"number": 1, "seat": 0, "text": "hello"}
    said = SentCommand("m", 0, "k", "chat", "hello", "done", 1)
    assert wrongs(check_chat("m", [line], [said], {1: (0, "hello")})) == []
    assert wrongs(check_chat("m", [], [replace(said, end="open", number=None)], {})) == []
    assert wrongs(check_chat("m", [], [said], {})) == ["lost"]
    assert wrongs(check_chat("m", [line | {"text": "other"}], [said], {})) == ["lost"]
    assert wrongs(check_chat("m", [line, line | {"number": 2}], [said], {})) == ["duplicated"]
    assert wrongs(check_chat("m", [line], [replace(said, end="refused")], {})) == ["misled"]
    assert wrongs(check_chat("m", [line], [said], {2: (0, "more")})) == ["misled"]


def test_a_seat_that_sleeps_is_flagged_once_and_not_too_early() -> None:
    sleeper, flag = Sleeper("m", 1), entry(9, kind="chair", seat=1, by="clock")
    assert wrongs(check_flag(sleeper, [LOG[0], flag], 9)) == []
    assert wrongs(check_flag(sleeper, [LOG[0], flag], 10)) == ["misled"]
    assert wrongs(check_flag(sleeper, LOG, 9)) == ["stuck"]
    assert wrongs(check_flag(sleeper, [LOG[0], flag, flag], 9)) == ["duplicated"]
    assert wrongs(check_flag(sleeper, [LOG[0], flag | {"seat": 0}], 9)) == ["stuck"]


def test_an_acknowledged_instruction_is_stored_as_it_was_given() -> None:
    given, row = Given("m", 0, 1, {"order": "bid"}), {"seat": 0, "number": 1, "form": b'{"order":"bid"}'}
    assert wrongs(check_instructions("m", [row], [given])) == []
    assert wrongs(check_instructions("m", [], [given])) == ["lost"]
    assert wrongs(check_instructions("m", [row | {"form": b"{}"}], [given])) == ["lost"]
    assert wrongs(check_instructions("m", [row], [given, given])) == ["duplicated"]


def test_a_match_that_counts_is_rated_once_for_each_of_its_people() -> None:
    match = {"id": "m", "rated_at": NOON, "people": [7, 8]}
    changes = [{"match": "m", "account": account} for account in (7, 8)]
    ratings = [{"account": account, "matches": 1} for account in (7, 8)]
    assert wrongs(check_ratings([match], changes, ratings)) == []
    assert wrongs(check_ratings([match | {"rated_at": None}], [], [])) == ["stuck"]
    assert wrongs(check_ratings([match], changes[:1], ratings)) == ["lost"]
    assert wrongs(check_ratings([match], changes, [ratings[0], {"account": 8, "matches": 2}])) == ["duplicated"]
    assert wrongs(check_ratings([match], changes, ratings[:1])) == ["lost"]


def test_nobody_is_reminded_twice_of_a_turn_and_every_message_arrives() -> None:
    turns = b'[{"match":"m","seat":0,"turn":3}]'
    sent = {"id": "a", "channel": 1, "turns": turns, "state": "sent", "error": None}
    assert wrongs(check_reminders([sent], ["a", "a"])) == []
    assert wrongs(check_reminders([sent | {"state": "moot"}], [])) == []
    assert wrongs(check_reminders([sent, sent | {"id": "b"}], ["a", "b"])) == ["duplicated"]
    assert wrongs(check_reminders([sent, sent | {"id": "b", "channel": 2}], ["a", "b"])) == []
    assert wrongs(check_reminders([sent], [])) == ["lost"]
    assert wrongs(check_reminders([sent | {"state": "failed"}], [])) == ["lost"]
    assert wrongs(check_reminders([sent | {"state": "waiting"}], [])) == ["stuck"]
    assert wrongs(check_reminders([], ["a"])) == ["misled"]


def test_a_home_database_that_says_another_seat_or_status_than_the_shard_is_found() -> None:
    played = [{"status": "over", "result": b"{}", "seat": 0, "name": "Anna"}]

    assert wrongs(check_mirror("m", played, played)) == []
    assert wrongs(check_mirror("m", [{**played[0], "status": "playing"}], played)) == ["misled"]
    assert wrongs(check_mirror("m", [{**played[0], "name": "Trader"}], played)) == ["misled"]
