"""Gathering: people and bots take the seats of an open match, until its creator starts it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.core import AnyGame, MalformedError, Recorder, Seat, encode
from kontor.levels import DEFAULT_LEVEL, all_levels, demand_level, levels_for
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.clock.clocks import advance_clocks, initial_clocks
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import place_in, teacher_of
from kontor.server.matches.kernel.match import Match, bot_decides, demand_open, people_of
from kontor.server.matches.kernel.names import bot_name
from kontor.server.matches.lobby.fairness import MAX_ENTROPY_CHARACTERS, new_entropy, seed_of
from kontor.server.store import entries, matches, seats
from kontor.server.store.clocks import rests_of
from kontor.server.store.entries import NewOpening
from kontor.server.store.pool import Connection, connected
from kontor.server.store.seats import Occupant, keep_owners

EMPTY = Occupant("empty")


async def do_join(
    context: Context, match_id: str, account: int, name: str, seat: Seat | None, entropy: str | None
) -> Seat:
    """Give a person the seat they name, or the first free one; a person who has a seat keeps it."""
    if entropy is not None and len(entropy) > MAX_ENTROPY_CHARACTERS:
        raise MalformedError("malformed", why=f"entropy: at most {MAX_ENTROPY_CHARACTERS}")
    async with locked_lobby(context, match_id) as (connection, match):
        own_seat = match.seat_of(account)
        if own_seat is not None:
            return own_seat
        demand_open(match)
        free = [number for number, occupant in enumerate(match.occupants) if occupant.kind == "empty"]
        if not free or (seat is not None and seat not in free):
            raise ConflictError("seat-taken" if free else "table-full")
        chosen = free[0] if seat is None else seat
        await seats.sit(connection, match_id, chosen, Occupant("person", name, account), entropy or new_entropy())
    return chosen


async def do_seat_bot(context: Context, match_id: str, account: int, seat: Seat, level: str) -> None:
    """Give a free seat to a bot; only the creator of the match may."""
    async with locked_lobby(context, match_id) as (connection, match):
        demand_creator(match, account)
        demand_open(match)
        if not 0 <= seat < match.seats or match.occupants[seat].kind != "empty":
            raise ConflictError("seat-taken")
        await seats.sit(connection, match_id, seat, bot_occupant(level, match.game, seat), new_entropy())


async def do_leave(context: Context, match_id: str, account: int, seat: Seat) -> None:
    """Free a seat of an open match: the caller's own, or a bot's if the caller created the match."""
    async with locked_lobby(context, match_id) as (connection, match):
        demand_open(match)
        occupant = match.occupants[seat] if 0 <= seat < match.seats else EMPTY
        if occupant.kind == "bot":
            demand_creator(match, account)
        elif occupant.account != account:
            raise ForbiddenError("no-seat")
        await seats.sit(connection, match_id, seat, EMPTY, "")


async def do_get_ready(context: Context, match_id: str, account: int, seat: Seat, ready: bool) -> None:
    """Note whether a person wants an open match to begin; its creator need not wait for it."""
    async with locked_lobby(context, match_id) as (connection, match):
        if seat != match.demand_seat(account):
            raise ForbiddenError("no-seat")
        demand_open(match)
        await seats.set_ready(connection, match_id, seat, ready)


async def do_start(context: Context, match_id: str, account: int, fill_with: str | None = DEFAULT_LEVEL) -> None:
    """Start an open match, with bots of a level in the empty seats; only its creator may."""
    async with locked_lobby(context, match_id) as (connection, match):
        demand_creator(match, account)
        demand_open(match)
        occupants = list(match.occupants)
        for seat, occupant in enumerate(match.occupants):
            if occupant.kind != "empty":
                continue
            if fill_with is None:
                raise ConflictError("seats-empty")
            occupants[seat] = bot_occupant(fill_with, match.game, seat)
            await seats.sit(connection, match_id, seat, occupants[seat], new_entropy())
        prepared = teacher_of(match.game, match.lesson.id) if match.lesson else None
        drawn = seed_of(*await seats.sources_of_luck(connection, match_id))
        seed = bytes.fromhex(prepared.lesson.seed) if prepared else drawn
        seatings = [occupant.seating for occupant in occupants]
        recorder = Recorder(match.game, seatings, match.options, seed)
        now, speed, deciders = context.now(), match.speed, match.game.deciders(recorder.state)
        accounts = [occupant.account for occupant in occupants if occupant.account is not None]
        rests = await rests_of(connection, accounts) if speed.rests else {}
        clocks = advance_clocks(initial_clocks(speed, match.seats), speed, occupants, deciders, rests, 0, now)
        place = place_in(match.game, match.lesson, recorder.state, 0)
        is_scripted = place is not None and place.scripted is not None
        opening = NewOpening(
            match=match_id,
            seed=seed,
            link=recorder.opening,
            state=encode(recorder.state),
            deciders=deciders,
            bot_to_move=is_scripted or bot_decides(tuple(occupants), deciders),
            seatings=encode(seatings),
            events=encode(recorder.opening_events),
            at=now,
            clocks=encode(clocks),
            due_at=clocks.due_at,
            asked=clocks.asked,
            asked_accounts=tuple(occupants[seat].account for seat in clocks.asked),
            rules_version=match.game.info.rules_version,
        )
        await entries.start(connection, opening)
        await keep_owners(connection, match_id)


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
        invited = await seats.sitting(connection, before.rematch_of) if before.rematch_of else {}
    context.cache.forget(match_id)
    async with context.cache.locked(match_id) as match:
        people = tuple(sorted({*people_of(before.occupants, match.occupants), *invited.values()}))
        nudge = Nudge(match_id, match.seq, match.bot_to_move, talk=True, people=people)
    await context.bus.publish(nudge)


def demand_creator(match: Match, account: int) -> None:
    """Refuse everybody but the creator of a match."""
    if match.creator != account:
        raise ForbiddenError("not-creator")
