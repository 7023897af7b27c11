"""Instructions of a seat: listed, given, replaced, revoked and arranged by their owner, and known to nobody else.

Changing them adds no entry to the log, so nobody else notices.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from kontor.core import Instruction, LabelledForm, Record, Seat, decode, encode, label_form
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_playing, demand_started
from kontor.server.matches.read.views import texts_of, view_of
from kontor.server.store.matches import instructions as store
from kontor.server.store.matches import matches
from kontor.server.store.matches.instructions import StoredInstruction
from kontor.server.store.pool import Connection

MAX_INSTRUCTIONS = 20
"""Instructions that a seat may have in a match."""
Change: TypeAlias = Callable[[Connection, Seat, bytes], Awaitable[int]]
"""Changes the instructions of a seat of a locked match; returns the number of the instruction."""


class InstructionView(Record, frozen=True):
    """An instruction, as its owner sees it."""

    number: int
    order: Any
    """The instruction as it was given."""
    label: str
    """What it says, in words."""
    holds: bool
    over: str
    """Why it has ended, in words; empty while it holds."""
    acted: int
    """How often it acted."""
    given_at: datetime


class InstructionList(Record, frozen=True):
    """The caller's instructions, the one that is asked first at the top, and the forms of those that may be given."""

    seq: int
    orders: tuple[InstructionView, ...]
    forms: tuple[LabelledForm, ...]


async def instructions_of(context: Context, match_id: str, account: int, language: str) -> InstructionList:
    """Return the caller's own instructions, with the reason why some have ended, and the forms for new ones."""
    async with context.cache.fresh(match_id) as locked:
        seat = locked.demand_seat(account)
        match = demand_started(locked)
        game, texts, view, seq = match.game, texts_of(match, language, seat), view_of(match, seat), match.seq
    async with context.at(match_id) as connection:
        stored = await store.of_seat(connection, match_id, seat, account)
    views = []
    for row in stored:
        instruction = read_stored(match, row)
        over = row.ended_at is not None or instruction.over(game.box, view)
        why, label = texts.instruction_over(instruction) if over else "", texts.instruction(instruction)
        views.append(InstructionView(row.number, instruction, label, not over, why, row.acted, row.given_at))
    return InstructionList(seq, tuple(views), tuple(label_form(form, texts) for form in game.instruction_forms(view)))


async def do_give_instruction(context: Context, match_id: str, account: int, given: bytes) -> int:
    """Add an instruction after the others and return its number; MalformedError if no form offers it."""

    async def write(connection: Connection, seat: Seat, instruction: bytes) -> int:
        if len(await store.of_seat(connection, match_id, seat, account)) >= MAX_INSTRUCTIONS:
            raise ConflictError("too-many-orders", most=MAX_INSTRUCTIONS)
        return await store.give(connection, match_id, seat, account, instruction, context.now())

    return await _change(context, match_id, account, write, given)


async def do_replace_instruction(context: Context, match_id: str, account: int, number: int, given: bytes) -> int:
    """Replace an instruction by another one and return its number; NotFoundError if there is none."""

    async def write(connection: Connection, seat: Seat, instruction: bytes) -> int:
        if not await store.replace(connection, match_id, seat, number, account, instruction, context.now()):
            raise NotFoundError("no-order", number=number)
        return number

    return await _change(context, match_id, account, write, given)


async def do_revoke_instruction(context: Context, match_id: str, account: int, number: int) -> None:
    """Revoke an instruction; what it did stays done."""

    async def write(connection: Connection, seat: Seat, _: bytes) -> int:
        if not await store.revoke(connection, match_id, seat, number, account):
            raise NotFoundError("no-order", number=number)
        return number

    await _change(context, match_id, account, write)


async def do_arrange_instructions(context: Context, match_id: str, account: int, numbers: Sequence[int]) -> None:
    """Change the order of all instructions of the seat: the first one that has an answer acts."""

    async def write(connection: Connection, seat: Seat, _: bytes) -> int:
        current_numbers = [row.number for row in await store.of_seat(connection, match_id, seat, account)]
        if sorted(current_numbers) != sorted(numbers):
            raise ConflictError("other-orders", numbers=current_numbers)
        await store.arrange(connection, match_id, seat, account, numbers)
        return 0

    await _change(context, match_id, account, write)


async def _change(context: Context, match_id: str, account: int, change: Change, given: bytes | None = None) -> int:
    """Change the instructions of the caller's seat; if the seat is asked now, let a worker look."""
    async with context.cache.fresh(match_id) as match:
        seat = match.demand_seat(account)
        instruction = b""
        if given is not None:
            running = demand_playing(match)
            instruction = encode(running.game.read_instruction(view_of(running, seat), given))
        async with context.at(match_id) as connection, connection.transaction():
            await matches.lock(connection, match_id)
            number = await change(connection, seat, instruction)
            await store.note(connection, match_id, seat)
        is_asked, seq = seat in match.deciders, match.seq
    if is_asked:
        await context.bus.publish(Nudge(match_id, seq, bot=True))
    return number


def read_stored(match: RunningMatch, stored: StoredInstruction) -> Instruction:
    """Read a stored instruction."""
    instruction: Instruction = decode(stored.form, match.game.instruction_union)
    return instruction
