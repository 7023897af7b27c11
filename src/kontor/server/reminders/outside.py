"""Requests to addresses that people gave us: to nobody inside, once, without detours, and no longer than a moment.

A name is resolved once; the request goes to the address that was looked at, so that it cannot be another one by then.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from kontor.server.reminders.message import NotSentError, RejectedError

PATIENCE = 10.0
"""So many seconds a receiver may take, all in all."""
MOST_READ = 16 * 1024
"""So many bytes of an answer are read; nobody needs them."""
USUAL_PORTS = {"http": 80, "https": 443}
LONGEST_URL = 1000
GLOBAL = IPv6Network("2000::/3")
WRAPPING = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""Addresses of IPv6 that lead to one of IPv4."""


def checked_url(given: str, *, private: bool, schemes: tuple[str, ...] = ("http", "https")) -> httpx.URL:
    """Return an address that may be asked, as far as one sees by looking at it; RejectedError otherwise."""
    try:
        url = httpx.URL(given)
        host = url.host  # read here: some names turn out to be none only now
    except (httpx.InvalidURL, ValueError, TypeError) as error:
        raise RejectedError("no-url", schemes=", ".join(schemes)) from error
    if url.scheme not in schemes or not host or url.userinfo or len(given) > LONGEST_URL:
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
    patience: float = PATIENCE,
) -> int:
    """Send a body and return the status; NotSentError if nobody answers, RejectedError if we must not ask there."""
    url = checked_url(given, private=private, schemes=schemes)
    try:
        async with asyncio.timeout(patience):
            return await _posted(url, await _resolved(url, private=private), body, headers)
    except TimeoutError as error:
        raise NotSentError("no-answer", host=url.host) from error
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise NotSentError("unreachable", host=url.host, why=_why(error)) from error


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Say whether an address is one of the whole Internet, and not of this machine or its neighbours."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address not in GLOBAL or any(address in network for network in WRAPPING):
            return False
    return address.is_global and not address.is_multicast


def literal_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a host is written as; None if it is a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


async def _resolved(url: httpx.URL, *, private: bool) -> str:
    """Return one address of a host; RejectedError if any of them is not for us."""
    port = url.port or USUAL_PORTS[url.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotSentError("no-host", host=url.host) from error
    addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not private and not all(is_public(address) for address in addresses):
        raise RejectedError("private-address")
    return str(addresses[0])


async def _posted(url: httpx.URL, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    name = url.netloc.decode("ascii")
    transport = httpx.AsyncHTTPTransport(verify=_trust(), retries=0, trust_env=False)
    async with (
        httpx.AsyncClient(transport=transport, follow_redirects=False, timeout=PATIENCE, trust_env=False) as client,
        client.stream(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers={**headers, "Host": name, "Accept-Encoding": "identity"},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        ) as answer,
    ):
        read = 0
        async for part in answer.aiter_raw():
            read += len(part)
            if read > MOST_READ:
                break
        return answer.status_code


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
