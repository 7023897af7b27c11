"""The page of a member: what everybody may know, what only oneself may, and that both are true."""

import pytest
from msgspec.structs import replace

from kontor.server.accounts import do_delete_account, do_make_guest, do_rename
from kontor.server.errors import NotFoundError
from kontor.server.matches import Command, Context, NewMatch, do_flag, do_resign_to_bot
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.matches.presence.flag_sweep import BY_CLOCK
from kontor.server.matches.read.look import get_summary
from kontor.server.people import (
    PersonSettingsView,
    do_block,
    do_follow,
    do_note_missing_results,
    do_note_results,
    do_set_person_settings,
    own_results,
    person_page,
    results,
    results_of,
)
from kontor.server.people.profile import fair_play_view, places_by_setup, public_rating
from kontor.server.ratings import do_rate_match
from kontor.server.ratings.rating import Rating
from kontor.server.store.competition.results import FairPlayCounts, PlaceCount
from kontor.server.store.pool import connected
from server.hands import Hands
from server.people.knowing import RATED, begun, caller_of, new_members, open_table, played
from server.sitting import decision, play, play_out


async def test_everybody_sees_a_listed_rated_match_with_places_points_and_the_change(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno)
    await do_rate_match(context, match)

    shown = await results_of(context, anna.name)

    (result,) = shown.results
    assert (result.match, result.game, result.rated, result.finished, result.public) == (match, "goa", True, True, True)
    assert [person.member for person in result.people] == [anna.name, bruno.name]
    assert (result.place, result.points) == (result.people[0].place, result.people[0].points)
    assert {result.place, result.people[1].place} <= {1, 2}
    page = await person_page(context, anna.name, None)
    (rating,), (places,) = page.ratings, page.places
    assert (rating.game, rating.seats, rating.matches, rating.settled) == ("goa", 2, 1, False)
    assert result.change == rating.points - Rating().points
    assert places.counts == tuple(int(result.place == place) for place in (1, 2))


PRIVATE = {
    "not listed": replace(RATED, listed=False),
    "without spectators": replace(RATED, spectators=False),
    "not rated": replace(RATED, rated=False),
}


@pytest.mark.parametrize("kind", PRIVATE)
async def test_a_match_that_is_private_or_does_not_count_is_seen_by_oneself_alone(context: Context, kind: str) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")

    match = await played(context, anna, bruno, new=PRIVATE[kind])

    assert (await results_of(context, anna.name)).results == ()
    assert (await person_page(context, anna.name, bruno.account)).places == ()
    (own,) = (await own_results(context, anna.account)).results
    assert (own.match, own.public) == (match, False)


async def test_a_match_that_goes_on_is_on_no_page(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    await play(context, match)

    await do_note_results(context, match)
    await do_note_missing_results(context)

    assert (await own_results(context, anna.account)).results == ()


async def test_somebody_who_hides_results_shows_ratings_but_no_match_and_no_places(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno)
    await do_rate_match(context, match)

    await do_set_person_settings(context, anna.account, PersonSettingsView(hides_results=True, takes_invitations=True))

    page, shown = await person_page(context, anna.name, bruno.account), await results_of(context, anna.name)
    assert (shown.results, shown.hidden, page.hides_results, page.places) == ((), True, True, ())
    assert len(page.ratings) == 1
    assert [own.match for own in (await own_results(context, anna.account)).results] == [match]
    assert [seen.match for seen in (await results_of(context, bruno.name)).results] == [match]  # it is his as well


async def test_results_come_in_pages_without_gaps_and_without_repetitions(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    matches = [await played(context, anna, bruno, new=NewMatch("goa", 2)) for _ in range(3)]
    monkeypatch.setattr(results, "MAX_RESULTS", 2)

    first = await own_results(context, anna.account)
    second = await own_results(context, anna.account, first.results[-1].match)

    assert [each.match for each in (*first.results, *second.results)] == matches[::-1]
    assert (first.more, second.more) == (True, False)


async def test_a_page_follows_a_new_name_and_links_from_a_table_lead_there(context: Context) -> None:
    (anna,) = await new_members(context, "Anna")
    match = await open_table(context, anna)
    assert (await get_summary(context, match, None)).seats[0].member == anna.name

    await do_rename(context, caller_of(anna), f"{anna.name} the Bold")

    seat = (await get_summary(context, match, None)).seats[0]
    assert (seat.name, seat.member) == (anna.name, f"{anna.name} the Bold")
    assert (await person_page(context, f"{anna.name.upper()} the bold", None)).name == f"{anna.name} the Bold"
    with pytest.raises(NotFoundError):
        await person_page(context, anna.name, None)


async def test_a_guest_and_a_deleted_member_have_no_page(context: Context) -> None:
    guest = await do_make_guest(context, "Gustav Guest")
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno)

    await do_delete_account(context, caller_of(bruno))

    for name in (guest.name, bruno.name):
        with pytest.raises(NotFoundError):
            await person_page(context, name, None)
    (result,) = (await results_of(context, anna.name)).results
    assert (result.people[1].name, result.people[1].member) == ("N. N. 2", None)
    assert (await get_summary(context, match, None)).seats[1].member is None


async def test_only_the_caller_learns_whom_they_follow_and_block(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_follow(context, anna.account, bruno.name, wanted=True)

    seen = [(await person_page(context, bruno.name, who)).relation for who in (anna.account, bruno.account, None)]
    assert [each and (each.oneself, each.follows, each.blocks) for each in seen] == [
        (False, True, False),
        (True, False, False),
        None,
    ]
    await do_block(context, anna.account, bruno.name, blocked=True)
    blocked = (await person_page(context, bruno.name, anna.account)).relation
    by_others = (await person_page(context, anna.name, bruno.account)).relation
    assert blocked is not None
    assert by_others is not None
    assert (blocked.follows, blocked.blocks) == (False, True)
    assert (by_others.follows, by_others.blocks) == (False, False)


async def test_fair_play_counts_who_left_and_whose_clock_ran_out(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    hands = Hands(context)
    match = await begun(context, anna, bruno)
    seat, seq, _ = await decision(context, match)
    out_of_time, other = (anna, bruno) if seat == 0 else (bruno, anna)
    hands.move(seconds=SPEEDS["live"].bank or 0)
    await do_flag(context, Command(match, seat, seq, by=BY_CLOCK))
    left = await begun(context, anna, bruno)
    _, seq, _ = await decision(context, left)
    await do_resign_to_bot(context, Command(left, seat, seq))
    for each in (match, left):
        await play_out(context, each)
        await do_note_results(context, each)

    async with connected(context.pool) as connection:
        rows = await connection.fetch(
            "SELECT finished, missed FROM results WHERE account = $1 ORDER BY missed DESC", out_of_time.account
        )
        others = await connection.fetch("SELECT finished, missed FROM results WHERE account = $1", other.account)
    assert [tuple(row) for row in rows] == [(False, 1), (False, 0)]
    assert [tuple(row) for row in others] == [(True, 0), (True, 0)]


def test_fair_play_says_nothing_about_a_few_matches() -> None:
    assert fair_play_view(FairPlayCounts(begun=4, finished=4, answered=400, missed=0)) is None
    shown = fair_play_view(FairPlayCounts(begun=5, finished=4, answered=99, missed=1))
    assert shown is not None
    assert (shown.begun, shown.finished, shown.turns, shown.in_time) == (5, 4, 100, 99)


def test_a_rating_says_how_uncertain_it_is() -> None:
    """Points are what somebody plays at least; the strength lies within the margin 19 times out of 20."""
    begun_with, later = public_rating("goa", 4, Rating().mu, Rating().sigma, 0), public_rating("goa", 4, 27.0, 2.0, 30)

    assert begun_with.points == 1000
    assert (later.points, later.strength, later.margin, later.settled) == (1840, 2080, 157, True)
    assert begun_with.margin > later.margin


def test_places_are_counted_also_where_nobody_won() -> None:
    counted = [PlaceCount("novgorod", 2, 1, 4), PlaceCount("novgorod", 2, 3, 1)]

    (places,) = places_by_setup(counted)

    assert places.counts == (4, 0, 1)


async def test_results_of_matches_that_ended_before_there_were_any_are_stored_by_night(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno, new=NewMatch("goa", 2))
    async with connected(context.pool) as connection:
        before = await connection.fetch("SELECT * FROM results WHERE match = $1 ORDER BY seat", match)
        await connection.execute("DELETE FROM results WHERE match = $1", match)

    assert await do_note_missing_results(context) >= 1
    assert await do_note_missing_results(context) == 0

    async with connected(context.pool) as connection:
        assert await connection.fetch("SELECT * FROM results WHERE match = $1 ORDER BY seat", match) == before
