"""`make schema`: Schemathesis against a real server on a fresh database; no 5xx, and no answer that is not documented.

Schemathesis has an environment of its own. It is given some matches that exist, so that it does not only get 404.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from kontor.server.accounts import do_make_guest
from kontor.server.bus import LocalBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import open_pool
from sampling import rotating, sampled
from server.fixtures import SERVICES, new_database
from server.gateway import TIMEOUT_SECONDS, gateway
from server.sitting import play_out

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / ".venv-schemathesis" / "bin" / "schemathesis"
EXAMPLES = str(sampled(push=8, night=20))
"""Maximum number of requests of each kind to one operation."""
MATCHES = 40
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
PARTS = 4
"""On a push one operation in this many is tried, others at every commit; every night all."""
LEFT_OUT = "^ApiMeDeleteMe$|^ApiLoginsLogOut$|^ApiMatchesHints"
"""Deleting the account or logging out would end the session of the run; without workers there are no hints."""


def left_out(document: Mapping[str, Any]) -> str:
    """Return the pattern of the ids of all operations that this run does not try."""
    methods = [method for path in document["paths"].values() for method in path.values()]
    ids = sorted(method["operationId"] for method in methods if isinstance(method, dict) and "operationId" in method)
    tried = rotating(ids, PARTS)
    return "|".join([LEFT_OUT, *(f"^{re.escape(id_)}$" for id_ in ids if id_ not in tried)])


async def prepared(database: str) -> tuple[str, list[str]]:
    """Return the token of a person, and matches at every stage in which they have a seat."""
    pool = await open_pool(database, 2)
    context = Context(Settings(database=database, tables_per_person=0), pool, LocalBus())
    anna, bruno = [await do_make_guest(context, name) for name in ("Anna", "Bruno")]
    matches = []
    for number in range(MATCHES):
        matches.append(await do_create_match(context, anna.account, NewMatch("goa", 2)))
        for person in (anna, bruno):
            await do_join(context, matches[-1], person.account, person.name, None, None)
        if number > MATCHES / 8:
            await do_start(context, matches[-1], anna.account)
    await play_out(context, matches[-1])
    await pool.close()
    return anna.token, matches


def main() -> int:
    """Run Schemathesis and return its exit code."""
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with new_database(services) as database:
        schema.upgrade(database)
        token, matches = asyncio.run(prepared(database))
        hooks = {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(Path(__file__).parent), "MATCHES": ",".join(matches)}
        with gateway(database) as address, TemporaryDirectory() as folder:
            found = httpx.get(f"{address}/schema/openapi.json", timeout=TIMEOUT_SECONDS).raise_for_status()
            without = left_out(found.json())
            command = [
                str(PROGRAM),
                "run",
                f"{address}/schema/openapi.json",
                "--header",
                f"Authorization: Bearer {token}",
            ]
            command += ["--checks", CHECKS, "--exclude-operation-id-regex", without, "--max-examples", EXAMPLES]
            command += ["--seed", "1", "--request-timeout", "20", "--continue-on-failure", *sys.argv[1:]]
            return subprocess.run(command, check=False, env=os.environ | hooks, cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main())
