"""People: the sockets of this process by account, and how they learn that the person's list changed.

A nudge names the accounts in whose lists a match looks different; while bots play there are none. Changes that come
shortly after each other are told together. See `rooms.py` for the sockets at matches.
"""

import asyncio
from collections import defaultdict
from collections.abc import Collection

from kontor.core import KontorError, encode
from kontor.server.api.socket import person_messages as messages
from kontor.server.api.socket.listeners import PersonListener
from kontor.server.api.socket.outbox import MAX_SOCKETS_PER_ACCOUNT
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.lobby.personal import (
    FoundMatch,
    Standing,
    find_invitations,
    find_inviters,
    find_matches,
    find_standings,
)
from kontor.server.seeking import note_connected, seeks_of

NO_MATCH = ""
"""The match of a nudge that is only about a person."""


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
        self.following: set[int] = set()
        """The accounts with a socket that is told every entry of a match that waits for it: bots."""

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
        if listener.follows_entries:
            self.following.add(listener.account)
        self.mark(listener.account, set())

    def leave(self, listener: PersonListener) -> None:
        """Remove a socket, also one that was refused."""
        person = self.people[listener.account]
        person.listeners.discard(listener)
        if not person.listeners:
            del self.people[listener.account]
            self.following.discard(listener.account)

    def heard(self, nudge: Nudge | None) -> None:
        """Mark the accounts of a nudge that have a socket here, or all of them if some nudges were lost."""
        if nudge is None:
            for account in self.people:
                self.mark(account, None)
            return
        for account in self.concerned(nudge):
            self.mark(account, {nudge.match})

    def concerned(self, nudge: Nudge) -> list[int]:
        """Return the accounts with a socket here that a nudge tells something."""
        following = [account for account in self.following if nudge.match in waiting_in(self.people[account])]
        if nudge.people:
            return [*following, *(account for account in nudge.people if account in self.people)]
        if nudge.renamed:
            return [account for account, person in self.people.items() if nudge.match in person.standings]
        return following

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
                    person = self.people[account]
                    await self.tell_person(account, person, mark)
                    await asyncio.sleep(max((each.coalesce_seconds for each in person.listeners), default=0))
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
        await self.context.bus.follow_person(account)
        among = None if new else mark
        found = await find_matches(self.context, account, {each.language for each in listeners}, among)
        gone = self.keep(person, found, among)
        await self.follow_waiting(account, person)
        changed = [each for each in found if mark and each.match in mark]
        for listener in listeners:
            if listener in new:
                await listener.tell_all(found)
            elif changed or gone:
                await listener.tell_changes(changed, gone)
        await self.tell_invitations(account, person, new, mark, {each.match for each in found})
        await self.tell_seeks(account, person, new, mark)
        self.tell_presence(account, person, new)

    async def follow_waiting(self, account: int, person: Person) -> None:
        """Hear every entry of the matches that wait for a bot, and look once more at those that were not heard yet."""
        if account not in self.following:
            return
        bus = self.context.bus
        new = {each for each in waiting_in(person) if not bus.follows_match(each)}
        for match_id in new:
            await bus.follow_match(match_id)
        heard = {each for each in new if bus.follows_match(each)}
        if heard:
            self.mark(account, heard)

    @property
    def followed_matches(self) -> set[str]:
        """The matches whose every entry some bot is told."""
        return {each for account in self.following for each in waiting_in(self.people[account])}

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
        by = await find_inviters(self.context, account, invited)
        for listener in new if is_same else person.listeners:
            listener.tell_invitations(tables, by)

    async def tell_seeks(self, account: int, person: Person, new: set[PersonListener], mark: set[str] | None) -> None:
        """Send the person's seeks to new sockets, and to all if a nudge was about the person, or one was lost."""
        changed = mark is None or NO_MATCH in mark
        if not new and not changed:
            return
        message = encode(messages.SeeksTold(await seeks_of(self.context, account)))
        for listener in person.listeners if changed else new:
            listener.tell_person(message)

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
            listener.tell_person(message)

    def moved(self, here: set[int]) -> None:
        """Tell everybody who plays with somebody who came or left who is here now."""
        accounts, self.here = here ^ self.here, here
        for account, person in self.people.items():
            if any(not accounts.isdisjoint(seats) for seats in person.accounts.values()):
                self.tell_presence(account, person)

    async def sweep(self) -> None:
        """Mark the accounts whose lists are behind, because a nudge was lost; note whose live seeks go on."""
        if not self.people:
            return
        await note_connected(self.context, list(self.people))
        for account, standings in (await find_standings(self.context, list(self.people))).items():
            person = self.people.get(account)
            if person and account not in self.tasks:
                both = standings.keys() | person.standings.keys()
                behind = {each for each in both if standings.get(each) != person.standings.get(each)}
                if account in self.following:
                    behind |= waiting_in(person)  # it is told nothing twice, and a question may have changed
                if behind:
                    self.mark(account, behind)


def waiting_in(person: Person) -> set[str]:
    """Return the matches that wait for a person."""
    return {match_id for match_id, (_, since) in person.standings.items() if since is not None}
