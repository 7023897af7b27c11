"""Luck that can be verified: keyed, and repeatable on every version of Python.

The k-th event of a stream of luck depends on the seed, the stream and k alone, whatever people did before it:
`chance(seed, "cargo_deck", 0)` is the first shuffle of the cargo deck, however the match goes.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD_BITS = 64
_EIGHT_WORDS = Struct(">8Q")


class Rng:
    """A stream of numbers from a key: BLAKE2b in counter mode, eight 64-bit words a block."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """Return the next 64 random bits."""
        if not self._words:
            block = blake2b(self._block.to_bytes(8, "big"), key=self._key[:64]).digest()
            self._block += 1
            self._words = [*reversed(_EIGHT_WORDS.unpack(block))]
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 (the bias is below n / 2**64)."""
        return (self.word() * n) >> _WORD_BITS

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items at random."""
        return items[(self.word() * len(items)) >> _WORD_BITS]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order (Fisher-Yates from the end)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = (self.word() * (i + 1)) >> _WORD_BITS
            deck[i], deck[j] = deck[j], deck[i]
        return deck

    def bytes(self, n: int) -> bytes:
        """Return n random bytes, for the seed of an imagined world."""
        return b"".join(self.word().to_bytes(8, "big") for _ in range(-(-n // 8)))[:n]


def chance(seed: bytes, stream: str, index: int) -> Rng:
    """Return the luck of the index-th event of a stream."""
    name = f"{stream}/{index}".encode()
    return Rng(blake2b(name, key=seed[:64], digest_size=32).digest())


def seeded(number: int) -> Rng:
    """Return a generator for tools that number their games, worlds or bots."""
    return Rng(number.to_bytes(32, "big", signed=True))
