"""Following the links of messages: they stop a channel or a letter, confirm an address, or refuse all questions to it.

The owner of an address may never have heard of us. Their "no" holds for the address, so it needs neither the channel
nor the account that named it: both may be deleted while the mail is on its way.
"""

from typing import NamedTuple

from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.reminders import links
from kontor.server.reminders.addresses import hash_of
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels as store
from kontor.server.store.reminders import letters
from kontor.server.store.reminders.channels import Channel


class ResolvedLink(NamedTuple):
    """The target of a link: a channel unless it is gone, and the hash of an unconfirmed address."""

    channel: Channel | None
    asked: bytes | None
    refused: bool = False
    """Whether that address refused."""


async def linked(context: Context, deed: links.LinkPurpose, token: str) -> ResolvedLink:
    """Return the target of a link; NotFoundError if it is not ours, or there is nothing left to do."""
    signed = links.signed_in(context.settings, deed, token)
    async with connected(context.pool) as connection:
        channel = await store.any_channel(connection, signed.channel)
        asked = None if deed == "letters" else signed.asked if channel is None else unconfirmed(channel)
        if channel is None and (asked is None or deed == "confirm"):
            raise NotFoundError("reminder-link")
        return ResolvedLink(channel, asked, asked is not None and await store.is_refused_address(connection, asked))


async def do_follow(context: Context, deed: links.LinkPurpose, token: str) -> ResolvedLink:
    """Do what a link is for; stopping an unconfirmed address refuses all further questions to it."""
    link = await linked(context, deed, token)
    async with connected(context.pool) as connection, connection.transaction():
        if link.channel and deed == "letters":
            await letters.stop(connection, link.channel.id)
        elif link.channel:
            await (store.stop if deed == "stop" else store.confirm)(connection, link.channel.id)
        if link.asked and deed == "stop":
            await store.refuse_address(connection, link.asked, context.now())
        elif link.asked:
            await store.welcome_address(connection, link.asked)
    return link


async def do_welcome(context: Context, token: str) -> ResolvedLink:
    """Withdraw a "no" by the link that said it; NotFoundError if the link is not for an unconfirmed address."""
    link = await linked(context, "stop", token)
    if link.asked is None:
        raise NotFoundError("reminder-link")
    async with connected(context.pool) as connection:
        await store.welcome_address(connection, link.asked)
    return link


def unconfirmed(channel: Channel) -> bytes | None:
    """Return the hash of a channel's unconfirmed address; None if it has none."""
    return hash_of(channel.target) if channel.kind == "mail" and not channel.confirmed else None
