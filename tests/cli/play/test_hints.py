"""Hints at the prompt: with the option under every question, with a word whenever they are asked for."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from cli.running import Run, text_of
from contract.toy import GAME as TOY
from kontor.cli.drawings import drawing_of
from kontor.cli.language import speak
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.session import Session
from kontor.cli.seating import default_seats, read_seats
from kontor.core import LANGUAGES, Seating, read_record, registry
from kontor.levels import ADVISER_LEVEL

TITLE = {language: text_of("hint-title", language, level=ADVISER_LEVEL) for language in LANGUAGES}
LINE = re.compile(r"^ *((?:bid |biete )?\d+) +(\d+) % +\S", re.MULTILINE)
SEATS = ("--seats", "me,deckhand,deckhand")


@pytest.mark.parametrize("game", ["borneo", "goa"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_option_shows_hints_under_every_question(kontor: Run, game: str, language: str) -> None:
    """Up to three lines: the number in the menu, the share of the win, the action, and a sentence that says why."""
    done = kontor("play", game, *SEATS, "--seed", "05", "--lang", language, "--hints", typed=["1"] * 12)
    shown = done.out.split(TITLE[language])[1:]
    assert len(shown) > 8
    for part in shown:
        hints, flowing = LINE.findall(part.partition("`:")[0]), " ".join(part.partition("`:")[0].split())
        assert 2 <= len(hints) <= 3
        assert flowing.count(" · ") >= len(hints), "each has a sentence"
        assert [int(share) for _, share in hints] == sorted((int(share) for _, share in hints), reverse=True)
    bid = {"en": "bid", "de": "biete"}[language]
    assert (re.search(rf"^ *{bid} (\d+) +\d+ % +{bid} \1 ", done.out, re.MULTILINE | re.IGNORECASE) is not None) == (
        game == "goa"
    )


@pytest.mark.parametrize("word", ["hint", "tipp", "Hint?"])
def test_a_word_at_the_prompt_shows_them_once(kontor: Run, word: str) -> None:
    """In either language; `help` names the word."""
    done = kontor("play", "borneo", *SEATS, "--seed", "05", typed=["1", word, "1", "help", "quit"])
    assert done.out.count(TITLE["en"]) == 1
    assert re.search(r"^hint +the best actions", done.out, re.MULTILINE)


def test_the_number_of_a_hint_is_the_number_in_the_menu(kontor: Run) -> None:
    """Where the game lists the actions, the hint has the same words and the same number."""
    done = kontor("play", "borneo", *SEATS, "--seed", "05", "--hints", typed=[])
    menu, hints = done.out.split(TITLE["en"])
    numbers = [number for number, _ in LINE.findall(hints)]
    assert len(numbers) == 3
    for number in numbers:
        label = re.search(rf"^ *{number} +\d+ % +(Place a merchant in \w+)", hints, re.MULTILINE)
        assert label is not None
        assert re.search(rf"^ *{number} {label[1]}", menu, re.MULTILINE)


def test_hints_change_nothing_in_the_match(kontor: Run, tmp_path: Path) -> None:
    """The bots have the same luck, and the record is the same, with or without hints."""
    played = []
    for number, more in enumerate(([], ["--hints"])):
        record = tmp_path / f"{number}.json"
        options = ("--seats", "me,trader,deckhand", "--seed", "0a", "--record", str(record), *more)
        kontor("play", "borneo", *options, typed=["1", "hint", "2", "1", "tipp", *["1"] * 9, "quit"])
        played.append(read_record(record.read_bytes()))
    assert len(played[0].moves) > 15
    assert played[0] == played[1]


def test_a_game_that_nobody_knows_is_played_without_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says so, and the match goes on."""
    texts, console = speak("en", TOY, ("Anna", "Bruno")), Console(file=io.StringIO(), width=100)
    match = LocalMatch(TOY, [Seating("Anna", "person"), Seating("Bruno", "deckhand")], TOY.options({}), bytes(32))
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\n1\nquit\n"))
    Session(match, drawing_of("toy")(TOY, texts), texts, console, None, hints=True).run()
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().count("There are no hints for") >= 2
    assert match.decisions


@pytest.mark.parametrize("slug", registry.slugs())
def test_without_seats_a_person_plays_against_traders(slug: str) -> None:
    """Two of them."""
    assert default_seats(registry.game(slug)) == "me,trader,trader"


def test_without_seats_a_game_that_nobody_knows_is_played_against_deckhands() -> None:
    """As many as the game takes, three seats if it can be."""
    usual = default_seats(TOY)
    assert {seating.kind for seating in read_seats(TOY, speak("en"), usual, None)} == {"person", "deckhand"}
    assert usual.count(",") + 1 in TOY.info.seats
