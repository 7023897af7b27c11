"""The proof of the luck: the seed is the SHA-256 of a secret that was fixed first, and of a string of each seat."""

from hashlib import sha256

from kontor.core import MatchRecord
from kontor.signed.errors import BrokenError
from kontor.signed.lines import Luck

STRING_LENGTH_BYTES = 4


def mixed(secret: bytes, strings: tuple[str, ...]) -> bytes:
    """Return the seed; each string is hashed with its length, so that different lists differ."""
    parts = [secret]
    for string in strings:
        raw = string.encode()
        parts += [len(raw).to_bytes(STRING_LENGTH_BYTES, "big"), raw]
    return sha256(b"".join(parts)).digest()


def string_of_bot(secret: bytes, seat: int) -> str:
    """Return the string of a bot, which follows from the secret."""
    return sha256(b"kontor bot" + seat.to_bytes(4, "big") + secret).hexdigest()


def check_seed(record: MatchRecord) -> None:
    """Check that the seed is the one whose SHA-256 the header names; BrokenError if not."""
    try:
        fits = sha256(bytes.fromhex(record.seed)).hexdigest() == record.header.seed_sha256
    except ValueError:
        fits = False
    if not fits:
        raise BrokenError("broken-seed", "match")


def check_luck(record: MatchRecord, luck: Luck) -> None:
    """Check that the seed follows from the secret and the strings; BrokenError says which part does not."""
    try:
        secret = bytes.fromhex(luck.secret)
    except ValueError as error:
        raise BrokenError("broken-secret", "luck") from error
    if sha256(secret).hexdigest() != luck.commitment:
        raise BrokenError("broken-secret", "luck")
    if len(luck.strings) != len(record.header.seats) or mixed(secret, luck.strings).hex() != record.seed:
        raise BrokenError("broken-mixed", "luck")
    for seat, (string, source) in enumerate(zip(luck.strings, luck.sources, strict=False)):
        if source == "derived" and string != string_of_bot(secret, seat):
            raise BrokenError("broken-derived", "luck", seat=seat + 1)
