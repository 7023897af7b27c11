"""Who is reminded: people for whom a match has waited too long, once a turn, in one message, and never at night."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date, timedelta
from itertools import groupby

import pytest
from msgspec import json

from kontor.server.matches import Context
from kontor.server.reminders import Message, due, remind, send_waiting
from kontor.server.rest_calendar import Holiday, Rest
from kontor.server.settings import Settings
from kontor.server.store.people.rests import set_rest
from kontor.server.store.pool import connected
from kontor.server.store.reminders.channels import Channel
from server.reminded import NOON, Watch, channel, person, reminding_context, rows, states, waits_for
from server.sitting import decision, play, started

AGO = timedelta(minutes=11)


@pytest.fixture
async def reminding(settings: Settings, watch: Watch) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch) as context:
        yield context


class Outbox:
    """Sends nothing, and keeps the messages instead."""

    def __init__(self) -> None:
        self.sent: list[tuple[Channel, Message]] = []

    async def __call__(self, settings: Settings, channel: Channel, message: Message) -> None:
        self.sent.append((channel, message))

    @property
    def senders(self) -> dict[str, "Outbox"]:
        return {"mail": self, "webhook": self, "push": self}


async def rests(context: Context, account: int, rest: Rest) -> None:
    """Set when an account rests."""
    async with connected(context.pool) as connection, connection.transaction():
        await set_rest(connection, account, rest, None)


async def test_a_person_is_reminded_when_a_match_has_waited_longer_than_they_like(
    reminding: Context, watch: Watch
) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await waits_for(reminding, anna.account, NOON - timedelta(minutes=9))

    assert await remind(reminding) == 0
    watch.on(minutes=1)
    assert await remind(reminding) == 1


async def test_a_turn_is_reminded_of_once_even_by_many_sweeps_at_the_same_time(
    reminding: Context, watch: Watch
) -> None:
    people = [await person(reminding, f"P{number}") for number in range(5)]
    for each in people:
        await channel(reminding, each.account, "mail", "p@example.org")
        await waits_for(reminding, each.account, NOON - AGO)

    counts = await asyncio.gather(*(remind(reminding) for _ in range(4)))
    for _ in range(20):
        watch.on(hours=1)
        counts.append(await remind(reminding))

    assert sum(counts) == 5
    assert [await states(reminding, each.account) for each in people] == [["waiting"]] * 5
    jobs = await rows(reminding, "SELECT count(*) FROM procrastinate_jobs WHERE task_name = 'send_reminder'")
    assert jobs[0][0] == 5


async def test_the_next_turn_of_the_same_match_is_reminded_of_again(reminding: Context, watch: Watch) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    match = await waits_for(reminding, anna.account, NOON - AGO)
    assert await remind(reminding) == 1

    watch.on(hours=1)
    await waits_for(reminding, anna.account, watch.at - AGO, match, turn=7)

    assert await remind(reminding) == 1
    told = await rows(reminding, "SELECT turns FROM deliveries WHERE account = $1 ORDER BY made_at", anna.account)
    assert [json.decode(row["turns"])[0]["turn"] for row in told] == [0, 7]


async def test_all_matches_that_wait_go_into_one_message_and_the_next_comes_no_earlier_than_wished(
    reminding: Context, watch: Watch
) -> None:
    anna, outbox = await person(reminding), Outbox()
    await channel(reminding, anna.account, "mail", "anna@example.org")
    first = await waits_for(reminding, anna.account, NOON - AGO)
    second = await waits_for(reminding, anna.account, NOON - timedelta(minutes=1), game="goa")
    assert await remind(reminding) == 1

    watch.on(minutes=15)
    third = await waits_for(reminding, anna.account, watch.at - AGO)
    assert await remind(reminding) == 0
    await send_waiting(reminding, outbox.senders)
    watch.on(minutes=15)
    assert await remind(reminding) == 1
    await send_waiting(reminding, outbox.senders)

    assert [[each.match for each in message.matches] for _, message in outbox.sent] == [[first, second], [third]]
    assert outbox.sent[0][1].title == "Your turn in 2 matches"
    assert outbox.sent[1][1].title == "Your turn in Borneo"


async def test_every_active_channel_gets_its_message_and_the_others_get_none(reminding: Context) -> None:
    anna, ben, outbox = await person(reminding), await person(reminding, "Ben"), Outbox()
    for path in ("a", "b", "off"):
        await channel(reminding, anna.account, "webhook", f"http://127.0.0.1:1/{path}")
    await channel(reminding, ben.account, "mail", "ben@example.org")
    await rows(reminding, "UPDATE channels SET enabled = false WHERE target LIKE '%off'")
    await waits_for(reminding, anna.account, NOON - AGO)

    await remind(reminding)
    await send_waiting(reminding, outbox.senders)

    assert sorted(channel.target[-1] for channel, _ in outbox.sent) == ["a", "b"]


async def test_nobody_without_a_usable_channel_is_marked_as_reminded(reminding: Context) -> None:
    anna = await person(reminding)
    match = await waits_for(reminding, anna.account, NOON - AGO)
    added = await channel(reminding, anna.account, "mail", "anna@example.org")
    await rows(reminding, "UPDATE channels SET confirmed = false WHERE id = $1", added.id)

    assert await remind(reminding) == 0
    assert (await rows(reminding, "SELECT reminded_at FROM waits WHERE match = $1", match))[0][0] is None


async def test_a_sweep_reminds_a_limited_number_of_people_and_the_next_one_goes_on(
    reminding: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "MAX_PEOPLE_PER_SWEEP", 2)
    people = [await person(reminding, f"P{number}") for number in range(5)]
    for number, each in enumerate(people):
        await channel(reminding, each.account, "mail", f"p{number}@example.org")
        await waits_for(reminding, each.account, NOON - AGO - timedelta(minutes=number))

    assert [await remind(reminding) for _ in range(4)] == [2, 2, 1, 0]
    told = await rows(reminding, "SELECT account FROM deliveries WHERE account = ANY ($1)", [p.account for p in people])
    assert len({row["account"] for row in told}) == len(told) == 5


async def test_those_who_sleep_keep_nobody_else_waiting(
    reminding: Context, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "MAX_PEOPLE_PER_SWEEP", 2)
    sleepers, awake = [await person(reminding, f"S{number}") for number in range(3)], await person(reminding)
    for number, each in enumerate((*sleepers, awake)):
        await channel(reminding, each.account, "mail", f"p{number}@example.org")
        await waits_for(reminding, each.account, NOON - AGO - timedelta(hours=9 - number))
    for each in sleepers:
        await rests(reminding, each.account, Rest("Pacific/Auckland"))

    assert [await remind(reminding) for _ in range(2)] == [0, 1]
    assert await states(reminding, awake.account) == ["waiting"]
    watch.on(hours=8)
    assert [await remind(reminding) for _ in range(2)] == [2, 1]


async def test_a_person_who_changes_their_night_is_reminded_a_little_later(reminding: Context, watch: Watch) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await rests(reminding, anna.account, Rest("Pacific/Auckland"))
    await waits_for(reminding, anna.account, NOON - AGO)
    assert await remind(reminding) == 0

    await rests(reminding, anna.account, Rest("UTC"))
    watch.on(minutes=10)

    assert await remind(reminding) == 1


async def test_nobody_is_reminded_at_night_but_when_it_ends(reminding: Context, watch: Watch) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await rests(reminding, anna.account, Rest("Pacific/Auckland"))  # noon in UTC is midnight there
    await waits_for(reminding, anna.account, NOON - AGO)

    reminded = []
    for hour in range(12):
        reminded += [hour] * await remind(reminding)
        watch.on(hours=1)

    assert reminded == [8]


async def test_nobody_is_reminded_on_a_holiday(reminding: Context, watch: Watch) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    days = (Holiday(date(2026, 6, 9), date(2026, 6, 12)),)
    await rests(reminding, anna.account, Rest("UTC", 0, 0, days))
    await waits_for(reminding, anna.account, NOON - AGO)

    assert await remind(reminding) == 0
    watch.on(days=2, hours=13)
    assert await remind(reminding) == 1


async def test_a_message_that_falls_into_the_night_is_sent_in_the_morning(reminding: Context, watch: Watch) -> None:
    anna, outbox = await person(reminding), Outbox()
    await channel(reminding, anna.account, "mail", "anna@example.org")
    watch.on(hours=9, minutes=59)
    await waits_for(reminding, anna.account, watch.at - AGO)
    assert await remind(reminding) == 1

    watch.on(minutes=2)  # it is past ten in the evening
    assert await send_waiting(reminding, outbox.senders) == 0
    watch.on(hours=10)
    assert await send_waiting(reminding, outbox.senders) == 1

    assert len(outbox.sent) == 1
    assert (await rows(reminding, "SELECT tries FROM deliveries WHERE account = $1", anna.account))[0][0] == 1


async def test_a_person_who_has_moved_before_the_message_was_sent_gets_none(reminding: Context) -> None:
    anna, outbox = await person(reminding), Outbox()
    await channel(reminding, anna.account, "mail", "anna@example.org")
    match = await waits_for(reminding, anna.account, NOON - AGO)
    await remind(reminding)

    await rows(reminding, "DELETE FROM waits WHERE match = $1", match)
    await send_waiting(reminding, outbox.senders)

    assert outbox.sent == []
    assert await states(reminding, anna.account) == ["moot"]


async def test_a_reminder_that_is_cut_off_leaves_nothing_half_done_and_is_made_up_for(
    reminding: Context, watch: Watch
) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await waits_for(reminding, anna.account, NOON - AGO)
    await rows(reminding, "ALTER TABLE deliveries ADD CONSTRAINT cut CHECK (kind <> 'turns') NOT VALID")

    assert await remind(reminding) == 0
    assert await states(reminding, anna.account) == []
    await rows(reminding, "ALTER TABLE deliveries DROP CONSTRAINT cut")
    watch.on(minutes=10)

    assert await remind(reminding) == 1
    assert await states(reminding, anna.account) == ["waiting"]


async def test_a_person_whom_a_match_asks_is_reminded_once_a_turn(reminding: Context, watch: Watch) -> None:
    """The match itself sets whom it waits for; the test inserts nothing."""
    match, outbox = await started(reminding, "goa", 2), Outbox()
    people = [row["account"] for row in await rows(reminding, "SELECT account FROM seats WHERE match = $1", match)]
    for account in people:
        await channel(reminding, account, "mail", f"{account}@example.org")
    asked = []

    for _ in range(4):
        seat, _, _ = await decision(reminding, match)
        for _ in range(3):
            watch.on(minutes=40)
            await remind(reminding)
            await send_waiting(reminding, outbox.senders)
        asked.append(seat)
        await play(reminding, match)

    turns = await rows(
        reminding,
        "SELECT t ->> 'seat' AS seat, t ->> 'turn' AS turn FROM deliveries, jsonb_array_elements(turns) t"
        " WHERE account = ANY ($1) ORDER BY made_at",
        people,
    )
    assert len({(row["seat"], row["turn"]) for row in turns}) == len(turns) == len(outbox.sent)
    assert [int(row["seat"]) for row in turns] == [seat for seat, _ in groupby(asked)]
