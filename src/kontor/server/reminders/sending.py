"""Sending a message: it is sent, tried again later, dropped because it is moot, or failed permanently.

One message is one job for its whole life. Its worker may be killed at any moment: the job is then done again, and the
message has the same id, by which its receiver recognises it.
"""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from weakref import WeakSet

from kontor.core import Texts, encode
from kontor.server.accounts.changing_passwords import reset_link
from kontor.server.errors import SettingsError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.reminders.addresses import is_refused
from kontor.server.reminders.composing import composed, invitation_told, reset_mail
from kontor.server.reminders.mail import send_mail
from kontor.server.reminders.message import Message, NotSentError, RejectedError, Sender
from kontor.server.reminders.push import send_push
from kontor.server.reminders.waiting import waiting_matches
from kontor.server.reminders.webhook import send_webhook
from kontor.server.reminders.weekly_letter import weekly_letter
from kontor.server.rest_calendar import wakes
from kontor.server.store.lobby import invitations
from kontor.server.store.people import accounts, rests
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels as ways
from kontor.server.store.reminders import reminders as store
from kontor.server.store.reminders.channels import Channel
from kontor.server.store.reminders.reminders import Delivery

SENDERS: Mapping[str, Sender] = {"mail": send_mail, "webhook": send_webhook, "push": send_push}
MAX_ATTEMPTS = 8
GROWTH = 4.0
"""The factor between two pauses before trying again: 4 seconds, 16, 64 … 4.5 hours."""
UNSIGNED = 60.0
"""Seconds before a message that this process cannot sign is tried again; another process may be quicker."""
told: WeakSet[Context] = WeakSet()
"""The contexts whose log already says which settings are missing."""


async def deliver(context: Context, delivery: str, senders: Mapping[str, Sender] = SENDERS) -> float | None:
    """Try to send a message; return the seconds until the next attempt, None if there is nothing more to do."""
    if not context.settings.reminding:
        say_what_is_missing(context)
        return UNSIGNED
    async with connected(context.pool) as connection:
        begun = await store.begin(connection, delivery)
        if begun is None:
            return None
        channel = await ways.any_channel(connection, begun.channel) if begun.channel else None
        if channel is None or not wanted(begun, channel) or await unwelcome(connection, begun, channel):
            await store.end(connection, delivery, "moot", context.now())
            return None
        pause = await night(connection, begun, context.now())
        if pause:
            await store.put_off(connection, delivery)
            return pause
        message = None if begun.kind == "week" else await message_of(context, connection, begun, channel)
    if begun.kind == "week":  # it asks for connections of its own
        message = await weekly_letter(context, channel, begun)
    if message is None:
        async with connected(context.pool) as connection:
            await store.end(connection, delivery, "moot", context.now())
        return None
    try:
        await senders[channel.kind](context.settings, channel, message)
    except NotSentError as error:
        return await failed(context, begun, channel, error)
    async with connected(context.pool) as connection, connection.transaction():
        await ways.succeeded(connection, channel.id, context.now())  # lock the channel first, as deleting it does
        await store.end(connection, delivery, "sent", context.now())
    return None


def say_what_is_missing(context: Context) -> None:
    """Tell the host once what to set, however many messages wait for it."""
    if context not in told:
        told.add(context)
        log.error("not-reminding", error=Texts("en").error(SettingsError("not-reminding")))


async def send_waiting(context: Context, senders: Mapping[str, Sender] = SENDERS) -> int:
    """Try every waiting message once, here and now, without a worker: for simulations with a clock of their own."""
    async with connected(context.pool) as connection:
        waiting = await store.waiting(connection)
    return sum([await deliver(context, delivery, senders) is None for delivery in waiting])


def wanted(delivery: Delivery, channel: Channel) -> bool:
    """Return True if a message is still wanted; only the question for consent goes to an unconfirmed address."""
    if delivery.kind == "confirm":
        return not channel.confirmed and channel.enabled
    return channel.confirmed and (channel.enabled or delivery.kind in ("test", "reset"))


async def unwelcome(connection: Connection, delivery: Delivery, channel: Channel) -> bool:
    """Return True if a mail would ask an address that has said no in the meantime."""
    return delivery.kind == "confirm" and await is_refused(connection, channel.target)


async def night(connection: Connection, delivery: Delivery, now: datetime) -> float:
    """Return the seconds until a person is awake; 0 for what they asked for just now."""
    if delivery.kind not in ("turns", "invited", "notice", "found", "unfound", "week"):
        return 0.0
    rest = await rests.rest_of(connection, delivery.account)
    return (wakes(rest, now) - now).total_seconds()


async def message_of(context: Context, connection: Connection, delivery: Delivery, channel: Channel) -> Message | None:
    """Return a message as it reads now; None if no match waits any more, or the invitation is void."""
    ask = partial(store.still_waiting, account=delivery.account, turns=delivery.turns)
    waiting = await waiting_matches(context, connection, ask)
    if delivery.kind == "turns" and not waiting:
        return None
    name = await store.name_of(connection, delivery.account)
    if delivery.kind == "reset":
        number = await accounts.recovery_of(connection, delivery.account)
        return reset_mail(
            context.settings, channel, delivery, name, reset_link(context.settings, delivery.account, number)
        )
    if delivery.kind == "invited":
        match_id = delivery.turns[0].match
        invitation = await invitations.open_invitation(connection, match_id, delivery.account)
        return invitation and invitation_told(context.settings, channel, delivery, name, match_id, invitation)
    return composed(context.settings, channel, delivery, name, waiting, context.now())


async def failed(context: Context, delivery: Delivery, channel: Channel, error: NotSentError) -> float | None:
    """Note why a message was not sent; return the seconds until the next attempt, None if it is of no use."""
    is_final, is_last = isinstance(error, RejectedError), delivery.tries >= MAX_ATTEMPTS
    facts = encode(error.facts).decode()
    why = {"error": error.key, "cause": repr(error.__cause__)}
    log.warning("reminder-unsent", delivery=delivery.id, kind=channel.kind, tries=delivery.tries, **why)
    async with connected(context.pool) as connection, connection.transaction():
        await ways.failed(connection, channel.id, context.now(), error.key, facts, final=is_final)
        await store.note(connection, delivery.id, error.key, facts)
        if is_final or is_last:
            await store.end(connection, delivery.id, "failed", context.now())
    return None if is_final or is_last else GROWTH**delivery.tries
