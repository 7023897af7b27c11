"""Leaving a match that is played: the seat goes to a bot, so that the others can finish it. No game dies."""

from functools import partial

from kontor.core import encode
from kontor.server.errors import ConflictError
from kontor.server.matches.door import Command, Done, Plan, carry_out, entry_for
from kontor.server.matches.house import House
from kontor.server.matches.levels import USUAL
from kontor.server.matches.opening import bot_chair
from kontor.server.matches.table import Table
from kontor.server.store import matches as store
from kontor.server.store.chair import Chair
from kontor.server.store.pool import Connection


async def do_resign_to_bot(house: House, command: Command, level: str = USUAL) -> Done:
    """Hand the seat of a person over to a bot of a level."""
    return await carry_out(house, command, partial(_resigned, command, level))


async def _resigned(command: Command, level: str, table: Table) -> Plan:
    seat, state = command.seat, table.state
    if table.chairs[seat].kind != "person":
        raise ConflictError("seat-taken")
    chair = bot_chair(level, seat)
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    entry = entry_for(table, command, state, chairs, kind="chair", action=encode(chair), sealed=True)
    return Plan(entry, state, chairs, partial(_handed_over, table.id, seat, chair))


async def _handed_over(match: str, seat: int, chair: Chair, connection: Connection) -> None:
    await store.hand_over(connection, match, seat, chair)
