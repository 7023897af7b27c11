"""Choosing a set of puzzles: different questions, actions and numbers of seats, and rather what the policy misses."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from kontor.lab.puzzles.search import FoundPuzzle, SearchedMatch

END_MARGIN = 0.9
"""From this margin on the answer decides the match: such puzzles are easy to check, and soon alike."""


def choose(matches: Iterable[SearchedMatch], most: int) -> list[FoundPuzzle]:
    """Return some puzzles, in the order of their matches.

    One after the other: the one that has least in common with those chosen so far, where that the policy finds it,
    too, counts like one thing in common; of several, the one with the most answers.
    """
    found = {each.puzzle.id: each for match in matches for each in match.found}
    left, chosen, seen = list(found.values()), set[str](), Counter[Any]()
    while left and len(chosen) < most:
        best = min(left, key=lambda each: (_dullness(each, seen), -len(each.puzzle.answers), each.puzzle.id))
        left.remove(best)
        chosen.add(best.puzzle.id)
        seen.update(_traits(best))
    return [each for name, each in found.items() if name in chosen]


def _dullness(one: FoundPuzzle, seen: Counter[Any]) -> int:
    """Return how often the traits of a puzzle were chosen before, and one more for an easy one."""
    return sum(seen[trait] for trait in _traits(one)) + one.easy


def _traits(one: FoundPuzzle) -> Sequence[Any]:
    """Return what two puzzles may have in common: the question, the best action, the seats, the match, the end."""
    origin, best = one.puzzle.origin, next(each.action for each in one.puzzle.answers if each.best)
    return (
        ("question", one.question),
        ("action", str(best.get("do"))),
        ("seats", len(origin.players)),
        ("match", origin.match, origin.opening),
        ("end", one.margin > END_MARGIN),
    )
