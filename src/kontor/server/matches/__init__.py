"""The only writers of matches: every change of one goes through a `do_…` of this package."""

from kontor.server.matches.door import Command, Done
from kontor.server.matches.house import House
from kontor.server.matches.leaving import do_resign_to_bot
from kontor.server.matches.opening import (
    Proposal,
    do_create_match,
    do_get_ready,
    do_join,
    do_leave,
    do_rematch,
    do_seat_bot,
    do_start,
)
from kontor.server.matches.playing import do_play_action
from kontor.server.matches.table import Table
from kontor.server.matches.talking import do_chat, do_mute, do_write_note
from kontor.server.matches.undoing import do_undo

__all__ = [
    "Command",
    "Done",
    "House",
    "Proposal",
    "Table",
    "do_chat",
    "do_create_match",
    "do_get_ready",
    "do_join",
    "do_leave",
    "do_mute",
    "do_play_action",
    "do_rematch",
    "do_resign_to_bot",
    "do_seat_bot",
    "do_start",
    "do_undo",
    "do_write_note",
]
