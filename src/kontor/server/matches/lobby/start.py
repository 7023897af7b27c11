"""Starting a match: first everybody who has committed to a string reveals it, then the game is set up (ADR 37).

With one person the string comes with the request to start. Otherwise a round begins: a seat that does not reveal within
ten seconds is freed, all others get the string that they named for the next round, and the creator can start again.
"""

from datetime import timedelta
from zlib import crc32

from kontor.core import Seat
from kontor.levels import DEFAULT_LEVEL, levels_to_fill
from kontor.server.errors import ConflictError, StoreError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.match import OpenMatch, demand_open
from kontor.server.matches.lobby.fairness import sha256_of
from kontor.server.matches.lobby.gather import EMPTY, bot_occupant, demand_creator, locked_lobby
from kontor.server.matches.lobby.opening import open_match
from kontor.server.matches.lobby.quotas import demand_quota
from kontor.server.store.matches import luck, seats
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection, connected

REVEAL_SECONDS = 10
"""Seconds that people have to reveal their strings."""
MAX_DUE_ROUNDS = 100
"""Rounds that one sweep ends; the next sweep continues."""


async def do_start(
    context: Context,
    match_id: str,
    account: int,
    fill_with: str | None = DEFAULT_LEVEL,
    entropy: str | None = None,
) -> None:
    """Start an open match, with bots of a level in the empty seats; only its creator may.

    If others than the creator have to reveal strings, a round begins instead; otherwise `entropy` is the creator's.
    ConflictError if nobody but bots would play: matches without a person would keep the bots from those with one.
    """
    async with locked_lobby(context, match_id) as (connection, locked):
        demand_creator(locked, account)
        match = demand_open(locked)
        if match.reveal.until is not None:
            await end_if_due(context, connection, match)
            return
        occupants = await fill_seats(context, connection, match, fill_with)
        own_seat = match.seat_of(account)
        if entropy is not None and own_seat is not None and match.reveal.hidden == (own_seat,):
            await open_string(connection, match, own_seat, entropy, None)
        elif match.reveal.hidden:
            await luck.begin_round(connection, match_id, context.now() + timedelta(seconds=REVEAL_SECONDS))
            return
        await open_match(context, connection, match, occupants)


async def do_reveal(context: Context, match_id: str, account: int, entropy: str, next_sha256: str) -> None:
    """Reveal the string that the caller has committed to, and commit to another one in case that the round fails.

    The last one who reveals starts the match. After the end of the round this frees the seats that were too slow.
    """
    async with locked_lobby(context, match_id) as (connection, locked):
        seat = locked.demand_seat(account)
        match = demand_open(locked)
        if match.reveal.until is None:
            raise ConflictError("no-reveal")
        if await end_if_due(context, connection, match) or seat not in match.reveal.hidden:
            return
        await open_string(connection, match, seat, entropy, next_sha256)
        if match.reveal.hidden == (seat,):
            await luck.close_round(connection, match_id)
            await open_match(context, connection, match, match.occupants)


async def end_due_rounds(context: Context) -> int:
    """Free the seats that did not reveal in time, in all matches; return the number of rounds that failed.

    StoreError if the store fails; the next sweep tries again.
    """
    async with connected(context.pool) as connection:
        due = await luck.due_rounds(connection, context.now(), MAX_DUE_ROUNDS)
    ended = 0
    for match_id in due:
        try:
            async with locked_lobby(context, match_id) as (connection, match):
                ended += isinstance(match, OpenMatch) and await end_if_due(context, connection, match)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - one match must not keep the others from their end
            note_failure("reveal", match_id, error)
    return ended


async def fill_seats(
    context: Context, connection: Connection, match: OpenMatch, level: str | None
) -> tuple[Occupant, ...]:
    """Give the empty seats of a locked match to bots, and return all occupants."""
    occupants = list(match.occupants)
    empty = [seat for seat, occupant in enumerate(occupants) if occupant.kind == "empty"]
    if empty and level is None:
        raise ConflictError("seats-empty")
    seated = [occupant.level for occupant in occupants if occupant.level]
    levels = levels_to_fill(match.game.info.slug, level or DEFAULT_LEVEL, seated, crc32(match.id.encode()))
    for seat, chosen in zip(empty, levels, strict=False):
        occupants[seat] = bot_occupant(chosen, match.game, seat)
        await seats.sit(connection, match.id, seat, occupants[seat])
    if not context.settings.bots_alone and not any(occupant.kind == "person" for occupant in occupants):
        raise ConflictError("no-person")
    if tuple(occupants) != match.occupants:
        await demand_quota(connection, context.settings, match.id)
    return tuple(occupants)


async def open_string(
    connection: Connection, match: OpenMatch, seat: Seat, entropy: str, next_sha256: str | None
) -> None:
    """Store a string that is revealed; ConflictError if the seat has committed to another one."""
    if sha256_of(entropy) != match.reveal.promises[seat].sha256:
        raise ConflictError("other-string")
    await luck.reveal(connection, match.id, seat, entropy, next_sha256)


async def end_if_due(context: Context, connection: Connection, match: OpenMatch) -> bool:
    """Free the seats of a locked match that did not reveal in time; return False while there is time."""
    until = match.reveal.until
    if until is None or context.now() < until:
        return False
    for seat in match.reveal.hidden:
        await seats.sit(connection, match.id, seat, EMPTY)
    await luck.fail_round(connection, match.id, list(match.reveal.hidden))
    return True
