"""Following instructions: a worker finds the first one that answers an open question, and plays its answer.

The answer is committed as the seat's own action. In the same transaction the instruction must still hold, so an owner
who revoked it in time can rely on that.
"""

from typing import NamedTuple

from kontor.core import Action, answer_of, encode
from kontor.server.errors import ConflictError, StaleError
from kontor.server.matches.instructions.manage import read_stored
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import OpenMatch, RunningMatch
from kontor.server.matches.play.actions import do_play_action
from kontor.server.matches.read.views import legal_of, view_of
from kontor.server.store.matches import instructions as store
from kontor.server.store.matches import matches
from kontor.server.store.matches.instructions import StoredInstruction
from kontor.server.store.pool import Connection

BY_INSTRUCTION = "order"


class ReadyInstruction(NamedTuple):
    """An instruction that answers the open question, and its answer."""

    stored: StoredInstruction
    seq: int
    action: Action


class RevokedError(ConflictError):
    """The instruction does not hold any more."""


async def find_ready_instruction(context: Context, match_id: str) -> ReadyInstruction | bool:
    """Return the first instruction that answers a question to its owner; otherwise whether to look again.

    Instructions whose condition has ended are marked as ended. If neither a bot nor an instruction can answer, nobody
    has to look until the match or its instructions change.
    """
    async with context.cache.fresh(match_id) as match, context.at(match_id) as connection:
        if isinstance(match, OpenMatch):
            return False
        changes = await store.changed(connection, match_id)
        active = await _active(connection, match)
        ended = [
            instruction
            for instruction in active
            if read_stored(match, instruction).over(match.game.box, view_of(match, instruction.seat))
        ]
        if ended:
            async with connection.transaction():
                await matches.lock(connection, match_id)
                seq, moved_at = await matches.last_entry(connection, match_id)
                if seq == match.seq:  # otherwise what ended them may have been undone
                    await store.end(connection, match_id, ended, max(context.now(), moved_at))
            return True
        for stored in active:
            action = _answer(match, stored)
            if action is not None:
                return ReadyInstruction(stored, match.seq, action)
        return not match.bot_to_move and not await store.calm(connection, match_id, match.seq, changes)


async def do_follow_instruction(context: Context, match_id: str, ready: ReadyInstruction) -> bool:
    """Play what an instruction answers; return whether to look again: it moved the match, or was revoked meanwhile."""
    stored = ready.stored

    async def demand_not_revoked(connection: Connection) -> None:
        if not await store.acted(connection, match_id, stored):
            raise RevokedError("no-order", number=stored.number)

    command = Command(match_id, stored.seat, ready.seq, by=BY_INSTRUCTION)  # no key: a person may have used it
    try:
        await do_play_action(context, command, encode(ready.action), demand_not_revoked)
    except RevokedError:
        return True
    except StaleError:
        return False
    return True


def _answer(match: RunningMatch, stored: StoredInstruction) -> Action | None:
    seat = stored.seat
    return answer_of(match.game.box, read_stored(match, stored), view_of(match, seat), legal_of(match, seat))


async def _active(connection: Connection, match: RunningMatch) -> list[StoredInstruction]:
    """Return the instructions of the people who are asked; those of an earlier owner of the seat do not count."""
    owners = {seat: match.occupants[seat].account for seat in match.deciders}
    people = [seat for seat, account in owners.items() if account is not None]
    stored = await store.active(connection, match.id, people) if people else []
    return [instruction for instruction in stored if instruction.account == owners[instruction.seat]]
