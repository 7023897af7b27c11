"""The luck of a match at a server, checked here: the secret against the commitment, and the seed against both.

`docs/protocol.md` says how the seed is made; whoever checks it does not take the server's word for it.
"""

from collections.abc import Sequence
from hashlib import sha256


def is_committed(secret: str, commitment: str) -> bool:
    """Say whether a secret is the one that was promised before anybody sat down."""
    try:
        return sha256(bytes.fromhex(secret)).hexdigest() == commitment
    except ValueError:
        return False


def seed_of(secret: str, entropies: Sequence[str]) -> str:
    """Return the seed that a secret and the strings of the seats give."""
    mixed = sha256(bytes.fromhex(secret))
    for entropy in entropies:
        raw = entropy.encode()
        mixed.update(len(raw).to_bytes(4, "big") + raw)
    return mixed.hexdigest()
