"""Who is suspended is not looked for any more: others would get a match with somebody who cannot play."""

import pytest

from kontor.server.matches import Context
from kontor.server.moderation.undoing import do_undo_measure
from kontor.server.seeking import NewSeek, do_seek, seeks_of, sweep_seeks
from kontor.server.store.pool import connected
from server.moderating import decide, quarrel
from server.party import new_member

SLOW = NewSeek("novgorod", (2,), "weeks")


@pytest.fixture(autouse=True)
async def nobody_else(context: Context) -> None:
    """The tests of a process share their database: what others look for would be matched, too."""
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM seeks")


async def test_a_suspension_ends_the_seeks_that_wait_and_keeps_those_that_were_answered(context: Context) -> None:
    case, earlier, later = await quarrel(context), await new_member(context, "Nina"), await new_member(context, "Nils")
    answered = NewSeek("novgorod", (3,), "weeks")
    people = [case.rude.account, earlier.account, (await new_member(context, "Nora")).account]
    for account in people:
        await do_seek(context, account, answered)
    await sweep_seeks(context)
    await do_seek(context, case.rude.account, SLOW)

    await decide(context, case.moderator, case.report, "suspend", 7)
    await do_seek(context, later.account, SLOW)
    await sweep_seeks(context)

    assert [seek.state for seek in await seeks_of(context, case.rude.account)] == ["found"]
    assert [seek.state for seek in await seeks_of(context, later.account)] == ["waiting"]


async def test_other_measures_keep_seeks_and_an_undone_suspension_does_not_bring_them_back(context: Context) -> None:
    case = await quarrel(context)
    await do_seek(context, case.rude.account, SLOW)

    await decide(context, case.moderator, case.report, "mute", 7)
    assert len(await seeks_of(context, case.rude.account)) == 1

    other = await quarrel(context)
    await do_seek(context, other.rude.account, SLOW)
    measure = await decide(context, other.moderator, other.report, "suspend", 7)
    await do_undo_measure(context, other.moderator, measure, "We were wrong.")
    assert await seeks_of(context, other.rude.account) == ()
