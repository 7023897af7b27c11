"""`kontor verify`: what it says of signed, unsigned and changed records, and its exit codes."""

import json
from pathlib import Path

import msgspec
import pytest

from cli.running import Run
from kontor.core import write_record
from signed.files import KEYS, fair_luck, short_record, signed_file


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    """Write the list of keys to a file."""
    file = tmp_path / "keys.json"
    file.write_bytes(msgspec.json.encode(KEYS))
    return file


def written(folder: Path, content: bytes) -> str:
    """Write a record to a file and return its path."""
    file = folder / "match.kontor"
    file.write_bytes(content)
    return str(file)


@pytest.mark.parametrize(("language", "said"), [("en", "Nothing in this record was"), ("de", "wurde nichts geändert")])
def test_a_signed_record_holds(kontor: Run, tmp_path: Path, keys: Path, language: str, said: str) -> None:
    """All four checks hold with the server's list of keys."""
    record = short_record("goa")
    file = written(tmp_path, signed_file(record, fair_luck(record)))

    done = kontor("verify", file, "--key", str(keys), "--lang", language)

    assert done.code == 0
    assert done.out.count("✓") == 4
    assert said in " ".join(done.out.split())


def test_a_changed_step_is_named(kontor: Run, tmp_path: Path) -> None:
    """With exit code 1, for people and for programs."""
    file = written(tmp_path, signed_file(short_record("goa")).replace(b'"step":7,', b'"step":6,'))

    done, told = kontor("verify", file), json.loads(kontor("verify", file, "--json").out)

    assert (done.code, "Step 7 was changed" in done.out) == (1, True)
    assert (told["changed"], told["checks"][0]["place"], told["checks"][0]["step"]) == (True, "step", 7)


def test_a_record_as_it_was_always_stored_is_consistent(kontor: Run, tmp_path: Path) -> None:
    """Its moves are replayed, and it is said that nobody signed it; asked for a signature, it is refused."""
    file = written(tmp_path, write_record(short_record("goa")))

    done = kontor("verify", file)

    assert (done.code, "Nobody has signed this record" in done.out) == (0, True)


def test_a_record_of_a_game_that_is_not_here_is_verified_in_part(kontor: Run, tmp_path: Path) -> None:
    """With exit code 3: hashes and signature hold, the moves were not replayed."""
    record = short_record("goa")
    other = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, game="chess"))

    done = kontor("verify", written(tmp_path, signed_file(other)))

    assert (done.code, "were not replayed" in " ".join(done.out.split())) == (3, True)


def test_what_is_no_list_of_keys_is_a_mistake(kontor: Run, tmp_path: Path) -> None:
    """With exit code 2, as every mistake in a command."""
    file = written(tmp_path, signed_file(short_record("goa")))
    done = kontor("verify", file, "--key", file)
    assert (done.code, "no list of keys" in done.err) == (2, True)


def test_a_signed_record_can_be_replayed(kontor: Run, tmp_path: Path) -> None:
    """`kontor replay` reads both kinds."""
    assert kontor("replay", written(tmp_path, signed_file(short_record("goa")))).code == 0
