"""The files of a new package: the template, renamed."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from kontor import boards
from kontor.cli.new_game.naming import Names

TEMPLATE = "kontor.cli.new_game.template"
SLUG, CLASSES, PREFIX = "lagoon", "Lagoon", "LAG"
"""The names of the game of the template."""
PROJECT_FILE = "pyproject.toml"
MARK = ".template"
"""The ending of files that tools must not find in the template: it is cut off."""
INTERFACE = "board_table.d.ts"
IMPORT = re.compile(r"^from (?P<module>\S+) import (?:\([^)]*\)|[^(\n]*)\n", re.MULTILINE)


def package_files(names: Names) -> dict[PurePosixPath, str]:
    """Return the text of every file by its path in the new folder."""
    found = {
        PurePosixPath(renamed(path.removesuffix(MARK), names, code=False)): written(path, text, names)
        for path, text in template_files(files(TEMPLATE), "")
    }
    interface = files(boards).joinpath(INTERFACE).read_text("utf-8")
    return found | {PurePosixPath(names.slug, "board", INTERFACE): interface}


def template_files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every file below a folder, but not the mark of the template itself."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        inner = f"{path}{entry.name}"
        if entry.is_dir() and entry.name != "__pycache__":
            yield from template_files(entry, f"{inner}/")
        elif entry.is_file() and inner != "__init__.py" and not inner.endswith(".pyc"):
            yield inner, entry.read_text("utf-8")


def written(path: str, text: str, names: Names) -> str:
    """Return the text of a file with the new names; in code the imports are put in order again."""
    code = path.endswith(".py")
    text = renamed(text, names, code=code)
    return in_order(text) if code else text


def in_order(text: str) -> str:
    """Sort the last block of imports, Kontor's and the game's own, by module: the new name may come elsewhere."""
    found = list(IMPORT.finditer(text))
    if not found:
        return text
    start = text.rfind("\n\n", 0, found[-1].start()) + 2
    block = sorted((each for each in found if each.start() >= start), key=lambda each: each["module"])
    return text[:start] + "".join(each.group() for each in block) + text[found[-1].end() :]


def renamed(text: str, names: Names, *, code: bool) -> str:
    """Return a text with the names of the new game."""
    text = text.replace(f"{TEMPLATE}.{SLUG}", names.slug)
    text = re.sub(rf"\b{PREFIX}(?=[-\"])", names.prefix, text)
    if code:
        text = text.replace(f'"{CLASSES}"', f'"{names.title}"')
        text = text.replace(CLASSES, names.classes)
    else:
        text = re.sub(rf"\b{CLASSES}(?=[A-Z]\w)", names.classes, text)
        text = text.replace(CLASSES, names.title)
    return text.replace(SLUG, names.slug)
