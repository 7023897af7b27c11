"""The points in history whose code makes the stored matches of the corpus."""

from typing import NamedTuple


class Point(NamedTuple):
    """A former commit with a server, and why matches that it stored are kept."""

    name: str
    """The name of its dump and of its manifest."""
    commit: str
    why: str


POINTS = (
    Point(
        "1-first-server",
        "337ac15",
        "schema 0001 before it was edited; the only server with Goa 1; Borneo 1; no logins, chat or chores yet",
    ),
    Point(
        "2-first-chores",
        "b1a5916",
        "schema 0003; Goa 2 and Borneo 1; guests and members, chat, notes, hints, and chores after the end",
    ),
    Point(
        "3-before-clocks",
        "8878d1f",
        "schema 0004; the last server without clocks; Novgorod 1, Cargo Noir 1, Goa 2 and Borneo 1",
    ),
    Point(
        "4-novgorod-1",
        "068785c",
        "schema 0010; the last server with Novgorod 1; clocks, pauses, caretakers, substitutes, instructions, ratings",
    ),
    Point(
        "5-novgorod-2",
        "38c6bed",
        "schema 0010; Novgorod 2; ids that are 12 random letters",
    ),
    Point(
        "6-month-and-slot",
        "724a8fc",
        "schema 0010; ids that carry their month and a slot",
    ),
)
