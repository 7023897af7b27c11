"""The values of the contract: what is asked, done, seen, refused and counted.

All are frozen msgspec records of component ids and small numbers, never objects of the state, so each can be
compared, hashed, sent, stored and pasted into a test.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

import msgspec

from kontor.core.kinds import BySeat, Seat, kinded_fields

RuleId: TypeAlias = str
"""An id of a ledger, such as ``BOR-T2.8``; permanent."""

Ref: TypeAlias = str
"""A thing that a person can touch, ``kind:id``: ``card:ry_p1``, ``port:2``."""

Facts: TypeAlias = Mapping[str, int | str]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value with a wire form; unknown fields are refused."""


class Action(Record, frozen=True, tag_field="do", gc=False):
    """What a seat wants to do, named in the imperative: `PlayCargo`."""

    def refs(self) -> tuple[Ref, ...]:
        """Return what a person touches to choose this, in order; by default every field that has a kind."""
        return tuple(
            f"{field.kind}:{value}"
            for field in kinded_fields(type(self))
            if field.kind not in (None, "amount") and (value := getattr(self, field.name)) is not None
        )

    def amount(self) -> int | None:
        """Return the number to step through, if the action has one."""
        for field in kinded_fields(type(self)):
            if field.kind == "amount":
                value: int = getattr(self, field.name)
                return value
        return None

    def seen_by(self, seat: Seat | None, actor: Seat) -> "Action | None":  # noqa: ARG002
        """Return what `seat` (None: a spectator) learns of this action of `actor`; None for nothing."""
        return self


class Motion(Record, frozen=True, gc=False):
    """Something that an event moves: what, from where, and where to.

    Where `thing` lies open it is seen itself. `origin` and `target` say where it comes from and goes to where it does
    not: `seat:1` for a hidden hand, a pile, a place. Without a target it leaves the table. A thing without an id is any
    of its kind; a number as its id says how many (`coin:5`).
    """

    thing: Ref
    origin: Ref = ""
    target: Ref = ""


class Event(Record, frozen=True, kw_only=True, tag_field="event", gc=False):
    """What happened, named in the past tense: `CargoPlayed`; `rule` is the rule that made it happen."""

    quiet: ClassVar[bool] = False
    """Whether it only keeps the books of another event of the same action, and is told together with it."""
    begins_turn: ClassVar[bool] = False
    """Whether with it the turn of its `seat` begins: the log puts what follows under it."""
    begins_round: ClassVar[bool] = False
    """Whether with it the round of its `number` begins: a replay puts what follows under it."""

    rule: RuleId

    def motions(self) -> tuple[Motion, ...]:
        """Return what moves from where to where, in order; nothing by default."""
        return ()

    def marks(self) -> tuple[Ref, ...]:
        """Return what changed or is spoken of, so that it can be marked; by default every field that has a kind."""
        return tuple(
            f"{field.kind}:{one}"
            for field in kinded_fields(type(self))
            if field.kind not in (None, "amount") and (value := getattr(self, field.name)) is not None
            for one in (value if field.many else (value,))
        )

    def seen_by(self, seat: Seat | None) -> "Event | None":  # noqa: ARG002
        """Return what `seat` (None: a spectator) learns of this; None for nothing."""
        return self


class Frame(Record, frozen=True, tag_field="phase", gc=False):
    """One open question, with the locals needed to go on from it. Frames are public: keep secrets in the state."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to answer; empty if the rules go on by themselves (`Phase.resume`)."""
        return ()


K = TypeVar("K", bound=Frame)


def top_frame(frames: Sequence[Frame], kind: type[K]) -> K:
    """Return the open question, which has to be of this kind; TypeError if it is not."""
    frame = frames[-1]
    if not isinstance(frame, kind):
        raise TypeError(f"{frame} is no {kind.__name__}")
    return frame


class Score(Record, frozen=True, gc=False):
    """The points of one seat: the total, and where they come from (keys of messages ``score-…``)."""

    seat: Seat
    total: int
    parts: dict[str, int]


class Outcome(Record, frozen=True, gc=False, omit_defaults=True):
    """The end: for each seat its place (1 is best; equal places are shared) and its score.

    A seat that is not scored has lost, whatever its points; if no seat is scored, nobody wins and no place is 1.
    """

    places: tuple[int, ...]
    scores: tuple[Score, ...]
    unscored: tuple[Seat, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on place 1."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class TieBreak(Record, frozen=True, gc=False):
    """What set two seats of equal points apart, who came in one behind the other.

    The message ``tie-<key>`` says it, with `ahead` and `behind`, and the figures `more` and `less` that were compared.
    """

    key: str
    rule: RuleId
    ahead: Seat
    behind: Seat
    more: int
    less: int


class View(Record, frozen=True, gc=False):
    """All that one seat (None: a spectator) may know, including all it has seen; built up field by field."""

    seat: Seat | None
    scores: BySeat[Score]
    """Of every seat the points that this seat knows: a source that it does not know is neither in parts nor total."""
    frames: tuple[Frame, ...]
    """The open questions, the top one last: they are public."""
    options: Any
    """The game's own record of options."""

    @property
    def own_seat(self) -> Seat:
        """The seat of this view; ValueError for a spectator's."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat

    def top_frame(self, kind: type[K]) -> K:
        """Return the open question, which has to be of this kind; TypeError if it is not."""
        return top_frame(self.frames, kind)


class Refusal(Record, frozen=True, gc=False):
    """Why an action is not allowed: the rule, the facts, and the case where one rule has several."""

    rule: RuleId
    facts: dict[str, int | str] = {}
    case: str = ""


class Change(Record, frozen=True, gc=False):
    """One public consequence of an action, drawable without knowing the game."""

    key: str
    ref: Ref
    before: int | str
    after: int | str
    rule: RuleId


Forecast: TypeAlias = tuple[Change, ...]


class Caution(Record, frozen=True, gc=False):
    """Something that an action gives away for good and the seat could still have: the message ``caution-<key>``.

    It is a fact from the seat's own view, not an opinion.
    """

    key: str
    rule: RuleId
    refs: tuple[Ref, ...] = ()
    """What it is about."""
    facts: dict[str, Any] = {}
    """The variables of the message; pairs (kind, id) are named."""


class Proposal(Record, frozen=True, gc=False):
    """Answers that the game proposes, in order, and the facts of its message; pairs (kind, id) are named."""

    actions: tuple[Action, ...]
    facts: dict[str, Any] = {}


class Option(Record, frozen=True, gc=False):
    """One option of a game: its values, and the condition under which a value other than the default is allowed.

    If `names_seat`, the numbers among its values are seats and must be in the match. An option with a `former` value is
    a reading of the rules: matches that began before it existed were played with that value (ADR 23).
    """

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: RuleId
    needs: dict[str, str | int | bool] = {}
    needs_seats: tuple[int, ...] = ()
    refused_by: RuleId = ""
    names_seat: bool = False
    former: str | int | bool | None = None


Rewrite: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns what one version of the rules stored in the shape of the next one; both as plain JSON."""


class Upgrade(NamedTuple):
    """The step from one version of the rules to the next; a part without a rewrite has kept its shape (ADR 23)."""

    state: Rewrite | None = None
    action: Rewrite | None = None
    event: Rewrite | None = None


class GameInfo(Record, frozen=True, gc=False):
    """What tools need to know about a game to work without special cases for it."""

    slug: str
    prefix: str
    title: str
    designer: str
    published: tuple[str, ...]
    seats: tuple[int, ...]
    seats_rule: RuleId
    options: tuple[Option, ...]
    max_decisions: int
    rules_version: int
    minutes: int = 0
    """Minutes that a match of people who know the rules usually takes; 0 if nobody has said."""
    weight: int = 0
    """How much there is to learn and to think about, from 1 (light) to 5 (heavy); 0 if nobody has said."""


class Seating(Record, frozen=True, gc=False):
    """The occupant of a seat in a match record: a name to show, and `person` or the level of a bot."""

    name: str
    kind: str = "person"


def tag_of(record: Record | type[Record]) -> str:
    """Return the wire name of an action, an event or a frame."""
    return str(record.__struct_config__.tag)


R = TypeVar("R", bound=Record)


def declared(module: str, kind: type[R]) -> tuple[type[R], ...]:
    """Return the records of one kind that a module has declared so far, in that order, without their base classes."""
    names = vars(sys.modules[module]).values()
    types = [type_ for type_ in names if isinstance(type_, type) and issubclass(type_, kind) and type_ is not kind]
    own = [type_ for type_ in types if type_.__module__ == module]
    bases = {base for type_ in own for base in type_.__mro__[1:]}
    return tuple(type_ for type_ in own if type_ not in bases)
