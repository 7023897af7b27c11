"""What the links of messages do: they stop a channel, confirm an address, or keep it free of letters that ask it.

Whoever is asked perhaps never heard of us. Their "no" holds for the address, so it needs neither the channel nor the
account that gave it: both can be deleted while the letter is on its way.
"""

from typing import NamedTuple

from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.reminders import links
from kontor.server.reminders.addresses import hash_of
from kontor.server.store import channels as store
from kontor.server.store.channels import Channel
from kontor.server.store.pool import connected


class ResolvedLink(NamedTuple):
    """What a link leads to: a channel unless it is gone, and the hash of an address that has not said yes."""

    channel: Channel | None
    asked: bytes | None
    refused: bool = False
    """Whether that address wants no letters."""


async def linked(context: Context, deed: links.LinkPurpose, token: str) -> ResolvedLink:
    """Return what a link leads to; NotFoundError if it is not ours, or nothing is left that it could do."""
    signed = links.signed_in(context.settings, deed, token)
    async with connected(context.pool) as connection:
        channel = await store.any_channel(connection, signed.channel)
        asked = signed.asked if channel is None else unconfirmed(channel)
        if channel is None and (asked is None or deed == "confirm"):
            raise NotFoundError("reminder-link")
        return ResolvedLink(channel, asked, asked is not None and await store.is_refused_address(connection, asked))


async def do_follow(context: Context, deed: links.LinkPurpose, token: str) -> ResolvedLink:
    """Do what a link is for; whoever stops what they never wanted gets no letter that asks again."""
    found = await linked(context, deed, token)
    async with connected(context.pool) as connection, connection.transaction():
        if found.channel:
            await (store.stop if deed == "stop" else store.confirm)(connection, found.channel.id)
        if found.asked and deed == "stop":
            await store.refuse_address(connection, found.asked, context.now())
        elif found.asked:
            await store.welcome_address(connection, found.asked)
    return found


async def do_welcome(context: Context, token: str) -> ResolvedLink:
    """Take a "no" back, by the link by which it was said; NotFoundError if it is for no address that was asked."""
    found = await linked(context, "stop", token)
    if found.asked is None:
        raise NotFoundError("reminder-link")
    async with connected(context.pool) as connection:
        await store.welcome_address(connection, found.asked)
    return found


def unconfirmed(channel: Channel) -> bytes | None:
    """Return the hash of an address that nobody has confirmed; None if this is no such channel."""
    return hash_of(channel.target) if channel.kind == "mail" and not channel.confirmed else None
