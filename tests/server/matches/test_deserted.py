"""Deserted tables: who may call the caretaker, when, and what the absent person finds; with a clock that tests move."""

from datetime import datetime
from secrets import token_bytes

import pytest
from msgspec.structs import replace

from kontor.core import Seat
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import (
    Command,
    CommandResult,
    Context,
    NewMatch,
    do_call_caretaker,
    do_come_back,
    do_create_match,
    do_join,
    do_start,
    do_step_away,
)
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.reminders import remind
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.hands import Hands
from server.sitting import decision, new_account, play

SEEN = """
INSERT INTO logins (token_sha256, account, expires_at, seen_at) VALUES ($1, $2, now() + interval '1 day', $3)
"""
CHANNEL = """
INSERT INTO channels (account, kind, target, language, confirmed)
VALUES ($1, 'webhook', 'https://example.org', 'en', $2)
"""


class Table:
    """Three people in a match; the one who is asked is absent, the others are the voters."""

    def __init__(self, context: Context, match: str, accounts: list[int], hands: Hands, absent: Seat) -> None:
        self.context, self.match, self.accounts, self.hands, self.absent = context, match, accounts, hands, absent
        self.voters = [seat for seat in range(len(accounts)) if seat != absent]

    async def state(self) -> RunningMatch:
        async with self.context.cache.fresh(self.match) as match:
            return demand_started(match)

    async def look(self, *seats: Seat, at: datetime | None = None) -> None:
        """Let people have a page open at a moment, now if none is given."""
        async with connected(self.context.pool) as connection:
            for seat in seats:
                await connection.execute(SEEN, token_bytes(32), self.accounts[seat], at or self.hands.at)

    async def vote(self, seat: Seat, agreed: bool = True, key: str | None = None) -> CommandResult:
        command = Command(self.match, seat, (await self.state()).seq, key, account=self.accounts[seat])
        return await do_call_caretaker(self.context, command, self.absent, agreed)

    async def is_called(self) -> bool:
        return (await self.state()).occupants[self.absent].caretaker

    async def execute(self, statement: str, *values: object) -> None:
        async with connected(self.context.pool) as connection:
            await connection.execute(statement, *values)


async def table(context: Context, speed: Slug = "untimed", hours: float = 26) -> Table:
    """Return a match that has asked one of its people for some hours, while the others were there."""
    hands = Hands(context)
    accounts = [await new_account(context, name) for name in ("Anna", "Bruno", "Clara")]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", 3, speed=speed))
    for account in accounts:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, accounts[0])
    seat, _, _ = await decision(context, match)
    at = Table(context, match, accounts, hands, seat)
    hands.move(hours=hours)
    await at.look(*at.voters)
    return at


async def test_the_caretaker_plays_once_everybody_who_is_here_has_agreed(context: Context) -> None:
    at = await table(context)

    await at.vote(at.voters[0])
    assert not await at.is_called()
    assert (await get_summary(context, at.match, None)).sitting.called_by[at.absent] == (at.voters[0],)
    await at.vote(at.voters[1])

    state = await at.state()
    assert (state.occupants[at.absent].caretaker, state.bot_to_move, state.clocks.asked) == (True, True, ())
    told = await get_log(context, at.match, None, 0)
    assert [(entry.kind, entry.seat) for entry in told] == [("sitting", at.voters[0]), ("chair", at.absent)]
    assert told[0].sitting is not None
    assert (told[0].sitting.said, told[0].sitting.about) == ("call", at.absent)


async def test_the_absent_person_takes_the_seat_back_with_the_same_question(context: Context) -> None:
    at = await table(context)
    for voter in at.voters:
        await at.vote(voter)

    await do_come_back(context, Command(at.match, at.absent, (await at.state()).seq))

    state = await at.state()
    assert (state.occupants[at.absent].caretaker, state.clocks.asked) == (False, (at.absent,))
    assert state.clocks.seats[at.absent].called_by == ()
    with raises_saying(ConflictError, "24 hours"):
        await at.vote(at.voters[0])


async def test_nobody_is_replaced_before_they_were_asked_for_a_day(context: Context) -> None:
    at = await table(context, hours=23.5)

    with raises_saying(ConflictError, "in an hour"):
        await at.vote(at.voters[0])
    assert (await get_summary(context, at.match, None)).sitting.deserted == ()

    at.hands.move(hours=0.5)
    await at.vote(at.voters[0])
    assert (await get_summary(context, at.match, None)).sitting.deserted == (at.absent,)


async def test_nobody_is_replaced_who_was_here_within_a_day(context: Context) -> None:
    """When somebody was seen is stored to the hour, so a person seen 24 and a half hours ago may have stayed longer."""
    at = await table(context, hours=50)
    await at.look(at.absent)

    at.hands.move(hours=24.5)
    await at.look(*at.voters)
    with raises_saying(ConflictError, "was here"):
        await at.vote(at.voters[0])

    at.hands.move(hours=0.5)
    await at.vote(at.voters[0])
    await at.vote(at.voters[1])
    assert await at.is_called()


async def test_a_second_person_who_has_not_been_here_for_a_day_is_not_asked(context: Context) -> None:
    at = await table(context)
    at.hands.move(hours=26)
    await at.look(at.voters[0])

    await at.vote(at.voters[0])

    assert await at.is_called()


async def test_a_person_whom_the_caretaker_plays_for_neither_votes_nor_is_waited_for(context: Context) -> None:
    at = await table(context)
    first, second = at.voters
    await do_step_away(context, Command(at.match, second, (await at.state()).seq))

    with pytest.raises(ConflictError):
        await at.vote(second)
    await at.vote(first)

    assert await at.is_called()


async def test_a_vote_can_be_withdrawn_and_an_answer_ends_all_votes(context: Context) -> None:
    at = await table(context)
    first, second = at.voters
    await at.vote(first)
    await at.vote(first, agreed=False)
    await at.vote(second)
    assert (await at.state()).clocks.seats[at.absent].called_by == (second,)

    await play(context, at.match)

    assert (await at.state()).clocks.seats[at.absent].called_by == ()
    assert not await at.is_called()


async def test_a_match_with_a_clock_has_no_vote(context: Context) -> None:
    at = await table(context, "weeks")

    with raises_saying(ConflictError, "clock"):
        await at.vote(at.voters[0])
    assert (await get_summary(context, at.match, None)).sitting.deserted == ()


async def test_the_own_seat_and_a_seat_that_is_not_asked_cannot_be_called_for(context: Context) -> None:
    at = await table(context)
    first, second = at.voters
    seq = (await at.state()).seq

    for voter, seat, error in ((at.absent, at.absent, ConflictError), (first, second, ConflictError)):
        with pytest.raises(error):
            await do_call_caretaker(context, Command(at.match, voter, seq), seat, True)
    with pytest.raises(NotFoundError):
        await do_call_caretaker(context, Command(at.match, first, seq), 2**40, True)
    stranger = await new_account(context)
    with pytest.raises(ForbiddenError):
        await do_call_caretaker(context, Command(at.match, first, seq, account=stranger), at.absent, True)


async def test_a_person_with_a_channel_is_reminded_before_they_are_replaced(context: Context) -> None:
    at = await table(context)
    context.settings = replace(context.settings, site="https://kontor.example", secret="x" * 32)
    await at.execute(CHANNEL, at.accounts[at.absent], True)

    with raises_saying(ConflictError, "reminder"):
        await at.vote(at.voters[0])

    await remind(context)
    for voter in at.voters:
        await at.vote(voter)
    assert await at.is_called()


async def test_a_person_without_a_confirmed_channel_cannot_be_reminded_and_a_day_suffices(context: Context) -> None:
    at = await table(context)
    await at.execute(CHANNEL, at.accounts[at.absent], False)

    for voter in at.voters:
        await at.vote(voter)

    assert await at.is_called()


async def test_a_vote_that_is_sent_again_counts_once_also_the_last_one(context: Context) -> None:
    at = await table(context)
    first, second = at.voters

    results = [await at.vote(voter, key="key") for voter in (first, first, second, second)]

    assert [(done.seq, done.again) for done in results] == [(1, False), (1, True), (2, False), (2, True)]
