"""Requests to URLs that people gave us: never to internal addresses, without redirects, with a short timeout.

A name is resolved once; the request goes to the address that was checked, so that it cannot be another one by then.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

import httpx

from kontor.server.reminders.message import NotSentError, RejectedError

TIMEOUT_SECONDS = 10.0
"""Seconds that a receiver may take in total."""
MAX_ANSWER_BYTES = 16 * 1024
"""Maximum number of bytes of an answer that are read; they are ignored."""
USUAL_PORTS = {"http": 80, "https": 443}
MAX_URL_CHARACTERS = 1000
GLOBAL = IPv6Network("2000::/3")
RESERVED = (IPv4Network("192.88.99.0/24"), IPv6Network("3fff::/20"))
"""Networks that lead nowhere: the former 6to4 relays, and addresses for documents. Python calls them global."""
WRAPPING = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""IPv6 networks whose addresses lead to an IPv4 address: 6to4 and Teredo."""


def checked_url(given: str, *, private: bool, schemes: tuple[str, ...] = ("http", "https")) -> httpx.URL:
    """Return a URL that may be called, judging by its text; RejectedError otherwise."""
    try:
        url = httpx.URL(given)
        host = url.host  # some host names turn out to be invalid only here
    except (httpx.InvalidURL, ValueError, TypeError) as error:
        raise RejectedError("no-url", schemes=", ".join(schemes)) from error
    if url.scheme not in schemes or not host or url.userinfo or len(given) > MAX_URL_CHARACTERS:
        raise RejectedError("no-url", schemes=", ".join(schemes))
    literal = literal_of(host)
    if literal and not private and not is_public(literal):
        raise RejectedError("private-address")
    return url


async def post(
    given: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    private: bool,
    schemes: tuple[str, ...] = ("http", "https"),
    patience: float = TIMEOUT_SECONDS,
) -> int:
    """Send a body and return the status; NotSentError if nobody answers, RejectedError if the address is internal."""
    url = checked_url(given, private=private, schemes=schemes)
    try:
        async with asyncio.timeout(patience):
            return await _send(url, await _resolve(url, private=private), body, headers)
    except TimeoutError as error:
        raise NotSentError("no-answer", host=url.host) from error
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise NotSentError("unreachable", host=url.host, why=_describe(error)) from error


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return True if an address is public, and not of this machine or its network."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address not in GLOBAL or any(address in network for network in WRAPPING):
            return False
    return address.is_global and not address.is_multicast and not any(address in network for network in RESERVED)


def literal_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that a host is written as; None if it is a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


async def _resolve(url: httpx.URL, *, private: bool) -> str:
    """Return one address of a host; RejectedError if any of them is internal."""
    port = url.port or USUAL_PORTS[url.scheme]
    try:
        records = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotSentError("no-host", host=url.host) from error
    addresses = [ip_address(str(record[4][0]).partition("%")[0]) for record in records]
    if not private and not all(is_public(address) for address in addresses):
        raise RejectedError("private-address")
    return str(addresses[0])


async def _send(url: httpx.URL, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    name = url.netloc.decode("ascii")
    transport = httpx.AsyncHTTPTransport(verify=_trust(), retries=0, trust_env=False)
    async with (
        httpx.AsyncClient(
            transport=transport, follow_redirects=False, timeout=TIMEOUT_SECONDS, trust_env=False
        ) as client,
        client.stream(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers={**headers, "Host": name, "Accept-Encoding": "identity"},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        ) as response,
    ):
        read_bytes = 0
        async for part in response.aiter_raw():
            read_bytes += len(part)
            if read_bytes > MAX_ANSWER_BYTES:
                break
        return response.status_code


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
