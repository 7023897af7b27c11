"""The installed games by slug; another package can add one through the same entry point."""

from functools import cache
from importlib.metadata import entry_points

from kontor.core.errors import UnknownGameError
from kontor.core.game import AnyGame

GROUP = "kontor.games"


def slugs() -> list[str]:
    """Return the slugs of all installed games, sorted."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


@cache
def game(slug: str) -> AnyGame:
    """Return the game with the components of its own file."""
    for entry in entry_points(group=GROUP):
        if entry.name == slug:
            found: AnyGame = entry.load()
            return found
    raise UnknownGameError("unknown-game", game=slug, known=slugs())
