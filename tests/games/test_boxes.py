"""Every box that ever landed is in its game's package and still opens (ADR 23)."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from kontor.core import ComponentData, encode, registry

KEPT = [
    pytest.param(slug, Path(str(file)), id=f"{slug}-{file.name[:8]}")
    for slug in registry.slugs()
    for file in files(registry.game(slug).package).joinpath("boxes").iterdir()
]


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_box_of_today_is_kept(slug: str) -> None:
    """So a later change of the component file takes no match away; `make boxes` keeps a new one."""
    game = registry.game(slug)
    assert files(game.package).joinpath("boxes", f"{game.components.hash}.json").is_file()


@pytest.mark.parametrize(("slug", "file"), KEPT)
def test_a_box_is_found_by_its_hash_and_opens(slug: str, file: Path) -> None:
    """Its content has the hash that names it, and today's rules begin a match with it."""
    today, components = registry.game(slug), ComponentData(msgspec.json.decode(file.read_bytes()), file.name)
    assert components.hash == file.stem
    game = registry.game_with(slug, components.hash)
    assert game is not None
    assert game.components.hash == components.hash
    options = today.options({})
    opening = game.with_components(components).start(max(today.info.seats), options, bytes(32))
    if components.hash == today.components.hash:
        assert encode(opening) == encode(today.start(max(today.info.seats), options, bytes(32)))


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("components", ["0" * 64, "../components.toml", ""])
def test_a_box_that_never_was_is_not_found(slug: str, components: str) -> None:
    """Whatever a record names."""
    assert registry.game_with(slug, components) is None
