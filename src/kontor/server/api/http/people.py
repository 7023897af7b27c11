"""People: their pages, and what the caller is to them."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.callers import FOR_BOTS
from kontor.server.api.limits import WEIGHT
from kontor.server.matches import Context
from kontor.server.people import (
    BlockedPersonView,
    Followed,
    PersonPage,
    PersonSettingsView,
    ResultPage,
    Statistics,
    do_block,
    do_decline,
    do_follow,
    do_invite,
    do_set_person_settings,
    followed_by,
    invited_to,
    own_results,
    people_blocked_by,
    person_page,
    person_settings,
    results_of,
    statistics_of,
)
from kontor.server.reminders.inviting import do_invite_by_mail

ADDING_UP = 3
"""What a page weighs that is computed from many matches."""
PersonName = Annotated[str, Meta(min_length=1, max_length=200)]


class BlockRequest(Record, frozen=True):
    """The name of a member, and whether the caller blocks them."""

    name: PersonName
    blocked: bool


class FollowRequest(Record, frozen=True):
    """The name of a member, and whether the caller follows them."""

    name: PersonName
    follows: bool


class InviteRequest(Record, frozen=True):
    """The name of a member."""

    name: PersonName


class MailInvitationRequest(Record, frozen=True):
    """A mail address."""

    address: Annotated[str, Meta(max_length=254)]


class PeopleRoutes(Controller):
    """Pages of people. A name may contain any sign, so it is never part of a path."""

    path = "/api"
    tags = ("people",)

    @get("/people", summary="The page of a member", opt={WEIGHT: ADDING_UP})
    async def person(self, context: Context, visitor: Caller | None, name: str) -> PersonPage:
        """Return what everybody may know of the member with this name, and how the caller stands to them."""
        return await person_page(context, name, visitor.account if visitor else None)

    @get("/people/results", summary="The results of a member")
    async def results(self, context: Context, name: str, before: str | None = None) -> ResultPage:
        """Return the next results of a member in listed rated matches that everybody may watch, the latest first."""
        return await results_of(context, name, before)

    @get("/me/results", summary="My results")
    async def mine(self, context: Context, caller: Caller, before: str | None = None) -> ResultPage:
        """Return the caller's next results in all matches, private tables included, the latest first."""
        return await own_results(context, caller.account, before)

    @get("/me/statistics", summary="My statistics", opt={WEIGHT: ADDING_UP})
    async def statistics(self, context: Context, caller: Caller) -> Statistics:
        """Return statistics across the latest matches that the caller played to the end."""
        return await statistics_of(context, caller.account)

    @get("/me/person", summary="What I show of myself")
    async def shown(self, context: Context, caller: Caller) -> PersonSettingsView:
        """Return whether the caller's page hides results, and whether they take invitations."""
        return await person_settings(context, caller.account)

    @put("/me/person", summary="Show more or less of myself", status_code=204)
    async def show(self, context: Context, caller: Caller, data: PersonSettingsView) -> None:
        """Change whether the caller's page hides results, and whether they take invitations."""
        await do_set_person_settings(context, caller.account, data)

    @get("/me/follows", summary="Whom I follow")
    async def followed(self, context: Context, caller: Caller, language: str) -> Followed:
        """Return whom the caller follows, and the public tables where these people sit."""
        return await followed_by(context, caller.account, language)

    @put("/me/follows", summary="Follow somebody", status_code=204)
    async def follow(self, context: Context, caller: Caller, data: FollowRequest) -> None:
        """Follow a member, or do so no more; they are not told."""
        await do_follow(context, caller.account, data.name, data.follows)

    @get("/me/blocks", summary="Whom I have blocked")
    async def blocked(self, context: Context, caller: Caller) -> list[BlockedPersonView]:
        """Return whom the caller has blocked, the latest first."""
        return await people_blocked_by(context, caller.account)

    @put("/me/blocks", summary="Block somebody", status_code=204)
    async def block(self, context: Context, caller: Caller, data: BlockRequest) -> None:
        """Block a member, or take that back.

        A blocked member and the caller cannot sit down at the same table, do not find each other's open tables, and
        cannot invite each other; the caller does not read what they write. Running matches go on.
        """
        await do_block(context, caller.account, data.name, data.blocked)

    @get("/matches/{match:str}/invited", summary="Whom I have invited")
    async def invited(self, context: Context, caller: Caller, match: str) -> list[str]:
        """Return the names of those whom the caller has invited to their open match, without those who came."""
        return await invited_to(context, match, caller.account)

    @post("/matches/{match:str}/invited", summary="Invite by name", status_code=204)
    async def invite(self, context: Context, caller: Caller, match: str, data: InviteRequest) -> None:
        """Invite a member to an open match that the caller created."""
        await do_invite(context, match, caller, data.name)

    @post("/matches/{match:str}/invited/mails", summary="Invite by mail", status_code=204, opt={WEIGHT: ADDING_UP})
    async def invite_by_mail(
        self, context: Context, caller: Caller, language: str, match: str, data: MailInvitationRequest
    ) -> None:
        """Send the link of an open match that the caller created to a mail address.

        The answer does not say whether the mail is sent: the owner of the address may not want any. The address is
        deleted as soon as the mail is sent. 409 if the server sends no mail.
        """
        await do_invite_by_mail(context, match, caller, data.address, language)

    @delete("/me/invitations/{match:str}", summary="Decline an invitation", opt={FOR_BOTS: "play"})
    async def decline(self, context: Context, caller: Caller, match: str) -> Response[None]:
        """Take an invitation off the caller's list; nobody is told."""
        await do_decline(context, match, caller.account)
        return Response(None, status_code=204)
