"""Encoding and decoding: canonical JSON of any record or state, and its digest.

Keys of dicts are sorted, so equal values have equal bytes under every hash seed and every order of insertion.
"""

from collections.abc import Hashable
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar, cast

import msgspec

from kontor.core.errors import MalformedError

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Return the canonical JSON of a value."""
    return _encoder.encode(value)


@cache
def _decoder(type_: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(cast("type[Any]", type_))


def decode(data: bytes | str, type_: type[T]) -> T:
    """Read a value of the given type; MalformedError says which field is wrong."""
    try:
        value: T = _decoder(cast("Hashable", type_)).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError("malformed", why=str(error)) from error
    return value


def digest(value: Any) -> str:
    """Return the SHA-256 of a value's canonical JSON, in hex."""
    return sha256(encode(value)).hexdigest()
