"""The patches of the mutants: each makes one promise of the server untrue. No hook in src/ knows of them."""

import asyncio
from collections.abc import Callable
from typing import Any

from kontor.core import KontorError
from kontor.server.bus import Nudge
from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context, RunningMatch
from kontor.server.matches.kernel import commit
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition

EARLY_SECONDS = 0.3
"""By how much the mutants that are too early are too early."""

store, apply = commit._store, commit._apply
running: set[asyncio.Task[Any]] = set()


async def store_later(context: Context, transition: Transition) -> bool | None:
    """Say that an entry is stored, and store it a little later."""

    async def later() -> None:
        await asyncio.sleep(EARLY_SECONDS)
        await store(context, transition)

    task = asyncio.create_task(later())
    running.add(task)
    task.add_done_callback(running.discard)
    return transition.entry.bot_to_move


async def show_first(context: Context, transition: Transition) -> bool | None:
    """Show an entry to the sockets of this process, and store it then."""
    entry = transition.entry
    slot = context.cache.slots[entry.match]
    if isinstance(slot.match, RunningMatch):
        commit._apply(slot.match, transition)
    slot.lock.release()
    try:
        if isinstance(context.bus, NatsBus):
            context.bus._notify(Nudge(entry.match, entry.seq))
        await asyncio.sleep(EARLY_SECONDS)
    finally:
        await slot.lock.acquire()
    return await store(context, transition)


def apply_once(match: RunningMatch, transition: Transition) -> None:
    """Bring a match up to date, unless it is."""
    if match.seq < transition.entry.seq:
        apply(match, transition)


async def never_used(context: Context, command: Command, otherwise: KontorError) -> CommandResult:
    """Say that no earlier command had this key."""
    raise otherwise


async def publish_nothing(bus: NatsBus, nudge: Nudge) -> None:
    """Tell nobody that a match has moved."""


def acknowledge_before_storing() -> None:
    """Let commands be answered before they are stored."""
    commit._store = store_later


def dirty_read() -> None:
    """Let sockets see what is not stored yet, and perhaps never is."""
    commit._store, commit._apply = show_first, apply_once


def dropped_key() -> None:
    """Let a command that is sent again not be recognised."""
    commit.earlier_result = never_used


def no_nudges() -> None:
    """Let no process hear of another's moves."""
    NatsBus.publish = publish_nothing  # type: ignore[method-assign, assignment]


PATCHES: dict[str, Callable[[], None]] = {
    "acknowledge-before-storing": acknowledge_before_storing,
    "dirty-read": dirty_read,
    "dropped-key": dropped_key,
    "no-nudges": no_nudges,
}
