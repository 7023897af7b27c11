"""`make dist-check`: the wheel in dist/ works where nothing else of the project is.

The wheel and what its extra `server` asks for are installed into a new environment, in the pinned versions, from the
cache of uv where it has them. Then the command says its version, bots play a match whose record is verified, and a
server on a fresh database serves the client. So it proves the wheel's own list of dependencies, its data files, and
that a server needs none of the extras `mail`, `push` and `tracing`. It does not prove other versions than the pinned.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from kontor import __version__
from kontor.core import registry
from server.fixtures import SERVICES, new_database
from server.gateway import NO_CERTIFICATES, TIMEOUT_SECONDS, gateway

ROOT = Path(__file__).parents[2]
PINS = ROOT / "requirements" / "server.txt"
EXTRAS = ("aiosmtplib", "http_ece", "py_vapid", "opentelemetry")
"""Modules that a server must not need."""
ASSET = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
OF_THE_DOCUMENTATION = re.compile(r'(?:src|href)="([\w-][\w./-]*\.(?:css|js|png|html))"')
PAGES = ("/", "/games/goa", "/THIRD_PARTY_LICENSES.txt", "/kontor.svg", "/kontor.webmanifest", "/docs/index.html")
BOTS = "clerk,clerk,trader"
"""A policy, and a value that was learned: both are data of the package."""


def run(*command: str | Path, cwd: str = ".") -> str:
    """Run a program that must succeed, and return what it printed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def demand(holds: bool, fault: str) -> None:
    """End with a sentence if something does not hold."""
    if not holds:
        sys.exit(f"{fault}. See what is in dist/, and [tool.hatch.build] and the extras in pyproject.toml.")


def install(folder: str) -> Path:
    """Install the wheel with the extra `server` into a new environment; return the folder of its programs."""
    wheels = list((ROOT / "dist").glob("*.whl"))
    if len(wheels) != 1:
        sys.exit("There must be one wheel in dist/. Run `make dist` first.")
    uv, programs = os.environ.get("UV", "uv"), Path(folder) / "venv" / "bin"
    run(uv, "venv", "-q", "--python", sys.executable, programs.parent)
    wanted = f"kontor[server] @ {wheels[0].as_uri()}"
    run(uv, "pip", "install", "-q", "--python", programs / "python", "--constraint", PINS, wanted)
    return programs


def check_commands(programs: Path, folder: str) -> None:
    """Ask the command for its version, let bots play a match, and verify the record."""
    kontor = programs / "kontor"
    where = run(programs / "python", "-c", "import kontor; print(kontor.__path__[0])", cwd=folder)
    demand(where.startswith(folder), f"the package comes from {where.strip()} and not from the wheel")
    looked = f"from importlib.util import find_spec; print([name for name in {EXTRAS} if find_spec(name)])"
    found = run(programs / "python", "-c", looked, cwd=folder).strip()
    demand(found == "[]", f"the extra `server` brings {found}, which only other extras need")
    said = run(kontor, "--version", cwd=folder).strip()
    demand(said == f"kontor {__version__}", f"`kontor --version` says {said!r} and not {__version__}")
    run(kontor, "play", "borneo", "--seats", BOTS, "--seed", "2008", "--record", "match.json", "--plain", cwd=folder)
    run(kontor, "replay", "match.json", cwd=folder)


def check_pages(address: str) -> None:
    """Load the first pages of the client and of the documentation with all that they name, and the list of games."""
    with httpx.Client(base_url=address, verify=NO_CERTIFICATES, timeout=TIMEOUT_SECONDS) as client:
        for path in PAGES:
            demand(client.get(path).status_code == 200, f"the server does not serve {path}")
        assets = ASSET.findall(client.get("/").text)
        demand(any(path.endswith(".js") for path in assets), "the first page loads no script: it is not the client's")
        for path in assets:
            demand(client.get(path).status_code == 200, f"the server does not serve {path}")
        shown = OF_THE_DOCUMENTATION.findall(client.get("/docs/index.html").text)
        demand(any(path.endswith(".js") for path in shown), "the documentation loads no script: it is not complete")
        for path in shown:
            demand(client.get(f"/docs/{path}").status_code == 200, f"the server does not serve /docs/{path}")
        slugs = sorted(game["slug"] for game in client.get("/api/games").json())
        demand(slugs == sorted(registry.slugs()), f"the server offers {slugs}")


def main() -> None:
    """Check the wheel; exit with 1 and a sentence if something does not work."""
    os.environ.pop("PYTHONPATH", None)  # the tests are on it, and the new environment must not see them
    told = run(SERVICES, "up")
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with TemporaryDirectory() as folder, new_database(services) as database:
        programs = install(folder)
        check_commands(programs, folder)
        with gateway(database, python=str(programs / "python")) as address:
            check_pages(address)
    sys.stdout.write(f"kontor {__version__}: the wheel works in an environment of its own\n")


if __name__ == "__main__":
    main()
