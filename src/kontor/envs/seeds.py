"""The luck of one match after the other, from one number: the same number gives the same matches."""

from secrets import token_bytes

from kontor.core import chance, seeded

SEED_BYTES = 32


class MatchSeeds:
    """Seeds of matches in a row. Each environment of a batch has a stream of its own."""

    def __init__(self, stream: str = "match") -> None:
        self._stream = stream
        self._key = b""
        self._next = 0

    def begin(self, number: int) -> None:
        """Begin the row of a number."""
        self._key, self._next = seeded(number).bytes(SEED_BYTES), 0

    def next(self) -> bytes:
        """Return the seed of the next match; without a number to begin with, one that nobody can repeat."""
        if not self._key:
            self._key = token_bytes(SEED_BYTES)
        self._next += 1
        return chance(self._key, self._stream, self._next - 1).bytes(SEED_BYTES)
