"""What `kontor.signed` says of records of every game, and of those that somebody changed."""

from datetime import timedelta
from hashlib import sha256

import msgspec
import pytest

from kontor.core import LANGUAGES, Texts, write_record
from kontor.signed import BrokenError, KeyList, SigningKey, UnsignableError, read_keys, read_signed, write_signed
from kontor.signed.checking import Checked, check_file
from kontor.signed.lines import FIRST_LINE, next_hash
from sampling import sampled
from signed.files import (
    GAMES,
    KEYS,
    SIGNED_AT,
    SIGNER,
    fair_luck,
    short_record,
    signed_file,
    whole_record,
)

EVERY_NTH_BYTE = sampled(push=37, night=1)


def verdicts(checked: Checked) -> dict[str, str]:
    """Return the verdict of each check."""
    return {each.check: each.verdict for each in checked.findings}


@pytest.mark.parametrize("slug", GAMES)
def test_a_signed_record_is_the_same_record_and_holds(slug: str) -> None:
    record = whole_record(slug)

    assert read_signed(signed_file(record)).record == record
    checked = check_file(signed_file(record), KEYS)

    assert verdicts(checked) == {"chain": "holds", "signature": "holds", "rules": "holds", "luck": "open"}
    assert checked.is_complete


def test_a_record_as_it_was_always_stored_holds_and_is_said_to_be_unsigned() -> None:
    checked = check_file(write_record(whole_record("goa")))

    assert [each.key for each in checked.findings] == ["chain-none", "signature-none", "rules-hold", "luck-unknown"]
    assert checked.is_complete


@pytest.mark.parametrize("slug", GAMES)
def test_fair_luck_is_proven(slug: str) -> None:
    record = short_record(slug)
    assert verdicts(check_file(signed_file(record, fair_luck(record)), KEYS))["luck"] == "holds"


def line_of(data: bytes, at: int) -> int:
    """Return the number of the line that a byte belongs to; the end of a line is part of it."""
    return data.count(b"\n", 0, at)


@pytest.mark.parametrize("slug", GAMES)
def test_every_changed_byte_is_refused_and_its_step_named(slug: str) -> None:
    record = short_record(slug)
    data = signed_file(record, fair_luck(record))
    steps = len(record.moves)
    for at in range(len(slug), len(data), EVERY_NTH_BYTE):
        changed = bytearray(data)
        changed[at] ^= 1 << (at % 8)
        found = check_file(bytes(changed), KEYS).findings
        why = next(each.facts["why"] for each in found if each.verdict == "broken")
        line = line_of(data, at)
        if 3 <= line < 3 + steps:
            assert (why.place, why.step) == ("step", line - 2), at
        else:
            assert why.step in (0, steps + 1), at


@pytest.mark.parametrize("cut", [1, 60, 200, 700])
def test_a_file_that_was_cut_off_is_refused(cut: int) -> None:
    with pytest.raises(BrokenError):
        read_signed(signed_file(short_record("goa"))[:-cut])


def test_a_changed_step_with_new_hashes_breaks_the_signature_and_without_one_the_rules() -> None:
    record = whole_record("goa")
    moves = (*record.moves[:40], record.moves[41], record.moves[40], *record.moves[42:])
    forged = msgspec.structs.replace(record, moves=moves)
    signature = signed_file(record).splitlines(keepends=True)[-1]

    kept = check_file(b"".join(signed_file(forged).splitlines(keepends=True)[:-1]) + signature)
    unsigned = check_file(write_signed(forged))

    assert verdicts(kept)["signature"] == "broken"
    assert verdicts(unsigned)["rules"] == "broken"
    assert next(each.facts["step"] for each in unsigned.findings if each.check == "rules") == 41


def test_somebody_elses_key_is_not_taken_for_the_servers() -> None:
    record, other = short_record("goa"), SigningKey("11" * 32)
    forged = write_signed(record, None, other, msgspec.structs.replace(SIGNER, public=other.public))

    assert verdicts(check_file(forged))["signature"] == "open"
    assert verdicts(check_file(forged, KEYS))["signature"] == "broken"


def test_a_file_without_its_signature_is_consistent_and_not_what_was_asked_for() -> None:
    stripped = write_signed(short_record("goa"))

    assert verdicts(check_file(stripped))["signature"] == "open"
    assert verdicts(check_file(stripped, KEYS))["signature"] == "broken"


@pytest.mark.parametrize(("hours", "verdict"), [(0.5, "holds"), (2, "broken")])
def test_a_replaced_key_counts_for_what_was_signed_in_its_time(hours: float, verdict: str) -> None:
    former = msgspec.structs.replace(KEYS.keys[0], until=SIGNED_AT - timedelta(hours=hours))
    assert verdicts(check_file(signed_file(short_record("goa")), KeyList((former,))))["signature"] == verdict


def test_a_list_of_keys_whose_ids_do_not_fit_is_refused() -> None:
    assert read_keys(msgspec.json.encode(KEYS)) == KEYS
    for data in (b"{}", b"no list", msgspec.json.encode(KEYS).replace(KEYS.keys[0].id.encode(), b"0" * 16)):
        with pytest.raises(UnsignableError):
            read_keys(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", "00" * 32), ("secret", "no number"), ("strings", ("x", "y")), ("strings", ("x",)), ("commitment", "")],
)
def test_luck_that_does_not_lead_to_the_seed_is_refused(field: str, value: object) -> None:
    record = short_record("goa")
    luck = msgspec.structs.replace(fair_luck(record), **{field: value})
    assert verdicts(check_file(signed_file(record, luck)))["luck"] == "broken"


def test_parts_in_another_order_are_refused_although_their_hashes_fit() -> None:
    """A forger computes new hashes; the order is demanded on its own."""
    lines = write_signed(short_record("goa")).splitlines()
    contents = [line[65:] for line in lines[1:]]
    for swapped in ([0, 1, 3, 2, *range(4, len(contents))], [1, 0, *range(2, len(contents))]):
        data, before = FIRST_LINE, sha256(FIRST_LINE).hexdigest()
        for content in (contents[at] for at in swapped):
            before = next_hash(before, content)
            data += before.encode() + b" " + content + b"\n"
        with pytest.raises(BrokenError):
            read_signed(data)


def test_names_in_a_file_cannot_end_the_page_around_it() -> None:
    assert b"<" not in signed_file(short_record("goa"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_a_sentence(language: str) -> None:
    record = short_record("goa")
    files = (signed_file(record, fair_luck(record)), write_record(record), signed_file(record)[:-9])
    for data in files:
        for keys in (None, KEYS, KeyList(())):
            for each in check_file(data, keys).findings:
                texts = Texts(language, packages=("kontor.signed",))
                why = each.facts.get("why")
                assert texts.error(why) if why else texts.text(each.key, each.facts)
