"""What the coach of a lesson says in a position, for the learner alone."""

from collections.abc import Sequence

from kontor.core import Action, Record, Ref, Seat, Texts
from kontor.core.lessons import Lesson, LessonStep, line_before
from kontor.server.matches.kernel.lesson import teacher_of
from kontor.server.matches.kernel.match import RunningMatch


class CoachLook(Record, frozen=True):
    """Something to look at before the question: what to touch, and what is said before and after."""

    step: str
    number: int
    title: str
    before: str
    after: str
    light: tuple[Ref, ...]
    touch: tuple[Ref, ...]
    """The things to touch; going on is enough too."""


class LessonView(Record, frozen=True):
    """What the coach says now."""

    titles: tuple[str, ...]
    """The titles of all steps, in order."""
    number: int
    """The step that the match has reached, from 1 on."""
    looks: tuple[CoachLook, ...]
    """What to look at before the question."""
    closing: str
    """What the step before was good for; empty at the beginning."""
    before: str
    """What to do now, and why; empty while others move, and after the end."""
    light: tuple[Ref, ...]
    """The things that matter now."""
    accepted: tuple[int, ...]
    """The places, among the legal actions, of those that go on with the lesson."""
    free: bool
    """Whether every legal action does."""
    finished: bool
    """Whether the script is over: the others play by themselves, and so does the learner."""


def lesson_view(match: RunningMatch, texts: Texts, seat: Seat | None, legal: Sequence[Action]) -> LessonView | None:
    """Return what the coach says to a seat; None to everybody but the learner, and where there is no coach."""
    place, progress = match.place, match.lesson
    teacher = teacher_of(match.game, progress.id) if progress else None
    if place is None or teacher is None or seat != teacher.lesson.learner:
        return None
    lesson, task = teacher.lesson, place.task
    step = task.step if task else place.looks[-1] if place.looks else None
    return LessonView(
        titles=tuple(texts.text(lesson.message(each.id)) for each in lesson.steps),
        number=lesson.steps.index(step) + 1 if step else lesson.step_at(match.step),
        looks=tuple(coach_look(lesson, texts, each) for each in place.looks),
        closing=texts.text(lesson.message(place.done.id, "after")) if place.done else "",
        before=texts.text(lesson.message(task.step.id, line_before(task.number))) if task else "",
        light=task.light if task else (),
        accepted=tuple(n for n, action in enumerate(legal) if task and (task.free or action in task.accepted)),
        free=task is not None and task.free,
        finished=place.is_finished,
    )


def coach_look(lesson: Lesson, texts: Texts, step: LessonStep) -> CoachLook:
    """Return a step without a decision in words."""
    return CoachLook(
        step=step.id,
        number=lesson.steps.index(step) + 1,
        title=texts.text(lesson.message(step.id)),
        before=texts.text(lesson.message(step.id, "before")),
        after=texts.text(lesson.message(step.id, "after")),
        light=step.light,
        touch=step.look,
    )
