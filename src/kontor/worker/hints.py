"""Hints for people, computed in the processes of the bots, with a sentence in every language."""

from collections.abc import Mapping
from functools import lru_cache

from kontor.bots import DEFAULT_BUDGET
from kontor.bots.hint_words import sentences
from kontor.bots.hints import Adviser
from kontor.bots.knowledge import packages_of
from kontor.core import LANGUAGES, Action, AnyGame, Texts, decode, encode
from kontor.server.matches import Context, OpenMatch
from kontor.server.matches.kernel.names import names_for
from kontor.server.matches.play.hints import Recommendation
from kontor.server.store import hints as store
from kontor.server.store.hints import HintRequest
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.bot_process import MAX_BOXES, Question, game_of, question_for


def advise(question: Question, names: Mapping[str, tuple[str, ...]]) -> bytes:
    """Return the best answers to a question with a sentence each, in every language; runs in a process of the bots.

    The names of the seats are given for each language.
    """
    game = game_of(question)
    view = decode(question.view, game.view_type)
    legal: list[Action] = decode(question.legal, list[game.action_union])  # type: ignore[name-defined]
    hints = _adviser(game).advise(view, legal, DEFAULT_BUDGET, question.seed)
    recommendations = {}
    for language in LANGUAGES:
        texts = Texts(language, game, names[language], packages=packages_of(game), reader=view.seat)
        said = zip(hints, sentences(texts, hints, len(legal)), strict=True)
        recommendations[language] = [Recommendation(hint.action, hint.share, (sentence,)) for hint, sentence in said]
    return encode(recommendations)


@lru_cache(maxsize=MAX_BOXES)
def _adviser(game: AnyGame) -> Adviser:
    return Adviser(game)


async def answer_hint(context: Context, bot_pool: BotPool, asked: HintRequest) -> None:
    """Think about a hint and store it; one that came too late is left alone."""
    async with context.cache.fresh(asked.match) as match:
        if isinstance(match, OpenMatch) or match.seq != asked.seq or asked.seat not in match.deciders:
            return
        question = question_for(match, asked.seat, bot_pool.luck())
        names = {language: names_for(match, language) for language in LANGUAGES}
    answer = await bot_pool.run(advise, question, names)
    async with connected(context.pool) as connection:
        await store.put(connection, asked, answer)
