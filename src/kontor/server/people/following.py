"""Following: somebody sees at which public tables the members sit whom they follow; these are not told."""

from datetime import timedelta

from kontor.core import Record
from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.matches.kernel.boxes import load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.played_rows import as_played
from kontor.server.matches.lobby.ids import first_id_of_month
from kontor.server.matches.read.views import MatchSummary, match_summary
from kontor.server.matches.watching.delay import as_seen
from kontor.server.people.finding import demand_member
from kontor.server.store.lobby import followed_tables
from kontor.server.store.people import blocks
from kontor.server.store.people import follows as store
from kontor.server.store.pool import connected

MAX_FOLLOWED = 100
"""People whom one account may follow at once."""
MAX_TABLES = 10
LOOK_BACK = timedelta(days=62)
"""How long ago a match may have been created to be shown; older ones are over, or nobody's news."""


class FollowedTable(Record, frozen=True):
    """A public table where followed people sit."""

    table: MatchSummary
    names: tuple[str, ...]
    """Whom of them."""


class Followed(Record, frozen=True):
    """Whom the caller follows, and where these sit."""

    names: tuple[str, ...]
    tables: tuple[FollowedTable, ...]
    """Open tables first, then those that are played."""


async def do_follow(context: Context, account: int, name: str, wanted: bool) -> None:
    """Follow a member, or do so no more; they are not told. ConflictError if the caller has blocked them."""
    async with connected(context.pool) as connection, connection.transaction():
        person = await demand_member(connection, name)
        if person.account == account:
            raise ConflictError("follow-oneself")
        if not wanted:
            await store.unfollow(connection, account, person.account)
            return
        if await blocks.has_blocked(connection, account, person.account):
            raise ConflictError("follow-blocked", name=person.name)
        if not await store.follow(connection, account, person.account, MAX_FOLLOWED):
            raise ConflictError("too-many-follows", most=MAX_FOLLOWED)


async def followed_by(context: Context, account: int, language: str) -> Followed:
    """Return whom an account follows, and at which public tables they sit; nobody else may see it."""
    async with connected(context.pool) as connection:
        people = {each.account: each.name for each in await store.followed_by(connection, account)}
        since = first_id_of_month(context.now() - LOOK_BACK)
        rows = await followed_tables.listed(connection, account, since, MAX_TABLES) if people else []
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    rows = await as_played(context.databases, rows)
    tables = []
    for row in rows:
        try:
            match = await as_seen(context, read_match(row), account)
            summary = match_summary(match, account, context.now(), language)
        except Exception as error:  # noqa: BLE001 - one match must not take the list away
            note_failure("followed", row["id"], error)
            continue
        names = tuple(people[each.account] for each in match.occupants if each.account in people)
        if names and match.status != "closed":
            tables.append(FollowedTable(summary, names))
    return Followed(tuple(people.values()), tuple(tables))
