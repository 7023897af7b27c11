"""Rating a match that is over: exactly once, in one transaction.

A seat counts if its owner mostly played it and still had it at the end; an owner who left is rated as the last. A
substitute is not rated: the seat was not theirs to win or to lose. A deleted account has no rating.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from kontor.core import Outcome, Seat, Seating, decode
from kontor.server.matches import Context
from kontor.server.matches.clock.clocks import BY_OWNER
from kontor.server.matches.kernel.timeline import counted_chain
from kontor.server.ratings.anchors import anchor
from kontor.server.ratings.rating import START, Player, Rating, rate_players
from kontor.server.store.competition import ratings as store
from kontor.server.store.competition.ratings import RatingChange, UnratedMatch
from kontor.server.store.matches import log
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.seats import Occupant, owners_of, sitting
from kontor.server.store.pool import connected


async def do_rate_match(context: Context, match_id: str) -> bool:
    """Rate a match, if it is over, counts and was not rated before; return True if this did it."""
    async with context.at(match_id) as connection:
        entries = await log.entries(connection, match_id, -1)
    async with connected(context.pool) as connection, connection.transaction():
        unrated = await store.due(connection, match_id)
        if unrated is None:
            return False
        owned = await owners_of(connection, match_id)
        seats = len(decode(unrated.result, Outcome).places)
        # Lock people before the match, as deleting an account does: otherwise the two could deadlock.
        ratings = await store.lock_accounts(connection, set(owned.values()), unrated.game, seats, START.mu, START.sigma)
        if not await store.claim(connection, match_id, context.now()):
            return False
        before = {account: Rating(mu, sigma) for account, mu, sigma in ratings}
        players = _players(entries, await sitting(connection, match_id), unrated, owned, before)
        changes = [
            _change(account, players[seat], after)
            for seat, after in enumerate(rate_players(players))
            if (account := owned.get(seat)) in before
        ]
        await store.change(connection, match_id, unrated.game, seats, changes)
    return True


def _players(
    entries: Sequence[Entry],
    now_there: Mapping[Seat, int],
    unrated: UnratedMatch,
    owned: Mapping[Seat, int],
    before: Mapping[int, Rating],
) -> list[Player]:
    """Return the seats of a match as they are rated."""
    opening, *later = entries
    seatings, places = decode(opening.content, list[Seating]), decode(unrated.result, Outcome).places
    counted_seqs = {entry.seq for entry in counted_chain(entries, unrated.head)}
    players = []
    for seat, seating in enumerate(seatings):
        owner = owned.get(seat)
        rating = before.get(owner) if owner is not None else None
        if seating.kind != "person":
            players.append(Player(anchor(unrated.game, seating.kind), places[seat], "bot"))
        elif owner is not None and now_there.get(seat) == owner and is_mostly_own(later, counted_seqs, seat, owner):
            players.append(Player(rating or START, places[seat], "person" if rating else "left"))
        else:
            players.append(Player(rating or START, places[seat], "left"))
    return players


def _change(account: int, player: Player, after: Rating) -> RatingChange:
    """Return what a match made of the rating of a seat's owner."""
    before = player.rating
    return RatingChange(account, player.standing == "person", before.mu, before.sigma, after.mu, after.sigma)


def is_mostly_own(entries: Iterable[Entry], counting: Collection[int], seat: Seat, owner: int) -> bool:
    """Return True if the owner made more than half of the decisions of a seat that count, or there are none."""
    own = total = 0
    has_seat = True
    for entry in entries:
        if entry.seat != seat:
            continue
        if entry.kind == "chair" and entry.action is not None:
            has_seat = decode(entry.action, Occupant).account == owner
        elif entry.kind == "action" and entry.seq in counting:
            total += 1
            own += has_seat and entry.by in BY_OWNER
    return own * 2 > total or total == 0
