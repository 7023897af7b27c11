"""A second verifier, in JavaScript and written from docs/record-format.md, agrees with ours about every file."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor.signed import BrokenError, KeyList
from kontor.signed.checking import check_file
from sampling import sampled
from signed.files import GAMES, KEYS, fair_luck, short_record, signed_file, whole_record

FOLDER = Path(__file__).parent
NODE = shutil.which("node")
EVERY_NTH_BYTE = sampled(push=41, night=1)

pytestmark = pytest.mark.skipif(NODE is None, reason="Node is not installed")


def node(script: str, *arguments: str) -> Any:
    """Run a script and return what it prints."""
    command = [str(NODE), str(FOLDER / script), *arguments]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)


@pytest.mark.parametrize("slug", GAMES)
def test_both_accept_a_whole_match_of_each_game(slug: str, tmp_path: Path) -> None:
    record, file, keys = whole_record(slug), tmp_path / "match.kontor", tmp_path / "keys.json"
    file.write_bytes(signed_file(record))
    keys.write_bytes(msgspec.json.encode(KEYS))

    said = node("verifier.mjs", str(file), str(keys))

    expected = {"ok": True, "game": slug, "steps": len(record.moves), "signature": "known", "luck": "unknown"}
    assert said == expected
    assert check_file(file.read_bytes(), KEYS).is_complete


def test_both_want_a_key_of_the_list(tmp_path: Path) -> None:
    file, keys = tmp_path / "match.kontor", tmp_path / "keys.json"
    file.write_bytes(signed_file(short_record("goa")))
    keys.write_bytes(msgspec.json.encode(KeyList(())))

    assert node("verifier.mjs", str(file), str(keys))["place"] == "signer"
    assert check_file(file.read_bytes(), KeyList(())).is_broken


@pytest.mark.parametrize("slug", GAMES)
def test_both_refuse_every_changed_byte_at_the_same_step(slug: str, tmp_path: Path) -> None:
    record, file = short_record(slug), tmp_path / "match.kontor"
    data = signed_file(record, fair_luck(record))
    file.write_bytes(data)
    assert node("verifier.mjs", str(file))["luck"] == "follows"
    first = 5 + len(slug)

    said = node("changed.mjs", str(file), str(first), str(EVERY_NTH_BYTE))

    assert [at for at, *_ in said] == list(range(first, len(data), EVERY_NTH_BYTE))
    for at, accepted, place, step in said:
        changed = bytearray(data)
        changed[at] ^= 1 << (at % 8)
        why = next(each.facts["why"] for each in check_file(bytes(changed)).findings if each.verdict == "broken")
        assert isinstance(why, BrokenError)
        assert not accepted, at
        assert (place, step) == (why.place, why.step), at
