"""The coach after a lesson: asks a worker ahead, warns once before a blunder, and remembers how the learner decides.

The worker's answer is that of a hint, asked for as soon as the learner is. Nobody waits for a worker that has not
begun to think, and an answer that comes too late is never said.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from kontor.core import LANGUAGES, Action, Record, Seat, Texts, decode, encode
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.coach import Verdict, judged_in, notes_after
from kontor.server.matches.kernel.commit import BY_PERSON, Command, InTransaction
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.play.hints import Recommendation
from kontor.server.matches.play.lesson import CoachReplyError
from kontor.server.matches.read.views import texts_of, view_of
from kontor.server.store.matches import matches
from kontor.server.store.pool import Connection
from kontor.server.store.work import hints as store
from kontor.server.store.work.hints import HintRequest

WAIT_SECONDS = 0.8
"""Seconds that a decision waits for a worker that thinks about it already."""
POLL_SECONDS = 0.05

Advice = dict[str, tuple[Recommendation, ...]]
"""A worker's answer to the question of a hint, by language."""


class CoachSwitch(Record, frozen=True):
    """Whether the caller wants a coach in the match."""

    on: bool


class CoachWarningError(CoachReplyError):
    """A legal action gives much away: it was not played, and the coach says what would be better."""

    said: Mapping[str, str]
    """What the coach says, by language."""

    def text(self, language: str) -> str:
        """Return what the coach says."""
        return self.said[language]


def ask_ahead(
    match: RunningMatch, state: Any, step: int, lesson: LessonProgress | None, also: InTransaction | None
) -> InTransaction | None:
    """Return what is stored with the next entry: if the coach watches what that asks, also a worker's question."""
    asked = _question(match, state, step, lesson or match.lesson, match.seq + 1)
    return partial(_ask, asked, also) if asked else also


def _question(
    match: RunningMatch, state: Any, step: int, lesson: LessonProgress | None, seq: int
) -> HintRequest | None:
    """Return what a coach wants to know of a worker in a position; None without a coach or without a choice."""
    seat = match.coached_in(state, step, lesson)
    if lesson is None or lesson.coach.off or seat is None or seat not in match.game.deciders(state):
        return None
    return HintRequest(match.id, seat, seq) if len(match.game.legal_actions(state, seat)) > 1 else None


async def _ask(asked: HintRequest, also: InTransaction | None, connection: Connection) -> bool:
    if also is not None:
        await also(connection)
    await store.ask(connection, asked)
    return True


async def advice_for(context: Context, command: Command) -> Advice | None:
    """Return what a worker thinks of the question that a command answers; None without a coach, or if it is late."""
    if command.by != BY_PERSON:
        return None
    async with context.cache.locked(command.match) as match:
        if match.seq != command.seq:
            match = await context.cache.refresh(match)  # noqa: PLW2901 - the same match, up to date
        if not isinstance(match, RunningMatch) or match.seq != command.seq or match.coached != command.seat:
            return None
        if match.lesson is None or match.lesson.coach.off:
            return None
    asked = HintRequest(command.match, command.seat, command.seq)
    for _ in range(int(WAIT_SECONDS / POLL_SECONDS)):
        async with context.at(command.match) as connection:
            answer = await store.answer_to(connection, asked)
            if answer is None and not await store.is_leased(connection, asked):
                return None
        if answer is not None:
            return msgspec.json.decode(answer, type=Advice)
        await asyncio.sleep(POLL_SECONDS)
    return None


def verdict_on(match: RunningMatch, action: Action, advice: Advice | None) -> Verdict | None:
    """Return what a worker thinks of an action; None if it does not know it."""
    judged = advice.get(judged_in(LANGUAGES[0]), ()) if advice else ()
    shares = [each.share for each in judged]
    own = next((each.share for each in judged if _action_of(match, each) == action), None)
    return None if own is None else Verdict(own, shares[0], min(shares))


def demand_coach(match: RunningMatch, seat: Seat, action: Action, advice: Advice | None) -> None:
    """Refuse a legal action that gives much away; nothing without a coach, and for what the game itself proposes."""
    verdict = verdict_on(match, action, advice)
    notes = match.lesson.coach if match.lesson else None
    if advice is None or verdict is None or notes is None or notes.warned == match.seq:
        return
    if verdict.loss < notes.tolerated:
        return
    proposal = match.game.proposal(view_of(match, seat))
    if proposal and action in proposal.actions:
        return
    error = CoachWarningError("coach-warning")
    error.said = {language: _warning(match, seat, action, verdict, advice, language) for language in LANGUAGES}
    raise error


async def remember_warning(context: Context, command: Command) -> None:
    """Note that the coach has warned: the next answer to the same question is played, whatever the client."""
    async with context.cache.locked(command.match) as match:
        if isinstance(match, RunningMatch) and match.seq == command.seq:
            await _note(context, match, warned=command.seq)


def coach_after(
    match: RunningMatch, seat: Seat, action: Action, advice: Advice | None, lesson: LessonProgress | None
) -> LessonProgress | None:
    """Return the progress of a lesson with what its coach remembers of an action; None if nothing changes."""
    now = lesson or match.lesson
    if now is None or match.coached != seat:
        return lesson
    notes = notes_after(now.coach, verdict_on(match, action, advice), match.step + 1)
    return replace(now, coach=notes) if notes != now.coach else lesson


async def do_switch_coach(context: Context, match_id: str, account: int, on: bool) -> CoachSwitch:
    """Switch the coach of the caller's match on or off; ConflictError if it has none."""
    async with context.cache.fresh(match_id) as match:
        seat = match.demand_seat(account)
        if not isinstance(match, RunningMatch) or match.lesson is None or match.coached != seat:
            raise ConflictError("no-coach")
        await _note(context, match, off=not on)
        asked, seq = _question(match, match.state, match.step, match.lesson, match.seq), match.seq
        if asked:
            async with context.at(match_id) as connection:
                await store.ask(connection, asked)
    await context.bus.publish(Nudge(match_id, seq, bot=asked is not None, renamed=True))
    return CoachSwitch(on)


async def _note(context: Context, match: RunningMatch, **note: int) -> None:
    """Store something that the coach of a locked match remembers."""
    async with context.at(match.id) as connection:
        await matches.note_of_coach(connection, match.id, encode(note).decode())
    if match.lesson:
        match.lesson = replace(match.lesson, coach=replace(match.lesson.coach, **note))


def _warning(match: RunningMatch, seat: Seat, action: Action, verdict: Verdict, advice: Advice, language: str) -> str:
    judged = advice[judged_in(language)]
    against = next(each.reasons[0] for each in judged if _action_of(match, each) == action)
    label = texts_of(match, language, seat).action(view_of(match, seat), _action_of(match, judged[0]))
    facts = {"label": label, "best": round(100 * verdict.best), "share": round(100 * verdict.share), "why": against}
    return Texts(language, packages=("kontor.server",)).text("coach-warning", facts).strip()


def _action_of(match: RunningMatch, each: Recommendation) -> Action:
    action: Action = decode(encode(each.action), match.game.action_union)
    return action
