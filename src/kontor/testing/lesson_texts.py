"""Whether the coach of a lesson has all its lines, short enough to be read while playing, and none left over."""

import re

import msgspec

from kontor.core import LANGUAGES, AnyGame, Texts
from kontor.core.lessons import Lesson, line_before
from kontor.core.rules import RULE_ID

MAX_WORDS = 25
MAX_CHARACTERS = 160
WORD = re.compile(r"\S*\w\S*")


class TextReport(msgspec.Struct):
    """The longest line, and what is wrong with the lines."""

    words_max: int
    faults: list[str]


def wanted_lines(lesson: Lesson) -> list[str]:
    """Return the keys of all lines that the coach can say."""
    wanted: list[str] = []
    for step in lesson.steps:
        wanted += [lesson.message(step.id), lesson.message(step.id, "after")]
        if step.look:
            wanted.append(lesson.message(step.id, "before"))
    number: dict[str, int] = {}
    is_free = False
    for move in lesson.moves:
        if move.seat != lesson.learner or move.coach:
            continue
        number[move.step] = number.get(move.step, 0) + 1
        if not is_free:  # a free turn is one task, however many decisions it takes
            wanted.append(lesson.message(move.step, line_before(number[move.step])))
        is_free = move.free
        wanted += [lesson.message(move.step, f"reply-{reply.key}") for reply in move.replies]
    return wanted


def check_texts(game: AnyGame, lesson: Lesson) -> TextReport:
    """Read every line of the coach in every language."""
    report = TextReport(0, [])
    for language in LANGUAGES:
        texts = Texts(language, game)
        for key in wanted_lines(lesson):
            if not texts.has(key):
                report.faults.append(f"{key} has no text in {language!r}")
                continue
            text = texts.text(key)
            words = len(WORD.findall(text))
            report.words_max = max(report.words_max, words)
            if words > MAX_WORDS or len(text) > MAX_CHARACTERS:
                report.faults.append(f"{key} in {language!r} is too long: {words} words, {len(text)} characters")
            if RULE_ID.search(text):
                report.faults.append(f"{key} in {language!r} names a rule by its number")
    return report
