"""Where a table comes from: a keyed hash of the address of its creator, never the address itself (ADR 32)."""

import hmac
from hashlib import sha256
from ipaddress import IPv4Address, ip_address, ip_network
from secrets import token_bytes
from typing import Any

from litestar import Request

from kontor.server.api.callers import context_of
from kontor.server.settings import Settings

ORIGIN_BYTES = 8
"""Bytes of the hash that are stored: enough to tell addresses apart, and nothing to find one by."""
HOUSEHOLD_BITS = 56
"""Leading bits of an IPv6 address that a household has in common."""
PURPOSE = b"kontor.origin"
PRIVATE = [ip_network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")]
"""Networks of homes and offices."""
OWN_SECRET = token_bytes(32)
"""Stands in for the host's secret where there is none: hashes of former starts are then different ones."""


async def provide_origin(request: Request[Any, Any, Any]) -> bytes | None:
    """Give a handler the origin of its caller; None if it is not known."""
    host = request.client.host if request.client else ""
    return origin_of(context_of(request).settings, host)


def origin_of(settings: Settings, host: str) -> bytes | None:
    """Return the origin of an address; None for this machine, a private network, and what is no address.

    At home everybody has a private one, and behind a proxy that does not say who calls, everybody has the proxy's.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return None
    if not isinstance(address, IPv4Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    if address.is_loopback or address.is_link_local or any(address in network for network in PRIVATE):
        return None
    bits = address.max_prefixlen if isinstance(address, IPv4Address) else HOUSEHOLD_BITS
    household = ip_network(f"{address}/{bits}", strict=False)
    key = settings.secret.encode() or OWN_SECRET
    return hmac.digest(key, PURPOSE + str(household).encode(), sha256)[:ORIGIN_BYTES]
