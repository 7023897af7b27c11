"""The privacy page that we write if the host has none of their own: what is stored, and for how long."""

from html import escape

from kontor.core import Texts
from kontor.server.retention import kept_days
from kontor.server.settings import Settings

SECTIONS = {
    "stored": (
        *("account", "logins", "matches", "imports", "deals", "people"),
        *("invited", "chat", "moderation", "filter", "reminders"),
    ),
    "addresses": ("limits", "tables", "places", "logs"),
    "browser": ("cookie", "storage"),
    "seen": ("table", "page", "deals", "cards", "moderators", "nobody"),
    "rights": ("show", "export", "delete", "guests", "open", "backups", "host"),
}
"""The headings of the page, and what stands below each."""


def privacy_sections(settings: Settings, language: str) -> str:
    """Return the page without its title."""
    texts, days = Texts(language, packages=("kontor.server",)), kept_days(settings)
    parts = [f"<p>{escape(texts.text('privacy-intro'))}</p>"]
    for heading, sentences in SECTIONS.items():
        parts.append(f"<h2>{escape(texts.text(f'privacy-{heading}'))}</h2><ul>")
        parts += [f"<li>{escape(texts.text(f'privacy-{heading}-{each}', days))}</li>" for each in sentences]
        parts.append("</ul>")
    return "".join(parts)
