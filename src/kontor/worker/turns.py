"""One turn of a bot: look at the match, think, and play through the door like anybody else.

The match is not held while the bot thinks. If it moved on meanwhile the answer is stale, and that is all.
"""

from typing import NamedTuple

from kontor.core import Seat, encode
from kontor.server.errors import StaleError
from kontor.server.matches import Command, House, Table, do_play_action
from kontor.server.matches.ordering import Resolved, do_follow_order, resolve
from kontor.worker.minds import Answer, Minds
from kontor.worker.thinking import Question


class Turn(NamedTuple):
    """A bot that has to decide: its seat and level, what it is asked, and the answer if there is only one."""

    seat: Seat
    level: str
    question: Question
    forced: bytes | None
    who: str
    """Whether it is a bot's own seat, or the caretaker plays for somebody."""


async def take_turn(house: House, minds: Minds, match: str) -> bool:
    """Decide once, by an order of somebody who is asked or for the first bot that has to; say whether to look again.

    Orders come first: also those of somebody for whom the caretaker plays.
    """
    found = await resolve(house, match)
    if isinstance(found, Resolved):
        return await do_follow_order(house, match, found)
    if found:
        return True
    async with house.table(match) as table:
        turn = next_turn(await house.fresh(table), minds.luck())
    if turn is None:
        return False
    seat, level, question, forced, who = turn
    answer = await minds.answer(question, level) if forced is None else Answer(forced, level)
    command = Command(match, seat, question.seq, by=f"{who}:{answer.level}")  # no key: a person may have used it
    try:
        await do_play_action(house, command, answer.action)
    except StaleError:
        return False
    return True


def next_turn(table: Table, seed: bytes) -> Turn | None:
    """Return the turn of the first bot that has to decide at this table; None if there is none."""
    seat = next((seat for seat in table.deciders if table.chairs[seat].machine), None)
    if seat is None:
        return None
    level, game = table.chairs[seat].machine, table.game
    assert level is not None
    legal = game.legal_actions(table.state, seat)
    view = game.view(table.state, seat)
    question = Question(table.id, table.seq, game.info.slug, encode(view), encode(legal), seed)
    who = "caretaker" if table.chairs[seat].caretaker else "bot"
    return Turn(seat, level, question, encode(legal[0]) if len(legal) == 1 else None, who)
