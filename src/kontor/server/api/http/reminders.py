"""Reminders: channels and times of the caller, and the links of messages, which need no login."""

from html import escape
from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, post, put
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.headers import PLAIN_STYLE
from kontor.server.api.origins import SIGNED_LINK
from kontor.server.api.parameters import RowNumber
from kontor.server.matches import Context
from kontor.server.reminders.channels import (
    ChannelView,
    Reminders,
    Shape,
    channel_view,
    do_add_mail,
    do_add_push,
    do_add_webhook,
    do_delete_channel,
    do_enable,
    do_set_reminders,
    do_test,
    reminders_of,
    shortened,
)
from kontor.server.reminders.composing import texts_in
from kontor.server.reminders.following import ResolvedLink, do_follow, do_welcome, linked
from kontor.server.reminders.weekly import do_choose_letter

A_DAY = 24 * 60
HIDDEN = {"referrer-policy": "no-referrer"}


class ReminderTimesRequest(Record, frozen=True):
    """Minutes of waiting before a reminder, and the minimum number of minutes between two messages."""

    after_minutes: Annotated[int, Meta(ge=0, le=A_DAY)]
    every_minutes: Annotated[int, Meta(ge=1, le=A_DAY)]


class WeeklyLetterRequest(Record, frozen=True):
    """Whether the caller wants the weekly letter."""

    weekly: bool


class NewMailChannel(Record, frozen=True):
    """A mail address."""

    address: Annotated[str, Meta(max_length=254)]


class NewWebhookChannel(Record, frozen=True):
    """A webhook, and what it expects."""

    url: Annotated[str, Meta(max_length=1000)]
    shape: Shape


class NewPushChannel(Record, frozen=True):
    """A device, as its browser describes the subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=200)]


class ChannelSwitch(Record, frozen=True):
    """Whether a channel is used."""

    enabled: bool


class SentMessage(Record, frozen=True):
    """The id of a message that is being sent."""

    delivery: str


class ReminderRoutes(Controller):
    """The caller's own reminder settings."""

    path = "/api/me/reminders"
    tags = ("reminders",)

    @get("/", summary="How I am reminded")
    async def show(self, context: Context, caller: Caller, language: str) -> Reminders:
        """Return the caller's channels with their health, and what the host offers."""
        return await reminders_of(context, caller, language)

    @put("/", summary="When I want to be reminded")
    async def set_wishes(
        self, context: Context, caller: Caller, language: str, data: ReminderTimesRequest
    ) -> Reminders:
        """Set how long a match waits before a reminder, and the minimum time between two messages."""
        await do_set_reminders(context, caller, data.after_minutes, data.every_minutes)
        return await reminders_of(context, caller, language)

    @put("/letter", summary="Write to me once a week")
    async def choose_letter(
        self, context: Context, caller: Caller, language: str, data: WeeklyLetterRequest
    ) -> Reminders:
        """Choose the weekly letter, or do without it: it comes by mail, and not after an empty week."""
        await do_choose_letter(context, caller, data.weekly)
        return await reminders_of(context, caller, language)

    @post("/mails", summary="Remind me by mail")
    async def add_mail(self, context: Context, caller: Caller, language: str, data: NewMailChannel) -> ChannelView:
        """Add a mail address; it is used once its owner has followed the link that is sent there."""
        return channel_view(await do_add_mail(context, caller, data.address, language), language)

    @post("/webhooks", summary="Remind me through a webhook")
    async def add_webhook(
        self, context: Context, caller: Caller, language: str, data: NewWebhookChannel
    ) -> ChannelView:
        """Add a webhook of Discord, of Slack, or of a program that reads JSON."""
        return channel_view(await do_add_webhook(context, caller, data.url, data.shape, language), language)

    @post("/pushes", summary="Remind me on this device")
    async def add_push(self, context: Context, caller: Caller, language: str, data: NewPushChannel) -> ChannelView:
        """Add the subscription of a browser; it is the caller's alone from now on."""
        added = await do_add_push(context, caller, data.endpoint, data.p256dh, data.auth, language)
        return channel_view(added, language)

    @put("/channels/{channel:int}", summary="Switch a channel on or off")
    async def enable(
        self, context: Context, caller: Caller, language: str, channel: RowNumber, data: ChannelSwitch
    ) -> ChannelView:
        """Switch a channel on or off."""
        return channel_view(await do_enable(context, caller, channel, data.enabled), language)

    @delete("/channels/{channel:int}", summary="Delete a channel")
    async def delete_channel(self, context: Context, caller: Caller, channel: RowNumber) -> None:
        """Delete a channel."""
        await do_delete_channel(context, caller, channel)

    @post("/channels/{channel:int}/test", summary="Try a channel")
    async def test(self, context: Context, caller: Caller, channel: RowNumber) -> SentMessage:
        """Send a test message at once, in the same way as a reminder."""
        return SentMessage(await do_test(context, caller, channel))


class ReminderLinkRoutes(Controller):
    """The links of messages: pages for a person, and RFC 8058 for their mail program. Only POST changes something."""

    path = "/api/reminders"
    include_in_schema = False
    opt = {SIGNED_LINK: True}  # noqa: RUF012 - as the framework declares it

    @get("/stop/{token:str}")
    async def ask_stop(self, context: Context, language: str, token: str) -> Response[str]:
        """Ask whether to stop reminders; if the address has refused them already, offer to allow them again."""
        link = await linked(context, "stop", token)
        if link.refused:
            return refused(link, language, token)
        return page(link, language, "refuse-ask" if link.asked else "stop-ask", button("stop", link, language))

    @post("/stop/{token:str}", status_code=200)
    async def stop(self, context: Context, language: str, token: str) -> Response[str]:
        """Stop a channel; if its address is unconfirmed, never ask that address for consent again."""
        link = await do_follow(context, "stop", token)
        return refused(link, language, token) if link.asked else page(link, language, "stop-done")

    @post("/welcome/{token:str}", status_code=200)
    async def welcome(self, context: Context, language: str, token: str) -> Response[str]:
        """Let an address that refused be asked for consent again."""
        return page(await do_welcome(context, token), language, "welcome-done")

    @get("/letters/{token:str}")
    async def ask_stop_letters(self, context: Context, language: str, token: str) -> Response[str]:
        """Ask whether to stop the weekly letter."""
        link = await linked(context, "letters", token)
        return page(link, language, "letters-ask", button("letters", link, language))

    @post("/letters/{token:str}", status_code=200)
    async def stop_letters(self, context: Context, language: str, token: str) -> Response[str]:
        """Stop the weekly letter; reminders go on."""
        return page(await do_follow(context, "letters", token), language, "letters-done")

    @get("/confirm/{token:str}")
    async def ask_confirm(self, context: Context, language: str, token: str) -> Response[str]:
        """Ask the owner of an address to confirm it."""
        link = await linked(context, "confirm", token)
        return page(link, language, "confirm-ask", button("confirm", link, language))

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, context: Context, language: str, token: str) -> Response[str]:
        """Confirm an address: it is used from now on."""
        return page(await do_follow(context, "confirm", token), language, "confirm-done")


def refused(found: ResolvedLink, language: str, token: str) -> Response[str]:
    """Return a page that says that no more mail is sent, with a button to allow it again."""
    form = button("welcome", found, language, f"/api/reminders/welcome/{token}")
    return page(found, language, "refuse-done", form)


def button(deed: str, found: ResolvedLink, language: str, path: str = "") -> str:
    """Return a form with one button, which posts to a path, or to that of the page."""
    action = f' action="{escape(path)}"' if path else ""
    label = escape(texts_in(spoken(found, language)).text(f"reminder-{deed}-button"))
    return f'<form method="post"{action}><button>{label}</button></form>'


def spoken(found: ResolvedLink, language: str) -> str:
    """Return the language of a channel; if it is gone, that of the caller."""
    return found.channel.language if found.channel else language


def page(found: ResolvedLink, language: str, key: str, form: str = "") -> Response[str]:
    """Return a page with one message about the channel that a link leads to."""
    language = spoken(found, language)
    target = shortened(found.channel) if found.channel else ""
    text = escape(texts_in(language).text(f"reminder-{key}", {"target": target}))
    html = (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>Kontor</title>'
        f'<meta name="viewport" content="width=device-width"><style>{PLAIN_STYLE}</style>'
        f"<h1>Kontor</h1><p>{text}</p>{form}</html>\n"
    )
    return Response(html, media_type=MediaType.HTML, headers=HIDDEN)
