"""Every game brings its drawing and its words in files of its own, found by its name."""

import io
from importlib.resources import files
from importlib.util import find_spec

import pytest
from rich.console import Console

from contract.toy import GAME as TOY
from kontor.cli import tables
from kontor.cli.language import speak
from kontor.cli.tables import drawing_of
from kontor.cli.tables.generic import GenericDrawing
from kontor.core import LANGUAGES
from kontor.core.registry import game, slugs

DRAWN = [slug for slug in slugs() if find_spec(f"{tables.__name__}.{slug}")]


@pytest.mark.parametrize("slug", DRAWN)
def test_a_game_brings_its_drawing_and_its_words(slug: str) -> None:
    """The module is named like the game, and so are its messages."""
    drawing = drawing_of(slug)
    assert drawing is not GenericDrawing
    assert drawing.__module__ == f"{tables.__name__}.{slug}"
    for language in LANGUAGES:
        assert files("kontor.cli").joinpath("messages", f"{slug}.{language}.ftl").is_file()
        assert drawing(game(slug), speak(language, game(slug))).columns == 80


@pytest.mark.parametrize("slug", ["toy", "no_such_game"])
def test_a_game_without_a_drawing_is_shown_as_labelled_rows(slug: str) -> None:
    """Nobody has to add a line for it."""
    assert drawing_of(slug) is GenericDrawing


def test_the_labelled_rows_show_a_whole_table() -> None:
    """Whatever the view holds."""
    state = TOY.start(2, TOY.options({}), bytes(32))
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(drawing_of(TOY.info.slug)(TOY, speak("en", TOY, ("Anna", "Bruno"))).table(TOY.view(state, 0), 80))
    assert isinstance(console.file, io.StringIO)
    assert "Bruno" in console.file.getvalue()
