"""Whatever is typed wrongly, the answer is one line that says what to do; never a traceback."""

import re
import socket
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.cli import main
from kontor.core import Recorder, Seating, write_record
from kontor.core.registry import game

WRONG = (
    ("bogus",),
    ("--bogus",),
    ("play",),
    ("play", "samoa"),
    ("play", "borneo", "--bogus"),
    ("play", "borneo", "--seats"),
    ("play", "borneo", "--seats", "me,pirate,deckhand"),
    ("play", "borneo", "--seats", "me,deckhand"),
    ("play", "borneo", "--seats", "me,deckhand,deckhand,deckhand,deckhand,deckhand"),
    ("play", "borneo", "--names", "Anna,Bruno"),
    ("play", "borneo", "--names", "Anna,Anna,Bruno"),
    ("play", "borneo", "--set", "edition"),
    ("play", "borneo", "--set", "colour=red"),
    ("play", "borneo", "--set", "edition=gold"),
    ("play", "borneo", "--set", "edition=card", "--set", "blackbeard=true"),
    ("play", "borneo", "--set", "start_player=4"),
    ("play", "borneo", "--seed", "xyz"),
    ("play", "borneo", "--seed", ""),
    ("play", "borneo", "--components", "/nowhere.toml"),
    ("play", "borneo", "--components", "/"),
    ("play", "borneo", "--record", "/nowhere/match.json"),
    ("play", "borneo", "--record", "/"),
    ("play", "borneo", "--names", "Anna,Bru\x1b[2Jno,Clara"),
    ("play", "borneo", "--names", "Anna,Bru\udcffno,Clara"),
    ("play", "borneo", "--lang", "fr"),
    ("rules",),
    ("rules", "samoa"),
    ("rules", "borneo", "BOR-T99"),
    ("rules", "borneo", "zzz"),
    ("rules", "borneo", "T1", "T2"),
    ("rules", "borneo", "zzz", "--json"),
    ("replay",),
    ("replay", "/nowhere.json"),
    ("fuzz", "samoa"),
    ("fuzz", "--games", "0"),
    ("fuzz", "--games", "many"),
    ("fuzz", "--games", "9" * 12),
    ("fuzz", "--games", "9" * 5000),
    ("bench", "samoa"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "inf"),
    ("bench", "--seconds", "nan"),
    ("bench", "--seconds", "1e9"),
    ("bench", "--json=yes"),
    ("init",),
    ("init", "--home", "--site", "https://kontor.example.org"),
    ("init", "--site", "kontor.example.org/path", "--root", "/nowhere"),
    ("init", "--home", "--root", "/nowhere", "--database", "Kontor;"),
    ("backup", "--keep", "0", "/nowhere"),
)
ENGLISH = re.compile(r"(?i)(?<!\S)(a|cannot|does|each|is|must|no|not|of|or|should|such|the|there|to|with)(?=[\s.,:;])")


@pytest.mark.parametrize("arguments", WRONG, ids=lambda words: ascii(" ".join(words))[:60])
@pytest.mark.parametrize("language", ["en", "de"])
def test_wrong_use_is_one_line(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], language: str
) -> None:
    """Every mistake is answered on stderr alone, with code 2."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    done = kontor(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("kontor: ")
    assert done.err.count("\n") == 1
    assert len(done.err) > 30
    assert bool(ENGLISH.search(done.err)) == (language == "en"), done.err


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("paly",), "kontor play"),
        (("play",), "kontor play borneo"),
        (("play", "samoa"), "borneo, cargo_noir, goa, novgorod"),
        (("play", "borneo", "--seat", "me"), "--seats"),
        (("serve", "--port", "abc"), "from 1 to 65535"),
        (("serve", "--host", "999.1.1.1"), "--host 127.0.0.1"),
    ],
)
def test_a_first_mistake_is_answered_with_what_was_probably_meant(
    kontor: Run, arguments: tuple[str, ...], advice: str
) -> None:
    """Nobody has to read a page of help to get on."""
    assert advice in kontor(*arguments).err


@pytest.mark.parametrize("spelling", ["Cargo_Noir", "cargo-noir", "Cargo Noir"])
def test_a_game_is_found_however_its_name_is_spelt(kontor: Run, spelling: str) -> None:
    """The title on the box is not the slug."""
    assert kontor("rules", spelling).out == kontor("rules", "cargo_noir").out


def test_a_port_in_use_is_told_before_the_server_says_that_it_runs(kontor: Run) -> None:
    """The sentence names another port; without it a database would be asked first."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        done = kontor("serve", "--port", str(other.getsockname()[1]))

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "--port 8001" in done.err


def test_a_refused_table_names_its_rule_in_the_language(kontor: Run) -> None:
    """The rules' own refusal is shown with its id."""
    table = ("play", "borneo", "--set", "edition=card", "--set", "blackbeard=true")
    assert kontor(*table).err.startswith("kontor: BOR-R28: ")
    assert "Brettausgabe" in kontor(*table, "--lang", "de").err


def test_a_broken_component_file_is_one_line(kontor: Run, tmp_path: Path) -> None:
    """A file that is not TOML and one that does not fit are both named."""
    file = tmp_path / "box.toml"
    for content in ("not toml", "[meta]\ntitle = 'Borneo'\n"):
        file.write_text(content, "utf-8")
        done = kontor("play", "borneo", "--components", str(file))
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert "box.toml" in done.err


def test_a_box_that_makes_no_game_is_said_in_the_language(kontor: Run, tmp_path: Path) -> None:
    """The demands of a game are texts of the game."""
    file = tmp_path / "box.toml"
    ours = Path(game("borneo").components.origin).read_text("utf-8")
    file.write_text(ours.replace("limit = 4", "limit = 1"), "utf-8")
    error = kontor("play", "borneo", "--components", str(file), "--lang", "de").err
    assert "wäre mit der ersten Karte voll" in error
    assert not ENGLISH.search(error)


def test_a_record_that_does_not_hold_is_said_in_the_language(kontor: Run, tmp_path: Path) -> None:
    """A broken record has code 1; a box that is not there is wrong use."""
    box, file = game("borneo"), tmp_path / "match.json"
    record = Recorder(box, [Seating(name) for name in "ABC"], box.options({}), b"luck" * 8).record()
    file.write_bytes(write_record(record).replace(record.seed.encode(), b"00" * 32))
    done = kontor("replay", str(file), "--lang", "de")
    assert done.code == 1
    assert "Ihr Startwert passt nicht zur Festlegung" in done.err
    assert not ENGLISH.search(done.err)
    assert kontor("replay", str(file), "--components", "/nowhere.toml").code == 2


def test_a_folder_is_called_one(kontor: Run, tmp_path: Path) -> None:
    """Neither a record nor a component file can be a folder."""
    for option in ("--record", "--components"):
        assert "is a folder" in kontor("play", "borneo", option, str(tmp_path)).err
        assert "ist ein Ordner" in kontor("play", "borneo", option, str(tmp_path), "--lang", "de").err


NESTED = b"[" * 100_000


@pytest.mark.parametrize(
    ("what", "instead"),
    [
        (b'"A"', b'"\xff"'),
        (b'"options": {', b'"options": {"x": ' + NESTED),
        (b'"result": null', b'"result": ' + NESTED),
    ],
    ids=["bad UTF-8", "a deep option", "a deep result"],
)
def test_a_file_that_nobody_can_read_is_one_line(kontor: Run, tmp_path: Path, what: bytes, instead: bytes) -> None:
    """Whatever the bytes are, the record does not hold."""
    box, file = game("borneo"), tmp_path / "match.json"
    content = write_record(Recorder(box, [Seating(name) for name in "ABC"], box.options({}), b"luck" * 8).record())
    assert what in content
    file.write_bytes(content.replace(what, instead))
    done = kontor("replay", str(file))
    assert done.code == 1
    assert "This cannot be read" in done.err
    assert done.err.count("\n") == 1


def test_the_help_is_in_the_language(kontor: Run) -> None:
    """Also the words that the parser brings along."""
    for verb, default in (("play", ""), ("fuzz", "[Vorgabe: ")):
        shown = kontor(verb, "--help", "--lang", "de").out
        assert text_of("help-help", "de") in shown
        assert default in shown
        assert not ENGLISH.search(shown)


def test_the_installed_command_is_this_one() -> None:
    """The console script leads here."""
    (script,) = entry_points(group="console_scripts", name="kontor")
    assert script.load() is main


def test_an_interrupt_is_a_polite_goodbye(kontor: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves with code 130 and a word."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kontor.cli.verbs.fuzz.play_games", interrupt)
    done = kontor("fuzz", "--games", "5")
    assert done.code == 130
    assert text_of("left") in done.err
