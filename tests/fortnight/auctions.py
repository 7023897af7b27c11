"""Goa's auctions among four people who look in every six hours: by hand, and with standing orders.

Both times the same match, the same people and the same limits: whoever plays by hand answers what the order would have
answered, when they look in. So the tables must be the same in the end; only the time is another one.
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
EVERY = timedelta(hours=6)
ROUNDS = 3
FACTOR = 4
MOST_LOOKS = 4000


class Compared(Record, frozen=True):
    """How long the auctions of some rounds took, and whether the same came out."""

    rounds: int
    hours_by_hand: float
    hours_with_orders: float
    same_table: bool

    @property
    def is_clean(self) -> bool:
        """Whether orders are at least four times as fast, and change nothing else."""
        return self.same_table and self.hours_by_hand >= FACTOR * max(self.hours_with_orders, 0.01)


class Evening:
    """One match: four people, each of whom looks in every six hours, an hour and a half after the one before."""

    def __init__(self, context: Context, bot_pool: BotPool, *, ordered: bool) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.ordered = ordered
        self.hands = Hands(context, NOON)
        self.accounts: list[int] = []
        self.match = ""
        self.given: set[tuple[Seat, int]] = set()

    async def sit_down(self) -> None:
        """Begin; the luck is the same each time."""
        self.accounts = [await new_account(self.context, f"Bidder {seat}") for seat in range(SEATS)]
        self.match = await do_create_match(self.context, self.accounts[0], NewMatch("goa", SEATS))
        async with connected(self.context.pool) as connection:
            await connection.execute("UPDATE matches SET secret = $2 WHERE id = $1", self.match, bytes(32))
        for seat, account in enumerate(self.accounts):
            await do_join(self.context, self.match, account, f"Bidder {seat}", seat, f"luck {seat}")
        await do_start(self.context, self.match, self.accounts[0])

    async def play(self) -> tuple[float, bytes]:
        """Play some rounds; return how many hours of them were auctions, and the table in the end."""
        auctions = timedelta()
        for look in range(MOST_LOOKS):
            before = await self.table()
            if before.state.round_no > ROUNDS:
                return auctions / timedelta(hours=1), encode(before.state)
            await self.look_in(look % SEATS)
            after = await self.table()
            self.hands.at += EVERY / SEATS
            if under_auction(after.state) and before.state.round_no <= ROUNDS:
                auctions += EVERY / SEATS  # they wait until the next one looks in
        raise AssertionError("the rounds do not end")

    async def look_in(self, seat: Seat) -> None:
        """Leave orders for this round, if that is one's way; then answer what waits."""
        table = await self.table()
        if self.ordered and (seat, table.state.round_no) not in self.given:
            await self.leave_orders(table, seat)
        while seat in (await self.table()).deciders:
            await self.answer(seat)
        while await take_turn(self.context, self.bot_pool, self.match):
            pass

    async def answer(self, seat: Seat) -> None:
        """Answer one question: in an auction as the orders would, otherwise as a clerk."""
        table = await self.table()
        game, view = table.game, table.game.view(table.state, seat)
        legal = game.legal_actions(table.state, seat)
        wanted = [answer_of(game.box, order, view, legal) for order in orders(seat, table.state.round_no)]
        action = next((one for one in wanted if one is not None), None) or choose(table, seat, Luck(seat, table.step))
        await do_play_action(self.context, Command(self.match, seat, table.seq), encode(action))

    async def leave_orders(self, table: RunningMatch, seat: Seat) -> None:
        """Say for all auctions of the round how far one goes, as soon as that can be said."""
        round_no = table.state.round_no
        offered = {form.order for form in table.game.instruction_forms(table.game.view(table.state, seat))}
        if not {"bid_up_to", "sell_or_buy"} <= offered:
            return
        for order in orders(seat, round_no):
            await do_give_instruction(self.context, self.match, self.accounts[seat], encode(order))
        self.given.add((seat, round_no))

    async def table(self) -> RunningMatch:
        """Return where the match stands."""
        async with self.context.cache.fresh(self.match) as table:
            return demand_started(table)


class Luck:
    """The luck of one decision: the same for the same question."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seed = sha256(f"{seat}/{step}".encode()).digest()

    def randbytes(self, _: int, /) -> bytes:
        """Return the seed of a clerk."""
        return self.seed


def orders(seat: Seat, round_no: int) -> tuple[Instruction, ...]:
    """Return how far somebody goes in a round."""
    return (BidUpTo(round_no, "any", 2 + (3 * seat + 5 * round_no) % 6), SellOrBuy(round_no, "any", 3, 2))


def under_auction(state: Any) -> bool:
    """Say whether an auction is under way: somebody is to bid, to sell, or has to do something with what was bought."""
    return any(isinstance(frame, AuctionsFrame | BidFrame | AuctioneerFrame) for frame in state.frames)


async def compare(context: Context, bot_pool: BotPool) -> Compared:
    """Play the auctions both ways."""
    found = []
    for ordered in (False, True):
        evening = Evening(context, bot_pool, ordered=ordered)
        await evening.sit_down()
        found.append(await evening.play())
    (by_hand, one), (with_orders, other) = found
    return Compared(ROUNDS, by_hand, with_orders, one == other)
