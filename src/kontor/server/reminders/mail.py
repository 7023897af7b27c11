"""Mail: through the SMTP server of the host."""

from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy, default
from email.utils import format_datetime
from typing import Protocol
from urllib.parse import unquote, urlsplit

from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.play_clock import utc_now
from kontor.server.reminders.message import Message, NotSentError, RejectedError
from kontor.server.settings import Settings


class Addressee(Protocol):
    """Whom a mail is for: a channel, or somebody who is invited."""

    @property
    def target(self) -> str:
        """The address."""

    @property
    def language(self) -> str:
        """The language of the mail."""


TIMEOUT_SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
FOR_GOOD = 500
"""Status codes of SMTP from here on are permanent failures."""


class Unbroken(UnstructuredHeader, BaseHeader):
    """A header with a link: broken into lines it would be encoded, and few mail programs decode that (RFC 2369)."""

    def fold(self, *, policy: Policy) -> str:
        """Return the header in one line."""
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("list-unsubscribe", Unbroken)
LETTER = default.clone(header_factory=HEADERS)


async def send_mail(settings: Settings, channel: Addressee, message: Message) -> None:
    """Send a message by mail; the same message has the same Message-ID, however often it is sent."""
    if not settings.smtp:
        raise NotSentError("reminders-off", kind="mail")
    import aiosmtplib  # noqa: PLC0415 - the extra `mail`

    server = urlsplit(settings.smtp)
    try:
        await aiosmtplib.send(
            letter(settings, channel, message),
            hostname=server.hostname,
            port=server.port or PORTS[server.scheme],
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=TIMEOUT_SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        refusal = error.recipients[0]
        kind = RejectedError if refusal.code >= FOR_GOOD else NotSentError
        raise kind("mail-refused", why=_describe(refusal.code, refusal.message)) from error
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        raise NotSentError("mail-away") from error  # people must not learn where the host's mail server is


def letter(settings: Settings, channel: Addressee, message: Message) -> EmailMessage:
    """Return a message as a mail, with one-click unsubscribe (RFC 8058) unless it is one that the person asked for."""
    mail = EmailMessage(policy=LETTER)
    mail["From"] = settings.mail_from
    mail["To"] = channel.target
    mail["Subject"] = message.title
    mail["Date"] = format_datetime(utc_now())
    mail["Message-ID"] = f"<{message.id}@{urlsplit(settings.site).hostname}>"
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = channel.language
    paragraphs = [message.text]
    paragraphs += [f"{reminder.text}\n{reminder.url}" for reminder in message.matches]
    paragraphs += [message.more] if message.more else []
    paragraphs += message.paragraphs
    paragraphs += [] if message.matches or message.paragraphs else [message.url]
    paragraphs += [f"-- \n{message.stop_text}\n{message.stop}"] if message.stop else []
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail


def demand_mail(settings: Settings) -> None:
    """Refuse mail if the host has no mail server."""
    if not has_mail(settings):
        raise ConflictError("reminders-off", kind="mail")


def has_mail(settings: Settings) -> bool:
    """Return True if the host sends mail."""
    return bool(settings.smtp and settings.mail_from and settings.reminding)


def _describe(code: int, message: str) -> str:
    return f"{code} {message}"[:200]
