"""Members with names that nobody else has, and matches between them that are over."""

from secrets import token_hex

from kontor.server.accounts import Caller, Login, do_rename
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_seat_bot, do_start
from kontor.server.people import do_note_results
from server.party import new_member
from server.sitting import play_out


async def new_members(context: Context, *names: str) -> list[Login]:
    """Return members whose names nobody else has; they can be found by them."""
    found = []
    for name in names:
        login = await new_member(context, f"{name} {token_hex(4)}")
        await do_rename(context, caller_of(login), login.name)
        found.append(login)
    return found


def caller_of(person: Login) -> Caller:
    """Return a member as the one who asks."""
    return Caller(person.account, person.name, member=True)


async def sit(context: Context, match: str, person: Login) -> None:
    """Give a person the first free seat."""
    await do_join(context, match, person.account, person.name, None, None)


async def open_table(context: Context, creator: Login, *others: Login, new: NewMatch | None = None) -> str:
    """Return an open match of somebody who sits at it, with others."""
    match = await do_create_match(context, creator.account, new or NewMatch("goa", 3))
    for person in (creator, *others):
        await sit(context, match, person)
    return match


RATED = NewMatch("goa", 2, listed=True, speed="live", rated=True)


async def begun(context: Context, *people: Login, new: NewMatch = RATED, level: str | None = None) -> str:
    """Return a match of some people that has started; the free seats go to bots of a level."""
    match = await open_table(context, *people, new=new)
    for seat in range(len(people), new.seats):
        await do_seat_bot(context, match, people[0].account, seat, level or "trader")
    await do_start(context, match, people[0].account)
    return match


async def played(context: Context, *people: Login, new: NewMatch = RATED, level: str | None = None) -> str:
    """Return a match of some people that is over, and whose results are stored."""
    match = await begun(context, *people, new=new, level=level)
    await play_out(context, match)
    await do_note_results(context, match)
    return match
