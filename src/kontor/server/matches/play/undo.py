"""Undo: a seat takes back its own last decision, as long as nobody learned anything by it.

Nothing is deleted: the log gets an entry that says where the match stands again. A step is sealed when chance was used
or somebody saw what was hidden (ADR 7); what others decided since is theirs. Where a person is asked what a standing
order can answer, its silence would tell something, too: such a step stands, whether or not there is an order (ADR 19).
"""

from datetime import datetime
from functools import partial
from typing import Any

from kontor.core import AnyGame, Seat, decode, no_emit
from kontor.server.errors import ConflictError
from kontor.server.matches.clock.clocks import OWN
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command, Done, Plan, carry_out, entry_for
from kontor.server.matches.kernel.match import Table, may_have_left_an_answer, read_state
from kontor.server.store import log, orders
from kontor.server.store.log import Entry
from kontor.server.store.pool import connected


async def do_undo(house: House, command: Command) -> Done:
    """Take back the seat's last decision; ConflictError says why it must stand."""
    return await carry_out(house, command, partial(_undone, house, command))


def why_not_undo(table: Table, last: Entry, command: Command) -> ConflictError | None:
    """Return why the last decision that counts cannot be taken back by this seat; None if it can."""
    if table.chairs[command.seat].caretaker:
        return ConflictError("caretaker-plays")
    if last.kind == "opening":
        return ConflictError("undo-nothing")
    if last.seat != command.seat or last.by not in OWN:  # nor what the caretaker decided for it
        return ConflictError("undo-others")
    if last.sealed:
        return ConflictError("undo-sealed")
    if may_have_left_an_answer(table.game, table.chairs, table.state, command.seat):
        return ConflictError("undo-asked")
    return None


def time_to_undo(table: Table, seat: Seat, now: datetime) -> bool:
    """Say whether a seat has time to decide anew: what went by since its decision is charged to it."""
    assert table.clocks is not None
    clock = table.clocks.seats[seat]
    return clock.asked is not None or clock.if_undone(table.head, now, paused=table.clocks.paused) != 0


async def _undone(house: House, command: Command, table: Table) -> Plan:
    async with connected(house.pool) as connection:
        last = await log.one_entry(connection, table.id, table.head)
        refused = why_not_undo(table, last, command)
        if refused:
            raise refused
        if not time_to_undo(table, command.seat, house.now()):
            raise ConflictError("undo-late")
        target = await log.one_entry(connection, table.id, last.before)
        snapshot, later = await log.since_snapshot(connection, table.id, target.seq)
    state = folded(table.game, snapshot, later)
    back = {"step": target.step, "head": target.seq, "link": target.link, "before": target.seq}
    entry = entry_for(table, command, state, table.chairs, kind="undo", undone_to=target.seq, **back)
    reopened = partial(orders.reopen, match=table.id, seat=command.seat, undone=last.seq)
    return Plan(entry, state, table.chairs, reopened)


def folded(game: AnyGame, snapshot: bytes, entries: list[Entry]) -> Any:
    """Return the position that some actions lead to."""
    state = read_state(game, snapshot)
    for entry in entries:
        assert entry.seat is not None
        assert entry.action is not None
        game.advance(state, entry.seat, decode(entry.action, game.action_union), no_emit)
    return state
