"""Invitations: the link by which others find a match or the server, and the same as a QR code for a phone."""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, get

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.matches import Context
from kontor.server.matches.read.look import get_summary

QUIET_MODULES = 2
"""Width of the empty border around a code, in modules."""


class QrCode(Record, frozen=True):
    """A QR code to draw: its side in modules, with an empty border, and the dark modules as the path of an SVG."""

    side: int
    path: str


class Invitation(Record, frozen=True):
    """The link of a match or of the server, and its code; null if the link works on this machine alone."""

    link: str
    code: QrCode | None


class InvitationRoutes(Controller):
    """How others are invited to a match, or to the server."""

    path = "/api"
    tags = ("tables",)

    @get("/matches/{match:str}/invitation", summary="Link and QR code")
    async def invitation(
        self, request: Request[Any, Any, Any], context: Context, visitor: Caller | None, match: str
    ) -> Invitation:
        """Return the link of a match at the host's site, or at the address that was asked if the host named no site."""
        table = await get_summary(context, match, visitor.account if visitor else None)
        return invitation_to(f"{site_of(request, context)}/table/{table.match}")

    @get("/invitation", summary="Link and QR code of the server")
    async def to_the_server(self, request: Request[Any, Any, Any], context: Context) -> Invitation:
        """Return the link of the front page, for people who do not know this server yet."""
        return invitation_to(f"{site_of(request, context)}/")


def site_of(request: Request[Any, Any, Any], context: Context) -> str:
    """Return the host's site, or the address that was asked if the host named no site."""
    return context.settings.site or str(request.base_url).rstrip("/")


def invitation_to(link: str) -> Invitation:
    """Return a link with its code."""
    return Invitation(link, None if is_local(link) else code_of(link))


def is_local(link: str) -> bool:
    """Return True if a link leads to the machine that opens it."""
    host = urlsplit(link).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def code_of(content: str) -> QrCode | None:
    """Return the QR code of a text; None if it is too long for one."""
    try:
        rows = [list(row) for row in segno.make(content, micro=False).matrix_iter(border=QUIET_MODULES)]
    except segno.DataOverflowError:
        return None
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark)
    return QrCode(len(rows), path)
