"""Records of finished matches: the actions that count, the secret of the luck, and the scores after each step."""

from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any, get_args

import msgspec

from kontor.core import BranchStart, Continuation, MatchRecord, Outcome, Record, Score, Seating, decode
from kontor.core.recorder import FORMAT, Header, Move
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, RunningMatch, demand_over
from kontor.server.matches.kernel.packed import entries_of
from kontor.server.matches.kernel.timeline import counted_chain
from kontor.server.matches.read.files import RecordFile, file_of, read_file
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.read.positions import load_timeline
from kontor.server.store.matches import branches, luck
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.branches import Branch
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.luck import EntropySource


class OpenedSecret(Record, frozen=True):
    """What the luck of a match came from: the SHA-256 of the secret is the commitment, that of all is the seed."""

    secret: str
    entropies: tuple[str, ...]
    commitment: str
    seed: str
    prepared: bool = False
    """Whether the deal is that of a lesson, of a position of another match, or of an import whose file does not say
    where it came from: then it follows from no secret."""
    sources: tuple[EntropySource | None, ...] = ()
    """Where each string comes from; None if the match was stored before this was noted."""
    failed_reveals: int = 0
    """How many rounds failed because somebody did not reveal their string."""


class ScoresAfter(Record, frozen=True):
    """The scores after a number of actions."""

    step: int
    scores: tuple[Score, ...]


async def record_of(context: Context, match_id: str, account: int | None = None) -> MatchRecord:
    """Return the record of a match that is over; ConflictError before, because a record reveals the seed."""
    async with context.cache.fresh(match_id) as locked:
        demand_revealed(locked, account, context.now())
    return await full_record(context, match_id)


async def full_record(context: Context, match_id: str) -> MatchRecord:
    """Return the record of a match that is over, also without spectators: for workers, which show it to nobody."""
    async with context.cache.fresh(match_id) as locked:
        match = msgspec.structs.replace(demand_over(locked))
    if match.imported:
        return read_file(await file_of(context, match_id)).record
    return await record_from(context, match, await entries_of(context, match_id, -1))


async def record_from(context: Context, match: RunningMatch, entries: Sequence[Entry]) -> MatchRecord:
    """Return the record of a match that is over, made from these entries of its log."""
    game, version, options, branch = match.game, match.rules_version, match.options, match.branch
    opening, *chain = counted_chain(entries, match.head)
    async with context.at(match.id) as connection:
        seed, result = await store.seed_and_result(connection, match.id)
        start = await branches.state_of(connection, match.id) if branch else b""
    return MatchRecord(
        header=Header(
            format=FORMAT,
            game=game.info.slug,
            rules_version=version,
            components=game.components.hash,
            options=msgspec.to_builtins(options),
            seats=decode(opening.content, tuple[Seating, ...]),
            seed_sha256=sha256(seed).hexdigest(),
        ),
        seed=seed.hex(),
        opening=opening.link,
        moves=tuple(_move(entry) for entry in chain if entry.kind == "action"),
        result=decode(result, Outcome),
        continued=tuple(_continuation(entry) for entry in chain if entry.kind == "continued"),
        branch=_branch_start(branch, start) if branch else None,
    )


async def open_secret(context: Context, match_id: str, account: int | None) -> OpenedSecret:
    """Return what the luck of a match that is over came from."""
    async with context.cache.fresh(match_id) as match:
        commitment, prepared = (
            demand_revealed(match, account, context.now()).commitment,
            match.lesson is not None or bool(match.branch),
        )
        imported = match.imported
    if imported:
        return secret_in(read_file(await file_of(context, match_id)))
    async with context.at(match_id) as connection:
        secret, strings = await luck.secret_of(connection, match_id), await luck.strings_of(connection, match_id)
        seed, _ = await store.seed_and_result(connection, match_id)
        failed = await luck.failed_rounds(connection, match_id)
    texts, sources = tuple(each.text for each in strings), tuple(each.source for each in strings)
    return OpenedSecret(secret.hex(), texts, commitment, seed.hex(), prepared, sources, failed)


def secret_in(file: RecordFile) -> OpenedSecret:
    """Return what the file of an import says about its luck."""
    seed, told = file.record.seed, file.luck
    if told is None:
        return OpenedSecret("", (), "", seed, prepared=True)
    sources: dict[str, EntropySource] = {source: source for source in get_args(EntropySource)}
    known = tuple(sources.get(source) for source in told.sources)
    return OpenedSecret(told.secret, told.strings, told.commitment, seed, False, known, told.failed_reveals)


async def scores_by_step(context: Context, match_id: str, account: int | None) -> list[ScoresAfter]:
    """Return the scores after the opening and after every action of a match that is over; lost ones are left out."""
    async with context.cache.fresh(match_id) as locked:
        match = msgspec.structs.replace(demand_revealed(locked, account, context.now()))
    timeline = await load_timeline(context, match)
    scores = match.game.scores
    return [ScoresAfter(step, tuple(scores(timeline.position(step)))) for step in timeline.known_steps()]


def demand_revealed(match: Match, account: int | None, now: datetime) -> RunningMatch:
    """Return a match whose luck may be revealed to an account: it is over and not withheld, and they may watch it."""
    watching_seat(match, account)
    over = demand_over(match)
    over.demand_not_withheld(now)
    return over


def _branch_start(branch: Branch, state: bytes) -> BranchStart:
    return BranchStart(branch.origin, branch.step, branch.dealt_again, msgspec.json.decode(state))


def _move(entry: Entry) -> Move:
    seat, content = entry.move
    action: dict[str, Any] = msgspec.json.decode(content)
    return Move(seat, action, entry.link)


def _continuation(entry: Entry) -> Continuation:
    return Continuation(entry.step, entry.rules_version, msgspec.json.decode(entry.content), entry.link)
