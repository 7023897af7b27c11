"""Mail, push messages and traces are extras: a server runs without them, and says if one is missing."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kontor.core import Texts
from kontor.server.errors import SettingsError
from kontor.server.reminders.push_keys import new_key
from kontor.server.settings import COLLECTOR, EXTRAS, read_settings

ROOT = Path(__file__).parents[2]
VALUES = {
    "KONTOR_SMTP": "smtp://mail.example.org",
    "KONTOR_VAPID_KEY": new_key(),
    COLLECTOR: "http://127.0.0.1:4318",
}
MISSING = [(variable, module) for variable, extra in EXTRAS.items() for module in extra.modules]
WITHOUT_EXTRAS = """
import sys
sys.modules |= dict.fromkeys(["aiosmtplib", "http_ece", "py_vapid", "opentelemetry"])
import kontor.worker.program
from kontor.cli import main
main(["schema"])
"""


@pytest.mark.parametrize(("variable", "module"), MISSING)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_setting_whose_extra_is_missing_says_what_to_install(
    variable: str, module: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_settings(VALUES)
    monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(SettingsError) as caught:
        read_settings({variable: VALUES[variable]})

    said = Texts(language).error(caught.value)
    assert variable in said
    assert f'pip install "kontor[{EXTRAS[variable].name}]"' in said


def test_without_such_a_setting_no_extra_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, module in MISSING:
        monkeypatch.setitem(sys.modules, module, None)

    assert read_settings(dict.fromkeys(VALUES, "")).smtp == ""


def test_the_server_and_its_worker_run_without_the_extras() -> None:
    """As long as no setting asks for them."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_EXTRAS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"openapi"' in done.stdout


def test_the_package_has_the_extras_that_settings_name() -> None:
    """And what they bring is not in the extra `server`."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra in EXTRAS.values():
        assert extras[extra.name]
        assert not set(extras[extra.name]) & set(extras["server"])
