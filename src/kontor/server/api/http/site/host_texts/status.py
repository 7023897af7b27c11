"""The status of a server for people: what `/ready` and the metrics know, and no secret."""

from html import escape
from typing import NamedTuple

import kontor
from kontor.core import Texts
from kontor.server.errors import StoreError
from kontor.server.matches import Context


class Status(NamedTuple):
    """How the server is; a figure is None if the database does not say it."""

    database: bool
    bus: bool
    workers: int | None = None
    waiting: int | None = None
    quarantined: int | None = None

    @property
    def ok(self) -> bool:
        """Whether people can play."""
        return self.database and self.bus


async def status_of(context: Context) -> Status:
    """Ask the database and the bus."""
    bus = context.bus.is_connected
    try:
        await context.ping()
        return Status(
            True, bus, await context.workers_seen(), await context.waiting_bots(), await context.quarantined()
        )
    except StoreError:
        return Status(database=False, bus=bus)


def status_rows(texts: Texts, status: Status) -> str:
    """Return the status as a list of names and values."""

    def word(well: bool) -> str:
        return texts.text("status-well" if well else "status-away")

    def figure(count: int | None) -> str:
        return texts.text("status-unknown") if count is None else str(count)

    rows = {
        "status-database": word(status.database),
        "status-bus": word(status.bus),
        "status-workers": figure(status.workers),
        "status-waiting": figure(status.waiting),
        "status-quarantined": figure(status.quarantined),
        "status-version": kontor.__version__,
    }
    summary = escape(texts.text("status-ok" if status.ok else "status-not-ok"))
    items = "".join(f"<dt>{escape(texts.text(name))}</dt><dd>{escape(value)}</dd>" for name, value in rows.items())
    return f"<p>{summary}</p><dl>{items}</dl>"
