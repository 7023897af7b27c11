"""A position in words: the open question, the legal actions, and what happened, each for one reader in their language.

Everything is said from the reader's own view. Whether an action is final is looked up in the true state: it is what an
undo would answer, and tells no more.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor.core import Action, Event, Motion, Record, Ref, RuleId, Seat, Texts, View, seeded
from kontor.core.records import tag_of
from kontor.server.matches.kernel.match import RunningMatch, may_have_left_an_answer
from kontor.server.matches.read.coach import CoachView, coach_view
from kontor.server.matches.read.lesson import LessonView, lesson_view

PUBLIC_WORLDS = 12
"""Worlds that are tried to find out whether everybody can see what a seat may do."""


class CautionView(Record, frozen=True):
    """What an action gives away for good although the seat could still have it, in words."""

    key: str
    text: str
    rule: RuleId
    refs: tuple[Ref, ...]


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
    cautions: tuple[CautionView, ...] = ()
    """What the reader should know before; none where there is only one answer."""


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
    turn: Seat | None = None
    """The seat whose turn begins with it."""


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
    only_answer: bool = False
    """Whether the reader has one legal action, and everybody can see that: a page may give it without asking."""
    rules: tuple[RuleId, ...] = ()
    """The rules of the open question, those that say most about it first; none when the match is over."""
    lesson: LessonView | None = None
    """What the coach says, in a lesson to the learner."""
    coach: CoachView | None = None
    """The coach of the learner after the lesson."""
    ties: tuple[str, ...] = ()
    """When the match is over: what set players of equal points apart, a sentence for each two of them."""


def words_of(match: RunningMatch, texts: Texts, seat: Seat | None, view: View, legal: Sequence[Action]) -> Words:
    """Return a position in words; the view and the legal actions are those of the reader."""
    labels = () if seat is None else choices_of(match, texts, view, seat, legal, legal)
    refs = dict.fromkeys(ref for label in labels for ref in label.refs)
    names = {ref: texts.name(*texts.thing(ref)) for ref in refs}
    proposal = match.game.proposal(view) if labels else None
    proposed = ProposedAnswers(proposal.actions, texts.proposal(view, proposal)) if proposal else None
    asked = question_text(match, texts, seat, view, len(legal))
    only = seat is not None and len(legal) == 1 and is_public(match, seat, legal)
    return Words(
        asked,
        labels,
        names,
        proposed,
        only_answer=only,
        rules=match.game.open_rules(view),
        lesson=lesson_view(match, texts, seat, legal),
        coach=coach_view(match, texts, seat),
        ties=() if match.deciders else tuple(map(texts.tie, match.game.tie_breaks(match.state))),
    )


def is_public(match: RunningMatch, seat: Seat, legal: Sequence[Action]) -> bool:
    """Return True if a spectator can see what a seat may do: it is the same whatever is hidden from everybody.

    Some worlds that a spectator cannot tell apart are tried. Who answers at once then tells nobody what they hold.
    """
    game, rng = match.game, seeded(match.seq)
    watched = game.view(match.state, None)
    worlds = (game.determinize(watched, rng) for _ in range(PUBLIC_WORLDS))
    return all(game.legal_actions(world, seat) == list(legal) for world in worlds)


def question_text(match: RunningMatch, texts: Texts, seat: Seat | None, view: View, answers: int) -> str:
    """Return the open question as a reader sees it; empty when there is none."""
    deciders = match.deciders
    if match.status == "closed":
        return Texts(texts.language, packages=("kontor.server",)).text("error-table-closed")
    if not deciders:
        return ""
    return texts.question(view, answers) if seat in deciders else texts.asked_of(view, deciders)


def choices_of(
    match: RunningMatch, texts: Texts, view: View, seat: Seat, actions: Iterable[Action], legal: Sequence[Action]
) -> tuple[Choice, ...]:
    """Return some of the legal actions of a seat as a person can choose them; `legal` are all of them."""
    hidden = match.game.hidden_from_each(match.state)
    return tuple(
        Choice(
            action=action,
            refs=action.refs(),
            amount=action.amount(),
            label=texts.action(view, action),
            verb=tag_of(action),
            final=is_final(match, seat, action, hidden),
            cautions=caution_views(match, texts, view, action, legal),
        )
        for action in actions
    )


def caution_views(
    match: RunningMatch, texts: Texts, view: View, action: Action, legal: Sequence[Action]
) -> tuple[CautionView, ...]:
    """Return what a legal action gives away, in words; nothing where the seat has no other answer."""
    found = match.game.cautions(view, action, legal) if len(legal) > 1 else ()
    return tuple(CautionView(each.key, texts.caution(each), each.rule, each.refs) for each in found)


def is_final(match: RunningMatch, seat: Seat, action: Action, hidden: Mapping[Seat | None, frozenset[str]]) -> bool:
    """Return True if a legal action could not be undone; `hidden` is `hidden_from_each` of the match's state."""
    step = match.game.foresee(match.state, seat, action, hidden)
    return step.sealed or may_have_left_an_answer(match.game, match.occupants, step.state, seat)


def log_line(texts: Texts, event: Event, by: Seat | None = None) -> LogLine:
    """Return an event in words; it is already what the reader may know of it. `by` is the seat that caused it."""
    return LogLine(
        texts.event(event, by),
        event.rule,
        tag_of(event),
        quiet=event.quiet,
        motions=event.motions(),
        marks=event.marks(),
        turn=getattr(event, "seat", None) if event.begins_turn else None,
    )
