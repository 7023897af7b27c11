"""The nerve: nudges that a match moved. Never the only copy of anything; a lost one costs a look at the log."""

from kontor.server.bus.nudge import Bus, LocalBus, Nudge, NudgeHandler

__all__ = ["Bus", "LocalBus", "Nudge", "NudgeHandler"]
