"""What an open socket keeps: no task while it is quiet, and nothing of the request that opened it."""

import asyncio
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

from kontor.server.api.socket.opening import TALK, OpenSocket, take_talk
from kontor.server.api.socket.outbox import MAX_QUEUED_MESSAGES, Outbox


class Client:
    """The far end of a socket: notes what it is sent, and says what it was given to say."""

    def __init__(self, *events: dict[str, Any]) -> None:
        self.events = list(events)
        self.sent: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return self.events.pop(0)

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)

    def socket(self) -> OpenSocket:
        """Return the server's end."""
        return OpenSocket(Litestar(), self.receive, self.send, [(b"x-request-id", b"1")])  # type: ignore[arg-type]


async def test_a_task_sends_only_while_something_is_queued() -> None:
    outbox, sent, dropped = Outbox(), list[str](), list[None]()

    async def write(text: str) -> None:
        sent.append(text)

    outbox.push(b"before")
    assert outbox.sending is None
    outbox.open(write, lambda: dropped.append(None))
    outbox.push(b"after")
    await outbox.sent()

    assert sent == ["before", "after"]
    assert (outbox.sending, outbox.queued, dropped) == (None, [], [])


async def test_a_socket_that_does_not_read_is_told_once_that_it_is_dropped() -> None:
    outbox, stuck, dropped = Outbox(), asyncio.Event(), list[None]()

    async def write(_: str) -> None:
        await stuck.wait()

    outbox.open(write, lambda: dropped.append(None))
    for _ in range(2 * MAX_QUEUED_MESSAGES):
        outbox.push(b"message")

    assert (outbox.is_dropped, outbox.queued, len(dropped)) == (True, [], 1)
    outbox.stop_sending()


async def test_what_is_queued_when_a_gateway_stops_is_still_sent() -> None:
    outbox, sent = Outbox(), list[str]()

    async def write(text: str) -> None:
        sent.append(text)

    outbox.push(b"before")
    outbox.leave()
    outbox.push(b"the answer to a command that has begun")
    outbox.open(write, lambda: None)
    await outbox.sent()

    assert len(sent) == 2


async def test_a_socket_notes_why_it_was_closed() -> None:
    client = Client({"type": "websocket.connect"}, {"type": "websocket.receive", "text": "hello"})
    client.events.append({"type": "websocket.disconnect", "code": 1001})
    socket = client.socket()

    await socket.accept()
    assert client.sent[0]["headers"] == [(b"x-request-id", b"1")]
    assert (await socket.receive_text(), socket.code) == ("hello", None)
    with pytest.raises(WebSocketDisconnect):
        await socket.receive_text()

    assert socket.code == 1001
    with pytest.raises(WebSocketDisconnect):
        await socket.send_text("too late")
    assert len(client.sent) == 1


def test_the_headers_of_a_request_are_given_up_when_its_socket_is_open() -> None:
    async def talk(_: OpenSocket) -> None:
        """Do nothing."""

    scope: Any = {"headers": [(b"cookie", b"secret")], "state": {"parsed": object()}, TALK: talk}

    assert take_talk(scope) is talk
    assert scope == {"headers": [], "state": {}}
