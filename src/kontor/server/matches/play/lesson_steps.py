"""Steps of a lesson: the coach decides in the learner's place, or the match goes back to where a step began."""

from functools import partial

from msgspec.structs import replace

from kontor.core import encode
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition, commit
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import teacher_of
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.kernel.timeline import counted_chain, replay_entries
from kontor.server.matches.play.actions import do_play_action
from kontor.server.matches.play.lesson import keep_progress
from kontor.server.matches.play.undo import entry_back_to
from kontor.server.store.matches import log


async def do_skip_step(context: Context, command: Command) -> CommandResult:
    """Play the main answer of the lesson for the learner; ConflictError where the lesson asks nothing."""
    async with context.cache.fresh(command.match) as match:
        task = match.place.task if isinstance(match, RunningMatch) and match.place else None
        if task is None or not isinstance(match, RunningMatch):
            raise ConflictError("no-task")
        legal = match.game.legal_actions(match.state, command.seat)
        action = next(each for each in (*task.accepted, *legal) if each in legal)
    return await do_play_action(context, command, encode(action))


async def do_go_back(context: Context, command: Command, number: int) -> CommandResult:
    """Go back to where a step began; ConflictError if the match has not reached it, or left the lesson."""
    return await commit(context, command, partial(_plan_back, context, command, number))


async def _plan_back(context: Context, command: Command, number: int, match: RunningMatch) -> Transition:
    teacher = teacher_of(match.game, match.lesson.id) if match.lesson and not match.lesson.left else None
    if teacher is None or number > len(teacher.lesson.steps) or teacher.lesson.steps[number - 1].at > match.step:
        raise ConflictError("no-step-back")
    at = teacher.lesson.steps[number - 1].at
    async with context.at(match.id) as connection:
        chain = counted_chain(await log.entries(connection, match.id, -1), match.head)
        target = next(entry for entry in chain if entry.step == at)
        snapshot, later = await log.since_snapshot(connection, match.id, target.seq)
    state = replay_entries(match.game, snapshot, later)
    assert match.lesson
    lesson = replace(match.lesson, end=None)
    entry = entry_back_to(target, match, command, state, lesson)
    keep = partial(keep_progress, match.id, lesson, None)
    return Transition(entry, state, match.occupants, match.clocks, keep, lesson)
