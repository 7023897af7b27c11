"""Cargo Noir at the prompt: coins are typed as they are said, and a whole game ends with its record."""

from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import read_record
from sampling import rotating

SEATS = ("--seats", "me,deckhand", "--set", "start_player=0")


@pytest.mark.parametrize(("language", "bid"), [("en", "bid 3"), ("de", "biete 3")])
def test_a_bid_is_typed_as_it_is_said(kontor: Run, language: str, bid: str) -> None:
    """What the safe does not hold is answered."""
    done = kontor("play", "cargo_noir", *SEATS, "--lang", language, "--plain", typed=["3", "bid 9", bid, "quit"])
    said = {"en": "You send a ship to Cape Town and bid 3 coins", "de": "nach Kapstadt und bietest 3 Münzen"}[language]
    assert said in " ".join(done.out.split())
    assert text_of("no-amount", language, amount="9") in " ".join(done.out.split())


@pytest.mark.parametrize("language", rotating(["en", "de"], 2))
def test_a_whole_game_ends_with_its_record(kontor: Run, tmp_path: Path, language: str) -> None:
    """Against a bot, with every menu on the way."""
    record = tmp_path / "match.json"
    options = ("--seed", "0102", "--record", str(record), "--lang", language)
    done = kontor("play", "cargo_noir", *SEATS, *options, typed=["3", "1", "2"] * 250)
    assert done.code == 0, done.err
    assert text_of("end-title", language) in done.out
    assert read_record(record.read_bytes()).result is not None
    assert kontor("replay", str(record)).code == 0
