"""Signed links: who has one may stop a channel, or say that an address is theirs, without being known otherwise."""

from hashlib import sha256
from typing import Literal, TypeAlias

from itsdangerous import BadData, URLSafeSerializer

from kontor.server.accounts.guests import OWN_SECRET
from kontor.server.errors import NotFoundError
from kontor.server.settings import Settings

Deed: TypeAlias = Literal["stop", "confirm"]
PURPOSE = "kontor.reminders"


def link(settings: Settings, deed: Deed, channel: int) -> str:
    """Return the address at which one thing can be done with one channel."""
    return f"{settings.site}/api/reminders/{deed}/{_signer(settings, deed).dumps(channel)}"


def channel_in(settings: Settings, deed: Deed, token: str) -> int:
    """Return the channel that a link is for; NotFoundError if it is not signed by us for this."""
    try:
        channel: int = _signer(settings, deed).loads(token)
    except BadData as error:
        raise NotFoundError("reminder-link") from error
    return channel


def _signer(settings: Settings, deed: Deed) -> URLSafeSerializer:
    strength = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeSerializer(settings.secret or OWN_SECRET, salt=f"{PURPOSE}.{deed}", signer_kwargs=strength)
