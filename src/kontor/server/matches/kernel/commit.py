"""Commit: how a command changes a match that is being played, by one statement that expects a length of the log.

A command names the entry at which its sender last saw the match. If the match has moved on, the command is stale,
unless its key was committed before: then the result of that is returned. After a failure of the store nobody knows
whether the entry was stored, so the match is read again.
"""

from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from asyncpg import UniqueViolationError

from kontor.core import KontorError, Record, RefusedError, Seat, encode, read_events, scenes, seen_events
from kontor.server import metrics
from kontor.server.bus import Nudge
from kontor.server.errors import StaleError
from kontor.server.matches.clock.clocks import Cause, Clocks, advance_clocks
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.kernel.match import (
    Match,
    OpenMatch,
    RunningMatch,
    demand_playing,
    is_attended,
    people_of,
)
from kontor.server.matches.kernel.mirroring import mirror_at_once
from kontor.server.rest_calendar import Rest
from kontor.server.store.competition import ended
from kontor.server.store.matches import entries as store
from kontor.server.store.matches.entries import NewEntry
from kontor.server.store.matches.log import EntryKind
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people.rests import rests_of
from kontor.server.store.pool import Connection, connected
from kontor.server.store.shards import mirrors
from kontor.server.store.shards.databases import HOME

BY_PERSON = "person"
NO_EVENTS = b"[]"
SEAT_KINDS = ("chair", "sitting")
"""The kinds of entries after which sockets also receive a new summary of the match."""

InTransaction: TypeAlias = Callable[[Connection], Awaitable[object]]
"""What is stored in the same transaction as an entry; if it raises, nothing is stored."""


class Command(Record, frozen=True):
    """The match and seat of a command, the entry at which its sender last saw the match, and a key to do it once."""

    match: str
    seat: Seat
    seq: int
    key: str | None = None
    by: str = BY_PERSON
    own_way: bool = False
    """Whether the action is played although the coach of the lesson advises another one."""
    account: int | None = None
    """The account that must have the seat; None for the server itself, and for commands that give the seat away."""
    bot_share: float | None = None
    """The share of its usual time that a strong bot had to decide this; None for everybody else."""


class CommandResult(Record, frozen=True):
    """The entry of the log that a command made; `again` if it was made before."""

    seq: int
    again: bool = False


class Transition(NamedTuple):
    """What a command changes: the new entry of the log, and the state and the occupants after it."""

    entry: NewEntry
    state: Any
    occupants: tuple[Occupant, ...]
    clocks: Clocks
    """The clocks before time passes: those of the match, unless the command changes them itself."""
    in_transaction: InTransaction | None = None
    """What else is stored with the entry; it returns True if a worker has to look at the match."""
    lesson: LessonProgress | None = None
    """The lesson after it, if the command changes how far it is."""

    @property
    def status(self) -> Literal["playing", "over", "closed"]:
        """The status of the match after it."""
        if self.entry.closes:
            return "closed"
        return "playing" if self.entry.result is None else "over"


Plan: TypeAlias = Callable[[RunningMatch], Awaitable[Transition]]
"""Works out the transition of a command; raises a KontorError if the command cannot be done."""
Demand: TypeAlias = Callable[[Match], RunningMatch]
"""Returns a match in the status that a command needs; raises a ConflictError if it has another one."""


def entry_for(
    match: RunningMatch,
    command: Command,
    state: Any,
    occupants: tuple[Occupant, ...],
    *,
    kind: EntryKind,
    action: bytes | None = None,
    events: bytes = NO_EVENTS,
    sealed: bool = False,
    result: bytes | None = None,
    step: int | None = None,
    head: int | None = None,
    link: str | None = None,
    before: int | None = None,
    undone_to: int | None = None,
    lesson: LessonProgress | None = None,
    closes: bool = False,
) -> NewEntry:
    """Return the entry of a command that leads to a state; what is left out stays as the match has it."""
    deciders = () if closes else match.game.deciders(state)
    new_step = match.step if step is None else step
    new_link = match.link if link is None else link
    return NewEntry(
        match=match.id,
        expected=match.seq,
        step=new_step,
        head=match.head if head is None else head,
        link=new_link,
        state=encode(state),
        deciders=deciders,
        bot_to_move=not closes and match.machine_decides(occupants, state, new_step, lesson or match.lesson),
        result=result,
        kind=kind,
        seat=command.seat,
        action=action,
        events=events,
        entry_link=new_link,
        sealed=sealed,
        before=match.head if before is None else before,
        undone_to=undone_to,
        by=command.by,
        key=command.key,
        rules_version=match.game.info.rules_version,
        turn_seconds=match.turn_seconds(occupants, state, new_step, lesson or match.lesson),
        attended=is_attended(occupants),
        bot_share=command.bot_share,
        closes=closes,
    )


async def own_command(context: Context, match_id: str, account: int | None, seq: int, key: str | None) -> Command:
    """Return a command of the seat that an account has; ForbiddenError if it has none."""
    return Command(match_id, await own_seat(context, match_id, account), seq, key, account=account)


async def own_seat(context: Context, match_id: str, account: int | None) -> Seat:
    """Return the seat that an account has at a match; ForbiddenError if it has none.

    Who sat down at another process may be unknown here, so the match is read again before somebody is refused.
    """
    async with context.cache.locked(match_id) as match:
        if account is not None and (isinstance(match, OpenMatch) or match.seat_of(account) is None):
            match = await context.cache.refresh(match)  # noqa: PLW2901 - the same match, up to date
        return match.demand_seat(account)


async def commit(context: Context, command: Command, plan: Plan, demand: Demand = demand_playing) -> CommandResult:
    """Carry out a command on the match as it stands, and nudge the others once it is on disk."""
    began = perf_counter()
    async with context.cache.locked(command.match) as match:
        if match.seq != command.seq or isinstance(match, OpenMatch):
            match = await context.cache.refresh(match)  # noqa: PLW2901 - the same match, up to date
        try:
            match.demand_own(command.seat, command.account)
            if match.seq != command.seq:
                raise StaleError("stale", seq=match.seq)
            running = demand(match)
            transition = await _plan(plan, running)
        except KontorError as refused:
            return await earlier_result(context, command, refused)
        transition = await _with_clocks(context, running, transition)
        is_same = transition.clocks == running.clocks and transition.status == running.status
        if transition.entry.kind == "sitting" and is_same:
            match = await context.cache.refresh(running)  # noqa: PLW2901 - the same match, up to date
            if match.seq == command.seq:
                return CommandResult(match.seq, again=True)  # nothing would change
        bot_to_move = await _store(context, transition)
        if bot_to_move is None:
            match = await context.cache.refresh(running)  # noqa: PLW2901 - the same match, up to date
            return await earlier_result(context, command, StaleError("stale", seq=match.seq))
        if _changes_mirror(transition.entry):
            await mirror_at_once(context, command.match)
        people = _people_to_tell(running, transition)
        _apply(running, transition)
    entry = transition.entry
    metrics.moved(running.game.info.slug, command.by, perf_counter() - began)
    talk = entry.kind in SEAT_KINDS
    await context.bus.publish(Nudge(command.match, entry.seq, bot_to_move, talk=talk, people=people))
    return CommandResult(entry.seq)


def _people_to_tell(match: RunningMatch, transition: Transition) -> tuple[int, ...]:
    """Return the accounts in whose lists a match looks different after a transition.

    Those are all its people if others of them are asked, a seat changed, or it is over; nobody while bots play.
    """
    entry = transition.entry
    if not entry.asked and not entry.answered and entry.result is None and entry.kind not in SEAT_KINDS:
        return ()
    return people_of(match.occupants, transition.occupants)


def _apply(match: RunningMatch, transition: Transition) -> None:
    """Bring a cached match up to date with a transition that was stored."""
    entry = transition.entry
    match.seq, match.step, match.head, match.link = entry.seq, entry.step, entry.head, entry.link
    match.state, match.occupants, match.clocks = transition.state, transition.occupants, transition.clocks
    match.status = transition.status
    match.lesson = transition.lesson or match.lesson
    match.bot_share = match.bot_share if entry.bot_share is None else entry.bot_share
    match.remember(entry.logged)


async def _plan(plan: Plan, match: RunningMatch) -> Transition:
    try:
        return await plan(match)
    except RefusedError as error:
        metrics.refused(error.refusal.rule)
        raise


async def _with_clocks(context: Context, match: RunningMatch, transition: Transition) -> Transition:
    """Return a transition with the time at which it happens, and the clocks as they stand then."""
    now, entry, speed, occupants = context.now(), transition.entry, match.speed, transition.occupants
    accounts = [occupant.account for occupant in occupants if occupant.account is not None] if speed.rests else []
    rests: Mapping[int, Rest] = {}
    if accounts:
        async with connected(context.pool) as connection:
            rests = await rests_of(connection, accounts)
    deciders = entry.deciders if transition.status == "playing" else ()
    cause = Cause(entry.kind, entry.seat, entry.by, match.head, _scenes_shown(match, entry))
    clocks = advance_clocks(transition.clocks, speed, occupants, deciders, rests, entry.seq, now, cause)
    newly_asked = [seat for seat in clocks.asked if is_newly_asked(match, occupants, seat)]
    timed = msgspec.structs.replace(
        entry,
        at=now,
        clocks=encode(clocks),
        due_at=clocks.due_at,
        asked=tuple(newly_asked),
        asked_accounts=tuple(occupants[seat].account for seat in newly_asked),
        answered=tuple(set(match.clocks.asked) - set(clocks.asked)),
    )
    return transition._replace(entry=timed, clocks=clocks)


def _scenes_shown(match: RunningMatch, entry: NewEntry) -> tuple[int, ...]:
    """Return how many scenes each seat is shown of an entry; nothing if no clock runs."""
    if match.speed.bank is None or entry.kind != "action":
        return ()
    events = read_events(match.game, entry.events, entry.rules_version)
    return tuple(len(scenes(seen_events(events, seat))) for seat in range(match.seats))


def is_newly_asked(match: RunningMatch, occupants: tuple[Occupant, ...], seat: Seat) -> bool:
    """Return True if a seat that is asked was not asked before, or had another owner."""
    return seat not in match.clocks.asked or occupants[seat].account != match.occupants[seat].account


async def _store(context: Context, transition: Transition) -> bool | None:
    """Store an entry and return whether a worker has to look; None if the match moved on or the key was used."""
    entry, also = transition.entry, transition.in_transaction
    shard = await context.databases.shard_of(entry.match)
    marks = shard != HOME and _changes_mirror(entry)
    try:
        async with context.databases.on(shard) as connection:
            if also is None and not marks and entry.result is None:
                return await store.append_entry(connection, entry)
            async with connection.transaction():
                bot_to_move = await store.append_entry(connection, entry)
                if bot_to_move is None:
                    return None
                bot_to_move = (also is not None and await also(connection) is True) or bot_to_move
                if marks:
                    await mirrors.mark(connection, entry.match)
                elif entry.result is not None:
                    await ended.queue_chores(connection, entry.match)
                return bot_to_move
    except UniqueViolationError:
        return None
    except BaseException:
        context.cache.forget(entry.match)  # it may or may not be stored: the next user reads it again
        raise


def _changes_mirror(entry: NewEntry) -> bool:
    """Return True if an entry changes what the home database keeps of a match that is played at a shard."""
    return entry.kind in SEAT_KINDS or entry.result is not None


async def earlier_result(context: Context, command: Command, otherwise: KontorError) -> CommandResult:
    """Return the result of an earlier command with the same key; raise the given error if there was none."""
    if command.key is not None:
        async with context.at(command.match) as connection:
            seq = await store.entry_of_key(connection, command.match, command.seat, command.key)
        if seq is not None:
            return CommandResult(seq, again=True)
    raise otherwise
