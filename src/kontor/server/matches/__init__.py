"""The only writers of matches: every change of one goes through a `do_…` of this package."""

from kontor.server.matches.attending import (
    do_come_back,
    do_flag,
    do_free_seat,
    do_reckon,
    do_step_away,
    do_substitute,
    do_want_pause,
)
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
from kontor.server.matches.ordering import do_arrange_orders, do_give_order, do_replace_order, do_revoke_order
from kontor.server.matches.playing import do_play_action
from kontor.server.matches.resting import do_rest
from kontor.server.matches.table import Table
from kontor.server.matches.talking import do_chat, do_mute, do_write_note
from kontor.server.matches.undoing import do_undo

__all__ = [
    "Command",
    "Done",
    "House",
    "Proposal",
    "Table",
    "do_arrange_orders",
    "do_chat",
    "do_come_back",
    "do_create_match",
    "do_flag",
    "do_free_seat",
    "do_get_ready",
    "do_give_order",
    "do_join",
    "do_leave",
    "do_mute",
    "do_play_action",
    "do_reckon",
    "do_rematch",
    "do_replace_order",
    "do_resign_to_bot",
    "do_rest",
    "do_revoke_order",
    "do_seat_bot",
    "do_start",
    "do_step_away",
    "do_substitute",
    "do_undo",
    "do_want_pause",
    "do_write_note",
]
