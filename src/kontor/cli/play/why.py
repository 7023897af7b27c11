"""Why not? Finding the thing that a person points at in words, and the rules that stand against it."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

import msgspec

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.core import Action, Ref, Refusal, Seat, Texts, View

MOST_REFUSALS = 4


class Answer(msgspec.Struct, frozen=True):
    """What can be done with the thing after all (as places in the legal actions), and what stands against the rest."""

    allowed: tuple[int, ...]
    refusals: tuple[Refusal, ...]


def plain_words(text: str) -> str:
    """Return a text without case, accents and signs, for comparing."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return " ".join(re.sub(r"[^a-z0-9:_]+", " ", letters.encode("ascii", "ignore").decode()).split())


class Pointing:
    """Finds what words mean at one moment of a match."""

    def __init__(self, drawing: AnyDrawing, texts: Texts, view: View, actions: Iterable[Action]) -> None:
        self.words: dict[str, set[Ref]] = defaultdict(set)
        also: Mapping[Ref, Sequence[str]] = drawing.also_called(view)
        refs = dict.fromkeys(ref for action in actions for ref in action.refs())
        for ref in refs:
            kind, _, id_ = ref.partition(":")
            named = texts.name(*texts.thing(ref))
            names = [ref, *also.get(ref, ())] if kind == "rank" else [ref, id_, named, *also.get(ref, ())]
            for name in names:
                if not name.isdecimal():
                    self.words[plain_words(name)].add(ref)

    def find(self, words: str) -> list[set[Ref]] | None:
        """Return the things that the words point at, one set for each; None if a word points at nothing."""
        whole = self.one(words)
        if whole:
            return [whole]
        each = [self.one(word) for word in words.split()]
        return each if each and all(each) else None

    def one(self, words: str) -> set[Ref]:
        """Return what one name means: exactly, or as a part of longer names."""
        wanted = plain_words(words)
        if not wanted or wanted in self.words:
            return self.words.get(wanted, set())
        return set().union(*(refs for name, refs in self.words.items() if f" {wanted}" in f" {name}"))


def why_not(drawing: AnyDrawing, texts: Texts, state: object, view: View, seat: Seat, words: str) -> Answer | None:
    """Try every answer to the open question that holds the thing; None if nobody knows what is meant."""
    game = drawing.game
    legal = game.legal_actions(state, seat)
    universe = list(game.universe(state, seat))
    for actions in (universe, list(chain.from_iterable(map(game.well_formed, game.action_types)))):
        pointed = Pointing(drawing, texts, view, actions).find(words)
        if pointed is None:
            continue
        meant = [action for action in actions if all(refs & set(action.refs()) for refs in pointed)]
        likely = [action for action in meant if drawing.is_plausible(view, action)]
        tried = {action: game.check(state, seat, action) for action in likely or meant}
        if not tried:
            continue
        allowed = tuple(number for number, action in enumerate(legal) if action in tried)
        distinct = {texts.refusal(refusal): refusal for refusal in tried.values() if refusal is not None}
        return Answer(allowed, tuple(distinct.values())[:MOST_REFUSALS])
    return None
