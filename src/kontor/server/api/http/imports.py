"""Imports: records of matches that were played elsewhere, brought as files."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.limits import WEIGHT
from kontor.server.matches import Context
from kontor.server.matches.imports.keeping import do_import, do_remove_import
from kontor.server.matches.imports.listing import ImportedMatch, imports_of
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.views import MatchSummary
from kontor.server.moderation.roles import moderator_of

MAX_FILE_CHARACTERS = 4 * 1024 * 1024
"""Characters of a file; a page of a match has a program and all views in it, and its record is much smaller."""
MAX_BODY_BYTES = MAX_FILE_CHARACTERS + MAX_FILE_CHARACTERS // 4
"""Bytes of the request: in JSON each quotation mark takes two."""
VERIFYING_A_MATCH = 15
"""What an import weighs: each move is replayed and hashed."""


class ImportRequest(Record, frozen=True):
    """A file: a signed record, a record as plain JSON, or a match as one page."""

    file: Annotated[str, Meta(max_length=MAX_FILE_CHARACTERS)]


class ImportRoutes(Controller):
    """What the caller has imported."""

    path = "/api/imports"
    tags = ("imports",)

    @get("/", summary="My imports")
    async def mine(self, context: Context, caller: Caller, language: str) -> list[ImportedMatch]:
        """Return what the caller has imported, the latest first; nobody else can see this list."""
        return await imports_of(context, caller.account, language)

    @post("/", summary="Import a record", opt={WEIGHT: VERIFYING_A_MATCH}, request_max_body_size=MAX_BODY_BYTES)
    async def bring(self, context: Context, caller: Caller, language: str, data: ImportRequest) -> MatchSummary:
        """Verify the record of a match that is over and keep it, unrated; for members.

        It can be watched, reviewed and branched off by everybody who has its link. The same file of the same person
        gives the same match again.
        """
        match = await do_import(context, caller.account, data.file)
        return await get_summary(context, match, caller.account, language)

    @delete("/{match:str}", summary="Remove an import")
    async def remove(self, context: Context, caller: Caller, match: str) -> Response[None]:
        """Delete an import for good: the person who has imported it may, and moderators."""
        is_moderator = moderator_of(caller) is not None
        await do_remove_import(context, match, caller.account, as_moderator=is_moderator)
        return Response(None, status_code=204)
