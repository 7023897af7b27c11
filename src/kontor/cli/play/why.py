"""Why not? Finds what a person means by some words, and the rules that forbid it."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

import msgspec

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.core import Action, Ref, Refusal, Seat, Texts, View

MAX_REFUSALS = 4


class WhyNotAnswer(msgspec.Struct, frozen=True):
    """What is allowed, as indexes of the legal actions, and why the rest is not."""

    allowed: tuple[int, ...]
    refusals: tuple[Refusal, ...]


def plain_words(text: str) -> str:
    """Return a text in lower case without accents and punctuation, for comparing."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return " ".join(re.sub(r"[^a-z0-9:_]+", " ", letters.encode("ascii", "ignore").decode()).split())


class ThingFinder:
    """Finds the things that words mean in one position."""

    def __init__(self, drawing: AnyDrawing, texts: Texts, view: View, actions: Iterable[Action]) -> None:
        self.words: dict[str, set[Ref]] = defaultdict(set)
        also: Mapping[Ref, Sequence[str]] = drawing.also_called(view)
        refs = dict.fromkeys(ref for action in actions for ref in action.refs())
        drawn = {plain_words(name) for names in also.values() for name in names}
        for ref in refs:
            kind, _, id_ = ref.partition(":")
            full_name = texts.name(*texts.thing(ref))
            # What the drawing calls a thing comes before an id, which may be another thing's name there.
            known = [full_name] if plain_words(id_) in drawn else [id_, full_name]
            names = [ref, *also.get(ref, ())] if kind == "rank" else [ref, *known, *also.get(ref, ())]
            for name in names:
                if not name.isdecimal():
                    self.words[plain_words(name)].add(ref)

    def find(self, words: str) -> list[set[Ref]] | None:
        """Return a set of things for each word, or for all words together; None if a word means nothing."""
        together = self.one(words)
        if together:
            return [together]
        by_word = [self.one(word) for word in words.split()]
        return by_word if by_word and all(by_word) else None

    def one(self, words: str) -> set[Ref]:
        """Return the things with this name, or those whose names contain it."""
        plain = plain_words(words)
        if not plain or plain in self.words:
            return self.words.get(plain, set())
        return set().union(*(refs for name, refs in self.words.items() if f" {plain}" in f" {name}"))


def why_not(
    drawing: AnyDrawing, texts: Texts, state: object, view: View, seat: Seat, words: str
) -> WhyNotAnswer | None:
    """Check every action that involves what the words mean; None if they mean nothing."""
    game = drawing.game
    legal = game.legal_actions(state, seat)
    universe = list(game.universe(state, seat))
    for actions in (universe, list(chain.from_iterable(map(game.well_formed, game.action_types)))):
        pointed = ThingFinder(drawing, texts, view, actions).find(words)
        if pointed is None:
            continue
        candidates = [action for action in actions if all(refs & set(action.refs()) for refs in pointed)]
        likely = [action for action in candidates if drawing.is_plausible(view, action)]
        tried = {action: game.check(state, seat, action) for action in likely or candidates}
        if not tried:
            continue
        allowed = tuple(number for number, action in enumerate(legal) if action in tried)
        distinct = {texts.refusal(refusal): refusal for refusal in tried.values() if refusal is not None}
        return WhyNotAnswer(allowed, tuple(distinct.values())[:MAX_REFUSALS])
    return None
