"""Hints in words, as a person would say them: a sentence that says why, one about the plan, one about the points."""

from collections.abc import Sequence

from kontor.bots.hints import Hint
from kontor.bots.knowledge import packages_of
from kontor.bots.search.race import Margin
from kontor.core import AnyGame, Texts


def hint_texts(texts: Texts, game: AnyGame) -> Texts:
    """Return texts for the same reader that also know the words of the bots of a game."""
    return Texts(texts.language, game, texts.seat_names, packages=packages_of(game), reader=texts.reader)


def sentences(texts: Texts, hints: Sequence[Hint], answers: int) -> list[str]:
    """Return one sentence for each hint; `texts` must know the words of the bots (`hint_texts`).

    `answers` is the number of legal actions. The sentence of the first hint says what sets it apart from all others,
    those of the others what sets them apart from the first; both say so. A reason is what follows from the action, not
    what is so now. A hint with the same share in whole per cent as a better one, or without a margin to the best, is
    about as good as that. Otherwise the sentence says whether the margin is clear or slight, if the bot can tell.
    """
    if answers == 1:
        return [texts.text("hint-only") for _ in hints]
    return [_sentence(texts, hints, number) for number in range(len(hints))]


def plan(texts: Texts, hints: Sequence[Hint], number: int) -> str:
    """Return in one sentence what comes next after a hint; empty if that is not known, or the same as for the first."""
    step = hints[number].plan
    if step is None or texts.game is None or (number and step == hints[0].plan):
        return ""
    key = f"plan-{texts.game.info.slug}-{step.kind}"
    said = texts.text(f"{key}.named", {"thing": step.thing}) if step.thing else texts.text(key)
    return texts.text("hint-plan", {"step": said})


def points(texts: Texts, hints: Sequence[Hint], number: int) -> str:
    """Return in one sentence what points a hint leads to, for others than the first beside it; empty if not known.

    Where the first is clearly better, a difference in points that cannot be told is not called none.
    """
    expected = hints[number].points
    if expected is None:
        return ""
    own = f"points-{texts.game.info.slug}" if texts.game else ""
    words = own if own and texts.has(own) else ""
    if not number:
        return texts.text("hint-points", {"points": _amount(texts, words, round(expected.mean))})
    if expected.difference is None:
        alike = texts.text(f"{words}.alike" if words else "hint-points-alike")
        return "" if hints[number].margin == "clear" else alike
    key = "hint-points-more" if expected.difference > 0 else "hint-points-less"
    return texts.text(key, {"number": 1, "points": _amount(texts, words, round(abs(expected.difference), 1))})


def _amount(texts: Texts, words: str, amount: float) -> str:
    """Return a number of points with their noun, which a game may bring under a key of its own."""
    whole = int(amount) if amount == int(amount) else amount
    return texts.text(words or "hint-points-amount", {"amount": whole})


def percent(hint: Hint) -> int:
    """Return the share of the win in whole per cent, as people read it."""
    return round(100 * hint.share)


def drawback(texts: Texts, hint: Hint) -> str:
    """Return in one sentence what speaks against an action beside the best one; empty if nothing in particular does."""
    bad = [_clause(texts, hint, n) for n, reason in enumerate(hint.reasons) if reason.effect <= 0]
    return _after(texts, _joined(texts, bad), "hint-than-better", own=True) if bad else ""


def _sentence(texts: Texts, hints: Sequence[Hint], number: int) -> str:
    hint = hints[number]
    if len(hints) == 1:
        return texts.text("hint-alone")
    equal = next(n for n, other in enumerate(hints) if percent(other) == percent(hint))
    if number and hint.margin == "none":
        equal = 0
    if equal < number:
        return texts.text("hint-alike", {"number": equal + 1})
    good = [_clause(texts, hint, n) for n, reason in enumerate(hint.reasons) if reason.effect > 0]
    bad = [_clause(texts, hint, n) for n, reason in enumerate(hint.reasons) if reason.effect <= 0]
    if good:
        found = {"good": good[0], "bad": bad[0]} if bad else {"good": _joined(texts, good)}
        reasons = texts.text("hint-but" if bad else "hint-good", found)
        return _after(texts, reasons, "hint-than" if number else "hint-than-all", hint.margin)
    if bad:
        return _after(texts, _joined(texts, bad), "hint-weaker", hint.margin)
    if number:
        return texts.text("hint-weaker-somehow", {"number": 1, "margin": hint.margin or "none"})
    even = hint.margin == "none" or percent(hints[1]) == percent(hint)
    return texts.text("hint-even" if even else "hint-best-somehow", {"margin": hint.margin or "none"})


def _after(texts: Texts, clauses: str, compared: str, margin: Margin | None = None, *, own: bool = False) -> str:
    """Return the one form of every reason: what follows from an action, and the message that says compared with what.

    `own` is True if the action is the reader's own choice and not the one that the sentence stands next to.
    """
    than = texts.text(compared, {"number": 1, "margin": margin or "none"})
    facts = {"own": "yes" if own else "no", "clauses": clauses, "sentence": clauses[:1].upper() + clauses[1:]}
    return texts.text("hint-after", {**facts, "compared": than})


def _clause(texts: Texts, hint: Hint, number: int) -> str:
    reason = hint.reasons[number]
    return texts.text(reason.key, {fact: ("seat", seat) for fact, seat in reason.facts.items()})


def _joined(texts: Texts, clauses: list[str]) -> str:
    """Return the first clause, or the first two: more would not be one sentence that is understood at once."""
    return texts.text("hint-and", {"one": clauses[0], "two": clauses[1]}) if len(clauses) > 1 else clauses[0]
