"""The contract of a game, documented method by method, and what core adds for all games.

One `Game` object is one box: rules plus components. It holds no match; every method takes the state that it is about.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, reduce
from importlib.resources import files
from itertools import product
from operator import or_
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, cast

import msgspec

from kontor.core.codec import decode
from kontor.core.components import ComponentData
from kontor.core.descriptions import Description
from kontor.core.errors import MalformedError, RefusedError
from kontor.core.glossary import Term, read_terms
from kontor.core.instructions import Instruction, InstructionForm
from kontor.core.kinds import Seat, kinded_fields, mentions
from kontor.core.lessons import Lesson, read_lessons
from kontor.core.numbers import Limit, Numbers
from kontor.core.options import check_options, complete_options, option_values
from kontor.core.phase import Emit, Phase, no_emit
from kontor.core.records import (
    Action,
    Caution,
    Event,
    Forecast,
    GameInfo,
    Outcome,
    Proposal,
    Record,
    Ref,
    Refusal,
    RuleId,
    Score,
    TieBreak,
    Upgrade,
    View,
    tag_of,
)
from kontor.core.rng import Rng
from kontor.core.rules import ANOTHER_QUESTION, MATCH_OVER, NOT_YOUR_DECISION
from kontor.core.state import State
from kontor.core.wording import Name

S = TypeVar("S", bound=State[Any])
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Record)  # noqa: E741 - state, view, options, box
B = TypeVar("B")

MAX_RESUMES = 10_000
"""Resumes allowed between two decisions; more means an endless loop."""


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What a pure `apply` returns: the new state, what happened, and whether it can still be undone for free."""

    state: S
    events: tuple[Event, ...]
    sealed: bool


class Game(ABC, Generic[S, V, O, B]):
    """A rulebook in code together with the components of one box."""

    state_type: ClassVar[type[State[Any]]]
    view_type: ClassVar[type[View]]
    options_type: ClassVar[type[Record]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    instruction_types: ClassVar[tuple[type[Instruction], ...]] = ()
    """The instructions that a seat may give."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """How what former versions stored is read: a step for each version whose shapes the next one changed."""
    rule_ids: ClassVar[tuple[str, ...]]
    """Every rule id that the code cites."""
    thing_rules: ClassVar[Mapping[str, RuleId]] = {}
    """The kinds of things that lie on the table, each with the rule that says most about it."""
    question_rules: ClassVar[Mapping[str, tuple[RuleId, ...]]] = {}
    """The rules of each kind of question by the tag of its frame, those that say most about it first."""
    numbers_version: ClassVar[int] = 1
    """The version of the action ids and the entries of observations; raise it when they change."""
    package: ClassVar[str]
    """The package whose `messages` folder holds the texts."""

    def __init__(self, components: ComponentData | None = None) -> None:
        self.components = components or ComponentData.read(files(self.package).joinpath("components.toml"))
        self.box: B = self.make_box(self.components)
        """The components, ready for the rules; instructions, bots and drawings need nothing else of a game."""
        self.info: GameInfo = self.make_info()
        self._numbers: dict[int, Numbers] = {}
        self.phases: dict[type, Phase[S, Any, Any]] = {phase.frame: phase for phase in self.make_phases()}
        self.action_union: Any = reduce(or_, self.action_types)
        self.event_union: Any = reduce(or_, self.event_types)
        self.events_type: Any = tuple[self.event_union, ...]  # type: ignore[name-defined]
        self.instruction_union: Any = reduce(or_, self.instruction_types) if self.instruction_types else Instruction

    # What each game implements.

    @abstractmethod
    def make_box(self, components: ComponentData) -> B:
        """Return the components of one box, ready for the rules; ComponentsError if they cannot make a game."""

    @abstractmethod
    def make_info(self) -> GameInfo:
        """Return what tools need to know about the game with this box."""

    @abstractmethod
    def make_phases(self) -> Sequence[Phase[S, Any, Any]]:
        """Return the rules of every kind of frame."""

    @abstractmethod
    def setup(self, seats: int, options: O, seed: bytes) -> S:
        """Return the opening position; all its luck comes from the seed."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """Return all that the seat (None: a spectator) may know, including what it saw earlier, and nothing else."""

    @abstractmethod
    def hidden(self, s: S, seat: Seat | None) -> frozenset[str]:
        """Return the ids of the components whose place or face the seat does not know.

        Every piece that can be hidden needs an id of its own: two equal cards are ``clove:1`` and ``clove:2``.
        """

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a possible world: a state with exactly this view, its secrets and its future luck drawn from rng."""

    @abstractmethod
    def scores(self, s: S) -> Sequence[Score]:
        """Return the points of each seat as if the game ended now, by source. Never send them before the end."""

    @abstractmethod
    def final_outcome(self, s: S) -> Outcome:
        """Return places and scores of a match that is over."""

    @abstractmethod
    def inventory(self, seats: int, options: O) -> Sequence[str]:
        """Return every component of a match, sorted."""

    @abstractmethod
    def census(self, s: S) -> Sequence[str]:
        """Return every component found on the table, sorted: equals the inventory in every state."""

    @abstractmethod
    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind that a field of an action may have, in a fixed order.

        Amounts are not listed: every number from 0 up is well formed.
        """

    @abstractmethod
    def settled(self, s: S) -> bool:
        """Return True if nothing is half done, so the position can be evaluated; the end is always settled."""

    def number_limits(self, seats: int) -> Mapping[str, Limit]:  # noqa: ARG002
        """Return the highest values of numbers: of an amount by ``verb.field``, of a number in a view by its path.

        A pair is the lowest value and the highest. A path is the names of the fields, such as ``players.ducats``, in
        questions after ``frames`` and the tag. A number that is left out is at most the number of components.
        """
        return {}

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of kinds that only views name, each with the name of its entry in an observation.

        Components that are alike may share an entry, which counts them. Name a kind of the vocabulary here, too, if
        some of its things are alike, or if its order there is that of the component file.
        """
        return {}

    def encoded_view(self, s: S, seat: Seat | None) -> V:
        """Return a view with the same numbers as `view`; what observations leave out may be missing, to save time."""
        return self.view(s, seat)

    def forecast(self, s: S, seat: Seat, action: Action) -> Forecast | None:  # noqa: ARG002
        """Return the public consequences of an action, from what the seat can see, up to any chance or secret."""
        return None

    def proposal(self, view: V) -> Proposal | None:  # noqa: ARG002
        """Return sensible answers to a question that takes many steps, from the decider's view alone."""
        return None

    def cautions(self, view: V, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:  # noqa: ARG002
        """Return what a legal action gives away for good, from the decider's view and its legal actions alone."""
        return ()

    def check_setup(self, seats: int, options: O) -> Refusal | None:
        """Return which rule forbids this setup, if any; by default the conditions that `info.options` declares."""
        return check_options(self.info, seats, options)

    def question_facts(self, view: V) -> Mapping[str, Any]:  # noqa: ARG002
        """Return facts for the question besides its frame's fields, from the view alone; pairs (kind, id) are named."""
        return {}

    def open_rules(self, view: V) -> tuple[RuleId, ...]:
        """Return the rules of the open question, those that say most about it first; from the view alone."""
        return self.question_rules.get(tag_of(view.frames[-1]), ()) if view.frames else ()

    def label_facts(self, view: V, action: Action) -> Mapping[str, Any]:  # noqa: ARG002
        """Return facts for the label besides the action's fields, from the view alone; pairs (kind, id) are named."""
        return {}

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a component; by default ``kind-id``."""
        return Name(f"{kind}-{id_}")

    def description(self, view: V, kind: str, id_: str | int) -> Description | None:  # noqa: ARG002
        """Return which message says what a thing is, from the view alone; None for what this game does not have.

        By default ``describe-<kind>`` without facts, for the kinds in `thing_rules` and the ids in the vocabulary. The
        id is empty where a ref names only a kind: any thing of it, such as a card that lies face down.
        """
        ids = self._words.get(kind)
        if kind not in self.thing_rules or (ids is not None and id_ != "" and id_ not in ids):
            return None
        return Description(kind, self.thing_rules[kind])

    def things(self, view: V) -> Sequence[Ref]:  # noqa: ARG002
        """Return what lies on the table and can be asked about although no action names it: piles, markers, figures."""
        return ()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the guided games, the first one first; by default those in the package's folder ``lessons``."""
        return read_lessons(self.package)

    def terms(self, language: str) -> tuple[Term, ...]:
        """Return the words that a newcomer stumbles over, in a language; by default those in the file ``glossary``."""
        return read_terms(self, language)

    # What core implements, the same for all games.

    def numbers(self, seats: int) -> Numbers:
        """Return the action ids and the encoding of observations at a table; the same for all options."""
        if seats not in self._numbers:
            self._numbers[seats] = Numbers(self, seats)
        return self._numbers[seats]

    def with_components(self, components: ComponentData) -> Self:
        """Return the same rules with other components."""
        return type(self)(components)

    def options(self, requested: Mapping[str, Any]) -> O:
        """Read the options of a new match; what is left out gets its default. MalformedError says what does not fit."""
        return self.stored_options(complete_options(self.info, requested))

    def option_values(self, options: O) -> dict[str, Any]:
        """Return the value of every option by name."""
        return option_values(self.info, options)

    def stored_options(self, raw: Mapping[str, Any]) -> O:
        """Read options as they are stored: a reading that is left out is the former one (ADR 23)."""
        try:
            return msgspec.convert(dict(raw), cast("type[O]", self.options_type))
        except msgspec.ValidationError as error:
            known = [f"{o.name} ({', '.join(map(str, o.choices))})" for o in self.info.options]
            raise MalformedError("options", why=str(error), game=self.info.title, known=known) from error

    def all_setups(self) -> Iterator[tuple[int, O]]:
        """Yield every allowed pair of seats and options, in a fixed order."""
        names = [option.name for option in self.info.options]
        for seats in self.info.seats:
            for values in product(*(option.choices for option in self.info.options)):
                options = self.options(dict(zip(names, values, strict=True)))
                if self.check_setup(seats, options) is None:
                    yield seats, options

    def start(self, seats: int, options: O, seed: bytes, emit: Emit = no_emit) -> S:
        """Return the settled opening position; RefusedError carries the rule that forbids the setup."""
        refusal = self.check_setup(seats, options)
        if refusal:
            raise RefusedError(refusal, self)
        state = self.setup(seats, options, seed)
        self.settle(state, emit)
        return state

    def outcome(self, s: S) -> Outcome | None:
        """Return places and scores, or None while the match goes on."""
        return None if s.frames else self.final_outcome(s)

    def tie_breaks(self, s: S) -> tuple[TieBreak, ...]:  # noqa: ARG002
        """Return what set players of equal points apart in a match that is over, the best first; by default nothing."""
        return ()

    def deciders(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that have to decide now; empty when the match is over."""
        return s.frames[-1].deciders if s.frames else ()

    def check(self, s: S, seat: Seat, action: Action) -> Refusal | None:
        """Return which rule forbids the seat this action, or None if it is legal.

        MalformedError if the action names an id that is not in the vocabulary, so phases never see one.
        """
        self.demand_well_formed(action)
        if not s.frames:
            return Refusal(MATCH_OVER)
        frame = s.frames[-1]
        if seat not in frame.deciders:
            return Refusal(NOT_YOUR_DECISION, {"seat": frame.deciders[0]})
        phase = self.phases[type(frame)]
        if type(action) not in phase.verbs:
            return Refusal(ANOTHER_QUESTION)
        return phase.check(s, frame, seat, action)

    def legal_actions(self, s: S, seat: Seat) -> list[Action]:
        """Return all legal actions of the seat in a fixed order; empty for a seat that has nothing to decide."""
        if not s.frames:
            return []
        frame = s.frames[-1]
        if seat not in frame.deciders:
            return []
        return self.phases[type(frame)].legal(s, frame, seat)

    def quick(self, s: S) -> bool:
        """Return True if the open question wants a quick answer, as opposed to a whole turn."""
        return bool(s.frames) and self.phases[type(s.frames[-1])].quick

    def instruction_forms(self, view: V) -> tuple[InstructionForm, ...]:
        """Return the instructions that the seat with this view may give, whether it is asked now or not."""
        if view.seat is None or not view.frames:
            return ()
        return tuple(form for type_ in self.instruction_types if (form := type_.form(self.box, view)) is not None)

    def read_instruction(self, view: V, data: bytes) -> Instruction:
        """Read an instruction that the seat with this view may give; MalformedError says what does not fit."""
        forms = {form.order: form for form in self.instruction_forms(view)}
        if not self.instruction_types:
            raise MalformedError("no-such-order", known=[])
        instruction: Instruction = decode(data, self.instruction_union)
        form = forms.get(tag_of(instruction))
        if form is None:
            raise MalformedError("no-such-order", known=list(forms))
        for field in form.fields:
            value = getattr(instruction, field.name)
            if not field.takes(value):
                raise MalformedError("order-field", field=field.name, value=str(value))
        return instruction

    def universe(self, s: S, seat: Seat) -> Iterator[Action]:
        """Yield the well-formed answers to the open question, legal or not: those that *why not?* can explain.

        Amounts run from 0 to one more than the highest legal one.
        """
        if seat not in self.deciders(s):
            return
        frame = s.frames[-1]
        phase = self.phases[type(frame)]
        own = phase.universe(s, frame, seat)
        if own is not None:
            yield from own
            return
        highest = max((action.amount() or 0 for action in phase.legal(s, frame, seat)), default=0)
        for verb in phase.verbs:
            yield from self.well_formed(verb, range(highest + 2))

    @cached_property
    def _words(self) -> dict[str, frozenset[str | int]]:
        return {kind: frozenset(ids) for kind, ids in self.vocabulary().items()}

    def demand_well_formed(self, action: Action) -> None:
        """Raise MalformedError for an action of another game, or one that names a thing that does not exist."""
        if type(action) not in self.action_types:
            raise MalformedError("no-such-action", action=type(action).__name__)
        for field in kinded_fields(type(action)):
            value = getattr(action, field.name)
            if field.kind == "amount":
                known = isinstance(value, int) and value >= 0
            else:
                known = value in self._words[str(field.kind)] or (value is None and field.optional)
            if not known:
                raise MalformedError("no-such-thing", field=field.name, value=str(value))

    def well_formed(self, verb: type[Action], amounts: Sequence[int] = (1,)) -> Iterator[Action]:
        """Yield all actions of one type that can be built from the vocabulary and these amounts."""
        words = {**self.vocabulary(), "amount": amounts}
        choices: list[Sequence[Any]] = []
        for field in kinded_fields(verb):
            if field.kind is None or field.many:
                raise TypeError(f"{verb.__name__}.{field.name} must name one thing of a kind: decisions are small")
            choices.append((*words[field.kind], None) if field.optional else words[field.kind])
        for values in product(*choices):
            yield verb(*values)

    def settle(self, s: S, emit: Emit) -> None:
        """Resume phases until somebody has to decide or the match is over; RuntimeError if that never happens."""
        resumes = 0
        while s.frames:
            frame = s.frames[-1]
            if frame.deciders:
                return
            before = s.frames.copy()
            self.phases[type(frame)].resume(s, frame, emit)
            resumes += 1
            if s.frames == before or resumes == MAX_RESUMES:
                raise RuntimeError(f"the rules do not get on from {frame}: {resumes} resumes without a decision")

    def advance(self, s: S, seat: Seat, action: Action, emit: Emit) -> None:
        """Carry out an action in place and settle, without checking that it is legal: for search."""
        frame = s.frames[-1]
        self.phases[type(frame)].advance(s, frame, seat, action, emit)
        self.settle(s, emit)

    def apply(self, s: S, seat: Seat, action: Action) -> Step[S]:
        """Carry out an action on a copy; RefusedError if the rules forbid it. The given state never changes."""
        refusal = self.check(s, seat, action)
        if refusal:
            raise RefusedError(refusal, self)
        return self.foresee(s, seat, action)

    def hidden_from_each(self, s: S) -> dict[Seat | None, frozenset[str]]:
        """Return what is hidden from each seat and from a spectator (None)."""
        viewers: list[Seat | None] = [*range(s.seats), None]
        return {viewer: self.hidden(s, viewer) for viewer in viewers}

    def foresee(
        self, s: S, seat: Seat, action: Action, hidden: Mapping[Seat | None, frozenset[str]] | None = None
    ) -> Step[S]:
        """Return what `apply` would, for an action that is known to be legal.

        To try several actions of one state, pass `hidden_from_each(s)`: it is the same for all of them.
        """
        after = s.clone()
        events: list[Event] = []
        self.advance(after, seat, action, events.append)
        sealed = s.draws != after.draws or self._reveals(seat, action, events, hidden or self.hidden_from_each(s))
        return Step(after, tuple(events), sealed)

    def _reveals(
        self, actor: Seat, action: Action, events: list[Event], hidden: Mapping[Seat | None, frozenset[str]]
    ) -> bool:
        """Return True if somebody is told the place of a component that was hidden from them."""
        known: dict[int, set[str]] = {}  # most records are the same object for every viewer
        records: list[Record] = []  # kept alive, so that no two of them get the same id
        for viewer, unknown in hidden.items():
            if not unknown:
                continue
            for record in (*(event.seen_by(viewer) for event in events), action.seen_by(viewer, actor)):
                if record is None:
                    continue
                if id(record) not in known:
                    known[id(record)] = mentions(record)
                    records.append(record)
                if not unknown.isdisjoint(known[id(record)]):
                    return True
        return False


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
