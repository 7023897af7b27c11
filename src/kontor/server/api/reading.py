"""Reading the body of a request: what cannot be read is the sender's error, never ours."""

from typing import Any

from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT
from msgspec import json

from kontor.core import MalformedError


class ReadableRequest(Request[UserT, AuthT, StateT]):
    """A request whose body may be anything; the framework expects UTF-8 and shallow JSON."""

    async def json(self) -> Any:
        """Return the body; MalformedError if it is not UTF-8 or nested too deep."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise MalformedError("malformed", why=str(error)) from error


def encode_part(value: dict[str, Any]) -> bytes:
    """Return the JSON of a part of a body; MalformedError if it is nested too deep."""
    try:
        return json.encode(value)
    except RecursionError as error:
        raise MalformedError("malformed", why=str(error)) from error
