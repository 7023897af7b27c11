"""The one choke point: what leaves the server is built here, for one seat or for a spectator, and for nobody else."""

from datetime import datetime
from functools import cache
from typing import Any, Literal

from kontor.core import Action, AnyGame, Event, Record, Seat, Texts, View, decode
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.match import Status, Table
from kontor.server.matches.presence.view import ClockShown, Sitting, SittingShown, clocks_shown, sitting_shown
from kontor.server.matches.read.words import Line, Words, line_of, words_of
from kontor.server.store.chair import Chair
from kontor.server.store.log import Entry


class SeatShown(Record, frozen=True):
    """Who has a seat, as everybody may know it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    """Whether somebody wants the match to begin; a bot always does."""
    caretaker: bool
    """Whether a bot plays for somebody who is away."""


class TableShown(Record, frozen=True):
    """A match from outside: what is played, who sits where, and how far it is."""

    match: str
    game: str
    rules_version: int
    options: Any
    status: Status
    listed: bool
    spectators: bool
    seats: tuple[SeatShown, ...]
    seat: Seat | None
    """The caller's own seat; None for a spectator."""
    creator: bool
    """Whether the caller created it, and so decides when it starts."""
    seq: int
    step: int
    deciders: tuple[Seat, ...]
    commitment: str
    """The SHA-256 of the secret that the luck comes from, published before anybody sits down."""
    rematch_of: str | None
    speed: Slug
    rated: bool
    clocks: tuple[ClockShown, ...]
    """The clocks of the seats; none in an untimed match."""
    sitting: SittingShown


class Told(Record, frozen=True):
    """An entry of the log, as one seat may know it."""

    seq: int
    kind: Literal["opening", "action", "undo", "chair", "sitting"]
    seat: Seat | None
    action: Any = None
    """What was done; None if the reader may not know it, or nothing was."""
    events: tuple[Any, ...] = ()
    undone_to: int | None = None
    chair: SeatShown | None = None
    """Who has the seat now."""
    sitting: Sitting | None = None
    """What was said about a pause or a substitute."""
    lines: tuple[Line, ...] = ()
    """The events in words, if they were asked for."""
    did: str = ""
    """What was done in words, in a replay, where no event tells of it."""


class Seen(Record, frozen=True):
    """A match as one seat sees it: what happened since it looked, all it may know, and what it can do now."""

    match: str
    seq: int
    step: int
    status: Status
    seat: Seat | None
    deciders: tuple[Seat, ...]
    view: Any
    legal: tuple[Any, ...]
    """The legal actions of the seat, if it has to decide."""
    told: tuple[Told, ...] = ()
    skipped: int = 0
    """So many entries before those told were left out; the log has them."""
    words: Words | None = None
    """The position in words, if they were asked for."""
    clocks: tuple[ClockShown, ...] = ()
    """The clocks of the seats; none in an untimed match."""


def seat_shown(chair: Chair) -> SeatShown:
    """Return a chair without its account."""
    return SeatShown(chair.kind, chair.name, chair.level, chair.ready or chair.kind == "bot", chair.caretaker)


def table_shown(table: Table, account: int | None, now: datetime) -> TableShown:
    """Return a match from outside, for one caller."""
    return TableShown(
        match=table.id,
        game=table.game.info.slug,
        rules_version=table.game.info.rules_version,
        options=table.options,
        status=table.status,
        listed=table.listed,
        spectators=table.spectators,
        seats=tuple(seat_shown(chair) for chair in table.chairs),
        seat=table.seat_of(account),
        creator=account is not None and table.creator == account,
        seq=table.seq,
        step=table.step,
        deciders=table.deciders,
        commitment=table.commitment,
        rematch_of=table.rematch_of,
        speed=table.speed.speed,
        rated=table.rated,
        clocks=clocks_shown(table, now),
        sitting=sitting_shown(table),
    )


def seen(
    table: Table,
    seat: Seat | None,
    now: datetime,
    told: tuple[Told, ...] = (),
    skipped: int = 0,
    texts: Texts | None = None,
) -> Seen:
    """Return a started match as a seat, or a spectator, sees it; in words, too, if there are texts to say it with."""
    view, legal = view_of(table, seat), tuple(legal_of(table, seat))
    words = words_of(table, texts, seat, view, legal) if texts else None
    return Seen(
        match=table.id,
        seq=table.seq,
        step=table.step,
        status=table.status,
        seat=seat,
        deciders=table.deciders,
        view=view,
        legal=legal,
        told=told,
        skipped=skipped,
        words=words,
        clocks=clocks_shown(table, now),
    )


def texts_of(table: Table, language: str) -> Texts:
    """Return the texts of a match in a language."""
    return Texts(language, table.game, table.names)


def texts_for(table: Table, language: str | None) -> Texts | None:
    """Return the texts of a match in a language; None for somebody who wants no words."""
    return texts_of(table, language) if language else None


def view_of(table: Table, seat: Seat | None) -> View:
    """Return all that a seat may know."""
    view: View = table.game.view(table.state, seat)
    return view


def legal_of(table: Table, seat: Seat | None) -> list[Action]:
    """Return what a seat can do now."""
    return table.game.legal_actions(table.state, seat) if seat is not None and table.status == "playing" else []


def told_of(game: AnyGame, entry: Entry, seat: Seat | None, texts: Texts | None = None) -> Told:
    """Return an entry of the log as a seat may know it; in words, too, if there are texts to say it with."""
    action, chair, sitting = None, None, None
    if entry.kind == "action" and entry.action is not None and entry.seat is not None:
        done: Action = decode(entry.action, game.action_union)
        action = done.seen_by(seat, entry.seat)
    elif entry.kind == "chair" and entry.action is not None:
        chair = seat_shown(decode(entry.action, Chair))
    elif entry.kind == "sitting" and entry.action is not None:
        sitting = decode(entry.action, Sitting)
    events = [event.seen_by(seat) for event in events_of(game, entry)]
    known = tuple(event for event in events if event is not None)
    lines = tuple(line_of(texts, event) for event in known) if texts else ()
    return Told(entry.seq, entry.kind, entry.seat, action, known, entry.undone_to, chair, sitting, lines)  # type: ignore[arg-type]


def events_of(game: AnyGame, entry: Entry) -> list[Event]:
    """Return everything that an entry made happen: not for anybody's eyes."""
    return decode(entry.events, _events_type(game))


@cache
def _events_type(game: AnyGame) -> type[list[Event]]:
    """Return the type of a list of a game's events: always the same one, so that its decoder is made once."""
    return list[game.event_union]  # type: ignore[name-defined]
