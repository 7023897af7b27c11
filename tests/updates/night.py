"""The first night of a release with a database of former ones: it upgrades the schema and keeps positions."""

import asyncio
import os

from fortnight.context import own_context
from kontor.server.matches.read.positions import do_keep_all_positions
from kontor.server.settings import read_settings
from kontor.server.store import schema
from kontor.worker.chores import MAX_KEPT_MATCHES


async def night() -> None:
    """Upgrade the database that the environment names, and do the chores of a night."""
    settings = read_settings(os.environ)
    await asyncio.to_thread(schema.upgrade, settings.database)
    async with own_context(settings) as context:
        await do_keep_all_positions(context, MAX_KEPT_MATCHES)


if __name__ == "__main__":
    asyncio.run(night())
