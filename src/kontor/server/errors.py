"""What can go wrong at the server, each with what to do about it; `code` and `http` are part of the protocol."""

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
    """There is no such thing, or not for this caller."""

    status: ClassVar[int] = 404


class ForbiddenError(ServerError):
    """The caller may not do this."""

    status: ClassVar[int] = 403


class UnknownCallerError(ServerError):
    """The caller must say who it is."""

    status: ClassVar[int] = 401


class ConflictError(ServerError):
    """The thing is no longer as the caller thinks."""

    status: ClassVar[int] = 409


class StaleError(ConflictError):
    """The match moved on since the caller looked: look again."""
