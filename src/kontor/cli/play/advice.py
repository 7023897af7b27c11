"""Advice for a person: the best answers, each with its share of the win and why, in words."""

import msgspec

from kontor.bots.hints import Adviser, Hint, Reason
from kontor.bots.knowledge import KnowledgeError, packages_of
from kontor.cli.language import CliError
from kontor.core import Action, AnyGame, Texts


class Advice(msgspec.Struct, frozen=True):
    """A good action, the share of the win that it promises, and why."""

    action: Action
    share: float
    why: str


def adviser_of(game: AnyGame) -> Adviser:
    """Return who knows a game; CliError if nobody does."""
    try:
        return Adviser(game)
    except KnowledgeError as error:
        raise CliError("hint-nobody", game=game.info.title) from error


def in_words(hint: Hint, texts: Texts) -> Advice:
    """Return a hint with what speaks for its action, and then what speaks against it."""
    assert texts.game is not None
    words = Texts(texts.language, texts.game, texts.seat_names, packages=packages_of(texts.game))
    good = [said(reason, words) for reason in hint.reasons if reason.effect > 0]
    bad = [said(reason, words) for reason in hint.reasons if reason.effect < 0]
    if good and bad:
        return Advice(hint.action, hint.share, texts.text("hint-but", {"good": good, "bad": bad}))
    return Advice(hint.action, hint.share, reasons_listed(good or bad, texts))


def said(reason: Reason, words: Texts) -> str:
    """Return a reason in words; facts of a reason are seats."""
    return words.text(reason.key, {fact: ("seat", seat) for fact, seat in reason.facts.items()})


def reasons_listed(reasons: list[str], texts: Texts) -> str:
    """Return some reasons as one; few words if there are none."""
    return texts.listed(reasons) if reasons else texts.text("hint-alike")
