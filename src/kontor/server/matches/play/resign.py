"""Resigning: the seat goes to a bot, so that the others can finish the match."""

from functools import partial

from kontor.levels import DEFAULT_LEVEL, all_levels, level_for
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition, commit
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.lobby.gather import bot_occupant
from kontor.server.matches.presence.absence import give_seat


async def do_resign_to_bot(context: Context, command: Command, level: str = DEFAULT_LEVEL) -> CommandResult:
    """Hand the seat of a person over to a bot of a level."""
    return await commit(context, command, partial(_plan_resignation, command, level))


async def _plan_resignation(command: Command, level: str, match: RunningMatch) -> Transition:
    if match.occupants[command.seat].kind != "person":
        raise ConflictError("seat-taken")
    level = level_for(match.game.info.slug, level) if level in all_levels() else level  # or one that can play the game
    return give_seat(command, match, bot_occupant(level, match.game, command.seat))
