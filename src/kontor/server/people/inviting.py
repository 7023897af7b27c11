"""Inviting by name: the creator of an open match asks a member to come; they find it among what waits for them.

Somebody who takes no invitations and somebody who has blocked the caller are refused with the same answer. An
invitation gives no right to a seat, and a no is told to nobody.
"""

from datetime import datetime, timedelta

from kontor.server.accounts import Caller
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import Match, demand_open
from kontor.server.matches.lobby.bot_accounts import is_bot
from kontor.server.matches.lobby.gather import demand_creator
from kontor.server.people.finding import demand_member
from kontor.server.store.lobby import invitations
from kontor.server.store.people import blocks
from kontor.server.store.people.profiles import MemberRow
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels, reminders
from kontor.server.store.reminders.reminders import PendingTurn

MAX_INVITATIONS_PER_DAY = 30
"""People whom one account may invite within a day."""


async def do_invite(context: Context, match_id: str, caller: Caller, name: str) -> None:
    """Invite a member to an open match of the caller's; once for each match, also if they have declined."""
    if not caller.member:
        raise ForbiddenError("members-only")
    async with context.cache.fresh(match_id) as match:
        demand_creator(match, caller.account)
        demand_open(match)
        if not any(occupant.kind == "empty" for occupant in match.occupants):
            raise ConflictError("table-full")
        seq = match.seq
        async with connected(context.pool) as connection, connection.transaction():
            person = await demand_member(connection, name)
            if match.rated and not context.settings.rated_bots and await is_bot(connection, person.account):
                raise ForbiddenError("invite-bot-rated", name=person.name)
            await _demand_welcome(connection, match, caller, person, context.now())
            if await invitations.invite(connection, match_id, person.account, caller.account, context.now()):
                await _put_in_line(connection, match_id, person.account, context.now())
    await context.bus.publish(Nudge(match_id, seq, talk=True, people=(person.account,)))


async def invited_to(context: Context, match_id: str, account: int) -> list[str]:
    """Return whom the creator of an open match has invited who has no seat there; only the creator may see it."""
    async with context.cache.fresh(match_id) as match:
        demand_creator(match, account)
    async with connected(context.pool) as connection:
        return await invitations.invited_to(connection, match_id)


async def do_decline(context: Context, match_id: str, account: int) -> None:
    """Take an invitation off the caller's list; the one who invited is not told."""
    async with connected(context.pool) as connection:
        await invitations.decline(connection, match_id, account)
    await context.bus.publish(Nudge(match_id, 0, people=(account,)))


async def _demand_welcome(
    connection: Connection, match: Match, caller: Caller, person: MemberRow, now: datetime
) -> None:
    """Refuse an invitation to somebody who cannot be invited now; the reason is told only if it is the caller's."""
    if person.account == caller.account:
        raise ConflictError("invite-oneself")
    since = now - timedelta(days=1)
    if await invitations.made_since(connection, caller.account, since, MAX_INVITATIONS_PER_DAY) >= (
        MAX_INVITATIONS_PER_DAY
    ):
        raise ConflictError("too-many-invitations", most=MAX_INVITATIONS_PER_DAY)
    invitee = await invitations.invitee(connection, person.account, match.id)
    between = await blocks.between(connection, caller.account, [person.account])
    if between.by_account:
        raise ConflictError("invite-blocked", name=person.name)
    if invitee.is_seated:
        raise ConflictError("invite-seated", name=person.name)
    if invitee.is_removed:
        raise ConflictError("invite-removed", name=person.name)
    if between.by_others or not invitee.takes_invitations:
        raise ForbiddenError("invitation-refused", name=person.name)


async def _put_in_line(connection: Connection, match_id: str, account: int, now: datetime) -> None:
    """Queue a message about an invitation, unless the person got one a short time ago; the list on the page has it."""
    wishes = await channels.held(connection, account)
    if await invitations.was_reminded(connection, account, now - timedelta(minutes=wishes.every_minutes)):
        return
    about = [PendingTurn(match_id, 0, 0)]
    for channel in await channels.channels_of(connection, account):
        if channel.enabled and channel.confirmed:
            await reminders.put_in_line(connection, account, channel.id, "invited", now, about)
