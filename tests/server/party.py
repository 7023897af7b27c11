"""People with tokens around a match, for tests that come in from outside."""

from secrets import token_hex
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from kontor.core import Action, Seat
from kontor.server.accounts import Login, do_make_guest
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.store.pool import connected
from server.sitting import decision, play_out

Stage: TypeAlias = Literal["open", "playing", "over"]

EVERYTHING = """
SELECT (SELECT md5(m::text) FROM matches m WHERE id = $1),
    (SELECT md5(string_agg(s::text, '' ORDER BY seat)) FROM seats s WHERE match = $1),
    (SELECT md5(string_agg(a::text, '' ORDER BY seq)) FROM actions a WHERE match = $1),
    (SELECT md5(string_agg(c::text, '' ORDER BY number)) FROM chat c WHERE match = $1),
    (SELECT count(*) FROM notes WHERE match = $1), (SELECT count(*) FROM mutes WHERE match = $1),
    (SELECT count(*) FROM matches WHERE rematch_of = $1), (SELECT count(*) FROM standing_orders WHERE match = $1),
    (SELECT count(*) FROM removals WHERE match = $1), (SELECT count(*) FROM reviews WHERE match = $1),
    (SELECT count(*) FROM branches WHERE origin = $1)
"""


class Party(NamedTuple):
    """A match of two players, its creator, who has no seat, and a stranger."""

    match: str
    sitting: tuple[Login, Login]
    creator: Login
    stranger: Login
    seat: Seat
    """The seat whose turn it is."""
    seq: int
    legal: list[Action]

    @property
    def turn(self) -> Login:
        """The player who has to decide."""
        return self.sitting[self.seat]

    @property
    def other(self) -> Login:
        """The player who has to wait."""
        return self.sitting[1 - self.seat]


async def new_member(context: Context, name: str) -> Login:
    """Return a login of a member, who can never log in with a password: theirs is no hash."""
    login = await do_make_guest(context, name)
    async with connected(context.pool) as connection:
        statement = "UPDATE accounts SET login = $2, password = 'none' WHERE id = $1"
        await connection.execute(statement, login.account, token_hex(8))
    return replace(login, member=True)


async def party(context: Context, stage: Stage = "playing", *, spectators: bool = True) -> Party:
    """Return a match of Goa with its people; while it is open, a third seat is free."""
    creator, stranger, *sitting = [await do_make_guest(context, name) for name in ("Clara", "Xaver", "Anna", "Bruno")]
    seats = 3 if stage == "open" else 2
    match = await do_create_match(context, creator.account, NewMatch("goa", seats, spectators=spectators))
    for person in sitting:
        await do_join(context, match, person.account, person.name, None, None)
    legal: list[Action] = []
    seat, seq = 0, 0
    if stage != "open":
        await do_start(context, match, creator.account)
        seat, seq, legal = await decision(context, match)
    if stage == "over":
        seq = await play_out(context, match)
    return Party(match, (sitting[0], sitting[1]), creator, stranger, seat, seq, legal)


async def length(context: Context, match: str) -> int:
    """Return how many entries the log of a match has after its opening."""
    async with context.at(match) as connection:
        count: int = await connection.fetchval("SELECT count(*) - 1 FROM actions WHERE match = $1", match)
    return count


async def everything(context: Context, match: str) -> tuple[object, ...]:
    """Return everything that is stored of a match, to see whether it has changed."""
    async with connected(context.pool) as connection:
        return tuple(await connection.fetchrow(EVERYTHING, match))
