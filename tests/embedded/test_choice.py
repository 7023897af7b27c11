"""Which database Kontor uses: a host who named one gets it, and matches are never passed over."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from embedded.stand_in import install_stand_in, system_programs
from kontor.core import LANGUAGES, Texts
from kontor.server.embedded import DataFolder, choose_database, embedded_folder, open_database
from kontor.server.embedded.programs import PACKAGE, installed_programs, major_version, programs_for
from kontor.server.errors import StoreError
from kontor.server.settings import Settings
from server.fixtures import services  # noqa: F401 - fixture

NOBODY_LISTENS = "1"


@pytest.fixture(autouse=True)
def without_extra(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Nothing embedded is installed, and nothing answers at the usual address; the test may change both."""
    monkeypatch.setenv("PGPORT", NOBODY_LISTENS)
    monkeypatch.setattr("sys.path", [*monkeypatch_path()])
    installed_programs.cache_clear()
    yield monkeypatch
    installed_programs.cache_clear()


def monkeypatch_path() -> list[str]:
    """Return Python's path without folders that hold the package of the extra."""
    import sys  # noqa: PLC0415 - read when a test begins

    return [place for place in sys.path if not (Path(place) / PACKAGE).exists()]


@pytest.fixture
def extra(tmp_path: Path, without_extra: pytest.MonkeyPatch) -> None:
    """The extra is installed."""
    without_extra.syspath_prepend(str(install_stand_in(tmp_path / "site")))
    installed_programs.cache_clear()


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has set nothing."""
    return {"XDG_DATA_HOME": str(tmp_path / "share"), "HOME": str(tmp_path)}


@pytest.fixture
def filled(environ: dict[str, str], without_extra: pytest.MonkeyPatch) -> Path:
    """The usual data folder, with data of a PostgreSQL that never was."""
    without_extra.setattr("sys.platform", "linux")
    folder = Path(environ["XDG_DATA_HOME"]) / "kontor"
    (folder / "postgres").mkdir(parents=True)
    (folder / "postgres" / "PG_VERSION").write_text("7\n")
    return folder


@pytest.mark.usefixtures("extra", "filled")
def test_a_host_who_named_a_database_gets_no_other(environ: dict[str, str], tmp_path: Path) -> None:
    """Also if it does not answer, and whatever is installed."""
    named = f"postgresql://127.0.0.1:{NOBODY_LISTENS}/kontor"
    environ |= {"KONTOR_DATABASE": named, "KONTOR_DATA": str(tmp_path)}

    assert choose_database(environ) == named
    assert embedded_folder(environ) is None


def test_a_named_folder_and_a_folder_with_data_are_used(environ: dict[str, str], filled: Path, tmp_path: Path) -> None:
    """Where matches are, they stay."""
    found = choose_database(environ)
    named = choose_database({**environ, "KONTOR_DATA": str(tmp_path / "elsewhere")})

    assert isinstance(found, DataFolder)
    assert found.path == filled
    assert isinstance(named, DataFolder)
    assert named.path == tmp_path / "elsewhere"


@pytest.mark.usefixtures("extra")
def test_a_postgresql_at_the_usual_address_comes_before_a_new_one(
    environ: dict[str, str],
    services: dict[str, str],  # noqa: F811 - fixture
    without_extra: pytest.MonkeyPatch,
) -> None:
    """If nothing answers there, the extra is used."""
    assert isinstance(choose_database(environ), DataFolder)

    running = urlsplit(services["KONTOR_DATABASE"])
    without_extra.setenv("PGPORT", str(running.port))
    without_extra.setenv("PGUSER", str(running.username))
    assert choose_database(environ) == Settings().database


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_any_database_the_error_names_both_ways(environ: dict[str, str], language: str) -> None:
    """In one sentence each: install the extra, or start PostgreSQL."""
    with pytest.raises(StoreError) as refused:
        choose_database(environ)
    said = Texts(language, packages=("kontor.server",)).error(refused.value)

    assert refused.value.key == "no-database-named"
    assert 'pip install "kontor[embedded]"' in said
    assert "KONTOR_DATABASE" in said
    assert embedded_folder(environ) is None


@pytest.mark.usefixtures("extra")
def test_only_some_verbs_create_a_database(environ: dict[str, str]) -> None:
    """A backup of nothing would look like a backup."""
    with pytest.raises(StoreError, match="nothing-stored"), open_database(environ, lambda *_, **__: None):
        pass
    assert not Path(environ["XDG_DATA_HOME"]).exists()


def test_data_is_read_by_its_own_version_or_not_at_all(filled: Path, extra: None) -> None:
    """The error names the version that is needed and those that there are."""
    version = major_version(system_programs())

    assert programs_for(None, filled) == programs_for(version, filled)
    with pytest.raises(StoreError) as refused:
        programs_for(DataFolder(filled).version, filled)
    assert refused.value.key == "other-version"
    assert (refused.value.facts["version"], refused.value.facts["known"]) == ("7", [str(version)])


def test_a_folder_with_data_needs_the_extra(environ: dict[str, str], filled: Path) -> None:
    """Its matches are not passed over for another database."""
    with pytest.raises(StoreError, match="not-embedded"):
        programs_for(DataFolder(filled).version, filled)
