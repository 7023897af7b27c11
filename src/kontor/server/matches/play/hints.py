"""Hints for people: requested here, computed by a worker, shown only to the seat that asked."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from kontor.core import Record, decode, encode
from kontor.levels import ADVISER_LEVEL
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.read.queries import demand_decider
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.matches.read.words import Choice, choices_of
from kontor.server.store.work import hints as store
from kontor.server.store.work.hints import HintRequest

Margin: TypeAlias = Literal["clear", "slight", "none"]
"""How much better one action is than another: clearly, slightly, or not so that it could be told."""
MARGINS = "margins"
"""The key of an answer, beside the languages, under which the margins stand as reasons.

A field of its own would be an error to servers of former versions, which run beside new workers during an upgrade.
"""
OUTLOOK = "outlook-{}"
"""The key of an answer, beside each language, under which the outlooks of its hints stand as reasons.

They are the sentence about the plan, the one about the points (both may be empty), and the figures of the points.
"""
HINT_TIMEOUT_SECONDS = 6.0
"""Seconds to wait for a hint."""
POLL_SECONDS = 0.1


class Recommendation(Record, frozen=True):
    """A good action, the share of the win that it promises, and one sentence that says why."""

    action: Any
    share: float
    reasons: tuple[str, ...]
    """One sentence; several phrases from workers of former versions."""


class ExpectedPoints(Record, frozen=True):
    """The points that a seat can expect at the end if everybody plays on as the bot would."""

    mean: float
    difference: float | None
    """Points more (below 0: less) than with the best action; null if no difference can be told, and for that one."""
    sentence: str
    """The same in words; empty if there is nothing to say beside the best action."""


class Outlook(NamedTuple):
    """What comes after an action, as far as a bot can tell."""

    plan: str = ""
    points: ExpectedPoints | None = None


class HintView(Record, frozen=True):
    """A recommendation, with the action as a person can choose it."""

    choice: Choice
    share: float
    reasons: tuple[str, ...]
    """One sentence that says why."""
    margin: Margin | None = None
    """How much better the best action is (for the best one itself: than the next); null if the bot cannot tell."""
    plan: str = ""
    """One sentence about the seat's next step; empty if that is open, or the same as after the best action."""
    points: ExpectedPoints | None = None
    """What the seat can expect at the end; null if nobody counted."""


class HintList(Record, frozen=True):
    """The best actions at an entry of the log, the best one first."""

    seq: int
    hints: tuple[HintView, ...]
    level: str = ADVISER_LEVEL
    """The level of the bot whose opinion it is."""


async def hints_for(context: Context, match_id: str, account: int, language: str) -> HintList:
    """Return a worker's recommendations for the open question; ConflictError if no worker answers in time.

    ForbiddenError in a rated match, and where the host has switched hints off.
    """
    async with context.cache.fresh(match_id) as locked:
        match, seat = demand_decider(locked, account)
        if not match.has_hints:
            raise ForbiddenError("no-hints-rated" if match.rated else "no-hints-here")
        game, request, match_copy = match.game, HintRequest(match_id, seat, match.seq), msgspec.structs.replace(match)
        texts, view = texts_of(match, language, seat), view_of(match, seat)
    async with context.at(match_id) as connection:
        await store.ask(connection, request)
    await context.bus.publish(Nudge(match_id, request.seq, bot=True))
    answer = await _wait_for_answer(context, request)
    advice = answer[language]
    actions = [decode(encode(hint.action), game.action_union) for hint in advice]
    choices = choices_of(match_copy, texts, view, seat, actions, legal_of(match_copy, seat))
    margins, outlooks = margins_of(answer, len(advice)), outlooks_of(answer, language, len(advice))
    said = zip(choices, advice, margins, outlooks, strict=True)
    hints = [HintView(choice, hint.share, hint.reasons, margin, *outlook) for choice, hint, margin, outlook in said]
    return HintList(request.seq, tuple(hints))


def margins_of(answer: Mapping[str, Sequence[Recommendation]], number: int) -> list[Margin | None]:
    """Return how much better the best action is than each of a number of hints; None where no worker said so."""
    known: dict[str, Margin] = {margin: margin for margin in get_args(Margin)}
    told = [known.get(one.reasons[0]) for one in answer.get(MARGINS, ())]
    return told if len(told) == number else [None] * number


def outlook_in(language: str) -> str:
    """Return the key of an answer under which the outlooks of its hints stand in a language."""
    return OUTLOOK.format(language)


def outlooks_of(answer: Mapping[str, Sequence[Recommendation]], language: str, number: int) -> list[Outlook]:
    """Return what comes after each of a number of hints; empty outlooks where no worker said so."""
    told = [_outlook(one.reasons) for one in answer.get(outlook_in(language), ())]
    return told if len(told) == number else [Outlook()] * number


def _outlook(told: Sequence[str]) -> Outlook:
    plan, sentence, *figures = told
    mean, difference = (*map(float, figures), None, None)[:2]
    return Outlook(plan, None if mean is None else ExpectedPoints(mean, difference, sentence))


async def _wait_for_answer(context: Context, request: HintRequest) -> dict[str, tuple[Recommendation, ...]]:
    for _ in range(int(HINT_TIMEOUT_SECONDS / POLL_SECONDS)):
        async with context.at(request.match) as connection:
            answer = await store.answer_to(connection, request)
        if answer is not None:
            return msgspec.json.decode(answer, type=dict[str, tuple[Recommendation, ...]])
        await asyncio.sleep(POLL_SECONDS)
    raise ConflictError("hint-later")
