"""One socket of a person: how what is new goes into its queue."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kontor.core import encode
from kontor.server.api.socket import person_messages as messages
from kontor.server.api.socket.outbox import Outbox
from kontor.server.matches.lobby.personal import FoundMatch
from kontor.server.matches.read.views import MatchSummary


class PersonListener(Outbox):
    """One socket of a person, on any page."""

    __slots__ = ("account", "has_all", "language")

    coalesce_seconds: ClassVar[float] = 0.25
    """Seconds after a message in which further changes are collected for the next one."""
    follows_entries: ClassVar[bool] = False
    """Whether it is told every entry of a match that waits for it, and not only that it waits."""

    def __init__(self, account: int, language: str, login: int | None = None) -> None:
        super().__init__(login)
        self.account = account
        self.language = language
        self.has_all = False
        """Whether it was sent the whole list."""

    async def tell_all(self, found: Sequence[FoundMatch]) -> None:
        """Tell all matches of the person that are not over."""
        self.push(encode(messages.MyMatchesTold(tuple(each.in_language[self.language] for each in found))))

    async def tell_changes(self, changed: Sequence[FoundMatch], gone: tuple[str, ...]) -> None:
        """Tell the matches that look different now, and those that are not in the list any more."""
        told = tuple(each.in_language[self.language] for each in changed)
        self.push(encode(messages.MyMatchesChanged(told, gone)))

    def tell_invitations(self, tables: tuple[MatchSummary, ...], by: Mapping[str, str]) -> None:
        """Tell all open matches to which the person is invited, and who invited them."""
        self.push(encode(messages.InvitationsTold(tables, dict(by))))

    def tell_person(self, message: bytes) -> None:
        """Pass on what is about the person: their seeks, and who is here."""
        self.push(message)
