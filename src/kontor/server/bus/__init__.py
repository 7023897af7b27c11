"""The bus: nudges that a match moved. A nudge is never the only copy of anything; a lost one costs a query."""

from kontor.server.bus.nudge import Bus, LocalBus, Nudge, NudgeHandler

__all__ = ["Bus", "LocalBus", "Nudge", "NudgeHandler"]
