"""Goa's auctions among four people who look in every six hours: by hand, and with instructions.

Both times the match, the people and the limits are the same: a person who plays by hand gives the answer that the
instruction would have given, but only when they look in. So the final states must be equal; only the time differs.
"""

from datetime import timedelta
from hashlib import sha256
from typing import Any

from fortnight.evenings import choose
from kontor.core import Instruction, Record, Seat, answer_of, encode
from kontor.games.goa.frames import AuctioneerFrame, AuctionsFrame, BidFrame
from kontor.games.goa.instructions import BidUpTo, SellOrBuy
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    RunningMatch,
    do_create_match,
    do_give_instruction,
    do_join,
    do_play_action,
    do_start,
)
from kontor.server.matches.kernel.match import demand_started
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.turns import take_turn
from server.hands import NOON, Hands
from server.sitting import new_account

SEATS = 4
LOOK_INTERVAL = timedelta(hours=6)
ROUNDS = 3
MIN_SPEEDUP = 4
MAX_LOOKS = 4000


class Compared(Record, frozen=True):
    """How many hours the auctions of some rounds took, and whether the results are equal."""

    rounds: int
    hours_by_hand: float
    hours_with_orders: float
    same_table: bool

    @property
    def is_clean(self) -> bool:
        """True if instructions are at least four times as fast, and change nothing else."""
        return self.same_table and self.hours_by_hand >= MIN_SPEEDUP * max(self.hours_with_orders, 0.01)


class Evening:
    """One match of four people, each of whom looks in every six hours, an hour and a half after the previous one."""

    def __init__(self, context: Context, bot_pool: BotPool, *, instructed: bool) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.instructed = instructed
        self.hands = Hands(context, NOON)
        self.accounts: list[int] = []
        self.match = ""
        self.given: set[tuple[Seat, int]] = set()

    async def sit_down(self) -> None:
        """Start the match; the seed is the same each time."""
        self.accounts = [await new_account(self.context, f"Bidder {seat}") for seat in range(SEATS)]
        self.match = await do_create_match(self.context, self.accounts[0], NewMatch("goa", SEATS))
        async with connected(self.context.pool) as connection:
            await connection.execute("UPDATE matches SET secret = $2 WHERE id = $1", self.match, bytes(32))
        for seat, account in enumerate(self.accounts):
            await do_join(self.context, self.match, account, f"Bidder {seat}", seat, f"luck {seat}")
        await do_start(self.context, self.match, self.accounts[0])

    async def play(self) -> tuple[float, bytes]:
        """Play some rounds; return how many hours of them were auctions, and the final state."""
        auctions = timedelta()
        for look in range(MAX_LOOKS):
            before = await self.table()
            if before.state.round_no > ROUNDS:
                return auctions / timedelta(hours=1), encode(before.state)
            await self.look_in(look % SEATS)
            after = await self.table()
            self.hands.at += LOOK_INTERVAL / SEATS
            if under_auction(after.state) and before.state.round_no <= ROUNDS:
                auctions += LOOK_INTERVAL / SEATS  # they wait until the next one looks in
        raise AssertionError("the rounds do not end")

    async def look_in(self, seat: Seat) -> None:
        """Give instructions for this round if this match is played with them; then answer what waits."""
        table = await self.table()
        if self.instructed and (seat, table.state.round_no) not in self.given:
            await self.give_instructions(table, seat)
        while seat in (await self.table()).deciders:
            await self.answer(seat)
        while await take_turn(self.context, self.bot_pool, self.match):
            pass

    async def answer(self, seat: Seat) -> None:
        """Answer one question, in an auction as the instructions would, otherwise as a clerk would."""
        table = await self.table()
        game, view = table.game, table.game.view(table.state, seat)
        legal = game.legal_actions(table.state, seat)
        wanted = [
            answer_of(game.box, instruction, view, legal) for instruction in instructions(seat, table.state.round_no)
        ]
        action = next((one for one in wanted if one is not None), None) or choose(table, seat, Luck(seat, table.step))
        await do_play_action(self.context, Command(self.match, seat, table.seq), encode(action))

    async def give_instructions(self, table: RunningMatch, seat: Seat) -> None:
        """Give instructions for all auctions of the round, as soon as they are offered."""
        round_no = table.state.round_no
        offered = {form.order for form in table.game.instruction_forms(table.game.view(table.state, seat))}
        if not {"bid_up_to", "sell_or_buy"} <= offered:
            return
        for instruction in instructions(seat, round_no):
            await do_give_instruction(self.context, self.match, self.accounts[seat], encode(instruction))
        self.given.add((seat, round_no))

    async def table(self) -> RunningMatch:
        """Return the match as it is now."""
        async with self.context.cache.fresh(self.match) as table:
            return demand_started(table)


class Luck:
    """The randomness of one decision, which is the same for the same question."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seed = sha256(f"{seat}/{step}".encode()).digest()

    def randbytes(self, _: int, /) -> bytes:
        """Return the seed of a clerk."""
        return self.seed


def instructions(seat: Seat, round_no: int) -> tuple[Instruction, ...]:
    """Return the instructions of a seat for the auctions of a round."""
    return (BidUpTo(round_no, "any", 2 + (3 * seat + 5 * round_no) % 6), SellOrBuy(round_no, "any", 3, 2))


def under_auction(state: Any) -> bool:
    """Return True if an auction is under way: a seat has to bid, to sell, or to use what it bought."""
    return any(isinstance(frame, AuctionsFrame | BidFrame | AuctioneerFrame) for frame in state.frames)


async def compare(context: Context, bot_pool: BotPool) -> Compared:
    """Play the auctions both ways."""
    found = []
    for instructed in (False, True):
        evening = Evening(context, bot_pool, instructed=instructed)
        await evening.sit_down()
        found.append(await evening.play())
    (by_hand, one), (with_instructions, other) = found
    return Compared(ROUNDS, by_hand, with_instructions, one == other)
