"""Webhooks: a chat room of Discord or Slack, or a program. A message holds only what everybody in the match knows."""

import re
from typing import Any

from kontor.core import encode
from kontor.server.reminders.message import Message, NotSentError, RejectedError
from kontor.server.reminders.outside import post
from kontor.server.settings import Settings
from kontor.server.store.reminders.channels import Channel

RETRY_STATUSES = (408, 425, 429)
"""Statuses that mean "try again later" rather than "never"."""
MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#@:<-])")
MAX_CHARACTERS = 1900
"""Maximum length of a message; Discord takes 2000 characters."""
NO_PREVIEWS = 4
"""Discord's flag for a message without link previews."""


async def send_webhook(settings: Settings, channel: Channel, message: Message) -> None:
    """Send a message to a webhook; its id lets a receiver recognise a repetition."""
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Kontor",
        "Idempotency-Key": message.id,
    }
    body = encode(shaped(message, channel.shape))
    status = await post(channel.target, body, headers, private=settings.private_webhooks)
    if status in RETRY_STATUSES or status >= 500:
        raise NotSentError("receiver-status", status=status)
    if not 200 <= status < 300:
        raise RejectedError("receiver-status", status=status)


def shaped(message: Message, shape: str) -> dict[str, Any]:
    """Return the body in the receiver's format."""
    match shape:
        case "discord":
            text = told(message, lambda words: MARKDOWN.sub(r"\\\1", words), lambda url: f"<{url}>")
            return {"content": text[:MAX_CHARACTERS], "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
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
    """Return a message as lines of text, escaped: words of people must not become markup."""
    lines = [plain(message.text)]
    for reminder in message.matches:
        lines += [plain(reminder.text), linked(reminder.url)]
    lines += [plain(message.more)] if message.more else []
    lines += [] if message.matches else [linked(message.url)]
    return "\n".join([*lines, f"{plain(message.stop_text)} {linked(message.stop)}"])


def for_slack(words: str) -> str:
    """Return a text without Slack's markup."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
