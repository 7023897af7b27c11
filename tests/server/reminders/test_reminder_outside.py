"""Addresses that people gave us: no request goes to the internal network, and none takes long."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from kontor.server.matches import Context
from kontor.server.reminders import RejectedError, outside
from kontor.server.reminders.channels import do_add_webhook
from kontor.server.reminders.message import NotSentError
from kontor.server.reminders.outside import checked_url, is_public, post
from kontor.server.settings import Settings
from sentences import raises_saying
from server.receivers import Post, Web
from server.reminded import (
    Watch,
    person,
    reminding_context,
)


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        yield context


async def test_a_receiver_that_never_answers_times_out_after_a_moment(web: Web) -> None:
    web.silent = True

    with raises_saying(NotSentError, "does not answer in time"):
        await post(web.url, b"{}", {}, private=True, patience=0.2)


async def test_an_endless_answer_is_not_read_to_its_end() -> None:
    sent = 0

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 4096)
                await writer.drain()
                sent += 4096
        except ConnectionError:
            writer.close()

    server = await asyncio.start_server(pour, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    assert await post(f"http://127.0.0.1:{port}", b"", {}, private=True) == 200
    assert sent < 16_000_000
    server.close()


INSIDE = ["127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.1", "100.64.0.1", "224.0.0.1"]
INSIDE += [
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
]
INSIDE += ["2002:7f00:1::", "::127.0.0.1", "ff02::1", "192.88.99.1", "3fff::1"]


@pytest.mark.parametrize("address", INSIDE)
def test_an_internal_address_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::6810:1", "::ffff:93.184.216.34"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("url", [*(f"http://[{each}]/" if ":" in each else f"http://{each}/" for each in INSIDE)])
def test_a_webhook_with_an_internal_address_is_refused_at_once(url: str) -> None:
    with raises_saying(RejectedError, "inside the server's own network"):
        checked_url(url, private=False)


async def test_a_name_that_resolves_to_an_internal_address_is_refused_when_it_is_called(web: Web) -> None:
    with raises_saying(RejectedError, "inside the server's own network"):
        await post(f"http://localhost:{web.port}/", b"{}", {}, private=False)

    assert web.heard == []


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "file:///etc/passwd", "gopher://a/", "https://", "x", "http://a:b@c.de/", "http://[::"],
)
async def test_an_invalid_webhook_is_refused(reminding: Context, url: str) -> None:
    with raises_saying(RejectedError, "cannot be called"):
        await do_add_webhook(reminding, await person(reminding), url, "plain", "en")


def certified(folder: Path, name: str) -> Path:
    """Return a file with a key and a self-signed certificate for a name."""
    key, called = generate_private_key(SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(called, called, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(written + made.public_bytes(Encoding.PEM))
    return file


@pytest.mark.parametrize(("name", "reached"), [("localhost", True), ("elsewhere.example", False)])
async def test_over_tls_a_receiver_must_have_the_name_that_was_given_to_us(
    web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reached: bool
) -> None:
    """The request goes to an address; the certificate is still that of the name."""
    file = certified(tmp_path, name)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(file)
    server = await asyncio.start_server(web.serve, "127.0.0.1", 0, ssl=tls)
    url = f"https://localhost:{server.sockets[0].getsockname()[1]}/hook"
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    outside._trust.cache_clear()
    try:
        if reached:
            assert await post(url, b"{}", {}, private=True) == 204
            assert web.heard[0].headers["host"] == url.split("/")[2]
        else:
            with raises_saying(NotSentError, "CERTIFICATE_VERIFY_FAILED"):
                await post(url, b"{}", {}, private=True)
            assert web.heard == []
    finally:
        outside._trust.cache_clear()
        server.close()
