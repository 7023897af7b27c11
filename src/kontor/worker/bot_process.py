"""What happens in the processes where bots think: a question comes in as bytes, an answer goes out as bytes.

A question holds the view of a seat and its legal actions, never the state of the match.
"""

import os
import signal
from functools import cache
from multiprocessing import parent_process
from threading import Thread
from types import FrameType

import msgspec

from kontor.bots import Bot, BotType, Budget, load_bot
from kontor.core import Action, decode, encode, registry


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked after entry `seq` of a match."""

    match: str
    seq: int
    game: str
    view: bytes
    legal: bytes
    seed: bytes


class BotError(Exception):
    """A bot did not come to a legal decision; the cause says why."""


def think(bot: str | BotType, question: Question, budget: Budget, timeout: float) -> bytes:
    """Return the answer of a bot, given as a type or its path; BotError if it fails or needs over `timeout` seconds."""
    signal.setitimer(signal.ITIMER_REAL, timeout)
    try:
        return encode(_decide(bot, question, budget))
    except BaseException as error:  # whatever it is, it must not end the process, and it may not be picklable
        raise BotError(f"{type(error).__name__}: {error}") from error
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def prepare() -> None:
    """Make a new process ready: it leaves an interrupt to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _raise_timeout)
    Thread(target=_leave_with_parent, daemon=True).start()


def _decide(bot: str | BotType, question: Question, budget: Budget) -> Action:
    game = registry.game(question.game)
    view = decode(question.view, game.view_type)
    legal: list[Action] = decode(question.legal, list[game.action_union])  # type: ignore[name-defined]
    action = _bot(bot, question.game).decide(view, legal, budget, question.seed).action
    if action not in legal:
        raise ValueError(f"{action} is not legal")
    return action


@cache
def _bot(bot: str | BotType, game: str) -> Bot:
    return (load_bot(bot) if isinstance(bot, str) else bot)(registry.game(game))


def _raise_timeout(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError("thought too long")


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
