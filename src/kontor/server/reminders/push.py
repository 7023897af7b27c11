"""Web push: encrypted for one device (RFC 8291), signed by the host (VAPID, RFC 8292)."""

from kontor.core import encode
from kontor.server.errors import ConflictError
from kontor.server.reminders.message import Message, NotSentError, RejectedError
from kontor.server.reminders.outside import post
from kontor.server.settings import Settings
from kontor.server.store.reminders.channels import Channel

A_DAY = 24 * 60 * 60
"""Seconds that a push service keeps a message for a device that is off."""
MAX_LINES = 3
MAX_CHARACTERS = 300
GONE = (404, 410)
TOPIC_SIGNS = 32
"""Maximum length of a topic (RFC 8030)."""


async def send_push(settings: Settings, channel: Channel, message: Message) -> None:
    """Send a message to a device; sent again, it replaces the first one, at the push service and on the screen."""
    if not has_push(settings):
        raise NotSentError("reminders-off", kind="push")
    from kontor.server.reminders.push_keys import sealed, signed  # noqa: PLC0415 - the extra `push`

    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(A_DAY),
        "Urgency": "normal",
        "Topic": message.id[:TOPIC_SIGNS],
        **signed(settings, channel.target),
    }
    body = sealed(channel, payload(message))
    status = await post(
        channel.target, body, headers, private=settings.private_webhooks, schemes=schemes(settings.private_webhooks)
    )
    if status in GONE:
        raise RejectedError("push-gone")
    if not 200 <= status < 300:
        raise NotSentError("receiver-status", status=status)


def payload(message: Message) -> bytes:
    """Return what a device shows: a heading, a few lines, and the URL to open."""
    text = "\n".join(line[:MAX_CHARACTERS] for line in message.lines[:MAX_LINES])
    stop = {"stop": message.stop, "stop_button": message.stop_button}
    return encode({"id": message.id, "title": message.title, "text": text, "url": message.url, **stop})


def has_push(settings: Settings) -> bool:
    """Return True if the host sends push messages."""
    return bool(settings.vapid_key and settings.reminding)


def public_key(settings: Settings) -> str | None:
    """Return the key that a browser subscribes with; None if the host has none."""
    if not has_push(settings):
        return None
    from kontor.server.reminders.push_keys import public_part  # noqa: PLC0415 - the extra `push`

    return public_part(settings.vapid_key)


def demand_push(settings: Settings) -> None:
    """Refuse push messages if the host has no key."""
    if not has_push(settings):
        raise ConflictError("reminders-off", kind="push")


def demand_keys(p256dh: str, auth: str) -> None:
    """Refuse keys of a device that no browser would send."""
    from kontor.server.reminders.push_keys import checked_keys  # noqa: PLC0415 - the extra `push`

    checked_keys(p256dh, auth)


def schemes(private: bool) -> tuple[str, ...]:
    """Return the URL schemes that a push service may have."""
    return ("http", "https") if private else ("https",)
