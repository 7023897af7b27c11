"""Before a match at a server starts: who sits down, and who is still missing."""

from collections.abc import Callable
from time import sleep
from typing import Any

from kontor.cli.language import CliError
from kontor.cli.play.line import AwayError, Line
from kontor.cli.play.wire import Chair, Table

LOOK = 1.0
"""So many seconds pass between two looks at the table."""


class Lobby:
    """Waits until all seats are taken; whoever created the match starts it then."""

    def __init__(self, line: Line, table: Table, say: Callable[..., Any]) -> None:
        self.line = line
        self.table = table
        self.path = f"/matches/{table.match}"
        self.say = say
        self.lost = False

    def wait(self) -> Table:
        """Tell who comes and goes until the match has started, and return the table then."""
        self.tell_missing()
        while self.table.status == "open":
            complete = self.table.creator and not self.missing
            try:
                now = self.start() if complete else self.look()
            except AwayError:
                if not self.lost:
                    self.say("line-lost")
                self.lost = True
                sleep(LOOK)
                continue
            if self.lost:
                self.say("line-back")
            self.lost = False
            before, self.table = self.table.seats, now
            self.tell_changes(before, now.seats)
        return self.table

    @property
    def missing(self) -> int:
        """How many seats are still free."""
        return sum(chair.is_empty for chair in self.table.seats)

    def start(self) -> Table:
        """Start the match; if somebody left at the last moment, the table is as it is."""
        try:
            return self.line.ask("POST", f"{self.path}/start", Table, {"fill_with": None})
        except AwayError:
            raise
        except CliError:
            return self.look()

    def look(self) -> Table:
        """Look at the table again, after a while."""
        sleep(LOOK)
        return self.line.ask("GET", self.path, Table)

    def tell_changes(self, before: tuple[Chair, ...], after: tuple[Chair, ...]) -> None:
        """Say who sat down and who left since the last look."""
        for old, new in zip(before, after, strict=True):
            if old == new:
                continue
            if not old.is_empty:
                self.say("stands-up", name=old.name)
            if not new.is_empty:
                self.say("sits-down", name=new.name)
        if before != after and self.table.status == "open":
            self.tell_missing()

    def tell_missing(self) -> None:
        """Say whom the match waits for."""
        if self.missing:
            self.say("waiting-for-people", count=self.missing)
        elif not self.table.creator and self.table.status == "open":
            self.say("waiting-for-start")
