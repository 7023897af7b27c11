"""The settings of a host for reminders: an unusable value is refused with an example."""

import pytest

from kontor.core import Texts
from kontor.server.errors import SettingsError
from kontor.server.reminders.push import public_key
from kontor.server.reminders.push_keys import new_key
from kontor.server.settings import Settings, read_settings
from sentences import raises_saying
from server.reminded import SITE

WRONG = {
    "SITE": ("kontor.example.org", "https://kontor.example.org/", "ftp://kontor.example.org", "https://a b"),
    "SMTP": ("mail.example.org", "http://mail.example.org", "smtp://"),
    "MAIL_FROM": ("kontor", "Kontor <kontor@example.org>", "a@b@c"),
    "VAPID_KEY": ("short", "=" * 43, "a" * 44),
    "PRIVATE_WEBHOOKS": ("yes",),
    "DATABASE": (
        "",
        "nowhere",
        "mysql://db/kontor",
        "postgresql://db:port/kontor",
        "postgresql://db:1,other:port/kontor",
    ),
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_setting_that_cannot_be_used_says_how_it_should_look(name: str, value: str) -> None:
    with raises_saying(SettingsError, f"KONTOR_{name} has no usable value"):
        read_settings({f"KONTOR_{name}": value})


HIDDEN = {
    "SMTP": ("mail://user:hunter2@mail.example.org", "smtp://user:hunter2#x@mail.example.org", "smtp://u:p@[hunter2"),
    "VAPID_KEY": ("hunter2",),
    "DATABASE": (
        "mysql://kontor:hunter2@db/kontor",
        "postgresql://kontor:hunter2/x@db/kontor",
        "postgresql://kontor:hunter2,x/y@db/kontor",
        "postgresql://[hunter2",
    ),
    "SITE": ("https://user:hunter2@kontor.example.org/",),
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in HIDDEN.items() for value in values])
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_error_about_a_setting_leaves_out_its_value_because_it_may_hold_a_password(
    name: str, value: str, language: str
) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings({f"KONTOR_{name}": value})

    said = Texts(language).error(caught.value)
    assert f"KONTOR_{name}" in said
    assert "hunter2" not in f"{said} {caught.value.facts}"


def test_a_host_that_sets_everything_gets_it() -> None:
    key = new_key()
    given = {"SITE": SITE, "SMTP": "smtp://user:pass%40word@mail:587", "MAIL_FROM": "k@e.org", "VAPID_KEY": key}
    given |= {"SECRET": "a secret that nobody guesses"}

    settings = read_settings({f"KONTOR_{name}": value for name, value in given.items()})

    assert (settings.site, settings.vapid_key, settings.private_webhooks) == (SITE, key, False)
    assert len(public_key(settings) or "") == 87


@pytest.mark.parametrize(
    ("database", "added"),
    [
        ("postgresql://kontor:secret@one:5432,other:5433/kontor", "?target_session_attrs=read-write"),
        ("postgresql://[::1]:5432,[::2]:5432/kontor?sslmode=require", "&target_session_attrs=read-write"),
        ("postgresql://one,other/kontor?target_session_attrs=any", ""),
        ("postgresql:///kontor?host=/run/postgresql", ""),
    ],
)
def test_a_database_may_have_several_hosts_or_none_and_of_several_the_primary_is_used(
    database: str, added: str
) -> None:
    assert read_settings({"KONTOR_DATABASE": database}).database == database + added


def test_without_settings_there_are_no_keys() -> None:
    assert public_key(Settings()) is None
    assert public_key(Settings(vapid_key=new_key())) is None
    assert public_key(Settings(vapid_key=new_key(), site=SITE)) is None
