"""The doctor tries a pooler with a prepared statement: pgbouncer below 1.21 is refused, a newer one is not.

`KONTOR_PGBOUNCER` names a newer program than that of the system, if there is one.
"""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from kontor.server.doctor.pooler import pooler
from server.gateway import free_port

FIRST_WITH_STATEMENTS = (1, 21)
TIMEOUT_SECONDS = 20.0
FOUND = [
    path
    for path in (
        shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin"),
        os.environ.get("KONTOR_PGBOUNCER"),
    )
    if path
]


def version_of(program: str) -> tuple[int, int]:
    """Return the version of a pgbouncer."""
    told = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    found = re.search(r"PgBouncer (\d+)\.(\d+)", told)
    assert found is not None
    return int(found[1]), int(found[2])


@contextmanager
def pgbouncer(program: str, database: str, mode: str) -> Iterator[str]:
    """Run a pgbouncer in front of a database, and yield the address that leads through it."""
    target, port = urlsplit(database), free_port()
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        file = Path(folder, "pgbouncer.ini")
        lines = [
            "[databases]",
            f"* = host={target.hostname} port={target.port} user={target.username}",
            "[pgbouncer]",
            f"listen_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}",
            *(["max_prepared_statements = 200"] if version_of(program) >= FIRST_WITH_STATEMENTS else []),
        ]
        file.write_text("\n".join(lines) + "\n")
        user = ["-u", "nobody"] if os.geteuid() == 0 else []
        running = subprocess.Popen([program, "-q", *user, file], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            yield urlunsplit(target._replace(netloc=target.netloc.replace(f":{target.port}", f":{port}")))
        finally:
            running.kill()
            running.wait(TIMEOUT_SECONDS)


async def until_it_answers(address: str) -> None:
    """Wait until a database can be reached."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            connection = await asyncpg.connect(address, timeout=TIMEOUT_SECONDS)
        except OSError:
            assert time.monotonic() < end
        else:
            connection.terminate()
            return


@pytest.mark.skipif(not FOUND, reason="pgbouncer is not installed")
@pytest.mark.parametrize("program", FOUND)
async def test_a_pooler_that_forgets_statements_is_refused_and_a_newer_one_is_not(program: str, database: str) -> None:
    is_new = version_of(program) >= FIRST_WITH_STATEMENTS
    with pgbouncer(program, database, "transaction") as address:
        await until_it_answers(address)

        found = await pooler(address)

    assert (found.state, found.key) == (("ok", "pooler") if is_new else ("failed", "pooler-forgets"))


@pytest.mark.skipif(not FOUND, reason="pgbouncer is not installed")
async def test_a_pooler_that_gives_each_client_a_connection_is_accepted(database: str) -> None:
    with pgbouncer(FOUND[0], database, "session") as address:
        await until_it_answers(address)

        assert (await pooler(address)).key == "pooler"


async def test_postgresql_itself_is_no_pooler(database: str) -> None:
    found = await pooler(database)

    assert (found.state, found.key) == ("ok", "pooler-none")
