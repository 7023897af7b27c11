"""Who sat at a match at an entry of its log, and what was agreed about the seats, from the log alone."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kontor.core import Seat, Seating, decode
from kontor.server.matches.clock.clocks import Clock, Clocks
from kontor.server.matches.kernel.match import MemberName, RunningMatch
from kontor.server.matches.presence.view import PresenceNotice
from kontor.server.store.matches import log, seats
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people import accounts
from kontor.server.store.pool import Connection


class Sitting(NamedTuple):
    """The seats of a match at an entry of its log. The clocks stand for what was agreed: they tell no time."""

    occupants: tuple[Occupant, ...]
    members: dict[int, MemberName]
    clocks: Clocks
    closed: bool


async def sitting_at(connection: Connection, match: RunningMatch, seq: int) -> Sitting:
    """Return who sat at a match after an entry of its log, without what only the home database knows of them."""
    opening, *entries = await log.seat_entries(connection, match.id, seq)
    owners = await seats.owners_of(connection, match.id)
    occupants = [
        first_occupant(seating, owners.get(seat))
        for seat, seating in enumerate(decode(opening.content, tuple[Seating, ...]))
    ]
    for entry in entries:
        if entry.kind == "chair":
            occupants[_seat(entry)] = msgspec.structs.replace(decode(entry.content, Occupant), ready=False)
    return Sitting(tuple(occupants), {}, agreed(entries, len(occupants)), is_closed(entries))


async def with_names(home: Connection, sitting: Sitting) -> Sitting:
    """Return who sat at a match with the names that members have now, and with who of them is a guest."""
    people = await accounts.known_names(home, [each.account for each in sitting.occupants if each.account is not None])
    members = {account: MemberName(name, owner) for account, name, owner, is_guest in people if not is_guest}
    guests = {account for account, _, _, is_guest in people if is_guest}
    occupants = tuple(msgspec.structs.replace(each, guest=each.account in guests) for each in sitting.occupants)
    return sitting._replace(occupants=occupants, members=members)


def first_occupant(seating: Seating, account: int | None) -> Occupant:
    """Return who had a seat at the start."""
    if seating.kind == "person":
        return Occupant("person", seating.name, account)
    return Occupant("bot", seating.name, None, seating.kind)


def agreed(entries: Sequence[Entry], many: int) -> Clocks:
    """Return clocks that say who wanted a pause and whose seat was free, and nothing about time."""
    freed: list[set[Seat]] = [set() for _ in range(many)]
    wanted: set[Seat] = set()
    paused = False
    for entry in entries:
        seat = _seat(entry)
        if entry.kind == "chair":
            freed[seat].clear()
            wanted.discard(seat)
            continue
        notice = decode(entry.content, PresenceNotice)
        match notice.said:
            case "free" if notice.about is not None:
                freed[notice.about].add(seat)
            case "not-free" if notice.about is not None:
                freed[notice.about].discard(seat)
            case "pause-wanted":
                wanted.add(seat)
            case "pause-withdrawn":
                wanted.discard(seat)
            case "paused" | "resumed":
                wanted, paused = set(), notice.said == "paused"
            case _:
                pass
    clocks = tuple(Clock(freed_by=tuple(sorted(each))) for each in freed)
    return Clocks(clocks, paused=paused, pause_wanted=tuple(sorted(wanted)))


def is_closed(entries: Sequence[Entry]) -> bool:
    """Return True if a moderator closed the table, and did not open it again."""
    notices = [decode(entry.content, PresenceNotice).said for entry in entries if entry.kind == "sitting"]
    return next((said == "closed" for said in reversed(notices) if said in ("closed", "opened")), False)


def _seat(entry: Entry) -> Seat:
    assert entry.seat is not None
    return entry.seat
