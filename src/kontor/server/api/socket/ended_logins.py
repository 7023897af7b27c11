"""Sockets whose login has ended: closed at once by a nudge, and after a lost one by the next sweep."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from kontor.server.accounts import valid_logins
from kontor.server.api.socket.outbox import Outbox
from kontor.server.bus import Nudge
from kontor.server.matches import Context

OpenSockets: TypeAlias = Callable[[], Sequence[Outbox]]
"""Returns all open sockets of this process."""


class EndedLogins:
    """Closes the sockets of people who have logged out, or were logged out on another device."""

    def __init__(self, context: Context, open_sockets: OpenSockets) -> None:
        self.context = context
        self.open_sockets = open_sockets

    def heard(self, nudge: Nudge | None) -> None:
        """Close the sockets of the logins that a nudge names."""
        if nudge is not None and nudge.logins:
            self.close(set(nudge.logins))

    async def sweep(self) -> None:
        """Close the sockets whose login has ended or expired without a nudge."""
        logins = {each.login for each in self.open_sockets() if each.login is not None}
        if not logins:
            return
        self.close(logins - await valid_logins(self.context, logins))

    def close(self, ended: Collection[int]) -> None:
        """Close the sockets of these logins."""
        for outbox in self.open_sockets():
            if outbox.login in ended:
                outbox.end_login()
