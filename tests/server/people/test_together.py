"""Head to head, and a rating over time: what two people know of their matches, and what everybody may see of one."""

from msgspec.structs import replace

from kontor.server.accounts import Login
from kontor.server.matches import Context
from kontor.server.people import PersonSettingsView, do_set_person_settings, person_page
from kontor.server.people.profile import HeadToHead, RatingPoint
from kontor.server.ratings import do_rate_match
from kontor.server.store.pool import connected
from server.people.knowing import RATED, new_members, played


async def places(context: Context, match: str, *given: tuple[Login, int]) -> None:
    """Set the places of people in a match."""
    async with connected(context.pool) as connection:
        for person, place in given:
            statement = "UPDATE results SET place = $3 WHERE match = $1 AND account = $2"
            await connection.execute(statement, match, person.account, place)


async def together(context: Context, caller: Login, other: Login) -> tuple[HeadToHead, ...]:
    """Return what a page says about the matches of two people."""
    page = await person_page(context, other.name, caller.account)
    assert page.relation
    return page.relation.together


async def test_head_to_head_counts_matches_at_one_table_and_who_won_them(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    three = replace(RATED, seats=3)
    for bruno_place, anna_place, clara_place in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        match = await played(context, anna, bruno, clara, new=three)
        await places(context, match, (anna, anna_place), (bruno, bruno_place), (clara, clara_place))
    shared = await played(context, anna, bruno, new=replace(RATED, rated=False, listed=False))
    await places(context, shared, (anna, 1), (bruno, 1))
    await played(context, anna, clara)

    assert await together(context, anna, bruno) == (HeadToHead("goa", matches=4, won=1, lost=1),)
    assert await together(context, bruno, anna) == (HeadToHead("goa", matches=4, won=1, lost=1),)
    assert (await together(context, clara, bruno))[0].matches == 3


async def test_a_match_that_one_of_them_left_does_not_count_and_strangers_see_nothing(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    match = await played(context, anna, bruno)
    assert len(await together(context, anna, bruno)) == 1
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE results SET finished = false WHERE match = $1 AND account = $2", match, bruno.account
        )

    assert await together(context, anna, bruno) == ()
    assert await together(context, bruno, anna) == ()
    assert await together(context, clara, bruno) == ()
    assert (await person_page(context, bruno.name, None)).relation is None


async def test_a_rating_over_time_has_public_matches_only_and_ends_with_what_it_is_now(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    for new in (RATED, replace(RATED, listed=False), replace(RATED, spectators=False), RATED):
        await do_rate_match(context, await played(context, anna, bruno, new=new))

    (rating,) = (await person_page(context, anna.name, None)).ratings

    assert (rating.matches, len(rating.course)) == (4, 2)
    assert isinstance(rating.course[0], RatingPoint)
    assert rating.course[-1].points == rating.points
    assert rating.course[0].day <= rating.course[-1].day


async def test_who_hides_results_shows_no_rating_over_time(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_rate_match(context, await played(context, anna, bruno))
    shown = PersonSettingsView(hides_results=True, takes_invitations=True)
    await do_set_person_settings(context, anna.account, shown)

    (rating,) = (await person_page(context, anna.name, bruno.account)).ratings

    assert rating.course == ()
    assert rating.matches == 1
