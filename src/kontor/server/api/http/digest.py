"""What happened at a match since the caller's last turn."""

from litestar import get

from kontor.server.accounts import Caller
from kontor.server.api.http.play import Since
from kontor.server.matches import House
from kontor.server.matches.read.digest.digest import Digest, digest_for


@get("/api/matches/{match:str}/digest", summary="Since my last turn", tags=["play"])
async def digest(house: House, caller: Caller, match: str, language: str, since: Since = None) -> Digest:
    """Return what happened since the caller last decided, or since an entry of the log, in a few sentences."""
    return await digest_for(house, match, caller.account, language, since)
