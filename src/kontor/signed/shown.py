"""What a page shows of a record: every position as each seat saw it, and what happened, in both languages.

The lines go on with the chain of the record, so a changed byte is found at its step. They are made by replaying the
record, which is verified thereby; what former rules did and today's cannot rebuild is left out.
"""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import msgspec

from kontor.core import (
    LANGUAGES,
    Action,
    AnyGame,
    Event,
    MatchRecord,
    Record,
    Seat,
    Step,
    Texts,
    encode,
    seen_events,
    start_of,
    verify,
)
from kontor.core.records import tag_of
from kontor.signed.patches import patch

UNSHOWN = ("rule-", "refusal-", "action-", "guide-", "lesson-", "error-", "option-", "instruction-", "hint-")
"""Messages that a finished match needs no more begin with these."""

Said = dict[str, str]
"""A text by language."""


class GamePart(Record, frozen=True, tag_field="part", tag="game"):
    """What the drawing of the game needs."""

    slug: str
    title: Said
    seats: tuple[Any, ...]
    box: Any
    messages: Said
    steps: int


class ShownLine(Record, frozen=True, omit_defaults=True):
    """One thing that happened, as a seat learned of it."""

    text: Said
    rule: str
    event: str
    quiet: bool = False
    motions: tuple[Any, ...] = ()
    marks: tuple[str, ...] = ()
    turn: Seat | None = None


class ShownPart(Record, frozen=True, omit_defaults=True, tag_field="part", tag="shown"):
    """The position after a step, and what led there; views and lines are those of a spectator, then of each seat."""

    step: int
    deciders: tuple[Seat, ...] = ()
    asked: Said = msgspec.field(default_factory=dict)
    over: bool = False
    seat: Seat | None = None
    """Who decided."""
    choice: bool = False
    """Whether there was more than one answer."""
    did: Said = msgspec.field(default_factory=dict)
    """The action in words, if no event tells of it."""
    rounds: tuple[int, ...] = ()
    """The numbers of the rounds that begin here."""
    begins_turn: bool = False
    totals: tuple[int, ...] = ()
    """The points of each seat."""
    views: tuple[Any, ...] = ()
    """The different patches of views since the step before."""
    looks: tuple[int, ...] = ()
    """For a spectator and each seat the place of its patch."""
    told: tuple[tuple[ShownLine, ...], ...] = ()
    hears: tuple[int, ...] = ()
    """For a spectator and each seat the place of its lines."""
    ties: tuple[Said, ...] = ()
    lost: bool = False
    """Whether the position cannot be shown: former rules made it, and today's lead elsewhere."""


def shown_parts(game: AnyGame, record: MatchRecord) -> list[Record]:
    """Return the parts of a record's page; KontorError if it does not replay to what it claims."""
    shower = _Shower(game, record)
    opening: list[Event] = []
    trusted = verify(game, record, shower.watch, opening.append).trusted
    seats = tuple(
        {
            "kind": "person" if each.kind == "person" else "bot",
            "name": each.name,
            "level": None if each.kind == "person" else each.kind,
            "ready": True,
            "caretaker": False,
        }
        for each in record.header.seats
    )
    title = {language: texts.text("game-title") for language, texts in shower.texts.items()}
    messages = {language: messages_of(game, language) for language in LANGUAGES}
    first = GamePart(game.info.slug, title, seats, game.components.data, messages, len(record.moves))
    begins_lost = any(part.first == 0 for part in trusted)
    drawn = {0: ShownPart(0, lost=True) if begins_lost else shower.opening(opening), **shower.parts}
    steps = range(1, len(record.moves) + 1)
    lost = {step: ShownPart(step, seat=record.moves[step - 1].seat, lost=True) for step in steps if step not in drawn}
    return [first, *(drawn.get(step) or lost[step] for step in (0, *steps))]


class _Shower:
    """Turns the steps of a replay into parts."""

    def __init__(self, game: AnyGame, record: MatchRecord) -> None:
        self.game, self.record = game, record
        names = [seating.name for seating in record.header.seats]
        self.texts = {language: Texts(language, game, names) for language in LANGUAGES}
        self.viewers: list[Seat | None] = [None, *range(len(names))]
        seed, options = bytes.fromhex(record.seed), game.stored_options(record.header.options)
        self.start = start_of(game, record) or game.start(len(names), options, seed)
        self.state = self.start
        self.views: list[Any] = [None for _ in self.viewers]
        self.parts: dict[int, ShownPart] = {}

    def opening(self, events: list[Event]) -> ShownPart:
        """Return the part of the opening: its views are whole."""
        views = [{"=": self.view(self.start, viewer)} for viewer in self.viewers]
        return self.part(0, self.start, events, views)

    def watch(self, number: int, seat: Seat, action: Action, step: Step[Any]) -> None:
        """Add the part of a step."""
        if number == 1:
            self.views = [self.view(self.start, viewer) for viewer in self.viewers]
        follows = number - 1 in self.parts or number == 1
        before, self.state = self.state, step.state
        patches = []
        for place, viewer in enumerate(self.viewers):
            view = self.view(step.state, viewer)
            patches.append(patch(self.views[place], view))
            self.views[place] = view
        choice = not follows or len(self.game.legal_actions(before, seat)) > 1
        part = self.part(number, step.state, step.events, patches, seat)
        did: Said = {}
        if follows and not all(part.told[place] for place in part.hears):
            view = self.game.view(before, seat)
            did = {language: texts.done(view, action) for language, texts in self.texts.items()}
        self.parts[number] = msgspec.structs.replace(part, seat=seat, choice=choice, did=did)

    def part(
        self, number: int, state: Any, events: Iterable[Event], patches: list[Any], by: Seat | None = None
    ) -> ShownPart:
        """Return what is shown of a position, and of the events that led to it."""
        events = tuple(events)
        views, looks = distinct(patches)
        told, hears = distinct([self.lines(events, viewer, by) for viewer in self.viewers])
        deciders = state.frames[-1].deciders if state.frames else ()
        watched = self.game.view(state, None)
        return ShownPart(
            number,
            deciders,
            {name: texts.asked_of(watched, deciders) for name, texts in self.texts.items()} if deciders else {},
            over=not state.frames,
            rounds=tuple(getattr(event, "number", 0) for event in events if event.begins_round),
            begins_turn=any(event.begins_turn for event in events),
            totals=tuple(score.total for score in self.game.scores(state)),
            views=tuple(views),
            looks=looks,
            told=tuple(told),
            hears=hears,
            ties=() if state.frames else tuple(self.said_ties(state)),
        )

    def view(self, state: Any, viewer: Seat | None) -> Any:
        """Return a view as plain JSON."""
        return msgspec.json.decode(encode(self.game.view(state, viewer)))

    def lines(self, events: Iterable[Event], viewer: Seat | None, by: Seat | None) -> tuple[ShownLine, ...]:
        """Return some events as a seat learns of them."""
        return tuple(
            ShownLine(
                {language: texts.event(event, by) for language, texts in self.texts.items()},
                event.rule,
                tag_of(event),
                quiet=event.quiet,
                motions=event.motions(),
                marks=event.marks(),
                turn=getattr(event, "seat", None) if event.begins_turn else None,
            )
            for event in seen_events(events, viewer)
        )

    def said_ties(self, state: Any) -> list[Said]:
        """Return what set seats of equal points apart."""
        ties = self.game.tie_breaks(state)
        return [{language: texts.tie(tie) for language, texts in self.texts.items()} for tie in ties]


def distinct(values: list[Any]) -> tuple[list[Any], tuple[int, ...]]:
    """Return the different values, and for each value the place of its equal."""
    different: list[Any] = []
    places = []
    for value in values:
        if value not in different:
            different.append(value)
        places.append(different.index(value))
    return different, tuple(places)


def messages_of(game: AnyGame, language: str) -> str:
    """Return the Fluent messages with which a drawing names things, without those that explain and refuse."""
    kept = []
    for package in ("kontor.core", game.package):
        for file in sorted(files(package).joinpath("messages").iterdir(), key=lambda file: file.name):
            if file.name.endswith(f"{language}.ftl"):
                keep = True
                for line in file.read_text("utf-8").splitlines():
                    if line[:1].isalpha() or line.startswith(("-", "#")):
                        keep = not line.startswith((*UNSHOWN, "#"))
                    if keep and line.strip():
                        kept.append(line)
    return "\n".join(kept) + "\n"
