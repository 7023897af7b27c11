"""Answers that are the same for everybody: packed once, and sent packed to whoever can unpack them."""

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

SMALLEST = 1024
"""What has fewer bytes is not worth packing."""
GZIP = "gzip"
PACKABLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""Pictures and fonts are packed already."""


@lru_cache(256)
def packed(body: bytes) -> bytes:
    """Return a body packed; the same bytes are packed once."""
    return gzip.compress(body, 9, mtime=0)


def unpacks(request: Request[Any, Any, Any]) -> bool:
    """Say whether whoever asks can unpack an answer."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() in (GZIP, "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def for_all(request: Request[Any, Any, Any], body: bytes, media_type: str, **headers: str) -> Response[bytes]:
    """Return an answer that is the same for everybody; its headers are named with underscores."""
    said = {name.replace("_", "-"): value for name, value in headers.items()}
    if len(body) >= SMALLEST and media_type.startswith(PACKABLE):
        said["vary"] = "accept-encoding"
        if unpacks(request):
            said["content-encoding"] = GZIP
            body = packed(body)
    return Response(body, media_type=media_type, headers=said)
