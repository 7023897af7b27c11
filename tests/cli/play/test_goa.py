"""Goa at the prompt: the opening is told, bids are typed as they are said, and a whole game ends with its record."""

from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import read_record

OPENING = {
    "en": ("You have the first elephant", "Round 1 begins"),
    "de": ("Du hast den ersten Elefanten", "Runde 1 beginnt"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_happened_before_the_first_decision_is_told(kontor: Run, language: str) -> None:
    """In the game, and by a replay with its log."""
    done = kontor("play", "goa", "--seats", "me,deckhand", "--seed", "07", "--lang", language, typed=[])
    for said in OPENING[language]:
        assert said in done.out


def test_a_replay_with_its_log_begins_with_the_opening(kontor: Run, tmp_path: Path) -> None:
    """Though no decision was taken."""
    record = tmp_path / "match.json"
    kontor("play", "goa", "--seats", "me,me", "--seed", "07", "--record", str(record), typed=["quit"])
    assert "Anna has the first elephant" in kontor("replay", str(record), "--log").out


@pytest.mark.parametrize(("language", "bid"), [("en", "bid 3"), ("de", "biete 3")])
def test_a_bid_is_typed_as_it_is_said(kontor: Run, language: str, bid: str) -> None:
    """Two people place in turn, and the first bidder bids; what cannot be bid is answered."""
    typed = ["", "1"] * 3 + ["", "bid 99", "bid", bid, ""]
    done = kontor("play", "goa", "--seats", "me,me", "--seed", "07", "--lang", language, "--plain", typed=typed)
    assert {"en": "bids 3 ducats", "de": "bietet 3 Dukaten"}[language] in done.out
    assert text_of("no-amount", language, amount="99") in " ".join(done.out.split())


def test_a_whole_game_ends_with_its_record(kontor: Run, tmp_path: Path) -> None:
    """Against two bots, with Bonanza and quick start."""
    record = tmp_path / "match.json"
    options = ("--set", "bonanza=true", "--set", "quick_start=true", "--record", str(record))
    seats = ("--seats", "me,deckhand,deckhand", "--seed", "0102")
    done = kontor("play", "goa", *seats, *options, typed=["1", "2", "3"] * 250)
    assert done.code == 0, done.err
    assert "The match is over" in done.out
    assert read_record(record.read_bytes()).result is not None
    assert kontor("replay", str(record)).code == 0
