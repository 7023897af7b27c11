"""Whole games at the prompt, in both languages, alone and in turns at one keyboard."""

import re
from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import read_record
from sampling import rotating

ENGLISH = (
    "help", "guide", "hand", "table", "scores", "rules", "rules BOR-T2.8", "rules monopoly number", "rules xyz",
    "why", "why Red", "why port 2", "why card:ry_p1", "why nonsense", "why 1", "why 99", "if 1", "if 99", "hint",
    "undo", "log", "log 2", "what", "99", "save",
)  # fmt: skip
GERMAN = (
    "hilfe", "anleitung", "hand", "tisch", "punkte", "regeln", "regel t2.8", "regeln Monopol", "warum Rot",
    "warum Hafen 2", "warum order:two_each", "wenn 1", "tipp", "zurück", "protokoll", "protokoll 3", "speichern",
)  # fmt: skip


@pytest.mark.parametrize(
    ("language", "asked", "settings", "ends"),
    rotating(
        [
            ("en", ENGLISH, ("edition=card",), "The match is over"),
            ("de", GERMAN, ("blackbeard=true",), "Die Partie ist zu Ende"),
        ],
        2,
    ),
)
def test_a_whole_game_alone_against_bots(
    kontor: Run, tmp_path: Path, language: str, asked: tuple[str, ...], settings: tuple[str, ...], ends: str
) -> None:
    """Every command is tried twice, the game ends, and its record replays."""
    record = tmp_path / "match.json"
    typed = ["1", *asked, *["1"] * 15, *asked, *["1", "2", "3"] * 150]
    options = [word for setting in settings for word in ("--set", setting)]
    done = kontor(
        "play", "borneo", "--lang", language, "--seed", "0102", *options, "--record", str(record), typed=typed
    )
    assert done.code == 0, done.err
    assert ends in done.out
    assert read_record(record.read_bytes()).result is not None
    assert "0102" in done.out.split(ends)[1]
    commitment = read_record(record.read_bytes()).header.seed_sha256
    assert done.out.replace("\n", "").count(commitment) == 2, "shown at the start, opened at the end"
    assert kontor("replay", str(record), "--lang", language).code == 0


def test_a_game_in_turns_at_one_keyboard_hands_over_between_people(kontor: Run) -> None:
    """Between two people the screen is handed over."""
    done = kontor("play", "borneo", "--seats", "me,me,deckhand", "--seed", "07", "--plain", typed=["1", "2"] * 25)
    assert text_of("hand-over", name="Anna") in done.out
    assert text_of("hand-over", name="Bruno") in done.out


def test_a_screen_that_is_never_cleared_is_pushed_away_between_people(kontor: Run) -> None:
    """The last hand is out of sight before the next person looks, but the opening stays."""
    done = kontor(
        "play", "borneo", "--seats", "me,me,deckhand", "--seed", "07", "--plain", typed=["", "1", "", "1", ""]
    )
    shown = done.out.split("is next. Everybody else")
    assert len(shown) > 2
    assert "\n" * 5 not in shown[0]
    for screen in shown[1:-1]:
        assert "\n" * 20 in screen.partition("or `help`:")[2]


def test_endless_numbers_and_impossible_files_are_answered(kontor: Run) -> None:
    """Nothing that can be typed ends the match."""
    many = "9" * 5000
    typed = [many, f"why {many}", f"if {many}", f"log {many}", "log 0", "save a\0b", "save /", "quit"]
    done = kontor("play", "borneo", typed=typed)
    assert done.code == 0
    assert done.out.count("the numbers run from 1 to 4") == 3
    assert text_of("error-no-file-name") in " ".join(done.out.split())
    assert "/ is a folder" in done.out


def test_no_file_is_overwritten(kontor: Run, tmp_path: Path) -> None:
    """Neither by a record nor by saving; a refused table leaves no file behind."""
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("precious", "utf-8")
    done = kontor("play", "borneo", "--record", str(old), typed=["1"])
    assert (done.code, done.out) == (2, "")
    assert "is not overwritten" in done.err
    assert "is not overwritten" in kontor("play", "borneo", typed=[f"save {old}", "quit"]).out.replace(" \n", " ")
    assert old.read_text("utf-8") == "precious"
    assert kontor("play", "borneo", "--seats", "me,me", "--record", str(new)).code == 2
    assert not new.exists()


def test_names_are_not_markup(kontor: Run) -> None:
    """Brackets in a name are brackets."""
    done = kontor("play", "borneo", "--names", "[/red],[bold]B,C", typed=["1", "quit"])
    assert done.code == 0
    assert "[/red] (at this keyboard), [bold]B" in done.out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_terminal_gets_lists_with_every_name(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Below eighty columns nothing is drawn, nothing is cut off, and one line says so."""
    monkeypatch.setenv("COLUMNS", "60")
    done = kontor("play", "borneo", "--lang", language, "--seed", "05", typed=["1"] * 4)
    assert max(len(line.rpartition("`: ")[2]) for line in done.out.splitlines()) <= 60
    assert "╭" not in done.out
    assert text_of("too-narrow", language, columns=80) in " ".join(done.out.split())
    for name in ("Anna", "Bruno", "Clara"):
        assert f"\n{name} " in done.out


def test_nobody_sees_what_another_person_draws(kontor: Run) -> None:
    """The log shows drawn cards to their drawer alone."""
    done = kontor("play", "borneo", "--seats", "me,deckhand,deckhand", "--seed", "09", typed=["1"] * 30)
    assert any(line.startswith("· You draw ") and "draw a card" not in line for line in done.out.splitlines())
    others = [line for line in done.out.splitlines() if " draws " in line]
    assert others
    assert all("draws a card" in line for line in others)


@pytest.mark.parametrize(
    ("seats", "said", "unsaid"),
    [("me,deckhand,deckhand", "· You place", "· Anna places"), ("me,me,me", "· Anna places", "· You place")],
)
def test_the_log_says_you_to_the_only_person_and_names_people_who_share_a_terminal(
    kontor: Run, seats: str, said: str, unsaid: str
) -> None:
    """Among several people nobody knows who reads."""
    done = kontor("play", "borneo", "--seats", seats, "--seed", "09", "--set", "start_player=0", typed=["1"] * 12)
    assert said in done.out
    assert unsaid not in done.out


@pytest.mark.parametrize(("language", "word"), [("en", "log"), ("de", "protokoll")])
def test_a_log_says_what_to_type_for_all_its_lines(kontor: Run, language: str, word: str) -> None:
    """The word alone where it shows all of them, else with their number; the whole log says nothing more."""
    seats = ("--seats", "me,deckhand,deckhand", "--seed", "09", "--lang", language)
    typed = [f"{word} 2", *["1"] * 20, word, f"{word} 25"]
    done = kontor("play", "borneo", *seats, typed=typed)
    told = re.findall(rf"^.*… \w+ .*: `({word}.*)`$", done.out, re.MULTILINE)
    lines = int(told[-1].removeprefix(f"{word} "))
    assert lines > 40
    assert told[-2:] == [f"{word} {lines}"] * 2
    whole = kontor("play", "borneo", *seats, typed=[*typed, f"{word} {lines}"]).out
    assert whole.count("… ") == done.out.count("… ")
    assert len(whole.splitlines()) > len(done.out.splitlines()) + 25


def test_leaving_in_the_middle_keeps_the_record(kontor: Run, tmp_path: Path) -> None:
    """A match that was left can be replayed up to that point."""
    record = tmp_path / "match.json"
    done = kontor("play", "borneo", "--record", str(record), typed=["1", f"save {tmp_path / 'saved.json'}", "quit"])
    assert done.code == 0
    assert "Goodbye." in done.out
    assert read_record(record.read_bytes()) == read_record((tmp_path / "saved.json").read_bytes())
    done = kontor("replay", str(record))
    assert done.code == 0
    assert text_of("verified-unfinished") in done.out


def test_the_end_of_the_input_is_a_polite_goodbye(kontor: Run) -> None:
    """Ctrl-D leaves with code 130 and a word."""
    done = kontor("play", "borneo", "--lang", "de", typed=["1"])
    assert done.code == 130
    assert done.err == "\nAuf Wiedersehen.\n" or done.err.strip() == "Auf Wiedersehen."


def test_names_and_seats_are_as_given(kontor: Run) -> None:
    """The opening names everybody and who is a bot."""
    done = kontor("play", "borneo", "--names", "Xenia,Yorick,Zoe", typed=["quit"])
    assert "Xenia (at this keyboard), Yorick (bot “trader”)" in done.out


@pytest.mark.parametrize("width", ["80", "100"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_screen_is_wider_than_the_terminal(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, width: str, language: str
) -> None:
    """The table fits exactly, and nothing on it is cut off."""
    monkeypatch.setenv("COLUMNS", width)
    seats = ("--seats", "me,deckhand,deckhand,deckhand,deckhand")
    done = kontor("play", "borneo", "--lang", language, *seats, "--seed", "05", typed=["2", "1", "3"] * 12)
    drawn = [line for line in done.out.splitlines() if line.startswith(("╭", "│", "╰"))]
    assert drawn
    assert {len(line) for line in drawn} == {int(width)}
    assert not [line for line in drawn if "…" in line], "nothing on the table is cut off"
