"""A copy of the package as a later release might be: higher versions, a corrected figure, a corrected fault."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).parents[2] / "src"
VERSION = re.compile(r"(?<=rules_version=)\d+")
RAISED = ("goa", "cargo_noir")
"""The games whose version is raised."""
FIGURES = {"goa": ("ducats_other_players = 10", "ducats_other_players = 11")}
"""By game: a line of its component file, and what it becomes."""
CORRECTION = '''

from kontor.games.goa.actions import PlaceMarker  # noqa: E402

_advance = Goa.advance


def _corrected(self, s, seat, action, emit):
    """Pay a ducat for every marker of the first round."""
    _advance(self, s, seat, action, emit)
    if isinstance(action, PlaceMarker) and s.round_no == 1:
        s.ducats[0] += 1


Goa.advance = _corrected
'''
"""What is added to the rules of Goa: matches that have placed a marker lead elsewhere."""


@contextmanager
def changed_copy() -> Iterator[Path]:
    """Make the copy; it is removed in the end."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "web"))
        games = source / "kontor" / "games"
        for game in RAISED:
            rules = games / game / "game.py"
            text, raised = VERSION.subn(lambda version: str(int(version[0]) + 1), rules.read_text("utf-8"))
            assert raised == 1, game
            rules.write_text(text + (CORRECTION if game == "goa" else ""), "utf-8")
        for game, (before, after) in FIGURES.items():
            file = games / game / "components.toml"
            text = file.read_text("utf-8")
            assert text.count(before) == 1, game
            file.write_text(text.replace(before, after), "utf-8")
        yield source
