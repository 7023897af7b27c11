"""Novgorod at the prompt: a whole game ends with its record, and words point at its things."""

from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import read_record
from sampling import rotating

SEATS = ("--seats", "me,deckhand", "--set", "merchant_and_pirate=true", "--set", "special_orders=true")


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [("en", "why London", "You pick the kontor in London"), ("de", "warum London", "Du wählst das Kontor in London")],
)
def test_a_city_is_pointed_at_by_its_name(kontor: Run, language: str, asked: str, said: str) -> None:
    """What can be done with it has its number, and the number does it."""
    options = ("--seed", "0102", "--lang", language, "--plain")
    done = kontor("play", "novgorod", *SEATS, *options, typed=["1", asked, "6", "quit"])
    assert done.code == 0, done.err
    assert said in " ".join(done.out.split())


@pytest.mark.parametrize("language", rotating(["en", "de"], 2))
def test_a_whole_game_ends_with_its_record(kontor: Run, tmp_path: Path, language: str) -> None:
    """Against a bot, with every menu on the way."""
    record = tmp_path / "match.json"
    options = ("--seed", "0102", "--record", str(record), "--lang", language)
    done = kontor("play", "novgorod", *SEATS, *options, typed=["3", "1", "2"] * 400)
    assert done.code == 0, done.err
    assert text_of("end-title", language) in done.out
    assert read_record(record.read_bytes()).result is not None
    assert kontor("replay", str(record)).code == 0
