"""Databases for a while, their dumps, and the checkouts of former commits."""

import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

ROOT = Path(__file__).parents[3]
CORPUS = ROOT / "tests" / "updates" / "corpus"
PLAIN = ("--no-owner", "--no-privileges")


@contextmanager
def database(server: str, name: str) -> Iterator[str]:
    """Create an empty database next to the one at `server`, and drop it in the end."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}"')
        connection.execute(f'CREATE DATABASE "{name}"')
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def dump(url: str, file: Path) -> None:
    """Write a database into a file."""
    subprocess.run(["pg_dump", "--format=custom", *PLAIN, "-Z9", f"--file={file}", url], check=True)


def restore(url: str, file: Path) -> None:
    """Fill an empty database from a file."""
    subprocess.run(
        ["pg_restore", *PLAIN, "--exit-on-error", "--single-transaction", f"--dbname={url}", file], check=True
    )


@contextmanager
def checkout(commit: str, folder: Path) -> Iterator[Path]:
    """Check a commit out, and remove it in the end."""
    git("worktree", "add", "--detach", "--quiet", str(folder), commit)
    try:
        yield folder
    finally:
        git("worktree", "remove", "--force", str(folder))


def git(*arguments: str) -> str:
    """Return what a command of Git prints."""
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def write_entry_points(tree: Path, site: Path) -> None:
    """Write the entry points of a checkout where Python finds them before those of the installed package."""
    project = tomllib.loads((tree / "pyproject.toml").read_text("utf-8"))["project"]
    folder = site / f"{project['name']}-{project['version']}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (folder / "entry_points.txt").write_text("\n".join(groups))
