"""What a card says: the result of a public match, and nothing that somebody wants kept or that is still open."""

from datetime import UTC, datetime, timedelta

import pytest

from kontor.server.accounts import Login
from kontor.server.cards.saying import Card, card_of_deal, card_of_match
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context, NewBranch, NewMatch, do_branch
from kontor.server.matches.deals.planning import do_dare
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.matches.series.planning import NewSeries, do_create_series
from kontor.server.people import do_set_person_settings
from kontor.server.people.showing import PersonSettingsView
from kontor.server.store.pool import connected
from server.people.knowing import begun, new_members, open_table, played
from server.sharded import change
from server.sitting import play_out

PRIVATE = NewMatch("goa", 2, spectators=False)


def names_in(card: Card) -> str:
    """Return all words of a card in one text."""
    return f"{card.headline} {card.note} {card.lines}"


async def test_the_card_of_a_match_that_is_over_has_places_and_points(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno)

    card = await card_of_match(context, match, "en")
    german = await card_of_match(context, match, "de", "review")

    async with connected(context.pool) as connection:
        rows = await connection.fetch("SELECT place, points FROM results WHERE match = $1 ORDER BY place, seat", match)
    assert [(line.place, line.points) for line in card.lines] == [tuple(row) for row in rows]
    assert {line.name for line in card.lines} == {anna.name, bruno.name}
    winner = card.lines[0].name
    assert (card.headline, card.note) == (f"{winner} wins Goa", "See how it went")
    assert (german.headline, german.note) == (f"Wie {winner} Goa gewann", "Die Analyse einer beendeten Partie")


async def test_who_hides_their_results_hides_the_result_of_the_whole_table(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await played(context, anna, bruno)
    shown = PersonSettingsView(hides_results=True, takes_invitations=True)
    await do_set_person_settings(context, bruno.account, shown)

    card = await card_of_match(context, match, "en")

    assert [(line.place, line.points) for line in card.lines] == [(None, None)] * 2
    assert (card.headline, card.note) == (f"Goa with {anna.name}, {bruno.name}", "A finished match")


async def test_a_running_match_shows_only_who_plays_and_an_open_one_how_many_seats_are_free(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    playing = await card_of_match(context, await begun(context, anna, bruno), "en")
    table = await card_of_match(context, await open_table(context, anna), "en")

    assert playing.headline == f"Goa with {anna.name}, {bruno.name}"
    assert all((line.place, line.points) == (None, None) for line in playing.lines)
    assert (table.headline, [line.name for line in table.lines]) == ("Goa: 2 seats are free", [anna.name])


async def test_a_table_without_spectators_names_nobody_before_and_after_the_end(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    matches = [
        await open_table(context, anna, new=PRIVATE),
        await begun(context, anna, bruno, new=PRIVATE),
        await played(context, anna, bruno, new=PRIVATE),
    ]

    cards = [await card_of_match(context, match, "en") for match in matches]

    assert {(card.headline, card.note, card.lines) for card in cards} == {("Goa at Kontor", "A table of its own", ())}


async def test_a_match_that_a_moderator_closed_names_nobody(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    await change(context, "UPDATE matches SET status = 'closed' WHERE id = $1", match)
    context.cache.forget(match)

    card = await card_of_match(context, match, "en")

    assert (card.headline, card.lines) == ("Goa at Kontor", ())


async def test_a_branch_has_no_result(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    origin = await played(context, anna, bruno)
    branch = await do_branch(context, origin, anna.account, anna.name, NewBranch(step=9))
    await play_out(context, branch)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET spectators = true WHERE id = $1", branch)
    context.cache.forget(branch)

    card = await card_of_match(context, branch, "en")

    assert card.note == "A finished match"
    assert all((line.place, line.points) == (None, None) for line in card.lines)


async def member(context: Context) -> Login:
    """Return a new member."""
    return (await new_members(context, "Anna"))[0]


async def test_the_card_of_a_try_says_nothing_of_it_while_it_is_withheld_and_after(context: Context) -> None:
    day = datetime(2998, 3, 4, 12, tzinfo=UTC)
    context.clock = lambda: day
    try:
        anna = await member(context)
        deal = f"{day.date()}-goa"
        match = await do_play_deal(context, anna.account, anna.name, deal)
        running = await card_of_match(context, match, "en")
        await play_out(context, match)
        over = await card_of_match(context, match, "en", "review")
        of_deal = await card_of_deal(context, deal, "en")
        # Even if somebody could watch tries one day, a result that is withheld stays so.
        async with connected(context.pool) as connection:
            await connection.execute("UPDATE matches SET spectators = true WHERE id = $1", match)
        context.cache.forget(match)
        watched = await card_of_match(context, match, "en")
        context.clock = lambda: day + timedelta(days=2)
        closed = await card_of_deal(context, deal, "de")
    finally:
        context.clock = context.play_clock.now

    assert {card.headline for card in (running, over, watched)} == {"Goa at Kontor"}
    assert all(card.lines == () and anna.name not in names_in(card) for card in (running, over, watched, of_deal))
    assert (of_deal.headline, of_deal.note) == ("Deal of the day in Goa", "The same shuffle for everybody, one try")
    assert closed.headline == "Tagespartie: Goa"
    assert closed.note.startswith("Beendet")
    assert closed.lines == ()


async def test_cards_tell_dares_and_rounds_of_series_from_the_deal_of_the_day(context: Context) -> None:
    anna = await member(context)
    dare = await do_dare(context, anna.account, "goa", 2)
    series = await do_create_series(context, anna.account, NewSeries("goa", 2, rounds=2, round_days=1, wait_days=0))

    said = [(await card_of_deal(context, deal, "en")).headline for deal in (dare.id, f"{series.id}-1")]

    assert said == ["Dare: beat me in Goa", "A round of a series: Goa"]


async def test_what_is_not_there_has_no_card(context: Context) -> None:
    with pytest.raises(NotFoundError):
        await card_of_match(context, "nothing-here", "en")
    with pytest.raises(NotFoundError):
        await card_of_deal(context, "nothing-here", "en")
