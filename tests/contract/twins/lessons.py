"""Twins with a lesson that cannot be played, understood or believed."""

from typing import Any

from contract.toy.game import Pearls
from contract.twins.base import Twins, replace
from kontor.core.lessons import Lesson, LessonMove, LessonStep, Reply


class TwinWithLesson(Pearls):
    """A twin whose lesson is a changed one."""

    def changed(self, lesson: Lesson) -> Lesson:
        """Return the lesson of the twin."""
        return lesson

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the changed lesson."""
        return tuple(self.changed(lesson) for lesson in super().lessons())


def with_move(lesson: Lesson, number: int, **fields: Any) -> Lesson:
    """Return the lesson with another move."""
    moves = list[LessonMove](lesson.moves)
    moves[number] = replace(moves[number], **fields)
    return replace(lesson, moves=tuple(moves))


def with_step(lesson: Lesson, number: int, **fields: Any) -> Lesson:
    """Return the lesson with another step."""
    steps = list[LessonStep](lesson.steps)
    steps[number] = replace(steps[number], **fields)
    return replace(lesson, steps=tuple(steps))


class TeachesAnotherBox(TwinWithLesson):
    """The lesson was made for other pearls."""

    def changed(self, lesson: Lesson) -> Lesson:
        return replace(lesson, components="0" * 64)


class TeachesAForbiddenMove(TwinWithLesson):
    """The script bids more than there is."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 0, action={"do": "bid", "coins": 6})


class TeachesOutOfTurn(TwinWithLesson):
    """The script moves a seat that is not asked."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 1, seat=0, coach=True)


class AcceptsADeadEnd(TwinWithLesson):
    """An accepted answer after which the script does not fit."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 0, also=({"do": "pass"},), replies=(Reply("other"),))


class AcceptsTheImpossible(TwinWithLesson):
    """An accepted answer that is never legal."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 0, also=({"do": "bid", "coins": 3}, {"do": "bid", "coins": 9}))


class HasNoAnswer(TwinWithLesson):
    """The coach has nothing to say to some bids."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 0, replies=(Reply("pass", {"do": "pass"}),))


class RepliesToNobody(TwinWithLesson):
    """The coach has a reply to what nobody can do."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_move(lesson, 0, replies=(Reply("pass", {"do": "lay"}), Reply("other")))


class LightsNothing(TwinWithLesson):
    """A step lights what is not there."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_step(lesson, 1, light=("oyster:1",))


class TeachesAnUnwrittenRule(TwinWithLesson):
    """A step names a rule that nobody wrote."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_step(lesson, 1, rules=("TOY-A1", "TOY-Z7"))


class TeachesByClaim(TwinWithLesson):
    """Nothing that happens in a step has to do with its rule."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_step(lesson, 1, rules=("TOY-O1",))


class CoachesWithoutWords(TwinWithLesson):
    """A step has no texts, and those of its former name are left over."""

    def changed(self, lesson: Lesson) -> Lesson:
        return with_step(lesson, 0, id="aim")


class SaysWhatNobodyHears(TwinWithLesson):
    """The texts of a lesson are there, the lesson is not."""

    def lessons(self) -> tuple[Lesson, ...]:
        return ()


TWINS: Twins = {
    "lessons": (
        (TeachesAnotherBox, "made for another box"),
        (TeachesAForbiddenMove, r"0: Bid\(coins=6\) is not legal"),
        (TeachesOutOfTurn, "1: seat 0 is not asked"),
        (AcceptsADeadEnd, "2: an accepted way gets stuck here"),
        (AcceptsTheImpossible, r"0: accepted, but never legal: Bid\(coins=9\)"),
        (HasNoAnswer, "0: no reply for the rest"),
        (RepliesToNobody, "0: the reply pass is never said"),
        (LightsNothing, "bid: it lights what is not there: oyster:1"),
        (TeachesAnUnwrittenRule, "bid: it names an unknown rule"),
        (TeachesByClaim, "bid: nothing that happens cites its rules"),
        (CoachesWithoutWords, "lesson-first-aim has no text in 'en'"),
        (SaysWhatNobodyHears, "nothing says lesson-first-alone"),
    ),
}
