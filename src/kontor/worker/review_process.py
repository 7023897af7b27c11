"""The process that computes one review: a job comes in by standard input, progress and the review go out as lines.

It has the lowest priority that the system knows, so bots never wait for it. It ends with its worker, whose end closes
standard input, and with the processor time that it may use.
"""

import os
import resource
import sys
from threading import Thread
from typing import TypeVar

import msgspec

from kontor.core import LANGUAGES, AnyGame, ComponentData, MatchRecord, Record, Texts, encode, registry
from kontor.lab.review.budget import read_budget
from kontor.lab.review.evaluate import review_story
from kontor.lab.review.shapes import SeatReview
from kontor.lab.review.story import ReviewError, Story, play_again, story_of
from kontor.lab.review.words import Narrator
from kontor.lab.review.worth import worth_words
from kontor.server.matches.review.shapes import (
    PLACEHOLDERS,
    CurvePoint,
    JudgedDecision,
    LuckShare,
    MomentFigures,
    MomentWords,
    ReviewAccount,
    ReviewJob,
    SeatFigures,
    StoredReview,
)

Shape = TypeVar("Shape", bound=Record)

STDIN = 0
"""The file descriptor of standard input."""
NICENESS = 19
"""The lowest priority: any bot that wants the processor gets it."""
MAX_PROCESSOR_SECONDS = 30 * 60
"""Seconds of processor time after which the system ends the process: ten times what a full review takes."""
WALKED_PERCENT = 80
"""How much is done when all positions are judged; second looks at decisions and the words follow."""


class Said(Record, frozen=True):
    """A line of the process: how far it is, the review, or why there can be none."""

    percent: int = 0
    answer: StoredReview | None = None
    failure: str = ""


def main() -> None:
    """Compute the review of the job in the first line of standard input."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_CPU, (MAX_PROCESSOR_SECONDS, MAX_PROCESSOR_SECONDS))
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=ReviewJob)
    Thread(target=_leave_with_worker, daemon=True).start()
    try:
        say(Said(100, compute(job)))
    except ReviewError as error:
        say(Said(failure=error.key))


def compute(job: ReviewJob) -> StoredReview:
    """Review a match for a seat; ReviewError if today's rules cannot replay it."""
    record = msgspec.convert(job.record, MatchRecord)
    game = game_of(record, job)
    played = play_again(game, record)
    story, told = story_of(game, played, job.seat), 0
    done = 0

    def progress(steps: int) -> None:
        nonlocal done, told
        done += steps
        percent = WALKED_PERCENT * done // len(story.steps)
        if percent > told:
            told = percent
            say(Said(percent))

    slug = game.info.slug
    review = review_story(game, story, read_budget(job.budget, slug), progress)
    words = {language: words_of(game, story, review, language) for language in LANGUAGES}
    worth = {language: worth_words(Texts(language, packages=(ReviewError.package,)), slug) for language in LANGUAGES}
    return StoredReview(job.budget, figures_of(review), words, worth)


def figures_of(review: SeatReview) -> SeatFigures:
    """Return the figures that the server knows: the evaluator may have more."""
    return SeatFigures(
        seat=review.seat,
        curve=tuple(_known(CurvePoint, each) for each in review.curve),
        decisions=tuple(_known(JudgedDecision, each) for each in review.decisions),
        luck=tuple(_known(LuckShare, each) for each in review.luck),
        account=_known(ReviewAccount, review.account),
        key_moments=tuple(_known(MomentFigures, each) for each in review.key_moments),
        simulations=review.simulations,
    )


def _known(shape: type[Shape], figures: Record) -> Shape:
    return shape(**{field: getattr(figures, field) for field in shape.__struct_fields__})


def words_of(game: AnyGame, story: Story, review: SeatReview, language: str) -> tuple[MomentWords, ...]:
    """Return the decisions among the key moments in words, with placeholders for the names of people."""
    narrator = Narrator(game, language, PLACEHOLDERS[: story.seats], story.seat)
    by_step = {one.step: one for one in review.decisions}
    said = []
    for moment in review.key_moments:
        if moment.kind == "decision":
            words = narrator.decision(story.steps[moment.step].view, by_step[moment.step])
            question, did, better, why = (
                " ".join(text.split()) for text in (words.question, words.did, words.better, words.why)
            )
            did_refs, better_refs = words.chosen.refs(), words.rival.refs()
            said.append(MomentWords(moment.step, question, did, better, why, did_refs, better_refs))
    return tuple(said)


def game_of(record: MatchRecord, job: ReviewJob) -> AnyGame:
    """Return the game of a record with its box."""
    slug = record.header.game
    if job.box is not None:
        return registry.game(slug).with_components(ComponentData(job.box))
    return registry.game_with(slug, record.header.components) or registry.game(slug)


def say(said: Said) -> None:
    """Write a line."""
    sys.stdout.buffer.write(encode(said) + b"\n")
    sys.stdout.buffer.flush()


def _leave_with_worker() -> None:
    """Wait for the end of standard input, past its buffer: a lock on that would be in the way of a usual end."""
    while os.read(STDIN, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
