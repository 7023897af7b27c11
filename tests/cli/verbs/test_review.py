"""`kontor review`: a page that stands alone, JSON for programs, and clear words about what cannot be reviewed."""

import json
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import read_record
from playthroughs.golden import golden_files

SMALL = ("--seat", "2", "--budget", "300sims")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a copy of a golden record of Goa with two seats."""
    return Path(shutil.copy(golden_files("goa")[0], tmp_path / "match.json"))


class Page(HTMLParser):
    """Collects tags, addresses and texts of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and what it points at."""
        self.tags.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self.words.append(data)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Where the game was decided", "Everybody's other decisions", "How far to trust this", "You did"]),
        ("de", ["Wo sich die Partie entschieden hat", "Alle anderen Entscheidungen am Tisch", "Dein Zug"]),
    ],
)
def test_the_page_stands_alone_in_both_languages(kontor: Run, record: Path, language: str, said: list[str]) -> None:
    """One file, no script, nothing from the network, a drawing inside, and colours for light and dark."""
    done = kontor("review", str(record), *SMALL, "--lang", language)
    target = record.with_suffix(".review.html")
    assert (done.code, done.err) == (0, "")
    assert target.name in " ".join(done.out.split())
    text = target.read_text("utf-8")
    page = Page(text)
    assert {"svg", "table", "style"} <= set(page.tags)
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert all(address.startswith("#") for address in page.addresses)
    assert "prefers-color-scheme: dark" in text
    assert "url(" not in text
    for words in said:
        assert words in page.words


def test_programs_get_a_review_that_adds_up(kontor: Run, record: Path) -> None:
    """The fields are those of docs/reviews.md, and no page is written."""
    done = kontor("review", str(record), *SMALL, "--json")
    told = json.loads(done.out)
    assert {"game", "version", "budget", "seats", "reviews"} == set(told)
    assert (told["game"], told["budget"]) == ("goa", "300sims")
    [one] = told["reviews"]
    assert one["seat"] == 1
    account = one["account"]
    assert account["start"] + account["luck"] + account["own"] + account["others"] == account["result"]
    assert {"step", "share", "low", "high"} <= set(one["curve"][0])
    assert len(one["curve"]) == len(read_record(record.read_bytes()).moves) + 1
    assert {"step", "loss", "low", "high", "chosen", "better"} <= set(one["decisions"][0])
    assert list(record.parent.iterdir()) == [record]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "3"), "There is no seat 3. Choose one from 1 to 2."),
        (("--budget", "2s"), "is not a budget for a review"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_and_leaves_no_file(
    kontor: Run, record: Path, arguments: tuple[str, ...], said: str
) -> None:
    """One line that says what to do."""
    done = kontor("review", str(record), *arguments)
    assert done.code != 0
    assert said in " ".join(done.err.split())
    assert list(record.parent.iterdir()) == [record]


def test_a_page_that_exists_is_not_overwritten(kontor: Run, record: Path) -> None:
    """Said before the work begins."""
    target = record.with_suffix(".review.html")
    target.write_text("mine", "utf-8")
    done = kontor("review", str(record), *SMALL)
    assert done.code != 0
    assert text_of("error-file-exists", file=str(target)) in " ".join(done.err.split())
    assert target.read_text("utf-8") == "mine"
