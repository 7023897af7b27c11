"""A package brings its drawing by an entry point, with its texts in the same package."""

import io
from importlib.metadata import entry_points
from importlib.resources import files

import pytest
from rich.console import Console

from contract.toy import GAME as TOY
from kontor.cli.drawings import GROUP, Drawing, GenericDrawing, drawing_of
from kontor.cli.language import speak
from kontor.core import LANGUAGES
from kontor.core.registry import game, slugs

DRAWN = sorted(entry_points(group=GROUP).names & set(slugs()))


def test_every_game_of_this_project_has_a_drawing() -> None:
    """None of them falls back to labelled rows."""
    assert DRAWN == ["borneo", "cargo_noir", "goa", "novgorod"]


@pytest.mark.parametrize("slug", DRAWN)
def test_a_game_brings_its_drawing_and_its_words(slug: str) -> None:
    """Both stand in one package."""
    drawing = drawing_of(slug)
    assert issubclass(drawing, Drawing)
    assert drawing.__module__.startswith(f"{drawing.package}.")
    for language in LANGUAGES:
        assert files(drawing.package).joinpath("messages", f"{language}.ftl").is_file()
        drawn = drawing(game(slug), speak(language, game(slug)))
        assert drawn.columns == 80
        assert not speak(language, game(slug)).has(f"{slug}-turn")
        assert drawn.texts.has(f"{slug}-turn")


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
