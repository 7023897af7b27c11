"""A worker that sends reminders, as a program of its own that can be killed: `python reminding.py DATABASE SECONDS`."""

import asyncio
import sys

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from kontor.worker.chores import run_chores_in_background
from kontor.worker.reminders import send_reminders_in_background

SITE = "https://kontor.example.org"


async def main(database: str, dead_after: float, smtp: str, vapid_key: str) -> None:
    """Remind and send until the process is ended."""
    pool = await open_pool(database, 4)
    settings = Settings(
        database=database,
        secret="a secret of the tests",  # noqa: S106
        site=SITE,
        smtp=smtp,
        mail_from="kontor@example.org",
        vapid_key=vapid_key,
        private_webhooks=True,
    )
    context = Context(settings, pool, LocalBus())
    async with run_chores_in_background(context, dead_after), send_reminders_in_background(context, 0.2):
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]))
