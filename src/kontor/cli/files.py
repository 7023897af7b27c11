"""Files that people name: existing ones are never overwritten."""

from pathlib import Path

from kontor.cli.errors import CliError


def create(file: Path, content: bytes = b"") -> None:
    """Write a new file; CliError says why if that is not possible."""
    try:
        with file.open("xb") as new:
            new.write(content)
    except FileExistsError as error:
        if file.is_dir():
            raise CliError("is-folder", file=str(file)) from error
        raise CliError("file-exists", file=str(file)) from error
    except FileNotFoundError as error:
        raise CliError("no-folder", file=str(file)) from error
    except OSError as error:
        raise CliError("cannot-write", file=str(file), why=error) from error
    except ValueError as error:  # a character that no file name can contain
        raise CliError("no-file-name") from error


def in_folder(folder: Path, name: str) -> Path:
    """Return the path of a file in a folder, which is created if needed; CliError if that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError("cannot-write", file=str(folder), why=error) from error
    return folder / name
