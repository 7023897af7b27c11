"""Notices about seeks over days, through the channels of reminders: a match was found, or nobody came."""

from collections.abc import Mapping
from typing import Literal

from kontor.server.matches import Context
from kontor.server.store.pool import Connection
from kontor.server.store.reminders import channels, reminders
from kontor.server.store.reminders.reminders import PendingTurn


async def put_notices_in_line(
    context: Context,
    connection: Connection,
    why: Literal["found", "unfound"],
    people: Mapping[int, PendingTurn | None],
) -> None:
    """Queue a message for each channel of some people, in the caller's transaction."""
    if not context.settings.reminding:
        return
    for account, turn in people.items():
        turns = () if turn is None else (turn,)
        for channel in await channels.channels_of(connection, account):
            if channel.enabled and channel.confirmed:
                await reminders.put_in_line(connection, account, channel.id, why, context.now(), turns)
