"""The headers that keep an answer from doing harm: each answer has them, unless its handler chose stricter ones.

What is not the client's page has no script, no picture and one known style, so its policy forbids everything else. An
answer that does not say how long it may be kept is not kept: most are for one person.
"""

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256

PLAIN_STYLE = (
    "body{font:1.05rem/1.5 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}"
    ":root{color-scheme:light dark}button{font:inherit;padding:.6rem 1.2rem}"
    "h3,dt{overflow-wrap:anywhere}dd{margin-bottom:.5rem}"
    "section section{border-top:1px solid;margin-top:1.5rem}"
)
"""The style of pages without a script: reminder links, and the reference of the API."""


def style_hash(style: str) -> str:
    """Return a style element's content as a policy names it."""
    return f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


PLAIN_POLICY = (
    f"default-src 'none'; style-src {style_hash(PLAIN_STYLE)}; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
"""The policy of everything but the client's page."""
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
"""The policy of the client's page. `connect-src 'self'` includes the sockets of the same host."""

HeaderPair = tuple[bytes, bytes]

DEFAULTS: tuple[HeaderPair, ...] = (
    (b"content-security-policy", PLAIN_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)


def with_safe_headers(headers: Iterable[HeaderPair]) -> list[HeaderPair]:
    """Return the headers of an answer with those that it has not set itself."""
    own = [(name.lower(), value) for name, value in headers]
    names = {name for name, _ in own}
    return [*own, *(pair for pair in DEFAULTS if pair[0] not in names)]
