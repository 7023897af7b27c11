"""Signed links: their owner may stop a channel or confirm an address without logging in."""

from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeAlias

from itsdangerous import BadData, URLSafeSerializer

from kontor.server.accounts.guests import OWN_SECRET
from kontor.server.errors import NotFoundError
from kontor.server.settings import Settings

LinkPurpose: TypeAlias = Literal["stop", "confirm", "letters"]
NO_CHANNEL = 0
"""The channel of a link in a mail that no channel sent: it is for its address alone."""
PURPOSE = "kontor.reminders"


class LinkTarget(NamedTuple):
    """What a link is for: a channel, and the hash of the address if it asks for consent; the channel may be deleted."""

    channel: int
    asked: bytes | None = None


def link(settings: Settings, deed: LinkPurpose, channel: int, asked: bytes | None = None) -> str:
    """Return the URL for one purpose and one channel, or one unconfirmed address."""
    signed = channel if asked is None else [channel, asked.hex()]
    return f"{settings.site}/api/reminders/{deed}/{_signer(settings, deed).dumps(signed)}"


def signed_in(settings: Settings, deed: LinkPurpose, token: str) -> LinkTarget:
    """Return what a link is for; NotFoundError if it is not signed by us for this."""
    try:
        signed: int | list[Any] = _signer(settings, deed).loads(token)
    except BadData as error:
        raise NotFoundError("reminder-link") from error
    if isinstance(signed, int):
        return LinkTarget(signed)
    channel, asked = signed
    return LinkTarget(channel, bytes.fromhex(asked))


def _signer(settings: Settings, deed: LinkPurpose) -> URLSafeSerializer:
    strength = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeSerializer(settings.secret or OWN_SECRET, salt=f"{PURPOSE}.{deed}", signer_kwargs=strength)
