"""What a host sets for reminders: each setting is refused where it cannot be used, with an example."""

import pytest

from kontor.server.errors import SettingsError
from kontor.server.reminders.push import new_key, public_key
from kontor.server.settings import Settings, read_settings
from server.reminded import SITE

WRONG = {
    "SITE": ("kontor.example.org", "https://kontor.example.org/", "ftp://kontor.example.org", "https://a b"),
    "SMTP": ("mail.example.org", "http://mail.example.org", "smtp://"),
    "MAIL_FROM": ("kontor", "Kontor <kontor@example.org>", "a@b@c"),
    "VAPID_KEY": ("short", "=" * 43, "a" * 44),
    "PRIVATE_WEBHOOKS": ("yes",),
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_setting_that_cannot_be_used_says_how_it_should_look(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"KONTOR_{name} cannot be"):
        read_settings({f"KONTOR_{name}": value})


def test_a_host_that_sets_everything_gets_it() -> None:
    key = new_key()
    given = {"SITE": SITE, "SMTP": "smtp://user:pass%40word@mail:587", "MAIL_FROM": "k@e.org", "VAPID_KEY": key}

    settings = read_settings({f"KONTOR_{name}": value for name, value in given.items()})

    assert (settings.site, settings.vapid_key, settings.private_webhooks) == (SITE, key, False)
    assert len(public_key(settings) or "") == 87


def test_without_settings_there_are_no_keys() -> None:
    assert public_key(Settings()) is None
    assert public_key(Settings(vapid_key=new_key())) is None
