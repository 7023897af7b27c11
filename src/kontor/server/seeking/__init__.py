"""Seeking: people say what they want to play, and the server brings those together who fit (ADR 51)."""

from kontor.server.seeking.meeting import match_waiting_seeks
from kontor.server.seeking.seek import (
    ABOUT_MY_LEVEL,
    NewSeek,
    OwnSeek,
    SeekView,
    do_seek,
    do_withdraw_seek,
    note_connected,
    seeks_of,
    waiting_seeks,
)
from kontor.server.seeking.sweep import sweep_seeks
from kontor.server.store.lobby.waiting_seeks import SeekFilter

__all__ = [
    "ABOUT_MY_LEVEL",
    "NewSeek",
    "OwnSeek",
    "SeekFilter",
    "SeekView",
    "do_seek",
    "do_withdraw_seek",
    "match_waiting_seeks",
    "note_connected",
    "seeks_of",
    "sweep_seeks",
    "waiting_seeks",
]
