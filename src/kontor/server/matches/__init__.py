"""The only writers of matches: every change of one goes through a `do_…` of this package."""

from kontor.server.matches.instructions.manage import (
    do_arrange_instructions,
    do_give_instruction,
    do_replace_instruction,
    do_revoke_instruction,
)
from kontor.server.matches.kernel.commit import Command, CommandResult
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch
from kontor.server.matches.lobby.branch import NewBranch, do_branch
from kontor.server.matches.lobby.create import NewMatch, do_create_match, do_rematch
from kontor.server.matches.lobby.gather import do_get_ready, do_invite_again, do_join, do_leave, do_seat_bot
from kontor.server.matches.lobby.start import do_reveal, do_start
from kontor.server.matches.play.actions import do_play_action
from kontor.server.matches.play.resign import do_resign_to_bot
from kontor.server.matches.play.undo import do_undo
from kontor.server.matches.presence.absence import (
    do_come_back,
    do_flag,
    do_free_seat,
    do_step_away,
    do_substitute,
    do_update_rest,
    do_want_pause,
)
from kontor.server.matches.presence.closing import do_close_table, do_open_again
from kontor.server.matches.presence.deserted import do_call_caretaker
from kontor.server.matches.presence.rest_settings import do_rest
from kontor.server.matches.talk import do_chat, do_mute, do_write_note

__all__ = [
    "Command",
    "CommandResult",
    "Context",
    "Match",
    "NewBranch",
    "NewMatch",
    "OpenMatch",
    "RunningMatch",
    "do_arrange_instructions",
    "do_branch",
    "do_call_caretaker",
    "do_chat",
    "do_close_table",
    "do_come_back",
    "do_create_match",
    "do_flag",
    "do_free_seat",
    "do_get_ready",
    "do_give_instruction",
    "do_invite_again",
    "do_join",
    "do_leave",
    "do_mute",
    "do_open_again",
    "do_play_action",
    "do_rematch",
    "do_replace_instruction",
    "do_resign_to_bot",
    "do_rest",
    "do_reveal",
    "do_revoke_instruction",
    "do_seat_bot",
    "do_start",
    "do_step_away",
    "do_substitute",
    "do_undo",
    "do_update_rest",
    "do_want_pause",
    "do_write_note",
]
