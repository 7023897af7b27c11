"""Hints for people, computed in the processes of the bots, with a sentence in every language."""

from collections.abc import Mapping
from functools import lru_cache

from kontor.bots import DEFAULT_BUDGET
from kontor.bots.hint_words import drawback, plan, points, sentences
from kontor.bots.hints import Adviser, Hint
from kontor.bots.knowledge import packages_of
from kontor.core import LANGUAGES, Action, AnyGame, Texts, decode, encode
from kontor.server.matches import Context, OpenMatch
from kontor.server.matches.kernel.coach import judged_in
from kontor.server.matches.kernel.names import names_for
from kontor.server.matches.play.hints import MARGINS, Recommendation, outlook_in
from kontor.server.store.work import hints as store
from kontor.server.store.work.hints import HintRequest
from kontor.server.store.work.turns import QUICK_SECONDS
from kontor.worker.bot_pool import BotPool
from kontor.worker.bot_process import MAX_BOXES, Question, game_of, question_for

JUDGE_SECONDS = 0.4
"""Seconds for what a coach wants to know about all legal actions; those that are not reached are not judged."""


def advise(question: Question, names: Mapping[str, tuple[str, ...]], coached: bool = False) -> bytes:
    """Return the best answers to a question with a sentence each, in every language; runs in a process of the bots.

    The names of the seats are given for each language. A coach also learns what every legal action promises.
    """
    game = game_of(question)
    view = decode(question.view, game.view_type)
    legal: list[Action] = decode(question.legal, list[game.action_union])  # type: ignore[name-defined]
    hints = _adviser(game).advise(view, legal, DEFAULT_BUDGET, question.seed)
    if len(legal) > 1:
        hints = _adviser(game).foresee(view, hints, question.seed)
    judged: tuple[Hint, ...] = ()
    if coached:
        judged = _adviser(game).judge(view, legal, hints[0].action, JUDGE_SECONDS, question.seed)
    recommendations = {MARGINS: [Recommendation(hint.action, hint.share, (hint.margin or "",)) for hint in hints]}
    for language in LANGUAGES:
        texts = Texts(language, game, names[language], packages=packages_of(game), reader=view.seat)
        said = zip(hints, sentences(texts, hints, len(legal)), strict=True)
        recommendations[language] = [Recommendation(hint.action, hint.share, (sentence,)) for hint, sentence in said]
        recommendations[outlook_in(language)] = [
            Recommendation(hint.action, hint.share, (plan(texts, hints, n), points(texts, hints, n), *_figures(hint)))
            for n, hint in enumerate(hints)
        ]
        if coached:
            recommendations[judged_in(language)] = [
                Recommendation(hint.action, hint.share, (drawback(texts, hint),)) for hint in judged
            ]
    return encode(recommendations)


def _figures(hint: Hint) -> tuple[str, ...]:
    """Return the points that a hint leads to and their difference to the best, as far as they are known."""
    known = () if hint.points is None else (hint.points.mean, hint.points.difference)
    return tuple(str(round(figure, 1)) for figure in known if figure is not None)


@lru_cache(maxsize=MAX_BOXES)
def _adviser(game: AnyGame) -> Adviser:
    return Adviser(game)


async def answer_hint(context: Context, bot_pool: BotPool, asked: HintRequest) -> None:
    """Think about a hint and store it; one that came too late is left alone."""
    async with context.cache.fresh(asked.match) as match:
        if isinstance(match, OpenMatch) or match.seq != asked.seq or asked.seat not in match.deciders:
            return
        question = question_for(match, asked.seat, bot_pool.luck())
        coached = match.lesson is not None and not match.lesson.coach.off and match.coached == asked.seat
        names = {language: names_for(match, language) for language in LANGUAGES}
    async with bot_pool.gate.passed(QUICK_SECONDS):
        answer = await bot_pool.run(advise, question, names, coached)
    async with context.at(asked.match) as connection:
        await store.put(connection, asked, answer)
