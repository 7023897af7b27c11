"""Requests to S3, signed with AWS Signature Version 4: the part of it that four simple requests need (ADR 69).

The names of objects consist of letters, digits and `-_./`, so that nothing in an address has to be escaped; there are
no parameters. `test_signing.py` has the examples of AWS's own documentation.
"""

import hmac
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

ALGORITHM = "AWS4-HMAC-SHA256"
MOMENT = "%Y%m%dT%H%M%SZ"


class Key(NamedTuple):
    """What a host got from the provider of a bucket."""

    id: str
    secret: str
    region: str


def signed(
    key: Key, method: str, path: str, headers: Mapping[str, str], content: bytes, now: datetime
) -> dict[str, str]:
    """Return the headers of a request with its signature; `headers` must have `host`, and `now` is in UTC."""
    proof = sha256(content).hexdigest()
    moment = now.strftime(MOMENT)
    given = {name.lower(): value for name, value in headers.items()}
    given |= {"x-amz-content-sha256": proof, "x-amz-date": moment}
    names = sorted(given)
    lines = [f"{name}:{given[name].strip()}\n" for name in names]
    request = "\n".join([method, path, "", "".join(lines), ";".join(names), proof])
    scope = f"{moment[:8]}/{key.region}/s3/aws4_request"
    text = "\n".join([ALGORITHM, moment, scope, sha256(request.encode()).hexdigest()])
    signature = hmac.new(_signing_key(key, moment[:8]), text.encode(), sha256).hexdigest()
    credential = f"Credential={key.id}/{scope},SignedHeaders={';'.join(names)},Signature={signature}"
    return {**given, "authorization": f"{ALGORITHM} {credential}"}


def _signing_key(key: Key, day: str) -> bytes:
    made = f"AWS4{key.secret}".encode()
    for part in (day, key.region, "s3", "aws4_request"):
        made = hmac.new(made, part.encode(), sha256).digest()
    return made
