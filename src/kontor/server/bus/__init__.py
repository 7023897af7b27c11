"""The bus: nudges that a match moved. A nudge is never the only copy of anything; a lost one costs a query."""

from kontor.server.bus.nudge import Beat, BeatHandler, Bus, LocalBus, Nudge, NudgeHandler

__all__ = ["Beat", "BeatHandler", "Bus", "LocalBus", "Nudge", "NudgeHandler"]
