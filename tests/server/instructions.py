"""A match of Goa whose players give instructions, and what a worker does with them."""

from typing import Any

import msgspec

from kontor.core import Seat, encode
from kontor.games.goa.frames import BidFrame
from kontor.server.matches import Context, do_give_instruction
from kontor.server.matches.instructions.follow import ReadyInstruction, do_follow_instruction, find_ready_instruction
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from server.sitting import play, started

PASS: dict[str, Any] = {"order": "pass_bids", "round_no": 1, "lot": "any", "above": None}
SELL: dict[str, Any] = {"order": "sell_or_buy", "round_no": 1, "lot": "any", "sell_from": 1, "buy_up_to": 0}


def bid(limit: int, lot: str = "any") -> dict[str, Any]:
    """Return an instruction to bid in the first round."""
    return {"order": "bid_up_to", "round_no": 1, "lot": lot, "limit": limit}


async def table_of(context: Context, match: str) -> RunningMatch:
    """Return a copy of a match as it is now."""
    async with context.cache.fresh(match) as table:
        return msgspec.structs.replace(demand_started(table))


async def auction(context: Context) -> str:
    """Return a match of four people in which the first auction has begun, and nobody has bid."""
    match = await started(context, "goa", 4)
    while not isinstance((await table_of(context, match)).state.frames[-1], BidFrame):
        await play(context, match)
    return match


async def account_of(context: Context, match: str, seat: Seat) -> int:
    """Return the account that has a seat."""
    account = (await table_of(context, match)).occupants[seat].account
    assert account is not None
    return account


async def give(context: Context, match: str, seat: Seat, order: dict[str, Any]) -> int:
    """Let a seat give an instruction, and return its number."""
    return await do_give_instruction(context, match, await account_of(context, match, seat), encode(order))


async def look(context: Context, match: str) -> int:
    """Do what a worker does until there is nothing left to do; return how many instructions acted."""
    before = (await table_of(context, match)).seq
    while True:
        found = await find_ready_instruction(context, match)
        if isinstance(found, ReadyInstruction):
            await do_follow_instruction(context, match, found)
        elif not found:
            return (await table_of(context, match)).seq - before


async def waits_for_worker(context: Context, match: str) -> bool:
    """Return True if a worker has to look."""
    async with context.at(match) as connection:
        flag: bool = await connection.fetchval("SELECT bot_to_move FROM matches WHERE id = $1", match)
    return flag


async def entries(context: Context, match: str, since: int) -> list[tuple[Seat, str, bytes]]:
    """Return the seat, the author and the action of each entry after one."""
    async with context.at(match) as connection:
        rows = await connection.fetch(
            "SELECT seat, by, action FROM actions WHERE match = $1 AND seq > $2 ORDER BY seq", match, since
        )
    return [tuple(row) for row in rows]
