"""Running the command inside the test: arguments and typed lines in, code and both streams out."""

import io
from collections.abc import Iterable

import pytest

from cli.running import Done, Run
from kontor.cli import main
from server.fixtures import empty_database, services  # noqa: F401 - fixtures


@pytest.fixture
def kontor(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in English, unless its arguments or LANG say otherwise."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("KONTOR_DATABASE_WAIT_SECONDS", "0")  # where no database is, none comes

    def run(*arguments: str, typed: Iterable[str] = ()) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        captured = capsys.readouterr()
        return Done(int(left.value.code or 0), captured.out, captured.err)

    return run
