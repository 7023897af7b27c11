"""The statement of a commit with the same payload on bare PostgreSQL, by pgbench with 8 clients."""

import asyncio
import re
import subprocess
from pathlib import Path
from shutil import which

import asyncpg

from kontor.core import encode, registry

SCRIPT = Path(__file__).parent / "move.sql"
CLIENTS = 8
MATCHES_PER_CLIENT = 8
"""Number of matches in which each client moves."""
CLEARED = """
DROP TABLE IF EXISTS load_payload;
DELETE FROM matches WHERE id LIKE 'load%';
"""
PAYLOAD = "CREATE TABLE load_payload (payload bytea, action bytea, events bytea, clocks bytea, account bigint);"
MATCHES = """
INSERT INTO matches
    (id, game, rules_version, components, options, status, listed, spectators, secret, commitment, state)
SELECT 'load' || n, 'borneo', 1, '', '{}', 'playing', false, false, '', '', (SELECT payload FROM load_payload)
FROM generate_series(0, $1 - 1) n
"""


async def prepare(database: str) -> None:
    """Create matches whose state is as large as that of a real one."""
    state = registry.game("borneo").start(4, registry.game("borneo").options({}), bytes(32))
    connection = await asyncpg.connect(database)
    await connection.execute(CLEARED + PAYLOAD)
    account = await connection.fetchval("INSERT INTO accounts (name) VALUES ('Load') RETURNING id")
    sizes = (b"a" * 60, b"e" * 140, b"c" * 120)
    await connection.execute("INSERT INTO load_payload VALUES ($1, $2, $3, $4, $5)", encode(state), *sizes, account)
    await connection.execute(MATCHES, CLIENTS * MATCHES_PER_CLIENT)
    await connection.close()


async def clear(database: str) -> None:
    """Remove those matches: no release has stored them, so a gateway would refuse to start."""
    connection = await asyncpg.connect(database)
    await connection.execute(CLEARED)
    await connection.close()


def bare_tps(database: str, seconds: int) -> float:
    """Return how many such statements PostgreSQL alone executes per second."""
    asyncio.run(prepare(database))
    pgbench = which("pgbench") or str(next(Path("/usr/lib/postgresql").glob("*/bin/pgbench")))
    command = [
        pgbench,
        "-n",
        "-M",
        "prepared",
        "-f",
        str(SCRIPT),
        "-c",
        str(CLIENTS),
        "-j",
        "2",
        "-T",
        str(seconds),
        database,
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    asyncio.run(clear(database))
    found = re.search(r"tps = ([0-9.]+)", told)
    assert found, told
    return float(found[1])
