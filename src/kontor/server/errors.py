"""The errors of the server; their `key` and `status` are part of the protocol, as a problem's code and HTTP status."""

from math import ceil
from typing import ClassVar

from kontor.core import KontorError


class ServerError(KontorError):
    """Base of the server's errors; the message is ``error-<key>`` of this package."""

    package: ClassVar[str] = "kontor.server"
    status: ClassVar[int] = 400


class SettingsError(ServerError):
    """A setting cannot be used."""


class StoreError(ServerError):
    """The database cannot be used."""

    status: ClassVar[int] = 503


class NotFoundError(ServerError):
    """It does not exist, or not for this caller."""

    status: ClassVar[int] = 404


class ForbiddenError(ServerError):
    """The caller may not do this."""

    status: ClassVar[int] = 403


class UnknownCallerError(ServerError):
    """The caller must say who it is."""

    status: ClassVar[int] = 401


class TooManyError(ServerError):
    """The caller asks too much; `retry_after_seconds` says when there is room again."""

    status: ClassVar[int] = 429

    def __init__(self, key: str, wait_seconds: float, **facts: int) -> None:
        super().__init__(key, **facts)
        self.retry_after_seconds = ceil(wait_seconds)


class ConflictError(ServerError):
    """The match, account or channel is not, or no longer, in a state that allows this."""

    status: ClassVar[int] = 409


class StaleError(ConflictError):
    """The match moved on since the caller looked: look again."""
