"""Boards that packages bring: their files are served under a hash, and nothing else of the package is."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from installed import installed
from kontor.boards import BoardError, find_board
from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http import games
from kontor.server.settings import Settings
from server.gateway import new_client
from server.within import served

MODULE = "export const createBoard = () => ({ update() {}, destroy() {} });\n"
FILES = {"board.js": MODULE, "board.css": "", "pearl.svg": "<svg/>", "de.ftl": "a = b", "secret.py": "", "x.toml": ""}
"""What lies in the folder of a board; the last two are nobody's business."""


def write_package(folder: Path, name: str, board: str, files: Mapping[str, str]) -> None:
    """Write a package with a board."""
    (folder / name).mkdir()
    code = f"from kontor.boards import Board\n\nBOARD = {board}\n"
    for file, content in {"__init__.py": code, **files}.items():
        (folder / name / file).write_text(content)


@pytest.fixture
def borneo_board(tmp_path: Path) -> Iterator[None]:
    """A package that draws Borneo, and one that draws Goa for a page of tomorrow."""
    write_package(tmp_path, "sketch_of_borneo", 'Board("sketch_of_borneo", 1)', FILES)
    write_package(tmp_path, "sketch_of_goa", 'Board("sketch_of_goa", 99)', FILES)
    boards = {"borneo": "sketch_of_borneo:BOARD", "goa": "sketch_of_goa:BOARD"}
    games.installed_board.cache_clear()
    with installed(tmp_path, {"kontor.boards": boards}):
        yield
    games.installed_board.cache_clear()


@pytest.mark.usefixtures("borneo_board")
async def test_the_files_of_a_board_are_served_for_ever_under_the_hash_of_their_content(settings: Settings) -> None:
    async with served(settings) as server, new_client(server.address) as client:
        board = (await client.get("/api/games/borneo")).json()["board"]
        module = await client.get(board["module"])
        others = [await client.get(board["module"].replace("board.js", name)) for name in ("pearl.svg", "board.css")]
        page = await client.get("/")

    assert board["interface"] == 1
    assert board["style"].endswith("/board.css")
    assert list(board["messages"]) == ["de"]
    assert (module.status_code, module.text) == (200, MODULE)
    assert module.headers["content-type"].startswith("text/javascript")
    assert module.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert [answer.headers["content-type"].partition(";")[0] for answer in others] == ["image/svg+xml", "text/css"]
    assert page.headers["content-security-policy"] == PAGE_POLICY
    assert "script-src 'self';" in PAGE_POLICY


@pytest.mark.usefixtures("borneo_board")
async def test_nothing_else_of_a_package_is_served(settings: Settings) -> None:
    """Neither its code, nor a file outside of the folder, nor a build that is not installed."""
    async with served(settings) as server, new_client(server.address) as client:
        module = (await client.get("/api/games/borneo")).json()["board"]["module"]
        folder = module.removesuffix("/board.js")
        asked = ("secret.py", "__init__.py", "x.toml", "..%2fboard.js", "..%2f..%2fsketch_of_goa%2fboard.js", "none.js")
        found = [(await client.get(f"{folder}/{name}")).status_code for name in asked]
        former = await client.get(f"/api/games/borneo/board/{'0' * 32}/board.js")

    assert found == [404] * len(asked)
    assert (former.status_code, former.json()["code"]) == (404, "no-board-file")


@pytest.mark.usefixtures("borneo_board")
async def test_a_board_of_another_interface_is_left_out_and_the_game_is_still_there(settings: Settings) -> None:
    with pytest.raises(BoardError, match="interface 99"):
        find_board("goa")
    async with served(settings) as server, new_client(server.address) as client:
        assert (await client.get("/api/games/goa")).json()["board"] is None


@pytest.mark.usefixtures("borneo_board")
async def test_a_host_can_leave_boards_of_packages_out(settings: Settings) -> None:
    async with served(settings) as server, new_client(server.address) as client:
        module = (await client.get("/api/games/borneo")).json()["board"]["module"]
    async with served(replace(settings, package_boards=False)) as server, new_client(server.address) as client:
        assert (await client.get("/api/games/borneo")).json()["board"] is None
        assert (await client.get(module)).status_code == 404


@pytest.mark.parametrize(
    ("board", "files", "fault"),
    [
        ('Board("sketch", 1)', {"board.css": ""}, "has no board.js"),
        ('"sketch"', FILES, "is not a Board"),
        ("1 / 0", FILES, "ZeroDivisionError"),
        ('Board("sketch", 1)', {"board.js": MODULE, "large.json": "x" * 8_000_001}, "more than 8000000 bytes"),
    ],
)
def test_a_board_that_cannot_be_used_says_why(tmp_path: Path, board: str, files: Mapping[str, str], fault: str) -> None:
    name = f"sketch_{len(fault)}"
    write_package(tmp_path, name, board.replace("sketch", name), files)

    with (
        installed(tmp_path, {"kontor.boards": {"borneo": f"{name}:BOARD"}}),
        pytest.raises(BoardError, match=fault),
    ):
        find_board("borneo")


def test_another_content_or_another_name_is_another_build(tmp_path: Path) -> None:
    builds = set()
    for number, files in enumerate(({"board.js": "a"}, {"board.js": "b"}, {"board.js": "a", "a.css": ""})):
        folder = tmp_path / str(number)
        folder.mkdir()
        write_package(folder, f"build_{number}", f'Board("build_{number}", 1)', files)
        with installed(folder, {"kontor.boards": {"borneo": f"build_{number}:BOARD"}}):
            found = find_board("borneo")
            assert found is not None
            builds.add(found.build)

    assert len(builds) == 3
