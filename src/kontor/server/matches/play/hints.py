"""Hints for people: requested here, computed by a worker, shown only to the seat that asked."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from kontor.core import Record, decode, encode
from kontor.levels import ADVISER_LEVEL
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.read.queries import demand_decider
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.matches.read.words import Choice, choices_of
from kontor.server.store import hints as store
from kontor.server.store.hints import HintRequest
from kontor.server.store.pool import connected

Margin: TypeAlias = Literal["clear", "slight", "none"]
"""How much better one action is than another: clearly, slightly, or not so that it could be told."""
MARGINS = "margins"
"""The key of an answer, beside the languages, under which the margins stand as reasons.

A field of its own would be an error to servers of former versions, which run beside new workers during an upgrade.
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


class HintView(Record, frozen=True):
    """A recommendation, with the action as a person can choose it."""

    choice: Choice
    share: float
    reasons: tuple[str, ...]
    """One sentence that says why."""
    margin: Margin | None = None
    """How much better the best action is (for the best one itself: than the next); null if the bot cannot tell."""


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
    async with connected(context.pool) as connection:
        await store.ask(connection, request)
    await context.bus.publish(Nudge(match_id, request.seq, bot=True))
    answer = await _wait_for_answer(context, request)
    advice = answer[language]
    actions = [decode(encode(hint.action), game.action_union) for hint in advice]
    choices = choices_of(match_copy, texts, view, seat, actions, legal_of(match_copy, seat))
    said = zip(choices, advice, margins_of(answer, len(advice)), strict=True)
    return HintList(request.seq, tuple(HintView(choice, hint.share, hint.reasons, m) for choice, hint, m in said))


def margins_of(answer: Mapping[str, Sequence[Recommendation]], number: int) -> list[Margin | None]:
    """Return how much better the best action is than each of a number of hints; None where no worker said so."""
    known: dict[str, Margin] = {margin: margin for margin in get_args(Margin)}
    told = [known.get(one.reasons[0]) for one in answer.get(MARGINS, ())]
    return told if len(told) == number else [None] * number


async def _wait_for_answer(context: Context, request: HintRequest) -> dict[str, tuple[Recommendation, ...]]:
    for _ in range(int(HINT_TIMEOUT_SECONDS / POLL_SECONDS)):
        async with connected(context.pool) as connection:
            answer = await store.answer_to(connection, request)
        if answer is not None:
            return msgspec.json.decode(answer, type=dict[str, tuple[Recommendation, ...]])
        await asyncio.sleep(POLL_SECONDS)
    raise ConflictError("hint-later")
