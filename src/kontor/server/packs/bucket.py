"""A bucket of packs at a service that speaks S3: AWS, MinIO, Ceph, Garage, and most providers of storage.

The bucket is named in the path, which all of them understand. An object is written once, by one request.
"""

from base64 import b64encode
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import md5
from secrets import token_hex
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from kontor.server.errors import StoreError
from kontor.server.packs.signing import Key, signed

TIMEOUT_SECONDS = 10.0
"""Seconds that the service may take to answer."""
MAX_REASON_CHARACTERS = 200
FULL, PARTIAL = 200, 206


class BucketAddress(NamedTuple):
    """Where a bucket is, and what the names of our objects in it begin with."""

    endpoint: str
    bucket: str
    prefix: str


def bucket_address(packs: str, endpoint: str) -> BucketAddress:
    """Return the address of `s3://bucket/prefix` at a service."""
    parts = urlsplit(packs)
    return BucketAddress(endpoint.rstrip("/"), parts.netloc, parts.path.strip("/"))


class BucketPlace:
    """Packs in a bucket; StoreError says what the service answered."""

    def __init__(self, where: BucketAddress, key: Key) -> None:
        self.where, self.key = where, key
        self.address = "/".join(filter(None, (f"s3://{where.bucket}", where.prefix)))
        self._client: httpx.AsyncClient | None = None

    async def put(self, name: str, content: bytes) -> None:
        """Write an object that does not exist yet; the service answers when it is durable, and compares the MD5."""
        proof = b64encode(md5(content, usedforsecurity=False).digest()).decode()
        answer = await self._ask("PUT", name, {"content-md5": proof}, content)
        if answer.status_code != FULL:
            raise StoreError("packs-unwritable", place=self.address, why=_reason(answer))

    async def get(self, name: str, first_byte: int, count: int) -> bytes:
        """Return some bytes of an object; StoreError if it is not there or too short."""
        answer = await self._ask("GET", name, {"range": f"bytes={first_byte}-{first_byte + count - 1}"})
        if answer.status_code != PARTIAL or len(answer.content) != count:
            raise StoreError("packs-unreadable", place=self.address, why=_reason(answer))
        return answer.content

    async def check(self) -> None:
        """Write, read and remove an object; StoreError says why that fails. If it cannot be removed, it stays."""
        name = f"check-{token_hex(6)}"
        await self.put(name, name.encode())
        await self.get(name, 0, len(name))
        await self._ask("DELETE", name, {})

    async def close(self) -> None:
        """Close the connections to the service."""
        if self._client:
            await self._client.aclose()
            self._client = None

    async def _ask(self, method: str, name: str, headers: Mapping[str, str], content: bytes = b"") -> httpx.Response:
        path = "/" + "/".join(filter(None, (self.where.bucket, self.where.prefix, name)))
        host = urlsplit(self.where.endpoint).netloc
        given = signed(self.key, method, path, {"host": host, **headers}, content, datetime.now(UTC))
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT_SECONDS)
        try:
            return await self._client.request(method, self.where.endpoint + path, headers=given, content=content)
        except httpx.HTTPError as error:
            why = str(error) or type(error).__name__
            is_writing = method == "PUT"
            raise StoreError(
                "packs-unwritable" if is_writing else "packs-unreadable", place=self.address, why=why
            ) from error


def _reason(answer: httpx.Response) -> str:
    """Return what a service said, shortened: an error is a page of XML."""
    said = answer.text[:MAX_REASON_CHARACTERS] if answer.status_code not in (FULL, PARTIAL) else ""
    return " ".join(f"HTTP {answer.status_code} {said}".split())
