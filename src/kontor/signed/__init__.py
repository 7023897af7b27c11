"""Signed records: a match as a file that proves itself without the server that it was played on.

`docs/record-format.md` specifies the file; a verifier needs nothing but that page. Records as plain JSON are in
`kontor.core`.
"""

from kontor.signed.errors import BrokenError, UnsignableError
from kontor.signed.keys import KeyList, KnownKey, SigningKey, key_id, new_key, read_keys
from kontor.signed.lines import Luck, SignedRecord, Signer, is_signed_record, read_signed, write_signed

__all__ = [
    "BrokenError",
    "KeyList",
    "KnownKey",
    "Luck",
    "SignedRecord",
    "Signer",
    "SigningKey",
    "UnsignableError",
    "is_signed_record",
    "key_id",
    "new_key",
    "read_keys",
    "read_signed",
    "write_signed",
]
