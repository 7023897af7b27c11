"""The names of a new game: from the one that was typed follow the module, the classes and the ids of rules."""

import re
import sys
from importlib.util import find_spec
from itertools import combinations
from keyword import iskeyword
from typing import NamedTuple

from kontor.cli.errors import CliError
from kontor.core import registry

NAME = re.compile(r"[a-z][a-z0-9_]{2,15}")
"""A longer name would push lines of the template over the limit of the formatter."""
PREFIX_LENGTH = 3
TAKEN_PREFIXES = ("KON",)
RESERVED = ("docs", "tests")
"""Folders of the new package."""


class Names(NamedTuple):
    """What a game is called, in each of its places."""

    slug: str
    """In paths, addresses and modules: `pearl_divers`."""
    classes: str
    """What the names of classes begin with: `PearlDivers`."""
    title: str
    """For people: `Pearl Divers`."""
    prefix: str
    """What the ids of rules begin with: `PEA`."""


def names_for(typed: str) -> Names:
    """Return the names of a new game; CliError if the name cannot be one, or is taken."""
    slug = typed.strip().casefold().replace("-", "_").replace(" ", "_")
    letters = re.sub("[^a-z]", "", slug)
    if not NAME.fullmatch(slug) or iskeyword(slug) or len(letters) < PREFIX_LENGTH:
        raise CliError("new-name", name=typed)
    if slug in RESERVED or slug in sys.stdlib_module_names or slug in registry.slugs() or find_spec(slug):
        raise CliError("new-taken", name=slug)
    words = [word.capitalize() for word in slug.split("_") if word]
    return Names(slug, "".join(words), " ".join(words), prefix_for(letters))


def prefix_for(letters: str) -> str:
    """Return the first three letters, or others if an installed game has them."""
    taken = {*TAKEN_PREFIXES, *(registry.game(slug).info.prefix for slug in registry.slugs())}
    choices = ["".join(choice).upper() for choice in combinations(letters, PREFIX_LENGTH)]
    return next((choice for choice in choices if choice not in taken), choices[0])
