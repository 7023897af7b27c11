"""Webhooks: a chat room of Discord or Slack, or a program. Whoever reads there sees no more than the table does."""

import re
from typing import Any

from kontor.core import encode
from kontor.server.reminders.message import Message, NotSentError, RejectedError
from kontor.server.reminders.outside import post
from kontor.server.settings import Settings
from kontor.server.store.channels import Channel

TRY_LATER = (408, 425, 429)
"""Refusals that say when to come back, rather than that nobody wants us."""
MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#@:<-])")
LONGEST = 1900
"""Discord takes 2000 signs."""
NO_PREVIEWS = 4
"""A flag of Discord's: links are not unfolded."""


async def send_webhook(settings: Settings, channel: Channel, message: Message) -> None:
    """Send a message to a webhook; a receiver knows it by its id, also if it comes again."""
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Kontor",
        "Idempotency-Key": message.id,
    }
    body = encode(shaped(message, channel.shape))
    status = await post(channel.target, body, headers, private=settings.private_webhooks)
    if status in TRY_LATER or status >= 500:
        raise NotSentError("receiver-status", status=status)
    if not 200 <= status < 300:
        raise RejectedError("receiver-status", status=status)


def shaped(message: Message, shape: str) -> dict[str, Any]:
    """Return the body as its receiver wants it."""
    match shape:
        case "discord":
            text = told(message, lambda words: MARKDOWN.sub(r"\\\1", words), lambda url: f"<{url}>")
            return {"content": text[:LONGEST], "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
        case "slack":
            return {"text": told(message, for_slack, lambda url: f"<{url}>")}
        case _:
            return {
                "id": message.id,
                "kind": message.kind,
                "title": message.title,
                "text": "\n".join(message.lines),
                "url": message.url,
                "matches": message.matches,
                "stop": message.stop,
            }


def told(message: Message, plain: Any, linked: Any) -> str:
    """Return a message as lines of text; words of people must not become commands."""
    lines = [plain(message.text)]
    for each in message.matches:
        lines += [plain(each.text), linked(each.url)]
    lines += [plain(message.more)] if message.more else []
    lines += [] if message.matches else [linked(message.url)]
    return "\n".join([*lines, f"{plain(message.stop_text)} {linked(message.stop)}"])


def for_slack(words: str) -> str:
    """Return words in which nothing is a command of Slack's."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
