"""Proxies that the server does not trust: then everybody behind one counts as one address, and the log says so."""

from ipaddress import ip_address
from time import monotonic

from kontor.server.api.origins import AnyConnection
from kontor.server.logs import log

LOG_INTERVAL_SECONDS = 60.0
"""Seconds between two log lines about a proxy that is not trusted."""
FORWARDED = "x-forwarded-for"


class UntrustedProxies:
    """Logs requests that a proxy in a private network passes on, if it is not trusted to name the caller."""

    def __init__(self) -> None:
        self.logged_at = -LOG_INTERVAL_SECONDS

    def note(self, connection: AnyConnection) -> None:
        """Log a request that seems to come through such a proxy, at most once a minute."""
        now = monotonic()
        if FORWARDED not in connection.headers or now - self.logged_at < LOG_INTERVAL_SECONDS:
            return
        peer = connection.client.host if connection.client else ""
        if is_named(peer, connection.headers[FORWARDED]) or not is_private(peer):
            return
        self.logged_at = now
        log.warning("proxy-not-trusted", proxy=peer, advice="if this is your proxy, name it in FORWARDED_ALLOW_IPS")


def is_named(peer: str, forwarded: str) -> bool:
    """Return True if the caller's address was taken from the header: then the proxy is trusted."""
    return peer in {part.strip() for part in forwarded.split(",")}


def is_private(host: str) -> bool:
    """Return True for an address that a proxy of the host may have; strangers have public ones."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return False
