"""Reading the body of a request: whatever cannot be read is the sender's mistake, never ours."""

from typing import Any

from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT
from msgspec import json

from kontor.core import MalformedError


class ReadableRequest(Request[UserT, AuthT, StateT]):
    """A request whose body may be anything; the framework expects UTF-8, and not too deep."""

    async def json(self) -> Any:
        """Return the body; MalformedError if it is no text, or deeper than anything that we send or read."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise MalformedError("malformed", why=str(error)) from error


def written(value: dict[str, Any]) -> bytes:
    """Return the JSON of a part of a body, as it came; MalformedError if it is too deep."""
    try:
        return json.encode(value)
    except RecursionError as error:
        raise MalformedError("malformed", why=str(error)) from error
