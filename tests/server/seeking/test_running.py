"""Running matches that one may watch, on a real PostgreSQL."""

from msgspec.structs import replace

from kontor.server.matches import Context, NewMatch, do_resign_to_bot
from kontor.server.matches.kernel.commit import Command
from kontor.server.people import do_block
from kontor.server.seeking import running
from kontor.server.seeking.running import RunningPage, running_tables
from kontor.server.store.pool import connected
from server.people.knowing import begun, new_members, open_table
from server.sitting import decision, play, play_out

PUBLIC = NewMatch("goa", 2, listed=True)
RATED = replace(PUBLIC, speed="live", rated=True)


async def page(context: Context, account: int | None = None, **wanted: str | None) -> RunningPage:
    filters = {"game": None, "pace": None, "before": None} | wanted
    return await running_tables(context, account, "en", **filters)  # type: ignore[arg-type]


def matches(found: RunningPage, among: list[str]) -> list[str]:
    return [each.table.match for each in found.tables if each.table.match in among]


async def test_public_matches_that_are_played_are_listed_the_newest_first_and_nothing_else(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    made = [await begun(context, anna, bruno, new=new) for new in (PUBLIC, RATED, replace(PUBLIC, speed="days"))]
    hidden = [
        await begun(context, anna, bruno, new=replace(PUBLIC, listed=False)),
        await begun(context, anna, bruno, new=replace(PUBLIC, spectators=False)),
        await open_table(context, anna, new=replace(PUBLIC, seats=3)),
    ]
    over = await begun(context, anna, bruno, new=PUBLIC)
    await play_out(context, over)

    assert matches(await page(context), [*made, *hidden, over]) == made[::-1]
    assert matches(await page(context, game="borneo"), made) == []
    assert matches(await page(context, pace="days"), made) == [made[2]]
    assert matches(await page(context, pace="live"), made) == [made[1], made[0]]
    assert matches(await page(context, anna.account), made) == []  # they play there themselves


async def test_pages_go_on_where_the_one_before_ended(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    made = [await begun(context, anna, bruno, new=PUBLIC) for _ in range(running.MAX_RUNNING + 2)]
    first = await page(context)
    assert first.before == first.tables[-1].table.match

    second = await page(context, before=first.before)

    assert [*matches(first, made), *matches(second, made)] == made[::-1]


async def test_a_rated_match_is_listed_as_it_was_and_with_the_ratings_of_its_people(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    rated, unrated = [await begun(context, anna, bruno, new=new) for new in (RATED, PUBLIC)]
    async with connected(context.pool) as connection:
        statement = "INSERT INTO ratings (account, game, seats, mu, sigma, matches) VALUES ($1, 'goa', 2, 30, 1, 9)"
        await connection.execute(statement, bruno.account)
    for match in (rated, unrated):
        await play(context, match)
    seat, seq, _ = await decision(context, rated)
    await do_resign_to_bot(context, Command(rated, seat, seq))

    found = {each.table.match: each for each in (await page(context)).tables}

    assert (found[rated].table.seq, found[rated].table.delay_seconds) == (0, 180)
    assert [chair.kind for chair in found[rated].table.seats] == ["person", "person"]
    assert (found[unrated].table.seq, found[unrated].table.delay_seconds) == (1, None)
    assert found[rated].points == found[unrated].points == (None, 2080)


async def test_a_match_of_somebody_whom_a_block_keeps_away_is_not_listed(context: Context) -> None:
    anna, bruno, clara, doris = await new_members(context, "Anna", "Bruno", "Clara", "Doris")
    made = [await begun(context, anna, bruno, new=PUBLIC)]
    await do_block(context, clara.account, anna.name, blocked=True)
    await do_block(context, bruno.account, doris.name, blocked=True)

    assert matches(await page(context), made) == made
    assert matches(await page(context, clara.account), made) == matches(await page(context, doris.account), made) == []
