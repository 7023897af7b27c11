"""`kontor new game`: a package that works at once, whatever its name; the whole of it in Chromium is `make outside`."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from cli.running import Run, text_of
from installed import installed
from kontor import boards
from kontor.cli.new_game.copying import package_files
from kontor.cli.new_game.naming import names_for
from kontor.core import LANGUAGES, registry
from kontor.levels import plain_levels_for
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.ledger import Ledger

NAME = "tide_pools"
GAMES = 3
MARK = re.compile(r"@rule\((.*)\)")
FORBIDDEN_IN_BOARDS = ("eval(", "innerHTML", "http:", "https:", "<style", "new Function")
"""What the policy of the page stops, or what leads away from the host."""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new package."""
    folder = tmp_path_factory.mktemp("new") / NAME
    for path, text in package_files(names_for(NAME)).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def found(package: Path) -> Iterator[Path]:
    """The same, as if it were installed."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    with installed(package, project["entry-points"]):
        yield package


@pytest.mark.parametrize("name", ["ab1c", NAME, "sixteen_letters_"])
def test_the_files_are_in_order_whatever_the_name(kontor: Run, tmp_path: Path, name: str) -> None:
    """Lint and format of the package's own settings have nothing to say, and nothing is left of the template."""
    assert kontor("new", "game", name, "--into", str(tmp_path)).code == 0

    for verb in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *verb, "--no-cache", "."]
        done = subprocess.run(command, cwd=tmp_path / name, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    texts = [file.read_text("utf-8") for file in (tmp_path / name).rglob("*") if file.is_file()]
    assert len(texts) > 30
    assert not any(re.search("lagoon|LAG-|kontor.cli.new_game", text, re.IGNORECASE) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_to_do_next(kontor: Run, tmp_path: Path, language: str) -> None:
    """In the language of the command; the interface of boards comes along."""
    done = kontor("new", "game", "Tide-Pools", "--into", str(tmp_path), "--lang", language)

    assert text_of("new-guide", language) in done.out
    assert f"kontor play {NAME} " in done.out
    written = (tmp_path / NAME / NAME / "board" / "board_table.d.ts").read_text("utf-8")
    assert written == files(boards).joinpath("board_table.d.ts").read_text("utf-8")


def test_nothing_is_overwritten(kontor: Run, tmp_path: Path) -> None:
    """Not even an empty folder is filled."""
    (tmp_path / NAME).mkdir()

    done = kontor("new", "game", NAME, "--into", str(tmp_path))

    assert done.code == 2
    assert text_of("error-new-exists", folder=str(tmp_path / NAME)) in done.err
    assert list((tmp_path / NAME).iterdir()) == []


@pytest.mark.parametrize("name", ["goa", "json", "tests", "rich", "class", "9lives", "x", "a_1_2", "Ümlaut", "../up"])
def test_a_name_that_is_taken_or_can_be_none_is_refused(kontor: Run, tmp_path: Path, name: str) -> None:
    """In one line, and nothing is written."""
    done = kontor("new", "game", name, "--into", str(tmp_path))

    assert done.code == 2
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_it_keeps_the_contract(found: Path) -> None:
    """Every check of the kit, with a ledger whose rules all have a test."""
    game = registry.game(NAME)
    ledger = Ledger.read(found / "docs" / "rules" / f"{NAME}.md")
    marks = MARK.findall((found / "tests" / "test_rules.py").read_text("utf-8"))
    marked = frozenset(id_ for mark in marks for id_ in re.findall(r'"([^"]+)"', mark))
    plan = Plan(game, f"{NAME}:GAME", games=GAMES, ledger=ledger, marked=marked, hash_seeds=())

    for check in CHECKS.values():
        check(plan)

    assert marked == frozenset(game.rule_ids)
    assert game.info.prefix == "TID"


def test_its_bot_its_board_and_its_drawing_are_found(found: Path, kontor: Run) -> None:
    """The clerk needs the policy of the package, and the terminal draws with its words."""
    board = boards.find_board(NAME)
    played = kontor("play", NAME, "--seats", "me,clerk", "--seed", "0b", "--plain", typed="1\n" * 40)

    assert plain_levels_for(NAME) == ["deckhand", "clerk"]
    assert board is not None
    assert set(board.files) == {"board.js", "board.css", "en.ftl", "de.ftl"}
    assert not [word for word in FORBIDDEN_IN_BOARDS for file in board.files.values() if word in file.decode()]
    assert played.code == 0, played.err
    assert "Pearls in the pile" in played.out


def test_its_own_tests_prove_its_rules(found: Path) -> None:
    """Run here without pytest: each is a function of its file."""
    tests = import_from(found / "tests" / "test_rules.py")
    proven = [function for name, function in vars(tests).items() if name.startswith("test_")]

    for test in proven:
        test()

    assert len(proven) == 11


def import_from(file: Path) -> object:
    """Import a file that is no module of a package."""
    sys.path.insert(0, str(file.parent))
    try:
        return import_module(file.stem)
    finally:
        sys.path.remove(str(file.parent))
        sys.modules.pop(file.stem, None)
