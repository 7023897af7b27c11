"""New accounts in the village: a few of them try to do more than a new account may."""

from collections.abc import Awaitable, Callable

from kontor.server.errors import TooManyError
from kontor.server.limits.newcomers import MAX_NEW_REPORTS_PER_DAY, NEW_CHAT_LINES_PER_HOUR, NEW_LISTED_TABLES_PER_HOUR
from kontor.server.matches import Context, NewMatch, do_chat, do_create_match, do_join
from kontor.server.moderation.reporting import ReportRequest, do_report
from village.people import Person


async def limits_missed(context: Context, person: Person, tables: list[str]) -> int:
    """Let somebody write, open tables and report as much as they can; return how many limits did not hold exactly.

    `tables` are running matches that anybody may watch, and that can be reported.
    """
    own = await do_create_match(context, person.account, NewMatch("regatta", 3))
    await do_join(context, own, person.account, person.name, None, None)

    async def write(number: int) -> object:
        return await do_chat(context, own, person.account, f"line {number}")

    async def open_table(_: int) -> object:
        return await do_create_match(context, person.account, NewMatch("regatta", 3, listed=True, speed="days"))

    async def report(number: int) -> object:
        return await do_report(context, person.account, ReportRequest(tables[number], "match", "other"))

    allowed = [
        await most(write, NEW_CHAT_LINES_PER_HOUR) == NEW_CHAT_LINES_PER_HOUR,
        await most(open_table, NEW_LISTED_TABLES_PER_HOUR) == NEW_LISTED_TABLES_PER_HOUR,
    ]
    if len(tables) > MAX_NEW_REPORTS_PER_DAY:
        allowed.append(await most(report, MAX_NEW_REPORTS_PER_DAY) == MAX_NEW_REPORTS_PER_DAY)
    return allowed.count(False)


async def most(deed: Callable[[int], Awaitable[object]], limit: int) -> int:
    """Return how often something could be done until it was refused, at most once more than the limit."""
    for number in range(limit + 1):
        try:
            await deed(number)
        except TooManyError:
            return number
    return limit + 1
