"""One turn of a bot: look at the match, think, and commit the answer as anybody else does.

The match is not locked while the bot thinks. If it moved on meanwhile, the answer is stale and dropped. An entry about
a pause or another seat is no move: the question is the same, so the answer is tried again after that entry.
"""

from typing import NamedTuple

from kontor.core import Seat, chance, encode
from kontor.levels import level_for
from kontor.server.errors import StaleError
from kontor.server.matches import Command, Context, Match, OpenMatch, do_play_action
from kontor.server.matches.instructions.follow import ReadyInstruction, do_follow_instruction, find_ready_instruction
from kontor.server.store.matches.seats import Occupant
from kontor.worker.bot_pool import SEED_BYTES, Answer, BotPool
from kontor.worker.bot_process import Question, question_for
from kontor.worker.thinking import Thinking

MAX_TRIES = 5
"""How often an answer is tried while other entries come in between; after that the bot thinks again."""
DEAL_LUCK = "deal bots"
"""The name of the luck of bots in a deal."""
SCRIPT = "script"
"""By whom a move is that a lesson prescribes."""


class BotTurn(NamedTuple):
    """A bot that has to decide: its seat, what it is asked, and the answer if there is only one."""

    seat: Seat
    occupant: Occupant
    head: int
    """The action after which it is asked."""
    question: Question
    forced: bytes | None
    scripted: bool = False
    """Whether a lesson says the answer, for a bot or for the learner."""

    @property
    def level(self) -> str:
        """The level that thinks about it."""
        assert self.occupant.machine is not None
        return self.occupant.machine

    @property
    def who(self) -> str:
        """Whether it is a bot's own seat, or the caretaker plays for somebody."""
        return "caretaker" if self.occupant.caretaker else "bot"


async def take_turn(context: Context, bot_pool: BotPool, match_id: str, thinking: Thinking | None = None) -> bool:
    """Decide once, by an instruction of somebody who is asked or for the first bot; return whether to look again.

    Instructions come first, also those of somebody for whom the caretaker plays. `thinking` is the time of a bot.
    """
    thinking = thinking or Thinking()
    ready = await find_ready_instruction(context, match_id)
    if isinstance(ready, ReadyInstruction):
        return await do_follow_instruction(context, match_id, ready)
    if ready:
        return True
    async with context.cache.fresh(match_id) as match:
        turn = next_turn(match, luck_of(match) or bot_pool.luck())
    if turn is None:
        return False
    if turn.scripted and turn.forced is not None:
        return await _play(context, match_id, turn, Answer(turn.forced, SCRIPT))
    level = level_for(turn.question.game, turn.level)  # the caretaker's may not know the game
    if turn.forced is not None:
        return await _play(context, match_id, turn, Answer(turn.forced, level))
    answer = await bot_pool.answer(turn.question, level, thinking)
    return await _play(context, match_id, turn, answer, thinking.had)


def luck_of(match: Match) -> bytes | None:
    """Return the luck of the next bot in a deal, where the same play meets the same answers; None in other matches."""
    if isinstance(match, OpenMatch) or match.deal is None:
        return None
    return chance(match.state.seed, DEAL_LUCK, match.step).bytes(SEED_BYTES)


async def _play(context: Context, match_id: str, turn: BotTurn, answer: Answer, bot_share: float | None = None) -> bool:
    """Play an answer, also after entries that are no moves; return whether that was possible."""
    seq = turn.question.seq
    for _ in range(MAX_TRIES):
        by = SCRIPT if turn.scripted else f"{turn.who}:{answer.level}"
        command = Command(match_id, turn.seat, seq, by=by, bot_share=bot_share)  # no key: a person may have used it
        try:
            await do_play_action(context, command, answer.action)
        except StaleError:
            async with context.cache.fresh(match_id) as match:
                if not _still_asked(match, turn):
                    return False
                seq = match.seq
        else:
            return True
    return False


def _still_asked(match: Match, turn: BotTurn) -> bool:
    """Return True if the bot still has the same question, however long the log has grown."""
    if isinstance(match, OpenMatch) or match.status != "playing":
        return False
    return (match.head, match.occupants[turn.seat]) == (turn.head, turn.occupant)


def next_turn(match: Match, seed: bytes) -> BotTurn | None:
    """Return the turn of the first bot that has to decide in this match; None if there is none."""
    if isinstance(match, OpenMatch):
        return None
    place = match.place
    if place and place.scripted:
        mover, action = place.scripted
        question = question_for(match, mover, seed)
        return BotTurn(mover, match.occupants[mover], match.head, question, encode(action), scripted=True)
    seat = next((seat for seat in match.deciders if match.occupants[seat].machine), None)
    if seat is None:
        return None
    legal = match.game.legal_actions(match.state, seat)
    forced = encode(legal[0]) if len(legal) == 1 else None
    return BotTurn(seat, match.occupants[seat], match.head, question_for(match, seat, seed), forced)
