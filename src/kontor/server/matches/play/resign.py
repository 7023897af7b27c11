"""Leaving a match that is played: the seat goes to a bot, so that the others can finish it. No game dies."""

from functools import partial

from kontor.levels import DEFAULT_LEVEL, all_levels, level_for
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command, Done, Plan, carry_out
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.lobby.create import bot_chair
from kontor.server.matches.presence.absence import seated


async def do_resign_to_bot(house: House, command: Command, level: str = DEFAULT_LEVEL) -> Done:
    """Hand the seat of a person over to a bot of a level."""
    return await carry_out(house, command, partial(_resigned, command, level))


async def _resigned(command: Command, level: str, table: Table) -> Plan:
    if table.chairs[command.seat].kind != "person":
        raise ConflictError("seat-taken")
    level = level_for(table.game.info.slug, level) if level in all_levels() else level  # no match ends for want of one
    return seated(command, table, bot_chair(level, table.game, command.seat))
