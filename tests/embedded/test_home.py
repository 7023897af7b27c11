"""A server with an embedded database as a process: it starts, is ended in every way, and leaves nothing running.

The programs are those of the system's PostgreSQL, where the extra would install its own; `make embedded` does the same
with the wheel.
"""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cli.running import text_of
from embedded.home import Home, all_gone, new_home
from embedded.stand_in import install_stand_in
from sampling import in_turn

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc"),
]
KONTOR = (sys.executable, "-m", "kontor.cli")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Python's path with the package of the extra."""
    site = install_stand_in(tmp_path_factory.mktemp("site"))
    return os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))


@pytest.fixture
def home(path: str) -> Iterator[Home]:
    """A home with an empty folder."""
    with new_home(KONTOR, PYTHONPATH=path) as made:
        yield made


def become_guest(home: Home) -> dict[str, str]:
    """Make somebody known to the server; return how they say who they are."""
    login = httpx.post(f"{home.address}/api/guests", json={"name": "Anna"})
    assert "secure" not in login.headers["set-cookie"].lower()  # there is no HTTPS at home
    return {"authorization": f"Bearer {login.json()['token']}"}


def is_known(home: Home, headers: dict[str, str]) -> bool:
    """Return True if the server still knows somebody."""
    return httpx.get(f"{home.address}/api/me", headers=headers).is_success


@in_turn(0, 4)
def test_ctrl_c_sigterm_and_sigkill_cost_nothing_and_leave_nothing(home: Home) -> None:
    """Every start goes on with the same data; after SIGKILL the next one stops what was left and starts again."""
    home.start("--bots", "0")
    anna = become_guest(home)
    assert home.end(signal.SIGINT) == (0, [])

    home.start("--bots", "0")
    assert is_known(home, anna)
    _, left = home.end(signal.SIGKILL)
    assert left

    home.start("--bots", "0")
    assert is_known(home, anna)
    assert all_gone(left)
    assert home.end(signal.SIGTERM) == (128 + signal.SIGTERM, [])
    said = home.log.read_text("utf-8")
    assert said.count(text_of("creating-database", folder=str(home.folder))) == 1
    assert said.count(text_of("recovering-database")) == 1


@in_turn(1, 4)
def test_other_verbs_share_the_database_of_a_server(home: Home, path: str, tmp_path: Path) -> None:
    """A backup and the doctor while it serves; a second server is refused; a restore elsewhere has everything."""
    before = home.doctor()
    assert before["embedded"] == "ok"
    assert "database" not in before

    home.start("--bots", "0")
    anna = become_guest(home)
    assert {state for check, state in home.doctor().items() if check not in ("disk", "files")} == {"ok"}
    assert home.run("backup", str(tmp_path / "dump")).returncode == 0
    with new_home(KONTOR, PYTHONPATH=path, KONTOR_DATA=str(home.folder)) as second:
        refused = second.run("serve", "--no-browser", "--port", str(second.port))
    assert home.server is not None
    assert (refused.returncode, f"process {home.server.pid}" in refused.stderr) == (2, True)
    assert home.run("restore", str(tmp_path / "dump"), "--replace").returncode == 2
    home.end(signal.SIGTERM)

    with new_home(KONTOR, PYTHONPATH=path) as elsewhere:
        done = elsewhere.run("restore", str(tmp_path / "dump"))
        assert done.returncode == 0, done.stderr
        assert elsewhere.run("db", "upgrade", "--check").returncode == 0
        elsewhere.start("--bots", "0")
        assert is_known(elsewhere, anna)
        assert elsewhere.end(signal.SIGTERM)[1] == []


@in_turn(3, 4)
def test_a_start_that_fails_leaves_nothing_running(home: Home) -> None:
    """Data of an unknown version is refused, and of broken data is told what PostgreSQL says."""
    data = home.folder / "postgres"
    data.mkdir()
    (data / "PG_VERSION").write_text("7\n")
    assert "PostgreSQL 7" in home.run("serve", "--no-browser", "--port", str(home.port)).stderr
    (data / "PG_VERSION").unlink()
    data.rmdir()

    assert home.run("db", "upgrade").returncode == 0
    (data / "global" / "pg_control").unlink()
    broken = home.run("serve", "--no-browser", "--port", str(home.port))
    assert (broken.returncode, "pg_control" in broken.stderr) == (2, True)
    assert not (data / "postmaster.pid").exists()
