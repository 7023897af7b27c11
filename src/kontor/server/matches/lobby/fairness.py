"""Fair luck: nobody, the host included, can choose the shuffle of a match once its seats are taken.

The server draws a secret and publishes its SHA-256 when the match is created. Every seat adds a string of its own. The
seed of the game is the SHA-256 of the secret and these strings in the order of the seats; at the end the secret is
opened, and everybody can check both.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes, token_hex

SECRET_BYTES = 32
MAX_ENTROPY_CHARACTERS = 200
"""Maximum length of the string that a seat adds to the luck."""


def new_secret() -> bytes:
    """Draw the secret of a match."""
    return token_bytes(SECRET_BYTES)


def new_entropy() -> str:
    """Draw a string for a seat that adds none."""
    return token_hex(16)


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
