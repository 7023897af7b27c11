"""Hints for people: computed by a worker, after the bots that people are waiting for."""

import asyncio

import pytest

from kontor.core import encode
from kontor.server.errors import ConflictError
from kontor.server.matches import Command, Context
from kontor.server.matches.kernel.coach import judged_in
from kontor.server.matches.play import hints as hinting
from kontor.server.matches.play.coach import advice_for
from kontor.server.matches.play.hints import (
    MARGINS,
    ExpectedPoints,
    Outlook,
    Recommendation,
    hints_for,
    margins_of,
    outlook_in,
    outlooks_of,
)
from kontor.worker.bot_pool import BotPool
from kontor.worker.worker import Worker
from server.learner import learner_of
from server.sitting import decision, started


async def account_at(context: Context, match: str, seat: int) -> int:
    async with context.cache.locked(match) as table:
        account = table.occupants[seat].account
    assert account is not None
    return account


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_seat_that_has_to_decide_gets_hints_with_reasons_in_its_language(
    context: Context, bot_pool: BotPool, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "HINT_TIMEOUT_SECONDS", 60.0)  # the processes may only just be starting
    match = await started(context, "goa", 2)
    seat, seq, legal = await decision(context, match)
    stop = asyncio.Event()
    working = asyncio.create_task(Worker(context, bot_pool, 1, poll=0.05).run(stop))

    found = await hints_for(context, match, await account_at(context, match, seat), language)

    stop.set()
    await working
    assert found.seq == seq
    assert all(hint.choice.action in legal and 0 <= hint.share <= 1 for hint in found.hints)
    assert found.hints[0].share == max(hint.share for hint in found.hints)
    assert found.hints[0].choice.label
    assert found.level == "trader"
    assert all(len(hint.reasons) == 1 and hint.reasons[0].endswith(".") for hint in found.hints)
    assert len(found.hints) > 1
    assert all(hint.margin in ("clear", "slight", "none") for hint in found.hints)
    assert all(not hint.plan or hint.plan.endswith(".") for hint in found.hints)
    assert found.hints[0].points is None or found.hints[0].points.sentence.endswith(".")


async def test_hints_say_the_next_step_and_the_points_to_expect(
    context: Context, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the language that was asked for, as soon as there is a turn to plan."""
    monkeypatch.setattr(hinting, "HINT_TIMEOUT_SECONDS", 60.0)  # the processes may only just be starting
    match = await started(context, "cargo_noir", 2)
    seat, _, _ = await decision(context, match)
    stop = asyncio.Event()
    working = asyncio.create_task(Worker(context, bot_pool, 1, poll=0.05).run(stop))
    account = await account_at(context, match, seat)
    english, german = [await hints_for(context, match, account, language) for language in ("en", "de")]

    stop.set()
    await working
    assert english.hints[0].plan.startswith("Likely next: send a ship")
    assert german.hints[0].plan.startswith("Dann wohl: ein Schiff")
    points = english.hints[0].points
    assert points is None or (points.difference is None and points.sentence.startswith("About "))
    assert [hint.points and hint.points.mean for hint in english.hints] == [
        hint.points and hint.points.mean for hint in german.hints
    ]


def test_hints_of_a_former_worker_have_no_margin() -> None:
    """Nor those whose margin is not known, or not understood."""
    first, second = (Recommendation(None, 0.5, (said,)) for said in ("clear", "tremendous"))
    assert margins_of({"en": [first, second]}, 2) == [None, None]
    assert margins_of({"en": [first, second], MARGINS: [first]}, 2) == [None, None]
    assert margins_of({"en": [first, second], MARGINS: [first, second]}, 2) == ["clear", None]


def test_hints_of_a_former_worker_have_no_outlook() -> None:
    """What is not known of a plan or of points is left out, and so is all of it if the numbers do not fit."""
    said = [
        Recommendation(None, 0.5, ("Next: this.", "About 31 points.", "31.4")),
        Recommendation(None, 0.4, ("", "2 points less.", "29.4", "-2.0")),
        Recommendation(None, 0.3, ("", "")),
    ]
    assert outlooks_of({"en": said}, "en", 3) == [Outlook()] * 3
    assert outlooks_of({"en": said, outlook_in("en"): said[:2]}, "en", 3) == [Outlook()] * 3
    assert outlooks_of({"en": said, outlook_in("en"): said}, "en", 3) == [
        Outlook("Next: this.", ExpectedPoints(31.4, None, "About 31 points.")),
        Outlook("", ExpectedPoints(29.4, -2.0, "2 points less.")),
        Outlook(),
    ]


async def test_a_seat_that_has_nothing_to_decide_gets_no_hint(context: Context) -> None:
    match = await started(context, "goa", 2)
    seat, _, _ = await decision(context, match)

    with pytest.raises(ConflictError) as caught:
        await hints_for(context, match, await account_at(context, match, 1 - seat), "en")

    assert caught.value.key == "not-asked"


async def test_without_a_worker_the_answer_says_to_ask_later(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "HINT_TIMEOUT_SECONDS", 0.2)
    match = await started(context, "goa", 2)
    seat, _, _ = await decision(context, match)

    with pytest.raises(ConflictError) as caught:
        await hints_for(context, match, await account_at(context, match, seat), "en")

    assert caught.value.key == "hint-later"


async def test_a_coach_learns_what_every_legal_action_promises(
    context: Context, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "HINT_TIMEOUT_SECONDS", 60.0)  # the processes may only just be starting
    learner = await learner_of(context)
    stop = asyncio.Event()
    working = asyncio.create_task(Worker(context, bot_pool, 1, poll=0.05).run(stop))
    found = await hints_for(context, learner.match, learner.account, "en")
    advice = await advice_for(context, Command(learner.match, learner.seat, learner.seq))

    stop.set()
    await working
    assert advice
    judged = advice[judged_in("de")]
    assert encode(judged[0].action) == encode(found.hints[0].choice.action)
    assert {encode(each.action) for each in judged} == {encode(action) for action in learner.legal}
