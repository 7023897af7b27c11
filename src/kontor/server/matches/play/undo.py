"""Undo: a seat takes back its own last decision, if nobody learned anything by it.

Nothing is deleted: the log gets an entry that says where the match stands again. A step is sealed when chance was used
or somebody saw what was hidden (ADR 7); decisions of others cannot be undone. If a step asks another person something
that an instruction could answer, it cannot be undone either: whether one answered at once would tell whether there is
one (ADR 19).
"""

from datetime import datetime
from functools import partial
from typing import Any

from kontor.core import Seat
from kontor.server.errors import ConflictError
from kontor.server.matches.clock.clocks import BY_OWNER
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition, commit, entry_for
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.kernel.match import RunningMatch, may_have_left_an_answer
from kontor.server.matches.kernel.timeline import replay_entries
from kontor.server.matches.play.coach import ask_ahead
from kontor.server.store.matches import instructions, log
from kontor.server.store.matches.entries import NewEntry
from kontor.server.store.matches.log import Entry


async def do_undo(context: Context, command: Command) -> CommandResult:
    """Undo the seat's last decision; ConflictError if that is not possible."""
    return await commit(context, command, partial(_plan_undo, context, command))


def why_not_undo(match: RunningMatch, last: Entry, command: Command) -> ConflictError | None:
    """Return why this seat cannot undo the last decision that counts; None if it can."""
    if match.occupants[command.seat].caretaker:
        return ConflictError("caretaker-plays")
    if last.kind in ("opening", "continued"):
        return ConflictError("undo-nothing")
    if last.seat != command.seat or last.by not in BY_OWNER:  # nor what the caretaker decided for it
        return ConflictError("undo-others")
    if last.sealed:
        return ConflictError("undo-sealed")
    if may_have_left_an_answer(match.game, match.occupants, match.state, command.seat):
        return ConflictError("undo-asked")
    return None


def time_to_undo(match: RunningMatch, seat: Seat, now: datetime) -> bool:
    """Return True if a seat has time left to decide again: the time since its decision is charged to it."""
    clock = match.clocks.seats[seat]
    return clock.asked is not None or clock.if_undone(match.head, now, paused=match.clocks.paused) != 0


async def _plan_undo(context: Context, command: Command, match: RunningMatch) -> Transition:
    async with context.at(match.id) as connection:
        last = await log.one_entry(connection, match.id, match.head)
        refusal = why_not_undo(match, last, command)
        if refusal:
            raise refusal
        if not time_to_undo(match, command.seat, context.now()):
            raise ConflictError("undo-late")
        target = await log.one_entry(connection, match.id, last.before)
        snapshot, later = await log.since_snapshot(connection, match.id, target.seq)
    state = replay_entries(match.game, snapshot, later)
    entry = entry_back_to(target, match, command, state)
    reopen = partial(instructions.reopen, match=match.id, seat=command.seat, undone=last.seq)
    also = ask_ahead(match, state, target.step, None, reopen)
    return Transition(entry, state, match.occupants, match.clocks, also)


def entry_back_to(
    target: Entry, match: RunningMatch, command: Command, state: Any, lesson: LessonProgress | None = None
) -> NewEntry:
    """Return the entry that says that a match stands again where an earlier entry left it."""
    return entry_for(
        match,
        command,
        state,
        match.occupants,
        kind="undo",
        undone_to=target.seq,
        step=target.step,
        head=target.seq,
        link=target.link,
        before=target.seq,
        lesson=lesson,
    )
