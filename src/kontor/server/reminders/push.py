"""Web push: encrypted for one device (RFC 8291), signed by the host (VAPID, RFC 8292)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from kontor.core import encode
from kontor.server.errors import ConflictError
from kontor.server.reminders.message import Message, NotSentError, RejectedError
from kontor.server.reminders.outside import checked_url, post
from kontor.server.settings import Settings
from kontor.server.store.channels import Channel

A_DAY = 24 * 60 * 60
"""Seconds that a push service keeps a message for a device that is off."""
VALID = 12 * 60 * 60
"""Seconds that a signature is valid."""
KEY_BYTES, AUTH_BYTES, POINT_BYTES = 32, 16, 65
MAX_LINES = 3
MAX_CHARACTERS = 300
GONE = (404, 410)
TOPIC_SIGNS = 32
"""Maximum length of a topic (RFC 8030)."""


async def send_push(settings: Settings, channel: Channel, message: Message) -> None:
    """Send a message to a device; sent again, it replaces the first one, at the push service and on the screen."""
    if public_key(settings) is None:
        raise NotSentError("reminders-off", kind="push")
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


def sealed(channel: Channel, content: bytes) -> bytes:
    """Return a body that only the device can decrypt."""
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=generate_private_key(SECP256R1()),
        dh=raw(channel.p256dh),
        auth_secret=raw(channel.auth),
        version="aes128gcm",
    )
    return sealed


def signed(settings: Settings, endpoint: str) -> dict[str, str]:
    """Return the header that identifies the host to a push service."""
    url = checked_url(endpoint, private=True)
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.site
    claims = {"aud": f"{url.scheme}://{url.netloc.decode()}", "exp": int(time()) + VALID, "sub": contact}
    headers: dict[str, str] = Vapid02.from_raw(settings.vapid_key.encode()).sign(claims)
    return headers


def public_key(settings: Settings) -> str | None:
    """Return the key that a browser subscribes with; None if the host has none."""
    if not (settings.vapid_key and settings.reminding):
        return None
    private = derive_private_key(int.from_bytes(raw(settings.vapid_key), "big"), SECP256R1())
    return written(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def new_key() -> str:
    """Return a new private key for KONTOR_VAPID_KEY."""
    return written(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def demand_push(settings: Settings) -> None:
    """Refuse push messages if the host has no key."""
    if public_key(settings) is None:
        raise ConflictError("reminders-off", kind="push")


def checked_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser would send."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(p256dh))
        if len(raw(auth)) != AUTH_BYTES:
            raise RejectedError("push-keys")
    except ValueError as error:
        raise RejectedError("push-keys") from error


def schemes(private: bool) -> tuple[str, ...]:
    """Return the URL schemes that a push service may have."""
    return ("http", "https") if private else ("https",)


def raw(text: str) -> bytes:
    """Return the bytes of a base64url text; ValueError if it is not valid."""
    return urlsafe_b64decode(text.encode("ascii", "strict") + b"=" * (-len(text) % 4))


def written(content: bytes) -> str:
    """Return bytes as base64url."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()
