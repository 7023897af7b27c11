"""A client of another release plays with the box of the match, which the server sends if its package has none."""

import pytest

from kontor.client import Server
from kontor.core import registry
from kontor.server.matches import Context
from server.sitting import started

GOA = registry.game("goa")


async def test_a_box_of_the_package_is_not_fetched(context: Context, address: str) -> None:
    match = await started(context, "goa", 2)
    async with Server(address) as server:
        assert await server.game_of(match) is GOA


async def test_a_box_that_no_package_ships_comes_from_the_server(
    context: Context, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await started(context, "goa", 2)
    monkeypatch.setattr(registry, "game_with", lambda *_: None)
    async with Server(address) as server:
        game = await server.game_of(match)
    assert game is not GOA
    assert game.components.hash == GOA.components.hash


async def test_a_server_that_had_one_box_of_each_game_names_none(address: str) -> None:
    async with Server(address) as server:
        assert await server.game_with("goa", None) is GOA
