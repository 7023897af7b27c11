"""The pages of the host, from a real server: privacy, imprint, status and security.txt, in both languages."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

import kontor
from kontor.server.api.headers import PLAIN_POLICY
from kontor.server.api.http.site.host_pages import HostPages, texts_in
from kontor.server.api.http.site.host_texts.status import Status, status_rows
from kontor.server.errors import SettingsError
from kontor.server.settings import Settings, read_settings
from server.gateway import new_client
from server.within import served

PAGES = ("/privacy", "/imprint", "/status", "/keys")


async def get(settings: Settings, path: str, **options: str) -> httpx.Response:
    """Ask a server with these settings."""
    async with served(settings) as server, new_client(server.address) as client:
        return await client.get(path, params=options)


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_there_in_both_languages_and_forbids_scripts(settings: Settings, path: str) -> None:
    english, german = [await get(settings, path, lang=language) for language in ("en", "de")]

    for language, answer in (("en", english), ("de", german)):
        assert answer.status_code == 200
        assert f'<html lang="{language}">' in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["content-security-policy"] == PLAIN_POLICY
        assert "<script" not in answer.text
    assert english.text != german.text


async def test_the_privacy_page_says_for_how_long_this_server_keeps_things(settings: Settings) -> None:
    text = (await get(replace(settings, guest_days=41, chat_days=42, open_table_days=43), "/privacy", lang="en")).text

    for days in (41, 42, 43, 60, 90, 14):
        assert f"{days} days" in text


async def test_what_is_kept_for_ever_is_not_said_to_be_deleted_after_0_days(settings: Settings) -> None:
    kept = replace(settings, guest_days=0, chat_days=0, open_table_days=0)
    for language, zero in (("en", " 0 days"), ("de", " 0 Tage")):
        text = (await get(kept, "/privacy", lang=language)).text
        assert zero not in text
    assert "kept as long as the match" in (await get(kept, "/privacy", lang="en")).text


async def test_the_host_can_write_both_pages_in_both_languages(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "imprint.txt").write_text("Anna & Co.\nHarbour 1\n\nCall us.")
    (tmp_path / "imprint.de.txt").write_text("Anna & Co.\nAm Hafen 1")
    own = replace(settings, imprint=str(tmp_path / "imprint.txt"))

    english, german = [(await get(own, "/imprint", lang=language)).text for language in ("en", "de")]

    assert "<p>Anna &amp; Co.<br>Harbour 1</p><p>Call us.</p>" in english
    assert "<p>Anna &amp; Co.<br>Am Hafen 1</p>" in german


async def test_the_host_can_name_a_page_elsewhere(settings: Settings) -> None:
    answer = await get(replace(settings, privacy="https://club.example.org/privacy"), "/privacy")

    assert (answer.status_code, answer.headers["location"]) == (302, "https://club.example.org/privacy")


async def test_without_an_imprint_the_page_says_that_the_host_has_to_write_one(settings: Settings) -> None:
    assert "KONTOR_IMPRINT" in (await get(settings, "/imprint", lang="en")).text


def test_a_text_that_cannot_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.txt")
    with pytest.raises(SettingsError, match="KONTOR_IMPRINT"):
        read_settings({"KONTOR_IMPRINT": missing})
    with pytest.raises(SettingsError, match="KONTOR_IMPRINT"):
        HostPages(Settings(imprint=missing))


async def test_the_status_says_what_is_well_and_no_secret(settings: Settings) -> None:
    text = (await get(settings, "/status", lang="en")).text

    assert kontor.__version__ in text
    assert "<dt>Database</dt><dd>well</dd>" in text
    assert settings.secret not in text
    assert settings.database not in text


def test_without_its_database_the_status_says_so_and_invents_no_figure() -> None:
    away = Status(database=False, bus=True)

    rows = status_rows(texts_in("en"), away)

    assert not away.ok
    assert "<dt>Database</dt><dd>away</dd>" in rows
    assert rows.count("<dd>unknown</dd>") == 3


async def test_security_txt_names_the_contact_and_when_it_expires(settings: Settings) -> None:
    own = replace(settings, security_contact="mailto:security@example.org", site="https://kontor.example.org")

    answer = await get(own, "/.well-known/security.txt")

    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert answer.headers["content-type"].startswith("text/plain")
    assert fields["Contact"] == "mailto:security@example.org"
    assert fields["Canonical"] == "https://kontor.example.org/.well-known/security.txt"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(days=170) < left < timedelta(days=366)


async def test_without_a_contact_there_is_no_security_txt(settings: Settings) -> None:
    assert (await get(settings, "/.well-known/security.txt")).status_code == 404


def test_a_contact_must_be_a_mail_address_or_a_page() -> None:
    with pytest.raises(SettingsError):
        read_settings({"KONTOR_SECURITY_CONTACT": "security@example.org"})
