"""Before a match on a server starts: who takes a seat, and who is still missing."""

from collections.abc import Callable
from time import sleep
from typing import Any

from kontor.cli.errors import CliError
from kontor.cli.play.connection import Connection, ServerAwayError
from kontor.cli.play.luck import OwnLuck
from kontor.cli.play.wire import WireMatch, WireOccupant

POLL_SECONDS = 1.0
"""Time between two looks at the lobby."""


class Lobby:
    """Waits until all seats are taken; the person who created the match starts it then."""

    def __init__(self, connection: Connection, match: WireMatch, say: Callable[..., Any], luck: OwnLuck) -> None:
        self.connection = connection
        self.match = match
        self.path = f"/matches/{match.match}"
        self.say = say
        self.luck = luck
        self.is_lost = False

    def wait(self) -> WireMatch:
        """Print who comes and goes until the match has started; return the started match."""
        if self.match.status == "open" and self.match.branches_before_end:
            self.say("table-branches")
        self.tell_missing()
        while self.match.status == "open":
            complete = self.match.creator and not self.missing and not self.match.is_revealing
            try:
                current = self.reveal() or (self.start() if complete else self.look())
            except ServerAwayError:
                if not self.is_lost:
                    self.say("line-lost")
                self.is_lost = True
                sleep(POLL_SECONDS)
                continue
            if self.is_lost:
                self.say("line-back")
            self.is_lost = False
            before, self.match = self.match.seats, current
            self.tell_changes(before, current.seats)
        return self.match

    @property
    def missing(self) -> int:
        """The number of empty seats."""
        return sum(occupant.is_empty for occupant in self.match.seats)

    def reveal(self) -> WireMatch | None:
        """Reveal this person's string if a start waits for it, and return the match; otherwise None."""
        request = self.luck.revealing(self.match) if self.match.is_revealing else None
        if request is None:
            return None
        try:
            return self.connection.ask("POST", f"{self.path}/reveal", WireMatch, request)
        except ServerAwayError:
            raise
        except CliError:
            return self.look()

    def start(self) -> WireMatch:
        """Start the match; return the open match if others have to reveal first, or left at the last moment."""
        request = {"fill_with": None, **self.luck.starting(self.match)}
        try:
            return self.connection.ask("POST", f"{self.path}/start", WireMatch, request)
        except ServerAwayError:
            raise
        except CliError:
            return self.look()

    def look(self) -> WireMatch:
        """Wait a moment and fetch the match again."""
        sleep(POLL_SECONDS)
        return self.connection.ask("GET", self.path, WireMatch)

    def tell_changes(self, before: tuple[WireOccupant, ...], after: tuple[WireOccupant, ...]) -> None:
        """Print who took a seat and who left since the last look."""
        for old, new in zip(before, after, strict=True):
            if (old.kind, old.name, old.level) == (new.kind, new.name, new.level):
                continue
            if not old.is_empty:
                self.say("stands-up", name=old.name)
            if not new.is_empty:
                self.say("sits-down", name=new.name)
        if [old.kind for old in before] != [new.kind for new in after] and self.match.status == "open":
            self.tell_missing()

    def tell_missing(self) -> None:
        """Print how many people are missing, or that the creator has to start the match."""
        if self.missing:
            self.say("waiting-for-people", count=self.missing)
        elif not self.match.creator and self.match.status == "open":
            self.say("waiting-for-start")
