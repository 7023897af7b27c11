"""What one person's own socket shows: their matches that are not over, and those that they are invited to."""

from collections.abc import Collection
from datetime import datetime
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from kontor.server.matches.kernel.boxes import load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.match import Status
from kontor.server.matches.lobby.find import MAX_MATCHES, MyMatch, my_match_of_row, rows_of_account
from kontor.server.matches.read.views import MatchSummary, match_summary
from kontor.server.store.lobby import invitations
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import connected
from kontor.server.store.shards.mirrors import Row

MAX_INVITATIONS = 10
INVITATION_DAYS = 7
"""Days after which a rematch that nobody started invites nobody any more."""

Standing: TypeAlias = tuple[Status, datetime | None]
"""The status of a match, and since when it waits for somebody: if it differs, their list differs."""


class FoundMatch(NamedTuple):
    """A match of an account in each language that was asked for, and what the server itself needs to know of it."""

    match: str
    standing: Standing
    accounts: tuple[int | None, ...]
    """Who has the seats; this never leaves the server."""
    in_language: dict[str, MyMatch]


async def find_matches(
    context: Context, account: int, languages: Collection[str], among: Collection[str] | None = None
) -> list[FoundMatch]:
    """Return the matches of an account that are not over: all of them, or those of some ids."""
    rows = await rows_of_account(context, account, MAX_MATCHES, None if among is None else list(among))
    return [_found(context, account, languages, row) for row in rows]


async def find_invitations(context: Context, account: int) -> tuple[MatchSummary, ...]:
    """Return the matches that an account is invited to and may join; those that cannot be opened are left out."""
    async with connected(context.pool) as connection:
        rows = await store.inviting(connection, account, INVITATION_DAYS, MAX_INVITATIONS)
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    summaries = []
    for row in rows:
        try:
            summaries.append(match_summary(read_match(row), account, context.now()))
        except Exception as error:  # noqa: BLE001 - one match must not take the other invitations away
            note_failure("invitations", row["id"], error)
    return tuple(summaries)


async def find_inviters(context: Context, account: int, match_ids: Collection[str]) -> dict[str, str]:
    """Return who invited an account by name to some matches; rematches have nobody."""
    if not match_ids:
        return {}
    async with connected(context.pool) as connection:
        return await invitations.inviters(connection, account, list(match_ids))


async def find_standings(context: Context, accounts: Collection[int]) -> dict[int, dict[str, Standing]]:
    """Return how the matches of some accounts stand that are not over, by one statement for each database."""
    standings: dict[int, dict[str, Standing]] = {account: {} for account in accounts}
    ask = partial(store.standing, accounts=list(accounts))
    for found in await context.databases.ask_each(ask, skip_away=True):
        for row in found:  # what a shard says replaces the mirror
            standings[row["account"]][row["id"]] = (row["status"], row["since"])
    return standings


def _found(context: Context, account: int, languages: Collection[str], row: Row) -> FoundMatch:
    accounts = tuple(each.account for each in msgspec.json.decode(row["occupants"], type=list[Occupant]))
    in_language = {language: my_match_of_row(context, account, language, row) for language in languages}
    return FoundMatch(row["id"], (row["status"], row["waits_since"]), accounts, in_language)
