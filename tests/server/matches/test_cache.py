"""A process keeps a limited number of matches in memory."""

from msgspec.structs import replace

from kontor.server.matches import Context
from server.sitting import play, started


async def test_the_match_that_was_used_least_recently_is_dropped_and_read_again_when_needed(context: Context) -> None:
    few = Context(replace(context.settings, cached_matches=2), context.pool, context.bus)
    first, *others = [await started(few) for _ in range(3)]

    assert set(few.cache.slots) == set(others)

    await play(few, first)
    assert set(few.cache.slots) == {first, others[-1]}
