"""Views: everything of a match that leaves the server is built here, for one seat or for a spectator."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from kontor.core import Action, AnyGame, Event, Record, Seat, Texts, View, decode, read_action, read_events, seen_events
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.lesson import LessonStanding, standing_in
from kontor.server.matches.kernel.match import Match, MemberName, OpenMatch, RunningMatch, Status, has_removed
from kontor.server.matches.kernel.names import guest_name, name_for, names_for
from kontor.server.matches.presence.view import ClockView, PresenceNotice, PresenceView, clock_views, presence_view
from kontor.server.matches.read.bot_offer import bot_offer_seconds
from kontor.server.matches.read.import_view import ImportView, import_view
from kontor.server.matches.read.reveal import RevealView, reveal_view
from kontor.server.matches.read.words import LogLine, Words, log_line, words_of
from kontor.server.store.matches.log import Entry, EntryKind
from kontor.server.store.matches.seats import Occupant

NO_MEMBERS: Mapping[int, MemberName] = {}
Unavailable: TypeAlias = Literal["not-installed", "no-box", "newer-rules", "unreadable"]
"""Why a match cannot be opened: its game is not installed, its box is nowhere, or a later release played it."""


class SeatView(Record, frozen=True):
    """Who has a seat, as everybody may know it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    """Whether somebody wants the match to begin; a bot always does."""
    caretaker: bool
    """Whether a bot plays for somebody who is away."""
    guest: bool = False
    """Whether a person is a guest: the name is not theirs alone."""
    entropy_sha256: str | None = None
    """Before the start, the SHA-256 of the string that a person has committed to; None if there is none."""
    member: str | None = None
    """The name under which a member or a bot has a page: the one they have now. None for everybody else."""
    bot_of: str | None = None
    """The name of the member whose bot account sits here; None for people, and for the server's own bots."""


class RemovedPerson(Record, frozen=True):
    """Somebody whom the creator of an open match has removed, by a number of this match."""

    number: int
    name: str


class MatchSummary(Record, frozen=True):
    """The summary of a match: what is played, who has which seat, and how far it is."""

    match: str
    game: str
    rules_version: int
    """The version of the rules that play it now; it may have begun with a former one."""
    components: str
    """The hash of the box it began with."""
    options: Any
    status: Status
    listed: bool
    spectators: bool
    seats: tuple[SeatView, ...]
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
    clocks: tuple[ClockView, ...]
    """The clocks of the seats; none in an untimed match."""
    sitting: PresenceView
    unavailable: Unavailable | None = None
    """Why the match cannot be opened here; None if it can."""
    hints: bool = True
    """Whether people may ask a bot for hints: never in a rated match, nor where the host has switched them off."""
    lesson: str | None = None
    """The lesson that it is, with a prepared deal; None for all other matches."""
    lesson_standing: LessonStanding | None = None
    """How far the lesson is; None where its script is over."""
    bot_share: float = 1.0
    """The share of its usual time that the last strong bot had to think here; below 1 while many tables wait."""
    reveal: RevealView | None = None
    """The round in which people reveal their strings, while it runs and after it failed; None otherwise."""
    kept_out: bool = False
    """Whether its creator has removed the caller, who may not sit down until they are invited again."""
    removed: tuple[RemovedPerson, ...] = ()
    """Whom the caller has removed from the open match that they created; empty for everybody else."""
    branch: "BranchView | None" = None
    """The position of another match in which it began; None for a match that began with its setup."""
    branches_before_end: bool = False
    """Whether everybody at the table may play on from its steps in a branch while it runs; never in a rated match."""
    deal: str | None = None
    """The deal that it is a try of; None for all other matches."""
    withheld_until: datetime | None = None
    """When the deal closes: until then there is no record, no review and no branch of it, even after the end."""
    delay_seconds: float | None = None
    """How long ago it was like this: the caller has no seat, and it is rated and runs; None if it is as it is now."""
    bot_offer_seconds: float | None = None
    """In how many seconds the caller, who created it, is asked whether a bot may take a free seat; None if not."""
    imported: ImportView | None = None
    """Where it comes from, if it was brought as a file; None for all matches that were played here."""


class BranchView(Record, frozen=True):
    """Where a branch came from, as one caller may know it."""

    origin: str | None
    """The id of the other match; None for a caller who could not watch it, and if it was an import that is deleted."""
    step: int
    """The number of its actions before the position."""
    dealt_again: bool
    """Whether everything hidden was dealt again, from what one seat knew."""


class EntryView(Record, frozen=True):
    """An entry of the log, as one seat may know it."""

    seq: int
    kind: EntryKind
    seat: Seat | None
    action: Any = None
    """The action; None if there was none, or the reader may not know it."""
    events: tuple[Any, ...] = ()
    undone_to: int | None = None
    chair: SeatView | None = None
    """Who has the seat now."""
    sitting: PresenceNotice | None = None
    """The notice about a pause, a substitute or rest."""
    lines: tuple[LogLine, ...] = ()
    """The events in words, if they were asked for."""
    did: str = ""
    """The action in words, in a replay, if no event tells of it."""


class PositionView(Record, frozen=True):
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
    told: tuple[EntryView, ...] = ()
    skipped: int = 0
    """Entries before those in `told` that were left out; the log has them."""
    words: Words | None = None
    """The position in words, if they were asked for."""
    clocks: tuple[ClockView, ...] = ()
    """The clocks of the seats; none in an untimed match."""
    bot_share: float = 1.0
    """The share of its usual time that the last strong bot had to think here; below 1 while many tables wait."""


def seat_view(
    occupant: Occupant, language: str | None = None, members: Mapping[int, MemberName] = NO_MEMBERS
) -> SeatView:
    """Return an occupant without the account; a name that nobody chose in the language of the reader."""
    member = members.get(occupant.account) if occupant.account is not None else None
    return SeatView(
        kind=occupant.kind,
        name=name_for(occupant, language),
        level=occupant.level,
        ready=occupant.ready or occupant.kind == "bot" or (member is not None and member.bot_of is not None),
        caretaker=occupant.caretaker,
        guest=occupant.guest,
        member=member.name if member else None,
        bot_of=member.bot_of if member else None,
    )


def match_summary(match: Match, account: int | None, now: datetime, language: str | None = None) -> MatchSummary:
    """Return the summary of a match for one caller, in whose language bots are named."""
    demand_shown(match, match.seat_of(account))
    creator = account is not None and match.creator == account
    delay = match.delay if isinstance(match, RunningMatch) else None
    return MatchSummary(
        match=match.id,
        game=match.game.info.slug,
        rules_version=match.game.info.rules_version,
        components=match.game.components.hash,
        options=match.game.option_values(match.options),
        status=match.status,
        listed=match.listed,
        spectators=match.spectators,
        seats=seat_views(match, language),
        seat=match.seat_of(account),
        creator=creator,
        seq=match.seq,
        step=match.step,
        deciders=match.deciders,
        commitment=match.commitment,
        rematch_of=match.rematch_of,
        speed=match.speed.speed,
        rated=match.rated,
        clocks=clock_views(match, match.seat_of(account), now),
        sitting=presence_view(match, now),
        hints=match.has_hints,
        lesson=match.lesson.id if match.lesson else None,
        lesson_standing=standing_in(match.game, match.lesson, match.step),
        bot_share=match.bot_share if isinstance(match, RunningMatch) else 1.0,
        reveal=reveal_view(match, now),
        kept_out=has_removed(match, account),
        removed=removed_people(match, language) if creator else (),
        branch=branch_view(match, account),
        branches_before_end=match.branches_before_end,
        deal=match.deal,
        withheld_until=match.withheld_until,
        delay_seconds=delay.total_seconds() if delay else None,
        bot_offer_seconds=bot_offer_seconds(match, account, now),
        imported=import_view(match.imported, account) if match.imported else None,
    )


def branch_view(match: Match, account: int | None) -> BranchView | None:
    """Return where a branch came from; its origin only to those who may watch the branch: both have the same rule."""
    if match.branch is None:
        return None
    may_watch = match.spectators or match.seat_of(account) is not None
    return BranchView((match.branch.origin or None) if may_watch else None, match.branch.step, match.branch.dealt_again)


def seat_views(match: Match, language: str | None) -> tuple[SeatView, ...]:
    """Return who has the seats of a match; before the start with what they have committed to."""
    views = tuple(seat_view(each, language, match.members) for each in match.occupants)
    if not isinstance(match, OpenMatch):
        return views
    both = zip(views, match.reveal.promises, strict=True)
    return tuple(replace(view, entropy_sha256=promise.sha256) for view, promise in both)


def removed_people(match: Match, language: str | None) -> tuple[RemovedPerson, ...]:
    """Return whom the creator of an open match has removed, as the creator sees them."""
    removed = match.removed if isinstance(match, OpenMatch) else ()
    return tuple(RemovedPerson(each.number, guest_name(each.name, language)) for each in removed)


def position_view(
    match: RunningMatch,
    seat: Seat | None,
    now: datetime,
    told: tuple[EntryView, ...] = (),
    skipped: int = 0,
    texts: Texts | None = None,
) -> PositionView:
    """Return a started match as a seat, or a spectator, sees it; in words, too, if texts are given."""
    view, legal = view_of(match, seat), tuple(legal_of(match, seat))
    words = words_of(match, texts, seat, view, legal) if texts else None
    return PositionView(
        match=match.id,
        seq=match.seq,
        step=match.step,
        status=match.status,
        seat=seat,
        deciders=match.deciders,
        view=view,
        legal=legal,
        told=told,
        skipped=skipped,
        words=words,
        clocks=clock_views(match, seat, now),
        bot_share=match.bot_share,
    )


def texts_of(match: Match, language: str, reader: Seat | None) -> Texts:
    """Return the texts of a match in a language, for the person who has a seat in it; None for a spectator."""
    return Texts(language, match.game, names_for(match, language), reader=reader)


def texts_for(match: Match, language: str | None, reader: Seat | None) -> Texts | None:
    """Return the texts of a match in a language for a reader; None without a language."""
    return texts_of(match, language, reader) if language else None


def view_of(match: RunningMatch, seat: Seat | None) -> View:
    """Return all that a seat may know."""
    demand_shown(match, seat)
    view: View = match.game.view(match.state, seat)
    return view


def demand_shown(match: Match, seat: Seat | None) -> None:
    """Stop a mistake of ours: a rated match that runs is shown to people without a seat only as it was (ADR 56)."""
    if seat is None and isinstance(match, RunningMatch) and match.rated and match.status != "over":
        assert match.delay is not None, "a rated match is shown without its delay"


def legal_of(match: RunningMatch, seat: Seat | None) -> list[Action]:
    """Return what a seat can do now."""
    return match.game.legal_actions(match.state, seat) if seat is not None and match.status == "playing" else []


def entry_view(game: AnyGame, entry: Entry, seat: Seat | None, texts: Texts | None = None) -> EntryView:
    """Return an entry of the log as a seat may know it; in words, too, if texts are given."""
    action, occupant, sitting = None, None, None
    if entry.kind == "action" and entry.action is not None and entry.seat is not None:
        action = read_action(game, entry.action, entry.rules_version).seen_by(seat, entry.seat)
    elif entry.kind == "chair" and entry.action is not None:
        occupant = seat_view(decode(entry.action, Occupant), texts.language if texts else None)
    elif entry.kind == "sitting" and entry.action is not None:
        sitting = decode(entry.action, PresenceNotice)
    events = seen_events(events_of(game, entry), seat)
    lines = tuple(log_line(texts, event, entry.seat) for event in events) if texts else ()
    return EntryView(entry.seq, entry.kind, entry.seat, action, events, entry.undone_to, occupant, sitting, lines)


def events_of(game: AnyGame, entry: Entry) -> tuple[Event, ...]:
    """Return all events of an entry, secrets included."""
    return read_events(game, entry.events, entry.rules_version)
