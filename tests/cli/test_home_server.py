"""What a host at home sees: addresses, the QR code in the terminal, and whether the browser is opened."""

import os
import socket

import pytest
import segno

from kontor.cli.home_server import (
    ANY_HOST,
    HALVES,
    drawn_code,
    may_open_browser,
    network_address,
    own_address,
    when_it_listens,
)
from kontor.cli.verbs.serve import be_at_home


def test_the_own_machine_opens_another_address_than_the_one_listened_on() -> None:
    """A browser cannot open 0.0.0.0 everywhere."""
    assert own_address(ANY_HOST[0], 8000) == "http://127.0.0.1:8000"
    assert own_address("10.0.0.5", 80) == "http://10.0.0.5:80"
    assert own_address("::1", 80) == "http://[::1]:80"


def test_nobody_is_told_of_a_server_before_it_listens() -> None:
    """Who opens the address too early is refused."""
    told: list[str] = []
    says = "nothing listens"
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        thread = when_it_listens("127.0.0.1", server.getsockname()[1], lambda: told.append(says))
        says = "it listens"
        server.listen()
        thread.join(60)

    assert told == ["it listens"]


def test_the_address_for_others_is_never_the_own_machine() -> None:
    """A machine without a network has none."""
    found = network_address(8000)
    assert found is None or (found.endswith(":8000") and not found.startswith("http://127."))


def test_the_code_in_the_terminal_has_the_modules_of_the_code() -> None:
    """Two rows of modules are one line."""
    content = "http://192.168.1.5:8000"
    halves = {character: pair for pair, character in HALVES.items()}
    lines = [[halves[character] for character in line] for line in drawn_code(content).plain.split("\n")]
    rows = [[pair[half] for pair in line] for line in lines for half in (0, 1)]
    modules = [[int(bool(dark)) for dark in row] for row in segno.make(content, micro=False).matrix_iter(border=2)]

    assert rows[: len(modules)] == modules
    assert not any(map(any, rows[len(modules) :]))


def test_no_browser_is_opened_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service has none, whatever display the machine has."""
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    assert not may_open_browser()


def test_a_home_sets_only_what_the_host_has_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies without HTTPS, and the site where others in the network find it."""
    address = "http://192.168.1.5:8000"
    monkeypatch.setattr(os, "environ", {})
    be_at_home(address)
    assert os.environ == {"KONTOR_SECURE_COOKIES": "0", "KONTOR_SITE": address}

    own = {"KONTOR_SECURE_COOKIES": "1", "KONTOR_SITE": "https://kontor.example.org"}
    monkeypatch.setattr(os, "environ", dict(own))
    be_at_home(address)
    be_at_home(None)
    assert os.environ == own
