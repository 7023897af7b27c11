"""Where a bot account may sit down: only where it was asked to come, and where its games change no rating.

Bots of the server itself have no account; see `gather.do_seat_bot`.
"""

from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.kernel.match import Match
from kontor.server.settings import Settings
from kontor.server.store.lobby import invitations
from kontor.server.store.matches import seats
from kontor.server.store.people import bots
from kontor.server.store.pool import Connection

MAX_BOT_MATCHES = 40
"""Matches that are not over in which one bot account may have a seat: its list shows no more than 50."""


async def is_bot(connection: Connection, account: int) -> bool:
    """Return True if an account is a bot's."""
    return await bots.owner_of(connection, account) is not None


async def demand_bot_may_sit(connection: Connection, settings: Settings, match: Match, account: int) -> None:
    """Refuse a bot account a seat at a match to which nobody has invited it, at a rated one, and in too many."""
    if match.rated and not settings.rated_bots:
        raise ForbiddenError("bot-rated")
    if not await _is_invited(connection, match, account):
        raise ForbiddenError("bot-uninvited")
    if await bots.matches_of(connection, account) >= MAX_BOT_MATCHES:
        raise ConflictError("bot-busy", most=MAX_BOT_MATCHES)


async def _is_invited(connection: Connection, match: Match, account: int) -> bool:
    """Return True if the creator has invited an account by name, or it played the match of which this is a rematch."""
    if await invitations.open_invitation(connection, match.id, account) is not None:
        return True
    former = await seats.sitting(connection, match.rematch_of) if match.rematch_of else {}
    return account in former.values()
