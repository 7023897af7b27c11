"""The links of a match that follow from its positions, without the rules: a hash chain needs bytes, and all are kept.

Link k hashes the link before it, the seat, the action, the events and the state after step k. The pack has the first
ones, and the database keeps every state of a match that is over, in the shape in which it was hashed.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from kontor.core import digest
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Move


def derived_link(entry: Entry, links: Mapping[int, str], states: Sequence[bytes]) -> str:
    """Return the link of an entry as it follows from those before it; empty if it cannot be known.

    An undone action has no position any more; what other rules or other shapes hashed does not follow, either, and
    gives another link than the stored one.
    """
    if entry.kind == "undo":
        return links.get(entry.undone_to or 0, "")
    before = links.get(entry.before, "")
    if entry.kind == "continued" and entry.action is not None:
        return digest((before, entry.rules_version, msgspec.Raw(entry.action)))
    if entry.kind == "action" and entry.action is not None and entry.step < len(states) and states[entry.step]:
        hashed = (before, entry.seat, msgspec.Raw(entry.action), msgspec.Raw(entry.events))
        return digest((*hashed, msgspec.Raw(states[entry.step])))
    return ""


def missing_links(opening: str, moves: Sequence[Move], states: Sequence[bytes]) -> list[str]:
    """Return for each move its link if that does not follow from the positions; otherwise an empty text."""
    links, stored = {0: opening}, []
    for entry in (move.entry for move in moves):
        links[entry.seq] = entry.link
        stored.append("" if derived_link(entry, links, states) == entry.link else entry.link)
    return stored


def with_links(opening: str, moves: Sequence[Move], states: Sequence[bytes]) -> tuple[Move, ...]:
    """Return moves with all their links: the stored ones, and those that follow from the positions."""
    links, complete = {0: opening}, []
    for move in moves:
        entry = move.entry
        if not entry.link:
            entry = replace(entry, link=derived_link(entry, links, states))
        links[entry.seq] = entry.link
        complete.append(Move(entry, move.at))
    return tuple(complete)
