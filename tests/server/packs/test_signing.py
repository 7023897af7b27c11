"""Signatures for S3: the examples in AWS's documentation of Signature Version 4."""

from datetime import UTC, datetime

import pytest

from kontor.server.packs.signing import Key, signed

KEY = Key("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1")
HOST = "examplebucket.s3.amazonaws.com"
NOW = datetime(2013, 5, 24, tzinfo=UTC)
GET = {"host": HOST, "range": "bytes=0-9"}
PUT = {"host": HOST, "date": "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY"}


@pytest.mark.parametrize(
    ("method", "path", "headers", "content", "signature"),
    [
        ("GET", "/test.txt", GET, b"", "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"),
        (
            "PUT",
            "/test%24file.text",
            PUT,
            b"Welcome to Amazon S3.",
            "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
        ),
    ],
)
def test_a_request_is_signed_as_in_the_documentation(
    method: str, path: str, headers: dict[str, str], content: bytes, signature: str
) -> None:
    made = signed(KEY, method, path, headers, content, NOW)["authorization"]

    assert made.startswith("AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,")
    assert made.endswith(f",Signature={signature}")


def test_another_byte_or_another_key_is_another_signature() -> None:
    made = {
        signed(key, "PUT", "/a", {"host": HOST}, content, NOW)["authorization"]
        for key in (KEY, KEY._replace(secret="another"))  # noqa: S106 - of nobody
        for content in (b"a", b"b")
    }

    assert len(made) == 4
