"""The nerve: nudges that a match moved. Never the only copy of anything; a lost one costs a look at the log."""

from kontor.server.bus.nudge import Bus, Heard, Nudge
from kontor.server.bus.within import WithinBus

__all__ = ["Bus", "Heard", "Nudge", "WithinBus"]
