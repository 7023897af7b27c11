"""A small service that speaks as much S3 as packs need, and checks every signature by itself."""

import hashlib
import hmac
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

KEY_ID, SECRET, REGION, BUCKET = "an-id", "a-secret", "eu-test-1", "matches"
AUTHORIZATION = re.compile(
    r"AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/s3/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=(\w+)"
)
RANGE = re.compile(r"bytes=(\d+)-(\d+)")


class Service(ThreadingHTTPServer):
    """Keeps objects in memory; while `is_down`, every request fails."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Requests)
        self.objects: dict[str, bytes] = {}
        self.is_down = False
        self.refused = 0

    @property
    def address(self) -> str:
        """The address of the service."""
        return f"http://127.0.0.1:{self.server_port}"


class Requests(BaseHTTPRequestHandler):
    """One connection to the service."""

    server: Service
    protocol_version = "HTTP/1.1"

    def do_PUT(self) -> None:
        """Keep an object."""
        content = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self._may("PUT", content):
            self.server.objects[self.path] = content
            self._answer(200)

    def do_GET(self) -> None:
        """Return some bytes of an object."""
        if not self._may("GET", b""):
            return
        wanted = RANGE.fullmatch(self.headers.get("range", ""))
        found = self.server.objects.get(self.path)
        if found is None or wanted is None:
            self._answer(404, b"<Error><Code>NoSuchKey</Code></Error>")
            return
        self._answer(206, found[int(wanted[1]) : int(wanted[2]) + 1])

    def do_DELETE(self) -> None:
        """Remove an object."""
        if self._may("DELETE", b""):
            self.server.objects.pop(self.path, None)
            self._answer(204)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""

    def _may(self, method: str, content: bytes) -> bool:
        if self.server.is_down:
            self._answer(503, b"<Error><Code>SlowDown</Code></Error>")
        elif not self.path.startswith(f"/{BUCKET}/") or not self._is_signed(method, content):
            self.server.refused += 1
            self._answer(403, b"<Error><Code>SignatureDoesNotMatch</Code></Error>")
        else:
            return True
        return False

    def _is_signed(self, method: str, content: bytes) -> bool:
        """Compute the signature again, as AWS's documentation tells it, without any code of ours."""
        given = AUTHORIZATION.fullmatch(self.headers.get("authorization", ""))
        if not given:
            return False
        key, day, region, names, signature = given.groups()
        digest = hashlib.sha256(content).hexdigest()
        canonical = f"{method}\n{self.path}\n\n"
        for name in names.split(";"):
            canonical += f"{name}:{(self.headers.get(name) or '').strip()}\n"
        canonical += f"\n{names}\n{digest}"
        moment = self.headers.get("x-amz-date", "")
        told = f"AWS4-HMAC-SHA256\n{moment}\n{day}/{region}/s3/aws4_request\n"
        told += hashlib.sha256(canonical.encode()).hexdigest()
        secret = b"AWS4" + SECRET.encode()
        for step in (day.encode(), region.encode(), b"s3", b"aws4_request", told.encode()):
            secret = hmac.digest(secret, step, "sha256")
        needed = {"host", "x-amz-content-sha256", "x-amz-date"} <= set(names.split(";"))
        same = self.headers.get("x-amz-content-sha256") == digest and secret.hex() == signature
        return needed and same and (key, region) == (KEY_ID, REGION)

    def _answer(self, status: int, content: bytes = b"") -> None:
        self.send_response(status)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@contextmanager
def service() -> Iterator[Service]:
    """Run a service for a block."""
    running = Service()
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    try:
        yield running
    finally:
        running.shutdown()
        running.server_close()
        thread.join()
