"""Files that people name: a new one is written, an old one is never overwritten."""

from pathlib import Path

from kontor.cli.language import CliError


def create(file: Path, content: bytes = b"") -> None:
    """Write a new file, or say why that cannot be."""
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
    except ValueError as error:  # a sign that no name of a file can hold
        raise CliError("no-file-name") from error


def in_folder(folder: Path, name: str) -> Path:
    """Return the file of this name in a folder, which is made if there is none; or say why that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError("cannot-write", file=str(folder), why=error) from error
    return folder / name
