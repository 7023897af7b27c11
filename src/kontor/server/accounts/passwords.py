"""Passwords: hashed by Argon2 in separate threads, so that the event loop is not blocked."""

from asyncio import get_running_loop
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.low_level import ARGON2_VERSION

from kontor.server.errors import ServerError

SHORTEST, LONGEST = 8, 200
"""Fewest and most characters of a password."""
HASHER = PasswordHasher()
THREADS = ThreadPoolExecutor(2, "passwords")
"""Two hashes at a time: each takes 64 MiB and a core, even if its caller has gone in the meantime."""


class UnfitPasswordError(ServerError):
    """A password cannot be used."""


def checked_password(password: str) -> str:
    """Return a password in Unicode's NFC form; UnfitPasswordError if it cannot be used."""
    composed = normalize("NFC", password)
    if len(composed) < SHORTEST:
        raise UnfitPasswordError("password-short", least=SHORTEST)
    if len(composed) > LONGEST:
        raise UnfitPasswordError("password-long", most=LONGEST)
    return composed


async def hashed(password: str) -> str:
    """Return the hash of a password."""
    return await get_running_loop().run_in_executor(THREADS, HASHER.hash, normalize("NFC", password))


async def fits(password: str, stored: str | None) -> bool:
    """Return True if a password has this hash; without a hash, False after the same time."""
    return await get_running_loop().run_in_executor(THREADS, _fits, normalize("NFC", password), stored or NOBODY)


def outdated(stored: str) -> bool:
    """Return True if a hash was made with other parameters than today's."""
    return HASHER.check_needs_rehash(stored)


def _fits(password: str, stored: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except VerifyMismatchError:
        return False


def _nobody() -> str:
    """Return the hash of a random password, as expensive to verify as any other."""
    salt, digest = (
        b64encode(token_bytes(length)).decode().rstrip("=") for length in (HASHER.salt_len, HASHER.hash_len)
    )
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


NOBODY = _nobody()
