"""Twins with rules that nobody wrote and things that have no words."""

from collections.abc import Iterable
from typing import Any, ClassVar

from contract.toy import GAME
from contract.toy.game import A1, L1, L2, Bid, Lay, LayFrame, Laying, Pass, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins, with_laying
from kontor.core import Action, Change, ComponentData, Event, Forecast, Name, Seat


class CitesUnwrittenRule(Pearls):
    """The code cites a rule that nobody wrote."""

    rule_ids = (*Pearls.rule_ids, "TOY-Z9")


class CommentsOnUnwrittenRule(Pearls):
    """A comment of the package cites a rule that nobody wrote: TOY-Z8."""

    package = "contract.twins"

    def __init__(self, components: ComponentData | None = None) -> None:
        super().__init__(components or GAME.components)


class HasQuestionWithoutRule(Pearls):
    """Nobody knows the rules of a question."""

    question_rules: ClassVar[dict[str, tuple[str, ...]]] = {"auction": (A1,), "lay": ()}


class HasRulesOfNoQuestion(Pearls):
    """There are rules of a question that is never asked."""

    question_rules: ClassVar[dict[str, tuple[str, ...]]] = {**Pearls.question_rules, "round": (A1,)}


class HasQuestionOfUnwrittenRule(Pearls):
    """A question has a rule that nobody wrote."""

    question_rules: ClassVar[dict[str, tuple[str, ...]]] = {**Pearls.question_rules, "lay": (L1, "TOY-Z6")}


class ForgetsRulesOfQuestion(Pearls):
    """The rules of a question get lost in a position."""

    def open_rules(self, view: PearlsView) -> tuple[str, ...]:
        return () if view.frames and isinstance(view.frames[-1], LayFrame) else super().open_rules(view)


class Unspoken(Event, frozen=True, tag="unspoken"):
    seat: Seat


class HasUnspokenEvent(Pearls):
    """An event has no text."""

    event_types = (*Pearls.event_types, Unspoken)


class HasUnnamedPearls(Pearls):
    """A pearl has no name."""

    def name(self, kind: str, id_: str | int) -> Name:
        return Name("nameless")


class LoudLay(Lay, frozen=True, tag="lay"):
    def refs(self) -> tuple[str, ...]:
        return (f"Pearl:{self.pearl}",)


class LaysLoudly(Laying):
    """An action is touched by something that is not a ref."""

    verbs = (LoudLay,)

    def candidates(self, s: PearlsState, frame: LayFrame, seat: Seat) -> Iterable[Any]:
        return map(LoudLay, s.hands[seat])


def foretelling(name: str, change: Change) -> type[Pearls]:
    """Return a twin with this what-if of every bid."""

    def forecast(self: Pearls, s: PearlsState, seat: Seat, action: Action) -> Forecast | None:
        return (change,) if isinstance(action, Bid) else None

    return type(name, (Pearls,), {"forecast": forecast})


TWINS: Twins = {
    "rules": (
        (CitesUnwrittenRule, "the code cites .*TOY-Z9"),
        (CommentsOnUnwrittenRule, "the code cites .*TOY-Z8"),
        (HasQuestionWithoutRule, "no rule says what the question 'lay' is about"),
        (HasRulesOfNoQuestion, "'round' has rules, and no question is called that"),
        (HasQuestionOfUnwrittenRule, "the question 'lay' has the rule TOY-Z6, which the ledger does not define"),
        (ForgetsRulesOfQuestion, "no rule says what the question 'lay' is about"),
    ),
    "messages": (
        (HasUnspokenEvent, "no text in 'en' for event-unspoken"),
        (HasUnnamedPearls, "no text 'nameless'"),
        (with_laying(LaysLoudly, action_types=(Bid, Pass, LoudLay)), "which is no ref"),
        (foretelling("ForetellsNowhere", Change("coins", "Seat 1", 1, 2, L2)), "points at 'Seat 1', no ref"),
        (foretelling("ForetellsAnything", Change("Any thing", "seat:1", 1, 2, L2)), "has 'Any thing', no key"),
        (foretelling("ForetellsUnspoken", Change("unspoken", "seat:1", 1, 2, L2)), "no text 'change-unspoken'"),
    ),
}
