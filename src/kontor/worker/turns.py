"""One turn of a bot: look at the match, think, and play through the door like anybody else.

The match is not held while the bot thinks. If it moved on meanwhile the answer is stale, and that is all. What people
say about a pause or a seat is no move: the question is the same, and so is the answer.
"""

from typing import NamedTuple

from kontor.core import Seat, encode
from kontor.levels import level_for
from kontor.server.errors import StaleError
from kontor.server.matches import Command, House, Table, do_play_action
from kontor.server.matches.instructions.manage import Resolved, do_follow_order, resolve
from kontor.server.store.chair import Chair
from kontor.worker.bot_pool import Answer, BotPool
from kontor.worker.bot_process import Question

MAX_TRIES = 5
"""So often an answer is given while people say something in between; the next thought begins after that."""


class Turn(NamedTuple):
    """A bot that has to decide: its seat, what it is asked, and the answer if there is only one."""

    seat: Seat
    chair: Chair
    head: int
    """The action after which it is asked."""
    question: Question
    forced: bytes | None

    @property
    def level(self) -> str:
        """The level that thinks about it."""
        assert self.chair.machine is not None
        return self.chair.machine

    @property
    def who(self) -> str:
        """Whether it is a bot's own seat, or the caretaker plays for somebody."""
        return "caretaker" if self.chair.caretaker else "bot"


async def take_turn(house: House, bot_pool: BotPool, match: str) -> bool:
    """Decide once, by an order of somebody who is asked or for the first bot that has to; say whether to look again.

    Orders come first: also those of somebody for whom the caretaker plays.
    """
    found = await resolve(house, match)
    if isinstance(found, Resolved):
        return await do_follow_order(house, match, found)
    if found:
        return True
    async with house.table(match) as table:
        turn = next_turn(await house.fresh(table), bot_pool.luck())
    if turn is None:
        return False
    level = level_for(turn.question.game, turn.level)  # the caretaker's may not know the game
    answer = await bot_pool.answer(turn.question, level) if turn.forced is None else Answer(turn.forced, level)
    return await _play(house, match, turn, answer)


async def _play(house: House, match: str, turn: Turn, answer: Answer) -> bool:
    """Play an answer, also if something was said since the question; say whether that was possible."""
    seq = turn.question.seq
    for _ in range(MAX_TRIES):
        command = Command(match, turn.seat, seq, by=f"{turn.who}:{answer.level}")  # no key: a person may have used it
        try:
            await do_play_action(house, command, answer.action)
        except StaleError:
            async with house.table(match) as table:
                if not _still_asked(await house.fresh(table), turn):
                    return False
                seq = table.seq
        else:
            return True
    return False


def _still_asked(table: Table, turn: Turn) -> bool:
    """Say whether a bot has the same question, however long the log has grown."""
    return table.status == "playing" and (table.head, table.chairs[turn.seat]) == (turn.head, turn.chair)


def next_turn(table: Table, seed: bytes) -> Turn | None:
    """Return the turn of the first bot that has to decide at this table; None if there is none."""
    seat = next((seat for seat in table.deciders if table.chairs[seat].machine), None)
    if seat is None:
        return None
    chair, game = table.chairs[seat], table.game
    legal = game.legal_actions(table.state, seat)
    view = game.view(table.state, seat)
    question = Question(table.id, table.seq, game.info.slug, encode(view), encode(legal), seed)
    return Turn(seat, chair, table.head, question, encode(legal[0]) if len(legal) == 1 else None)
