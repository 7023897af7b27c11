"""The boxes that matches began with, for clients that draw them."""

from typing import Any

from kontor.core import registry
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.kernel.boxes import game_with, load_boxes
from kontor.server.matches.kernel.context import Context
from kontor.server.store.pool import connected


async def get_box(context: Context, game: str, components: str) -> dict[str, Any]:
    """Return the content of a box by its hash; UnknownGameError or NotFoundError if there is none."""
    registry.game(game)
    async with connected(context.pool) as connection:
        await load_boxes(connection, [(game, components)])
    try:
        return game_with(game, components).components.content
    except ConflictError as error:
        raise NotFoundError("no-such-box", components=components) from error
