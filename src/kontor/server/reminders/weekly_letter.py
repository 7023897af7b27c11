"""What a weekly letter says: what waits, what was played, and today's deals. It never reads a position."""

from collections.abc import Sequence
from functools import partial

from kontor.core import Texts, registry
from kontor.server.matches import Context
from kontor.server.matches.deals.results import DealView, get_deal
from kontor.server.ratings.rating import Rating
from kontor.server.reminders.composing import MAX_NAMED_MATCHES, match_told, texts_in, title_of
from kontor.server.reminders.links import link
from kontor.server.reminders.message import Message
from kontor.server.reminders.waiting import waiting_matches
from kontor.server.reminders.weekly import A_WEEK
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders import letters as store
from kontor.server.store.reminders import reminders
from kontor.server.store.reminders.channels import Channel
from kontor.server.store.reminders.letters import PlayedMatch
from kontor.server.store.reminders.reminders import Delivery

MAX_LINES = 10
"""Matches, tables or deals that a part of a letter names; the others are only counted."""


async def weekly_letter(context: Context, channel: Channel, delivery: Delivery) -> Message | None:
    """Return the letter of the week before it was queued; None if it is unwanted or empty by now."""
    settings, texts, account = context.settings, texts_in(channel.language), delivery.account
    since, until = delivery.made_at - A_WEEK, delivery.made_at
    async with connected(context.pool) as connection:
        if not await store.is_wanted(connection, account):
            return None
        name = await reminders.name_of(connection, account)
        waiting = await waiting_matches(context, connection, partial(store.waiting_for, account=account))
        tables = await store.invited(connection, account, MAX_LINES)
        played = await store.played(connection, account, since, until)
        closed = await store.closed_deals(connection, account, since, until, registry.slugs(), MAX_LINES)
    invited = [
        f"{texts.text('reminder-week-invited', {'inviter': table.inviter, 'game': title_of(table.game)})}\n"
        f"{settings.site}/table/{table.match}"
        for table in tables
    ]
    deals = [await get_deal(context, deal, account) for deal in closed]
    results, tries = played_told(texts, played), deals_told(texts, deals)
    if not (waiting or invited or results or tries):
        return None
    told = tuple(match_told(settings, texts, match, context.now()) for match in waiting[:MAX_NAMED_MATCHES])
    more = len(waiting) - len(told)
    return Message(
        id=delivery.id,
        kind=delivery.kind,
        title=texts.text("reminder-week-title"),
        text=texts.text("reminder-week-text", {"name": name, "count": len(waiting)}),
        url=settings.site,
        stop=link(settings, "letters", channel.id),
        stop_text=texts.text("reminder-week-stop"),
        matches=told,
        more=texts.text("reminder-more", {"count": more}) if more else "",
        paragraphs=tuple(part for part in (*invited, results, tries, new_deals(settings, texts)) if part),
    )


def played_told(texts: Texts, played: Sequence[PlayedMatch]) -> str:
    """Return the matches of a week with their results; empty without one."""
    lines = [played_line(texts, match) for match in played[-MAX_LINES:]]
    return part_of(texts, "reminder-week-played", len(played), lines)


def played_line(texts: Texts, match: PlayedMatch) -> str:
    """Return place and points of a match, and what it made of the rating."""
    change = rating_change(match)
    facts = {
        "game": title_of(match.game),
        "place": match.place,
        "seats": match.seats,
        "points": match.points,
        "left": int(not match.finished),
        "rated": int(change is not None),
        "change": f"{change or 0:+d}",
    }
    return texts.text("reminder-week-result", facts)


def rating_change(match: PlayedMatch) -> int | None:
    """Return what a match made of the points of a rating; None if it does not count, or not yet."""
    if match.mu is None or match.sigma is None or match.mu_before is None or match.sigma_before is None:
        return None
    return Rating(match.mu, match.sigma).points - Rating(match.mu_before, match.sigma_before).points


def deals_told(texts: Texts, deals: Sequence[DealView]) -> str:
    """Return the own tries at deals that have closed; empty if none counted."""
    lines = [
        texts.text(
            "reminder-week-try",
            {
                "game": title_of(deal.game),
                "points": deal.mine.points,
                "rank": deal.mine.rank,
                "played": deal.played,
            },
        )
        for deal in deals
        if deal.mine and deal.mine.state == "counted"
    ]
    return part_of(texts, "reminder-week-tries", len(lines), lines)


def new_deals(settings: Settings, texts: Texts) -> str:
    """Return which games have a deal today, and the way to them."""
    games = [title_of(slug) for slug in sorted(registry.slugs())]
    return f"{texts.text('reminder-week-deals', {'games': games})}\n{settings.site}"


def part_of(texts: Texts, key: str, count: int, lines: Sequence[str]) -> str:
    """Return a sentence with a list below it; empty without a line."""
    return "\n".join([texts.text(key, {"count": count}), *(f"- {line}" for line in lines)]) if lines else ""
