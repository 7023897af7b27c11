"""The keys that a server signs records with (Ed25519, RFC 8032), and the list of those that it has had.

Signing and checking need the package `cryptography`, from the extra `signed`, which the server brings.
"""

from datetime import datetime, timedelta
from hashlib import sha256
from importlib.util import find_spec
from secrets import token_hex
from typing import Literal

from kontor.core import Record, decode
from kontor.core.errors import MalformedError
from kontor.signed.errors import UnsignableError

KEY_BYTES = 32
ID_CHARACTERS = 16
ROTATION = timedelta(hours=1)
"""How long after the end of a key's time a signature counts: servers are restarted one after the other."""


class KnownKey(Record, frozen=True):
    """A public key of a server, and the time in which it signed."""

    id: str
    """The first 16 characters of the SHA-256 of the key's 32 bytes, in hex."""
    public: str
    """The 32 bytes of the key, in hex."""
    since: datetime
    until: datetime | None = None
    """When another key took its place; None for the one in use."""

    def covers(self, signed_at: datetime) -> bool:
        """Return True if the key was in use then."""
        return self.since - ROTATION <= signed_at and (self.until is None or signed_at <= self.until + ROTATION)


class KeyList(Record, frozen=True):
    """All keys that a server has had, as it publishes them, the newest first."""

    keys: tuple[KnownKey, ...]
    site: str = ""
    format: Literal[1] = 1
    algorithm: Literal["Ed25519"] = "Ed25519"


class SigningKey:
    """A private key."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415 - an extra

        self._private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.public = self._private.public_key().public_bytes_raw().hex()
        """The public key, in hex."""

    def sign(self, message: bytes) -> str:
        """Return the signature of a message, in hex."""
        return self._private.sign(message).hex()


def new_key() -> str:
    """Return a new private key for KONTOR_RECORD_KEY."""
    return token_hex(KEY_BYTES)


def key_id(public: str) -> str:
    """Return the short name of a public key; ValueError if it is none."""
    raw = bytes.fromhex(public)
    if len(raw) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes")
    return sha256(raw).hexdigest()[:ID_CHARACTERS]


def can_check() -> bool:
    """Return True if the package is installed that signatures are checked with."""
    return find_spec("cryptography") is not None


def fits(public: str, signature: str, message: bytes) -> bool:
    """Return True if a signature was made of this message with this key."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415 - an extra

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def read_keys(data: bytes) -> KeyList:
    """Return the keys of a server's list; UnsignableError if it is none, or if a key does not have the id given."""
    try:
        keys = decode(data, KeyList)
        if any(key_id(key.public) != key.id for key in keys.keys):
            raise UnsignableError("key-list")
    except (MalformedError, ValueError) as error:
        raise UnsignableError("key-list") from error
    return keys
