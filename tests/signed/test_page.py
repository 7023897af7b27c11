"""A match as one page: what `kontor verify` says of it, and what is in it. The browser's side is in web/e2e."""

from importlib.resources import files

import msgspec
import pytest

from kontor.core import BranchStart, Continuation, MatchRecord, Recorder, encode, read_action, verify
from kontor.core.recorder import continuation_link
from kontor.core.registry import game
from kontor.signed import BrokenError
from kontor.signed.checking import check_file, game_of
from kontor.signed.page import BEGIN_RECORD, BEGIN_SHOWN, END, block, check_page, is_page, page_of, write_page
from kontor.signed.patches import patch, patched
from kontor.signed.shown import ShownPart, shown_parts
from sampling import sampled
from signed.files import GAMES, KEY, KEYS, SIGNER, fair_luck, short_record, signed_file, whole_record

EVERY_NTH_BYTE = sampled(push=997, night=41)
SHELL = (
    b'<!DOCTYPE html><html lang="en"><head><title>Kontor</title></head><body>'
    + BEGIN_RECORD
    + END
    + BEGIN_SHOWN
    + END
    + b"</body></html>"
)


@pytest.fixture(autouse=True)
def shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the page have a small program: these tests need no built client."""
    monkeypatch.setattr("kontor.signed.page.template", lambda: SHELL)


def page(slug: str) -> bytes:
    """Return the page of the beginning of a match."""
    record = short_record(slug)
    rules = game_of(record)
    assert rules is not None
    return write_page(rules, record, fair_luck(record), KEY, SIGNER)


@pytest.mark.parametrize("slug", GAMES)
def test_a_page_holds_and_shows_what_is_in_its_record(slug: str) -> None:
    checked = check_file(page(slug), KEYS)

    verdicts = {each.check: each.verdict for each in checked.findings}
    assert verdicts == dict.fromkeys(("chain", "signature", "rules", "luck", "page"), "holds")
    assert is_page(page(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_every_changed_byte_of_a_page_is_refused_and_its_step_named(slug: str) -> None:
    original = page(slug)
    begin = original.index(BEGIN_SHOWN) + len(BEGIN_SHOWN)
    end = original.index(END, begin)
    steps = len(short_record(slug).moves)
    for at in range(len(slug), len(original), EVERY_NTH_BYTE):
        changed = bytearray(original)
        changed[at] ^= 1 << (at % 8)
        found = check_file(bytes(changed), KEYS).findings
        why = next((each.facts["why"] for each in found if each.verdict == "broken"), None)
        assert isinstance(why, BrokenError), at
        line = original.count(b"\t", begin, at)
        if begin <= at < end and 0 < line <= steps + 1:
            assert (why.place, why.step) == ("step", line - 1), at


def test_pictures_that_are_not_in_the_record_are_noticed_although_all_hashes_fit() -> None:
    """Somebody draws the page of another match around a record."""
    record, rules = short_record("goa"), game("goa")
    honest = page_of(rules, signed_file(record))
    parts = shown_parts(rules, record)
    lying = msgspec.structs.replace(parts[4], totals=(99, 0))

    def drawn(_: object, __: MatchRecord) -> list[object]:
        return [*parts[:4], lying, *parts[5:]]

    with pytest.MonkeyPatch.context() as patched_drawing:
        patched_drawing.setattr("kontor.signed.page.shown_parts", drawn)
        forged = page_of(rules, signed_file(record))

    assert check_page(rules, honest).differs_at is None
    assert check_page(rules, forged).differs_at == 3


@pytest.mark.parametrize("slug", GAMES)
def test_views_are_rebuilt_from_their_differences(slug: str) -> None:
    """As the viewer does it: every view of every step, for every pair of eyes."""
    record = whole_record(slug)
    rules = game_of(record)
    assert rules is not None
    parts = [part for part in shown_parts(rules, record) if isinstance(part, ShownPart)]

    views = [None] * (len(record.header.seats) + 1)
    for part in parts:
        for eyes, place in enumerate(part.looks):
            views[eyes] = patched(views[eyes], part.views[place])
            assert views[eyes]["seat"] == (eyes - 1 if eyes else None)  # type: ignore[index]

    assert [part.step for part in parts] == list(range(len(record.moves) + 1))
    assert parts[-1].over


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": None}),
        ([1, 2], [1, 2, 3]),
        ({"a": {"x": 1}}, {"a": {"x": 1}}),
        (None, {"a": 1}),
        ({"a": 1}, {"a": True}),
        ([{"a": 0}, 1], [{"a": 2}, 1]),
    ],
)
def test_a_patch_leads_from_one_value_to_the_other(before: object, after: object) -> None:
    found = patch(before, after)
    rebuilt = patched(before, found)
    assert (rebuilt, str(rebuilt)) == (after, str(after))


def test_the_page_of_a_branch_begins_in_its_position() -> None:
    record, rules = whole_record("goa"), game("goa")
    states: list[object] = []
    verify(rules, record, lambda _number, _seat, _action, step: states.append(step.state))
    start = states[39]
    options = rules.stored_options(record.header.options)
    recorder = Recorder(rules, record.header.seats, options, bytes.fromhex(record.seed), start=start)
    for move in record.moves[40:60]:
        recorder.play(move.seat, read_action(rules, msgspec.json.encode(move.action), record.header.rules_version))
    state = msgspec.json.decode(msgspec.json.encode(start, order="deterministic"))
    branch = msgspec.structs.replace(recorder.record(), branch=BranchStart("0123456789", 40, False, state))

    assert len(block(page_of(rules, signed_file(branch)), BEGIN_SHOWN)) == 1 + 21 + 1 + 1


def test_the_built_page_forbids_requests_and_has_the_licences_of_what_is_in_it() -> None:
    """Only where the client was built."""
    file = files("kontor").joinpath("web", "viewer", "match.html")
    if not file.is_file():
        pytest.skip("the client was not built")
    built = file.read_bytes()
    assert built.startswith(b"<!DOCTYPE html>")
    assert b"default-src 'none'" in built
    assert all(f"=== {part} ".encode() in built for part in ("svelte", "@fontsource-variable/inter", "@fluent/bundle"))


def test_steps_that_todays_rules_cannot_rebuild_are_said_to_be_lost() -> None:
    """The page of a match that went on from a position shows what is known, and nothing in place of the rest."""
    record, rules = whole_record("goa"), game("goa")
    middle = 40
    states: list[object] = []
    verify(rules, record, lambda _number, _seat, _action, step: states.append(step.state))
    begun = msgspec.structs.replace(record.header, rules_version=1)
    moves = [msgspec.structs.replace(move, link="0" * 64) for move in record.moves[:middle]]
    link = continuation_link("0" * 64, 2, states[middle - 1])
    part = Continuation(middle, 2, msgspec.json.decode(encode(states[middle - 1])), link)
    recorder = Recorder(rules, record.header.seats, rules.stored_options(begun.options), bytes.fromhex(record.seed))
    recorder.state, recorder.link = states[middle - 1], link
    for move in record.moves[middle : middle + 9]:
        recorder.play(move.seat, read_action(rules, encode(move.action), 2))
    moves += recorder.moves
    gone_on = MatchRecord(begun, record.seed, "0" * 64, tuple(moves), None, (part,))

    parts = [part for part in shown_parts(rules, gone_on) if isinstance(part, ShownPart)]

    assert [part.step for part in parts if part.lost] == list(range(middle + 1))
    assert [part.step for part in parts] == list(range(middle + 10))
    assert all("=" in view for view in parts[middle + 1].views)
