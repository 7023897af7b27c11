"""`kontor replay` of a match that went on from a position: it says what nothing in the record proves."""

import json
from pathlib import Path

import msgspec
import pytest

from cli.running import Run
from kontor.cli.play.local_match import LocalMatch
from kontor.core import Continuation, MatchRecord, Recorder, Seating, encode, read_action, read_state, write_record
from kontor.core.recorder import continuation_link
from kontor.core.registry import game

SEATS = [Seating("Anna", "deckhand"), Seating("Ben", "deckhand")]
AFTER = 12


def forged_record() -> MatchRecord:
    """Return a match of Goa whose first moves lead nowhere, and which goes on from a position with more money."""
    goa = game("goa")
    match = LocalMatch(goa, SEATS, goa.options({}), b"luck" * 8)
    match.let_bots_play()
    begun = Recorder(goa, SEATS, goa.options({}), b"luck" * 8, rules_version=1)
    for move in match.recorder.moves[:AFTER]:
        begun.play(move.seat, read_action(goa, encode(move.action), 2))
    begun.moves = [msgspec.structs.replace(move, link="0" * 64) for move in begun.moves]
    content = msgspec.json.decode(encode(begun.state))
    content["ducats"][0] += 100
    state = read_state(goa, encode(content), 2)
    link = continuation_link("0" * 64, 2, state)
    part = Continuation(after=AFTER, rules_version=2, state=content, link=link)
    return msgspec.structs.replace(begun.record(), result=None, continued=(part,))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write the record to a file."""
    file = tmp_path / "match.json"
    file.write_bytes(write_record(forged_record()))
    return file


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Moves 1 to 12 are not verified"), ("de", "Die Züge 1 bis 12 sind nicht bestätigt")]
)
def test_moves_that_nothing_proves_are_named(kontor: Run, record: Path, language: str, said: str) -> None:
    """With one file and with several."""
    for files in ([record], [record, record]):
        done = kontor("replay", *map(str, files), "--lang", language)
        assert done.code == 0
        shown = " ".join(done.out.split())
        assert said in shown
        assert "All 12 moves" not in shown


def test_programs_learn_that_such_a_record_is_not_verified(kontor: Run, record: Path) -> None:
    """The exit code is 0: nothing in the record is wrong."""
    done = kontor("replay", str(record), "--json")
    told = json.loads(done.out)
    assert (done.code, told["verified"], told["trusted"]) == (0, False, [{"first": 1, "last": AFTER}])
