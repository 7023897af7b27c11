"""Gathering: people and bots take the seats of an open match, until its creator starts it (`start.py`)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.core import AnyGame, MalformedError, Seat
from kontor.levels import all_levels, demand_level, levels_for
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.kernel.blocks import demand_no_block_at
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, OpenMatch, demand_open, has_removed, people_of
from kontor.server.matches.kernel.names import bot_name
from kontor.server.matches.lobby.bot_accounts import demand_bot_may_sit, is_bot
from kontor.server.matches.lobby.fairness import MAX_ENTROPY_CHARACTERS, new_entropy
from kontor.server.matches.lobby.quotas import demand_quota
from kontor.server.store.lobby import invitations, removals
from kontor.server.store.matches import luck, matches, seats
from kontor.server.store.matches.luck import Entropy
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people.accounts import is_member
from kontor.server.store.pool import Connection, connected

EMPTY = Occupant("empty")


async def do_join(
    context: Context,
    match_id: str,
    account: int,
    name: str,
    seat: Seat | None,
    entropy: str | None,
    sha256: str | None = None,
) -> Seat:
    """Give a person the seat they name, or the first free one; a person who has a seat keeps it.

    They commit to a string by its SHA-256, or send it plain, or leave it to the server. A person who has a seat may
    commit to another string, for example from another device, as long as nobody reveals theirs.
    """
    string = entropy_for(entropy, sha256)
    async with locked_lobby(context, match_id) as (connection, match):
        own_seat = match.seat_of(account)
        if own_seat is not None:
            if string.sha256 and isinstance(match, OpenMatch) and match.reveal.until is None:
                await luck.commit_to(connection, match_id, own_seat, string.sha256)
            return own_seat
        demand_open(match)
        if has_removed(match, account):
            raise ForbiddenError("removed")
        await demand_no_block_at(connection, match, account)
        if await is_bot(connection, account):
            await demand_bot_may_sit(connection, context.settings, match, account)
        elif match.rated and not await is_member(connection, account):
            raise ForbiddenError("rated-members")
        free = [number for number, occupant in enumerate(match.occupants) if occupant.kind == "empty"]
        if not free or (seat is not None and seat not in free):
            raise ConflictError("seat-taken" if free else "table-full")
        chosen = free[0] if seat is None else seat
        await seats.sit(connection, match_id, chosen, Occupant("person", name, account), string)
    return chosen


def entropy_for(entropy: str | None, sha256: str | None) -> Entropy:
    """Return the string of somebody who sits down; MalformedError if it is too long, or given twice."""
    if entropy is not None and len(entropy) > MAX_ENTROPY_CHARACTERS:
        raise MalformedError("malformed", why=f"entropy: at most {MAX_ENTROPY_CHARACTERS}")
    if sha256 is not None:
        if entropy:
            raise MalformedError("malformed", why="entropy_sha256: not together with entropy")
        return Entropy("", "committed", sha256)
    return Entropy(entropy, "sent") if entropy else Entropy(new_entropy(), "server")


async def do_seat_bot(context: Context, match_id: str, account: int, seat: Seat, level: str) -> None:
    """Give a free seat to a bot; only the creator of the match may."""
    async with locked_lobby(context, match_id) as (connection, match):
        demand_creator(match, account)
        demand_open(match)
        if not 0 <= seat < match.seats or match.occupants[seat].kind != "empty":
            raise ConflictError("seat-taken")
        if level in {each.level for each in match.occupants} and (person := all_levels()[level].person):
            raise ConflictError("bot-seated", name=person)
        await seats.sit(connection, match_id, seat, bot_occupant(level, match.game, seat))
        await demand_quota(connection, context.settings, match_id)


async def do_leave(context: Context, match_id: str, account: int, seat: Seat) -> None:
    """Free a seat of an open match: the caller's own, or anybody's if the caller created the match.

    A person whom the creator removes may not sit down again until they are invited again. A round in which people
    reveal their strings fails by that.
    """
    async with locked_lobby(context, match_id) as (connection, match):
        is_revealing = demand_open(match).reveal.until is not None
        occupant = match.occupants[seat] if 0 <= seat < match.seats else EMPTY
        if occupant.kind == "bot":
            demand_creator(match, account)
        elif occupant.account != account:
            if occupant.account is None or match.creator != account:
                raise ForbiddenError("no-seat")
            await removals.remove(connection, match_id, occupant.account)
        await seats.sit(connection, match_id, seat, EMPTY)
        if is_revealing:
            await luck.fail_round(connection, match_id, [seat])


async def do_invite_again(context: Context, match_id: str, account: int, number: int) -> None:
    """Let somebody sit down again whom the creator removed; only the creator may."""
    async with locked_lobby(context, match_id) as (connection, match):
        demand_creator(match, account)
        removed = next((each for each in demand_open(match).removed if each.number == number), None)
        if removed is None:
            raise NotFoundError("no-removal")
        await removals.invite_again(connection, match_id, removed.account)


async def do_get_ready(context: Context, match_id: str, account: int, seat: Seat, ready: bool) -> None:
    """Note whether a person wants an open match to begin; its creator need not wait for it."""
    async with locked_lobby(context, match_id) as (connection, match):
        if seat != match.demand_seat(account):
            raise ForbiddenError("no-seat")
        demand_open(match)
        await seats.set_ready(connection, match_id, seat, ready)


def bot_occupant(level: str, game: AnyGame, seat: Seat) -> Occupant:
    """Return a bot as an occupant; MalformedError if there is no such level, LevelError if it cannot play the game."""
    if level not in all_levels():
        raise MalformedError("malformed", why=f"level: {', '.join(levels_for(game.info.slug))}")
    demand_level(level, game.info.slug, game.info.title)
    return Occupant("bot", bot_name(level, seat + 1), None, level)


@asynccontextmanager
async def locked_lobby(context: Context, match_id: str) -> AsyncIterator[tuple[Connection, Match]]:
    """Lock a match in the store while its seats change, so that two processes cannot give the same seat away."""
    async with connected(context.pool) as connection, connection.transaction():
        await matches.lock(connection, match_id)
        before = await context.cache.read(match_id, connection)
        yield connection, before
        former = await seats.sitting(connection, before.rematch_of) if before.rematch_of else {}
        invited = {*former.values(), *await invitations.invited_accounts(connection, match_id)}
    context.cache.forget(match_id)
    async with context.cache.locked(match_id) as match:
        people = tuple(sorted({*people_of(before.occupants, match.occupants), *invited}))
        nudge = Nudge(match_id, match.seq, match.bot_to_move, talk=True, people=people)
    await context.bus.publish(nudge)


def demand_creator(match: Match, account: int) -> None:
    """Refuse everybody but the creator of a match."""
    if match.creator != account:
        raise ForbiddenError("not-creator")
