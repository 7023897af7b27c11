"""Hints for people: thought of by a worker, behind the bots for whom people wait."""

import asyncio

import pytest

from kontor.server.errors import ConflictError
from kontor.server.matches import House
from kontor.server.matches.play import hints as hinting
from kontor.server.matches.play.hints import hints_for
from kontor.worker.bot_pool import BotPool
from kontor.worker.worker import Worker
from server.sitting import decision, started


async def account_at(house: House, match: str, seat: int) -> int:
    async with house.table(match) as table:
        account = table.chairs[seat].account
    assert account is not None
    return account


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_seat_that_has_to_decide_gets_hints_with_reasons_in_its_language(
    house: House, bot_pool: BotPool, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "PATIENCE", 60.0)  # the processes may only just be starting
    match = await started(house, "goa", 2)
    seat, seq, legal = await decision(house, match)
    stop = asyncio.Event()
    working = asyncio.create_task(Worker(house, bot_pool, 1, poll=0.05).run(stop))

    found = await hints_for(house, match, await account_at(house, match, seat), language)

    stop.set()
    await working
    assert found.seq == seq
    assert all(hint.choice.action in legal and 0 <= hint.share <= 1 for hint in found.hints)
    assert found.hints[0].share == max(hint.share for hint in found.hints)
    assert found.hints[0].choice.label


async def test_who_has_nothing_to_decide_gets_no_hint(house: House) -> None:
    match = await started(house, "goa", 2)
    seat, _, _ = await decision(house, match)

    with pytest.raises(ConflictError) as caught:
        await hints_for(house, match, await account_at(house, match, 1 - seat), "en")

    assert caught.value.key == "not-asked"


async def test_without_a_worker_the_answer_is_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "PATIENCE", 0.2)
    match = await started(house, "goa", 2)
    seat, _, _ = await decision(house, match)

    with pytest.raises(ConflictError) as caught:
        await hints_for(house, match, await account_at(house, match, seat), "en")

    assert caught.value.key == "hint-later"
