"""The rules of a match with the box it began with: today's, a former one of its package, or one from the store."""

from collections.abc import Iterable

import msgspec

from kontor.core import AnyGame, ComponentData, UnknownGameError, registry
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.store.matches import versions as store
from kontor.server.store.pool import Connection

_loaded: dict[tuple[str, str], AnyGame] = {}
"""The boxes that no package ships, by game and hash, as they were read from the store."""


def game_with(slug: str, components: str) -> AnyGame:
    """Return a game with a box; ConflictError if the game is not installed, or the box is nowhere.

    A box that no package ships must be loaded before (`load_boxes`).
    """
    try:
        game = registry.game_with(slug, components) or _loaded.get((slug, components))
    except UnknownGameError as error:
        raise ConflictError("not-installed", game=slug) from error
    if game is None:
        raise ConflictError("no-box", game=registry.game(slug).info.title)
    return game


def game_of(slug: str, version: int, components: str) -> AnyGame:
    """Return the rules that play on what a version stored; errors as of `game_with`, ConflictError for a later one."""
    game = game_with(slug, components)
    if version > game.info.rules_version:
        raise ConflictError("newer-rules", game=game.info.title, version=version)
    return game


async def load_boxes(connection: Connection, wanted: Iterable[tuple[str, str]]) -> None:
    """Load those of some boxes, by game and hash, that no package ships and that this process does not have yet."""
    missing = [box for box in set(wanted) if _is_missing(*box)]
    for row in await store.boxes(connection, missing) if missing else ():
        try:
            components = ComponentData(msgspec.json.decode(row["content"]), row["hash"])
            _loaded[row["game"], row["hash"]] = registry.game(row["game"]).with_components(components)
        except Exception as error:  # noqa: BLE001 - its matches are then shown as those whose box is nowhere
            note_failure("box", row["hash"], error)


def _is_missing(slug: str, components: str) -> bool:
    try:
        return (slug, components) not in _loaded and registry.game_with(slug, components) is None
    except UnknownGameError:
        return False
