"""Fair luck: nobody can choose the shuffle of a match in which a person commits to a string of their own (ADR 37).

The server draws a secret and publishes its SHA-256 when the match is created. Every person commits to a string by its
SHA-256 and reveals it at the start, when all others are committed, too; that of a bot follows from the secret. The seed
of the game is the SHA-256 of the secret and these strings in the order of the seats. At the end the secret is revealed,
and everybody can check all of it.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes, token_hex

from kontor.core import Seat

SECRET_BYTES = 32
MAX_ENTROPY_CHARACTERS = 200
"""Maximum length of the string that a seat adds to the luck."""


def new_secret() -> bytes:
    """Draw the secret of a match."""
    return token_bytes(SECRET_BYTES)


def new_entropy() -> str:
    """Draw a string for a seat that adds none."""
    return token_hex(16)


def bot_entropy(secret: bytes, seat: Seat) -> str:
    """Return the string of a bot: it follows from the secret, so the server cannot choose it later."""
    return sha256(b"kontor bot" + seat.to_bytes(4, "big") + secret).hexdigest()


def sha256_of(entropy: str) -> str:
    """Return what the owner of a string commits to."""
    return sha256(entropy.encode()).hexdigest()


def commitment_of(secret: bytes) -> str:
    """Return the commitment to a secret, which is published before anybody sits down."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, entropies: Sequence[str]) -> bytes:
    """Return the seed of the game; each string is hashed with its length, so that different lists differ."""
    mixed = sha256(secret)
    for entropy in entropies:
        raw = entropy.encode()
        mixed.update(len(raw).to_bytes(4, "big"))
        mixed.update(raw)
    return mixed.digest()
