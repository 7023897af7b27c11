"""The outline of a finished match: each step in one sentence for one seat, where rounds begin, and the result."""

import pytest

from kontor.core import registry
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.read.outline import outline_of
from kontor.server.matches.read.records import record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from server.sitting import play_out, started

SEATS = 3
EVERY = 7
"""Each so many steps is compared with the replay."""


@pytest.mark.parametrize("slug", registry.slugs())
async def test_the_outline_tells_each_step_as_the_replay_does_and_where_rounds_begin(
    context: Context, slug: str
) -> None:
    match = await started(context, slug, SEATS)
    length = await play_out(context, match)
    record = await record_of(context, match)
    whole = await outline_of(context, match, None, "en")
    own = await outline_of(context, match, None, "en", 1)

    assert [step.seat for step in whole.steps] == [move.seat for move in record.moves]
    assert all(step.text for step in (*whole.steps, *own.steps))
    for step in range(1, length + 1, EVERY):
        for outline, seat in ((whole, None), (own, 1)):
            [told] = (await get_step(context, match, None, "en", step, seat)).told
            loud = [line.text for line in told.lines if not line.quiet]
            assert outline.steps[step - 1].text == (loud or [line.text for line in told.lines] or [told.did])[0]
        decider = whole.steps[step - 1].seat
        position = await get_step(context, match, None, "en", step - 1, decider)
        assert whole.steps[step - 1].choice == (len(position.legal) > 1)

    numbers, begins = [each.number for each in whole.rounds], [each.step for each in whole.rounds]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 1
    assert begins == sorted(set(begins))
    assert whole.outcome == record.result
    assert list(whole.outcome.scores) == list((await scores_by_step(context, match, None))[-1].scores)
    with pytest.raises(NotFoundError, match="no-such-seat"):
        await outline_of(context, match, None, "en", SEATS)
