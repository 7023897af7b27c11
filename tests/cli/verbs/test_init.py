"""`kontor init` in a folder: what it shows, what it writes, and what it leaves alone."""

import shlex
import shutil
import stat
import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest

from cli.running import Done, Run, text_of
from kontor.cli.app import command_in
from kontor.cli.hosting.files import read_settings_file
from kontor.server.settings import read_settings
from kontor.signed import SigningKey

SITE = "https://kontor.example.org"
PROGRAM = "/opt/kontor/bin/kontor"
MODES = {
    "etc/caddy/kontor.caddy": 0o644,
    "etc/kontor/kontor.env": 0o600,
    "etc/systemd/system/kontor-backup.service": 0o644,
    "etc/systemd/system/kontor-backup.timer": 0o644,
    "etc/systemd/system/kontor.service": 0o644,
    "usr/local/sbin/kontor-host": 0o755,
}
"""All files of a server with a public address."""


def init(kontor: Run, root: Path, *more: str, typed: tuple[str, ...] = ()) -> Done:
    """Run the verb for a server with a public address, in a folder."""
    return kontor("init", "--site", SITE, "--root", str(root), "--program", PROGRAM, *more, typed=typed)


def written(root: Path) -> dict[str, int]:
    """Return the files below a folder with their modes."""
    files = sorted(path for path in root.rglob("*") if path.is_file())
    return {str(file.relative_to(root)): stat.S_IMODE(file.stat().st_mode) for file in files}


def unit(root: Path, name: str) -> ConfigParser:
    """Return a unit of systemd as it was written."""
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((root / "etc/systemd/system" / name).read_text("utf-8"))
    return parser


def test_a_dry_run_shows_every_file_without_its_secrets_and_writes_nothing(kontor: Run, tmp_path: Path) -> None:
    """People see what they agree to, and no secret stays on their screen."""
    done = init(kontor, tmp_path, "--dry-run")

    assert (done.code, done.err) == (0, "")
    assert written(tmp_path) == {}
    for name in MODES:
        assert str(tmp_path / name) in done.out
    assert f"ExecStart={PROGRAM} serve" in done.out
    assert 'KONTOR_SECRET="…"' in done.out
    assert "createuser kontor" in done.out
    assert text_of("init-dry-run") in done.out


@pytest.mark.parametrize(("answer", "key"), [(("no",), "error-init-refused"), ((), "error-init-nobody")])
def test_without_a_yes_nothing_is_written(kontor: Run, tmp_path: Path, answer: tuple[str, ...], key: str) -> None:
    """Neither a no nor silence is a yes."""
    done = init(kontor, tmp_path, typed=answer)

    assert done.code == 2
    assert text_of(key) in done.err
    assert written(tmp_path) == {}


@pytest.mark.parametrize("answer", ["yes", "Ja", "y"])
def test_a_yes_writes_every_file_with_its_mode_and_secrets_for_root_alone(
    kontor: Run, tmp_path: Path, answer: str
) -> None:
    """The settings are those that the server reads, with a secret that nobody guesses."""
    done = init(kontor, tmp_path, typed=(answer,))

    assert (done.code, done.err) == (0, "")
    assert written(tmp_path) == MODES
    stored = read_settings_file(tmp_path)
    settings = read_settings(stored)
    assert (settings.site, settings.secure_cookies, len(settings.secret)) == (SITE, True, 64)
    assert settings.database.startswith("postgresql://kontor:")
    assert SigningKey(settings.record_key).public
    assert settings.secret not in done.out
    assert settings.record_key not in done.out
    assert settings.database not in done.out


def test_a_second_run_changes_nothing_and_says_so(kontor: Run, tmp_path: Path) -> None:
    """Also without anybody who answers."""
    init(kontor, tmp_path, "--yes")
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.rglob("*") if path.is_file()}

    done = init(kontor, tmp_path)

    assert (done.code, done.err) == (0, "")
    assert text_of("init-nothing") in done.out
    assert before == {
        path: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.rglob("*") if path.is_file()
    }


def test_a_file_that_exists_is_left_and_named_and_the_others_are_written(kontor: Run, tmp_path: Path) -> None:
    """A host's own unit and settings stay; the password in them is used."""
    init(kontor, tmp_path, "--yes")
    service, caddy = tmp_path / "etc/systemd/system/kontor.service", tmp_path / "etc/caddy/kontor.caddy"
    service.write_text("# mine\n", "utf-8")
    caddy.unlink()
    before = read_settings_file(tmp_path)

    done = init(kontor, tmp_path, "--yes")

    assert done.code == 0
    assert text_of("init-different", file=str(service)) in " ".join(done.out.split())
    assert service.read_text("utf-8") == "# mine\n"
    assert SITE in caddy.read_text("utf-8")
    assert read_settings_file(tmp_path) == before


def test_at_home_there_is_no_proxy_and_everybody_on_the_network_reaches_it(kontor: Run, tmp_path: Path) -> None:
    """Cookies work without HTTPS."""
    done = kontor("init", "--home", "--port", "8080", "--root", str(tmp_path), "--program", PROGRAM, "--yes")

    assert done.code == 0
    assert set(written(tmp_path)) == set(MODES) - {"etc/caddy/kontor.caddy"}
    assert "caddy" not in done.out
    assert unit(tmp_path, "kontor.service")["Service"]["ExecStart"].endswith("serve --host 0.0.0.0 --port 8080")
    settings = read_settings(read_settings_file(tmp_path))
    assert (settings.site, settings.secure_cookies) == ("", False)


def test_the_units_start_verbs_that_exist_and_take_most_rights_away(kontor: Run, tmp_path: Path) -> None:
    """Both run as a user without rights, restart or repeat, and are installed."""
    init(kontor, tmp_path, "--yes")
    for name in ("kontor.service", "kontor-backup.service"):
        service = unit(tmp_path, name)["Service"]
        program, verb, *rest = shlex.split(service["ExecStart"])
        assert program == PROGRAM
        assert command_in("en").commands[verb].make_context(verb, rest)
        assert (service["EnvironmentFile"], service["DynamicUser"]) == ("/etc/kontor/kontor.env", "yes")
        assert service["ProtectSystem"] == "strict"
        assert service["CapabilityBoundingSet"] == ""
    folder = unit(tmp_path, "kontor-backup.service")["Service"]
    assert folder["ExecStart"].split()[-1] == f"/var/lib/{folder['StateDirectory']}"
    assert unit(tmp_path, "kontor.service")["Install"]["WantedBy"] == "multi-user.target"
    assert unit(tmp_path, "kontor-backup.timer")["Timer"]["Persistent"] == "true"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_systemd_understands_every_line_of_the_units(kontor: Run, tmp_path: Path) -> None:
    """An unknown line is a warning that nobody reads."""
    kontor("init", "--home", "--root", str(tmp_path), "--program", "/bin/true", "--yes")
    units = sorted((tmp_path / "etc/systemd/system").iterdir())

    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )

    assert len(units) == 3
    assert [line for line in said.stderr.splitlines() if str(tmp_path) in line] == []


def test_the_command_of_the_host_passes_the_settings_on(kontor: Run, tmp_path: Path) -> None:
    """It names what is wrong if the settings cannot be read."""
    init(kontor, tmp_path, "--yes")
    script = tmp_path / "usr/local/sbin/kontor-host"
    moved = script.read_text("utf-8").replace("/etc/", f"{tmp_path}/etc/").replace(PROGRAM, "/usr/bin/env")
    script.write_text(moved, "utf-8")

    printed = subprocess.run([script, "sh", "-c", "echo $KONTOR_SITE"], capture_output=True, text=True, check=True)
    assert printed.stdout == f"{SITE}\n"

    (tmp_path / "etc/kontor/kontor.env").unlink()
    failed = subprocess.run([script, "doctor"], capture_output=True, text=True, check=False)
    assert failed.returncode == 2
    assert "sudo kontor-host doctor" in failed.stderr


@pytest.fixture
def name(services: dict[str, str]) -> Iterator[str]:
    """The name of a role and a database that do not exist; they are dropped at the end."""
    chosen = f"test_init_{token_hex(4)}"
    yield chosen
    with psycopg.connect(services["KONTOR_DATABASE"], autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {chosen} WITH (FORCE)".encode())
        connection.execute(f"DROP ROLE IF EXISTS {chosen}".encode())


def test_the_role_and_the_database_are_made_once(
    kontor: Run, tmp_path: Path, services: dict[str, str], name: str
) -> None:
    """The address in the settings leads to a database that the role owns, and a second run finds both."""
    admin = ("--admin", services["KONTOR_DATABASE"], "--database", name)
    done = init(kontor, tmp_path, *admin, "--yes")

    assert (done.code, done.err) == (0, "")
    stored = read_settings_file(tmp_path)
    with psycopg.connect(stored["KONTOR_DATABASE"]) as connection:
        row = connection.execute(
            "SELECT current_user, current_database(), current_setting('server_encoding')"
        ).fetchone()
    assert row == (name, name, "UTF8")
    assert text_of("init-nothing") in init(kontor, tmp_path, *admin).out


def test_the_password_of_a_role_that_was_there_is_left_and_the_host_is_told(
    kontor: Run, tmp_path: Path, services: dict[str, str], name: str
) -> None:
    """Somebody else may log in with it."""
    with psycopg.connect(services["KONTOR_DATABASE"], autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {name} LOGIN PASSWORD 'mine'".encode())
        stored = "SELECT rolpassword FROM pg_authid WHERE rolname = %s"
        before = connection.execute(stored, [name]).fetchone()

        done = init(kontor, tmp_path, "--admin", services["KONTOR_DATABASE"], "--database", name, "--yes")

        assert connection.execute(stored, [name]).fetchone() == before
    assert text_of("init-role-password", role=name, file="/etc/kontor/kontor.env") in done.out
    assert "--owner" in done.out
    assert "createuser" not in done.out


def test_after_a_failure_it_goes_on_with_the_same_password(
    kontor: Run, tmp_path: Path, services: dict[str, str], name: str
) -> None:
    """The settings are written first, so the password is never lost."""
    init(kontor, tmp_path, "--database", name, "--yes")
    before = read_settings_file(tmp_path)["KONTOR_DATABASE"]
    refused = init(kontor, tmp_path, "--admin", "postgresql://127.0.0.1:1/postgres", "--yes")
    assert (refused.code, refused.err.count("\n")) == (2, 1)

    done = init(kontor, tmp_path, "--admin", services["KONTOR_DATABASE"], "--yes")

    assert text_of("init-database-made", role=name, name=name) in done.out
    assert read_settings_file(tmp_path)["KONTOR_DATABASE"] == before


@pytest.mark.parametrize("program", ["/home/anna/.local/bin/kontor", "/root/.venv/bin/kontor", "bin/kontor"])
def test_a_program_that_a_service_could_not_start_is_refused(kontor: Run, tmp_path: Path, program: str) -> None:
    """The sentence says where to install it."""
    done = kontor("init", "--home", "--root", str(tmp_path), "--program", program, "--yes")

    assert done.code == 2
    assert "/opt/kontor" in done.err
    assert written(tmp_path) == {}
