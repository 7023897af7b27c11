"""People at a table with a chat, moderators, and a report, for tests of moderation."""

from secrets import token_hex
from typing import NamedTuple

from kontor.server.accounts import Login
from kontor.server.matches import Context, do_chat
from kontor.server.moderation.deciding import Case, Decision, Kind, do_decide
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.moderation.roles import Moderator
from kontor.server.store.moderation import standing
from kontor.server.store.pool import connected
from server.party import Party, new_member, party


class Quarrel(NamedTuple):
    """A match in which one person has insulted the other, who has reported it, and a moderator who plays elsewhere."""

    at: Party
    rude: Login
    reporter: Login
    report: int
    moderator: Moderator


async def new_moderator(context: Context, role: str = "moderator") -> Moderator:
    """Return a member with a role."""
    login = await new_member(context, f"Mona {token_hex(4)}")
    await give_role(context, login, role)
    return Moderator(login.account, role)


async def give_role(context: Context, login: Login, role: str | None) -> None:
    """Give somebody a role, without a row of the log."""
    async with connected(context.pool) as connection:
        await standing.set_role(connection, login.account, role)


async def quarrel(context: Context, *, spectators: bool = True) -> Quarrel:
    """Return a match with a reported line: the fourth of five."""
    at = await party(context, spectators=spectators)
    for person, text in ((at.other, "hello"), (at.turn, "hi"), (at.other, "good luck"), (at.turn, "you fool")):
        await do_chat(context, at.match, person.account, text)
    await do_chat(context, at.match, at.other.account, "no need for that")
    request = ReportRequest(at.match, "chat", "insult", "please look", line=4)
    report = await do_report(context, at.other.account, request)
    return Quarrel(at, at.turn, at.other, report, await new_moderator(context))


async def decide(
    context: Context, moderator: Moderator, report: int, kind: Kind, days: int | None = None, reason: str = "Be kind."
) -> int:
    """Decide about a report as it stands."""
    async with connected(context.pool) as connection:
        version = await connection.fetchval("SELECT version FROM reports WHERE id = $1", report)
    return await do_decide(context, moderator, Case(report, version), Decision(kind, reason, days))
