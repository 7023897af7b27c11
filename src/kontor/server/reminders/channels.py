"""The channels of people: added, tested, switched and deleted only by their owner."""

from datetime import datetime, timedelta
from typing import Literal

from msgspec import json

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches import Context
from kontor.server.reminders import addresses
from kontor.server.reminders.composing import texts_in
from kontor.server.reminders.mail import demand_mail, has_mail
from kontor.server.reminders.outside import checked_url
from kontor.server.reminders.push import demand_keys, demand_push, public_key, schemes
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels as store
from kontor.server.store.reminders import letters, reminders
from kontor.server.store.reminders.channels import Channel, Kind

MAX_CHANNELS = 10
A_DAY = timedelta(days=1)
MAX_CONFIRMATIONS_PER_DAY = 5
"""Mails per day that an account may send to unconfirmed addresses."""
A_MOMENT = timedelta(minutes=1)
MAX_TESTS_PER_MINUTE = 5
"""Test messages that an account may send per minute."""
SHOWN_END = 4
"""Characters at the end of a secret target that its owner sees."""

Shape = Literal["discord", "slack", "plain"]


class ChannelView(Record, frozen=True):
    """A channel as its owner sees it; secrets are shortened."""

    id: int
    kind: Kind
    target: str
    shape: str
    language: str
    enabled: bool
    confirmed: bool
    succeeded_at: datetime | None
    failed_at: datetime | None
    failures: int
    """Failed attempts in a row."""
    error: str
    """Why the last attempt failed, and what to do; empty if it did not."""


class Reminders(Record, frozen=True):
    """A person's reminder settings, and what the host offers."""

    after_minutes: int
    every_minutes: int
    channels: tuple[ChannelView, ...]
    mail: bool
    """Whether the host sends mail."""
    webhooks: bool
    """Whether the host calls webhooks."""
    push_key: str | None
    """The key that a browser subscribes with; None if the host sends no push messages."""
    weekly: bool
    """Whether the person wants the weekly letter."""


async def reminders_of(context: Context, caller: Caller, language: str) -> Reminders:
    """Return a person's reminder settings."""
    async with connected(context.pool) as connection:
        wishes = await store.reminding_of(connection, caller.account)
        channels = await store.channels_of(connection, caller.account)
        weekly = await letters.is_wanted(connection, caller.account)
    settings = context.settings
    return Reminders(
        wishes.after_minutes,
        wishes.every_minutes,
        tuple(channel_view(channel, language) for channel in channels),
        mail=has_mail(settings),
        webhooks=settings.reminding,
        push_key=public_key(settings),
        weekly=weekly,
    )


async def do_set_reminders(context: Context, caller: Caller, after_minutes: int, every_minutes: int) -> None:
    """Store a person's reminder settings."""
    async with connected(context.pool) as connection:
        await store.set_reminding(connection, caller.account, after_minutes, every_minutes)


async def do_add_mail(context: Context, caller: Caller, address: str, language: str) -> Channel:
    """Add a mail address and ask its owner for consent; ConflictError if it was asked too often, or refused."""
    demand_mail(context.settings)
    addresses.checked_address(address)
    async with connected(context.pool) as connection, connection.transaction():
        await _demand_room(connection, caller.account, "mail", address)
        confirmations = await reminders.made_since(connection, caller.account, "confirm", context.now() - A_DAY)
        channel = await store.put(connection, caller.account, "mail", address, language, confirmed=False)
        if not channel.confirmed:
            if confirmations >= MAX_CONFIRMATIONS_PER_DAY:
                raise ConflictError("confirmations", most=MAX_CONFIRMATIONS_PER_DAY)
            await addresses.demand_welcome(connection, address, context.now())
            await reminders.put_in_line(connection, caller.account, channel.id, "confirm", context.now())
    return channel


async def do_add_webhook(context: Context, caller: Caller, url: str, shape: Shape, language: str) -> Channel:
    """Add a webhook; RejectedError if we must not call it."""
    if not context.settings.reminding:
        raise ConflictError("reminders-off", kind="webhook")
    checked_url(url, private=context.settings.private_webhooks)
    async with connected(context.pool) as connection, connection.transaction():
        await _demand_room(connection, caller.account, "webhook", url)
        return await store.put(connection, caller.account, "webhook", url, language, shape=shape)


async def do_add_push(
    context: Context, caller: Caller, endpoint: str, p256dh: str, auth: str, language: str
) -> Channel:
    """Add a device; RejectedError if its subscription is not valid."""
    demand_push(context.settings)
    private = context.settings.private_webhooks
    checked_url(endpoint, private=private, schemes=schemes(private))
    demand_keys(p256dh, auth)
    async with connected(context.pool) as connection, connection.transaction():
        await _demand_room(connection, caller.account, "push", endpoint)
        return await store.put(connection, caller.account, "push", endpoint, language, p256dh=p256dh, auth=auth)


async def do_enable(context: Context, caller: Caller, channel: int, enabled: bool) -> Channel:
    """Switch a channel on or off."""
    async with connected(context.pool) as connection:
        return _demand_own(await store.enable(connection, caller.account, channel, enabled))


async def do_delete_channel(context: Context, caller: Caller, channel: int) -> None:
    """Delete a channel; its waiting messages are not sent any more."""
    async with connected(context.pool) as connection:
        if not await store.delete(connection, caller.account, channel):
            raise NotFoundError("no-channel")


async def do_test(context: Context, caller: Caller, channel: int) -> str:
    """Send a test message through a channel, in the same way as a reminder; return its id."""
    async with connected(context.pool) as connection, connection.transaction():
        await store.held(connection, caller.account)
        own_channel = _demand_own(await store.channel_of(connection, caller.account, channel))
        if not own_channel.confirmed:
            raise ConflictError("unconfirmed")
        if (
            await reminders.made_since(connection, caller.account, "test", context.now() - A_MOMENT)
            >= MAX_TESTS_PER_MINUTE
        ):
            raise ConflictError("tests", most=MAX_TESTS_PER_MINUTE)
        return await reminders.put_in_line(connection, caller.account, channel, "test", context.now())


def channel_view(channel: Channel, language: str) -> ChannelView:
    """Return a channel without the fields that only the server needs."""
    error = texts_in(language).text(f"error-{channel.error}", json.decode(channel.facts)) if channel.error else ""
    return ChannelView(
        channel.id,
        channel.kind,
        shortened(channel),
        channel.shape,
        channel.language,
        channel.enabled,
        channel.confirmed,
        channel.succeeded_at,
        channel.failed_at,
        channel.failures,
        error,
    )


def shortened(channel: Channel) -> str:
    """Return enough of a target for its owner to recognise it: the whole URL of a webhook is a secret."""
    if channel.kind == "mail":
        return channel.target
    host = checked_url(channel.target, private=True).host
    return f"{host}/…{channel.target[-SHOWN_END:]}"


async def _demand_room(connection: Connection, account: int, kind: Kind, target: str) -> None:
    """Lock the account, and refuse another channel if it has enough."""
    await store.held(connection, account)
    others = [
        channel
        for channel in await store.channels_of(connection, account)
        if (channel.kind, channel.target) != (kind, target)
    ]
    if len(others) >= MAX_CHANNELS:
        raise ConflictError("channels", most=MAX_CHANNELS)


def _demand_own(channel: Channel | None) -> Channel:
    if channel is None:
        raise NotFoundError("no-channel")
    return channel
