"""Which deals there are: one of each game a day, and those to which people dare each other."""

from datetime import UTC, date, datetime, time, timedelta
from secrets import token_hex

import msgspec

from kontor.core import encode, registry
from kontor.levels import DEFAULT_LEVEL, level_for
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.lobby.fairness import new_secret
from kontor.server.store.competition import deals as store
from kontor.server.store.competition.deals import DealRow
from kontor.server.store.people.accounts import is_member
from kontor.server.store.pool import connected

DARE_DAYS = 7
"""Days for which a dare can be played."""
MAX_DARES_A_DAY = 5
"""Dares that a member may create within 24 hours."""
DARE_ID_BYTES = 8


async def deals_of(context: Context, day: date) -> list[DealRow]:
    """Return the deals of a day, one for each game; the first who asks draws their secrets."""
    plans = [plan_of(slug, day) for slug in registry.slugs()]
    async with connected(context.pool) as connection:
        found = await store.find(connection, [plan.id for plan in plans])
        for plan in plans:
            if plan.id not in found:
                await store.create(connection, plan)
        if len(found) < len(plans):
            found = await store.find(connection, [plan.id for plan in plans])
    return [found[plan.id] for plan in plans]


def plan_of(slug: str, day: date) -> DealRow:
    """Return the deal of a game on a day: numbers of seats and the own seat take turns, the secret is drawn."""
    game, number = registry.game(slug), day.toordinal()
    numbers = game.info.seats
    seats = numbers[number % len(numbers)]
    opens_at = datetime.combine(day, time(), UTC)
    return DealRow(
        id=f"{day.isoformat()}-{slug}",
        game=slug,
        seats=seats,
        seat=number // len(numbers) % seats,
        options=encode(msgspec.to_builtins(game.options({}))).decode(),
        level=level_for(slug, DEFAULT_LEVEL),
        secret=new_secret(),
        opens_at=opens_at,
        closes_at=opens_at + timedelta(days=1),
    )


async def find_deal(context: Context, deal: str) -> DealRow:
    """Return a deal; NotFoundError if there is none with this id."""
    async with connected(context.pool) as connection:
        found = (await store.find(connection, [deal])).get(deal)
    if found is None:
        found = next((each for each in await deals_of(context, context.now().date()) if each.id == deal), None)
    if found is None or found.game not in registry.slugs():
        raise NotFoundError("no-deal")
    return found


async def do_dare(context: Context, account: int, slug: str, seats: int) -> DealRow:
    """Create a deal of its own, which everybody who has its link may play; for members."""
    game, now = registry.game(slug), context.now()
    if seats not in game.info.seats:
        raise NotFoundError("no-deal")
    async with connected(context.pool) as connection:
        if not await is_member(connection, account):
            raise ForbiddenError("deal-members")
        if await store.dares_since(connection, account, now - timedelta(days=1)) >= MAX_DARES_A_DAY:
            raise ConflictError("dares-a-day", most=MAX_DARES_A_DAY)
        plan = plan_of(slug, now.date())
        dare = msgspec.structs.replace(
            plan,
            id=token_hex(DARE_ID_BYTES),
            seats=seats,
            seat=0,
            opens_at=now,
            closes_at=now + timedelta(days=DARE_DAYS),
            creator=account,
        )
        await store.create(connection, dare)
    return dare
