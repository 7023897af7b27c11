"""The installed games by slug; another package can add one through the same entry point.

A match is played with the box it began with (ADR 23). Former boxes are in the folder `boxes` of a game's package, each
as ``<hash>.json``: the component file without its remarks.
"""

from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files

import msgspec

from kontor.core.components import ComponentData
from kontor.core.errors import UnknownGameError
from kontor.core.game import AnyGame

GROUP = "kontor.games"


def slugs() -> list[str]:
    """Return the slugs of all installed games, sorted."""
    return list(_installed())


@cache
def _installed() -> tuple[str, ...]:
    """Read the slugs once: looking through everything that is installed takes some milliseconds."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


@cache
def game(slug: str) -> AnyGame:
    """Return the game with the components of its own file."""
    for entry in entry_points(group=GROUP):
        if entry.name == slug:
            found: AnyGame = entry.load()
            return found
    raise UnknownGameError("unknown-game", game=slug, known=slugs())


@lru_cache(maxsize=64)
def game_with(slug: str, components: str) -> AnyGame | None:
    """Return the game with the box of this hash: today's, or a former one of its package; None if it is not there."""
    today = game(slug)
    if components == today.components.hash:
        return today
    file = files(today.package).joinpath("boxes", f"{components}.json")
    if not components.isalnum() or not file.is_file():
        return None
    return today.with_components(ComponentData(msgspec.json.decode(file.read_bytes()), file.name))
