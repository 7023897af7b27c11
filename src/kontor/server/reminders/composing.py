"""Composing messages, in the language of the channel.

A message names what everybody in a match knows: the game, who else plays, how long it waits. It says nothing of the
position, which this file never reads: a webhook may be read by a whole chat room.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from kontor.core import Texts, decode, registry
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.reminders.addresses import hash_of
from kontor.server.reminders.links import link
from kontor.server.reminders.message import MatchReminder, Message
from kontor.server.settings import Settings
from kontor.server.store.lobby.invitations import OpenInvitation
from kontor.server.store.reminders.channels import Channel
from kontor.server.store.reminders.reminders import Delivery, WaitingMatch

MAX_NAMED_MATCHES = 5
"""Matches that a message names; the others are only counted."""
UNITS = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
MIN_UNITS = 2
"""A unit is used from this number on: "90 minutes" says more than "1 hour"."""


def composed(
    settings: Settings, channel: Channel, delivery: Delivery, name: str, waiting: Sequence[WaitingMatch], now: datetime
) -> Message:
    """Return a message: the turns that wait, a test, or the question whether an address is theirs."""
    texts = texts_in(channel.language)
    reminders = tuple(match_told(settings, texts, waiting_match, now) for waiting_match in waiting[:MAX_NAMED_MATCHES])
    more = len(waiting) - len(reminders)
    count, title = len(waiting), reminders[0].title if reminders else ""
    url = reminders[0].url if count == 1 else url_of(settings, delivery)
    return Message(
        id=delivery.id,
        kind=delivery.kind,
        title=texts.text(f"reminder-{delivery.kind}-title", {"count": count, "game": title}),
        text=texts.text(f"reminder-{delivery.kind}-text", {"name": name, "count": count}),
        url=link(settings, "confirm", channel.id) if delivery.kind == "confirm" else url,
        stop=link(settings, "stop", channel.id, hash_of(channel.target) if delivery.kind == "confirm" else None),
        stop_text=texts.text("reminder-stop"),
        stop_button=texts.text("reminder-stop-button"),
        matches=reminders,
        more=texts.text("reminder-more", {"count": more}) if more else "",
    )


def url_of(settings: Settings, delivery: Delivery) -> str:
    """Return where a message leads that names no match: to one that was found, or where others can be found."""
    if delivery.kind == "found" and delivery.turns:
        return f"{settings.site}/table/{delivery.turns[0].match}"
    if delivery.kind == "notice":
        return f"{settings.site}/account"
    return f"{settings.site}/lobby" if delivery.kind == "unfound" else settings.site


def reset_mail(settings: Settings, channel: Channel, delivery: Delivery, name: str, link: str) -> Message:
    """Return the mail with the link by which somebody sets a new password."""
    texts = texts_in(channel.language)
    return Message(
        id=delivery.id,
        kind=delivery.kind,
        title=texts.text("reminder-reset-title"),
        text=texts.text("reminder-reset-text", {"name": name, "site": settings.site}),
        url=link,
        stop="",
        stop_text="",
    )


def invitation_told(
    settings: Settings, channel: Channel, delivery: Delivery, name: str, match_id: str, invitation: OpenInvitation
) -> Message:
    """Return the message about an invitation by name."""
    texts, game = texts_in(channel.language), title_of(invitation.game)
    return Message(
        id=delivery.id,
        kind=delivery.kind,
        title=texts.text("reminder-invited-title", {"game": game, "inviter": invitation.inviter}),
        text=texts.text("reminder-invited-text", {"game": game, "inviter": invitation.inviter, "name": name}),
        url=f"{settings.site}/table/{match_id}",
        stop=link(settings, "stop", channel.id, None),
        stop_text=texts.text("reminder-stop"),
        stop_button=texts.text("reminder-stop-button"),
    )


def match_told(settings: Settings, texts: Texts, waiting: WaitingMatch, now: datetime) -> MatchReminder:
    """Return a match that waits for somebody, in words and numbers."""
    title, left = title_of(waiting.game), seconds_left(waiting, now)
    variables = {
        "game": title,
        "others": list(waiting.others),
        "others_count": len(waiting.others),
        "since": spoken(texts, now - waiting.since),
        "clock": int(left is not None),
        "left": "" if left is None else spoken(texts, timedelta(seconds=left)),
    }
    return MatchReminder(
        match=waiting.match,
        game=waiting.game,
        title=title,
        others=waiting.others,
        url=f"{settings.site}/table/{waiting.match}",
        since=waiting.since,
        seconds_left=left,
        text=texts.text("reminder-match", variables),
    )


def title_of(game: str) -> str:
    """Return the title of a game; its slug if it is not installed any more."""
    return registry.game(game).info.title if game in registry.slugs() else game


def seconds_left(waiting: WaitingMatch, now: datetime) -> int | None:
    """Return the time left on the clock of the seat; None without one, or if the clock cannot be read."""
    if waiting.clocks is None:
        return None
    try:
        left = decode(waiting.clocks, Clocks).seats[waiting.seat].left(now)
    except Exception as error:  # noqa: BLE001 - a message about several matches is sent without this clock
        note_failure("reminder", waiting.match, error)
        return None
    return None if left is None else max(0, round(left))


def spoken(texts: Texts, span: timedelta) -> str:
    """Return a duration in words, rounded as people say it."""
    for unit, length in UNITS:
        if span >= MIN_UNITS * length:
            return texts.text(f"reminder-{unit}", {"count": span // length})
    return texts.text("reminder-minutes", {"count": max(1, span // UNITS[-1][1])})


def texts_in(language: str) -> Texts:
    """Return the texts of the server."""
    return Texts(language, packages=("kontor.server",))
