"""A match that is a lesson: where it stands in its script, and what an action makes of that.

What is stored is only whether the script is over; the place in it is the number of the actions that count.
"""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from kontor.core import Action, AnyGame, Record, Seat
from kontor.core.lessons import Lesson, Reply
from kontor.core.state import State
from kontor.core.teacher import Place, Teacher
from kontor.server.matches.kernel.coach import CoachNotes

MAX_TEACHERS = 64


class LessonProgress(Record, frozen=True):
    """The lesson of a match, as it is stored with it."""

    id: str
    end: int | None = None
    """The number of actions after which the script was over; None before."""
    left: bool = False
    """Whether the learner went their own way, or played on after the end: the script says nothing from then on."""
    coach: CoachNotes = CoachNotes()
    """What the coach remembers who watches the match that goes on."""


class LessonStanding(Record, frozen=True):
    """How far a match is in its lesson, for a list of matches."""

    number: int
    """The step that it has reached, from 1 on."""
    count: int
    """The number of steps."""


@lru_cache(maxsize=MAX_TEACHERS)
def teacher_of(game: AnyGame, lesson: str) -> Teacher | None:
    """Return the teacher of a lesson; None if this box does not have it (any more)."""
    found = next((each for each in game.lessons() if each.id == lesson), None)
    teacher = Teacher(game, found) if found else None
    return teacher if teacher and teacher.fits else None


def first_lesson(game: AnyGame) -> Lesson | None:
    """Return the guided first game of a game; None if it has none."""
    return next((lesson for lesson in game.lessons() if Teacher(game, lesson).fits), None)


def place_in(game: AnyGame, progress: LessonProgress | None, state: State[Any], step: int) -> Place | None:
    """Return where a match stands in its lesson after a number of actions; None if there is no coach any more."""
    if progress is None or progress.left:
        return None
    teacher = teacher_of(game, progress.id)
    if teacher is None:
        return None
    return teacher.place_at(state, step, is_over=progress.end is not None and step >= progress.end)


def standing_in(game: AnyGame, progress: LessonProgress | None, step: int) -> LessonStanding | None:
    """Return how far a match is in its lesson after a number of actions; None once the script is over or left."""
    if progress is None or progress.left or progress.end is not None:
        return None
    teacher = teacher_of(game, progress.id)
    return LessonStanding(teacher.lesson.step_at(step), len(teacher.lesson.steps)) if teacher else None


def coached_seat(game: AnyGame, progress: LessonProgress | None, state: State[Any], step: int) -> Seat | None:
    """Return the learner's seat once the script is over: then a coach watches it; None before, and elsewhere."""
    teacher = teacher_of(game, progress.id) if progress else None
    if progress is None or teacher is None:
        return None
    place = place_in(game, progress, state, step)
    return teacher.lesson.learner if place is None or place.is_finished else None


def reply_to(place: Place | None, learner: Seat, seat: Seat, action: Action) -> Reply | None:
    """Return what the coach says to a legal action of the learner that is not the lesson; None if it is played."""
    if place is None or place.task is None or seat != learner:
        return None
    return place.task.reply(action)


def progress_after(
    game: AnyGame,
    progress: LessonProgress,
    before: Place | None,
    seat: Seat,
    action: Action,
    after: State[Any],
    step: int,
) -> LessonProgress:
    """Return the progress after an action; `step` is the number of actions with it."""
    teacher = teacher_of(game, progress.id)
    if before is None or teacher is None:
        return progress
    if seat == teacher.lesson.learner and (before.is_finished or reply_to(before, seat, seat, action)):
        return replace(progress, left=True)
    if before.is_finished:
        return progress
    now = teacher.place_at(after, step, is_over=False)
    return replace(progress, end=step if now.is_finished else None)
