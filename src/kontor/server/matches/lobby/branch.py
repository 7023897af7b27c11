"""Branches: playing on against bots from a step of another match (ADR 45).

A match that is over has no secrets, so a branch may begin in any of its positions as it was. From a match that is being
played only its one person may branch off, and only with what that person knew: hidden things are dealt again.
"""

from secrets import token_bytes
from typing import Annotated, Any
from zlib import crc32

import msgspec

from kontor.core import AnyGame, Record, Rng, Seat, Seating, decode, encode
from kontor.levels import DEFAULT_LEVEL, levels_to_fill
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.clock.speeds import UNTIMED
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, RunningMatch, demand_open, demand_over, demand_started
from kontor.server.matches.kernel.timeline import Timeline
from kontor.server.matches.lobby.create import bots_of
from kontor.server.matches.lobby.fairness import commitment_of, new_entropy, new_secret
from kontor.server.matches.lobby.gather import bot_occupant
from kontor.server.matches.lobby.ids import new_match_id
from kontor.server.matches.lobby.opening import open_match
from kontor.server.matches.lobby.quotas import demand_quota
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.read.positions import load_timeline
from kontor.server.store import branches, seats
from kontor.server.store import matches as store
from kontor.server.store.branches import NewBranchRow
from kontor.server.store.luck import NO_ENTROPY, Entropy
from kontor.server.store.matches import NewMatchRow
from kontor.server.store.pool import connected
from kontor.server.store.seats import Occupant
from kontor.server.store.versions import put_box

SEED_BYTES = 32
"""Bytes that the cards of a branch are dealt again from."""


class NewBranch(Record, frozen=True):
    """Where somebody wants to play on, and how."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """The number of actions before the position."""
    seat: Annotated[Seat, msgspec.Meta(ge=0, le=20)] | None = None
    """The seat that they want; by default their own in the other match, or else the first."""
    dealt_again: bool = True
    """Whether everything that the seat could not know then is dealt again."""
    level: Annotated[str, msgspec.Meta(max_length=200)] = DEFAULT_LEVEL
    """The level of the bots in the seats of people; the bots of the other match keep theirs."""


async def do_branch(
    context: Context,
    match_id: str,
    account: int,
    name: str,
    new: NewBranch,
    origin: bytes | None = None,
    rng: Rng | None = None,
) -> str:
    """Create a match that goes on from a step of another one, and start it; return its id.

    ConflictError if there is nothing to play on from, or if it would tell the caller more than they may know. `rng`
    deals the cards again; without one it is drawn.
    """
    async with context.cache.fresh(match_id) as locked:
        match = msgspec.structs.replace(demand_branchable(locked, account, new))
    timeline = await load_timeline(context, match)
    if match.status == "playing":
        _demand_one_person(timeline)
    seat = new.seat if new.seat is not None else match.seat_of(account) or 0
    match.demand_known(seat)
    if new.step >= len(timeline.entries):
        raise NotFoundError("no-step", steps=len(timeline.entries) - 1)
    state = timeline.position(new.step)
    if not state.frames:
        raise ConflictError("branch-at-end")
    if new.dealt_again:
        state = dealt_again(match.game, state, seat, rng or Rng(token_bytes(SEED_BYTES)))
    occupants = branch_occupants(match, seat, Occupant("person", name, account), new.level)
    return await _create(context, match, new, account, state, occupants, origin)


def demand_branchable(match: Match, account: int, new: NewBranch) -> RunningMatch:
    """Return a match that an account may play on from in the way it wants; ForbiddenError or ConflictError if not.

    Who may watch a match that is over may branch off. While it is played, only one person alone at its table may.
    """
    own_seat = watching_seat(match, account)
    if match.status == "over" or own_seat is None:
        return demand_over(match)
    playing = demand_started(match)
    if playing.rated:
        raise ConflictError("branch-rated")
    if any(occupant.kind == "person" for seat, occupant in enumerate(playing.occupants) if seat != own_seat):
        raise ConflictError("branch-people")
    if not new.dealt_again or new.seat not in (None, own_seat):
        raise ConflictError("branch-secrets")
    return playing


def _demand_one_person(timeline: Timeline) -> None:
    """Refuse a match that began with several people: somebody who has left may come back to it."""
    seatings = decode(timeline.entries[0].content, tuple[Seating, ...])
    if sum(seating.kind == "person" for seating in seatings) > 1:
        raise ConflictError("branch-people")


def dealt_again(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Any:
    """Return a possible world for a seat, made from its view alone: nothing that it did not know is in it."""
    return game.determinize(game.view(state, seat), rng)


def branch_occupants(match: RunningMatch, seat: Seat, person: Occupant, level: str) -> tuple[Occupant, ...]:
    """Return who plays a branch: a person, the bots of the other match, and bots of a level in place of its people."""
    kept = {other: bot for other, bot in bots_of(match).items() if other != seat}
    seated = [bot.level for bot in kept.values() if bot.level]
    levels = levels_to_fill(match.game.info.slug, level, seated, crc32(match.id.encode()))
    occupants = []
    for other in range(match.seats):
        if other == seat:
            occupants.append(person)
        else:
            occupants.append(kept.get(other) or bot_occupant(next(levels), match.game, other))
    return tuple(occupants)


async def _create(
    context: Context,
    match: RunningMatch,
    new: NewBranch,
    creator: int,
    state: Any,
    occupants: tuple[Occupant, ...],
    origin: bytes | None,
) -> str:
    """Create and start the branch in one transaction: unrated, without a clock, watched like the other match."""
    secret, game = new_secret(), match.game
    row = NewMatchRow(
        id=new_match_id(context.now()),
        game=game.info.slug,
        rules_version=game.info.rules_version,
        components=game.components.hash,
        options=encode(msgspec.to_builtins(match.options)).decode(),
        listed=False,
        spectators=match.spectators,
        creator=creator,
        rematch_of=None,
        secret=secret,
        commitment=commitment_of(secret),
        speed=UNTIMED.speed,
        rated=False,
        hints=match.hints,
        origin=origin,
    )
    async with connected(context.pool) as connection, connection.transaction():
        await store.create(connection, row, match.seats)
        await put_box(connection, row.game, row.components, msgspec.json.encode(game.components.content))
        start = NewBranchRow(row.id, match.id, new.step, new.dealt_again, encode(state))
        await branches.create(connection, start)
        for seat, occupant in enumerate(occupants):
            string = Entropy(new_entropy(), "server") if occupant.kind == "person" else NO_ENTROPY
            await seats.sit(connection, row.id, seat, occupant, string)
        await demand_quota(connection, context.settings, row.id)
        lobby = demand_open(await context.cache.read(row.id, connection))
        await open_match(context, connection, lobby, occupants)
    async with context.cache.fresh(row.id) as begun:
        nudge = Nudge(row.id, begun.seq, begun.bot_to_move, talk=True, people=(creator,))
    await context.bus.publish(nudge)
    return row.id
