"""Substitutes who have watched a rated match: they name the entry that they were shown, which is an earlier one."""

from msgspec.structs import replace

from kontor.server.errors import ForbiddenError, StaleError
from kontor.server.matches.kernel.commit import Command, CommandResult
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import demand_playing
from kontor.server.matches.presence.absence import do_substitute
from kontor.server.matches.presence.view import is_free
from kontor.server.matches.watching.delay import as_seen


async def do_substitute_as_seen(context: Context, command: Command, account: int, name: str) -> CommandResult:
    """Give a seat to a substitute, if everybody who is present has agreed, and the substitute can know it.

    Until they sit there, no answer tells them how far the match is beyond what they see.
    """
    async with context.cache.fresh(command.match) as match:
        match.demand_known(command.seat)
        seen = await as_seen(context, match, account)
        seq = match.seq
    if seen is match:
        return await do_substitute(context, command, account, name)
    if command.seq != seen.seq:
        raise StaleError("stale", seq=seen.seq)
    if not is_free(demand_playing(seen), command.seat):
        raise ForbiddenError("seat-not-free")
    try:
        return await do_substitute(context, replace(command, seq=seq), account, name)
    except StaleError as error:
        raise StaleError("stale", seq=seen.seq) from error
