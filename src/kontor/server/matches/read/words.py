"""A position in words: the open question, the legal actions, and what happened, each for one reader in their language.

Everything is said from the reader's own view. Whether an action is final is looked up in the true state: it is what an
undo would answer, and tells no more.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor.core import Action, Event, Motion, Record, Ref, RuleId, Seat, Texts, View
from kontor.core.records import tag_of
from kontor.server.matches.kernel.match import RunningMatch, may_have_left_an_answer


class Choice(Record, frozen=True):
    """A legal action, the things it touches, its number if it has one, and its label."""

    action: Any
    refs: tuple[str, ...]
    amount: int | None
    label: str
    verb: str
    """The action's name in the rules: its tag."""
    final: bool
    """Whether it cannot be undone."""


class LogLine(Record, frozen=True):
    """One thing that happened, in words; the rule that made it happen, and the event's name: its tag."""

    text: str
    rule: RuleId
    event: str
    quiet: bool = False
    """Whether it only keeps the books of another line of the same entry, and is told together with it."""
    motions: tuple[Motion, ...] = ()
    """What moves from where to where, in order."""
    marks: tuple[Ref, ...] = ()
    """What changed or is spoken of."""


class ProposedAnswers(Record, frozen=True):
    """Answers that the game proposes, to be given one after the other, and a label for all of them."""

    actions: tuple[Any, ...]
    label: str


class Words(Record, frozen=True):
    """A position in words, for one reader."""

    asked: str
    """The open question: the reader's own, or that of somebody else; empty when the match is over."""
    legal: tuple[Choice, ...]
    """The legal actions of the reader, in the order of the position's."""
    names: dict[str, str]
    """The names of the things that the legal actions use, by their refs."""
    proposed: ProposedAnswers | None = None
    """What the game proposes to the reader, if the question is laborious."""


def words_of(match: RunningMatch, texts: Texts, seat: Seat | None, view: View, legal: Sequence[Action]) -> Words:
    """Return a position in words; the view and the legal actions are those of the reader."""
    labels = () if seat is None else choices_of(match, texts, view, seat, legal)
    refs = dict.fromkeys(ref for label in labels for ref in label.refs)
    names = {ref: texts.name(*texts.thing(ref)) for ref in refs}
    proposal = match.game.proposal(view) if labels else None
    proposed = ProposedAnswers(proposal.actions, texts.proposal(view, proposal)) if proposal else None
    return Words(question_text(match, texts, seat, view, len(legal)), labels, names, proposed)


def question_text(match: RunningMatch, texts: Texts, seat: Seat | None, view: View, answers: int) -> str:
    """Return the open question as a reader sees it; empty when there is none."""
    deciders = match.deciders
    if not deciders:
        return ""
    return texts.question(view, answers) if seat in deciders else texts.asked_of(view, deciders)


def choices_of(
    match: RunningMatch, texts: Texts, view: View, seat: Seat, actions: Iterable[Action]
) -> tuple[Choice, ...]:
    """Return some legal actions of a seat as a person can choose them."""
    hidden = match.game.hidden_from_each(match.state)
    return tuple(
        Choice(
            action=action,
            refs=action.refs(),
            amount=action.amount(),
            label=texts.action(view, action),
            verb=tag_of(action),
            final=is_final(match, seat, action, hidden),
        )
        for action in actions
    )


def is_final(match: RunningMatch, seat: Seat, action: Action, hidden: Mapping[Seat | None, frozenset[str]]) -> bool:
    """Return True if a legal action could not be undone; `hidden` is `hidden_from_each` of the match's state."""
    step = match.game.foresee(match.state, seat, action, hidden)
    return step.sealed or may_have_left_an_answer(match.game, match.occupants, step.state, seat)


def log_line(texts: Texts, event: Event) -> LogLine:
    """Return an event in words; it is already what the reader may know of it."""
    return LogLine(
        texts.event(event), event.rule, tag_of(event), quiet=event.quiet, motions=event.motions(), marks=event.marks()
    )
