"""A lesson while it is played: the coach answers an action beside it, and the progress is stored with the move."""

from typing import Any

from kontor.core import Action, AnyGame, Seat, Texts, encode
from kontor.core.state import State
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.commit import InTransaction
from kontor.server.matches.kernel.lesson import LessonProgress, progress_after, reply_to, teacher_of
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.store.matches import matches as store
from kontor.server.store.pool import Connection


class CoachReplyError(ConflictError):
    """A legal action is not the lesson: it was not played, and the coach says why."""

    game: AnyGame
    line: str
    """The message of the game that the coach says."""

    def text(self, language: str) -> str:
        """Return what the coach says."""
        return Texts(language, self.game).text(self.line)


def demand_lesson(match: RunningMatch, seat: Seat, action: Action) -> None:
    """Refuse a legal action of the learner that is not the lesson; nothing where there is no coach."""
    place, progress = match.place, match.lesson
    teacher = teacher_of(match.game, progress.id) if progress else None
    if place is None or place.task is None or teacher is None:
        return
    reply = reply_to(place, teacher.lesson.learner, seat, action)
    if reply:
        error = CoachReplyError("coach-reply")
        error.game, error.line = match.game, teacher.lesson.message(place.task.step.id, f"reply-{reply.key}")
        raise error


def lesson_after(match: RunningMatch, seat: Seat, action: Action, state: State[Any]) -> LessonProgress | None:
    """Return the progress of a match's lesson after an action; None if it does not change."""
    if match.lesson is None or match.lesson.left:
        return None
    after = progress_after(match.game, match.lesson, match.place, seat, action, state, match.step + 1)
    return after if after != match.lesson else None


async def keep_progress(
    match: str, progress: LessonProgress, in_transaction: InTransaction | None, connection: Connection
) -> object:
    """Store how far a lesson is, with the action that changed it."""
    await store.set_lesson(connection, match, encode(progress).decode())
    return await in_transaction(connection) if in_transaction else None
