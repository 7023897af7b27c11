"""What happens in the processes where bots think: a question comes in as bytes, an answer goes out as bytes.

A question holds the view of a seat and its legal actions, never the state of the match.
"""

import gc
import signal
from contextlib import suppress
from functools import lru_cache
from itertools import count
from types import FrameType

import msgspec

from kontor.bots import Bot, BotType, Budget, load_bot
from kontor.core import Action, AnyGame, ComponentData, Seat, decode, encode, registry
from kontor.lab.processes import begin_to_leave_with_parent
from kontor.levels import all_levels, levels_for
from kontor.server.matches import RunningMatch

MAX_BOXES = 64
"""Boxes, and bots that know one, which a process keeps."""
FORGET_AFTER_DECISIONS = 250
"""Decisions after which a process forgets its bots, with all that they remember.

Their caches are bounded, but at a server that plays a few decisions a second they take hours to fill, and until then
the process grows. Forgotten this often, it stops growing within half an hour; the caches hardly help from one match to
another.
"""

_decisions = count(1)


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked after entry `seq` of a match."""

    match: str
    seq: int
    game: str
    components: str
    """The hash of the box."""
    view: bytes
    legal: bytes
    seed: bytes
    box: bytes | None = None
    """The content of the box, if no package ships it."""


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
        if next(_decisions) % FORGET_AFTER_DECISIONS == 0:
            forget_bots()


def forget_bots() -> None:
    """Forget every bot of this process; the next question builds the one that it needs, within milliseconds."""
    _bot.cache_clear()
    gc.collect()  # a bot and its caches refer to each other


def load_bots() -> bytes:
    """Load every game and the bots that play it, so that no match waits for that; return nothing."""
    for slug in registry.slugs():
        with suppress(Exception):  # a game that cannot be loaded fails again when it is asked for, and says why
            game = _game(slug, registry.game(slug).components.hash, None)
            for name in levels_for(slug):
                _bot(all_levels()[name].bot, game)
    return b""


def prepare() -> None:
    """Make a new process ready: it leaves an interrupt to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _raise_timeout)
    begin_to_leave_with_parent()


def question_for(match: RunningMatch, seat: Seat, seed: bytes) -> Question:
    """Return what a seat of a match is asked now."""
    game, components = match.game, match.game.components
    is_shipped = registry.game_with(game.info.slug, components.hash) is not None
    return Question(
        match.id,
        match.seq,
        game.info.slug,
        components.hash,
        encode(game.view(match.state, seat)),
        encode(game.legal_actions(match.state, seat)),
        seed,
        None if is_shipped else msgspec.json.encode(components.content),
    )


def game_of(question: Question) -> AnyGame:
    """Return the game of a question, with its box: the same object for the same box."""
    return _game(question.game, question.components, question.box)


@lru_cache(maxsize=MAX_BOXES)
def _game(slug: str, components: str, content: bytes | None) -> AnyGame:
    if content is not None:
        return registry.game(slug).with_components(ComponentData(msgspec.json.decode(content)))
    game = registry.game_with(slug, components)
    if game is None:
        raise BotError(f"no package ships the box {components} of {slug}")
    return game


def _decide(bot: str | BotType, question: Question, budget: Budget) -> Action:
    game = game_of(question)
    view = decode(question.view, game.view_type)
    legal: list[Action] = decode(question.legal, list[game.action_union])  # type: ignore[name-defined]
    action = _bot(bot, game).decide(view, legal, budget, question.seed).action
    if action not in legal:
        raise ValueError(f"{action} is not legal")
    return action


@lru_cache(maxsize=MAX_BOXES)
def _bot(bot: str | BotType, game: AnyGame) -> Bot:
    return (load_bot(bot) if isinstance(bot, str) else bot)(game)


def _raise_timeout(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError("thought too long")
