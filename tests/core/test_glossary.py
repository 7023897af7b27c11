"""The glossary of a game, as it is read from its messages."""

from pathlib import Path
from shutil import copytree

import pytest

from contract.toy import GAME
from contract.toy.game import Pearls
from kontor.core import LANGUAGES, TextError, registry
from kontor.core.glossary import Term
from kontor.testing.contract.glossary import occurs

TOY = Path(__file__).parents[1] / "contract" / "toy"


def test_a_term_has_its_word_its_line_and_its_forms() -> None:
    """The forms are cut at the bar, and the terms keep the order in which they are written."""
    first, second, *_ = GAME.terms("de")

    assert first == Term("pearl", "Perle", "Was du sammelst; sie zählt ihren Wert in deiner Reihe.", ("Perlen",))
    assert (second.id, second.forms) == ("bid", ("Gebote", "Geboten"))


def with_glossary(folder: Path, text: str | None) -> Pearls:
    """Return the toy with another English glossary, or without one."""
    copytree(TOY, folder)
    file = folder / "messages" / "glossary.en.ftl"
    file.unlink()
    if text is not None:
        file.write_text(text, "utf-8")
    game = Pearls()
    game.package = folder.name  # type: ignore[misc]
    return game


def test_a_game_without_a_glossary_has_no_terms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file is no fault of core."""
    monkeypatch.syspath_prepend(tmp_path)

    assert with_glossary(tmp_path / "toy_without_glossary", None).terms("en") == ()


def test_a_term_may_have_one_form_and_needs_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other messages of the file are no terms."""
    monkeypatch.syspath_prepend(tmp_path)
    short = with_glossary(tmp_path / "toy_short", "### A note\n\nother = Other\nterm-lot = lot\n    .is = For sale.\n")
    silent = with_glossary(tmp_path / "toy_silent", "term-lot = lot\n")

    assert short.terms("en") == (Term("lot", "lot", "For sale.", ()),)
    with pytest.raises(TextError, match=r"term-lot\.is"):
        silent.terms("en")


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_explains_the_same_words_in_every_language(slug: str) -> None:
    """Also in the same order."""
    english, german = ([term.id for term in registry.game(slug).terms(language)] for language in LANGUAGES)

    assert english == german


FOUND = [
    ("rank", "Your rank.", True),
    ("rank", "Rank 1 is best.", True),
    ("rank", "It is best: Rank 1.", True),
    ("rank", "Take Rank 1.", False),
    ("rank", "ranked, frank, rank-free", False),
    ("Rang", "Vorrang, Rangübersicht", False),
    ("öl", "Öl und Wein", True),
    ("Rang", "der rang", False),
]


@pytest.mark.parametrize(("form", "text", "expected"), FOUND)
def test_a_form_is_found_as_a_whole_word(form: str, text: str, expected: bool) -> None:
    """With a capital only at the start of a sentence, as the browser finds it."""
    assert occurs(form, text) == expected
