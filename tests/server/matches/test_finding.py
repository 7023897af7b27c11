"""Finding matches: the caller's own, and those that wait for people."""

import pytest

from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.lobby import find
from kontor.server.matches.lobby.find import TableFilter, my_matches, open_matches
from kontor.server.matches.read.look import get_position
from kontor.server.store.pool import connected
from server.party import party
from server.sitting import decision, new_account, play_out, started


async def test_matches_that_wait_for_the_caller_come_first(context: Context) -> None:
    first, second = [await started(context, "goa", 2) for _ in range(2)]
    seat, _, _ = await decision(context, first)
    async with context.cache.locked(first) as one, context.cache.locked(second) as two:
        account = one.occupants[seat].account
        waiting = two.deciders[0]
    assert account is not None
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE seats SET account = $1 WHERE match = $2 AND seat = $3", account, second, 1 - waiting
        )

    found = await my_matches(context, account, "en")

    assert [(each.table.match, each.waits_for_me) for each in found] == [(first, True), (second, False)]
    positions = [await get_position(context, match, account, language="en") for match in (first, second)]
    assert [each.asked for each in found] == [position.words and position.words.asked for position in positions]
    assert found[1].asked.startswith(f"{found[1].table.seats[waiting].name} chooses ")


async def test_matches_that_are_over_are_listed_separately_newest_first(context: Context) -> None:
    at = await party(context, "over")
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET moved_at = now() - interval '1 day' WHERE id = $1", at.match)
    account = at.turn.account
    waiting, second = [await do_create_match(context, account, NewMatch("goa", 2)) for _ in range(2)]
    for match in (waiting, second):
        await do_join(context, match, account, "Anna", None, None)
    await do_join(context, second, at.stranger.account, "Xaver", None, None)
    await do_start(context, second, account)
    await play_out(context, second)

    over = await my_matches(context, account, "de", over=True)
    others = await my_matches(context, account, "de")

    assert [(each.table.match, each.waits_for_me, each.asked) for each in over] == [
        (second, False, ""),
        (at.match, False, ""),
    ]
    assert [(each.table.match, each.asked) for each in others] == [(waiting, "")]
    (theirs, *_) = await my_matches(context, at.stranger.account, "de", over=True)
    results = sorted((each.place, each.points) for each in (over[0], theirs) if each.place and each.points is not None)
    assert [place for place, _ in results] in ([1, 2], [1, 1])
    assert results[0][1] >= results[1][1]
    assert [(each.place, each.points) for each in others] == [(None, None)]


@pytest.mark.parametrize(
    ("change", "unavailable", "reason"),
    [
        ("rules_version = 999, current_version = 999", "newer-rules", "Ask the host to update Kontor."),
        ("game = 'chess'", "not-installed", "The game chess is not installed"),
        ("components = 'none'", "no-box", "Ask the host for the component file"),
    ],
)
async def test_a_match_that_cannot_be_opened_is_in_every_list_with_its_reason(
    context: Context, change: str, unavailable: str, reason: str
) -> None:
    anna = await new_account(context)
    old, new = [await do_create_match(context, anna, NewMatch("goa", 2, listed=True)) for _ in range(2)]
    for match in (old, new):
        await do_join(context, match, anna, "Anna", None, None)
    async with connected(context.pool) as connection:
        await connection.execute(f"UPDATE matches SET {change} WHERE id = $1", old)  # noqa: S608 - from above

    mine = {each.table.match: each for each in await my_matches(context, anna, "en")}
    listed = {table.match: table for table in await open_matches(context, anna, None)}
    assert (mine[old].table.unavailable, mine[new].table.unavailable) == (unavailable, None)
    assert reason in mine[old].asked
    assert (listed[old].unavailable, listed[new].unavailable) == (unavailable, None)
    assert [seat.name for seat in listed[old].seats] == ["Anna", ""]
    assert (listed[old].seat, listed[old].creator) == (0, True)
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM matches WHERE id = $1", old)  # no server would start with it


async def test_open_tables_are_filtered_by_what_is_played_and_come_in_pages(context: Context) -> None:
    anna = await new_account(context)
    kinds = [
        NewMatch("goa", 2, listed=True, speed="days", rated=True),
        NewMatch("goa", 4, listed=True, speed="live", rated=False),
        NewMatch("borneo", 4, listed=True),
    ]
    made = [await do_create_match(context, anna, kind) for kind in kinds]
    filters = {
        TableFilter(): made,
        TableFilter("goa"): made[:2],
        TableFilter("goa", seats=4): [made[1]],
        TableFilter(speed="days"): [made[0]],
        TableFilter(rated=True): [made[0]],
        TableFilter(before=made[2]): made[:2],
        TableFilter(before=made[1]): made[:1],
    }

    for wanted, expected in filters.items():
        found = [table.match for table in await open_matches(context, None, wanted) if table.match in made]
        assert found == expected[::-1], wanted


async def test_a_filter_that_no_table_passes_reads_only_so_many(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find, "MAX_LOOKED_AT", 2)
    anna = await new_account(context)
    goa, *_ = [
        await do_create_match(context, anna, NewMatch(game, 3, listed=True)) for game in ("goa", "borneo", "borneo")
    ]

    assert goa not in [table.match for table in await open_matches(context, None, TableFilter("goa"))]
