"""A seat that nobody takes: the host of a public table is asked after a while whether a bot may play."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_seat_bot
from kontor.server.matches.kernel.match import demand_open
from kontor.server.matches.read.bot_offer import LIVE_PATIENCE, SLOW_PATIENCE, bot_offer_seconds
from kontor.server.matches.read.look import get_summary
from kontor.server.store.pool import connected
from server.hands import Hands
from server.sitting import new_account

LISTED = NewMatch("goa", 3, listed=True, rated=False)


async def table(context: Context, hands: Hands, new: NewMatch = LISTED) -> tuple[str, int]:
    """Return a table that is made now, and its host, who sits there."""
    host = await new_account(context)
    match = await do_create_match(context, host, new)
    await do_join(context, match, host, "Anna", None, None)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET created_at = $2 WHERE id = $1", match, hands.at)
    context.cache.forget(match)
    return match, host


async def offered(context: Context, match: str, account: int | None) -> float | None:
    return (await get_summary(context, match, account)).bot_offer_seconds


@pytest.mark.parametrize("new", [LISTED, replace(LISTED, speed="days"), replace(LISTED, speed="live", rated=True)])
async def test_the_host_of_a_public_table_is_asked_after_a_while(context: Context, new: NewMatch) -> None:
    hands = Hands(context)
    match, host = await table(context, hands, new)
    patience = SLOW_PATIENCE if new.speed == "days" else LIVE_PATIENCE

    assert await offered(context, match, host) == patience.total_seconds()
    hands.at += patience - timedelta(seconds=1)
    assert await offered(context, match, host) == 1
    hands.move(hours=3)
    assert await offered(context, match, host) == 0
    async with context.cache.fresh(match) as found:
        assert [occupant.kind for occupant in found.occupants] == ["person", "empty", "empty"]


async def test_nobody_else_is_asked_and_no_private_table_is_offered(context: Context) -> None:
    hands = Hands(context)
    match, _ = await table(context, hands)
    guest = await new_account(context, "Bruno")
    await do_join(context, match, guest, "Bruno", None, None)
    private, host = await table(context, hands, replace(LISTED, listed=False))
    hands.move(days=1)

    assert [await offered(context, match, account) for account in (guest, None)] == [None, None]
    assert await offered(context, private, host) is None


async def test_the_offer_ends_when_no_seat_is_free_or_a_match_is_about_to_begin(context: Context) -> None:
    hands = Hands(context)
    match, host = await table(context, hands)
    hands.move(days=1)
    await do_seat_bot(context, match, host, 1, "trader")
    assert await offered(context, match, host) == 0
    async with context.cache.fresh(match) as found:
        waiting = demand_open(found)
        starting = replace(waiting, reveal=replace(waiting.reveal, until=hands.at))
        assert bot_offer_seconds(starting, host, hands.at) is None

    await do_seat_bot(context, match, host, 2, "clerk")

    assert await offered(context, match, host) is None
