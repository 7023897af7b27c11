"""Bringing people together: the match is made for them, they are seated, and it starts, in one transaction.

Several processes may do this at once. The seeks are claimed in the transaction that makes their match: a process that
comes second finds them gone and does nothing.
"""

from collections.abc import Sequence
from datetime import timedelta

from kontor.core import registry
from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.matches import Context, NewMatch
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.match import demand_open
from kontor.server.matches.lobby.create import match_row, store_match
from kontor.server.matches.lobby.opening import open_match
from kontor.server.matches.lobby.start import REVEAL_SECONDS
from kontor.server.ratings import Rating
from kontor.server.ratings.rating import START
from kontor.server.seeking.matching import LIVE_SPEEDS, SLOW_SPEEDS, Meeting, Seek, match_seeks
from kontor.server.seeking.notices import put_notices_in_line
from kontor.server.seeking.seek import AWAY, tell_seekers
from kontor.server.store.competition import ratings
from kontor.server.store.lobby import seeks as store
from kontor.server.store.lobby.seeks import Claim, SeekRow
from kontor.server.store.matches import luck, seats
from kontor.server.store.matches.luck import Entropy
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders.reminders import PendingTurn

MAX_WAITING = 300
"""Seeks of one game, speed and kind that are matched at once, the oldest ones; the next sweep goes on."""


async def match_waiting_seeks(context: Context) -> int:
    """Bring together everybody who fits together now; return the number of matches that were made.

    StoreError if the store fails; the next sweep tries again. People who cannot be brought together, for whatever
    reason, do not keep others waiting.
    """
    now = context.now()
    games = sorted(registry.slugs())
    async with connected(context.pool) as connection:
        speeds = (*LIVE_SPEEDS, *SLOW_SPEEDS)
        rows = await store.matchable(connection, games, speeds, LIVE_SPEEDS, now, now - AWAY, MAX_WAITING)
        people = {row.account for row in rows}
        if len(people) < 2:
            return 0
        rated = await ratings.of_accounts(connection, people)
        blocks = await store.blocks_among(connection, people)
    points = {(row["account"], row["game"], row["seats"]): Rating(row["mu"], row["sigma"]).points for row in rated}
    made = 0
    for meeting in match_seeks(now, [_seek_of(row) for row in rows], points, blocks, START.points):
        try:
            made += await bring_together(context, meeting) is not None
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - some people must not keep the others waiting
            note_failure("seek", f"seek {meeting.seeks[0].id}", error)
    return made


async def bring_together(context: Context, meeting: Meeting) -> str | None:
    """Make the match of a meeting and return its id; None if one of the seeks was answered or withdrawn just now."""
    first, ids = meeting.seeks[0], [seek.id for seek in meeting.seeks]
    people = [seek.account for seek in meeting.seeks]
    async with connected(context.pool) as connection, connection.transaction():
        await store.hold_people(connection, people)
        claims = await store.claim(connection, ids)
        if len(claims) < len(ids) or await store.blocks_among(connection, people):
            return None
        ordered = sorted(claims, key=lambda claim: ids.index(claim.id))
        match_id = await _make_match(context, connection, first, ordered)
        await store.answer(connection, ids, match_id, context.now())
        if first.speed in LIVE_SPEEDS:
            await store.withdraw_others(connection, people, LIVE_SPEEDS, ids)
        else:
            turns = {claim.account: PendingTurn(match_id, seat, 0) for seat, claim in enumerate(ordered)}
            await put_notices_in_line(context, connection, "found", turns)
    context.cache.forget(match_id)
    async with context.cache.locked(match_id) as match:
        nudge = Nudge(match_id, match.seq, match.bot_to_move, talk=True, people=tuple(sorted(people)))
    await context.bus.publish(nudge)
    await tell_seekers(context, people)
    return match_id


async def _make_match(context: Context, connection: Connection, first: Seek, claims: Sequence[Claim]) -> str:
    """Store a match with its people and return its id; it starts, or waits for the strings of those who committed.

    It has no creator: nobody is the host of people whom the server brought together.
    """
    new = NewMatch(first.game, len(claims), speed=first.speed)
    game = registry.game(first.game)
    row = match_row(context, game, game.options({}), new, None, rated=first.rated)
    await store_match(connection, game, row, len(claims))
    for seat, claim in enumerate(claims):
        occupant = Occupant("person", claim.name, claim.account)
        await seats.sit(connection, row.id, seat, occupant, _string_of(claim))
    match = demand_open(await context.cache.read(row.id, connection))
    if match.reveal.hidden:
        await luck.begin_round(connection, row.id, context.now() + timedelta(seconds=REVEAL_SECONDS))
    else:
        await open_match(context, connection, match, match.occupants)
    return row.id


def _string_of(claim: Claim) -> Entropy:
    """Return what somebody adds to the luck: committed to, sent plain, or drawn by the server."""
    return Entropy(claim.entropy, "committed" if claim.entropy_sha256 else "sent", claim.entropy_sha256)


def _seek_of(row: SeekRow) -> Seek:
    return Seek(
        id=row.id,
        account=row.account,
        game=row.game,
        seats=tuple(row.seats),
        speed=row.speed,  # type: ignore[arg-type]  # only `do_seek` stores it
        rated=row.rated,
        near=row.near,
        sought_at=row.sought_at,
    )
