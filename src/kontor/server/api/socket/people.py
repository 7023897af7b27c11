"""People: the sockets of this process by account, and how they learn that the person's list changed.

A nudge names the accounts in whose lists a match looks different; while bots play there are none. Changes that come
shortly after each other are told together. See `rooms.py` for the sockets at matches.
"""

import asyncio
from collections import defaultdict
from collections.abc import Collection

from kontor.core import KontorError, encode
from kontor.server.api.socket import person_messages as messages
from kontor.server.api.socket.outbox import MAX_SOCKETS_PER_ACCOUNT, Outbox
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.lobby.personal import FoundMatch, Standing, find_invitations, find_matches, find_standings

COALESCE_SECONDS = 0.25
"""Seconds after a message in which further changes are collected for the next one."""


class PersonListener(Outbox):
    """One socket of a person, on any page."""

    def __init__(self, account: int, language: str, login: int | None = None) -> None:
        super().__init__(login)
        self.account = account
        self.language = language
        self.has_all = False
        """Whether it was sent the whole list."""


class Person:
    """What the sockets of one account know."""

    def __init__(self) -> None:
        self.listeners: set[PersonListener] = set()
        self.standings: dict[str, Standing] = {}
        self.accounts: dict[str, tuple[int | None, ...]] = {}
        """Who has the seats of each match in the list."""
        self.invited: tuple[str, ...] = ()
        self.here: bytes = b""
        """The last message about presence."""


class People:
    """All sockets of persons in this process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.here: set[int] = set()
        """The accounts that have a socket at any gateway."""
        self.people: dict[int, Person] = defaultdict(Person)
        self.marks: dict[int, set[str] | None] = {}
        """The accounts that have to be told, with the matches that changed; None for all of them."""
        self.tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(person.listeners) for person in self.people.values())

    @property
    def outboxes(self) -> list[PersonListener]:
        """All open sockets."""
        return [listener for person in self.people.values() for listener in person.listeners]

    def enter(self, listener: PersonListener) -> None:
        """Add a socket, which is sent the whole list; ForbiddenError if the account has too many."""
        if len(self.people[listener.account].listeners) >= MAX_SOCKETS_PER_ACCOUNT:
            raise ForbiddenError("too-many-sockets")
        self.people[listener.account].listeners.add(listener)
        self.mark(listener.account, set())

    def leave(self, listener: PersonListener) -> None:
        """Remove a socket, also one that was refused."""
        person = self.people[listener.account]
        person.listeners.discard(listener)
        if not person.listeners:
            del self.people[listener.account]

    def heard(self, nudge: Nudge | None) -> None:
        """Mark the accounts of a nudge that have a socket here, or all of them if some nudges were lost."""
        if nudge is None:
            for account in self.people:
                self.mark(account, None)
        elif nudge.people:
            for account in nudge.people:
                if account in self.people:
                    self.mark(account, {nudge.match})
        elif nudge.renamed:
            for account, person in self.people.items():
                if nudge.match in person.standings:
                    self.mark(account, {nudge.match})

    def mark(self, account: int, matches: set[str] | None) -> None:
        """Note that an account has to be told of some matches, or of all; one task tells it."""
        before = self.marks.get(account, set())
        self.marks[account] = None if before is None or matches is None else before | matches
        if account not in self.tasks:
            self.tasks[account] = asyncio.create_task(self.tell(account))

    async def tell(self, account: int) -> None:
        """Tell an account until no mark is left, with a moment in between."""
        try:
            while account in self.marks:
                mark = self.marks.pop(account)
                if account in self.people:
                    await self.tell_person(account, self.people[account], mark)
                    await asyncio.sleep(COALESCE_SECONDS)
        except Exception as error:  # noqa: BLE001 - mostly the store is away; the sockets reconnect and ask again
            is_ours = isinstance(error, KontorError)
            log.warning("person-not-told", account=account, error=str(error), exc_info=None if is_ours else error)
            self.marks.pop(account, None)
            for listener in list(self.people[account].listeners) if account in self.people else ():
                listener.drop()
        finally:
            self.tasks.pop(account, None)

    async def tell_person(self, account: int, person: Person, mark: set[str] | None) -> None:
        """Send every socket of a person what it does not know yet."""
        listeners = list(person.listeners)
        new = {listener for listener in listeners if mark is None or not listener.has_all}
        if not new and not mark:
            return
        for listener in new:
            listener.has_all = True
        among = None if new else mark
        found = await find_matches(self.context, account, {each.language for each in listeners}, among)
        gone = self.keep(person, found, among)
        changed = [each for each in found if mark and each.match in mark]
        for listener in listeners:
            if listener in new:
                told = tuple(each.in_language[listener.language] for each in found)
                listener.push(encode(messages.MyMatchesTold(told)))
            elif changed or gone:
                told = tuple(each.in_language[listener.language] for each in changed)
                listener.push(encode(messages.MyMatchesChanged(told, gone)))
        await self.tell_invitations(account, person, new, mark, {each.match for each in found})
        self.tell_presence(account, person, new)

    def keep(self, person: Person, found: list[FoundMatch], among: set[str] | None) -> tuple[str, ...]:
        """Keep how the matches stand that were found, and return the ids of those that were not found any more."""
        looked_at = set(person.standings) if among is None else among & person.standings.keys()
        gone = tuple(sorted(looked_at - {each.match for each in found}))
        for match_id in gone:
            del person.standings[match_id], person.accounts[match_id]
        for each in found:
            person.standings[each.match], person.accounts[each.match] = each.standing, each.accounts
        return gone

    async def tell_invitations(
        self, account: int, person: Person, new: set[PersonListener], mark: set[str] | None, found: set[str]
    ) -> None:
        """Send the invitations to new sockets, and to all if a match changed that the person has no seat in."""
        elsewhere = (mark or set()) - found | (mark or set()) & set(person.invited)
        if not new and not elsewhere:
            return
        tables = await find_invitations(self.context, account)
        invited = tuple(table.match for table in tables)
        is_same = invited == person.invited and elsewhere.isdisjoint(invited)
        person.invited = invited
        for listener in new if is_same else person.listeners:
            listener.push(encode(messages.InvitationsTold(tables)))

    def tell_presence(self, account: int, person: Person, new: Collection[PersonListener] = ()) -> None:
        """Send who is here to new sockets, and to all if it changed; oneself is always here."""
        here = self.here | {account}
        presences = tuple(
            messages.MatchPresence(match_id, tuple(seat for seat, at in enumerate(accounts) if at in here))
            for match_id, accounts in sorted(person.accounts.items())
        )
        message = encode(messages.PresenceTold(presences))
        is_same, person.here = message == person.here, message
        for listener in new if is_same else person.listeners:
            listener.push(message)

    def moved(self, here: set[int]) -> None:
        """Tell everybody who plays with somebody who came or left who is here now."""
        accounts, self.here = here ^ self.here, here
        for account, person in self.people.items():
            if any(not accounts.isdisjoint(seats) for seats in person.accounts.values()):
                self.tell_presence(account, person)

    async def sweep(self) -> None:
        """Mark the accounts whose lists are behind, because a nudge was lost."""
        if not self.people:
            return
        for account, standings in (await find_standings(self.context, list(self.people))).items():
            person = self.people.get(account)
            if person and account not in self.tasks:
                both = standings.keys() | person.standings.keys()
                behind = {each for each in both if standings.get(each) != person.standings.get(each)}
                if behind:
                    self.mark(account, behind)
