"""Playing a deal: one match for each member, which begins at once and counts only if they play it themselves."""

from functools import partial

import asyncpg
import msgspec

from kontor.core import registry
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.deals.planning import find_deal
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.lobby.at_once import do_create_started
from kontor.server.matches.lobby.create import NewMatch, match_row
from kontor.server.matches.lobby.fairness import commitment_of
from kontor.server.matches.lobby.gather import bot_occupant
from kontor.server.store.competition import deals as store
from kontor.server.store.competition import series as series_store
from kontor.server.store.competition.deals import DealRow
from kontor.server.store.matches.luck import Entropy
from kontor.server.store.matches.matches import NewMatchRow
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people.accounts import is_member
from kontor.server.store.pool import connected

SAME_STRING = Entropy("", "server")
"""What a person adds to the luck of a deal: nothing, so that the shuffle is the same for everybody."""


async def do_play_deal(context: Context, account: int, name: str, deal_id: str, origin: bytes | None = None) -> str:
    """Return the match that is somebody's only try at a deal, which begins with the first call.

    ForbiddenError for guests, who could try again as somebody else, and in a series for those who do not play in it;
    ConflictError before the deal opens and once it is closed.
    """
    deal, now = await find_deal(context, deal_id), context.now()
    async with connected(context.pool) as connection:
        if not await is_member(connection, account):
            raise ForbiddenError("deal-members")
        tried = await store.try_of(connection, deal.id, account)
        if deal.series and not await series_store.is_in(connection, deal.series, account):
            raise ForbiddenError("series-people")
    if tried:
        return tried.match
    if now < deal.opens_at:
        raise ConflictError("deal-not-open")
    if now >= deal.closes_at:
        raise ConflictError("deal-closed")
    row = new_try(context, deal, account, origin)
    also = partial(store.begin_try, deal=deal.id, account=account, match=row.id, now=context.now())
    try:
        await do_create_started(
            context, row, registry.game(deal.game), occupants_of(deal, account, name), SAME_STRING, also
        )
    except asyncpg.UniqueViolationError:  # asked twice at the same moment, as from two tabs
        async with connected(context.pool) as connection:
            tried = await store.try_of(connection, deal.id, account)
        assert tried is not None
        return tried.match
    return row.id


def new_try(context: Context, deal: DealRow, account: int, origin: bytes | None) -> NewMatchRow:
    """Return a match with the shuffle of a deal: unrated, without a clock and hints, and watched by nobody."""
    game = registry.game(deal.game)
    options = game.stored_options(msgspec.json.decode(deal.options))
    settings = NewMatch(deal.game, deal.seats, spectators=False, hints=False)
    row = match_row(context, game, options, settings, account, origin=origin)
    return msgspec.structs.replace(row, secret=deal.secret, commitment=commitment_of(deal.secret), deal=deal.id)


def occupants_of(deal: DealRow, account: int, name: str) -> tuple[Occupant, ...]:
    """Return who plays a try: the person on the seat of the deal, and bots on all others."""
    game = registry.game(deal.game)
    bots = (bot_occupant(deal.level, game, seat) for seat in range(deal.seats))
    person = Occupant("person", name, account)
    return tuple(person if seat == deal.seat else bot for seat, bot in enumerate(bots))
