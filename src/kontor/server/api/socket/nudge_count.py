"""How many of the nudges that a gateway hears somebody there wants: what its subjects are worth (ADR 68)."""

from kontor.server import metrics
from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Rooms
from kontor.server.bus import Nudge


class NudgeCount:
    """Counts the nudges of a gateway, its own included."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people

    def heard(self, nudge: Nudge | None) -> None:
        """Count a nudge."""
        if nudge is not None:
            metrics.nudged(wanted=self.wants(nudge))

    def wants(self, nudge: Nudge) -> bool:
        """Return True if a socket of this gateway is told something by a nudge, or all gateways have to look."""
        if nudge.renamed or nudge.logins or nudge.match in self.rooms.rooms:
            return True
        return any(each in self.people.people for each in nudge.people) or nudge.match in self.people.followed_matches
