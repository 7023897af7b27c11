"""The data folder: private, for one process at a time, and with a secret that stays."""

import os
import stat
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from kontor.server.embedded import DataFolder
from kontor.server.errors import StoreError


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """An empty folder."""
    (tmp_path / "data").mkdir()
    return DataFolder(tmp_path / "data")


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_the_secret_is_made_once_and_only_its_owner_reads_it(folder: DataFolder) -> None:
    """A later start signs with the same."""
    made = folder.secret()

    assert len(made) == 64
    assert folder.secret() == made
    assert mode(folder.path / "secret") == 0o600
    assert folder.record_key() == folder.record_key() != made
    assert mode(folder.path / "record-key") == 0o600


def test_one_process_has_a_folder_at_a_time(folder: DataFolder) -> None:
    """The second one learns which process has it."""
    with folder.locked() as first, DataFolder(folder.path).locked() as second:
        assert (first, second) == (True, False)
        assert folder.holder() == str(os.getpid())
    with folder.locked() as again:
        assert again


def test_nobody_else_can_enter_the_folder(folder: DataFolder) -> None:
    """Also if it was open before: there is no password."""
    folder.path.chmod(0o755)
    folder.prepare()
    assert mode(folder.path) == 0o700


def test_a_long_path_gets_its_socket_under_a_short_one(tmp_path: Path) -> None:
    """The address says where."""
    long = DataFolder(tmp_path / ("deep" * 30))
    long.path.mkdir()
    asked = parse_qs(urlsplit(long.address()).query)["host"][0]

    assert asked == str(long.socket_folder)
    assert len(asked) < 85
    assert DataFolder(Path("/srv/a b,c")).address().endswith("?host=%2Fsrv%2Fa%20b%2Cc&port=5432")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can try to run PostgreSQL as root")
def test_postgresql_never_runs_as_root(tmp_path: Path) -> None:
    """It runs as the owner of the folder; a folder of root, or none, is refused before anything is made."""
    missing = DataFolder(tmp_path / "none")
    with pytest.raises(StoreError, match="no-root"):
        missing.prepare()
    assert not missing.path.exists()

    owned = DataFolder(tmp_path)
    with pytest.raises(StoreError, match="no-root"):
        _ = owned.runs_as
    os.chown(tmp_path, 65534, 65534)
    assert owned.runs_as == 65534
