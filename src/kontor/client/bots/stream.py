"""The stream of a bot account: one socket that stays connected, whatever happens to the server.

After each break it connects again with a pause that doubles. The server then tells everything that is open, so nothing
has to be remembered.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from random import SystemRandom
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kontor.client.addresses import Addresses
from kontor.client.errors import ProblemError
from kontor.core import encode

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 0.1, 30.0
"""Seconds between two attempts to connect, at first and at most."""
UNKNOWN = 4401
"""The close code for a token that is not valid, or no longer."""
OPEN_TIMEOUT_SECONDS = 10.0
MAX_MESSAGE_BYTES = 1 << 20
VERSION = 1
"""The version of the messages that this client understands."""


class BotStream:
    """The stream of one bot."""

    def __init__(self, addresses: Addresses, token: str) -> None:
        self.addresses = addresses
        self.token = token
        self.connections = 0
        """How often it was connected."""
        self.socket: ClientConnection | None = None

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Yield what the server tells for as long as the token is valid; ProblemError when it is refused."""
        pause = SHORTEST
        while True:
            try:
                async with connect(
                    f"{self.addresses.current.replace('http', 'ws', 1)}/api/bot/socket",
                    max_size=MAX_MESSAGE_BYTES,
                    open_timeout=OPEN_TIMEOUT_SECONDS,
                ) as socket:
                    await socket.send(encode({"say": "hello", "token": self.token}).decode())
                    self.socket = socket
                    async for raw in socket:
                        message: dict[str, Any] = msgspec.json.decode(raw)
                        if message["tell"] == "welcome":
                            demand_version(message)
                            self.connections += 1
                            pause = SHORTEST
                        if message["tell"] == "refused":
                            raise ProblemError(403, message["problem"])
                        yield message
                    if socket.close_code == UNKNOWN:
                        raise ProblemError(401, {"code": "who", "text": "The token is not valid, or no longer."})
            except (OSError, WebSocketException, EOFError) as error:
                log.info("the stream broke (%s); it connects again in about %.1f s", error, pause)
            finally:
                self.socket = None
            self.addresses.turn()
            await asyncio.sleep(pause * SystemRandom().uniform(0.5, 1.5))  # not all bots at the same moment
            pause = min(LONGEST, pause * 2)

    async def look(self) -> None:
        """Ask the server to tell everything that is open again; a broken stream asks by itself."""
        if self.socket is not None:
            with suppress(WebSocketException, OSError):
                await self.socket.send('{"say":"look"}')


def demand_version(welcome: dict[str, Any]) -> None:
    """Refuse a server that speaks another version of the stream."""
    if welcome["version"] != VERSION:
        why = f"The server speaks version {welcome['version']} of the stream, this bot version {VERSION}."
        raise ProblemError(0, {"code": "version", "text": why})
