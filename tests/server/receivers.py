"""Receivers of reminders: a real mail server, webhook and push service on this machine."""

import asyncio
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage as Letter
from email.policy import default
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json


class Heard(NamedTuple):
    """A request as it was received."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.decode(self.body)


class Web:
    """A receiver of requests that answers as it is told: a status, or never."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.statuses: list[int] = []
        """The statuses of the next answers; after them, 204."""
        self.silent = False
        """Whether it reads and never answers."""
        self.moved_to = ""
        """Where a redirect leads."""
        self.port = 0

    @property
    def url(self) -> str:
        """The address on which it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.heard.append(Heard(first.split(" ")[1], headers, body))
            if self.silent:
                await reader.read()
                return
            status = self.statuses.pop(0) if self.statuses else 204
            moved = f"Location: {self.moved_to}\r\n" if self.moved_to else ""
            writer.write(f"HTTP/1.1 {status} So\r\n{moved}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving_web() -> AsyncIterator[Web]:
    """A receiver of webhooks and push messages."""
    web = Web()
    server = await asyncio.start_server(web.serve, "127.0.0.1", 0)
    web.port = server.sockets[0].getsockname()[1]
    try:
        yield web
    finally:
        server.close()


class Post:
    """A mail server that keeps every letter and answers as told."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.raw: list[bytes] = []
        """The same letters as received."""
        self.answers: list[str] = []
        """The replies to the next recipients; after them, OK."""
        self.port = 0

    @property
    def url(self) -> str:
        """The address as a host configures it."""
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802 - the name that aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Take a recipient, or not."""
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a letter."""
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@asynccontextmanager
async def receiving_mail() -> AsyncIterator[Post]:
    """A mail server."""
    post = Post()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(post, loop=loop), "127.0.0.1", 0)
    post.port = server.sockets[0].getsockname()[1]
    try:
        yield post
    finally:
        server.close()


class Device:
    """A browser that subscribed: it can decrypt what is sent to it, and check whether the host signed it."""

    def __init__(self) -> None:
        self.key = generate_private_key(SECP256R1())
        self.secret = os.urandom(16)

    @property
    def p256dh(self) -> str:
        """Its public key."""
        return written(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def auth(self) -> str:
        """The secret that it shares with the host."""
        return written(self.secret)

    def read(self, heard: Heard) -> Any:
        """Return what was sent to it, decrypted."""
        return json.decode(
            http_ece.decrypt(heard.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        )


def claims_signed_by(public_key: str, heard: Heard) -> Any:
    """Return the claims of a host if it has signed them (RFC 8292); InvalidSignature otherwise."""
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    signing, _, signature = parts["t"].rpartition(".")
    pair = raw(signature)
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(public_key))
    halves = (int.from_bytes(half, "big") for half in (pair[:32], pair[32:]))
    key.verify(encode_dss_signature(*halves), signing.encode(), ECDSA(SHA256()))
    return json.decode(raw(signing.split(".")[1]))


def raw(text: str) -> bytes:
    """Return the bytes of a base64url text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(content: bytes) -> str:
    """Return bytes as base64url."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()
