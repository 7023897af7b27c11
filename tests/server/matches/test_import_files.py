"""Files that are no match, were changed or forged: each is refused with a sentence, and nothing is taken on trust."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest

from kontor.core import (
    BranchStart,
    Continuation,
    KontorError,
    MatchRecord,
    Seating,
    Texts,
    encode,
    registry,
    write_record,
)
from kontor.core.recorder import Move
from kontor.server.matches.imports import verifying
from kontor.server.matches.imports.verifying import UnfitImportError, play_through, read_import
from kontor.signed import Signer, write_signed
from kontor.signed.page import BEGIN_RECORD, END
from signed.files import KEY, SIGNER, fair_luck, short_record, signed_file, whole_record

replace = msgspec.structs.replace
Change = Callable[[MatchRecord], MatchRecord]


def imported(data: bytes) -> Any:
    """Read and replay a file as an import does."""
    _, file = read_import(data)
    header = file.record.header
    game = registry.game_with(header.game, header.components)
    assert game
    return play_through(game, file, "test")


def with_header(**fields: Any) -> Change:
    return lambda record: replace(record, header=replace(record.header, **fields))


def with_move(number: int, **fields: Any) -> Change:
    """Return the change of one move."""

    def change(record: MatchRecord) -> MatchRecord:
        moves = list(record.moves)
        moves[number] = replace(moves[number], **fields)
        return replace(record, moves=tuple(moves))

    return change


def other_result(record: MatchRecord) -> MatchRecord:
    assert record.result
    return replace(record, result=replace(record.result, places=record.result.places[::-1]))


def named(name: str, kind: str = "person") -> Change:
    return lambda record: replace(
        record, header=replace(record.header, seats=(Seating(name, kind), *record.header.seats[1:]))
    )


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("write", [signed_file, write_signed, write_record])
def test_a_whole_record_is_replayed_whole(slug: str, write: Callable[[MatchRecord], bytes]) -> None:
    record = whole_record(slug)

    played = imported(write(record))

    assert (len(played.entries), played.outcome) == (len(record.moves) + 1, record.result)
    assert [each.link for each in played.entries[1:]] == [move.link for move in record.moves]


def test_of_a_page_of_a_match_the_record_is_taken() -> None:
    record = signed_file(whole_record("borneo"))
    page = b"<!DOCTYPE html><title>Borneo</title>" + BEGIN_RECORD + record.replace(b"\n", b"\t") + END + b"<p>More"

    data, file = read_import(page)

    assert (data, file.record) == (record, whole_record("borneo"))


CHANGED: dict[str, tuple[Change, str]] = {
    "another result": (other_result, "record-result"),
    "another action": (with_move(3, action={"type": "nonsense"}), "record-refused"),
    "a seat that is not asked": (with_move(3, seat=9), "record-refused"),
    "a seat below the first": (with_move(3, seat=-1), "record-refused"),
    "another link": (with_move(3, link="0" * 64), "record-chain"),
    "another seed": (lambda it: replace(it, seed="00" * 32), "broken-seed"),
    "no seed": (lambda it: replace(it, seed="seed"), "broken-seed"),
    "a move too few": (lambda it: replace(it, moves=it.moves[:-1]), "record-result"),
    "a move too many": (lambda it: replace(it, moves=(*it.moves, it.moves[-1])), "record-refused"),
    "seats that no rule knows": (lambda it: with_header(seats=it.header.seats * 9)(it), ""),
    "one seat less": (lambda it: with_header(seats=it.header.seats[:-1])(it), ""),
    "no seats": (with_header(seats=()), ""),
    "options of no game": (with_header(options={"none": 1}), ""),
    "not over": (lambda it: replace(it, result=None), "import-unfinished"),
    "a branch": (
        lambda it: replace(it, branch=BranchStart("0", 1, dealt_again=False, state={})),
        "import-branch",
    ),
    "continued": (lambda it: replace(it, continued=(Continuation(1, 1, {}, ""),)), "import-former"),
    "a name of two lines": (named("Anna\nBruno"), "import-name"),
    "a name that turns": (named("Anna\u202e"), "import-name"),
    "no name": (named(""), "import-name"),
    "a long name": (named("A" * 61), "import-name"),
    "a level that is a text": (named("Anna", "trader\n" * 40), "import-name"),
}


@pytest.mark.parametrize("change", CHANGED)
def test_what_was_changed_is_refused_in_words(change: str) -> None:
    changed, key = CHANGED[change]
    file = write_signed(changed(whole_record("borneo")))

    with pytest.raises(KontorError) as error:
        imported(file)

    assert error.value.key == key or not key
    for language in ("en", "de"):
        assert len(Texts(language, registry.game("borneo")).error(error.value)) > 20


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "broken-first-line"),
        (b"Good evening", "broken-first-line"),
        (b"{}", "malformed"),
        (b"[" * 100_000, "broken-first-line"),
        (b'{"header":' + b"[" * 100_000, "malformed"),
        (b"<!doctype html><p>Hello", "broken-first-line"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(KontorError) as error:
        imported(data)

    assert error.value.key.startswith(key) or error.value.key == "import-unreadable"
    assert Texts("de").error(error.value)


def test_a_byte_that_was_changed_is_found() -> None:
    file = signed_file(whole_record("goa"))

    for at in range(len(file) // 2, len(file) // 2 + 40):
        with pytest.raises(KontorError):
            imported(file[:at] + bytes([file[at] ^ 1]) + file[at + 1 :])


def test_luck_that_does_not_lead_to_the_seed_is_refused() -> None:
    record = whole_record("goa")

    with pytest.raises(KontorError, match="broken-mixed"):
        imported(write_signed(record, fair_luck(record)))


def test_a_match_that_was_not_played_to_its_end_is_refused() -> None:
    with pytest.raises(UnfitImportError, match="import-unfinished"):
        imported(signed_file(short_record("goa")))


@pytest.mark.parametrize(
    "signer",
    [
        replace(SIGNER, site="https://" + "a" * 200),
        replace(SIGNER, site="https://kontor.example.org\nand more"),
        replace(SIGNER, signed_at=datetime(2026, 11, 19)),  # noqa: DTZ001 - without a time zone, as a forger may write it
        replace(SIGNER, signed_at=datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=14)))),
    ],
)
def test_what_a_signer_says_is_shown_only_if_it_can_be(signer: Signer) -> None:
    with pytest.raises(UnfitImportError, match="import-unreadable"):
        read_import(write_signed(whole_record("goa"), None, KEY, signer))


def test_files_and_matches_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    file = signed_file(whole_record("goa"))
    imported(file)

    monkeypatch.setattr(verifying, "MAX_STEPS", 100)
    with pytest.raises(UnfitImportError, match="import-long"):
        imported(file)
    monkeypatch.undo()
    monkeypatch.setattr(verifying, "MAX_RECORD_BYTES", len(file) - 1)
    with pytest.raises(UnfitImportError, match="import-long"):
        imported(file)


def test_the_bounds_leave_room_for_the_longest_matches() -> None:
    for slug in registry.slugs():
        record = whole_record(slug)
        assert len(record.moves) * 4 < verifying.MAX_STEPS
        assert len(signed_file(record)) * 4 < verifying.MAX_RECORD_BYTES


def test_whatever_a_forged_record_makes_the_rules_do_is_the_fault_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the rules on a position that no player reaches must not look like a fault of the server."""
    _, file = read_import(signed_file(whole_record("goa")))
    rules = registry.game("goa")

    def broken(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr(type(rules), "apply", broken)

    with pytest.raises(UnfitImportError, match="import-unreadable"):
        play_through(rules, file, "test")


def test_nothing_of_the_file_is_stored_but_its_moves_and_names() -> None:
    """Actions and events are told again by the rules; a field that the rules do not know does not get in."""
    record = whole_record("goa")
    odd = with_move(0, action={**record.moves[0].action, "extra": "smuggled"})(record)

    with pytest.raises(KontorError):
        imported(write_signed(odd))
    played = imported(write_signed(record))
    action = registry.game("goa").action_union
    assert all(encode(msgspec.json.decode(each.action, type=action)) == each.action for each in played.entries[1:])
    assert isinstance(record.moves[0], Move)
