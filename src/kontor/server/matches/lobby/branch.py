"""Branches: playing on against bots from a step of another match (ADR 45).

A match that is over has no secrets, so a branch may begin in any of its positions as it was. While it is played only
people at its table may branch off, if they are alone there or everybody agreed by sitting down (ADR 47), and only with
what they knew: hidden things are dealt again. Nobody else can watch such a branch, which shows at its end what its
person knew.
"""

from datetime import datetime
from functools import partial
from secrets import token_bytes
from typing import Annotated, Any
from zlib import crc32

import msgspec

from kontor.core import AnyGame, Record, Rng, Seat, Seating, decode, encode
from kontor.levels import DEFAULT_LEVEL, levels_to_fill
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, RunningMatch, demand_over, demand_started
from kontor.server.matches.kernel.timeline import Timeline
from kontor.server.matches.lobby.at_once import do_create_started
from kontor.server.matches.lobby.create import NewMatch, bots_of, match_row
from kontor.server.matches.lobby.fairness import new_entropy
from kontor.server.matches.lobby.gather import bot_occupant
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.read.positions import load_timeline
from kontor.server.store.matches import branches
from kontor.server.store.matches.branches import NewBranchRow
from kontor.server.store.matches.luck import Entropy
from kontor.server.store.matches.seats import Occupant

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
        match = msgspec.structs.replace(demand_branchable(locked, account, new, context.now()))
    timeline = await load_timeline(context, match)
    if match.status != "over" and not match.branches_before_end:
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


def demand_branchable(match: Match, account: int, new: NewBranch, now: datetime) -> RunningMatch:
    """Return a match that an account may play on from in the way it wants; ForbiddenError or ConflictError if not.

    Who may watch a match that is over may branch off. While it is played, only people at its table may: somebody who
    is alone there, or everybody if they agreed.
    """
    own_seat = watching_seat(match, account)
    match.demand_not_withheld(now)
    if match.status == "over" or own_seat is None:
        return demand_over(match)
    playing = demand_started(match)
    if playing.rated:
        raise ConflictError("branch-rated")
    others = [occupant for seat, occupant in enumerate(playing.occupants) if seat != own_seat]
    if not playing.branches_before_end and any(occupant.kind == "person" for occupant in others):
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
    """Create and start the branch: unrated and without a clock.

    After the end of the other match it is watched as that match is; before, by nobody else.
    """
    game, watched = match.game, match.spectators and match.status == "over"
    settings = NewMatch(game.info.slug, match.seats, spectators=watched, hints=match.hints)
    row = match_row(context, game, match.options, settings, creator, origin=origin)
    start = NewBranchRow(row.id, match.id, new.step, new.dealt_again, encode(state))
    string = Entropy(new_entropy(), "server")
    await do_create_started(context, row, game, occupants, string, partial(branches.create, row=start))
    return row.id
