"""Finding matches: the caller's own, and those that wait for people."""

from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.lobby.find import my_matches, open_matches
from kontor.server.matches.read.look import get_position
from kontor.server.store.pool import connected
from server.party import party
from server.sitting import decision, new_account, play_out, started


async def of_other_rules(context: Context, match: str) -> None:
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET rules_version = 0 WHERE id = $1", match)
    context.cache.forget(match)


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
    assert found[1].asked.startswith("Question to ")


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


async def test_a_match_begun_with_other_rules_does_not_hide_the_others(context: Context) -> None:
    anna = await new_account(context)
    old, new = [await do_create_match(context, anna, NewMatch("goa", 2, listed=True)) for _ in range(2)]
    for match in (old, new):
        await do_join(context, match, anna, "Anna", None, None)
    await of_other_rules(context, old)

    assert [each.table.match for each in await my_matches(context, anna, "en")] == [new]
    listed = [table.match for table in await open_matches(context, anna, "goa")]
    assert new in listed
    assert old not in listed
