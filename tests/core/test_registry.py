"""The installed games: found once, because the lobby and its sweeps ask for them again and again."""

import pytest

from kontor.core import registry


def test_the_installed_games_are_read_once_and_the_list_belongs_to_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who changes the list changes it for others, and without the cache it is read again."""
    games = registry.slugs()
    read: list[str] = []

    def no_games(group: str) -> list[object]:
        read.append(group)
        return []

    monkeypatch.setattr(registry, "entry_points", no_games)
    registry.slugs().clear()
    assert registry.slugs() == games
    assert read == []

    registry._installed.cache_clear()
    try:
        assert registry.slugs() == []
        assert read == [registry.GROUP]
    finally:
        monkeypatch.undo()
        registry._installed.cache_clear()
