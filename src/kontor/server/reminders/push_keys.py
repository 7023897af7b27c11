"""The keys of push messages: what is encrypted for a device and signed by the host. Needs the extra `push`."""

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

from kontor.server.reminders.message import RejectedError
from kontor.server.reminders.outside import checked_url
from kontor.server.settings import Settings
from kontor.server.store.reminders.channels import Channel

VALID = 12 * 60 * 60
"""Seconds that a signature is valid."""
KEY_BYTES, AUTH_BYTES = 32, 16


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


def public_part(private_key: str) -> str:
    """Return the public key that belongs to a private one."""
    private = derive_private_key(int.from_bytes(raw(private_key), "big"), SECP256R1())
    return written(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def new_key() -> str:
    """Return a new private key for KONTOR_VAPID_KEY."""
    return written(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def checked_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser would send."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(p256dh))
        if len(raw(auth)) != AUTH_BYTES:
            raise RejectedError("push-keys")
    except ValueError as error:
        raise RejectedError("push-keys") from error


def raw(text: str) -> bytes:
    """Return the bytes of a base64url text; ValueError if it is not valid."""
    return urlsafe_b64decode(text.encode("ascii", "strict") + b"=" * (-len(text) % 4))


def written(content: bytes) -> str:
    """Return bytes as base64url."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()
