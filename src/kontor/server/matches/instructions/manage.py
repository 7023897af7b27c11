"""Standing orders: given and taken back by their owners, carried out through the door, and known to nobody else.

Changing them is no entry of the log, so nobody hears of it. An order is carried out as the seat's own action; in the
same transaction it must still stand, so whoever took it back in time can rely on that.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeAlias

from kontor.core import Action, Instruction, LabelledForm, Record, Seat, answer_of, decode, encode, label_form
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, NotFoundError, StaleError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.play.actions import do_play_action
from kontor.server.matches.read.views import legal_of, texts_of, view_of
from kontor.server.store import matches
from kontor.server.store import orders as store
from kontor.server.store.orders import Standing
from kontor.server.store.pool import Connection, connected

MOST_ORDERS = 20
"""So many orders a seat may have at a match."""
ORDER = "order"
Write: TypeAlias = Callable[[Connection, Seat, bytes], Awaitable[int]]
"""How the orders of a seat of a match that is held are changed; returns the number of the order."""


class OrderShown(Record, frozen=True):
    """A standing order, as its owner sees it."""

    number: int
    order: Any
    """The order as it was given."""
    label: str
    """What it says, in words."""
    holds: bool
    over: str
    """Why it has ended, in words; empty while it holds."""
    acted: int
    """How often it acted."""
    given_at: datetime


class Orders(Record, frozen=True):
    """The caller's standing orders, the one that is asked first at the top, and those that may be given now."""

    seq: int
    orders: tuple[OrderShown, ...]
    forms: tuple[LabelledForm, ...]


class Resolved(NamedTuple):
    """An order that answers the open question now."""

    standing: Standing
    seq: int
    action: Action


async def orders_of(house: House, match: str, account: int, language: str) -> Orders:
    """Return the caller's own standing orders, with why those that ended did, and the forms for new ones."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = table.demand_seat(account)
        table.demand_started()
        game, texts, view, seq = table.game, texts_of(table, language), view_of(table, seat), table.seq
    async with connected(house.pool) as connection:
        given = await store.of_seat(connection, match, seat, account)
    shown = []
    for each in given:
        order = read_standing(table, each)
        over = each.ended_at is not None or order.over(game.box, view)
        why = texts.instruction_over(order) if over else ""
        shown.append(
            OrderShown(each.number, order, texts.instruction(order), not over, why, each.acted, each.given_at),
        )
    return Orders(seq, tuple(shown), tuple(label_form(form, texts) for form in game.instruction_forms(view)))


async def do_give_order(house: House, match: str, account: int, given: bytes) -> int:
    """Give a standing order behind the others and return its number; MalformedError if no form offers it."""

    async def write(connection: Connection, seat: Seat, order: bytes) -> int:
        if len(await store.of_seat(connection, match, seat, account)) >= MOST_ORDERS:
            raise ConflictError("too-many-orders", most=MOST_ORDERS)
        return await store.give(connection, match, seat, account, order, house.now())

    return await _change(house, match, account, write, given)


async def do_replace_order(house: House, match: str, account: int, number: int, given: bytes) -> int:
    """Put another order in the place of one; NotFoundError if there is none."""

    async def write(connection: Connection, seat: Seat, order: bytes) -> int:
        if not await store.replace(connection, match, seat, number, account, order, house.now()):
            raise NotFoundError("no-order", number=number)
        return number

    return await _change(house, match, account, write, given)


async def do_revoke_order(house: House, match: str, account: int, number: int) -> None:
    """Take an order back; what it did stays done."""

    async def write(connection: Connection, seat: Seat, _: bytes) -> int:
        if not await store.revoke(connection, match, seat, number, account):
            raise NotFoundError("no-order", number=number)
        return number

    await _change(house, match, account, write)


async def do_arrange_orders(house: House, match: str, account: int, numbers: Sequence[int]) -> None:
    """Let all orders of the seat come in this order: the first one that answers acts."""

    async def write(connection: Connection, seat: Seat, _: bytes) -> int:
        given = [each.number for each in await store.of_seat(connection, match, seat, account)]
        if sorted(given) != sorted(numbers):
            raise ConflictError("other-orders", numbers=given)
        await store.arrange(connection, match, seat, account, numbers)
        return 0

    await _change(house, match, account, write)


async def _change(house: House, match: str, account: int, write: Write, given: bytes | None = None) -> int:
    """Change the orders of the caller's seat; if it is asked now, let a worker look."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat = table.demand_seat(account)
        order = b""
        if given is not None:
            table.demand("playing")
            order = encode(table.game.read_instruction(view_of(table, seat), given))
        async with connected(house.pool) as connection, connection.transaction():
            await matches.hold(connection, match)
            number = await write(connection, seat, order)
            await store.note(connection, match, seat)
        asked, seq = seat in table.deciders, table.seq
    if asked:
        await house.bus.publish(Nudge(match, seq, bot=True))
    return number


def read_standing(table: Table, standing: Standing) -> Instruction:
    """Read a stored order."""
    order: Instruction = decode(standing.form, table.game.instruction_union)
    return order


async def resolve(house: House, match: str) -> Resolved | bool:
    """Return the first order that answers a question to its owner; otherwise whether to look again.

    Orders whose condition has ended are noted as such. If neither a bot nor an order can answer, nobody has to look
    until the match or its orders change.
    """
    async with house.table(match) as table:
        await house.fresh(table)
        async with connected(house.pool) as connection:
            changes = await store.changed(connection, match)
            held = await _held(connection, table)
            over = [each for each in held if read_standing(table, each).over(table.game.box, view_of(table, each.seat))]
            if over:
                async with connection.transaction():
                    await matches.hold(connection, match)
                    seq, moved_at = await matches.moved(connection, match)
                    if seq == table.seq:  # or else what ended them may have been taken back
                        await store.end(connection, match, over, max(house.now(), moved_at))
                return True
            for standing in held:
                action = _answer(table, standing)
                if action is not None:
                    return Resolved(standing, table.seq, action)
            return not table.bot_to_move and not await store.calm(connection, match, table.seq, changes)


def _answer(table: Table, standing: Standing) -> Action | None:
    seat = standing.seat
    return answer_of(table.game.box, read_standing(table, standing), view_of(table, seat), legal_of(table, seat))


async def _held(connection: Connection, table: Table) -> list[Standing]:
    """Return the orders of the people who are asked; those of somebody who had the seat before do not count."""
    owners = {seat: table.chairs[seat].account for seat in table.deciders}
    people = [seat for seat, account in owners.items() if account is not None]
    held = await store.held(connection, table.id, people) if people else []
    return [standing for standing in held if standing.account == owners[standing.seat]]


class RevokedError(ConflictError):
    """The order does not stand any more."""


async def do_follow_order(house: House, match: str, found: Resolved) -> bool:
    """Carry out what an order answers; say whether to look again: it moved the match, or was taken back meanwhile."""
    standing = found.standing

    async def still_stands(connection: Connection) -> None:
        if not await store.acted(connection, match, standing):
            raise RevokedError("no-order", number=standing.number)

    command = Command(match, standing.seat, found.seq, by=ORDER)  # no key: a person may have used it
    try:
        await do_play_action(house, command, encode(found.action), still_stands)
    except RevokedError:
        return True
    except StaleError:
        return False
    return True
