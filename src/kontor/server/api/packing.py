"""Answers that are the same for everybody: compressed once, and sent compressed to clients that accept it."""

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

MIN_COMPRESSED_BYTES = 1024
"""Bytes below which compression does not pay."""
GZIP = "gzip"
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""Media types worth compressing; pictures and fonts are compressed already."""


@lru_cache(256)
def compress(body: bytes) -> bytes:
    """Return a compressed body; the same bytes are compressed once."""
    return gzip.compress(body, 9, mtime=0)


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Return True if the client accepts gzip."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() in (GZIP, "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def public_answer(request: Request[Any, Any, Any], body: bytes, media_type: str, **headers: str) -> Response[bytes]:
    """Return an answer that is the same for everybody; its headers are named with underscores."""
    http_headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if len(body) >= MIN_COMPRESSED_BYTES and media_type.startswith(COMPRESSIBLE):
        http_headers["vary"] = ", ".join(filter(None, (http_headers.get("vary"), "accept-encoding")))
        if accepts_gzip(request):
            http_headers["content-encoding"] = GZIP
            body = compress(body)
    return Response(body, media_type=media_type, headers=http_headers)
