"""README and guides are run, and what they name exists, so that they stay true."""

import doctest
import re
from pathlib import Path

import pytest

from kontor.cli import main

ROOT = Path(__file__).parent.parent
MAX_PICTURES = 12
PICTURE = re.compile(r"screens/([\w-]+\.png)")
EXECUTED = ("README.md", "docs/guides/add-a-bot.md", "docs/guides/write-a-bot.md")
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "CODE_OF_CONDUCT.md",
    "SECURITY.md",
    "docs/accessibility.md",
    "docs/glossary.md",
    *(f"docs/guides/{page.name}" for page in (ROOT / "docs/guides").glob("*.md")),
)
NAMED_FUNCTION = re.compile(r"`(\w+)\(\)`\s+in\s+`((?:src|web)/[\w./-]+)`")
NAMED_FILE = re.compile(r"`((?:src|tests|web|docs|dev)/[\w./-]*\w/?)`")
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("page", EXECUTED)
def test_the_examples_of_a_page_do_what_they_say(page: str) -> None:
    """Every prompt of the page is executed and its output compared."""
    failures, attempted = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert attempted > 5
    assert failures == 0


def test_every_kept_picture_is_shown_and_every_shown_picture_is_kept() -> None:
    """`make screens` takes hundreds; the repository keeps the few that a document shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    shown = {name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    kept = {picture.name for picture in (ROOT / "docs/screens").iterdir()}

    assert kept == shown
    assert len(kept) <= MAX_PICTURES


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_exist(page: str) -> None:
    """Paths from the top of the repository, and links from the page."""
    text = (ROOT / page).read_text("utf-8")
    built = ("src/kontor/web", "src/kontor/site_docs", "web/screens")
    named = [path for path in NAMED_FILE.findall(text) if not path.startswith(built)]
    missing = [path for path in named if not (ROOT / path).exists()]
    dead = [link for link in LINK.findall(text) if not ((ROOT / page).parent / link).exists()]

    assert missing == []
    assert dead == []


def test_the_functions_of_the_life_of_a_move_are_where_it_says() -> None:
    """A page that follows the code is worth little when the code has moved on."""
    page = (ROOT / "docs/guides/life-of-a-move.md").read_text("utf-8")
    named = NAMED_FUNCTION.findall(page)
    missing = [(name, file) for name, file in named if not re.search(rf"\b{name}\(", (ROOT / file).read_text("utf-8"))]

    assert len(named) > 5
    assert missing == []


def test_the_guide_to_games_shows_what_its_first_command_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command is run as it stands there; each line of an excerpt is in a file of the package, or of a game."""
    guide = (ROOT / "docs/guides/add-a-game.md").read_text("utf-8")
    commands = [line.removeprefix("$ ") for line in guide.splitlines() if line.startswith("$ ")]
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="0"):
        main(commands[0].split()[1:])
    steps = capsys.readouterr().out
    shown = ("tests/contract/toy/game.py", "tests/contract/toy/messages/en.ftl", "tests/games/borneo/test_attack.py")
    games = (ROOT / "src/kontor/games").glob("*/messages/en.ftl")
    made = [file for file in tmp_path.rglob("*") if file.is_file()]
    sources = [*(ROOT / name for name in shown), *games, *made]
    lines = {line.strip() for source in sources for line in source.read_text("utf-8").splitlines()}
    blocks = re.findall(r"```(?:python|ftl|toml|js|markdown)\n(.*?)```", guide, re.DOTALL)
    strange = [line for block in blocks for line in block.splitlines() if line.strip() not in lines]

    assert commands[0] == "kontor new game pearls"
    assert all(command in steps for command in commands[2:6])
    assert len(made) > 30
    assert len(blocks) > 12
    assert strange == []
