"""A game from outside: a package of its own, installed next to Kontor's wheel in a fresh environment.

It brings rules, what bots know about them, weights, a level and a drawing, and plays everywhere that a game of Kontor
does: at the terminal, in the arena and at a server. Nothing of this checkout is on the path of the environment.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from websockets.sync.client import connect

from sampling import in_turn
from server.fixtures import database, services  # noqa: F401 - fixtures
from server.gateway import TIMEOUT_SECONDS, gateway

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "pearls_package"
RULES = ROOT / "tests" / "contract" / "toy"
LEVELS = ["deckhand", "diver", "clerk", "trader", "factor"]

Kontor: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


def build(source: Path, out: Path) -> Path:
    """Build a wheel with the build backend that is installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    environment = os.environ | {"KONTOR_WITHOUT_CLIENT": "1"}  # nothing here asks for a page
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=environment)
    return max(out.glob("*.whl"), key=lambda wheel: wheel.stat().st_mtime_ns)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of a fresh environment with both wheels; their dependencies are those of this environment."""
    folder = tmp_path_factory.mktemp("outside")
    source = shutil.copytree(PACKAGE, folder / "source")
    for name in ("game.py", "components.toml"):
        shutil.copy(RULES / name, source / "pearls")
    shutil.copytree(RULES / "messages", source / "pearls" / "messages")
    wheels = [build(ROOT, folder), build(source, folder)]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    interpreter = str(folder / "venv" / "bin" / "python")
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.run([interpreter, "-c", where], check=True, capture_output=True, text=True).stdout.strip())
    for wheel in wheels:
        shutil.unpack_archive(wheel, site, "zip")  # what an installer does with a wheel of pure Python
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return interpreter


@pytest.fixture
def kontor(python: str, tmp_path: Path) -> Kontor:
    """Run the command in the fresh environment, in an empty folder."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "100"}
        command = [python, "-m", "kontor.cli", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, env=environment, input=typed, capture_output=True, text=True, check=False
        )

    return run


def test_nothing_of_the_checkout_is_seen(python: str, tmp_path: Path) -> None:
    """Both packages come from their wheels."""
    code = "import kontor.bots, pearls; print(kontor.__path__[0]); print(pearls.__file__)"
    told = subprocess.run([python, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert all(line.startswith(str(Path(python).parents[1])) for line in told.splitlines())


def test_it_is_played_at_the_terminal_with_its_drawing_and_its_hints(kontor: Kontor, tmp_path: Path) -> None:
    """A person against a trader and a bot from a file in the same folder; the record verifies."""
    (tmp_path / "mine.py").write_text("from kontor.bots import Clerk\n\n\nclass Mine(Clerk):\n    pass\n")
    seats = ("--seats", "me,trader,mine:Mine", "--seed", "0b", "--record", "match.json", "--plain")
    played = kontor("play", "pearls", *seats, typed="hint\n" + "1\n" * 60)
    assert played.returncode == 0, played.stderr
    assert "The beach" in played.stdout
    assert "bot “mine:Mine”" in played.stdout
    assert "coins" in played.stdout.partition("hint")[2] or "points" in played.stdout
    record = json.loads((tmp_path / "match.json").read_text())
    assert record["result"] is not None
    assert kontor("replay", "match.json").returncode == 0


@in_turn(3, 4)
def test_every_level_plays_it_at_the_terminal(kontor: Kontor) -> None:
    """Those of Kontor, and the one that the package adds; for a level that does not exist the error lists them."""
    for levels in (("deckhand", "diver"), ("clerk", "factor")):  # the trader played above
        played = kontor("play", "pearls", "--seats", ",".join(("me", *levels)), "--seed", "0c", typed="1\n" * 60)
        assert played.returncode == 0, played.stderr
        assert all(f"bot “{level}”" in played.stdout for level in levels)
    refused = kontor("play", "pearls", "--seats", "me,admiral")
    assert refused.returncode == 2
    assert all(level in refused.stderr for level in LEVELS)


@in_turn(1, 4)
def test_it_is_measured_in_the_arena_and_on_the_ladder(kontor: Kontor) -> None:
    """By its levels, one of which the package brings."""
    asked = ("--games", "4", "--budget", "2sims", "--workers", "1", "--json")
    arena = kontor("lab", "arena", "pearls", "--challenger", "factor", "--field", "diver", "--seats", "2", *asked)
    assert arena.returncode == 0, arena.stderr
    assert json.loads(arena.stdout)["games"] == 4
    ladder = kontor("lab", "ladder", "pearls", "--games", "2", "--level", "diver", "--workers", "1", "--json")
    assert ladder.returncode == 0, ladder.stderr
    steps = json.loads(ladder.stdout)
    assert {(step["challenger"], step["field"], step["seats"]) for step in steps} == {
        ("diver", "deckhand", 2),
        ("diver", "deckhand", 3),
    }


@pytest.fixture(scope="module")
def client(python: str, database: str) -> Iterator[httpx.Client]:  # noqa: F811
    """A guest at a server of the fresh environment, whose bots think in its background."""
    with (
        gateway(database, bots=1, python=python, bots_alone=1) as address,
        httpx.Client(base_url=address, timeout=TIMEOUT_SECONDS) as line,
    ):
        login = line.post("/api/guests", json={"name": "Anna"}).raise_for_status().json()
        line.headers["authorization"] = f"Bearer {login['token']}"
        yield line


def test_a_server_offers_its_levels_and_bots_of_each_play_whole_matches(client: httpx.Client) -> None:
    """The path of a bot in a request is refused: a server imports only what its host has installed."""
    assert client.get("/api/games/pearls").json()["levels"] == LEVELS
    for levels in (("deckhand", "diver"), ("clerk", "trader"), ("factor", "deckhand")):
        made = client.post("/api/matches", json={"game": "pearls", "seats": 2}).raise_for_status().json()
        match = f"/api/matches/{made['match']}"
        refused = client.put(f"{match}/seats/0", json={"level": "pearls.bots:Diver"})
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
        for seat, level in enumerate(levels):
            client.put(f"{match}/seats/{seat}", json={"level": level}).raise_for_status()
        client.post(f"{match}/start", json={}).raise_for_status()
        assert whole_match(client, match)["result"] is not None
        assert tuple(seat["level"] for seat in client.get(match).json()["seats"]) == levels


def whole_match(client: httpx.Client, match: str) -> dict[str, Any]:
    """Watch a match to its end, and return its record."""
    address = f"{client.base_url}{match}/socket".replace("http", "ws", 1).replace("//api", "/api")
    with connect(address) as socket:
        socket.send(json.dumps({"say": "hello", "token": client.headers["authorization"].removeprefix("Bearer ")}))
        told: dict[str, Any] = {}
        while not (told.get("tell") == "position" and told["seen"]["status"] == "over"):
            told = json.loads(socket.recv(timeout=TIMEOUT_SECONDS))
    record: dict[str, Any] = client.get(f"{match}/record").raise_for_status().json()
    return record
