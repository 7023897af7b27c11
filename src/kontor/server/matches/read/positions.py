"""The positions of a match that is over, kept in the store: later rules may not be able to fold them (ADR 23)."""

import asyncio
from functools import partial
from zlib import compress, decompress

import msgspec

from kontor.core import AnyGame, encode, read_state
from kontor.server.errors import ConflictError, StoreError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.match import RunningMatch, demand_over
from kontor.server.matches.kernel.packed import entries_of
from kontor.server.matches.kernel.timeline import FoldedTimeline, Timeline, counted_chain, fold
from kontor.server.store.matches import branches, versions
from kontor.server.store.matches import log as match_log
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.versions import StoredPositions
from kontor.server.store.work.chores import tidy_match


class StoredTimeline(msgspec.Struct, frozen=True):
    """A timeline whose positions are stored; those that were lost before are empty."""

    game: AnyGame
    entries: tuple[Entry, ...]
    rules_version: int
    states: tuple[bytes, ...]

    def position(self, step: int) -> object:
        """Return the state after a number of actions."""
        if not self.states[step]:
            raise ConflictError("position-lost", step=step)
        return read_state(self.game, self.states[step], self.rules_version)

    def known_steps(self) -> list[int]:
        """Return the steps whose positions are not lost, in order."""
        return [step for step, state in enumerate(self.states) if state]

    def first_known(self, step: int) -> int:
        """Return the first step from a given one on after which no position is lost."""
        return max((step, *(lost + 1 for lost, state in enumerate(self.states) if not state)))


async def load_timeline(context: Context, match: RunningMatch) -> Timeline:
    """Return the timeline of a started match, from memory or from the store. It holds secrets: show only views."""
    cached = context.cache.timelines.find(match.link)
    if cached:
        return cached
    async with context.at(match.id) as connection:
        stored = await versions.positions_of(connection, match.id) if match.status == "over" else None
    chain = counted_chain(await entries_of(context, match.id, -1), match.head)
    if stored:
        counted = tuple(entry for entry in chain if entry.kind != "continued")
        states = tuple(decompress(stored.states).split(b"\n"))
        timeline: Timeline = StoredTimeline(match.game, counted, stored.rules_version, states)
    else:
        timeline = await fold_timeline(context, match, chain)
    context.cache.timelines.keep(match.link, timeline)
    return timeline


async def fold_timeline(context: Context, match: RunningMatch, chain: list[Entry]) -> FoldedTimeline:
    """Return the timeline of a started match from its opening, as it was stored or else from the seed."""
    async with context.at(match.id) as connection:
        stored = await match_log.opening_snapshot(connection, match.id)
        seed, _ = await store.seed_and_result(connection, match.id)
        if stored is None and match.branch:
            stored = await branches.state_of(connection, match.id)
    if stored is None:  # snapshots are deleted after the end
        opening = match.game.start(match.seats, match.options, seed)
    else:
        opening = read_state(match.game, stored, match.rules_version)
    final = match.state.clone()
    return await asyncio.to_thread(fold, match.game, opening, chain, final, from_seed=stored is None)


async def do_keep_positions(context: Context, match_id: str) -> None:
    """Keep every position of a match that is over."""
    async with context.cache.fresh(match_id) as locked:
        match = msgspec.structs.replace(demand_over(locked))
    entries = await entries_of(context, match.id, -1)
    timeline = await fold_timeline(context, match, counted_chain(entries, match.head))
    states = await asyncio.to_thread(_pack, timeline)
    async with context.at(match_id) as connection:
        await versions.put_positions(connection, match_id, StoredPositions(match.game.info.rules_version, states))


async def do_keep_all_positions(context: Context, most: int) -> None:
    """Keep the positions of some matches that ended before positions were kept, and tidy up after them."""
    found = await context.databases.ask_each(partial(versions.without_positions, most=most), skip_away=True)
    for match_id in [each for matches in found for each in matches]:
        try:
            await do_keep_positions(context, match_id)
            async with context.at(match_id) as connection:
                await tidy_match(connection, match_id)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - its game is not installed, its box is nowhere, or it is broken
            note_failure("positions", match_id, error)


def _pack(timeline: FoldedTimeline) -> bytes:
    states = (
        b"" if step in timeline.lost else encode(timeline.position(step)) for step in range(len(timeline.entries))
    )
    return compress(b"\n".join(states), 9)
