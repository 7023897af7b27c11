"""The delay of rated matches: people without a seat see them as they were some time ago; on a real PostgreSQL."""

import pytest
from msgspec.structs import replace

from kontor.core import encode
from kontor.server.errors import ForbiddenError, NotFoundError, StaleError
from kontor.server.matches import Command, Context, do_free_seat, do_resign_to_bot
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.look import get_log, get_position, get_summary
from kontor.server.matches.read.queries import describe
from kontor.server.matches.read.views import position_view
from kontor.server.matches.talk import chat_since
from kontor.server.matches.watching.delay import LIVE_DELAY, SLOW_DELAY, match_at
from kontor.server.matches.watching.substitution import do_substitute_as_seen
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.ratings.read import ratings_of_match
from sentences import raises_saying
from server.sitting import play_out
from server.watching.rated import shown, watched

COURSE = "pputpppuapfptpbppwppppupppaftpppupuppppppppppppppppupuuppppppppppp"


@pytest.mark.parametrize("speed", ["live", "days"])
async def test_a_spectator_sees_every_position_as_late_as_the_match_is_delayed(context: Context, speed: Slug) -> None:
    at, truth = await watched(context, speed), []
    delay = SLOW_DELAY if speed == "days" else LIVE_DELAY
    for number, letter in enumerate(COURSE):
        await at.live(letter, number)
        truth.append((at.hands.at, shown(await at.table())))
        at.hands.move(seconds=1)

    for moment, expected in truth:
        at.hands.at = moment + delay
        assert shown(await match_at(context, await at.table(), delay)) == expected
        table = await get_summary(context, at.match, at.stranger.account)
        seen = await get_position(context, at.match, None, since=-1)
        assert (table.seq, seen.seq, table.delay_seconds) == (expected[0], expected[0], delay.total_seconds())
        assert max(entry.seq for entry in seen.told) == expected[0]
    assert len({expected[4] for _, expected in truth}) > len(COURSE) / 2
    kinds = {entry.kind for entry in await get_log(context, at.match, at.people[0].account, -1)}
    assert kinds == {"opening", "action", "undo", "chair", "sitting"}


async def test_the_opening_is_seen_from_the_start_and_nothing_more(context: Context) -> None:
    at = await watched(context)
    opening = (await get_position(context, at.match, None)).view
    at.hands.move(seconds=170)
    await at.live("pt")
    at.hands.move(seconds=9)

    seen = await get_position(context, at.match, at.stranger.account, since=0, language="en")

    assert (seen.seq, seen.step, seen.view, seen.told, seen.clocks) == (0, 0, opening, (), ())
    assert [each.seq for each in await get_log(context, at.match, None, -1)] == [0]
    assert await chat_since(context, at.match, None, 0) == []


async def test_people_at_the_table_see_everything_at_once(context: Context) -> None:
    at = await watched(context)
    await at.live("ppt")

    seen = await get_position(context, at.match, at.people[0].account)
    table = await get_summary(context, at.match, at.people[0].account)

    assert (seen.seq, table.seq, table.delay_seconds, len(table.clocks)) == (2, 2, None, 3)
    assert len(await chat_since(context, at.match, at.people[0].account, 0)) == 1


async def test_an_unrated_match_and_one_that_is_over_are_seen_as_they_are(context: Context) -> None:
    at = await watched(context)
    await at.live("ppt")
    await play_out(context, at.match)

    table = await get_summary(context, at.match, None)

    assert (table.status, table.delay_seconds, table.seq) == ("over", None, (await at.table()).seq)
    assert len(await chat_since(context, at.match, None, 0)) == 1


async def test_a_chat_is_read_as_late_as_the_moves(context: Context) -> None:
    at = await watched(context)
    await at.talk(0, "first")
    at.hands.move(seconds=60)
    await at.talk(1, "second")
    at.hands.move(seconds=120)

    assert [line.text for line in await chat_since(context, at.match, None, 0)] == ["first"]
    at.hands.move(seconds=60)
    assert [line.text for line in await chat_since(context, at.match, None, 0)] == ["first", "second"]


async def test_what_is_asked_and_who_sits_there_is_told_late(context: Context) -> None:
    at = await watched(context)
    before = await describe(context, at.match, None, "en", "seat:0")
    at.hands.move(minutes=4)
    await do_resign_to_bot(context, await at.command(1))
    await at.live("ppp")

    table = await get_summary(context, at.match, None)
    rated = [each.seat for each in await ratings_of_match(context, at.match, None)]

    assert [seat.kind for seat in table.seats] == ["person", "person", "person"]
    assert [seat.member for seat in table.seats] == [person.name for person in at.people]
    assert rated == [0, 1, 2]
    assert (await describe(context, at.match, None, "en", "seat:0")).asked == before.asked
    at.hands.move(minutes=3)
    assert (await get_summary(context, at.match, None)).seats[1].kind == "bot"
    assert [each.seat for each in await ratings_of_match(context, at.match, None)] == [0, 2]


async def test_a_line_that_a_spectator_cannot_read_yet_cannot_be_reported(context: Context) -> None:
    at = await watched(context)
    await at.talk(0, "Nobody without a seat reads this yet")
    request = ReportRequest(at.match, "chat", "insult", line=1)

    with pytest.raises(NotFoundError, match="report-line"):
        await do_report(context, at.stranger.account, request)

    at.hands.move(minutes=3)
    assert await do_report(context, at.stranger.account, request)


async def test_a_substitute_names_the_entry_that_they_see_and_learns_no_other(context: Context) -> None:
    at = await watched(context)
    await at.live("paf")
    table = await at.table()
    free = next(seat for seat, occupant in enumerate(table.occupants) if occupant.caretaker)
    (third,) = {0, 1, 2} - {free, *table.clocks.seats[free].freed_by}
    await at.live("p")
    xaver = (at.stranger.account, at.stranger.name)

    for seq in (table.seq, table.seq + 1):
        with pytest.raises(StaleError) as stale:
            await do_substitute_as_seen(context, Command(at.match, free, seq), *xaver)
        assert stale.value.facts["seq"] == 0
    with raises_saying(ForbiddenError, "Nobody can take over this seat yet"):
        await do_substitute_as_seen(context, Command(at.match, free, 0), *xaver)

    await do_free_seat(context, await at.command(third), free, agreed=True)
    at.hands.move(minutes=3)
    await at.live("p")
    seen = await get_summary(context, at.match, at.stranger.account)
    assert seen.sitting.free == (free,)
    await do_substitute_as_seen(context, Command(at.match, free, seen.seq), *xaver)
    mine = await get_summary(context, at.match, at.stranger.account)
    assert (mine.seat, mine.delay_seconds) == (free, None)


async def test_no_view_of_a_rated_match_is_made_for_a_spectator_without_its_delay(context: Context) -> None:
    at = await watched(context)
    table = await at.table()

    with pytest.raises(AssertionError, match="without its delay"):
        position_view(table, None, context.now())
    assert position_view(replace(table, rated=False), None, context.now()).seq == 0
    assert encode(demand_started(table).state)
