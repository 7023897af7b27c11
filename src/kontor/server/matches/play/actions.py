"""Playing: every action, a person's as well as a bot's, goes through here.

Stale, refused and malformed are three different answers. An acknowledged action is on disk; only then the others hear
of it.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from kontor.core import decode, encode
from kontor.core.replay import link
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command, Done, Plan, carry_out, entry_for
from kontor.server.matches.kernel.match import Table
from kontor.server.store import chores, ratings
from kontor.server.store.pool import Connection

Beside: TypeAlias = Callable[[Connection], Awaitable[object]]
"""What is stored beside an action; if it raises, nothing is stored."""


async def do_play_action(house: House, command: Command, action: bytes, beside: Beside | None = None) -> Done:
    """Carry out an action of a seat; RefusedError, MalformedError or StaleError if it cannot be."""
    return await carry_out(house, command, partial(_played, command, action, beside=beside))


async def _played(command: Command, action: bytes, table: Table, beside: Beside | None = None) -> Plan:
    game = table.game
    decoded = decode(action, game.action_union)
    step = game.apply(table.state, command.seat, decoded)
    outcome = game.outcome(step.state)
    entry = entry_for(
        table,
        command,
        step.state,
        table.chairs,
        kind="action",
        step=table.step + 1,
        head=table.seq + 1,
        link=link(table.link, command.seat, decoded, step),
        result=encode(outcome) if outcome else None,
        action=encode(decoded),
        events=encode(step.events),
        sealed=step.sealed,
    )
    return Plan(entry, step.state, table.chairs, partial(_over, table.id, beside) if outcome else beside)


async def _over(match: str, beside: Beside | None, connection: Connection) -> None:
    """Put in line what is to be done after a match."""
    if beside is not None:
        await beside(connection)
    await chores.defer(connection, chores.TIDY_MATCH, match, match=match)
    await ratings.put_in_line(connection, match)
