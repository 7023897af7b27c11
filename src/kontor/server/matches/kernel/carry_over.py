"""Carrying over a match that former rules played last (ADR 23).

If the log still leads to its position, today's rules play it on and nobody notices. If not, because a fault was fixed
or a shape changed, the match goes on from its stored position, and an entry of the log says so.
"""

from typing import Literal, TypeAlias

from kontor.core import encode, read_state
from kontor.core.recorder import continuation_link
from kontor.core.upgrades import same_shapes
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.kernel.timeline import counted_chain, fold
from kontor.server.store.matches import log, versions
from kontor.server.store.matches.versions import NewContinuation
from kontor.server.store.pool import Connection

CarryOver: TypeAlias = Literal["carried_over", "continued"]


async def carry_over(connection: Connection, match: RunningMatch) -> CarryOver:
    """Let today's rules play a match on, and return how; if it moved meanwhile, nothing is stored."""
    how = await look_ahead(connection, match)
    version = match.game.info.rules_version
    if how == "carried_over":
        await versions.set_current_version(connection, match.id, version)
        return how
    entry = NewContinuation(
        match=match.id,
        expected=match.seq,
        step=match.step,
        before=match.head,
        link=continuation_link(match.link, version, match.state),
        state=encode(match.state),
        rules_version=version,
    )
    await versions.continue_from_position(connection, entry)
    return how


async def look_ahead(connection: Connection, match: RunningMatch) -> CarryOver:
    """Return how a match that is being played would be carried over."""
    chain = counted_chain(await log.entries(connection, match.id, -1), match.head)
    if not all(same_shapes(match.game, entry.rules_version) for entry in chain):
        return "continued"
    state = await log.opening_snapshot(connection, match.id)
    assert state is not None  # snapshots are deleted only after the end
    opening = read_state(match.game, state, match.rules_version)
    return "continued" if match.step in fold(match.game, opening, chain).lost else "carried_over"
