"""The log of a match against the moves that were acknowledged, refused, or whose end nobody knows."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from chaos.book import Acknowledged, SentCommand
from chaos.checks.finding import Finding, Row, doubles
from kontor.core.recorder import Move

KINDS = {"play": "action", "undo": "undo"}
"""The kind of entry that each command makes."""


def check_log(match: str, entries: Sequence[Row], acknowledged: Collection[Acknowledged]) -> Iterator[Finding]:
    """Yield what is wrong unless every acknowledged move is in the log at its place, once, and the log has no gap."""
    if [entry["seq"] for entry in entries] != list(range(len(entries))):
        yield Finding("lost", match, "has a gap in its log")
    for each in acknowledged:
        if each.seq >= len(entries) or not is_logged(each, entries[each.seq]):
            yield Finding("lost", match, f"has lost {each}")
    for what, found in (
        ("key", doubles((entry["seat"], entry["key"]) for entry in entries if entry["key"] is not None)),
        ("answer", doubles((each.seat, each.key) for each in acknowledged)),
        ("entry", doubles(each.seq for each in acknowledged)),
    ):
        for double in found:
            yield Finding("duplicated", match, f"has an {what} twice: {double}")


def is_logged(told: Acknowledged, entry: Row) -> bool:
    """Return True if an entry of the log is the one that was acknowledged."""
    kind = "undo" if told.action is None else "action"
    return (kind, told.seat, told.key, told.action) == (entry["kind"], entry["seat"], entry["key"], action_of(entry))


def check_commands(match: str, entries: Sequence[Row], commands: Collection[SentCommand]) -> Iterator[Finding]:
    """Yield refused commands that are stored, open ones that are stored otherwise, and moves that nobody sent.

    A command whose end is unknown may be stored or not. The log has each key once, so it was never stored twice,
    unless its key was dropped: then it looks like a move that nobody sent.
    """
    moves = {(each.seat, each.key): each for each in commands if each.say in KINDS}
    for entry in entries:
        if entry["by"] != "person" or entry["kind"] not in KINDS.values():
            continue
        sent = moves.get((entry["seat"], entry["key"]))
        if sent is None:
            yield Finding("duplicated", match, f"has entry {entry['seq']} of seat {entry['seat']}, which nobody sent")
        elif sent.end == "refused":
            yield Finding("misled", match, f"has entry {entry['seq']}, but its sender was told that it was refused")
        elif (KINDS[sent.say], sent.content) != (entry["kind"], action_of(entry)):
            yield Finding("misled", match, f"has entry {entry['seq']}, but its sender sent {sent}")


def action_of(entry: Row) -> Any:
    """Return the action of an entry; None if it has none."""
    return None if entry["action"] is None else msgspec.json.decode(entry["action"])


def effective(entries: Sequence[Row]) -> list[Move]:
    """Return the actions of a log that were not undone, in order."""
    found: list[tuple[int, Move]] = []
    for entry in entries:
        if entry["kind"] == "action":
            found.append((entry["seq"], Move(entry["seat"], action_of(entry), entry["link"])))
        elif entry["kind"] == "undo":
            found = [(seq, move) for seq, move in found if seq <= entry["undone_to"]]
    return [move for _, move in found]
