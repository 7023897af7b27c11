"""Absence: the caretaker, pauses, substitutes and coming back; on a real PostgreSQL, with a clock that tests move."""

from datetime import date

import pytest

from kontor.core import MalformedError, Seat, encode
from kontor.server.errors import ConflictError, ForbiddenError, StaleError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_come_back,
    do_create_match,
    do_free_seat,
    do_join,
    do_play_action,
    do_resign_to_bot,
    do_rest,
    do_start,
    do_step_away,
    do_substitute,
    do_undo,
    do_want_pause,
)
from kontor.server.matches.clock.speeds import SPEEDS, Slug
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.lobby.find import my_matches
from kontor.server.matches.presence.absence import do_update_rest
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.rest_calendar import Holiday, Rest
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.hands import Hands
from server.sitting import decision, new_account, play

LIVE, DAYS = SPEEDS["live"], SPEEDS["days"]


class Friends:
    """Three people in a timed match, and the clock that the test moves."""

    def __init__(self, context: Context, match: str, accounts: list[int], hands: Hands) -> None:
        self.context = context
        self.match = match
        self.accounts = accounts
        self.hands = hands

    async def table(self) -> RunningMatch:
        async with self.context.cache.fresh(self.match) as table:
            return demand_started(table)

    async def command(self, seat: Seat) -> Command:
        return Command(self.match, seat, (await self.table()).seq)

    async def flagged(self) -> list[Seat]:
        """Run the sweep of the clocks, and return the seats that the caretaker has."""
        await flag_due_matches(self.context)
        return [seat for seat, occupant in enumerate((await self.table()).occupants) if occupant.caretaker]

    async def waits(self) -> list[tuple[Seat, int]]:
        async with self.context.at(self.match) as connection:
            rows = await connection.fetch("SELECT seat, turn FROM waits WHERE match = $1 ORDER BY seat", self.match)
        return [(row["seat"], row["turn"]) for row in rows]


async def friends(context: Context, speed: Slug = "live", accounts: list[int] | None = None) -> Friends:
    hands = Hands(context)
    accounts = accounts or [await new_account(context, name) for name in ("Anna", "Bruno", "Clara")]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", len(accounts), speed=speed))
    for account in accounts:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, accounts[0])
    return Friends(context, match, accounts, hands)


async def test_when_a_flag_falls_the_caretaker_takes_the_seat(context: Context) -> None:
    at = await friends(context)
    seat, _, _ = await decision(context, at.match)
    at.hands.move(seconds=LIVE.bank or 0)

    assert await at.flagged() == [seat]

    table = await at.table()
    assert (table.occupants[seat].caretaker, table.bot_to_move, table.clocks.due_at) == (
        True,
        True,
        None,
    )
    assert await at.waits() == []


async def test_nobody_is_flagged_a_second_too_early(context: Context) -> None:
    at = await friends(context)
    at.hands.move(seconds=(LIVE.bank or 0) - 1)
    assert await at.flagged() == []


async def test_a_player_who_moves_in_time_is_not_flagged_and_the_next_clock_runs(context: Context) -> None:
    at = await friends(context)
    first, _, _ = await decision(context, at.match)
    while (await decision(context, at.match))[0] == first:
        at.hands.move(seconds=10)
        await play(context, at.match)
    shown = await get_summary(context, at.match, None)
    running = [seat for seat, clock in enumerate(shown.clocks) if clock.running]
    assert running == list((await at.table()).deciders)
    assert await at.waits() == [(seat, shown.seq) for seat in running]


async def test_an_owner_takes_the_seat_back_in_mid_turn_and_the_caretakers_answer_is_stale(
    context: Context,
) -> None:
    at = await friends(context)
    seat, _, _ = await decision(context, at.match)
    await do_step_away(context, await at.command(seat))
    _, seq, legal = await decision(context, at.match)

    await do_come_back(context, await at.command(seat))

    with pytest.raises(StaleError):
        await do_play_action(context, Command(at.match, seat, seq, by="caretaker:trader"), encode(legal[0]))
    assert await at.waits() == [(seat, seq + 1)]
    assert (await play(context, at.match)).seq == seq + 2


async def test_a_player_who_is_present_cannot_come_back_and_one_who_is_away_cannot_leave(context: Context) -> None:
    at = await friends(context)
    with raises_saying(ConflictError, "No caretaker"):
        await do_come_back(context, await at.command(0))
    await do_step_away(context, await at.command(0))
    with raises_saying(ConflictError, "caretaker is playing"):
        await do_step_away(context, await at.command(0))


async def test_a_pause_begins_when_everyone_wants_it_and_ends_when_one_player_does(context: Context) -> None:
    at = await friends(context)
    for seat in (0, 1, 2):
        table = await at.table()
        assert not table.clocks.paused
        await do_want_pause(context, await at.command(seat), True)
    at.hands.move(days=30)
    assert await at.flagged() == []

    await do_want_pause(context, await at.command(1), False)

    at.hands.move(seconds=LIVE.bank or 0)
    assert len(await at.flagged()) == 1


async def test_a_pause_does_not_need_the_agreement_of_players_who_are_away(context: Context) -> None:
    at = await friends(context)
    await do_step_away(context, await at.command(2))
    for seat in (0, 1):
        await do_want_pause(context, await at.command(seat), True)
    assert (await get_summary(context, at.match, None)).sitting.paused


async def test_a_wish_for_a_pause_can_be_withdrawn(context: Context) -> None:
    at = await friends(context)
    await do_want_pause(context, await at.command(0), True)
    await do_want_pause(context, await at.command(0), False)
    assert (await get_summary(context, at.match, None)).sitting.pause_wanted == ()


async def test_a_substitute_takes_a_seat_when_everyone_who_is_present_agrees(context: Context) -> None:
    at = await friends(context)
    dora = await new_account(context, "Dora")
    await do_step_away(context, await at.command(2))
    await do_free_seat(context, await at.command(0), 2, True)
    with pytest.raises(ForbiddenError):
        await do_substitute(context, await at.command(2), dora, "Dora")
    await do_free_seat(context, await at.command(1), 2, True)
    assert (await get_summary(context, at.match, None)).sitting.free == (2,)

    await do_substitute(context, await at.command(2), dora, "Dora")

    table = await at.table()
    assert (table.seat_of(dora), table.occupants[2].caretaker, table.seat_of(at.accounts[2])) == (2, False, None)


async def test_nobody_takes_a_second_seat_or_one_whose_owner_is_back(context: Context) -> None:
    at = await friends(context)
    await do_step_away(context, await at.command(2))
    for seat in (0, 1):
        await do_free_seat(context, await at.command(seat), 2, True)
    with raises_saying(ConflictError, "already"):
        await do_substitute(context, await at.command(2), at.accounts[0], "Anna")
    await do_come_back(context, await at.command(2))
    with pytest.raises(ForbiddenError):
        await do_substitute(context, await at.command(2), await new_account(context), "Dora")


async def test_a_slow_clock_does_not_run_during_the_night_of_its_owner(context: Context) -> None:
    at = await friends(context, "days")
    seat, _, _ = await decision(context, at.match)
    await do_rest(context, at.accounts[seat], Rest("UTC", 20 * 60, 8 * 60))
    at.hands.move(hours=20)
    shown, watched = [await get_summary(context, at.match, account) for account in (at.accounts[seat], None)]
    assert shown.clocks[seat].left == (DAYS.bank or 0) - 8 * 3600
    assert shown.clocks[seat].due_at is not None
    assert (watched.clocks[seat].left, watched.clocks[seat].due_at) == (DAYS.bank, None)
    at.hands.move(days=1)
    assert await at.flagged() == []


async def test_a_player_who_takes_days_off_in_time_is_not_flagged_before_they_end(context: Context) -> None:
    at = await friends(context, "days")
    seat, _, _ = await decision(context, at.match)
    free = Rest("UTC", 0, 0, (Holiday(date(2026, 1, 13), date(2026, 1, 22)),))
    await do_rest(context, at.accounts[seat], free)
    at.hands.move(days=10)
    assert await at.flagged() == []
    at.hands.move(days=3)
    assert len(await at.flagged()) == 1


@pytest.mark.parametrize(
    "rest",
    [
        Rest("Europe/Atlantis"),
        Rest("UTC", 0, 1439),
        Rest("UTC", 1440, 0),
        Rest("UTC", holidays=(Holiday(date(2026, 2, 2), date(2026, 2, 1)),)),
        Rest("UTC", holidays=(Holiday(date(2026, 2, 2), date(2026, 8, 1)),)),
    ],
)
async def test_nobody_can_rest_forever(context: Context, rest: Rest) -> None:
    with pytest.raises(MalformedError):
        await do_rest(context, await new_account(context), rest)


async def test_the_list_of_what_waits_begins_with_what_has_waited_longest(context: Context) -> None:
    first = await friends(context)
    second = await friends(context, accounts=first.accounts)
    anna = first.accounts[0]
    for at in (second, first):
        seat = (await at.table()).seat_of(anna)
        for others in (True, False):  # until another player is asked, and then until Anna is
            while ((await decision(context, at.match))[0] != seat) != others:
                await play(context, at.match)
        second.hands.move(minutes=1)
    found = await my_matches(context, anna, "en")
    assert [each.table.match for each in found] == [second.match, first.match]
    assert all(each.waits_for_me and each.since and each.left for each in found)


async def test_the_log_says_who_is_away_and_who_wants_a_pause(context: Context) -> None:
    at = await friends(context)
    await do_step_away(context, await at.command(2))
    await do_want_pause(context, await at.command(0), True)
    occupant, pause = (await get_log(context, at.match, None, 0))[-2:]
    assert occupant.chair
    assert occupant.chair.caretaker
    assert pause.sitting
    assert pause.sitting.said == "pause-wanted"


async def test_the_clock_of_a_seat_that_went_to_a_bot_stands_still(context: Context) -> None:
    at = await friends(context)
    seat, _, _ = await decision(context, at.match)
    await do_resign_to_bot(context, await at.command(seat))
    assert await at.waits() == []
    at.hands.move(days=1)
    assert await at.flagged() == []


async def test_a_match_that_this_server_cannot_read_does_not_stop_others_from_being_flagged(context: Context) -> None:
    old, at = await friends(context), await friends(context)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET game = 'chess' WHERE id = $1", old.match)
    context.cache.forget(old.match)
    at.hands.move(seconds=LIVE.bank or 0)

    assert len(await at.flagged()) == 1

    async with context.at(old.match) as connection:
        due = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", old.match)
    assert due > context.now()


async def test_no_clock_shows_less_than_zero(context: Context) -> None:
    at = await friends(context)
    seat, _, _ = await decision(context, at.match)
    at.hands.move(days=1)  # without a sweep
    [mine] = await my_matches(context, at.accounts[seat], "en")
    assert (mine.left, mine.waits_for_me) == (0, True)


async def lefts(at: Friends) -> list[float]:
    """Return the seconds that are left on the clocks."""
    return [clock.left for clock in (await get_summary(at.context, at.match, None)).clocks]


async def test_nobody_gains_time_by_leaving_and_coming_back(context: Context) -> None:
    at = await friends(context)
    seat, _, _ = await decision(context, at.match)
    at.hands.move(seconds=(LIVE.bank or 0) - 5)
    for _ in range(4):
        await do_step_away(context, await at.command(seat))
        at.hands.move(seconds=0.5)  # the caretaker thinks meanwhile
        await do_come_back(context, await at.command(seat))
        at.hands.move(seconds=0.5)
    assert (await lefts(at))[seat] == 1

    at.hands.move(seconds=1)

    assert await at.flagged() == [seat]


async def test_an_owner_without_time_gets_the_seat_back_only_after_the_caretaker_has_decided(context: Context) -> None:
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    at.hands.move(seconds=LIVE.bank or 0)
    assert await at.flagged() == [seat]
    with pytest.raises(ConflictError) as caught:
        await do_come_back(context, await at.command(seat))
    assert caught.value.key == "time-up"
    seq = (await at.table()).seq
    await do_play_action(context, Command(at.match, seat, seq, by="caretaker:trader"), encode(legal[0]))

    await do_come_back(context, await at.command(seat))

    assert (await lefts(at))[seat] == LIVE.increment


async def test_nobody_gains_time_by_undo(context: Context) -> None:
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    before = await lefts(at)
    for _ in range(5):
        await do_play_action(context, await at.command(seat), encode(legal[0]))
        assert seat not in (await at.table()).deciders
        await do_undo(context, await at.command(seat))
    assert await lefts(at) == before

    await do_play_action(context, await at.command(seat), encode(legal[0]))

    assert (await lefts(at))[seat] == before[seat] + LIVE.increment


async def test_an_undo_charges_the_time_since_the_action_to_the_player_who_undoes(context: Context) -> None:
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    before = await lefts(at)
    for _ in range(2):
        await do_play_action(context, await at.command(seat), encode(legal[0]))
        at.hands.move(seconds=100)
        await do_undo(context, await at.command(seat))
    assert await lefts(at) == [left - 200 if each == seat else left for each, left in enumerate(before)]


async def test_a_player_without_the_time_that_an_undo_costs_cannot_undo(context: Context) -> None:
    """Otherwise the caretaker would decide at once."""
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    at.hands.move(seconds=(LIVE.bank or 0) - 60)
    await do_play_action(context, await at.command(seat), encode(legal[0]))
    at.hands.move(seconds=60)

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, await at.command(seat))

    assert caught.value.key == "undo-late"


async def test_nobody_gains_time_by_leaving_coming_back_and_undoing(context: Context) -> None:
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    at.hands.move(seconds=600)
    before = await lefts(at)
    for _ in range(3):
        await do_play_action(context, await at.command(seat), encode(legal[0]))
        await do_step_away(context, await at.command(seat))
        await do_come_back(context, await at.command(seat))
        await do_undo(context, await at.command(seat))
    assert await lefts(at) == before


async def test_a_player_who_is_away_cannot_agree_to_a_substitute_not_even_their_own(context: Context) -> None:
    at = await friends(context)
    for seat in (1, 2):
        await do_step_away(context, await at.command(seat))
    for seat in (1, 2):
        with pytest.raises(ConflictError) as caught:
            await do_free_seat(context, await at.command(seat), 2, True)
        assert caught.value.key == "caretaker-plays"


async def test_a_player_who_is_asked_again_after_an_undo_has_a_new_turn_and_can_be_reminded(context: Context) -> None:
    at = await friends(context)
    seat, _, legal = await decision(context, at.match)
    await do_play_action(context, await at.command(seat), encode(legal[0]))
    async with context.at(at.match) as connection:
        await connection.execute("UPDATE waits SET reminded_at = $2 WHERE match = $1", at.match, context.now())
    await do_undo(context, await at.command(seat))

    done = await do_play_action(context, await at.command(seat), encode(legal[0]))

    assert [turn for _, turn in await at.waits()] == [done.seq]
    async with context.at(at.match) as connection:
        assert await connection.fetchval("SELECT reminded_at FROM waits WHERE match = $1", at.match) is None


async def test_a_command_that_changes_nothing_adds_no_entry_to_the_log(context: Context) -> None:
    at = await friends(context, "days")
    await do_step_away(context, await at.command(2))
    await do_free_seat(context, await at.command(0), 2, True)
    await do_want_pause(context, await at.command(0), True)
    seq = (await at.table()).seq

    again = [
        await do_free_seat(context, await at.command(0), 2, True),
        await do_free_seat(context, await at.command(1), 2, False),
        await do_want_pause(context, await at.command(0), True),
        await do_want_pause(context, await at.command(1), False),
        *[await do_update_rest(context, await at.command(seat)) for seat in (0, 1, 2)],
    ]

    assert [(done.seq, done.again) for done in again] == [(seq, True)] * 7
    assert (await at.table()).seq == seq


async def test_a_command_about_an_old_position_is_stale_even_if_it_would_change_nothing(
    context: Context, another_context: Context
) -> None:
    at = await friends(context)
    old = await at.command(0)
    await do_want_pause(another_context, old, True)

    with pytest.raises(StaleError):
        await do_want_pause(context, old, False)
