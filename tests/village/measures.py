"""Whether what moderators did is in effect: asked through what the people concerned can do and see."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

import msgspec

from kontor.server.accounts import caller_of
from kontor.server.errors import ConflictError, ForbiddenError, TooManyError
from kontor.server.matches import Context, do_chat
from kontor.server.moderation.deciding import Kind
from kontor.server.moderation.notices import notices_of
from kontor.server.store.matches.seats import NEUTRAL
from kontor.server.store.pool import connected
from village.people import Person

SEAT = """
SELECT s.match FROM seats s JOIN matches m ON m.id = s.match
WHERE s.account = $1 AND m.status IN ('playing', 'over') ORDER BY m.status = 'playing' DESC, m.id LIMIT 1
"""


class Deed(msgspec.Struct):
    """What a moderator did, as the village remembers it."""

    measure: int
    kind: Kind
    subject: int | None
    match: str | None
    at: datetime
    days: int | None = None
    name: str = ""
    """The name of the person before."""
    undone: bool = False
    considered: bool = False

    def stands(self, now: datetime) -> bool:
        """Return True if it should be in effect."""
        return not self.undone and (self.days is None or now < self.at + timedelta(days=self.days))


async def effects(context: Context, people: Mapping[int, Person], deeds: Iterable[Deed]) -> set[int]:
    """Return the measures that are not as they should be."""
    about: dict[int, list[Deed]] = defaultdict(list)
    closings: dict[str, list[Deed]] = defaultdict(list)
    wrong: set[int] = set()
    for deed in deeds:
        if deed.kind == "close" and deed.match is not None:
            closings[deed.match].append(deed)
        elif deed.subject is not None and deed.kind not in ("dismiss", "uphold"):
            about[deed.subject].append(deed)
    for match, own in closings.items():  # one that was opened again may be closed a second time
        if await is_closed(context, match) != any(deed.stands(context.now()) for deed in own):
            wrong |= {deed.measure for deed in own}
    for account, own in about.items():
        wrong |= await wrong_about(context, people[account], own)
    return wrong


async def wrong_about(context: Context, person: Person, deeds: list[Deed]) -> set[int]:
    """Return the measures about one person that are not as they should be."""
    told = await notices_of(context, person.account)
    shown = await shown_name(context, person.account)
    is_effective = {
        "mute": await is_muted(context, person.account),
        "suspend": await is_suspended(context, person),
        "rename": shown.startswith(NEUTRAL),
    }
    wrong: set[int] = set()
    for kind, effective in is_effective.items():
        of_kind = [deed for deed in deeds if deed.kind == kind]
        expected = any(deed.stands(context.now()) for deed in of_kind)
        if of_kind and effective is not None and effective != expected:
            wrong |= {deed.measure for deed in of_kind}
    warned = [deed for deed in deeds if deed.kind == "warn"]
    standing = sum(notice.deed == "warn" and notice.kind == "measure" and notice.stands for notice in told)
    if standing != sum(not deed.undone for deed in warned):
        wrong |= {deed.measure for deed in warned}
    return wrong


async def is_muted(context: Context, account: int) -> bool | None:
    """Return True if somebody cannot write in a chat because of a mute; None if they sit nowhere."""
    async with connected(context.pool) as connection:
        match = await connection.fetchval(SEAT, account)
    if match is None:
        return None
    try:
        await do_chat(context, match, account, "hello")
    except ForbiddenError as error:
        return error.key == "muted"
    except (ConflictError, TooManyError):
        return False
    return False


async def is_suspended(context: Context, person: Person) -> bool:
    """Return True if somebody may do nothing but read why."""
    caller = await caller_of(context, person.token)
    return caller is not None and caller.suspended


async def is_closed(context: Context, match: str) -> bool:
    """Return True if a table is closed."""
    async with connected(context.pool) as connection:
        status = await connection.fetchval("SELECT status FROM matches WHERE id = $1", match)
    return status in ("closed", None)


async def shown_name(context: Context, account: int) -> str:
    """Return the name that others see."""
    async with connected(context.pool) as connection:
        name: str = await connection.fetchval("SELECT name FROM accounts WHERE id = $1", account)
    return name
