"""A table at a shard that a moderator closes: the record is at home, and the table follows it."""

import pytest

from chaos.proxy import Proxy
from kontor.server.errors import ConflictError, StoreError
from kontor.server.matches import Context
from kontor.server.matches.presence.closing import do_follow_record
from kontor.server.matches.read.look import get_summary
from kontor.server.moderation.deciding import Case, Decision, do_decide
from kontor.server.moderation.roles import HOST
from kontor.server.moderation.undoing import do_undo_measure
from server.shards.looking import at_home, is_mirrored, shard_away
from server.sitting import play, play_out, started

CLOSE = Decision("close", "Not here.")
RECORDS = "SELECT count(*) FROM measures WHERE match = $1"


async def status(context: Context, match: str) -> str:
    return (await get_summary(context, match, None)).status


async def test_a_table_is_closed_and_opened_again_as_the_record_says(context: Context) -> None:
    match = await started(context, "goa", 2)

    measure = await do_decide(context, HOST, Case(match=match), CLOSE)
    assert await status(context, match) == "closed"
    assert await is_mirrored(context, match)

    await do_undo_measure(context, HOST, measure, "The wrong table.")
    assert await status(context, match) == "playing"
    await play(context, match)


async def test_a_table_whose_shard_goes_away_while_it_is_closed_is_closed_later(context: Context, link: Proxy) -> None:
    match = await started(context, "goa", 2)
    assert await status(context, match) == "playing"
    measure = await _record_alone(context, match)

    await do_follow_record(context, match)
    assert await status(context, match) == "closed"
    await do_follow_record(context, match)
    assert await status(context, match) == "closed"

    async with shard_away(link):
        with pytest.raises(StoreError):
            await do_undo_measure(context, HOST, measure, "The wrong table.")
    assert await status(context, match) == "closed"
    await do_undo_measure(context, HOST, measure, "The wrong table.")
    assert await status(context, match) == "playing"


async def test_a_table_that_is_over_or_closed_is_not_closed_and_no_record_says_so(context: Context) -> None:
    over, closed = await started(context, "goa", 2), await started(context, "goa", 2)
    await play_out(context, over)
    await do_decide(context, HOST, Case(match=closed), CLOSE)

    with pytest.raises(ConflictError, match="not-playing"):
        await do_decide(context, HOST, Case(match=over), CLOSE)
    with pytest.raises(ConflictError, match="table-closed"):
        await do_decide(context, HOST, Case(match=closed), CLOSE)

    assert (await at_home(context, RECORDS, over), await at_home(context, RECORDS, closed)) == (0, 1)


async def _record_alone(context: Context, match: str) -> int:
    """Store the record of a closed table, as if the process had died before it closed it."""
    statement = "INSERT INTO measures (kind, match, reason) VALUES ('close', $1, 'Not here.') RETURNING id"
    measure: int = await at_home(context, statement, match)
    return measure
